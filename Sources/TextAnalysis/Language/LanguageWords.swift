/// A run of letters of one script.
struct LanguageWord {
  /// Its scalars in ``LanguageWords/scalars``; empty for scripts that are not
  /// scored by words.
  var scalars: Range<Int>

  /// Its UTF-8 range in the text.
  var range: Range<Int>

  /// Its script.
  var script: Script

  /// How many letters it has.
  var letters: Int

  /// Whether its first letter is upper case, whether all are, and whether one is
  /// after a first that is not, as in `iPhone`.
  var startsUpper: Bool
  var isAllUpper: Bool
  var isCamelCase: Bool

  /// Whether a sentence starts with it.
  var startsSentence: Bool

  /// Whether a capitalised word follows after nothing but a space.
  var isBeforeCapital = false

  /// Whether it is part of a code or an abbreviation: a digit stands directly
  /// before or after it, or it is a lone letter with a full stop, hyphen or slash.
  var isCode: Bool

  /// Whether a number stands between it and the word before, and after.
  var isAfterNumber: Bool
  var isBeforeNumber = false
}

/// The words of a text outside of its mask.
struct LanguageWords {
  /// The lower-case scalars of all words, one after the other.
  private(set) var scalars: [UInt32] = []

  /// The words in order.
  private(set) var words: [LanguageWord] = []

  /// Splits a text.
  init(_ text: LanguageText, outside mask: EvidenceMask) {
    scalars.reserveCapacity(text.scalars.count)
    words.reserveCapacity(text.scalars.count / 4)
    var scan = Scan()
    var index = 0
    while index < text.scalars.count {
      let scalar = text.scalars[index]
      let script = mask.isCovered[index] ? .none : Script(scalar)
      guard script != .none else {
        scan.pass(scalar, isCovered: mask.isCovered[index])
        index += 1
        continue
      }
      index = addWord(at: index, script: script, in: text, outside: mask, &scan)
    }
    if scan.hasDigit, !words.isEmpty { words[words.count - 1].isBeforeNumber = true }
  }

  /// What is known of the text since the last word.
  private struct Scan {
    var startsSentence = true
    var gapIsSpace = false
    var afterDigit = false
    var hasDigit = false

    mutating func pass(_ scalar: UInt32, isCovered: Bool) {
      if isCovered {
        (gapIsSpace, afterDigit) = (false, false)
        return
      }
      afterDigit = scalar.isDigit
      if scalar.isDigit { (startsSentence, hasDigit) = (false, true) }
      switch scalar {
      case 0x2E, 0x21, 0x3F, 0x3A, 0x3B, 0xA, 0xD, 0x3002, 0xFF01, 0xFF1F, 0x2026, 0xBF, 0xA1:
        startsSentence = true
        gapIsSpace = false
      default:
        if !scalar.isSpace { gapIsSpace = false }
      }
    }
  }

  private mutating func addWord(
    at start: Int, script: Script, in text: LanguageText, outside mask: EvidenceMask,
    _ scan: inout Scan
  ) -> Int {
    var end = start
    let first = scalars.count
    var isAllUpper = true
    var hasUpper = false
    while end < text.scalars.count, !mask.isCovered[end], Script(text.scalars[end]) == script {
      if script == .latin || script == .cyrillic { scalars.append(text.scalars[end]) }
      if text.isUpper[end] { hasUpper = true } else { isAllUpper = false }
      end += 1
    }
    let letters = end - start
    // An apostrophe between letters belongs to the word before it: l', don', d'.
    var next = end
    if script == .latin || script == .cyrillic, end + 1 < text.scalars.count,
      text.scalars[end].isApostrophe, !mask.isCovered[end], !mask.isCovered[end + 1],
      Script(text.scalars[end + 1]) == script
    {
      scalars.append(0x27)
      next += 1
    }
    let startsUpper = text.isUpper[start]
    if startsUpper, scan.gapIsSpace, !words.isEmpty {
      words[words.count - 1].isBeforeCapital = true
    }
    if scan.hasDigit, !words.isEmpty { words[words.count - 1].isBeforeNumber = true }
    words.append(
      LanguageWord(
        scalars: first..<scalars.count, range: text.utf8Range(start..<end), script: script,
        letters: letters, startsUpper: startsUpper, isAllUpper: startsUpper && isAllUpper,
        isCamelCase: !startsUpper && hasUpper,
        startsSentence: scan.startsSentence,
        isCode: scan.afterDigit || Self.isCode(letters, before: text.scalars.dropFirst(end).first),
        isAfterNumber: scan.hasDigit))
    scan = Scan(startsSentence: false, gapIsSpace: next == end, afterDigit: false)
    return next
  }

  private static func isCode(_ letters: Int, before next: UInt32?) -> Bool {
    guard let next else { return false }
    return next.isDigit
      || letters == 1 && (next == 0x2E || next == 0x2D || next == 0x2F || next == 0x2011)
  }
}

extension LanguageWords {
  /// Whether a word stands where a month stands in a date: beside a number, or
  /// after one with a short word between, as in `12 de março`.
  func isBesideNumber(_ index: Int) -> Bool {
    let word = words[index]
    if word.isAfterNumber || word.isBeforeNumber { return true }
    guard index > 0 else { return false }
    return words[index - 1].isAfterNumber && words[index - 1].letters <= 3
  }
}

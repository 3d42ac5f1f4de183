/// A text as the sentence splitter reads it.
///
/// Positions count scalars; one outside of the text reads as U+0000.
struct SentenceText {
  let scalars: [Unicode.Scalar]
  private let offsets: [Int]

  /// Where the bracket or quotation closes that opens at a position.
  private(set) var closings: [Int: Int] = [:]

  /// Whether a letter of the text is upper case.
  let hasUpperCase: Bool

  init(_ text: String) {
    var scalars: [Unicode.Scalar] = []
    var offsets: [Int] = []
    scalars.reserveCapacity(text.utf8.count)
    offsets.reserveCapacity(text.utf8.count + 1)
    var offset = 0
    var hasUpperCase = false
    for scalar in text.unicodeScalars {
      scalars.append(scalar)
      offsets.append(offset)
      offset += UTF8.width(scalar)
      hasUpperCase = hasUpperCase || scalar.isUpperCase
    }
    offsets.append(offset)
    self.scalars = scalars
    self.offsets = offsets
    self.hasUpperCase = hasUpperCase
    closings = pairs()
  }

  var count: Int { scalars.count }

  subscript(position: Int) -> Unicode.Scalar {
    scalars.indices.contains(position) ? scalars[position] : "\0"
  }

  /// Returns the UTF-8 range of a range of scalars without the white space around
  /// them; `nil` when they hold neither a letter nor a digit.
  func sentence(_ range: Range<Int>) -> Range<Int>? {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start].isSentenceSpace || self[start].isLineEnd { start += 1 }
    while end > start, self[end - 1].isSentenceSpace || self[end - 1].isLineEnd { end -= 1 }
    guard scalars[start..<end].contains(where: { $0.isWordStart }) else { return nil }
    return offsets[start]..<offsets[end]
  }

  /// Returns the first position from the given one that holds no space.
  func skippingSpaces(from position: Int) -> Int {
    var end = position
    while self[end].isSentenceSpace { end += 1 }
    return end
  }

  /// Returns the letters from a position on in lower case; at most 20 of them.
  func word(from start: Int) -> String {
    var end = start
    while end - start < 20, self[end].isSentenceLetter { end += 1 }
    return text(start..<end).lowercased()
  }

  /// Returns some of the scalars as text.
  func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  // MARK: Pairs

  /// The longest quotation that is a part of a sentence.
  private static let longestPair = 400

  /// Finds brackets and quotations that are parts of a sentence: they open and close
  /// on one line, and are not all of it.
  private func pairs() -> [Int: Int] {
    var closings: [Int: Int] = [:]
    var open: [(mark: Unicode.Scalar, position: Int)] = []
    for (position, scalar) in scalars.enumerated() {
      if scalar.isLineEnd {
        open.removeAll(keepingCapacity: true)
        continue
      }
      guard scalar.isPairMark else { continue }
      if let match = open.suffix(8).lastIndex(where: { closes(position, $0.mark) }) {
        let start = open[match].position
        if position - start <= Self.longestPair, !isWholeLine(start, position) {
          closings[start] = position
        }
        open.removeSubrange(match...)
      } else if opens(position) {
        open.append((scalar, position))
      }
    }
    return closings
  }

  private func opens(_ position: Int) -> Bool {
    switch self[position] {
    case "'", "‘", "’", "\"":
      !self[position - 1].isWordStart && !self[position + 1].isSentenceSpace
    case ")", "]", "）", "」", "』", "】", "》", "〉", "］": false
    default: true
    }
  }

  private func closes(_ position: Int, _ mark: Unicode.Scalar) -> Bool {
    let closing = self[position]
    switch mark {
    case "(": return closing == ")"
    case "[": return closing == "]"
    case "（": return closing == "）"
    case "［": return closing == "］"
    case "「": return closing == "」"
    case "『": return closing == "』"
    case "【": return closing == "】"
    case "《": return closing == "》"
    case "〈": return closing == "〉"
    case "«": return closing == "»"
    case "»": return closing == "«"
    case "“": return closing == "”"
    case "„": return closing == "“" || closing == "”"
    case "”": return closing == "”"
    case "\"": return closing == "\"" && !self[position - 1].isSentenceSpace
    case "'", "‘", "’":
      return (closing == "’" || closing == "'") && !self[position + 1].isWordStart
        && !self[position - 1].isSentenceSpace
    default: return false
    }
  }

  /// Whether a quotation is all of a line.
  private func isWholeLine(_ start: Int, _ end: Int) -> Bool {
    guard !"([（［【《〈".unicodeScalars.contains(self[start]) else { return false }
    let last = skippingSpaces(from: end + 1)
    var first = start - 1
    while self[first].isSentenceSpace { first -= 1 }
    return (first < 0 || self[first].isLineEnd) && (last >= count || self[last].isLineEnd)
  }
}

extension Unicode.Scalar {
  var isLineEnd: Bool {
    self == "\n" || self == "\r" || value == 0x85 || value == 0x2028 || value == 0x2029
      || value == 0xB || value == 0xC
  }

  /// Whether the scalar is white space in a line, or is not seen.
  var isSentenceSpace: Bool {
    if isASCII { return self == " " || self == "\t" }
    return value == 0xA0 || value == 0x3000 || (0x2000...0x200F).contains(value) || value == 0x202F
      || value == 0x205F || value == 0xFEFF || value == 0x1680 || value == 0xAD
      || (0x2060...0x2069).contains(value) || (0x202A...0x202E).contains(value)
  }

  var isSentenceLetter: Bool {
    isASCII ? isASCIILetter : properties.isAlphabetic
  }

  private var isASCIILetter: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self)
  }

  var isSentenceDigit: Bool {
    isASCII ? ("0"..."9").contains(self) : properties.generalCategory == .decimalNumber
  }

  var isWordStart: Bool { isSentenceLetter || isSentenceDigit }

  var isUpperCase: Bool {
    if isASCII { return ("A"..."Z").contains(self) }
    return value < 0x2000 && properties.isUppercase
      || properties.generalCategory == .titlecaseLetter
  }

  var isLowerCase: Bool {
    if isASCII { return ("a"..."z").contains(self) }
    return value < 0x2000 && properties.isLowercase
  }

  /// Whether the scalar is of a script that writes without spaces.
  var isSpaceless: Bool {
    switch value {
    case 0xE00...0xE7F, 0x3005...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// Whether the scalar opens or closes a bracket or a quotation.
  fileprivate var isPairMark: Bool {
    switch self {
    case "(", ")", "[", "]", "\"", "'", "«", "»", "‘", "’", "“", "”", "„", "（", "）", "［", "］", "「",
      "」", "『", "』", "【", "】", "《", "》", "〈", "〉":
      true
    default: false
    }
  }

  /// Whether the scalar may close what a sentence ends with.
  var isSentenceCloser: Bool {
    switch self {
    case ")", "]", "}", "\"", "'", "»", "’", "”", "“", "*", "_", "`", "）", "］", "」", "』", "】",
      "》", "〉", "¹", "²", "³":
      true
    default: false
    }
  }

  /// Whether a mark ends sentences in scripts with spaces, beside the full stop and
  /// the ellipsis.
  var isStrongStop: Bool {
    switch self {
    case "!", "?", "‽", "⁇", "⁈", "⁉", "؟", "۔", "।", "॥", "։", "።": true
    default: false
    }
  }

  /// Whether a mark ends sentences in scripts without spaces.
  var isWideStop: Bool {
    self == "。" || self == "！" || self == "？" || self == "｡"
  }

  /// Whether a mark stands before the items of a list and nowhere else.
  var isBullet: Bool {
    switch self {
    case "•", "‣", "▪", "●", "◦", "⁃", "■", "▶", "►": true
    default: false
    }
  }
}

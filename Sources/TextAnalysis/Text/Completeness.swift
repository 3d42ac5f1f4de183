/// Whether a text is cut off.
package struct Completeness: Hashable, Sendable {
  /// What its end shows.
  package enum Finding: String, Hashable, Sendable {
    /// It ends as texts do.
    case complete

    /// There is nothing.
    case empty

    /// A block of code is not closed.
    case fence

    /// A bracket or quotation is not closed, and the last sentence does not end.
    case bracket

    /// It ends with a comma, a colon, a hyphen, or a word after which more has to
    /// come.
    case midSentence = "mid-sentence"

    /// A bracket or quotation is not closed, and the last sentence ends.
    case open

    /// Its last sentence has no full stop, and others have one or it is long.
    case noStop = "no-full-stop"
  }

  /// What its end shows.
  package private(set) var finding: Finding

  /// What shows it, in UTF-8; nothing where the text is complete.
  package private(set) var range: Range<Int>?

  /// Looks at the end of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - phrases: Those of its language.
  package init(of text: String, phrases: Phrases) {
    let ending = TextEnding(text)
    guard let last = ending.last else {
      finding = .empty
      return
    }
    if let fence = ending.openFence {
      (finding, range) = (.fence, fence)
      return
    }
    if ending.announcesMore {
      (finding, range) = (.midSentence, last)
      return
    }
    let words = ending.lastWords
    if !ending.hasStop, let word = words.last, words.count > 1,
      phrases.unfinished.contains(word.text)
    {
      (finding, range) = (.midSentence, word.range)
      return
    }
    if let open = ending.openBracket {
      (finding, range) = (ending.hasStop ? .open : .bracket, open)
      return
    }
    let isLong = words.count > (words.count { $0.isCharacter } * 2 > words.count ? 40 : 14)
    let others = ending.hasEarlierStop || isLong
    if !ending.hasStop, others, words.count > 2 {
      (finding, range) = (.noStop, last)
    } else {
      (finding, range) = (.complete, nil)
    }
  }
}

/// The end of a text, and what of it is open there.
private struct TextEnding {
  /// The last character that is not white space or a closing mark, in UTF-8.
  private(set) var last: Range<Int>?

  /// Whether a full stop or the like closes the last sentence.
  private(set) var hasStop = false

  /// Whether a comma, colon, opening mark or hyphen is the last character.
  private(set) var announcesMore = false

  /// Whether a sentence ends before the last one on its line.
  private(set) var hasEarlierStop = false

  /// The fence of a block of code that is not closed.
  private(set) var openFence: Range<Int>?

  /// The first bracket or quotation mark that is not closed.
  private(set) var openBracket: Range<Int>?

  /// The words of the last sentence of the last line, as far as the last hundred
  /// characters show.
  private(set) var lastWords: [TextToken] = []

  init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    var offsets: [Int] = []
    offsets.reserveCapacity(scalars.count)
    var offset = 0
    for scalar in scalars {
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    func range(_ index: Int) -> Range<Int> {
      offsets[index]..<offsets[index] + UTF8.width(scalars[index])
    }
    guard let end = scalars.lastIndex(where: { !$0.isBlank && !$0.isClosing }) else {
      let mark = scalars.lastIndex { !$0.isBlank }
      last = mark.map(range)
      hasStop = true
      return
    }
    last = range(end)
    let final = scalars[end]
    let before = end > 0 ? scalars[end - 1] : " "
    hasStop = final.isStop || !final.isLetterOrDigit && !final.isPause && final != "-"
    announcesMore = final.announcesMore(after: before)
    openFence = Self.openFence(in: scalars).map(range)
    if openFence == nil { openBracket = Self.openBracket(in: scalars).map(range) }
    var start = end
    while start > 0, end - start < 600, scalars[start - 1] != "\n" {
      if start < end, scalars[start - 1].isStop,
        scalars[start].isBlank || scalars[start - 1].isWideStop || scalars[start - 1] == "．"
      {
        hasEarlierStop = !Self.isAfterAbbreviation(scalars, start - 1)
        if hasEarlierStop { break }
      }
      start -= 1
    }
    let base = offsets[start]
    let sentence = String(String.UnicodeScalarView(scalars[start...end]))
    lastWords = TextTokens(sentence).tokens.map { token in
      var moved = token
      moved.range = token.range.lowerBound + base..<token.range.upperBound + base
      return moved
    }
  }

  /// Whether a full stop follows one letter or up to two digits, those of a day.
  private static func isAfterAbbreviation(_ scalars: [Unicode.Scalar], _ stop: Int) -> Bool {
    guard scalars[stop] == "." else { return false }
    var start = stop
    while start > 0, scalars[start - 1].isLetterOrDigit { start -= 1 }
    let word = scalars[start..<stop]
    return word.count <= 1 || word.count == 2 && word.allSatisfy { ("0"..."9").contains($0) }
  }

  /// The last line that begins with a fence, where their number is odd.
  private static func openFence(in scalars: [Unicode.Scalar]) -> Int? {
    var isOpen = false
    var place = 0
    var index = 0
    while index < scalars.count {
      var start = index
      while start < scalars.count, scalars[start] == " " { start += 1 }
      if scalars[start...].starts(with: "```".unicodeScalars) {
        isOpen.toggle()
        place = start
      }
      index = (scalars[index...].firstIndex { $0 == "\n" } ?? scalars.count) + 1
    }
    return isOpen ? place : nil
  }

  private static func openBracket(in scalars: [Unicode.Scalar]) -> Int? {
    var open: [(place: Int, close: Unicode.Scalar)] = []
    // Marks that both open and close, in turns.
    var turns: [Unicode.Scalar: Int] = [:]
    for (index, scalar) in scalars.enumerated() {
      let before = index > 0 ? scalars[index - 1] : " "
      switch scalar {
      case "(", "（", "[", "［", "{", "「", "『", "【", "《":
        if scalar == "(", before == ":" || before == ";" || before == "=" { continue }
        open.append((index, scalar.closingBracket))
      case ")", "）", "]", "］", "}", "」", "』", "】", "》":
        if let match = open.lastIndex(where: { $0.close == scalar }) {
          open.removeSubrange(match...)
        }
      case "\"":
        // After a digit, it may be inches.
        if turns[scalar] == nil, ("0"..."9").contains(before) { continue }
        turns[scalar] = turns[scalar] == nil ? index : nil
      default: break
      }
    }
    return [open.first?.place, turns["\""]].compactMap { $0 }.min()
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { properties.isWhitespace }

  /// Marks that close what a sentence stands in.
  fileprivate var isClosing: Bool {
    ")]}）］】」』》\"'”’“»«*_`~".unicodeScalars.contains(self)
      || properties.generalCategory == .format
      || properties.isEmojiPresentation || value == 0xFE0F
  }

  fileprivate var isStop: Bool { ".!?…。！？．｡؟|".unicodeScalars.contains(self) }

  fileprivate var isPause: Bool { ",;:，；：、&".unicodeScalars.contains(self) }

  fileprivate func announcesMore(after before: Unicode.Scalar) -> Bool {
    if isPause || "([{（［「『【《„".unicodeScalars.contains(self) { return true }
    guard "-–—".unicodeScalars.contains(self) else { return false }
    // "€ 22,-" and "250:-" have no cents.
    return !",.:".unicodeScalars.contains(before) && !("0"..."9").contains(before)
  }

  fileprivate var closingBracket: Unicode.Scalar {
    switch self {
    case "(": ")"
    case "（": "）"
    case "[": "]"
    case "［": "］"
    case "{": "}"
    case "「": "」"
    case "『": "』"
    case "【": "】"
    default: "》"
    }
  }
}

/// Finds currencies at places in a text.
struct CurrencyLookup {
  private let text: NotationText
  private let language: String
  private let names = CurrencyNames()

  /// Currencies that are no surprise in the text.
  private let expected: Set<String>

  /// The most scalars that a name has.
  private static let longest = 44

  init(text: NotationText, language: String, expecting expected: Set<String> = []) {
    self.text = text
    self.language = language
    self.expected = expected
  }

  /// Returns the longest currency that starts at a position.
  ///
  /// - Parameters:
  ///   - start: The position.
  ///   - joins: Whether an amount in the major unit stands before, so that a letter
  ///     such as `c` can be its minor unit.
  /// - Returns: The currency, or `nil` when there is none.
  func currency(at start: Int, joins: Bool = false) -> CurrencyMatch? {
    guard start >= 0, start < text.count, !text.isSpace(start), !text.isDigit(start) else {
      return nil
    }
    let end = min(start + Self.longest, text.count)
    let bytes = text.foldedBytes[text.byteOffsets[start]..<text.byteOffsets[end]]
    var limit = bytes.count
    while limit > 0 {
      let entries = names.longestEntries(in: bytes, limit: limit)
      guard let length = entries.first?.length else { return nil }
      let range = start..<position(byteOffset: bytes.startIndex + length, from: start)
      let terms = terms(entries, spelled: range).filter {
        isUsable($0, joins: joins) && !$0.traits.contains(.before) && endsWell($0, range)
          && !UnitWords.isPartOfWord(text, range) && !UnitWords.isCutOff(text, range)
      }
      let whole = range.lowerBound..<(endOfPlural(after: range) ?? range.upperBound)
      if let match = CurrencyMatch(range: whole, terms: terms) { return match }
      limit = length - 1
    }
    return nil
  }

  /// Returns the longest currency that ends at a position.
  ///
  /// - Parameters:
  ///   - end: The position.
  ///   - floor: The first position that it can take.
  ///   - isApart: Whether more than a space stands between it and the number.
  /// - Returns: The currency, or `nil` when there is none.
  func currency(endingAt end: Int, floor: Int, isApart: Bool) -> CurrencyMatch? {
    var best: CurrencyMatch?
    var start = end - 1
    while start >= floor, end - start <= Self.longest, isInNames(start) {
      defer { start -= 1 }
      if text.isSpace(start) || (text.isWordLetter(start) && text.isWordLetter(start - 1)) {
        continue
      }
      let bytes = text.foldedBytes[text.byteOffsets[start]..<text.byteOffsets[end]]
      let entries = names.entries(bytes)
      if entries.isEmpty { continue }
      let terms = terms(entries, spelled: start..<end).filter {
        isUsable($0, joins: false) && !$0.traits.contains(.after) && !$0.isMinor
          && startsWell($0, start) && !(isApart && isLooseIdeograph($0, end))
      }
      best = CurrencyMatch(range: start..<end, terms: terms) ?? best
    }
    return best
  }

  private func position(byteOffset: Int, from start: Int) -> Int {
    var position = start
    while text.byteOffsets[position] < byteOffset { position += 1 }
    return position
  }

  /// The terms of entries, as far as the text's spelling is one of theirs.
  private func terms(_ entries: [SortedLines.Entry], spelled range: Range<Int>) -> [CurrencyTerm] {
    entries.compactMap { entry in
      names.term(entry) { $0.unicodeScalars.elementsEqual(text.scalars[range]) }
    }
  }

  private func isUsable(_ term: CurrencyTerm, joins: Bool) -> Bool {
    if joins, term.isMinor { return true }
    if term.traits.contains(.local), !term.codes.contains(where: expected.contains) {
      return false
    }
    return !term.traits.contains(.joining) && (term.language ?? language) == language
  }

  /// Whether a term ends where its word ends.
  private func endsWell(_ term: CurrencyTerm, _ range: Range<Int>) -> Bool {
    let isWord = term.traits.contains(.word)
    if isWord, text.isWordLetter(range.lowerBound), text.isWordLetter(range.lowerBound - 1) {
      return false
    }
    guard text.isWordLetter(range.upperBound - 1), text.isWordLetter(range.upperBound) else {
      return true
    }
    guard isWord, !term.traits.contains(.code) else { return false }
    if endOfPlural(after: range) != nil {
      return range.count >= 3 && !term.traits.contains(.symbolic) && term.ordinaryDigits == 0
        && term.family != "grand"
    }
    // Turkish cases are glued to names: dolardan.
    return language == "tr" && range.count >= 4
      && text.word(at: range.upperBound, limit: 6).end - range.upperBound <= 5
  }

  /// Returns where an s ends that makes a plural of a name, as in `takas`, though the
  /// name's own language has none.
  private func endOfPlural(after range: Range<Int>) -> Int? {
    let end = range.upperBound
    guard text.isWordLetter(end - 1), text.isWordLetter(end), text.folded[end] == "s",
      text.folded[end - 1] != "s",
      !text.isWordLetter(end + 1)
    else { return nil }
    return end + 1
  }

  /// Whether a term starts where its word starts.
  private func startsWell(_ term: CurrencyTerm, _ start: Int) -> Bool {
    guard text.isWordLetter(start) else {
      // 이유로 3
      return !(CJKNumerals.isHangul(text[start]) && CJKNumerals.isHangul(text[start - 1]))
    }
    let isWord =
      term.traits.contains(.word) || !term.traits.contains(.symbolic) || term.traits.contains(.code)
    return !(isWord && text.isDigit(start - 1))
  }

  private func isLooseIdeograph(_ term: CurrencyTerm, _ end: Int) -> Bool {
    !term.traits.contains(.symbolic) && !term.traits.contains(.code)
      && text.kind(end - 1) == .ideograph
  }

  /// Whether names can contain what stands at a position.
  private func isInNames(_ position: Int) -> Bool {
    switch text.kind(position) {
    case .digit, .newline: return false
    case .space, .letter, .ideograph: return true
    case .other:
      switch text[position] {
      case ",", ":", ";", "|", "*", "`", "_", "!", "?", "=", "<", ">", "[", "]", "{", "}":
        return false
      default: return true
      }
    }
  }
}

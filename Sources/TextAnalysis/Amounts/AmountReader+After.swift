/// What is no currency after a number.
extension AmountReader {
  /// Whether a name is a measure or a thing: `10 pounds of apples`.
  func isMeasure(_ match: CurrencyMatch) -> Bool {
    let end = match.range.upperBound
    guard ["pound", "lei", "grand"].contains(match.term.family), text.isSpace(end) else {
      return false
    }
    let word = text.word(at: end + 1).text
    if match.term.family == "grand" {
      // Ten grand pianos, twenty Grand Slams.
      return !word.isEmpty && !Self.wordsAfterGrand.contains(word)
    }
    return ["of", "de", "von", "van", "di", "worn", "made"].contains(word)
  }

  private static let wordsAfterGrand: Set<String> = [
    "a", "an", "and", "at", "by", "each", "for", "from", "in", "is", "more", "of", "on", "or",
    "per", "to", "was",
  ]

  /// Whether a name is the first part of another word, or of a path:
  /// `2 francs-tireurs`, `rs/commit-reach`.
  func isCompound(_ match: CurrencyMatch) -> Bool {
    let end = match.range.upperBound
    guard !match.term.traits.contains(.symbolic), text.isLetter(end + 1) else { return false }
    if text[end] == "-" {
      // a 12-cent-a-share dividend
      let word = text.word(at: end + 1)
      return !(["a", "an", "per"].contains(word.text) && text[word.end] == "-")
    }
    guard text[end] == "/", match.range.count == 2 else { return false }
    let wordEnd = text.word(at: end + 1, limit: .max).end
    return ["-", "_", "/"].contains(text[wordEnd]) && text.isLetter(wordEnd + 1)
  }

  /// Whether a term touches a whole number as part of it: `3KM`, `1080p`.
  func isPart(_ match: CurrencyMatch, of number: NumberToken) -> Bool {
    guard number.isPlainInteger, match.range.lowerBound == number.range.upperBound else {
      return false
    }
    if match.term.codes.contains(where: isExpected) { return false }
    let traits = match.term.traits
    return traits.contains(.detached) || traits.contains(.technical)
      || traits.contains(.code) && number.range.count > 1 && text[number.range.lowerBound] == "0"
      || match.isMinor && match.range.count == 1 && text.isWordLetter(match.range.lowerBound)
        && number.leadingDigits > 2
  }

  /// Whether a term after a number, with none before it, is something else: a
  /// variable in a script, a part of an identifier, a person, a technical word.
  func isOtherwiseUsed(_ match: CurrencyMatch, after number: NumberToken) -> Bool {
    let end = match.range.upperBound
    let traits = match.term.traits
    if match.term.family == "$", match.range.count == 1, isStartOfVariable(end) { return true }
    // won't
    if text[end] == "'", text[end + 1] == "t", !text.isLetter(end + 2) { return true }
    // p.m.
    if match.isMinor, match.range.count == 1, text[end] == ".", text.isWordLetter(end + 1) {
      return true
    }
    guard text.isLetter(match.range.lowerBound) else { return false }
    let touches = match.range.lowerBound == number.range.upperBound
    // X11 server, 65a0eea02e30cad7
    if number.isGlued, number.isPlainInteger, !isExpectedTerm(match) { return true }
    if touches, text.isDigit(end), traits.contains(.code), number.isPlainInteger { return true }
    if traits.contains(.technical), !isExpectedTerm(match) {
      return !number.hasCents && number.separators.count < 2 && isFollowedByWord(end)
        || text[end] == "-"
    }
    return isPerson(match, after: number)
      || touches && UnitWords.isSyllable(text, number, before: match.range)
  }

  private func isExpectedTerm(_ match: CurrencyMatch) -> Bool {
    match.term.codes.contains(where: isExpected)
  }

  /// Whether a dollar sign starts the name of a variable, or a command.
  private func isStartOfVariable(_ end: Int) -> Bool {
    text.isWordLetter(end) && lookup.currency(at: end) == nil
      || ["{", "(", "$", "_", "!", "@", "*", "#"].contains(text[end])
      || text[end] == "." && text.isDigit(end + 1)
  }

  private func isFollowedByWord(_ end: Int) -> Bool {
    let next = text.skippingSpaces(from: end, limit: 2)
    return text.isWordLetter(next)
      && !["per", "for", "in", "and"].contains(text.word(at: next).text)
  }

  /// Whether a name in capitals with another word in capitals after it is that of
  /// a person, after a year: `2019 Lev Lamberow`.
  private func isPerson(_ match: CurrencyMatch, after number: NumberToken) -> Bool {
    guard number.isPlainInteger, number.range.count == 4, !match.term.traits.contains(.code)
    else { return false }
    let next = text.skippingSpaces(from: match.range.upperBound, limit: 1)
    guard next > match.range.upperBound, text.isWordLetter(next),
      let name = match.range.first(where: { text[$0] != text.folded[$0] }),
      text.isWordLetter(name)
    else { return false }
    return text[next] != text.folded[next] && text.isWordLetter(next + 1)
      && text[next + 1] == text.folded[next + 1]
  }
}

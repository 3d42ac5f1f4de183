extension AmountReader {
  /// Returns the currency after a number: over spaces and the end of emphasis, in
  /// brackets, after "of", or after one plain word.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - start: Where the number ends, with the word that multiplies it.
  ///   - limit: Where the next number starts.
  ///   - isMultiplied: Whether there is such a word.
  ///   - joins: Whether an amount in the major unit stands before.
  /// - Returns: The currency, or `nil` when there is none.
  func rightCurrency(
    of number: NumberToken, from start: Int, limit: Int, isMultiplied: Bool, joins: Bool = false
  ) -> CurrencyMatch? {
    let position = skippingEmphasis(from: start, of: number)
    if let match = lookup.currency(at: position, joins: joins),
      match.range.upperBound <= limit || text[position] == "$"
    {
      return match
    }
    if text[position] == "(", let match = lookup.currency(at: position + 1),
      text[match.range.upperBound] == ")", match.range.upperBound <= limit
    {
      return match
    }
    if let match = hyphenated(position, from: start) { return match }
    if let match = afterMinus(position, of: number) { return match }
    guard text.isLetter(position) else { return nil }
    let match =
      afterPreposition(position, isMultiplied || number.value != nil)
      ?? afterWord(position, from: start)
    return match.flatMap { $0.range.upperBound <= limit ? $0 : nil }
  }

  private func skippingEmphasis(from start: Int, of number: NumberToken) -> Int {
    var position = start
    if text[number.range.lowerBound - 1] == "(", text[position] == ")" { position += 1 }
    while position - start < 5 {
      switch text[position] {
      case " ", "*", "`": position += 1
      case "_" where !text.isWordLetter(position + 1): position += 1
      default: return position
      }
    }
    return position
  }

  /// Reads `a 20-euro note`.
  private func hyphenated(_ position: Int, from start: Int) -> CurrencyMatch? {
    guard position == start, text[position] == "-", text.isWordLetter(position + 1),
      let match = lookup.currency(at: position + 1), match.term.traits.contains(.word),
      !match.term.traits.contains(.code), match.range.count >= 3
    else { return nil }
    return match
  }

  /// Reads `127,54- EUR`, where accounts put the minus after the number.
  private func afterMinus(_ position: Int, of number: NumberToken) -> CurrencyMatch? {
    guard number.hasCents, position == number.range.upperBound, text[position] == "-",
      text.isSpace(position + 1), let match = lookup.currency(at: position + 2),
      match.term.traits.contains(.symbolic) || match.term.traits.contains(.code),
      !text.isDigit(text.skippingSpaces(from: match.range.upperBound))
    else { return nil }
    return match
  }

  /// Reads `2 millions d'euros`.
  private func afterPreposition(_ position: Int, _ isMultiplied: Bool) -> CurrencyMatch? {
    guard isMultiplied else { return nil }
    let (word, end) = text.word(at: position)
    guard ["de", "d", "di", "von", "of", "av", "af"].contains(word) else { return nil }
    return lookup.currency(
      at: text.skippingSpaces(from: text[end] == "'" ? end + 1 : end))
  }

  /// Reads `10 sveitsiske francs`: one word in lower case before a name.
  private func afterWord(_ position: Int, from start: Int) -> CurrencyMatch? {
    guard position > start, text.isWordLetter(position) else { return nil }
    var (word, end) = text.word(at: position)
    // sør-afrikanske rand
    if text[end] == "-", text.isWordLetter(end + 1) { (word, end) = text.word(at: end + 1) }
    guard end - position >= 4, text[position] == text.folded[position], text.isSpace(end),
      Magnitude.power(ofWord: word, in: notation) == nil,
      let match = lookup.currency(at: end + 1),
      match.range.count >= 3 || match.term.family == "kr", !match.term.traits.contains(.symbolic),
      !match.term.traits.contains(.code)
    else { return nil }
    return match
  }

  /// Returns the currency before a number: over spaces, a sign, a colon, the bar
  /// of a table, the end of emphasis or brackets.
  func leftCurrency(of number: NumberToken) -> CurrencyMatch? {
    // In euros, two days later.
    if number.isInWords { return nil }
    let start = number.range.lowerBound
    var end = start
    if end > consumed, ["-", "+"].contains(text[end - 1]) { end -= 1 }
    let sign = end
    var isSkipping = true
    while isSkipping, end > consumed, sign - end < 6 {
      switch text[end - 1] {
      case " ", ":", "*", "`", "|", ")": end -= 1
      case "(" where end == start: end -= 1
      case "-" where end == sign: end -= 1
      default: isSkipping = false
      }
    }
    guard end > consumed else { return nil }
    return lookup.currency(endingAt: end, floor: consumed, isApart: start - end > 1)
  }
}

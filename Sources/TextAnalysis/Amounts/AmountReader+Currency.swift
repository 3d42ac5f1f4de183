extension AmountReader {
  /// Returns the currency of a number, if it has one.
  func currency(of number: NumberToken, after tail: NumberTail) -> CurrencyUse? {
    var left = leftCurrency(of: number)
    if let match = left, isOtherwiseUsed(match, before: number) { left = nil }
    var right = rightCurrency(
      of: number, from: tail.end, limit: next?.range.lowerBound ?? text.count,
      isMultiplied: tail.magnitude.power > 0)
    if let match = left, right == nil, isWord(match, before: number) { left = nil }
    if let match = right, left == nil,
      isMeasure(match) || isCompound(match) || isPart(match, of: number)
        || isOfNext(match, after: number, from: tail.end)
    {
      right = nil
    }
    if let before = left, let after = right {
      if isOfNext(after, besides: before) {
        right = nil
      } else if before.shared(with: after).isEmpty {
        let touches = before.range.upperBound == number.range.lowerBound
        if touches || before.term.traits.contains(.symbolic) { right = nil } else { left = nil }
      }
    }
    return CurrencyUse(left: left, right: right, language: notation.language)
      ?? krone(of: tail)
  }

  /// Whether a currency is no surprise in the text.
  private func isExpected(_ currency: String) -> Bool {
    currency == notation.homeCurrency || expected.contains(currency)
  }

  /// The krone or krona of a price tag without a sign: `499:-` in Swedish, `499,-`
  /// in Danish and Norwegian.
  private func krone(of tail: NumberTail) -> CurrencyUse? {
    guard tail.isWithoutCents, let home = notation.homeCurrency else { return nil }
    let mark: Unicode.Scalar? =
      switch notation.language {
      case "sv": ":"
      case "da", "nb", "nn", "no": ","
      default: nil
      }
    let start = numbers[index].range.upperBound
    guard text[start] == mark, !text.isLetter(tail.end) else { return nil }
    return CurrencyUse(
      currencies: [home], term: CurrencyTerm(currencies: [home]), family: "")
  }

  // MARK: What is no currency before the number

  /// Whether a term before a number is something else whatever follows: a part of
  /// an identifier, or an argument in code.
  private func isOtherwiseUsed(_ match: CurrencyMatch, before number: NumberToken) -> Bool {
    let end = number.range.upperBound
    if text.isWordLetter(match.range.upperBound - 1) {
      let touches = match.range.upperBound == number.range.lowerBound
      if text[end] == "_" || touches && isIdentifier(number) { return true }
    }
    return match.term.family == "$" && isArgument(match, before: number)
  }

  /// Whether letters that mean nothing touch the end of a whole number.
  private func isIdentifier(_ number: NumberToken) -> Bool {
    let end = number.range.upperBound
    return number.isPlainInteger && text.isWordLetter(end) && lookup.currency(at: end) == nil
      && tail(of: number).magnitude.power == 0
  }

  /// Whether `$0` to `$9` is an argument of a script: in code, or quoted alone.
  private func isArgument(_ match: CurrencyMatch, before number: NumberToken) -> Bool {
    guard number.isPlainInteger, number.range.count == 1, match.range.count == 1,
      match.range.upperBound == number.range.lowerBound
    else { return false }
    let before = text[match.range.lowerBound - 1]
    if before == "\"", text[number.range.upperBound] == "\"" { return true }
    return code.overlap(match.range)
  }

  /// Whether a term before a number, with nothing after it, is an ordinary or
  /// technical word: `TOP 10`, `CVE-2023`, `R2`, `RS6000`.
  private func isWord(_ match: CurrencyMatch, before number: NumberToken) -> Bool {
    let traits = match.term.traits
    if match.term.currencies.contains(where: isExpected) { return false }
    if traits.contains(.technical), number.separators.count < 2, !number.hasCents,
      number.groups.last?.count != 3
    {
      return true
    }
    guard number.isPlainInteger else { return false }
    if number.leadingDigits <= match.term.ordinaryDigits { return true }
    let isApart = text.isSpace(number.range.lowerBound - 1)
    if !isApart, traits.contains(.detached) { return true }
    // nis-123456
    return text[match.range.upperBound] == "-" && !isApart && !traits.contains(.symbolic)
  }

  // MARK: What is no currency after the number

  /// Whether a name is a measure or a thing: `10 pounds of apples`.
  private func isMeasure(_ match: CurrencyMatch) -> Bool {
    let end = match.range.upperBound
    guard ["pound", "lei"].contains(match.term.family), text.isSpace(end) else { return false }
    return ["of", "de", "von", "van", "di", "worn", "made"].contains(text.word(at: end + 1).text)
  }

  /// Whether a name is the first part of another word, or of a path:
  /// `2 francs-tireurs`, `rs/commit-reach`.
  private func isCompound(_ match: CurrencyMatch) -> Bool {
    let end = match.range.upperBound
    guard !match.term.traits.contains(.symbolic), text.isLetter(end + 1) else { return false }
    if text[end] == "-" { return true }
    guard text[end] == "/", match.term.family == "Rs" else { return false }
    let wordEnd = text.word(at: end + 1, limit: .max).end
    return ["-", "_", "/"].contains(text[wordEnd]) && text.isLetter(wordEnd + 1)
  }

  /// Whether a term touches a whole number as part of it: `3KM`, `1080p`.
  private func isPart(_ match: CurrencyMatch, of number: NumberToken) -> Bool {
    guard number.isPlainInteger, match.range.lowerBound == number.range.upperBound else {
      return false
    }
    if match.term.currencies.contains(where: isExpected) { return false }
    let traits = match.term.traits
    return traits.contains(.detached) || traits.contains(.technical)
      || traits.contains(.code) && number.range.count > 1 && text[number.range.lowerBound] == "0"
      || match.isMinor && match.range.count == 1 && text.isWordLetter(match.range.lowerBound)
        && number.leadingDigits > 2
  }

  /// Whether a currency between two numbers belongs to the second, when the first
  /// has none before it: `3 $20`, `Qty 3 EUR 20.00`, `2 x 1,19 € 2,38` in a
  /// language that writes signs first.
  private func isOfNext(_ match: CurrencyMatch, after number: NumberToken, from tail: Int) -> Bool {
    let traits = match.term.traits
    guard match.range.lowerBound > tail, !traits.contains(.after) else { return false }
    if text.isDigit(match.range.upperBound) {
      return traits.contains(.code) || traits.contains(.symbolic)
    }
    guard traits.contains(.symbolic), let next, text.isSpace(match.range.upperBound),
      next.range.lowerBound == match.range.upperBound + 1, next.groups.count == 2, next.hasCents,
      number.isPlainInteger && number.leadingDigits < 3 || notation.putsSignFirst
    else { return false }
    return hasNoCurrencyAfter(next)
  }

  /// Whether the currency after a number belongs to what follows, when the number
  /// has one before it already.
  private func isOfNext(_ right: CurrencyMatch, besides left: CurrencyMatch) -> Bool {
    if right.isMinor { return true }
    let end = right.range.upperBound
    if text.isDigit(end), !right.term.traits.contains(.after) { return true }
    guard !left.shared(with: right).isEmpty, right.term.traits.contains(.symbolic), let next,
      next.range.lowerBound == end || text.isSpace(end) && next.range.lowerBound == end + 1
    else { return false }
    return hasNoCurrencyAfter(next)
  }

  func hasNoCurrencyAfter(_ number: NumberToken) -> Bool {
    rightCurrency(
      of: number, from: number.range.upperBound, limit: text.count, isMultiplied: false) == nil
  }
}

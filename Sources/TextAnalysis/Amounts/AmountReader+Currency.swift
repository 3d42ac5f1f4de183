extension AmountReader {
  /// Returns the currency of a number, if it has one.
  func currency(of number: NumberToken, after tail: NumberTail) -> CurrencyUse? {
    var left = leftCurrency(of: number)
    if let match = left, isOtherwiseUsed(match, before: number) { left = nil }
    var right = rightCurrency(
      of: number, from: tail.end, limit: nextInDigits?.range.lowerBound ?? text.count,
      isMultiplied: tail.magnitude.power > 0)
    if let match = left, right == nil, isWord(match, before: number, tail) { left = nil }
    if let match = right, left == nil,
      isMeasure(match) || isCompound(match) || isPart(match, of: number)
        || isOfNext(match, after: number, from: tail.end) || isOtherwiseUsed(match, after: number)
    {
      right = nil
    }
    if let before = left, let after = right {
      if isHash(before, number, after) { return nil }
      if isOfNext(after, besides: before) {
        right = nil
      } else if isLabel(before, of: number), after.range.lowerBound <= tail.end + 1 {
        left = nil
      } else if before.shared(with: after).isEmpty {
        let touches = before.range.upperBound == number.range.lowerBound
        if touches || before.term.traits.contains(.symbolic) { right = nil } else { left = nil }
      }
    }
    if let match = right, left == nil, match.isMinor, isRest(number) { return nil }
    return CurrencyUse(left: left, right: right, language: notation.language)
      ?? krone(of: tail)
  }

  /// Whether a number counts the minor units of an amount whose major units are not
  /// read: the 5 in `a hundred-odd dollars and 5 cents`.
  private func isRest(_ number: NumberToken) -> Bool {
    var end = text.skippingSpaces(backFrom: number.range.lowerBound)
    guard end > consumed, end < number.range.lowerBound else { return false }
    if Self.colloquialAnd.contains(text.word(before: end)) {
      while text.isLetter(end - 1) { end -= 1 }
      end = text.skippingSpaces(backFrom: end)
    }
    guard end > consumed, text.isLetter(end - 1) else { return false }
    return lookup.currency(endingAt: end, floor: consumed, isApart: false)
      .map { !$0.term.traits.contains(.code) && $0.range.count >= 3 } ?? false
  }

  /// Whether a colon or a bar stands between a currency and its number: a currency
  /// after the number says more.
  private func isLabel(_ match: CurrencyMatch, of number: NumberToken) -> Bool {
    (match.range.upperBound..<number.range.lowerBound).contains { [":", "|"].contains(text[$0]) }
  }

  /// Whether a currency is no surprise in the text.
  func isExpected(_ currency: String) -> Bool {
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
    guard text[start] == mark, !text.isLetter(tail.end), let term = CurrencyNames().term(code: home)
    else { return nil }
    return CurrencyUse(currencies: [home], term: term, family: "")
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

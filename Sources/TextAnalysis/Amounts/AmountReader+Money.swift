extension AmountReader {
  /// Reads an amount of money, whose minor unit may be the next number.
  mutating func readMoney(
    _ number: NumberToken, _ tail: NumberTail, _ use: CurrencyUse
  ) -> AmountMention {
    var values = NumberReadings.of(
      number, in: text, decimalMark: notation.decimalMark,
      currency: MinorUnits.kind(of: use.currencies))
    guard !values.isEmpty else {
      return AmountMention(
        readings: [], currencies: [], symbol: "", bareKind: .dotted, range: number.range)
    }
    var end = max(tail.end, use.right?.range.upperBound ?? 0)
    var power = tail.magnitude.power + use.term.scale
    if power == use.term.scale, let word = magnitudeAfterSign(use) {
      power += word.power
      end = word.end
    }
    values = values.compactMap { $0.scaled(byPowerOfTen: power - use.term.minorDigits) }
    if tail.magnitude.isBillion, notation.hasLongScale {
      values += values.compactMap { $0.scaled(byPowerOfTen: 3) }
    }
    if tail.magnitude.power == 0, let minor = minorUnit(of: number, use, after: end) {
      values = values.compactMap { $0.adding(minor.value) }
      end = minor.end
    }
    while let next, next.range.lowerBound < end { index += 1 }
    let start = min(number.range.lowerBound, use.left?.range.lowerBound ?? .max)
    let sign = sign(of: number, use, tail, in: start..<end)
    if sign.isNegative { values = values.map(\.negated) }
    consumed = end
    return AmountMention(
      readings: values.uniqued(), currencies: use.currencies, symbol: use.family,
      isMinorUnit: use.term.isMinor, isSignUnknown: sign.isUnknown,
      power: self.power(of: number, tail), bareKind: nil,
      range: (sign.start ?? start)..<end)
  }

  /// Reads the word that multiplies after the sign: `75 USD milhões`.
  private func magnitudeAfterSign(_ use: CurrencyUse) -> Magnitude? {
    guard let right = use.right, right.term.traits.contains(.symbolic) else { return nil }
    let end = right.range.upperBound
    let start = text.skippingSpaces(from: end, limit: 2)
    guard start > end, text.isLetter(start) else { return nil }
    let word = text.word(at: start)
    guard word.text.unicodeScalars.count > 4,
      let power = Magnitude.power(ofWord: word.text, in: notation)
    else {
      return nil
    }
    return Magnitude(power: power, end: word.end)
  }
}

/// How currencies subdivide.
enum MinorUnits {
  /// Returns how all of the given currencies subdivide in daily use.
  static func kind(of currencies: [String]) -> NumberReadings.Currency {
    if currencies.allSatisfy(withoutMinorUnit.contains) { return .withoutMinorUnit }
    return currencies.allSatisfy(withThreeDecimals.contains) ? .withThreeDecimals : .usual
  }

  /// Currencies whose minor unit is not used, in ISO 4217 or in shops.
  private static let withoutMinorUnit: Set<String> = [
    "AFN", "ALL", "BIF", "CLP", "COP", "DJF", "GNF", "HUF", "IDR", "IQD", "IRR", "ISK", "JPY",
    "KMF", "KPW", "KRW", "LAK", "LBP", "MMK", "PYG", "RWF", "SYP", "UGX", "VND", "VUV", "XAF",
    "XOF", "XPF", "YER",
  ]

  /// Currencies with thousandths (ISO 4217).
  private static let withThreeDecimals: Set<String> = [
    "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND",
  ]
}

extension AmountReader {
  /// Returns what stands after an amount in its minor unit, and where that ends:
  /// the digits in `22€41`, `角` and `分`, or the cents in `22 euros and 41 cents`.
  func minorUnit(
    of number: NumberToken, _ use: CurrencyUse, after end: Int
  ) -> (value: DecimalValue, end: Int)? {
    if let right = use.right, let cents = digitsAfterSign(right, of: number, use) { return cents }
    if let right = use.right, isSubdividedInHan(use), let minor = hanMinor(after: right.range) {
      return minor
    }
    if use.term.isMinor { return nil }
    // Three euros and a half.
    if use.right != nil, let half = half(after: end),
      !text.isLetter(text.skippingSpaces(from: half))
    {
      return (DecimalValue(5, fractionDigits: 1), half)
    }
    return joinedMinor(of: use, after: end)
  }

  /// Reads `22€41`, where the sign is the decimal mark when exactly two digits touch
  /// it, and `22 euros 41` at the end of a clause.
  private func digitsAfterSign(
    _ right: CurrencyMatch, of number: NumberToken, _ use: CurrencyUse
  ) -> (value: DecimalValue, end: Int)? {
    let traits = right.term.traits
    let isSign = traits.contains(.symbolic) && !traits.contains(.code)
    guard use.left == nil, text.kind(right.range.lowerBound) != .ideograph,
      number.value == nil || number.isInWords, !number.hasCents,
      let next = self.next(after: right.range.upperBound), !next.isGlued,
      let cents = cents(next), !next.isArticle, next.isInWords || next.range.count == 2,
      !isInDate(next),
      isSign && (isTouching(right, number, next) || isSpacedInFrench(right, next))
        || isColloquial(right, of: number, next, isSign: isSign)
    else { return nil }
    return (cents, next.range.upperBound)
  }

  /// Whether two digits after an amount are its cents, as people say it.
  ///
  /// Nothing may follow in the clause: `15 dollars 50` and `25 euros con 50` are
  /// amounts, `20 dollars 43 days ago` are two things.
  private func isColloquial(
    _ right: CurrencyMatch, of number: NumberToken, _ next: NumberToken, isSign: Bool
  ) -> Bool {
    let gap = right.range.upperBound..<next.range.lowerBound
    guard !right.isMinor, text.isSpace(gap.lowerBound), endsClause(next.range.upperBound),
      hasNoCurrencyAfter(next)
    else { return false }
    if gap.count == 1 {
      return !isSign || right.range.lowerBound == number.range.upperBound
        || !notation.putsSignFirst && !notation.language.isEmpty
    }
    return !isSign && Self.colloquialAnd.contains(text.trimmed(gap))
      && !Self.betweenWords.contains(text.word(before: number.range.lowerBound))
  }

  private func endsClause(_ end: Int) -> Bool {
    let next = [".", ",", "!", "?", ";", ")"].contains(text[end]) ? end + 1 : end
    guard next < text.count else { return true }
    return text.kind(next) == .newline || next > end && text.isSpace(next)
  }

  static let colloquialAnd: Set<String> = [
    "and", "en", "et", "und", "mit", "e", "y", "con", "com", "och", "og", "ve", "và",
  ]

  private func isTouching(
    _ sign: CurrencyMatch, _ number: NumberToken, _ next: NumberToken
  ) -> Bool {
    sign.range.lowerBound == number.range.upperBound
      && sign.range.upperBound == next.range.lowerBound
  }

  /// Whether an amount is `22 € 41`, and nothing follows that would make it two.
  private func isSpacedInFrench(_ sign: CurrencyMatch, _ next: NumberToken) -> Bool {
    let end = next.range.upperBound
    return notation.language == "fr" && next.range.lowerBound == sign.range.upperBound + 1
      && text.isSpace(sign.range.upperBound) && !text.isLetter(text.skippingSpaces(from: end))
      && !["-", "/", ":", "%"].contains(text[end]) && hasNoCurrencyAfter(next)
  }

  /// Reads `41 cents`, with nothing or "and" between it and the amount.
  func joinedMinor(of use: CurrencyUse, after end: Int) -> (value: DecimalValue, end: Int)? {
    guard let next = self.next(after: end), !next.isGlued, let cents = cents(next),
      isConnector(end..<next.range.lowerBound),
      let right = rightCurrency(
        of: next, from: next.range.upperBound, limit: text.count, isMultiplied: false, joins: true),
      right.terms.contains(where: { $0.minorDigits == 2 }),
      right.term.family == "cent" || right.currencies.contains(where: use.currencies.contains)
    else { return nil }
    return (cents, right.range.upperBound)
  }

  /// Returns one or two digits, or a number in words or numerals below a hundred, as
  /// hundredths.
  private func cents(_ number: NumberToken) -> DecimalValue? {
    if number.value != nil {
      return number.value.flatMap { $0.isWhole && (0..<100).contains($0.mantissa) ? $0 : nil }?
        .scaled(byPowerOfTen: -2)
    }
    guard number.isPlainInteger, number.range.count <= 2 else { return nil }
    return DecimalValue(
      digits: number.range.lazy.map { Int64(text[$0].value) - 48 }, fractionDigits: 2)
  }

  /// Whether nothing but a word for "and" stands between two parts of an amount.
  private func isConnector(_ range: Range<Int>) -> Bool {
    guard range.count <= 6 else { return false }
    return [
      "", "and", "&", "plus", "en", "et", "und", "mit", "e", "y", "con", "com", "och", "og", "i",
      "ve", "và", "と", "又", "和", "и", "si", "și", ",",
    ].contains(text.trimmed(range))
  }

  private func isSubdividedInHan(_ use: CurrencyUse) -> Bool {
    use.family == "元"
      || use.currencies.count == 1
        && ["CNY", "TWD", "EUR", "USD", "JPY", "HKD"].contains(use.currencies.first)
  }

  /// Reads the tenths and hundredths after 元: `4角1分`, `五毛`, and a hundredth
  /// without its unit.
  private func hanMinor(after unit: Range<Int>) -> (value: DecimalValue, end: Int)? {
    var result: (value: DecimalValue, end: Int)?
    var position = unit.upperBound
    if unit.count == 1, ["块", "塊"].contains(text[unit.lowerBound]),
      let tenths = hanDigits(position), tenths.end == position + 1, tenths.count > 0,
      !text.isLetter(tenths.end), !text.isDigit(tenths.end), text[tenths.end] != "."
    {
      // 五块五
      return (DecimalValue(tenths.count, fractionDigits: 1), tenths.end)
    }
    if ["と", "又", "和"].contains(text[position]), let part = hanDigits(position + 1),
      ["角", "毛", "毫", "分", "仙", "銭"].contains(text[part.end])
    {
      position += 1
    }
    while let part = hanDigits(position) {
      let unit = text[part.end]
      if ["角", "毛", "毫"].contains(unit), result == nil {
        result = (DecimalValue(part.count, fractionDigits: 1), part.end + 1)
        position = part.end + 1
        continue
      }
      let hundredths = DecimalValue(part.count, fractionDigits: 2)
      let sum = (result?.value ?? .zero).adding(hundredths) ?? hundredths
      if ["分", "仙", "銭"].contains(unit), text[part.end + 1] != "钟" {
        result = (sum, part.end + 1)
      } else if result != nil, part.count < 10, text.kind(part.end) != .ideograph {
        result = (sum, part.end)
      }
      break
    }
    return result
  }

  /// Reads at most two digits or numerals.
  private func hanDigits(_ start: Int) -> (count: Int64, end: Int)? {
    var end = start
    var count: Int64 = 0
    while text.isDigit(end), end - start < 3 {
      count = count * 10 + Int64(text[end].value) - 48
      end += 1
    }
    if end == start, let numeral = MixedNumeral.read(text, from: start), numeral.value.isWhole {
      count = numeral.value.mantissa
      end = numeral.end
    }
    return end > start && count < 100 ? (count, end) : nil
  }
}

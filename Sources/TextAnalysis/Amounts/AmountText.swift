extension AmountMention {
  /// The likeliest value as a plain decimal in major units; `nil` where there is none.
  ///
  /// A fraction has at least as many digits as the currency has: `1234.50`.
  package var plainText: String? { readings.first.map { plainText(of: $0) } }

  /// Returns one of the readings as a plain decimal, in the form of ``plainText``.
  ///
  /// - Parameter reading: One of the readings.
  /// - Returns: The digits with a point as the decimal mark and without grouping.
  package func plainText(of reading: DecimalValue) -> String {
    let text = reading.description
    guard isMoney, reading.fractionDigits > 0 else { return text }
    let digits: Int
    switch MinorUnits.kind(of: currencies) {
    case .withoutMinorUnit: digits = 0
    case .usual: digits = 2
    case .withThreeDecimals: digits = 3
    }
    return text + String(repeating: "0", count: max(0, digits - reading.fractionDigits))
  }
}

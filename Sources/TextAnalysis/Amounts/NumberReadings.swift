/// What the separators of a number can mean.
struct NumberReadings {
  /// How the currency subdivides, where that decides a separator.
  enum Currency {
    case withoutMinorUnit, usual, withThreeDecimals
  }

  private let number: NumberToken
  private let text: NotationText

  /// Returns the values that a number can have, the likeliest first; empty when
  /// it is no number.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - text: The text that it stands in.
  ///   - decimalMark: The decimal mark of the text's language, if it is known.
  ///   - currency: How its currency subdivides.
  /// - Returns: At most two values.
  static func of(
    _ number: NumberToken, in text: NotationText, decimalMark: Unicode.Scalar?, currency: Currency
  ) -> [DecimalValue] {
    if let value = number.value { return [value] }
    return NumberReadings(number: number, text: text)
      .values(decimalMark: decimalMark, currency: currency)
  }

  /// Returns the first value of the digits before a unit such as 万.
  static func wholeFirst(_ number: NumberToken, in text: NotationText) -> DecimalValue? {
    NumberReadings(number: number, text: text).values(decimalMark: ".", currency: .usual).first
  }

  private func values(decimalMark: Unicode.Scalar?, currency: Currency) -> [DecimalValue] {
    let separators = number.separators
    guard let last = separators.last else { return whole }
    if number.startsWithMark { return fraction }
    let others = separators.dropLast()
    if others.allSatisfy({ $0 == last }) {
      return values(separatedBy: last, decimalMark: decimalMark, currency: currency)
    }
    // Two kinds: groups, and then the decimal mark once.
    guard [".", ",", "٫"].contains(last), let grouping = others.first, grouping != "٫",
      others.allSatisfy({ $0 == grouping }), grouping != last, isGrouped(number.groups.dropLast())
    else { return [] }
    return fraction
  }

  private func values(
    separatedBy separator: Unicode.Scalar, decimalMark: Unicode.Scalar?, currency: Currency
  ) -> [DecimalValue] {
    let isAlone = number.separators.count == 1
    switch separator {
    case "٫": return isAlone ? fraction : []
    case " ", "'", "٬", "·":
      if isGrouped(number.groups[...]) { return whole }
      return separator == "·" && isAlone ? fraction : []
    default:
      guard isAlone else { return isGrouped(number.groups[...]) ? whole : [] }
      guard number.groups.last?.count == 3 else { return fraction }
      let first = number.groups.first
      if first.map({ text[$0.lowerBound] }) == "0" || number.leadingDigits > 3 { return fraction }
      if case .withoutMinorUnit = currency { return whole }
      let isDecimalFirst =
        if let decimalMark {
          separator == decimalMark
        } else if case .withThreeDecimals = currency {
          true
        } else {
          false
        }
      return isDecimalFirst ? fraction + whole : whole + fraction
    }
  }

  /// The digits as a whole number.
  private var whole: [DecimalValue] { joined(fractionDigits: 0) }

  /// The digits with the last group behind the decimal mark.
  private var fraction: [DecimalValue] {
    joined(fractionDigits: number.groups.last?.count ?? 0)
  }

  private func joined(fractionDigits: Int) -> [DecimalValue] {
    let digits = number.groups.joined().lazy.map { Int64(text[$0].value) - 48 }
    return DecimalValue(digits: digits, fractionDigits: fractionDigits).map { [$0] } ?? []
  }

  /// Whether groups are of thousands, or of the Indian lakh and crore.
  private func isGrouped(_ groups: ArraySlice<Range<Int>>) -> Bool {
    guard let first = groups.first, (1...3).contains(first.count), text[first.lowerBound] != "0"
    else { return false }
    let rest = groups.dropFirst()
    if rest.allSatisfy({ $0.count == 3 }) { return true }
    return rest.count >= 2 && first.count <= 2 && rest.last?.count == 3
      && rest.dropLast().allSatisfy { $0.count == 2 }
  }
}

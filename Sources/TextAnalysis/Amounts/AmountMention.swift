/// A number in a text, with its currency if it is an amount of money.
public struct AmountMention: Hashable, Sendable {
  /// The values that it can mean, in major units of the currency, the likeliest
  /// first.
  ///
  /// `1.234` is 1234 or 1.234. Empty where the digits make no number, as in
  /// `12.03.2026`.
  public var readings: [DecimalValue]

  /// The ISO 4217 codes that it can mean, the likeliest first; empty for a number
  /// without a currency.
  public var currencies: [String]

  /// The family of currencies that a sign such as `$` or `kr` stands for; empty
  /// where the currency is certain.
  public var symbol: String

  /// Whether it is written in cents or the like.
  public var isMinorUnit = false

  /// Whether brackets around it leave open if it is negative: `(22,41 €)` is a
  /// loss in accounts and an aside in prose.
  public var isSignUnknown = false

  /// Whether it got its currency from the other end of a range.
  public var isFromRange = false

  /// The power of ten of a word or numeral that multiplies it: 6 in `3 million`.
  var power = 0

  /// What a number without a currency is, as far as its notation shows; `nil` for
  /// money.
  public var bareKind: BareKind?

  /// Its UTF-8 range in the text, with the currency and the sign.
  public var range: Range<Int>

  /// What a number without a currency is.
  public enum BareKind: String, Hashable, Sendable {
    case plain, percent, date, time

    /// Part of a word or an identifier.
    case glued

    /// The marker of a list's item, at the start of a line.
    case list

    /// Groups of digits that make no number, such as a version.
    case dotted

    /// Written in Chinese, Japanese or Korean numerals.
    case numeral
  }

  /// Whether it is an amount of money.
  public var isMoney: Bool { !currencies.isEmpty }
}

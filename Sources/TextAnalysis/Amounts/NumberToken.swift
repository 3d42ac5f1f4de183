/// A number as it is written.
struct NumberToken: Sendable {
  /// Where it stands, without sign and currency.
  var range: Range<Int>

  /// Its runs of digits, in order.
  var groups: [Range<Int>] = []

  /// What stands between its groups, one each.
  var separators: [Unicode.Scalar] = []

  /// The value of a number with Chinese, Japanese or Korean numerals, which is
  /// certain.
  var value: DecimalValue?

  /// Whether it starts with its decimal mark: `.75`.
  var startsWithMark = false

  /// Whether a letter touches it on the left.
  var isGlued = false

  /// Whether it is written in numerals alone, without a digit.
  var isNumeral = false

  /// Whether it is written in words.
  var isInWords = false

  /// Whether it is an article, which is a number only as the count of a minor unit:
  /// `cinco euros un céntimo`.
  var isArticle = false

  /// Whether it is written in digits alone.
  var isPlainInteger: Bool { separators.isEmpty && value == nil }

  /// The number of digits before the first separator.
  var leadingDigits: Int { groups.first?.count ?? 0 }

  /// Whether it ends in a decimal mark and two digits.
  var hasCents: Bool { groups.count > 1 && groups.last?.count == 2 }
}

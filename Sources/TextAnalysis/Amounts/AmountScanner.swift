/// Finds amounts of money and other numbers in a text, in the notations of many
/// languages.
///
/// Numbers in words are read in a language that is given, beside a currency.
public struct AmountScanner: Sendable {
  /// Creates a scanner; this costs nothing.
  public init() {}

  /// Returns the amounts and numbers of a text, in order.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - language: The language that the text is in, a BCP 47 tag with or without
  ///     a region. It decides between readings and between the currencies that
  ///     share a sign; without it both are kept.
  /// - Returns: The mentions, whose ranges do not overlap.
  public func scan(_ text: String, language: String? = nil) -> [AmountMention] {
    scan(NotationText(text), language: language, expecting: [])
  }

  /// Returns the amounts and numbers of a text in which some currencies are no
  /// surprise.
  func scan(
    _ text: NotationText, language: String?, expecting currencies: Set<String>
  ) -> [AmountMention] {
    var reader = AmountReader(text, language: language, expecting: currencies)
    return reader.read().map { mention in
      var mention = mention
      mention.range = reader.text.source(of: mention.range)
      return mention
    }
  }
}

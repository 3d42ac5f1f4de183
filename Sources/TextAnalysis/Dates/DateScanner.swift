/// Finds dates in a text: in digits, and with the names of months in the languages
/// of Apple Intelligence.
public struct DateScanner: Sendable {
  /// Creates a scanner; this costs nothing.
  public init() {}

  /// Returns the dates of a text, in order.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - language: The language that the text is in, a BCP 47 tag with or without a
  ///     region; it decides if `12/03` is in March.
  /// - Returns: The dates, whose ranges do not overlap.
  public func scan(_ text: String, language: String? = nil) -> [DateMention] {
    let text = NotationText(text)
    return DateReader(text, language: language).dates().map { mention in
      DateMention(readings: mention.readings, range: text.source(of: mention.range))
    }
  }
}

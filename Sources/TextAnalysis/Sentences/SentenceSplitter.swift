/// Splits a text into sentences, in any language and with care in those of Apple's
/// models.
///
/// A sentence ends at a full stop, a question or exclamation mark or an ellipsis
/// where a new one begins, and at a line break; not at an abbreviation, an ordinal, a
/// decimal mark, an address, an initial or the number of a list's item, and not inside
/// brackets or a short quotation. A line that is broken in the middle of a sentence is
/// none; items of a list are sentences of their own.
public struct SentenceSplitter: Sendable {
  private let words: SentenceWords

  /// Creates a splitter.
  ///
  /// - Parameter language: The language of the texts, a BCP 47 tag, for its
  ///   abbreviations; without one, those of all languages count that are no words in
  ///   another.
  public init(language: String? = nil) { words = .of(language) }

  /// Returns the sentences of a text.
  ///
  /// The time is linear in the text's length.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The UTF-8 ranges of the sentences without the white space around them,
  ///   in order; what has neither a letter nor a digit is no sentence.
  public func sentences(of text: String) -> [Range<Int>] {
    var reader = SentenceReader(SentenceText(text), words: words)
    return reader.read()
  }
}

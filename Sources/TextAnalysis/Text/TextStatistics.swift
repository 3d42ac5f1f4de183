/// How long a text is, in what readers count.
public struct TextStatistics: Hashable, Sendable {
  /// Characters as a reader counts them: a letter with its accents, an emoji and a line
  /// break are one each.
  public var characters: Int

  /// Words, as ``WordSplitter`` finds them.
  public var words: Int

  /// Sentences, as ``SentenceSplitter`` finds them.
  public var sentences: Int

  /// Questions that the text asks itself, told by their question marks: those in
  /// quotations, addresses and code are not.
  public var questions: Int

  /// Counts, in time linear in the text's length.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - language: The language that the text is in, a BCP 47 tag, for the abbreviations
  ///     that end no sentence; without one those of all languages count.
  public init(of text: String, language: String? = nil) {
    characters = text.count
    words = WordSplitter().words(of: text).count
    sentences = SentenceSplitter(language: language).sentences(of: text).count
    questions = QuestionMarks(text).ranges.count
  }
}

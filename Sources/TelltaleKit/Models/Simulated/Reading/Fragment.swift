/// The smallest piece of a document that can answer a question: a sentence, a
/// line `label: value` or a row of a table.
struct Fragment: Sendable {
  /// The text as it stands in the document.
  var text: String

  /// The words of the text.
  var words: [FoldedWord]

  /// The pieces of it that can be facts.
  var spans: [ValueSpan]

  /// How many of the words are the label; 0 for a sentence.
  var labelWords: Int

  /// The value after a label.
  var value: String?

  /// Where the value begins, in UTF-8 offsets.
  var valueStart: Int

  /// The words of the line above a list, or of a table's header.
  var header: [FoldedWord]

  /// Which passage it belongs to, from 0.
  var passage: Int

  /// Which line of the passage it begins on, from 0.
  var line: Int

  /// The concepts named in the text, with their words.
  var concepts: [TermIndex.Hit]

  /// The concepts named in the header.
  var headerConcepts: Set<Int>

  /// The senses of the words, by which other words and languages say the same.
  var senses: [TermIndex.Hit]

  /// The kinds of things that the words are of.
  var kindred: [TermIndex.Hit] = []

  /// The senses of the header.
  var headerSenses: Set<Int>

  /// Its place in a list, where it is part of one.
  var item: ListPlace?

  /// The text of a piece.
  func text(of span: ValueSpan) -> String {
    String(decoding: Array(text.utf8)[span.range], as: UTF8.self)
  }
}

import SuiteSyntax
import TextAnalysis

/// Checks how many words the response has.
struct WordCount: CountAssertion {
  static let usage = AssertionUsage(
    name: "word-count",
    summary: """
      The response has so many words; in Chinese and Japanese each character counts as one.
      """,
    value: .required(unit.shape),
    forms: [
      .init("word-count: 12", "has exactly so many words"),
      .init("word-count: {minimum: 5, maximum: 40}", "has between so many; either may be left out"),
    ],
    examples: [
      .init("word-count: 4", .pass, answer: "Het totaal is € 22,41."),
      .init("word-count: {maximum: 6}", .pass, answer: "L’hôtel a coûté 22,41 €."),
      .init("word-count: {minimum: 5, maximum: 9}", .pass, answer: "京都で払いました。"),
      .init(
        "word-count: {maximum: 3}", .fail, reason: "too-long", answer: "It was bought in Utrecht."),
      .init("word-count: {minimum: 3}", .fail, reason: "too-short", answer: "22,41 €"),
    ])

  static let unit = CountBounds.Unit(
    assertion: "word-count", singular: "word", plural: "words")

  var bounds: CountBounds

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    bounds = try CountBounds(value, of: Self.unit)
  }

  static func ranges(in text: String, of subject: AssertionSubject) -> [Range<Int>] {
    WordSplitter().words(of: text)
  }
}

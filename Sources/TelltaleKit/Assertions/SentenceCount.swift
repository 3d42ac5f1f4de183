import SuiteSyntax
import TextAnalysis

/// Checks how many sentences the response has.
struct SentenceCount: CountAssertion {
  static let usage = AssertionUsage(
    name: "sentence-count",
    summary: """
      The response has so many sentences; a line that ends without a mark, such as a heading or an \
      item of a list, is one too.
      """,
    value: .required(unit.shape),
    forms: [
      .init("sentence-count: 1", "has exactly so many sentences"),
      .init("sentence-count: {minimum: 1, maximum: 3}", "has between so many"),
    ],
    examples: [
      .init("sentence-count: 1", .pass, answer: "Dr. Müller hat am 1. März 22,41 € bezahlt."),
      .init("sentence-count: 2", .pass, answer: "Il a payé M. Dupont. C’était à 10 h."),
      .init("sentence-count: 1", .pass, answer: "「はい。」と言いました。"),
      .init("sentence-count: 2", .pass, answer: "总额是三百元。已经付了！"),
      .init("sentence-count: {maximum: 2}", .pass, answer: "Really?! Yes..."),
      .init(
        "sentence-count: 1", .fail, reason: "too-long",
        answer: "Het totaal is € 22,41. Kan ik nog iets doen?"),
      .init(
        "sentence-count: {maximum: 2}", .fail, reason: "too-long",
        answer: "Totaal:\n- brood\n- kaas"),
      .init("sentence-count: {minimum: 1}", .fail, reason: "too-short", answer: "…"),
    ])

  static let unit = CountBounds.Unit(
    assertion: "sentence-count", singular: "sentence", plural: "sentences")

  var bounds: CountBounds

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    bounds = try CountBounds(value, of: Self.unit)
  }

  static func ranges(in text: String, of subject: AssertionSubject) -> [Range<Int>] {
    SentenceSplitter(language: subject.notationTag).sentences(of: text)
  }
}

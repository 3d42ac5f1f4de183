import SuiteSyntax
import TextAnalysis

/// Checks how many questions the response asks.
struct QuestionCount: CountAssertion {
  static let usage = AssertionUsage(
    name: "question-count",
    summary: """
      The response asks so many questions, told by their question marks; a quoted question is \
      somebody else's and does not count, unless the response is nothing but the quotation.
      """,
    value: .required(unit.shape),
    forms: [
      .init("question-count: 0", "asks nothing"),
      .init("question-count: {maximum: 1}", "asks one question at most"),
    ],
    examples: [
      .init("question-count: 0", .pass, answer: "You asked “Is it open?” – it is."),
      .init("question-count: 1", .pass, answer: "¿Qué recibo? ¡El de marzo!"),
      .init("question-count: 1", .pass, answer: "どの領収書ですか？"),
      .init("question-count: 0", .pass, answer: "Zie https://example.com/?q=bon (?)"),
      .init("question-count: {maximum: 1}", .pass, answer: "Quoi ?! Le total est de 22,41 €."),
      .init(
        "question-count: 0", .fail, reason: "too-many",
        answer: "Het totaal is € 22,41. Kan ik nog iets doen?"),
      .init(
        "question-count: {maximum: 1}", .fail, reason: "too-many",
        answer: "是哪张发票？是哪一天的？"),
      .init("question-count: 1", .fail, reason: "too-few", answer: "합계는 22,410원입니다."),
    ])

  static let unit = CountBounds.Unit(
    assertion: "question-count", singular: "question", plural: "questions")

  static let tooFew = "too-few"
  static let tooMany = "too-many"

  var bounds: CountBounds

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    bounds = try CountBounds(value, of: Self.unit)
  }

  static func ranges(in text: String, of subject: AssertionSubject) -> [Range<Int>] {
    QuestionMarks(text).ranges
  }
}

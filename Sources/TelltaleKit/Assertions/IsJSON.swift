import SuiteSyntax

/// Checks that the response is JSON and nothing else.
struct IsJSON: Assertion {
  static let usage = AssertionUsage(
    name: "is-json",
    summary: "The response is one JSON value by the letter of RFC 8259, and nothing else.",
    value: .none,
    examples: [
      .init("is-json", .pass, answer: #"{"total": 22.41, "currency": "EUR"}"#),
      .init("is-json", .pass, answer: "[\"京都\", null]\n"),
      .init("is-json", .fail, reason: "not-json", answer: "```json\n{}\n```"),
      .init("is-json", .fail, reason: "not-json", answer: #"{"total": NaN}"#),
      .init("is-json", .fail, reason: "not-json", answer: #"{"a": 1, "a": 2}"#),
    ])

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    try SuiteNode.refuse(value, of: "is-json")
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    subject.withJudgedText { answer, place in
      do throws(JSONSyntaxError) {
        _ = try AnswerValue(json: answer)
        return .pass
      } catch {
        return .fail(
          "not-json", "the answer is not JSON: \(error.message) at byte \(error.offset)",
          [.init(in: place, min(error.offset, answer.utf8.count)..<answer.utf8.count)])
      }
    }
  }

  var labelValue: String? { nil }
}

extension SuiteNode {
  /// Refuses a value after an assertion that takes none.
  static func refuse(_ value: SuiteNode?, of name: String) throws(SuiteValueError) {
    guard let value else { return }
    throw SuiteValueError(
      "'\(name)' takes no value, found \(value.kindDescription)", at: value.range,
      help: "write \(name) alone")
  }
}

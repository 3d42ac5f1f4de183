import SuiteSyntax

/// Checks that the response is JSON and nothing else.
struct IsJSON: Assertion {
  static let usage = AssertionUsage(
    name: "is-json",
    summary: """
      The response is one JSON value by the letter of RFC 8259, and nothing else; with a schema, \
      one that fits it.
      """,
    value: .optional(.mapping(SchemaValue.keys(of: "is-json"))),
    forms: [
      .init("is-json", "is any JSON value"),
      .init(
        "is-json: {schema: {type: object, required: [total], properties: {total: {minimum: 0}}}}",
        "fits the JSON Schema (2020-12)"),
    ],
    examples: [
      .init("is-json", .pass, answer: #"{"total": 22.41, "currency": "EUR"}"#),
      .init("is-json", .pass, answer: "[\"京都\", null]\n"),
      .init(
        "is-json: {schema: {properties: {total: {type: number, multipleOf: 0.01}}}}", .pass,
        answer: #"{"total": 22.41}"#),
      .init("is-json", .fail, reason: "not-json", answer: "```json\n{}\n```"),
      .init("is-json", .fail, reason: "not-json", answer: #"{"total": NaN}"#),
      .init("is-json", .fail, reason: "not-json", answer: #"{"a": 1, "a": 2}"#),
      .init(
        "is-json: {schema: {type: object, additionalProperties: false, properties: {total: true}}}",
        .fail, reason: "schema-mismatch", answer: #"{"total": 22.41, "bedrag": 22.41}"#),
      .init(
        "is-json: {schema: {items: {enum: [receipt, invoice]}}}", .fail, reason: "schema-mismatch",
        answer: #"["receipt", "facture"]"#),
    ])

  private let value: SchemaValue

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    self.value = try SchemaValue(value, of: "is-json")
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    subject.withJudgedText { answer, place in
      var reader = JSONReader(Array(answer.utf8))
      do throws(JSONSyntaxError) {
        return value.judge(try reader.readDocument(), in: place)
      } catch {
        return .fail(
          "not-json", "the answer is not JSON: \(error.message) at byte \(error.offset)",
          [.init(in: place, min(error.offset, answer.utf8.count)..<answer.utf8.count)])
      }
    }
  }

  var labelValue: String? { value.labelled }
}

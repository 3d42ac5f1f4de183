import SuiteSyntax

/// Checks that JSON stands somewhere in the response.
struct ContainsJSON: Assertion {
  static let usage = AssertionUsage(
    name: "contains-json",
    summary: """
      A JSON object, or a list on a line of its own, stands in the response, with or without text \
      and code fences around it; with a schema, one that fits it.
      """,
    value: .optional(.mapping(SchemaValue.keys(of: "contains-json"))),
    forms: [
      .init("contains-json", "has any JSON object or list"),
      .init(
        "contains-json: {schema: {type: object, required: [total]}}",
        "has one that fits the JSON Schema (2020-12)"),
    ],
    examples: [
      .init("contains-json", .pass, answer: "Voilà :\n```json\n{\"total\": 22.41}\n```"),
      .init("contains-json", .pass, answer: "結果は {\"合計\": 300} です。"),
      .init(
        "contains-json: {schema: {required: [total]}}", .pass,
        answer: "Not {\"sum\": 1} but {\"total\": 1}."),
      .init("contains-json", .fail, reason: "no-json", answer: "The total is {22.41}, see [1]."),
      .init("contains-json", .fail, reason: "no-json", answer: "{\"total\": 22.41"),
      .init(
        "contains-json: {schema: {properties: {total: {type: number}}}}", .fail,
        reason: "schema-mismatch", answer: "Totaal: {\"total\": \"22,41\"}"),
    ])

  private let value: SchemaValue

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    self.value = try SchemaValue(value, of: "contains-json")
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    subject.withJudgedText { answer, place in
      let found = JSONInText(answer).values
      guard !found.isEmpty else { return .fail("no-json", "there is no JSON in the answer") }
      let judgements = found.map { node in
        var judgement = value.judge(node, in: place)
        if judgement.verdict == .pass { judgement.evidence = [.init(in: place, node.range)] }
        return judgement
      }
      return judgements.having(.pass).first ?? judgements.having(.error).first ?? judgements[0]
    }
  }

  var labelValue: String? { value.labelled }
}

/// The JSON objects and lists in a text, none of them inside another.
private struct JSONInText {
  private(set) var values: [SuiteNode] = []

  /// How many bytes may be read in vain, for each byte of the text: a bracket in
  /// front of a value that does not end is read up to its mistake.
  private static let vainReading = 100

  /// The most values that are looked at.
  private static let mostValues = 1_000

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var isLineStart = true
    var vain = 0
    var offset = 0
    while offset < bytes.count, values.count < Self.mostValues {
      let byte = bytes[offset]
      let isObject = byte == UInt8(ascii: "{")
      guard isObject || byte == UInt8(ascii: "[") && isLineStart else {
        if byte == 0x0A {
          isLineStart = true
        } else if byte != 0x20, byte != 0x09 {
          isLineStart = false
        }
        offset += 1
        continue
      }
      isLineStart = false
      var reader = JSONReader(bytes, in: offset..<bytes.count)
      do throws(JSONSyntaxError) {
        let value = try reader.readLeadingValue()
        values.append(value)
        offset = max(value.range.upperBound, offset + 1)
      } catch {
        vain += error.offset - offset
        if vain > Self.vainReading * bytes.count + 1_000_000 { return }
        offset += 1
      }
    }
  }
}

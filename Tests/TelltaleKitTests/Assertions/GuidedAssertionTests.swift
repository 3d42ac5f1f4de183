import Testing

@testable import TelltaleKit

private let receipt = AnswerSchema(properties: [
  .init(name: "text", type: .string),
  .init(name: "found", type: .boolean),
  {
    var documents = AnswerSchema.Property(name: "documents", type: .array(of: .string))
    documents.maximumCount = 3
    return documents
  }(),
  {
    var kind = AnswerSchema.Property(name: "kind", type: .string)
    kind.anyOf = ["receipt", "invoice"]
    return kind
  }(),
  .init(name: "rating", type: .integer),
  .init(
    name: "total",
    type: .object(AnswerSchema(properties: [.init(name: "amount", type: .number)]))),
])

private func unmetNeed(_ item: String, _ schema: AnswerSchema? = receipt) throws -> String? {
  try WrittenItem(item).item.unmetNeed(
    in: .init(answerSchema: schema, hasQuestion: true, hasPassages: true, hasInstructions: true))
}

@Suite struct GuidedAssertionTests {
  @Test(arguments: [
    ("field: {path: documents.0, equals: Bon}", #"{"documents": ["Bon"]}"#, Verdict.pass),
    ("field: {path: n, equals: 3}", #"{"n": 3.0}"#, .pass),
    ("field: {path: n, equals: '3'}", #"{"n": 3}"#, .fail),
    ("field: {path: n, equals: 3}", #"{"n": "3"}"#, .pass),
    ("field: {path: n, equals: true}", #"{"n": true}"#, .pass),
    ("field: {path: n, equals: 'true'}", #"{"n": true}"#, .fail),
    ("field: {path: n, equals: [a, 2]}", #"{"n": ["a", 2]}"#, .pass),
    ("field: {path: n, equals: {a: 1}}", #"{"n": {"a": 1, "b": 2}}"#, .fail),
    ("field: {path: n, equals: null}", #"{"n": null}"#, .pass),
    ("field: {path: n, one-of: [a, b]}", #"{"n": "b"}"#, .pass),
    ("field: {path: n, one-of: [a, b]}", #"{"n": "c"}"#, .fail),
    ("field: {path: n, matches: '^a'}", #"{"n": "ba"}"#, .fail),
    ("field: {path: n, at-least: 2, at-most: 3}", #"{"n": 2.5}"#, .pass),
    ("field: {path: n, at-least: 2}", #"{"n": "3"}"#, .fail),
    ("field: {path: n, exists: true}", #"{"m": 1}"#, .fail),
    ("field: {path: n.0.a, contains: x}", #"{"n": [{"a": "axb"}]}"#, .pass),
    // Names are compared code by code (RFC 8259, section 8.3).
    ("field: {path: \u{E9}, equals: 1}", #"{"\u00e9": 1, "e\u0301": 2}"#, .pass),
    ("field: {path: e\u{301}, equals: 2}", #"{"\u00e9": 1, "e\u0301": 2}"#, .pass),
    ("field: {path: e\u{301}, exists: true}", #"{"\u00e9": 1}"#, .fail),
    ("field: {path: n, equals: {\u{E9}: 1}}", #"{"n": {"e\u0301": 1}}"#, .fail),
    (
      "field: {path: n, equals: {\u{E9}: 1, e\u{301}: 2}}", #"{"n": {"e\u0301": 2, "\u00e9": 1}}"#,
      .pass
    ),
    (
      "field: {path: n, equals: {\u{E9}: 1, e\u{301}: 1}}", #"{"n": {"\u00e9": 1, "e\u0301": 2}}"#,
      .fail
    ),
    (
      "field: {path: n, equals: {\u{E9}: 1, e\u{301}: 1}}", #"{"n": {"\u00e9": 1, "x": 1}}"#, .fail
    ),
  ])
  func `a field is compared by its type`(item: String, json: String, verdict: Verdict) throws {
    #expect(try WrittenItem(item).judge(json: json).verdict == verdict)
  }

  @Test(arguments: [
    (
      "field: {path: documnts.0, equals: a}",
      "its answer type has no property 'documnts'; did you mean 'documents'?"
    ),
    (
      "field: {path: documents.a, equals: a}",
      "'documents' is a list, whose elements are numbered from 0, not 'a'"
    ),
    (
      "field: {path: documents.3, equals: a}", "'documents' has at most 3 elements, numbered from 0"
    ),
    (
      "field: {path: found, equals: 'yes'}", "'found' holds true or false, and is compared with yes"
    ),
    (
      "field: {path: kind, equals: reciept}",
      "'kind' can only be 'receipt' or 'invoice', not 'reciept'; did you mean 'receipt'?"
    ),
    ("field: {path: text, at-least: 3}", "'text' holds text; at-least and at-most compare numbers"),
    ("field: {path: text.0, equals: a}", "'text' is text, which has no '0'"),
    (
      "found: {found: fund}",
      "its answer type has no boolean 'fund'; did you mean 'found'?"
    ),
    ("found: {found: text}", "'text' of its answer holds text"),
    (
      "documents: {titles: [], property: text}",
      "'text' of its answer is no list of texts"
    ),
    (
      "not: {field: {path: nothing, exists: true}}",
      "its answer type has no property 'nothing'; it has text, found, documents, kind, rating, total"
    ),
  ])
  func `what no answer can have is told when the suite is read`(
    item: String, need: String
  ) throws {
    #expect(try unmetNeed(item) == need)
  }

  @Test func `a property that only looks like the one that is named is told by its code points`()
    throws
  {
    let schema = AnswerSchema(properties: [.init(name: "\u{E9}", type: .integer)])
    #expect(
      try unmetNeed("field: {path: e\u{301}, equals: 1}", schema)
        == """
        its answer type has a property '\u{E9}' that is spelled with U+00E9 \
        and not with U+0065 U+0301
        """)
    #expect(try unmetNeed("field: {path: \u{E9}, equals: 1}", schema) == nil)
  }

  @Test(arguments: [
    "field: {path: total.amount, at-least: 3}", "field: {path: rating, one-of: [1, 2]}",
    "field: {path: kind, equals: receipt}", "field: {path: documents, contains: a}", "found",
    "documents: []", "no-copied-headings", "starts-with-answer",
  ])
  func `what an answer can have is no unmet need`(item: String) throws {
    #expect(try unmetNeed(item) == nil)
  }

  @Test func `a part that the model left out fails what is said of it`() throws {
    let item = "{contains: a, on: documents.0}"
    #expect(try WrittenItem(item).judge(json: #"{"documents": []}"#).reason == "absent")
    #expect(
      try WrittenItem("not: \(item)").judge(json: #"{"documents": []}"#).verdict == .pass)
    #expect(
      try unmetNeed("{contains: a, on: documnts.0}")
        == "its answer type has no property 'documnts'; did you mean 'documents'?")
    #expect(
      try unmetNeed("any: [{contains: a, on: text}]", nil)
        == nil)
    #expect(
      try unmetNeed("any: [{contains: a, on: found}]", nil)
        == "its answer is plain text, without 'found'")
  }

  @Test(arguments: ["field: {path: a, exists: true}", "found", "documents: []"])
  func `plain text has no fields`(item: String) throws {
    #expect(try unmetNeed(item, nil)?.hasPrefix("its answer is plain text, without") == true)
  }

  @Test(
    arguments: [
      ("field: {path: a, equal: b}", "unknown key 'equal' in 'field'", "did you mean 'equals'?"),
      (
        "field: {path: a}", "'field' has no condition",
        "the conditions are equals, contains, matches, at-least, at-most, one-of, exists"
      ),
      ("field: {equals: a}", "'field' has no 'path'", nil),
      (
        "outcome: context-exeeded", "'context-exeeded' is not an outcome",
        "did you mean 'context-exceeded'?"
      ),
      ("found: yes", "expected true or false, found text", "write true"),
      (
        "is-json: true", "'is-json' takes a schema or nothing, found 'true'",
        "write is-json alone, or is-json: {schema: …}"
      ),
      (
        "matches-answer-type: true", "'matches-answer-type' takes no value, found 'true'",
        "write matches-answer-type alone"
      ),
      (
        "no-preamble: {on: title}", "'no-preamble' takes no value, found a mapping",
        "write 'on' below 'no-preamble:' and not further in than it"
      ),
    ] as [(String, String, String?)])
  func `a value that makes no sense is refused`(
    item: String, message: String, help: String?
  ) throws {
    let mistake = try #require(try WrittenItem.Mistake(in: item))
    #expect(mistake.message == message)
    #expect(mistake.help == help)
  }
}

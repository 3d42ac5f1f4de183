import Testing

@testable import TelltaleKit

@Suite struct TextComparisonTests {
  @Test func `what is ignored can stand in the value or beside the name`() throws {
    #expect(
      try WrittenItem("{contains: CREME, ignoring: [case, diacritics]}").judge("crème").verdict
        == .pass)
    #expect(
      try WrittenItem("contains: {text: CREME, ignoring: [case, diacritics]}").judge("crème")
        .verdict == .pass)
    #expect(try WrittenItem("{contains: CREME, ignoring: case}").judge("crème").verdict == .fail)
  }

  @Test func `both ways of writing it are one label`() throws {
    let label = "contains: CREME ignoring case, diacritics"
    #expect(
      try WrittenItem("{contains: CREME, ignoring: [diacritics, case]}").item.label == label)
    #expect(
      try WrittenItem("contains: {text: CREME, ignoring: [case, diacritics]}").item.label == label)
  }

  @Test func `composed and decomposed letters are the same`() throws {
    #expect(try WrittenItem("equals: caf\u{E9}").judge("cafe\u{301}").verdict == .pass)
    #expect(try WrittenItem("regex: 'caf\u{E9}$'").judge("cafe\u{301}").verdict == .pass)
  }

  @Test(arguments: [
    (
      "{equals: utrecht}", "Utrecht",
      "the answer is 'Utrecht', not 'utrecht'; it does when case is ignored"
    ),
    (
      "{equals: \"22,41\"}", "22,41\n",
      "the answer is '22,41\\n', not '22,41'; it does when whitespace is ignored"
    ),
    ("{contains: tax}", "VAT", "the answer does not contain 'tax'"),
    ("{starts-with: [ja, nee]}", "Misschien", "the answer does not begin with 'ja' or 'nee'"),
  ])
  func `a failure says what would let it pass`(
    item: String, answer: String, message: String
  ) throws {
    #expect(try WrittenItem(item).judge(answer).message == message)
  }

  @Test func `evidence is the place of the text in the answer`() throws {
    #expect(
      try WrittenItem("contains: \"22,41\"").judge("Été: 22,41 €").evidence
        == [.init(in: "answer", 7..<12)])
  }

  @Test(
    arguments: [
      (
        "{contains: a, ignoring: [cas]}", "'cas' is not a difference that can be ignored",
        "did you mean 'case'?"
      ),
      (
        "{contains: '.', ignoring: [punctuation]}", "nothing of '.' is left to compare",
        "ignore less, or state another text"
      ),
      (
        "{outcome: timeout, ignoring: [case]}",
        "'outcome' compares no text, so there is nothing to ignore", "remove 'ignoring'"
      ),
      (
        "{contains: {text: a, ignoring: [case]}, ignoring: [case]}", "'ignoring' is written twice",
        nil
      ),
      (
        "contains: [a, b]", "'contains' takes one text, found a list",
        "use contains-any or contains-all for several"
      ),
      ("contains: ''", "'contains' has an empty text, which any text fits", nil),
      (
        "contains", "'contains' needs a value", "write the text after its name: contains: \"22,41\""
      ),
      ("contains: {txt: a}", "unknown key 'txt' in 'contains'", "did you mean 'text'?"),
      ("contains-any: []", "'contains-any' has an empty list", nil),
    ] as [(String, String, String?)])
  func `a comparison that makes no sense is refused`(
    item: String, message: String, help: String?
  ) throws {
    let mistake = try #require(try WrittenItem.Mistake(in: item))
    #expect(mistake.message == message)
    #expect(mistake.help == help)
  }
}

@Suite struct PatternTests {
  @Test(arguments: [
    ("(a+)+$", String(repeating: "a", count: 40) + "b"),
    ("(a|aa)+$", String(repeating: "a", count: 80) + "b"),
  ])
  func `a pattern that backtracks without end is stopped`(
    pattern: String, answer: String
  ) throws {
    let judgement = try WrittenItem("regex: '\(pattern)'").judge(answer)
    #expect(judgement.verdict == .error)
    #expect(judgement.reason == "regex-timeout")
  }

  @Test func `a long answer is searched to its end`() throws {
    let answer = String(repeating: "een twee ", count: 20_000) + "drie"
    #expect(try WrittenItem("regex: 'drie$'").judge(answer).verdict == .pass)
    #expect(try WrittenItem("regex: 'vier$'").judge(answer).verdict == .fail)
  }

  @Test(arguments: [
    ("{pattern: 'a|ab', full: true}", "ab", Verdict.pass),
    ("{pattern: 'b', full: true}", "abc", .fail),
    ("{pattern: 'a b # c', flags: x, full: true}", "ab", .pass),
    ("{pattern: 'A.B', flags: is}", "a\nb", .pass),
    ("{pattern: 'a.b'}", "a\nb", .fail),
  ])
  func `flags and full match as they say`(value: String, answer: String, verdict: Verdict) throws {
    #expect(try WrittenItem("regex: \(value)").judge(answer).verdict == verdict)
  }

  @Test(arguments: [
    ("regex: '(a'", "'(a' is not a regular expression", "'(a'"),
    ("regex: {pattern: a, flags: g}", "'g' is not a flag", "g"),
    ("regex: {flags: i}", "'regex' has no 'pattern'", "{flags: i}"),
  ])
  func `what is not a pattern is refused where it stands`(
    item: String, message: String, place: String
  ) throws {
    let mistake = try #require(try WrittenItem.Mistake(in: item))
    #expect(mistake.message == message)
    #expect(mistake.place == place)
  }
}

@Suite struct LabelTests {
  @Test(arguments: [
    ("contains: \"22,41\"", "contains: 22,41"),
    ("contains-any: [a, \"b, c\"]", "contains-any: [a, \"b, c\"]"),
    ("starts-with: [a]", "starts-with: a"),
    ("word-count: {maximum: 40, minimum: 5}", "word-count: {minimum: 5, maximum: 40}"),
    ("regex: {pattern: a, flags: i, full: true}", "regex: {pattern: a, flags: i, full: true}"),
    ("field: {path: documents.0, equals: Lease}", "field: {path: documents.0, equals: Lease}"),
    ("found: true", "found: true"),
    ("found: {is: true}", "found: true"),
    ("found", "found"),
    ("documents: []", "documents: []"),
    ("outcome: timeout", "outcome: timeout"),
    ("not: {contains: a}", "not: contains: a"),
    ("any: [{contains: a}, is-json]", "any: [contains: a, is-json]"),
    ("{contains: \"a\\nb\", on: raw}", "contains: a\\nb on raw"),
    ("no-copied-headings", "no-copied-headings"),
  ])
  func `a label is the name with its value`(item: String, label: String) throws {
    #expect(try WrittenItem(item).item.label == label)
  }

  @Test func `a long value is shortened with a hash of all of it`() throws {
    let text = String(repeating: "abcdefghij", count: 7)
    let label = try WrittenItem("contains: \(text)").item.label
    #expect(label == "contains: \(text.prefix(40))…530571ff")
    #expect(try WrittenItem("contains: \(text)k").item.label != label)
  }
}

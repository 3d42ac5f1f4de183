import Testing

@testable import TelltaleKit

/// `starts-with-answer` with a yes or no is undecided on a text without the word,
/// and `field` cannot judge plain text.
private let items = [
  "p": "{contains: a}", "f": "{contains: z}", "u": "{starts-with-answer: ja}",
  "e": "{field: {path: x, exists: true}}",
]

private func list(_ letters: String) -> String {
  letters.map { items["\($0)"] ?? "" }.joined(separator: ", ")
}

@Suite struct CombiningTests {
  @Test(arguments: [
    ("p", Verdict.pass), ("f", .fail), ("u", .undecided), ("e", .error),
    ("pf", .pass), ("pu", .pass), ("pe", .pass), ("ff", .fail), ("fu", .undecided), ("fe", .error),
    ("ue", .error),
  ])
  func `any passes with one pass and fails only when all fail`(
    letters: String, verdict: Verdict
  ) throws {
    #expect(try WrittenItem("any: [\(list(letters))]").judge("a").verdict == verdict)
  }

  @Test(arguments: [
    ("p", Verdict.pass), ("pp", .pass), ("pf", .fail), ("fu", .fail), ("fe", .fail),
    ("pu", .undecided), ("pe", .error), ("ue", .error),
  ])
  func `all fails with one fail and passes only when all pass`(
    letters: String, verdict: Verdict
  ) throws {
    #expect(try WrittenItem("all: [\(list(letters))]").judge("a").verdict == verdict)
  }

  @Test(arguments: [
    (2, "ppf", Verdict.pass), (2, "ppe", .pass), (2, "pff", .fail), (2, "pfu", .undecided),
    (2, "pfe", .error), (2, "puu", .undecided), (3, "ppu", .undecided), (3, "pfu", .fail),
    (1, "fff", .fail), (2, "pue", .error),
  ])
  func `at-least decides as soon as the rest cannot change it`(
    count: Int, letters: String, verdict: Verdict
  ) throws {
    let item = "at-least: {count: \(count), of: [\(list(letters))]}"
    #expect(try WrittenItem(item).judge("a").verdict == verdict)
  }

  @Test(arguments: [("p", Verdict.fail), ("f", .pass), ("u", .undecided), ("e", .error)])
  func `not swaps pass and fail only`(letter: String, verdict: Verdict) throws {
    #expect(try WrittenItem("not: \(list(letter))").judge("a").verdict == verdict)
    let twice = "not: {not: \(list(letter))}"
    #expect(
      try WrittenItem(twice).judge("a").verdict == WrittenItem(list(letter)).judge("a").verdict)
  }

  @Test func `a combination looks where it is told to, and so do its parts`() throws {
    let json = #"{"text": "a", "documents": ["b"]}"#
    #expect(
      try WrittenItem("{any: [{contains: b}], on: documents.0}").judge(json: json).verdict == .pass)
    #expect(
      try WrittenItem("any: [{contains: b, on: documents.0}]").judge(json: json).verdict == .pass)
    #expect(try WrittenItem("any: [{contains: b}]").judge(json: json).verdict == .fail)
  }

  @Test func `a combination can ask for an outcome and for an answer`() throws {
    let item = try WrittenItem("any: [{outcome: timeout}, {contains: a}]").item
    #expect(item.judge(.init(outcome: .timeout)).verdict == .pass)
    #expect(item.judge(.init(outcome: .answered(.text("a")))).verdict == .pass)
    #expect(item.judge(.init(outcome: .refused(explanation: nil))).verdict == .error)
  }

  @Test(
    arguments: [
      ("any: []", "'any' has an empty list", "[]"),
      (
        "any: [{contains: a, severity: observe}]",
        "'severity' stands inside 'any', which is decided as one", "severity"
      ),
      (
        "not: {contains: a, weight: 2}", "'weight' stands inside 'not', which is decided as one",
        "weight"
      ),
      ("at-least: {count: 3, of: [is-json]}", "expected a number from 1 to 1, found 3", "3"),
      ("at-least: {of: [is-json]}", "'at-least' needs 'count' and 'of'", "{of: [is-json]}"),
      ("all: [is-jsn]", "unknown assertion 'is-jsn'", "is-jsn"),
      ("any", "'any' needs a list of assertions", nil),
      ("not", "'not' needs an assertion", nil),
    ] as [(String, String, String?)])
  func `a combination that cannot be decided is refused`(
    item: String, message: String, place: String?
  ) throws {
    let mistake = try #require(try WrittenItem.Mistake(in: item))
    #expect(mistake.message == message)
    #expect(mistake.place == place)
  }
}

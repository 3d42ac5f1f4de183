import SourceText
import SuiteSyntax
import Testing

@testable import TelltaleKit

/// What is wrong with a suite that has these assertions about all answers.
private func problems(
  _ items: String, answer: String = "", assert: String = "contains: a"
) throws -> [String] {
  let text = """
    suite: s
    \(answer)
    assert-suite:
      - \(items)
    cases:
      - {name: x, question: q, assert: [{\(assert)}]}
      - {name: y, question: r, assert: [{\(assert)}]}

    """
  let file = SourceFile(path: "suites/x.yaml", text: text)
  let root = try #require(SuiteParser.parse(file).root, "\(SuiteParser.parse(file).diagnostics)")
  return SuiteDecoder(knownModels: ["afm-2"]).decode(root, in: file).diagnostics
    .map { [$0.message, $0.help].compactMap { $0 }.joined(separator: " | ") }
}

@Suite struct SuiteItemsDecoderTests {
  @Test(arguments: [
    "varies", "varies: {at-least: 2}", "pass-rate: 0.9", "{pass-rate: 1, severity: observe}",
    "{varies: null, on: raw, models: [afm-2]}", "pass-rate: {at-least: 18/20, of: 'contains: a'}",
  ])
  func `what is written rightly has no mistake`(item: String) throws {
    #expect(try problems(item) == [])
  }

  @Test(arguments: [
    ("vareis", "unknown assertion about a suite 'vareis' | did you mean 'varies'?"),
    (
      "contains: a",
      "unknown assertion about a suite 'contains' | 'contains' judges one answer: write it under assert:"
    ),
    (
      "zebra",
      "unknown assertion about a suite 'zebra' | the assertions about a suite are length-spread, "
        + "no-common-template, pass-rate, varies"
    ),
    (
      "{varies: null, weight: 2}",
      "unknown key 'weight' beside 'varies' | the keys beside an assertion about a suite are "
        + "models, on, severity"
    ),
    (
      "{varies: null, modles: [afm-2]}",
      "unknown key 'modles' beside 'varies' | did you mean 'models'?"
    ),
    (
      "{varies: null, pass-rate: 1}",
      "'varies' and 'pass-rate' stand in one item | put 'pass-rate' in an item of its own, with a "
        + "dash before it"
    ),
    ("{varies: null, models: [afm-3]}", "unknown model 'afm-3' | did you mean 'afm-2'?"),
    (
      "{pass-rate: 1, on: raw}",
      "'pass-rate' looks at no answer, so there is nothing to say with 'on' | remove 'on'"
    ),
    (
      "{severity: observe}",
      "an assertion without a name | write its name first, such as pass-rate: 0.9"
    ),
    (
      "[varies]",
      "expected an assertion, found a list | write its name, or its name with a value: pass-rate: 0.9"
    ),
    ("pass-rate", "'pass-rate' needs a share | write pass-rate: 0.9"),
    ("pass-rate: 90%", "'90%' is not such a number | write a share, such as 0.9 or 18/20"),
    ("pass-rate: 1.1", "1.1 is more than all of them | write a share, such as 0.9 or 18/20"),
    ("pass-rate: 20/18", "20/18 is more than all of them | write a share, such as 0.9 or 18/20"),
    ("pass-rate: 0", "a share of 0 can never fail | write a share, such as 0.9 or 18/20"),
    ("pass-rate: 0/20", "a share of 0/20 can never fail | write a share, such as 0.9 or 18/20"),
    ("pass-rate: 1/0", "'1/0' is not such a number | write a share, such as 0.9 or 18/20"),
    ("pass-rate: -0.5", "'-0.5' is not such a number | write a share, such as 0.9 or 18/20"),
    ("pass-rate: 9e-1", "'9e-1' is not such a number | write a share, such as 0.9 or 18/20"),
    ("pass-rate: .nan", "'.nan' is not such a number | write a share, such as 0.9 or 18/20"),
    ("pass-rate: [0.9]", "'a list' is not such a number | write a share, such as 0.9 or 18/20"),
    (
      "pass-rate: {at-least: 0.9, of: contians}",
      "'pass-rate' cannot judge the suite: no case asserts 'contians'; did you mean 'contains'?"
    ),
    (
      "varies: {at-least: 3}",
      "'varies' cannot judge the suite: the suite has 2 cases that are judged, too few for 3 "
        + "different answers"
    ),
    (
      "varies: {at-least: 1}",
      "1 different answers can never be missed | write 2 or more, or a share such as 0.5"
    ),
    (
      "no-common-template",
      "'no-common-template' needs a share | write the largest share of the answers, such as 0.6"
    ),
    (
      "no-common-template: 1",
      "a share of 1 can never fail | write the largest share of the answers, such as 0.6"
    ),
    (
      "length-spread: {unit: words}",
      "'length-spread' needs a bound | the bounds are maximum, maximum-median, maximum-ratio, "
        + "minimum, minimum-median"
    ),
    ("length-spread: {minimum: 5, maximum: 4}", "the minimum 5 is above the maximum 4"),
    (
      "length-spread: {minimum-median: 2.6, maximum-median: 2.5}",
      "the minimum 2.6 is above the maximum 2.5"
    ),
    (
      "length-spread: {maximum-ratio: 0.5}",
      "the longest answer is never less than the shortest | write 1 or more"
    ),
    (
      "length-spread: {unit: tokens, maximum: 4}",
      "'tokens' is not a unit | the units are words and characters"
    ),
    (
      "{varies: null, on: intent}",
      "'varies' cannot judge the suite: the answers are plain text, without 'intent'"
    ),
  ])
  func `a mistake says what to do`(item: String, problem: String) throws {
    #expect(try problems(item) == [problem])
  }

  @Test func `a part of guided answers has to exist`() throws {
    let answer = "answer: {intent: {type: boolean}}"
    #expect(
      try problems("varies", answer: answer, assert: "is-json: null, on: raw") == [
        "'varies' cannot judge the suite: no property of the answers holds text; say which one is "
          + "meant, with 'on'"
      ])
    #expect(
      try problems("{varies: null, on: intnet}", answer: answer, assert: "is-json: null, on: raw")
        == [
          "'varies' cannot judge the suite: its answer type has no property 'intnet'; did you mean "
            + "'intent'?"
        ])
    #expect(
      try problems("{varies: null, on: intent}", answer: answer, assert: "is-json: null, on: raw")
        == [])
  }

  @Test func `an assertion about all answers does not stand among those about one`() throws {
    #expect(
      try problems("varies", assert: "pass-rate: 0.9").first { $0.hasPrefix("unknown") }
        == "unknown assertion 'pass-rate' | 'pass-rate' judges all answers of a model: write it "
        + "under assert-suite:")
  }

  @Test(arguments: ["(suite)", "a (suite)", "a/(suite)"])
  func `no case can be named, or have been named, as the suite as a whole`(name: String) throws {
    for key in ["name: \(name)", "name: x, was: \(name)"] {
      let text = "suite: s\ncases:\n  - {\(key), question: q, assert: [{contains: a}]}\n"
      let file = SourceFile(path: "suites/x.yaml", text: text)
      let root = try #require(SuiteParser.parse(file).root)
      let decoded = SuiteDecoder(knownModels: ["afm-2"]).decode(root, in: file)
      #expect(decoded.diagnostics.map(\.message) == ["'\(name)' cannot name a case"])
    }
  }
}

import SourceText
import SuiteSyntax
import TestSupport
import Testing

@testable import TelltaleKit

/// Decodes a marked suite and compares its diagnostics, in order.
private func check(
  _ marked: String, _ expected: [(marker: Character, id: Diagnostic.ID, message: String)],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let suite = MarkedText(marked)
  let file = SourceFile(path: "suites/x.yaml", text: suite.text)
  let root = try #require(SuiteParser.parse(file).root, sourceLocation: sourceLocation)
  let found = decoder.decode(root, in: file).diagnostics
    .map { "\($0.range.lowerBound) [\($0.id.rawValue)] \($0.message)" }
  let wanted = expected.map {
    "\(suite.offsets[$0.marker] ?? -1) [\($0.id.rawValue)] \($0.message)"
  }
  #expect(found == wanted, sourceLocation: sourceLocation)
}

private let decoder = SuiteDecoder(knownModels: ["afm-2", "afm-3-core"])

/// Decodes a suite that has no mistake.
private func suite(_ text: String) throws -> Suite {
  let file = SourceFile(path: "suites/x.yaml", text: text)
  let root = try #require(SuiteParser.parse(file).root)
  let decoded = decoder.decode(root, in: file)
  #expect(decoded.diagnostics == [])
  return try #require(decoded.suite)
}

@Suite struct SuiteDecoderTests {
  @Test func `every key of a suite and of a case is read`() throws {
    let decoded = try suite(
      """
      suite: receipts
      description: Totals.
      tags: [money]
      models: [afm-2]
      options: {sampling: {top: 40, seed: 7}, temperature: 0.5, maximum-response-tokens: 200}
      repeat: 3
      floor: 2/3
      timeout: 30
      strict: true
      vars: {shop: Bakery}
      passage-template: "{{heading}}: {{text}}"
      answer:
        text: {type: string, guide: The answer}
        found: boolean
        documents: {type: array, items: string, maximum-count: 3}
      instructions: You work for {{shop}}.
      assert:
        - contains: a
      cases:
        - name: total
          was: sum
          description: The total.
          tags: [euro]
          vars: {shop: Kiosk, unit: kg}
          question: How much?
          passages:
            - {title: Receipt, heading: 12 March, text: Total 22.41}
            - A bare passage.
          models: [afm-3-core]
          repeat: 5
          reference: "22.41"
          assert:
            - contains: b
          known-failure: {models: [afm-2], reason: slow, until: 2026-12-31}
        - name: later
          question: When?
          skip: not yet
          observe: true
      """)
    #expect(decoded.name == "receipts")
    #expect(decoded.tags == ["money"])
    #expect(decoded.models == ["afm-2"])
    #expect(decoded.timeout == 30)
    #expect(decoded.isStrict)
    #expect(decoded.answer?.properties.map(\.name) == ["text", "found", "documents"])
    #expect(decoded.answer?["documents"]?.type == .array(of: .string))
    #expect(decoded.answer?["documents"]?.maximumCount == 3)
    let total = decoded.cases[0]
    #expect(total.name == "total")
    #expect(total.formerName == "sum")
    #expect(total.variables == ["shop": "Kiosk", "unit": "kg"])
    #expect(
      total.passages == [
        Passage(title: "Receipt", heading: "12 March", text: "Total 22.41"),
        Passage(text: "A bare passage."),
      ])
    #expect(total.models == ["afm-3-core"])
    #expect(total.repeatCount == 5)
    #expect(total.floor == Floor(passing: 2, of: 3))
    #expect(total.items.map(\.label) == ["contains: a", "contains: b"])
    #expect(
      total.knownFailure == KnownFailure(models: ["afm-2"], reason: "slow", until: "2026-12-31"))
    #expect(
      total.versions.map(\.options) == [
        GenerationOptions(
          sampling: .top(40, seed: 7), temperature: 0.5, maximumResponseTokens: 200)
      ])
    #expect(decoded.cases[1].skip == "not yet")
    #expect(decoded.cases[1].isObserved)
  }

  @Test func `prompt versions inherit what they do not say`() throws {
    let decoded = try suite(
      """
      suite: versions
      instructions: Be brief.
      prompts:
        v1: {}
        v2: {instructions: Be very brief., models: [afm-2]}
      cases:
        - {name: a, question: q, assert: [{contains: a}], options: {sampling: greedy}}
      """)
    let versions = decoded.cases[0].versions
    #expect(versions.map(\.name) == ["v1", "v2"])
    #expect(versions.map { $0.instructions?.source } == ["Be brief.", "Be very brief."])
    #expect(versions.map(\.models) == [nil, ["afm-2"]])
    #expect(versions.map(\.options.sampling) == [.greedy, .greedy])
  }

  @Test func `a list variable makes one case per element`() throws {
    let decoded = try suite(
      """
      suite: each
      cases:
        - name: capital
          each: true
          vars: {country: [France, Italy]}
          prompt: Capital of {{country}}?
          assert: [{contains: a}]
      """)
    #expect(decoded.cases.map(\.name) == ["capital/France", "capital/Italy"])
    #expect(decoded.cases.map { $0.variables["country"] } == ["France", "Italy"])
  }

  @Test func `all mistakes are reported at once, in the order of the file`() throws {
    try check(
      """
      suite: receipts
      ①modles: [afm-2]
      models: [②afm-9]
      cases:
        - name: total
          question: How much?
          assert:
            - ③contians: a
            - word-count: ④many
        - name: ⑥total
          question: How much?
          assert: [contains: a]
        - name: ⑦quiet
          question: How much?
      """.replacing("[contains: a]", with: "[{contains: a}]"),
      [
        ("①", "unknown-key", "unknown key 'modles' in a suite"),
        ("②", "unknown-model", "unknown model 'afm-9'"),
        ("③", "unknown-assertion", "unknown assertion 'contians'"),
        ("④", "wrong-type", "expected a whole number, found text"),
        ("⑥", "duplicate-case", "the name 'total' stands twice"),
        ("⑦", "judges-nothing", "the case judges nothing"),
      ])
  }

  @Test func `names that differ in bytes only are told, not merged`() throws {
    try check(
      """
      suite: receipts
      vars: {caf\u{E9}: one, ①cafe\u{301}: two}
      answer: {caf\u{E9}: string, ②cafe\u{301}: string}
      prompts:
        caf\u{E9}: {prompt: one}
        ③cafe\u{301}: {prompt: two}
      cases:
        - name: total
          vars: {\u{3A9}: one, ④\u{2126}: two}
          question: How much?
          assert: [{contains: a}]
      """,
      [
        ("①", "equivalent-key", "'cafe\u{301}' is already a key, spelled with other code points"),
        ("②", "equivalent-key", "'cafe\u{301}' is already a key, spelled with other code points"),
        ("③", "equivalent-key", "'cafe\u{301}' is already a key, spelled with other code points"),
        ("④", "equivalent-key", "'\u{2126}' is already a key, spelled with other code points"),
      ])
  }

  @Test func `a list where a mapping belongs is one mistake, not two`() throws {
    try check(
      """
      suite: a
      prompts:
        ①- Be brief.
      cases:
        - {name: x, question: q, assert: [{contains: a}]}
      """,
      [("①", "wrong-type", "expected a mapping, found a list")])
  }

  @Test func `an undefined variable names the case that lacks it`() throws {
    try check(
      """
      suite: receipts
      vars: {shop: Bakery}
      instructions: You work for {{shpo}}.
      cases:
        - name: ①total
          question: How much?
          assert: [{contains: a}]
      """,
      [("①", "undefined-variable", "the case 'total' does not define '{{shpo}}'")])
  }

  @Test func `a case that asks nothing is refused`() throws {
    try check(
      "suite: a\ncases:\n  - name: ①x\n    assert: [{contains: a}]\n",
      [("①", "empty-prompt", "the case asks nothing: it has no question and no prompt")])
  }

  @Test func `text that another reader would print differently is to be quoted`() throws {
    try check(
      """
      suite: a
      vars: {version: ①3.10}
      cases:
        - {name: x, question: q, assert: [{contains: a}]}
      """,
      [
        (
          "①", "ambiguous-text",
          "expected text, found the number 3.10, which other YAML readers may print differently"
        )
      ])
  }

  @Test(
    arguments: [
      ("vars: {shop: ①[Bakery]}", "list-without-each", "the variable 'shop' is a list"),
      ("repeat: ①3.0", "number-spelling", "expected a whole number, found the number 3.0"),
      ("floor: ①+4/5", "wrong-value", "'+4/5' is not a floor"),
      ("floor: ①04/5", "wrong-value", "'04/5' is not a floor"),
      ("floor: ①5/4", "out-of-reach", "5 of 4 trials cannot pass"),
      ("answer: {kind: {type: string, any-of: ①[]}}", "wrong-value", "'any-of' has an empty list"),
      (
        "assert: [{contains: a, models: ①[]}]", "no-models", "an empty list of models is for none"
      ),
      ("assert: [{currency-kept: {expected: ①[]}}]", "wrong-value", "'expected' has an empty list"),
      (
        "assert: [{starts-with-answer: ①[' ']}]", "nothing-to-compare",
        "'starts-with-answer' has a fact with nothing to compare"
      ),
    ] as [(String, Diagnostic.ID, String)])
  func `what would be read as if nothing stood there is refused`(
    line: String, id: Diagnostic.ID, message: String
  ) throws {
    let rest = "cases:\n  - {name: x, question: q, observe: true}\n"
    try check("suite: a\n\(line)\n\(rest)", [("①", id, message)])
  }

  @Test(arguments: [
    ("2026-12-31", true), ("2024-02-29", true), ("2026-02-29", false), ("2026-13-01", false),
    ("2026-1-1", false), ("2026-12-32", false), ("tomorrow", false), ("1900-02-29", false),
    ("2000-02-29", true),
  ])
  func `a date is a day of the calendar`(text: String, isDate: Bool) {
    #expect(text.isCalendarDate == isDate)
  }
}

import SourceText
import SuiteSyntax
import Testing

@testable import TelltaleKit

private let models: [any Model] = SimulatedProfile.builtIn.map { SimulatedModel(profile: $0) }

/// The plan of a suite on the built-in models.
private func plan(
  _ text: String, selecting selection: Selection = Selection(), repeatCount: Int? = nil
) throws -> Plan {
  let file = SourceFile(path: "suites/x.yaml", text: text)
  let root = try #require(SuiteParser.parse(file).root)
  let decoded = SuiteDecoder(knownModels: models.map(\.id)).decode(root, in: file)
  #expect(decoded.diagnostics == [])
  // FNV-1a, so that any difference shows.
  let hashes = ContentHashes { bytes in
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return (0..<8).map { UInt8(truncatingIfNeeded: hash >> (8 * UInt64($0))) }
  }
  return Planner(
    models: models, defaultModels: models.map(\.id), hashes: hashes, repeatCount: repeatCount,
    today: "2026-11-30"
  ).plan([try #require(decoded.suite)], selecting: selection)
}

private let suite = """
  suite: s
  options: {sampling: greedy}
  models: [afm-3-core, afm-2]
  prompts:
    v1: {prompt: "{{question}}"}
    v2: {prompt: "Please: {{question}}", models: [afm-2]}
  assert: [{contains: a}]
  cases:
    - {name: b, question: One?}
    - {name: a, question: Two?, models: [afm-cloud]}
  """

@Suite struct PlannerTests {
  @Test func `cells stand by suite, case, version and model, each in its own order`() throws {
    #expect(
      try plan(suite).cells.map(\.id.description) == [
        "s/b#v1@afm-2", "s/b#v1@afm-3-core", "s/b#v2@afm-2", "s/a#v1@afm-cloud",
      ])
  }

  @Test func `a selection leaves the order as it is`() throws {
    var selection = Selection()
    selection.prompts = [Glob("v1")]
    selection.models = [Glob("afm-3*"), Glob("*cloud")]
    #expect(
      try plan(suite, selecting: selection).cells.map(\.id.description) == [
        "s/b#v1@afm-3-core", "s/a#v1@afm-cloud",
      ])
  }

  @Test func `an edit of the prompt changes the request and not the case, and the reverse`() throws
  {
    func hashes(_ text: String) throws -> (request: String, content: String, prompt: String) {
      let cell = try plan(text).cells[2]
      return (cell.requestHash, cell.caseHash, cell.promptHash)
    }
    let before = try hashes(suite)
    let prompt = try hashes(suite.replacing("Please", with: "Kindly"))
    #expect(prompt.request != before.request)
    #expect(prompt.content == before.content)
    #expect(prompt.prompt != before.prompt)
    let question = try hashes(suite.replacing("One?", with: "Once?"))
    #expect(question.request != before.request)
    #expect(question.content != before.content)
    #expect(question.prompt == before.prompt)
    let unrelated = try hashes(suite.replacing("contains: a", with: "contains: b"))
    #expect(unrelated == before)
  }

  @Test func `several trials of a model that always answers the same are one, with a note`() throws
  {
    let repeated = try plan(suite, repeatCount: 3)
    #expect(repeated.cells.map(\.trials) == [1, 1, 1, 1])
    #expect(
      repeated.notes == [
        "4 cells asked for several trials of a model that always answers the same: one is run"
      ])
    let sampled = try plan(
      suite.replacing("sampling: greedy", with: "sampling: {top: 5, seed: 1}"), repeatCount: 3)
    #expect(sampled.cells.map(\.trials) == [3, 3, 3, 3])
    #expect(sampled.notes == [])
  }

  @Test(
    arguments: [
      ("2026-11-30", "slow"), ("2026-11-29", nil), ("2027-01-01", "slow"),
    ] as [(String, String?)])
  func `a known failure is tolerated up to its last day`(until: String, reason: String?) throws {
    let plan = try plan(
      suite.replacing(
        "question: One?", with: "question: One?, known-failure: {reason: slow, until: \(until)}"))
    #expect(plan.cells.map(\.knownFailure) == [reason, reason, reason, nil])
  }
}

@Suite struct ContextForecastTests {
  @Test func `a plan says which cases will not fit which window`() throws {
    let words = String(repeating: "word ", count: 3000)
    let plan = try plan(
      """
      suite: s
      options: {sampling: greedy}
      assert: [{contains: a}]
      cases:
        - {name: short, question: One?}
        - {name: long, question: Two?, passages: ["\(words)"]}
        - {name: longest, question: Three?, passages: ["\(words)\(words)"]}
        - name: meant
          question: Four?
          passages: ["\(words)"]
          assert: [{outcome: context-exceeded}]
      """)
    #expect(
      plan.notes == [
        "by an estimate 2 cases do not fit the 4096 tokens of afm-2, afm-2.1, afm-3-core: "
          + "s/long, s/longest",
        "by an estimate 1 case does not fit the 8192 tokens of afm-3-core-advanced: s/longest",
      ])
  }

  @Test func `the room for the answer counts, up to a quarter of the window`() {
    #expect(RequestSize(tokens: 3796, maximumResponseTokens: 300).fits(4096))
    #expect(!RequestSize(tokens: 3797, maximumResponseTokens: 300).fits(4096))
    #expect(RequestSize(tokens: 3072, maximumResponseTokens: 4096).fits(4096))
    #expect(!RequestSize(tokens: 3073, maximumResponseTokens: 4096).fits(4096))
  }
}

import SourceText
import SuiteSyntax
import Synchronization
import Testing

@testable import TelltaleKit

/// A model that answers with what stands between brackets in the prompt, earlier
/// cells last, and counts its requests.
private final class EchoModel: Model {
  let id: ModelID
  let requests = Mutex(0)
  var maximumConcurrency: Int? { nil }
  var source: Response.Source { .live }
  var fingerprint: ModelFingerprint { ModelFingerprint(displayName: "Echo") }

  init(_ id: ModelID) { self.id = id }

  func isDeterministic(for options: GenerationOptions) -> Bool { true }

  func respond(to request: Request, trial: Int) async -> Response {
    let count = requests.withLock { count in
      count += 1
      return count
    }
    do { try await Task.sleep(for: .milliseconds(20 / count)) } catch {}
    let answer = request.prompt.split(separator: "[").last?.dropLast() ?? ""
    return Response(answer == "none" ? .timeout : .answered(.text(String(answer))))
  }
}

private let models = ["m1", "m2"].map { EchoModel(ModelID($0)) }

private func decoded(_ text: String) throws -> Suite {
  let file = SourceFile(path: "suites/x.yaml", text: text)
  let root = try #require(SuiteParser.parse(file).root, "\(SuiteParser.parse(file).diagnostics)")
  let result = SuiteDecoder(knownModels: models.map(\.id)).decode(root, in: file)
  #expect(result.diagnostics == [])
  return try #require(result.suite)
}

/// The plan of a suite; hashes are FNV-1a, so that any difference shows.
private func plan(
  _ texts: String..., on models: [any Model] = models, selecting selection: Selection = .init()
) throws -> Plan {
  let hashes = ContentHashes { bytes in
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return (0..<8).map { UInt8(truncatingIfNeeded: hash >> (8 * UInt64($0))) }
  }
  return Planner(
    models: models, defaultModels: models.map(\.id), hashes: hashes, today: "2026-11-30"
  ).plan(try texts.map { try decoded($0) }, selecting: selection)
}

private func selection(
  cases: [String] = [], models: [String] = [], tags: [String] = [], cells: Set<CellID>? = nil
) -> Selection {
  var selection = Selection()
  selection.cases = cases.map { Glob($0) }
  selection.models = models.map { Glob($0) }
  selection.tags = tags
  selection.cells = cells
  return selection
}

private let suite = """
  suite: s
  tags: [all]
  prompt: "{{question}}"
  assert: [{not: {contains: x}}]
  assert-suite:
    - varies
    - pass-rate: 0.5
      models: [m2]
  cases:
    - {name: a, question: "1 [yes]", tags: [one]}
    - {name: b, question: "2 [no]"}
    - {name: c, question: "3 [x]", models: [m2]}

  """

private let versions = """
  suite: v
  prompts:
    old: {prompt: "old {{question}}", models: [m1]}
    new: {prompt: "new {{question}}"}
  assert: [{not: {contains: x}}]
  assert-suite: [varies]
  cases:
    - {name: a, question: "1 [yes]"}
    - {name: b, question: "2 [no]"}

  """

@Suite struct SuiteCellTests {
  @Test func `each model and prompt version has one cell about the suite, behind all others`()
    throws
  {
    #expect(
      try plan(suite, versions).cellIDs.map(\.description) == [
        "s/a@m1", "s/a@m2", "s/b@m1", "s/b@m2", "s/c@m2", "v/a#old@m1", "v/a#new@m1",
        "v/a#new@m2", "v/b#old@m1", "v/b#new@m1", "v/b#new@m2", "s/(suite)@m1", "s/(suite)@m2",
        "v/(suite)#old@m1", "v/(suite)#new@m1", "v/(suite)#new@m2",
      ])
    let cells = try plan(suite).suiteCells
    #expect(cells.map(\.members) == [[0, 2], [1, 3, 4]])
    #expect(cells.map { $0.items.map(\.label) } == [["varies"], ["varies", "pass-rate: 0.5"]])
  }

  @Test(
    arguments: [
      (["a"], [], ["s/a@m1", "s/a@m2"], "m1, m2"),
      (["c"], [], ["s/c@m2"], "m2"),
      // All of a model's cases are selected, on one of two models.
      (["a", "b"], [], ["s/a@m1", "s/a@m2", "s/b@m1", "s/b@m2", "s/(suite)@m1"], "m2"),
      ([], ["m1"], ["s/a@m1", "s/b@m1", "s/(suite)@m1"], nil),
      (["*"], ["m1"], ["s/a@m1", "s/b@m1", "s/(suite)@m1"], nil),
      // The suite as a whole needs all its cases.
      (["(suite)"], ["m1"], ["s/a@m1", "s/b@m1", "s/(suite)@m1"], nil),
      (["s/(suite)"], ["m1"], ["s/a@m1", "s/b@m1", "s/(suite)@m1"], nil),
      (["(suite)", "a"], ["m1"], ["s/a@m1", "s/b@m1", "s/(suite)@m1"], nil),
      (["t/(suite)"], ["m1"], [], nil),
      // A pattern for cases does not mean the suite by accident.
      (["*u*"], [], [], nil), (["?s*"], [], [], nil),
    ] as [([String], [String], [String], String?)])
  func `where only some cases are selected the suite is not judged, and a note says so`(
    cases: [String], models: [String], ids: [String], noted: String?
  ) throws {
    let plan = try plan(suite, selecting: selection(cases: cases, models: models))
    #expect(plan.cellIDs.map(\.description) == ids)
    #expect(
      plan.notes
        == (noted.map {
          [
            "s/(suite) is not judged on \($0): only some of its cases are selected, and it is "
              + "about all of them"
          ]
        } ?? []))
  }

  @Test func `tags select cases, and the suite's own tag all of them`() throws {
    #expect(try plan(suite, selecting: selection(tags: ["one"])).suiteCells.isEmpty)
    #expect(try plan(suite, selecting: selection(tags: ["all"])).suiteCells.count == 2)
  }

  @Test func `what failed is run again with all that it is judged from`() throws {
    func id(_ name: String, _ model: ModelID) -> CellID {
      CellID(suite: "s", caseName: name, prompt: "default", model: model)
    }
    let whole = try plan(suite, selecting: selection(cells: [id("(suite)", "m2"), id("a", "m1")]))
    #expect(
      whole.cellIDs.map(\.description) == ["s/a@m1", "s/a@m2", "s/b@m2", "s/c@m2", "s/(suite)@m2"])
    let part = try plan(suite, selecting: selection(cells: [id("a", "m1")]))
    #expect(part.cellIDs.map(\.description) == ["s/a@m1"])
  }

  @Test func `a suite that asserts nothing of all answers cannot be selected as a whole`() throws {
    let plain = "suite: p\ncases:\n  - {name: a, question: q, assert: [{contains: a}]}\n"
    #expect(try plan(plain, selecting: selection(cases: ["(suite)"])).cellIDs.isEmpty)
    let (message, help) = selection(cases: ["(siute)"])
      .explainNothing(in: [try decoded(suite), try decoded(plain)], models: models.map(\.id))
    #expect(message == "no case matches '(siute)'")
    #expect(help == "did you mean '(suite)'?")
  }

  @Test func `hashes tell what changed, and not what only moved`() throws {
    func hashes(_ text: String) throws -> [String] {
      let cell = try #require(try plan(text).suiteCells.last)
      return [cell.requestHash, cell.caseHash, cell.promptHash]
    }
    let before = try hashes(suite)
    #expect(before.allSatisfy { $0.utf8.count == 12 })
    func changed(_ old: String, _ new: String) throws -> [Bool] {
      try #require(suite.contains(old))
      return zip(before, try hashes(suite.replacing(old, with: new))).map { $0 != $1 }
    }
    #expect(try changed("{{question}}\"", "Please: {{question}}\"") == [true, false, true])
    #expect(try changed("2 [no]", "two [no]") == [true, true, false])
    #expect(try changed("name: a,", "name: z, was: a,") == [false, false, false])
    let line = "  - {name: b, question: \"2 [no]\"}\n"
    #expect(try changed(line, "") == [true, true, false])
    #expect(
      try changed("cases:\n", "cases:\n" + line.replacing("b", with: "d")) == [true, true, false])
    let a = "  - {name: a, question: \"1 [yes]\", tags: [one]}\n"
    #expect(try changed(a + line, line + a) == [false, false, false])
    // A case that no longer counts is no longer part of it.
    #expect(try changed("\"2 [no]\"", "\"2 [no]\", skip: later") == [true, true, false])
    // What is asserted is no part of the hashes: labels tell that.
    #expect(try changed("contains: x", "contains: y") == [false, false, false])
  }

  @Test(arguments: [1, 3, 8])
  func `suites are judged after their cells, without a request, whatever the timing`(
    jobs: Int
  ) async throws {
    let models = ["m1", "m2"].map { EchoModel(ModelID($0)) }
    let plan = try plan(suite, on: models)
    let events = Mutex<[Int]>([])
    let results = await Runner(plan: plan, jobs: jobs, clock: { 0 }).run { event in
      if case .finished(let position, _) = event { events.withLock { $0.append(position) } }
    }
    #expect(models.map { $0.requests.withLock { $0 } } == [2, 3])
    #expect(results.map(\.id) == plan.cellIDs)
    #expect(events.withLock { Array($0.suffix(2)) } == [5, 6])
    let whole = results.suffix(2)
    #expect(whole.map(\.result) == [.passed, .passed])
    #expect(whole.map(\.trials.count) == [0, 0])
    #expect(whole.map(\.planned) == [0, 0])
    #expect(whole.map(\.line) == [6, 6])
    #expect(whole.map(\.tags) == [["all"], ["all"]])
    #expect(whole.map { $0.assertions.map(\.tally.description) } == [["1/1"], ["1/1", "1/1"]])
    let planned = Runner(plan: plan, jobs: 1, clock: { 0 }).plannedCells
    #expect(planned.map(\.id) == plan.cellIDs)
    #expect(planned.map(\.result) == Array(repeating: .skipped, count: 7))
  }

  @Test(arguments: [
    ("yes", "yes", "varies", false, CellOutcome.failed), ("yes", "no", "varies", false, .passed),
    ("yes", "none", "varies", false, .errored), ("none", "none", "varies", false, .errored),
    ("yes", "none", "pass-rate: 0.5", false, .passed),
    ("yes", "none", "pass-rate: 0.6", false, .errored),
    ("yes", "yes", "no-common-template: 0.5", false, .undecided),
    ("yes", "yes", "no-common-template: 0.5", true, .failed),
    ("yes", "yes", "{varies: null, severity: observe}", false, .passed),
  ])
  func `the result follows from the verdicts`(
    first: String, second: String, item: String, isStrict: Bool, result: CellOutcome
  ) async throws {
    let text = """
      suite: s
      models: [m1]
      prompt: "{{question}}"
      assert: [{not: {contains: x}}]
      assert-suite: [\(item.contains(":") && !item.hasPrefix("{") ? "{\(item)}" : item)]
      cases:
        - {name: a, question: "1 [\(first)]"}
        - {name: b, question: "2 [\(second)]"}

      """
    let results = await Runner(plan: try plan(text), jobs: 2, isStrict: isStrict, clock: { 0 })
      .run { _ in }
    #expect(results.last?.id.isSuite == true)
    #expect(results.last?.result == result)
  }

  @Test func `where a case was not run the suite is not judged`() throws {
    let plan = try plan(suite)
    let cell = try #require(plan.suiteCells.first)
    var ran = SuiteSubject.Member.example("a", "1", "yes")
    let notRun = SuiteSubject.Member.example("b", "2", nil, .skipped, skip: .notRun(.interrupted))
    let judge = SuiteJudge(cell: cell, suite: plan.suites[0], isStrict: false)
    let result = judge.result(of: [ran, notRun])
    #expect(result.result == .skipped)
    #expect(result.isNotRun)
    #expect(result.assertions.map(\.judgements) == [[]])
    ran.cell.skip = .observed
    #expect(judge.result(of: [ran, ran]).result == .undecided)
  }
}

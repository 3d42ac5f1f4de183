import SourceText
import SuiteSyntax
import Synchronization
import Testing

@testable import TelltaleKit

/// A model that takes its time, more for earlier requests, and counts on being
/// told when to stop.
private struct SlowModel: Model {
  var id: ModelID = "slow"
  var seconds: Double
  var maximumConcurrency: Int? { nil }
  var source: Response.Source { .live }
  var fingerprint: ModelFingerprint { ModelFingerprint(displayName: "Slow") }

  func isDeterministic(for options: GenerationOptions) -> Bool { false }

  func respond(to request: Request, trial: Int) async -> Response {
    do {
      try await Task.sleep(for: .seconds(seconds / Double(request.prompt.utf8.count)))
    } catch {
      return Response(.unknown("cancelled"))
    }
    return Response(.answered(.text("\(request.prompt) \(trial)")))
  }
}

/// FNV-1a in 64 bits, which tells the texts of a test apart.
private func fingerprint(_ bytes: [UInt8]) -> [UInt8] {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  return (0..<8).map { UInt8(truncatingIfNeeded: hash >> (8 * $0)) }
}

/// The plan of a suite on one model.
private func plan(_ text: String, on model: any Model) throws -> Plan {
  let file = SourceFile(path: "suites/x.yaml", text: text)
  let root = try #require(SuiteParser.parse(file).root)
  let decoded = SuiteDecoder(knownModels: [model.id]).decode(root, in: file)
  #expect(decoded.diagnostics == [])
  return Planner(
    models: [model], defaultModels: [model.id], hashes: ContentHashes(sha256: fingerprint),
    today: "2026-11-30"
  ).plan([try #require(decoded.suite)])
}

@Suite struct RunnerTests {
  @Test(arguments: [1, 3, 8])
  func `results keep the order of the plan whatever the timing`(jobs: Int) async throws {
    let plan = try plan(
      """
      suite: order
      repeat: 2
      cases:
        - {name: a, prompt: x, assert: [{contains: x}]}
        - {name: b, prompt: xxxx, assert: [{contains: y}]}
        - {name: c, prompt: xxxxxxxx, skip: later, assert: [{contains: x}]}
        - {name: d, prompt: xxxxxxxxxx, observe: true}
      """, on: SlowModel(seconds: 0.2))
    let results = await Runner(plan: plan, jobs: jobs, clock: { 0 }).run { _ in }
    #expect(results.map(\.id.caseName) == ["a", "b", "c", "d"])
    #expect(results.map(\.result) == [.passed, .failed, .skipped, .skipped])
    #expect(results.map(\.trials.count) == [2, 2, 0, 2])
    #expect(
      results[0].trials.map { $0.response.outcome.answer?.text } == ["x 0", "x 1"])
  }

  @Test func `a response that does not come in time is the outcome timeout`() async throws {
    let plan = try plan(
      """
      suite: late
      timeout: 0.05
      cases:
        - {name: a, prompt: x, assert: [{contains: x}]}
        - {name: b, prompt: x, assert: [{outcome: timeout}]}
      """, on: SlowModel(seconds: 60))
    let results = await Runner(plan: plan, jobs: 2, clock: { 0 }).run { _ in }
    #expect(results.map { $0.trials.map(\.response.outcome) } == [[.timeout], [.timeout]])
    #expect(results.map(\.result) == [.errored, .passed])
  }

  @Test func `a floor says how many trials must pass`() async throws {
    let suite = """
      suite: floors
      repeat: 3
      cases:
        - {name: a, prompt: x, floor: 1/3, assert: [{contains: "x 1"}]}
        - {name: b, prompt: x, floor: 2/3, assert: [{contains: "x 1"}]}
      """
    let plan = try plan(suite, on: SlowModel(seconds: 0.01))
    let results = await Runner(plan: plan, jobs: 2, clock: { 0 }).run { _ in }
    #expect(results.map(\.result) == [.passed, .failed])
    #expect(results.map { $0.assertions[0].tally.description } == ["1/3", "1/3"])
  }

  @Test(arguments: [1, 2, 3, 5])
  func `a run that is stopped keeps its trials, and one that resumes asks for the others alone`(
    trials: Int
  ) async throws {
    let suite = """
      suite: stops
      repeat: 3
      cases:
        - {name: a, prompt: x, assert: [{contains: x}]}
        - {name: b, prompt: xx, assert: [{contains: "xx 1"}], floor: 1/3}
      """
    let planned = try plan(suite, on: CountingModel())
    let whole = await Runner(plan: planned, jobs: 1, clock: { 0 }).run { _ in }
    let ended = Mutex<[TrialResult]>([])
    var runner = Runner(plan: planned, jobs: 1, clock: { 0 })
    runner.onTrial = { _, trial in ended.withLock { $0.append(trial) } }
    runner.isStopped = { ended.withLock { $0.count >= trials } }
    let stopped = await runner.run { _ in }
    #expect(stopped.flatMap(\.trials) == ended.withLock { $0 })
    #expect(
      stopped.map(\.skip) == [trials < 3 ? .notRun(.interrupted) : nil, .notRun(.interrupted)])
    let run = planned.run(header, cells: stopped, duration: 0)
    #expect(!run.isComplete)
    let summary = RunSummary(run)
    #expect(summary.conclusion == .incomplete)
    #expect(summary.cells.isConserved && summary.trials.isConserved)

    let model = CountingModel()
    var resumed = try Runner(plan: plan(suite, on: model), jobs: 2, clock: { 0 })
    let kept = KeptResponses(of: run, for: [model])
    #expect(kept.count(in: resumed.plan.cells) == trials)
    resumed.kept = kept
    #expect(await resumed.run { _ in } == whole)
    #expect(model.calls.withLock { $0 } == 6 - trials)
  }

  @Test func `what ended in an error, another prompt and another model are asked again`()
    async throws
  {
    func suite(_ prompt: String) -> String {
      """
      suite: again
      cases:
        - {name: a, prompt: x, assert: [{contains: x}]}
        - {name: b, prompt: \(prompt), assert: [{contains: x}]}
      """
    }
    let failing = CountingModel(outcome: .unknown("down"))
    let errored = try plan(suite("xx"), on: failing)
    let cells = await Runner(plan: errored, jobs: 1, clock: { 0 }).run { _ in }
    let broken = errored.run(header, cells: cells, duration: 0)
    #expect(KeptResponses(of: broken, for: [failing]).isEmpty)

    let before = try plan(suite("xx"), on: CountingModel())
    let done = await Runner(plan: before, jobs: 1, clock: { 0 }).run { _ in }
    let run = before.run(header, cells: done, duration: 0)
    #expect(KeptResponses(of: run, for: [CountingModel(build: "23B5")]).isEmpty)
    let model = CountingModel()
    var edited = try Runner(plan: plan(suite("xxx"), on: model), jobs: 1, clock: { 0 })
    edited.kept = KeptResponses(of: run, for: [model])
    let results = await edited.run { _ in }
    #expect(results.map { $0.trials[0].response.outcome.answer?.text } == ["x 0", "xxx 0"])
    #expect(model.calls.withLock { $0 } == 1)
  }

  private var header: RunHeader {
    RunHeader(
      id: "1", startedAt: "2026-12-01T00:00:00Z", toolVersion: "1", policy: GatePolicy())
  }
}

/// A model that says how often it was asked.
private final class CountingModel: Model {
  let id: ModelID = "counting"
  let source = Response.Source.live
  let maximumConcurrency: Int? = nil
  let fingerprint: ModelFingerprint
  let outcome: Outcome?
  let calls = Mutex(0)

  init(build: String? = nil, outcome: Outcome? = nil) {
    fingerprint = ModelFingerprint(displayName: "Counting", osBuild: build)
    self.outcome = outcome
  }

  func isDeterministic(for options: GenerationOptions) -> Bool { false }

  func respond(to request: Request, trial: Int) async -> Response {
    calls.withLock { $0 += 1 }
    return Response(outcome ?? .answered(.text("\(request.prompt) \(trial)")))
  }
}

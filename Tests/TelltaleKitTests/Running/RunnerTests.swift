import SourceText
import SuiteSyntax
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

/// The plan of a suite on one model.
private func plan(_ text: String, on model: any Model) throws -> Plan {
  let file = SourceFile(path: "suites/x.yaml", text: text)
  let root = try #require(SuiteParser.parse(file).root)
  let decoded = SuiteDecoder(knownModels: [model.id]).decode(root, in: file)
  #expect(decoded.diagnostics == [])
  return Planner(
    models: [model], defaultModels: [model.id], hashes: ContentHashes { Array($0.prefix(8)) },
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
}

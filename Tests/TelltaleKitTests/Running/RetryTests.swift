import SourceText
import SuiteSyntax
import Synchronization
import Testing

@testable import TelltaleKit

/// A live model that gives the responses of a list, one after the other, and then answers.
private final class ScriptedModel: Model {
  let id: ModelID = "scripted"
  let source: Response.Source
  let maximumConcurrency: Int? = 1
  let fingerprint = ModelFingerprint(displayName: "Scripted")
  private let script: Mutex<[Response]>
  let calls = Mutex(0)

  init(_ responses: [Response], source: Response.Source = .live) {
    script = Mutex(responses)
    self.source = source
  }

  convenience init(_ outcomes: [Outcome]) { self.init(outcomes.map { Response($0) }) }

  func isDeterministic(for options: GenerationOptions) -> Bool { true }

  func respond(to request: Request, trial: Int) async -> Response {
    calls.withLock { $0 += 1 }
    return script.withLock { $0.isEmpty ? Response(.answered(.text("x"))) : $0.removeFirst() }
  }
}

private func plan(_ text: String, on model: any Model) throws -> Plan {
  let file = SourceFile(path: "suites/x.yaml", text: text)
  let root = try #require(SuiteParser.parse(file).root)
  let decoded = SuiteDecoder(knownModels: [model.id]).decode(root, in: file)
  #expect(decoded.diagnostics == [])
  return Planner(
    models: [model], defaultModels: [model.id],
    hashes: ContentHashes { bytes in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      return (0..<8).map { UInt8(truncatingIfNeeded: hash >> (8 * $0)) }
    }, today: "2026-11-30"
  ).plan([try #require(decoded.suite)])
}

private let oneCase = """
  suite: one
  cases:
    - {name: a, prompt: q, assert: [{contains: x}]}
  """

private let twoCases = """
  suite: two
  cases:
    - {name: a, prompt: q, assert: [{contains: x}]}
    - {name: b, prompt: r, assert: [{contains: x}]}
  """

/// What a run came to, and how long it waited in all.
private func performed(
  _ text: String, on model: any Model, retries: Int = 3, limits: RunLimits = RunLimits(),
  stopAfter limit: Double = .infinity
) async throws -> (cells: [CellResult], waited: Double) {
  let waited = Mutex(0.0)
  var runner = try Runner(plan: plan(text, on: model), jobs: 1, clock: { 0 })
  runner.retry = RetryPolicy(retries: retries)
  runner.limits = limits
  runner.pause = { seconds in waited.withLock { $0 += seconds } }
  runner.isStopped = { waited.withLock { $0 >= limit } }
  return (await runner.run { _ in }, waited.withLock { $0 })
}

@Suite struct RetryTests {
  @Test func `a failure that may pass is put again, and every attempt is kept`() async throws {
    let model = ScriptedModel([.rateLimited(reset: nil), .networkFailure("down")])
    let (cells, waited) = try await performed(oneCase, on: model)
    let trial = try #require(cells[0].trials.first)
    #expect(cells[0].result == .passed && cells[0].retries == 2)
    #expect(trial.attempts.map(\.outcome) == [.rateLimited(reset: nil), .networkFailure("down")])
    // Full jitter: at most a second, then at most two.
    #expect(trial.attempts[0].wait < 1 && trial.attempts[1].wait < 2)
    #expect(abs(waited - trial.attempts.reduce(0) { $0 + $1.wait }) < 1e-9)
    let again = try await performed(
      oneCase, on: ScriptedModel([.rateLimited(reset: nil), .networkFailure("down")]))
    #expect(again.cells == cells)
  }

  @Test(
    arguments: [
      (Outcome.rateLimited(reset: nil), 4), (.networkFailure("x"), 4),
      (.serviceUnavailable(nil), 4),
      (.timeout, 4), (.concurrentRequests, 4), (.unavailable(.modelNotReady), 4),
      (.unavailable(.deviceNotEligible), 1), (.quotaReached(reset: nil), 1), (.decodingFailure, 1),
      (.guardrailViolation, 1), (.refused(explanation: nil), 1), (.unknown("x"), 1),
      (.contextExceeded(contextSize: nil, tokenCount: nil), 1), (.toolFailure("x"), 1),
      (.answered(.text("y")), 1), (.truncated(.text("y")), 1), (.unsupportedLanguage(code: nil), 1),
    ] as [(Outcome, Int)])
  func `only what may pass is put again, and never more often than was asked for`(
    outcome: Outcome, calls: Int
  ) async throws {
    let model = ScriptedModel(Array(repeating: outcome, count: 9))
    let (cells, _) = try await performed(oneCase, on: model)
    #expect(model.calls.withLock { $0 } == calls)
    #expect(cells[0].trials.map(\.response.outcome) == [outcome])
    #expect(cells[0].result != .passed)
    let none = ScriptedModel(Array(repeating: outcome, count: 9))
    _ = try await performed(oneCase, on: none, retries: 0)
    #expect(none.calls.withLock { $0 } == 1)
  }

  @Test(
    arguments: [
      (90.0, 90.0, 2), (119.5, 119.5, 2), (120.5, 0, 1), (1e300, 0, 1), (0, 1, 2), (-1, 1, 2),
      (.nan, 1, 2), (.infinity, 1, 2),
    ] as [(Double, Double, Int)])
  func `a wait that the provider asks for is kept to, unless it is too long`(
    asked: Double, most: Double, calls: Int
  ) async throws {
    let model = ScriptedModel([Response(.rateLimited(reset: nil), retryAfter: asked)])
    let (cells, waited) = try await performed(oneCase, on: model)
    #expect(model.calls.withLock { $0 } == calls)
    #expect(waited <= most + 1e-9 && (most <= 1 || waited >= most - 1e-9))
    if calls == 1 {
      #expect(cells[0].trials[0].response.outcome.summary.contains("later, which is too long"))
    }
  }

  @Test func `backoff is spread over cells and never beyond its bound`() {
    let response = Response(.timeout)
    for attempt in 0..<40 {
      let waits = (0..<200).map { cell -> Double in
        guard
          case .retry(let wait) = RetryPolicy(retries: 99).decision(
            after: response, attempt: attempt, seed: "case-\(cell)")
        else { return -1 }
        return wait
      }
      let bound = min(60, Double(1 << min(attempt, 10)))
      #expect(waits.allSatisfy { (0..<bound).contains($0) })
      let mean = waits.reduce(0, +) / 200
      #expect((bound * 0.4...bound * 0.6).contains(mean), "attempt \(attempt): \(mean)")
    }
  }

  @Test func `what the case says is right is not put again, and what it excludes is`() async throws
  {
    for (assertion, calls) in [
      ("outcome: timeout", 1), ("outcome: [timeout, rate-limited]", 1), ("outcome: answered", 4),
      ("not: {outcome: refused}", 4), ("any: [{outcome: timeout}, {contains: x}]", 1),
    ] {
      let model = ScriptedModel(Array(repeating: .timeout, count: 9))
      _ = try await performed(
        """
        suite: one
        cases:
          - {name: a, prompt: q, assert: [{\(assertion)}]}
        """, on: model)
      #expect(model.calls.withLock { $0 } == calls, "\(assertion)")
    }
  }

  @Test func `a stop ends a wait at once, and the trial is made again later`() async throws {
    let model = ScriptedModel([Response(.rateLimited(reset: nil), retryAfter: 100)])
    let (cells, waited) = try await performed(twoCases, on: model, stopAfter: 0.2)
    #expect(waited < 0.3)
    #expect(cells.map(\.skip) == [.notRun(.interrupted), .notRun(.interrupted)])
    #expect(cells[0].trials.map(\.result) == [.errored])
    #expect(model.calls.withLock { $0 } == 1)
  }

  @Test func `a model whose quota is reached is not asked again, and its cells wait`() async throws
  {
    let model = ScriptedModel([.quotaReached(reset: "at noon"), .quotaReached(reset: "at noon")])
    let (cells, _) = try await performed(twoCases, on: model)
    #expect(model.calls.withLock { $0 } == 1)
    #expect(cells.map(\.result) == [.errored, .skipped])
    #expect(cells[1].skip == .notRun(.quotaReached(reset: "at noon")))
    #expect(cells[1].skip?.reason.contains("it resets at at noon") == true)
    let asked = ScriptedModel([.quotaReached(reset: nil), .quotaReached(reset: nil)])
    let expected = try await performed(
      twoCases.replacing("contains: x", with: "outcome: quota-reached"), on: asked)
    #expect(expected.cells.map(\.result) == [.passed, .passed])
    #expect(asked.calls.withLock { $0 } == 2)
  }

  @Test func `a simulated network that fails at times works at another attempt, without a wait`()
    async throws
  {
    var profile = try #require(SimulatedProfile.builtIn.last)
    profile.base = profile.id
    profile.id = "shaky"
    profile.failures[.networkFailures] = .init(share: 0.5)
    let model = SimulatedModel(profile: profile)
    let cases = (0..<60).map { "  - {name: c\($0), prompt: question \($0), observe: true}" }
    let suite = "suite: s\noptions: {sampling: greedy}\ncases:\n" + cases.joined(separator: "\n")
    let first = try await performed(suite, on: model, retries: 0).cells
    let (cells, waited) = try await performed(suite, on: model, retries: 20)
    #expect(waited == 0)
    let failed = first.map { $0.trials[0].response.outcome.kind == .networkFailure }
    #expect((15...45).contains(failed.count { $0 }))
    #expect(cells.allSatisfy { $0.trials[0].response.outcome.answer != nil })
    // What failed at first fails at first now, too; the others are as they were.
    #expect(cells.map { $0.retries > 0 } == failed)
    for (cell, old) in zip(cells, first) where cell.retries == 0 { #expect(cell == old) }
  }

  @Test func `every attempt is one of the calls that a run may make`() async throws {
    for most in 0...5 {
      let model = ScriptedModel([.timeout, .timeout])
      let (cells, _) = try await performed(twoCases, on: model, limits: RunLimits(calls: most))
      #expect(model.calls.withLock { $0 } == min(most, 4))
      #expect(
        cells.map(\.result)
          == (most < 3
            ? [.skipped, .skipped] : most == 3 ? [.passed, .skipped] : [.passed, .passed]))
      #expect(cells.map(\.skip).allSatisfy { $0 == nil || $0 == .notRun(.outOfCalls) })
      // What was tried stays with the trial that is to be made again.
      #expect(cells[0].trials.count == (most == 0 ? 0 : 1))
    }
  }

  @Test func `a request that is under way when a run's time is over is not held against its model`()
    async throws
  {
    let text = "suite: one\ntimeout: 30\n" + twoCases.dropFirst("suite: two\n".count)
    let clock = ContinuousClock()
    let start = clock.now
    var runner = try Runner(
      plan: plan(text, on: HangingModel()), jobs: 1,
      clock: {
        Double((clock.now - start).components.attoseconds) / 1e18
          + Double((clock.now - start).components.seconds)
      })
    runner.retry = RetryPolicy()
    runner.limits = RunLimits(deadline: 0.2)
    let cells = await runner.run { _ in }
    #expect(cells.map(\.skip) == [.notRun(.outOfTime), .notRun(.outOfTime)])
  }
}

/// A model that answers only when it is told to stop.
private struct HangingModel: Model {
  var id: ModelID = "scripted"
  var source: Response.Source { .live }
  var maximumConcurrency: Int? { 1 }
  var fingerprint: ModelFingerprint { ModelFingerprint(displayName: "Hanging") }

  func isDeterministic(for options: GenerationOptions) -> Bool { true }

  func respond(to request: Request, trial: Int) async -> Response {
    do { try await Task.sleep(for: .seconds(60)) } catch {}
    return Response(.unknown("cancelled"))
  }
}

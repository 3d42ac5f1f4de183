import SourceText
import SuiteSyntax
import Synchronization
import Testing

@testable import TelltaleKit

/// A model that says how many messages it was sent, and fails where it is told.
private struct CountingModel: Model {
  var id: ModelID = "counting"
  var window: Int?

  /// Why a request is not answered, if so.
  var failure: @Sendable (Request) -> Outcome? = { _ in nil }

  var maximumConcurrency: Int? { nil }
  var source: Response.Source { .recorded }
  var fingerprint: ModelFingerprint {
    ModelFingerprint(displayName: "Counting", contextSize: window)
  }

  func isDeterministic(for options: GenerationOptions) -> Bool { true }

  func respond(to request: Request, trial: Int) async -> Response {
    Response(failure(request) ?? .answered(.text("\(request.messages.count) messages")))
  }
}

private func plan(_ text: String, on model: any Model = CountingModel()) throws -> Plan {
  let file = SourceFile(path: "suites/x.yaml", text: text)
  let root = try #require(SuiteParser.parse(file).root)
  let decoded = SuiteDecoder(knownModels: [model.id]).decode(root, in: file)
  #expect(decoded.diagnostics == [])
  return Planner(
    models: [model], defaultModels: [model.id], hashes: ContentHashes { sum($0) },
    today: "2026-11-30"
  ).plan([try #require(decoded.suite)])
}

/// A checksum that differs for the requests of these tests.
private func sum(_ bytes: [UInt8]) -> [UInt8] {
  var hash: UInt64 = 14_695_981_039_346_656_037
  for byte in bytes { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
  return (0..<8).map { UInt8(truncatingIfNeeded: hash >> (8 * UInt64($0))) }
}

/// The plan's results and the run that they make.
private func performed(_ plan: Plan) async -> (cells: [CellResult], run: Run) {
  let cells = await Runner(plan: plan, jobs: 2, clock: { 0 }).run { _ in }
  let header = RunHeader(id: "r", startedAt: "", toolVersion: "0", policy: GatePolicy())
  return (cells, plan.run(header, cells: cells, duration: 0))
}

/// The messages of a request as it was sent, by its hash.
private func messages(_ hash: String?, in run: Run) throws -> [String] {
  let hash = try #require(hash)
  let request = try #require(run.requests.first { $0.hash == hash }?.request)
  return request.messages.map { "\($0.role): \($0.text)" }
}

/// Conversations of four turns; each message is about 30 tokens.
private let fourTurns = """
  suite: talk
  instructions: Be brief.
  prompt: "{{question}} \(String(repeating: "abcde ", count: 15))"
  SESSION
  cases:
    - name: four
      turns:
        - {question: Q1, assert: [{contains: message}]}
        - {question: Q2, assert: [{contains: message}]}
        - {question: Q3, assert: [{contains: message}]}
        - {question: Q4, assert: [{contains: message}]}
  """

@Suite struct ConversationTests {
  @Test func `what was put again with fewer passages is not put to the model when a run goes on`()
    async throws
  {
    let asked = Mutex<[String]>([])
    var model = CountingModel()
    model.failure = { request in
      asked.withLock { $0.append(request.prompt) }
      return request.messages.count > 2 ? .contextExceeded(contextSize: 9, tokenCount: 99) : nil
    }
    let text = fourTurns.replacing("SESSION", with: "session: {on-overflow: fewer-passages}")
    let (cells, run) = await performed(try plan(text, on: model))
    let first = asked.withLock { $0 }
    #expect(first.count == 7)
    let trial = try #require(cells[0].trials.first)
    #expect(trial.turns.map(\.attempts.count) == [0, 1, 1, 1])
    #expect(trial.turns[1].attempts[0].requestHash != nil && trial.retries == 0)
    var runner = Runner(plan: try plan(text, on: model), jobs: 1, clock: { 0 })
    runner.kept = KeptResponses(of: run, for: [model])
    #expect(await runner.run { _ in } == cells)
    #expect(asked.withLock { $0 } == first)
  }

  @Test func `a transcript is one message of the user and one of the model for each turn`()
    async throws
  {
    let (cells, run) = await performed(
      try plan(
        """
        suite: talk
        instructions: Be brief.
        cases:
          - name: two
            turns:
              - {question: Who?, passages: [Ann], assert: [{contains: message}]}
              - {question: When?, passages: [In May], assert: [{contains: message}]}
        """))
    let trial = cells[0].trials[0]
    #expect(cells[0].turns.map(\.question) == ["Who?", "When?"])
    #expect(cells[0].turns.map(\.line) == [6, 7])
    #expect(
      try messages(trial.turns[1].requestHash, in: run) == [
        "instructions: Be brief.", "user: Ann\n\nWho?", "assistant: 2 messages",
        "user: In May\n\nWhen?",
      ])
    #expect(trial.turns.map { $0.response?.outcome.answer?.text } == ["2 messages", "4 messages"])
    #expect(
      cells[0].assertions.map(\.label) == [
        "turn 1: contains: message", "turn 2: contains: message",
      ])
    #expect(cells[0].result == .passed)
  }

  @Test func `a session rebuilt from messages tells them in the message of the user`() async throws
  {
    let (cells, run) = await performed(
      try plan(
        """
        suite: talk
        cases:
          - name: told
            history:
              from: messages
              turns: [{question: Who?, answer: Ann.}, {question: Where?, answer: Here.}]
            question: When?
            passages: [In May]
            assert: [{contains: message}]
          - name: kept
            history: {turns: [{question: Who?, answer: Ann.}, {question: Where?, answer: Here.}]}
            question: When?
            passages: [In May]
            assert: [{contains: message}]
        """))
    #expect(
      try messages(cells[0].requestHash, in: run) == [
        "user: User: Who?\nAssistant: Ann.\nUser: Where?\nAssistant: Here.\n\nIn May\n\nWhen?"
      ])
    #expect(
      try messages(cells[1].requestHash, in: run) == [
        "user: Who?", "assistant: Ann.", "user: Where?", "assistant: Here.",
        "user: In May\n\nWhen?",
      ])
    #expect(cells.map { $0.trials[0].requestHash } == cells.map(\.requestHash))
    #expect(cells[0].caseHash != cells[1].caseHash)
  }

  /// With the expected numbers of kept exchanges: at most so many, and one less until
  /// the request and the room for its answer, an eighth of the window, fit.
  @Test(
    arguments: [
      ("", Int?.none, [0, 1, 2, 2]),
      ("session: {keep-exchanges: 1}", nil, [0, 1, 1, 1]),
      ("session: {keep-exchanges: 0}", nil, [0, 0, 0, 0]),
      ("session: {keep-exchanges: all}", nil, [0, 1, 2, 3]),
      // Instructions, message, kept ones: 3 + 27, and 31 for each exchange.
      ("session: {keep-exchanges: all}", 100, [0, 1, 1, 1]),
      ("session: {keep-exchanges: all}", 60, [0, 0, 0, 0]),
      ("session: {keep-exchanges: all}", 20, [0, 0, 0, 0]),
    ])
  func `exchanges are kept as far as the settings and the window allow`(
    session: String, window: Int?, kept: [Int]
  ) async throws {
    let plan = try plan(
      fourTurns.replacing("SESSION", with: session), on: CountingModel(window: window))
    let (cells, run) = await performed(plan)
    let turns = cells[0].trials[0].turns
    #expect(turns.map { $0.session?.kept } == kept)
    #expect(turns.map { $0.session?.of } == [0, 1, 2, 3])
    for (turn, kept) in zip(turns, kept) {
      #expect(try messages(turn.requestHash, in: run).count == 2 + 2 * kept)
      #expect(turn.response?.outcome.answer == .text("\(2 + 2 * kept) messages"))
    }
  }

  @Test func `a turn that is not answered is put again with the instructions and fewer passages`()
    async throws
  {
    let model = CountingModel { request in
      request.messages.count > 2 ? .decodingFailure : nil
    }
    let suite = """
      suite: talk
      instructions: Be brief.
      session: {on-overflow: fewer-passages}
      cases:
        - name: two
          turns:
            - {question: Who?, passages: [a, b, c], assert: [{contains: 2 messages}]}
            - {question: When?, passages: [d, e, f, g, h], assert: [{contains: 2 messages}]}
      """
    let (cells, run) = await performed(try plan(suite, on: model))
    let turns = cells[0].trials[0].turns
    #expect(
      turns.map(\.session) == [
        SessionRecord(kept: 0, of: 0, passages: 3, ofPassages: 3),
        SessionRecord(
          kept: 0, of: 1, passages: 2, ofPassages: 5, retriedAfter: .decodingFailure),
      ])
    #expect(
      try messages(turns[1].requestHash, in: run) == [
        "instructions: Be brief.", "user: d\n\ne\n\nWhen?",
      ])
    #expect(
      turns[1].session?.summary
        == "put again without earlier turns, after decoding-failure, 2 of 5 passages shown")
    #expect(cells[0].result == .passed)

    let without = suite.replacing("fewer-passages", with: "fail")
    let failed = await self.run(without, on: model)
    #expect(failed.trials[0].turns[1].session?.retriedAfter == nil)
    #expect(failed.result == .errored)
  }

  private func run(_ suite: String, on model: any Model) async -> CellResult {
    do {
      return await performed(try plan(suite, on: model)).cells[0]
    } catch {
      Issue.record(error)
      return sampleCell([])
    }
  }

  @Test(
    arguments: [
      (Outcome.guardrailViolation, CellOutcome.errored), (.refused(explanation: nil), .failed),
    ])
  func `after a turn that is not answered the later ones are not asked, and none passes`(
    outcome: Outcome, result: CellOutcome
  ) async throws {
    let model = CountingModel { $0.prompt.hasPrefix("Q2") ? outcome : nil }
    let (cells, run) = await performed(
      try plan(fourTurns.replacing("SESSION", with: "strict: true"), on: model))
    let cell = cells[0]
    #expect(cell.result == result)
    #expect(cell.trials[0].turns.map(\.result) == [.passed, result, .errored, .errored])
    #expect(cell.trials[0].turns.map { $0.response == nil } == [false, false, true, true])
    #expect(cell.trials[0].response.outcome == outcome)
    #expect(cell.trials[0].decisiveTurn == 1)
    let verdicts = cell.assertions.map { "\($0.label): \($0.judgements[0].verdict.rawValue)" }
    #expect(
      verdicts == [
        "turn 1: contains: message: pass",
        "turn 2: outcome: answered: \(result == .failed ? "fail" : "error")",
        "turn 2: contains: message: error",
        "turn 3: outcome: answered: error", "turn 3: contains: message: error",
        "turn 4: outcome: answered: error", "turn 4: contains: message: error",
      ])
    #expect(
      cell.assertions[3].judgements[0].message
        == "not asked, because turn 2 was not answered: \(outcome.summary)")
    #expect(RunSummary(run).cells.isConserved && RunSummary(run).trials.isConserved)
  }

  @Test func `each turn is judged with the earlier answers of its trial`() async throws {
    let (cells, _) = await performed(
      try plan(
        """
        suite: talk
        session: {keep-exchanges: 0}
        prompt: "{{question}} {{extra}}"
        vars: {extra: none}
        assert: [{no-repeated-answer: {fact: ["9"]}}]
        cases:
          - name: two
            turns:
              - {question: Who was there?, assert: [{equals: 1 messages}]}
              - question: When was that?
                vars: {extra: more}
                reference: "1 messages"
                assert: [{levenshtein: {at-most: 0}}]
        """))
    let assertions = cells[0].assertions
    #expect(
      assertions.map(\.label) == [
        "turn 1: equals: 1 messages", "turn 2: no-repeated-answer: {fact: 9}",
        "turn 2: levenshtein: {at-most: 0}",
      ])
    #expect(assertions.map { $0.judgements[0].verdict } == [.pass, .fail, .pass])
    #expect(assertions[1].judgements[0].message.hasPrefix("the answer of turn 1 is repeated"))
  }

  @Test func `what a model answers is no part of what is hashed`() async throws {
    let suite = fourTurns.replacing("SESSION", with: "tags: [a]")
    let one = try plan(suite)
    let other = try plan(suite.replacing("question: Q3", with: "question: Q5"))
    let session = try plan(fourTurns.replacing("SESSION", with: "session: {keep-exchanges: 1}"))
    #expect(one.cells[0].requestHash != other.cells[0].requestHash)
    #expect(one.cells[0].caseHash != other.cells[0].caseHash)
    #expect(one.cells[0].requestHash != session.cells[0].requestHash)
    #expect(one.cells[0].caseHash == session.cells[0].caseHash)
    let failing = CountingModel { _ in .timeout }
    #expect(await performed(one).cells[0].requestHash == one.cells[0].requestHash)
    #expect(try plan(suite, on: failing).cells[0].requestHash == one.cells[0].requestHash)
  }

  @Test(
    arguments: [
      ("transcript", "2", Verdict.pass), ("transcript", "0", .fail), ("messages", "2", .fail),
    ])
  func `what an earlier message shows counts as shown where the request still has it`(
    form: String, kept: String, verdict: Verdict
  ) async throws {
    let model = CountingModel { request in
      request.prompt.hasSuffix("And then?") ? .answered(.text("It says 77.")) : nil
    }
    let (cells, _) = await performed(
      try plan(
        """
        suite: talk
        instructions: Be brief.
        session: {keep-exchanges: \(kept)}
        cases:
          - name: two
            history: {from: \(form)}
            turns:
              - {question: What?, passages: [Total 77], assert: [{contains: m}]}
              - {question: And then?, passages: [], assert: [numbers-from-source]}
        """, on: model))
    #expect(cells[0].assertions.last?.judgements.map(\.verdict) == [verdict])
  }

  @Test func `answers of all turns count in assertions about a suite`() async throws {
    let (cells, _) = await performed(
      try plan(
        """
        suite: talk
        session: {keep-exchanges: 1}
        assert-suite: [{varies: {at-least: 3}}, {pass-rate: 1.0}]
        cases:
          - name: three
            turns:
              - {question: One?, assert: [{contains: message}]}
              - {question: Two?, assert: [{contains: message}]}
              - {question: Three?, assert: [{contains: message}]}
        """))
    let whole = cells[1]
    #expect(whole.assertions.map { $0.judgements[0].verdict } == [.fail, .pass])
    #expect(
      whole.assertions[0].judgements[0].message
        == "2 different answers in 3 cases, 3 are asked for; 2 have '3 messages': three, turn 2, "
        + "three, turn 3")
    #expect(
      whole.assertions[0].judgements[0].evidence.map(\.place) == [
        "cases/three:turns/1/answer", "cases/three:turns/2/answer",
      ])
  }
}

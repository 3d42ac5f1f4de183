import SourceText
import Testing

@testable import TelltaleKit

/// A cell about a suite as a whole.
private func whole(
  _ verdict: Verdict, label: String = "varies", request: String = "0123456789ab",
  content: String = "123456789abc"
) -> CellResult {
  let result: CellOutcome =
    switch verdict {
    case .pass: .passed
    case .fail: .failed
    case .undecided: .undecided
    case .error: .errored
    }
  return CellResult(
    id: CellID(suite: "s", caseName: CellID.suiteName, prompt: "default", model: "afm-2"), line: 1,
    question: nil, tags: [], requestHash: request, caseHash: content, promptHash: "abcdef012345",
    planned: 0, floor: 0, skip: nil, knownFailure: nil, trials: [],
    assertions: [
      AssertionResult(
        label: label, name: label, severity: .gate, range: 0..<0, judgements: [Judgement(verdict)])
    ], comparison: CellComparison(status: .new), suiteResult: result)
}

private let fingerprint = "AFM 2, simulated profile 1"

private func compared(
  _ now: CellResult, with before: CellResult, then: String = fingerprint,
  members: [DriftCause?] = []
) -> CellComparison {
  let cells = members.map { cause in
    var cell = sampleCell([("a", .pass)])
    cell.comparison.cause = cause
    return cell
  }
  return Drift(
    baseline: sampleBaseline(of: before, fingerprint: then), fingerprint: fingerprint,
    isStrict: false
  ).compared(now, members: cells).comparison
}

@Suite struct SuiteDriftTests {
  @Test(arguments: [
    (Verdict.pass, Verdict.pass, DriftStatus.unchanged), (.pass, .fail, .regressed),
    (.fail, .pass, .fixed), (.fail, .fail, .stillFailing), (.pass, .undecided, .reworded),
    (.pass, .error, .notJudged),
  ])
  func `a suite as a whole stands against its baseline as a cell does`(
    before: Verdict, now: Verdict, status: DriftStatus
  ) {
    #expect(compared(whole(now), with: whole(before)).status == status)
  }

  @Test func `a regression has the cause that the hashes show`() {
    let before = whole(.pass)
    func cause(
      _ now: CellResult, then: String = fingerprint, _ members: [DriftCause?] = [nil]
    )
      -> DriftCause?
    {
      compared(now, with: before, then: then, members: members).cause
    }
    #expect(cause(whole(.fail, request: "ffffffffffff")) == .prompt)
    #expect(cause(whole(.fail, request: "ffffffffffff", content: "ffffffffffff")) == .case)
    #expect(cause(whole(.fail), then: "AFM 2, simulated profile 0") == .model)
    #expect(
      cause(whole(.fail, request: "ffffffffffff"), then: "AFM 2, simulated profile 0")
        == .promptAndModel)
    // Its cells say whether it was their judging or their answers.
    #expect(cause(whole(.fail), [nil, .assertions]) == .assertions)
    #expect(cause(whole(.fail), [nil, .noise, .assertions]) == .noise)
    #expect(cause(whole(.fail, label: "pass-rate: 0.9"), [.noise]) == .assertions)
  }

  @Test func `its baseline has verdicts and no responses, and reads back as it was written`() throws
  {
    let baseline = sampleBaseline(of: whole(.pass))
    let text = BaselineFile.text(baseline)
    #expect(
      text == """
        baseline: 1
        suite: s
        model: afm-2
        fingerprint: AFM 2, simulated profile 1
        cases:
          (suite):
            - prompt: default
              prompt-hash: abcdef012345
              request: 0123456789ab
              case: 123456789abc
              assertions:
                varies: 1/1

        """)
    #expect(try BaselineFile.read(SourceFile(path: "b.yaml", text: text)) == baseline)
    for (old, new, message) in [
      ("varies: 1/1", "varies: 2/2", "the tally is of 2, and a suite is judged once"),
      (
        "      assertions:", "      outcome: answered\n      assertions:",
        "unknown key 'outcome' in a cell about a suite"
      ),
      ("(suite):", "total:", "a cell without 'outcome'"),
    ] {
      let file = SourceFile(path: "b.yaml", text: text.replacing(old, with: new))
      let error = try #require(throws: InvalidBaseline.self) { try BaselineFile.read(file) }
      #expect(error.diagnostics.map(\.message) == [message])
    }
  }

  @Test func `accepting stores it, and accepting again changes nothing`() {
    func run(_ cell: CellResult) -> Run { sampleRun([cell]) }
    let first = Acceptance().accept(
      run(whole(.pass)), selecting: { _ in true }, into: [], ledgers: [])
    #expect(first.accepted.map(\.description) == ["s/(suite)@afm-2"])
    var again = whole(.pass)
    again.comparison.baseline = first.baselines.first?.cell(caseName: "(suite)", prompt: "default")
    let second = Acceptance().accept(
      run(again), selecting: { _ in true }, into: first.baselines, ledgers: [])
    #expect(second.unchanged.map(\.description) == ["s/(suite)@afm-2"])
    let refused = Acceptance().accept(
      run(whole(.error)), selecting: { _ in true }, into: [], ledgers: [])
    #expect(refused.refused.map(\.reason) == [.errored])
    let failing = Acceptance().accept(
      run(whole(.fail)), selecting: { _ in true }, into: [], ledgers: [])
    #expect(failing.refused.map(\.reason) == [.failing])
  }
}

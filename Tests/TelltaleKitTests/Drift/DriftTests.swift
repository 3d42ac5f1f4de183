import Testing

@testable import TelltaleKit

private let fingerprint = "AFM 2, simulated profile 1"

private func compared(
  _ now: CellResult, with before: CellResult?, then: String = fingerprint, isStrict: Bool = false
) -> CellResult {
  Drift(
    baseline: before.map { sampleBaseline(of: $0, fingerprint: then) }, fingerprint: fingerprint,
    isStrict: isStrict
  ).compared(now, formerName: nil)
}

@Suite struct DriftTests {
  @Test(arguments: [
    (Verdict.pass, Verdict.pass, DriftStatus.unchanged), (.pass, .fail, .regressed),
    (.fail, .pass, .fixed), (.fail, .fail, .stillFailing), (.undecided, .fail, .regressed),
    (.pass, .undecided, .reworded), (.undecided, .pass, .reworded),
    (.undecided, .undecided, .unchanged), (.pass, .error, .notJudged),
  ])
  func `an assertion's status follows from then and now`(
    before: Verdict, now: Verdict, status: DriftStatus
  ) {
    let result = compared(sampleCell([("a", now)]), with: sampleCell([("a", before)]))
    #expect(result.assertions[0].status == status)
    #expect(result.comparison.status == status)
  }

  @Test func `undecided after a pass is a regression under strict`() {
    let result = compared(
      sampleCell([("a", .undecided)]), with: sampleCell([("a", .pass)]), isStrict: true)
    #expect(result.comparison.status == .regressed)
  }

  @Test func `the cell takes the worst status of its assertions`() {
    let result = compared(
      sampleCell([("a", .pass), ("b", .fail), ("c", .fail)]),
      with: sampleCell([("a", .fail), ("b", .pass), ("c", .fail)]))
    #expect(result.assertions.map(\.status) == [.fixed, .regressed, .stillFailing])
    #expect(result.comparison.status == .regressed)
  }

  @Test func `other words with the same verdicts are reworded, byte for byte`() {
    let before = sampleCell([("a", .pass)], text: "caf\u{E9}")
    #expect(
      compared(sampleCell([("a", .pass)], text: "cafe\u{301}"), with: before).comparison.status
        == .reworded)
    #expect(compared(before, with: before).comparison.status == .unchanged)
  }

  @Test func `without a baseline a cell is new, a known failure still fails`() {
    #expect(compared(sampleCell([("a", .fail)]), with: nil).comparison.status == .new)
    let known = sampleCell([("a", .fail)], knownFailure: "slow")
    #expect(compared(known, with: nil).comparison.status == .stillFailing)
  }

  @Test func `an assertion that the baseline lacks is new inside an old cell`() {
    let result = compared(
      sampleCell([("a", .pass), ("b", .fail)]), with: sampleCell([("a", .pass)]))
    #expect(result.comparison.status == .new)
    #expect(result.comparison.cause == .assertions)
    #expect(GatePolicy().failure(of: result) == "a new assertion fails")
  }

  @Test(arguments: [
    ("r1", "c1", fingerprint, "same", DriftCause.assertions),
    ("r2", "c1", fingerprint, "other", .prompt),
    ("r2", "c2", fingerprint, "other", .case),
    ("r1", "c1", "AFM 2, simulated profile 0", "other", .model),
    ("r2", "c1", "AFM 2, simulated profile 0", "other", .promptAndModel),
    ("r1", "c1", fingerprint, "other", .noise),
  ])
  func `the cause is what differs`(
    request: String, content: String, then: String, text: String, cause: DriftCause
  ) {
    let before = sampleCell([("a", .pass)], text: "same")
    let now = sampleCell([("a", .fail)], text: text, request: request, content: content)
    #expect(compared(now, with: before, then: then).comparison.cause == cause)
  }

  @Test func `an answer that became a refusal is a regression`() {
    let before = sampleCell([("a", .pass)])
    var now = sampleCell([("a", .error)], outcome: .refused(explanation: nil))
    now.assertions.insert(
      AssertionResult(
        label: CellJudge.impliedLabel, name: "outcome", severity: .gate, range: 0..<0,
        judgements: [.fail("refused", "the model refused")]), at: 0)
    now.trials[0].result = .failed
    #expect(compared(now, with: before).assertions.map(\.status) == [.regressed, .notJudged])
    #expect(compared(now, with: before).comparison.status == .regressed)
  }

  @Test func `a renamed case keeps the baseline of its former name`() {
    let before = sampleCell([("a", .pass)], name: "sum")
    let result = Drift(
      baseline: sampleBaseline(of: before), fingerprint: fingerprint, isStrict: false
    ).compared(sampleCell([("a", .fail)], name: "total"), formerName: "sum")
    #expect(result.comparison.status == .regressed)
  }
}

@Suite struct GateTests {
  @Test(arguments: [
    (Gate.regression, Verdict.pass, Verdict.fail, true), (.regression, .fail, .fail, false),
    (.anyFailure, .fail, .fail, true), (.anyFailure, .pass, .pass, false),
    (.drift, .fail, .pass, true), (.drift, .pass, .pass, false), (.none, .pass, .fail, false),
  ])
  func `a gate fails on what it is for`(gate: Gate, before: Verdict, now: Verdict, fails: Bool) {
    let result = compared(sampleCell([("a", now)]), with: sampleCell([("a", before)]))
    #expect((GatePolicy(gate: gate).failure(of: result) != nil) == fails)
  }

  @Test func `a missing baseline fails in CI only`() {
    let cell = compared(sampleCell([("a", .pass)]), with: nil)
    #expect(GatePolicy().failure(of: cell) == nil)
    #expect(GatePolicy(requiresBaselines: true).failure(of: cell) == "it has no baseline")
  }

  @Test func `the counts of a run are conserved and its conclusion follows`() {
    let skipped = sampleCell([], name: "d", skip: .declared("later"))
    let cells = [
      sampleCell([("a", .pass)], name: "a"), sampleCell([("a", .fail)], name: "b"),
      sampleCell([("a", .undecided)], name: "c"), skipped, sampleCell([("a", .error)], name: "e"),
    ].map { compared($0, with: $0.result == .failed ? $0 : nil) }
    let summary = RunSummary(sampleRun(cells))
    var counts = RunSummary.Counts()
    (counts.planned, counts.passed, counts.failed) = (5, 1, 1)
    (counts.undecided, counts.errored, counts.skipped) = (1, 1, 1)
    #expect(summary.cells == counts)
    #expect(summary.cells.isConserved && summary.trials.isConserved)
    #expect(summary.tolerated == 1)
    #expect(summary.conclusion == .couldNotJudge)
  }
}

@testable import TelltaleKit

/// A cell of one trial with an assertion for each verdict.
func sampleCell(
  _ verdicts: [(label: String, verdict: Verdict)], text: String = "22.41",
  request: String = "r1", content: String = "c1", name: String = "total",
  skip: CellResult.Skip? = nil,
  knownFailure: String? = nil, outcome: Outcome? = nil
) -> CellResult {
  let assertions = verdicts.map { label, verdict in
    AssertionResult(
      label: label, name: label, severity: .gate, range: 0..<0, judgements: [Judgement(verdict)])
  }
  let result: CellOutcome =
    verdicts.contains { $0.verdict == .fail }
    ? .failed
    : verdicts.contains { $0.verdict == .error }
      ? .errored : verdicts.contains { $0.verdict == .undecided } ? .undecided : .passed
  let response = Response(outcome ?? .answered(.text(text)))
  return CellResult(
    id: CellID(suite: "s", caseName: name, prompt: "default", model: "afm-2"), line: 1,
    question: nil, tags: [], requestHash: request, caseHash: content, promptHash: "p1",
    planned: 1, floor: 1, skip: skip, knownFailure: knownFailure,
    trials: [TrialResult(index: 0, response: response, result: result)], assertions: assertions,
    comparison: CellComparison(status: .new))
}

/// A baseline that holds one cell.
func sampleBaseline(
  of cell: CellResult, fingerprint: String = "AFM 2, simulated profile 1"
)
  -> Baseline
{
  Baseline(
    suite: "s", model: "afm-2", fingerprint: fingerprint,
    cases: [cell.id.caseName: [BaselineCell(cell)]])
}

/// A run of some cells.
func sampleRun(_ cells: [CellResult], policy: GatePolicy = GatePolicy(), profile: Int = 1) -> Run {
  Run(
    id: "20261130T000000Z-000000", startedAt: "2026-11-30T00:00:00Z", duration: 0,
    toolVersion: "0", isComplete: true, policy: policy, suites: [],
    models: [
      ModelRecord(
        id: "afm-2",
        fingerprint: ModelFingerprint(displayName: "AFM 2", simulatedProfile: profile),
        source: .simulated)
    ],
    prompts: [
      PromptRecord(
        hash: "p1", suite: "s", name: "default", instructions: nil, prompt: "{{question}}",
        passageTemplate: "{{text}}", options: GenerationOptions(), answer: nil)
    ],
    requests: [], cells: cells, orphans: [], notes: [])
}

import SourceText
import TelltaleKit

/// Runs for tests, put together by hand.
struct SampleRun {
  static let models: [ModelID] = [
    "afm-2", "afm-2.1", "afm-3-core", "afm-3-core-advanced", "afm-cloud",
  ]

  static let suiteText = """
    suite: receipts
    prompt: "{{question}}"
    cases:
      - case: total-in-euros
        question: Wat is het totaal?
        passages:
          - heading: Bon · 12 maart 2026
            text: Totaal € 22,41
        assert:
          - currency-kept
          - contains: "22,41"
      - case: due-date
        question: When is it due?
        assert:
          - contains: March
      - case: store-name
        question: Which store is it?
        assert:
          - contains: Delhaize
    """

  var cells: [CellResult] = []
  var policy = GatePolicy()
  var isComplete = true
  var orphans: [Orphan] = []
  var notes: [String] = []
  var file = SourceFile(path: "suites/receipts.yaml", text: suiteText)

  /// The run.
  var run: Run {
    let names: KeyValuePairs<ModelID, String> = [
      "afm-2": "AFM 2 Core", "afm-2.1": "AFM 2.1 Core", "afm-3-core": "AFM 3 Core",
      "afm-3-core-advanced": "AFM 3 Core Advanced", "afm-cloud": "AFM Cloud",
    ]
    let records = names.map { id, name in
      ModelRecord(
        id: id,
        fingerprint: ModelFingerprint(
          displayName: name, contextSize: 4_096, simulatedProfile: 3),
        source: .simulated)
    }
    let passage = "Totaal € 22,41"
    let request = Request(segments: [
      .init(role: .user, kind: .passageHeading(0), text: "Bon · 12 maart 2026", message: 0),
      .init(role: .user, kind: .text, text: "\n", message: 0),
      .init(role: .user, kind: .passageText(0), text: passage, message: 0),
      .init(role: .user, kind: .text, text: "\n\n", message: 0),
      .init(role: .user, kind: .question, text: "Wat is het totaal?", message: 0),
    ])
    return Run(
      id: "20261130T063800Z-1f2e3d", startedAt: "2026-11-30T06:38:00Z", duration: 0.4121,
      toolVersion: "0.1.0", isComplete: isComplete, policy: policy,
      suites: cells.isEmpty ? [] : [SuiteRecord(name: "receipts", file: file)],
      models: cells.isEmpty ? [] : records, prompts: [],
      requests: [RequestRecord(hash: "5f0c19a2d4e1", request: request)], cells: cells,
      orphans: orphans, notes: notes)
  }

  /// A cell with one trial, or with one for each outcome.
  static func cell(
    _ caseName: String, _ model: ModelID, _ outcomes: [Outcome], prompt: String = "default",
    results: [CellOutcome]? = nil, floor: Int? = nil, planned: Int? = nil,
    assertions: [AssertionResult] = [], skip: CellResult.Skip? = nil, knownFailure: String? = nil,
    comparison: CellComparison = CellComparison(status: .new), tags: [String] = []
  ) -> CellResult {
    let lines = suiteText.split(separator: "\n").map(String.init)
    let line = (lines.firstIndex { $0.hasSuffix("case: \(caseName)") } ?? 0) + 1
    let trials = outcomes.enumerated().map { index, outcome in
      TrialResult(
        index: index,
        response: Response(outcome, usage: .init(request: 120, response: 14, isEstimate: true)),
        result: results?[index] ?? Self.result(of: assertions, trial: index, outcome: outcome))
    }
    let planned = planned ?? max(1, outcomes.count)
    return CellResult(
      id: CellID(suite: "receipts", caseName: caseName, prompt: prompt, model: model), line: line,
      question: "Wat is het totaal?", tags: tags, requestHash: "5f0c19a2d4e1",
      caseHash: "77aa01b2c3d4", promptHash: "0123456789ab", planned: planned,
      floor: floor ?? planned, skip: skip, knownFailure: knownFailure, trials: trials,
      assertions: assertions, comparison: comparison)
  }

  private static func result(
    of assertions: [AssertionResult], trial: Int, outcome: Outcome
  ) -> CellOutcome {
    let verdicts = assertions.filter { $0.severity == .gate }.map { $0.judgements[trial].verdict }
    if verdicts.contains(.fail) { return .failed }
    if verdicts.contains(.error) || outcome.answer == nil { return .errored }
    return verdicts.contains(.undecided) ? .undecided : .passed
  }

  /// An assertion's result; its place is where its first line stands in the
  /// suite.
  static func assertion(
    _ label: String, at text: String? = nil, _ judgements: Judgement...,
    severity: AssertionItem.Severity = .gate, status: DriftStatus = .unchanged
  ) -> AssertionResult {
    let name = String(label.prefix { $0 != ":" })
    let start = offset(of: text ?? name)
    return AssertionResult(
      label: label, name: name, severity: severity, range: start..<(start + name.utf8.count),
      judgements: judgements, status: status)
  }

  private static func offset(of text: String) -> Int {
    guard let range = suiteText.firstRange(of: text) else { return 0 }
    return suiteText.utf8.distance(from: suiteText.startIndex, to: range.lowerBound)
  }

  /// What was accepted of a cell, with one plain answer.
  static func baseline(
    _ answer: String?, _ tallies: [(label: String, tally: Tally)] = [],
    acceptedFailing: String? = nil
  ) -> BaselineCell {
    BaselineCell(
      prompt: "default", requestHash: "5f0c19a2d4e1", caseHash: "77aa01b2c3d4",
      promptHash: "0123456789ab", outcome: .answered, acceptedFailing: acceptedFailing,
      assertions: tallies,
      responses: [BaselineResponse(count: 1, answer: answer.map { .text($0) })])
  }

  /// How a cell stands against a baseline with one plain answer.
  static func comparison(
    _ status: DriftStatus, _ cause: DriftCause? = nil, was answer: String? = nil,
    _ tallies: [(label: String, tally: Tally)] = [], similarity: Double? = nil
  ) -> CellComparison {
    CellComparison(
      status: status, cause: cause, baseline: baseline(answer, tallies),
      baselineFingerprint: "AFM 2 Core, simulated profile 3", similarity: similarity)
  }
}

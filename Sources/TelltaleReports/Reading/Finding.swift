import TelltaleKit

/// What an assertion has against a cell: its verdict with the trial that shows it
/// best.
struct Finding: Hashable {
  /// The key under which baselines know the assertion.
  var label: String

  /// The assertion's name.
  var name: String

  /// Where the assertion stands in the suite's file: a UTF-8 range.
  var range: Range<Int>

  /// Which trial the judgement is of, from 0.
  var trial: Int

  /// The judgement.
  var judgement: Judgement

  /// How the assertion stands against the baseline.
  var status: DriftStatus

  /// The turn of a conversation that the assertion judges, from 0.
  var turn: Int?

  /// Why, as one phrase.
  var message: String {
    if !judgement.message.isEmpty { return judgement.message }
    return judgement.reason.isEmpty ? judgement.verdict.phrase : judgement.reason
  }
}

extension CellResult {
  /// The gating assertions that have a verdict on some trial: what regressed
  /// first, else in the suite's order.
  func findings(_ verdict: Verdict) -> [Finding] {
    let findings: [Finding] = assertions.compactMap { assertion in
      guard assertion.severity == .gate,
        let trial = assertion.judgements.firstIndex(where: { $0.verdict == verdict })
      else { return nil }
      return Finding(
        label: assertion.label, name: assertion.name, range: assertion.range, trial: trial,
        judgement: assertion.judgements[trial], status: assertion.status, turn: assertion.turn)
    }
    return findings.filter { $0.status == .regressed } + findings.filter { $0.status != .regressed }
  }

  /// What explains the cell's result.
  var findings: [Finding] {
    switch result {
    case .failed: findings(.fail)
    case .undecided: findings(.undecided)
    case .errored: findings(.error)
    case .passed, .skipped: []
    }
  }

  /// The trial that explains the cell's result, if any took place.
  var decisiveTrial: TrialResult? {
    if let index = findings.first?.trial, trials.indices.contains(index) { return trials[index] }
    return trials.first { $0.result == result } ?? trials.first
  }

  /// The turn of a conversation that explains the cell's result, from 0; `nil` for
  /// a case that asks once.
  var decisiveTurn: Int? {
    if turns.isEmpty { return nil }
    return findings.first?.turn ?? decisiveTrial?.decisiveTurn ?? 0
  }

  /// The cell as far as its result is explained by one turn.
  var decisiveCell: CellResult { decisiveTurn.map { cell(ofTurn: $0) } ?? self }

  /// The case's name, with its prompt version where there are several.
  var shownName: String {
    id.prompt == PromptVersion.defaultName ? id.caseName : "\(id.caseName)#\(id.prompt)"
  }

  /// Why a failed cell does not fail the gate, as one phrase.
  func tolerance(under gate: Gate) -> String {
    if let knownFailure { return "known to fail: \(knownFailure)" }
    if let reason = comparison.baseline?.acceptedFailing { return "accepted as failing: \(reason)" }
    if assertions.contains(where: { $0.samples?.isCleared ?? false }),
      comparison.status == .reworded || comparison.status == .unchanged
    {
      return "fresh trials passed as often as the baseline's"
    }
    switch comparison.status {
    case .stillFailing: return "fails as it did in its baseline"
    case .suspect: return "worse than its baseline, with too few trials to call it a regression"
    case .unreliableBaseline: return "its baseline was neither reliably right nor reliably wrong"
    default: return "tolerated by the gate '\(gate.rawValue)'"
    }
  }
}

extension Verdict {
  fileprivate var phrase: String {
    switch self {
    case .pass: "it passed"
    case .fail: "it failed"
    case .undecided: "there is too little evidence"
    case .error: "it could not be judged"
    }
  }
}

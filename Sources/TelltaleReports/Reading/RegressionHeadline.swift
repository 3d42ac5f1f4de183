import TelltaleKit

/// How many cells regressed, counted by cause.
struct RegressionHeadline {
  private let summary: RunSummary

  /// Creates the headline of a run.
  init(_ summary: RunSummary) { self.summary = summary }

  /// The headline; no line where nothing regressed.
  var lines: [String] {
    let regressed = summary.count(.regressed)
    var lines: [String] = []
    if regressed > 0 {
      lines.append(
        regressed.counted("regression") + causes(summary.regressionCauses, of: regressed))
    }
    let new = summary.newAssertionCauses.reduce(0) { $0 + $1.count }
    if new > 0 {
      let verb = new == 1 ? "fails" : "fail"
      lines.append(
        "\(new.counted("cell")) \(verb) assertions without a baseline"
          + causes(summary.newAssertionCauses, of: new))
    }
    return lines
  }

  private func causes(_ causes: [(cause: DriftCause, count: Int)], of total: Int) -> String {
    var parts = causes.map { cause, count in
      let remark = cause == .model ? oldPromptRemark(of: count) : ""
      return "\(count) \(cause.phrase(of: count))\(remark)"
    }
    let unexplained = total - causes.reduce(0) { $0 + $1.count }
    if unexplained > 0, !parts.isEmpty { parts.append("\(unexplained) for no known cause") }
    return parts.isEmpty ? "" : ": \(parts.joined(separator: ", "))"
  }

  /// What the replays of the old prompt say of what the model did.
  private func oldPromptRemark(of count: Int) -> String {
    switch summary.regressionsWithOldPrompt {
    case 0: ""
    case count: " (the old prompt fails too)"
    case let some: " (in \(some) the old prompt fails too)"
    }
  }
}

extension DriftCause {
  /// The cause of several regressions.
  fileprivate func phrase(of count: Int) -> String {
    self == .assertions && count > 1 ? "by changed assertions" : phrase
  }
}

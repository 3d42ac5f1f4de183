package import TelltaleKit

/// How a run ends, in words and as an exit code: the last line of the output and
/// the code come from this one value.
package struct RunVerdict: Hashable, Sendable {
  /// The exit code.
  package var exitCode: Int32

  /// What the exit code says, without it: `gate regression: failed, 2 cells
  /// regressed`.
  package var phrase: String

  /// The last line of the output.
  package var line: String { "\(phrase); exit \(exitCode)" }

  /// Creates a verdict, such as one for a report that could not be written.
  package init(exitCode: Int32, phrase: String) {
    self.exitCode = exitCode
    self.phrase = phrase
  }

  /// The verdict on a run.
  package init(_ run: Run, _ summary: RunSummary) {
    let gate = "gate \(run.policy.gate.rawValue)"
    if let part = run.part, run.cells.isEmpty {
      self.init(exitCode: 0, phrase: "\(gate): passed, shard \(part.shard) has no case")
      return
    }
    guard !run.cells.isEmpty else {
      self.init(exitCode: Self.nothingSelected, phrase: "nothing was selected")
      return
    }
    let code = summary.conclusion.rawValue
    switch summary.conclusion {
    case .passed: self.init(exitCode: code, phrase: "\(gate): passed")
    case .gateFailed:
      let reasons = Self.reasons(run, summary).joined(separator: ", ")
      self.init(exitCode: code, phrase: "\(gate): failed, \(reasons)")
    case .incomplete:
      let missing = summary.cells.planned.counted("cell")
      let reached = run.cells.count { !$0.isNotRun }
      var reasons: [String] = []
      for cell in run.cells {
        guard case .notRun(let reason)? = cell.skip, reason != .interrupted else { continue }
        if !reasons.contains(reason.summary) { reasons.append(reason.summary) }
      }
      let why = reasons.isEmpty ? "" : " (\(reasons.joined(separator: ", ")))"
      self.init(
        exitCode: code, phrase: "\(gate): incomplete, \(reached) of \(missing) were reached\(why)")
    case .couldNotJudge:
      var parts: [String] = []
      if summary.cells.errored > 0 {
        parts.append("\(summary.cells.errored.counted("cell")) could not be judged")
      }
      if let most = run.policy.maximumUndecided, summary.cells.undecided > most {
        let undecided = summary.cells.undecided
        parts.append(
          "\(undecided.counted("cell")) \(undecided == 1 ? "is" : "are") undecided "
            + "(at most \(most) allowed)")
      }
      self.init(exitCode: code, phrase: "\(gate): not judged, \(parts.joined(separator: ", "))")
    }
  }

  private static let nothingSelected: Int32 = 4

  /// Why the gate fails, with counts.
  private static func reasons(_ run: Run, _ summary: RunSummary) -> [String] {
    var regressed = 0
    var new = 0
    var missing = 0
    var other = 0
    for cell in run.cells where run.policy.failure(of: cell) != nil {
      if run.policy.gate != .regression {
        other += 1
      } else if cell.comparison.status == .regressed {
        regressed += 1
      } else if cell.result == .failed {
        new += 1
      } else if cell.comparison.baseline == nil {
        missing += 1
      } else {
        other += 1
      }
    }
    var parts: [String] = []
    if regressed > 0 { parts.append("\(regressed.counted("cell")) regressed") }
    if new > 0 { parts.append("\(new.counted("new failure"))") }
    if missing > 0 {
      parts.append("\(missing.counted("cell")) \(missing == 1 ? "has" : "have") no baseline")
    }
    if other > 0 {
      let verb =
        switch run.policy.gate {
        case .drift: other == 1 ? "differs from its baseline" : "differ from their baselines"
        default: other == 1 ? "fails" : "fail"
        }
      parts.append("\(other.counted("cell")) \(verb)")
    }
    if !summary.drops.isEmpty {
      let verb = summary.drops.count == 1 ? "passes" : "pass"
      parts.append("\(summary.drops.count.counted("suite")) \(verb) less often")
    }
    return parts
  }
}

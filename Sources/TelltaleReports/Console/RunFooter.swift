import SourceText
import TelltaleKit
import Terminal

/// The end of a console report: what is left over, the sums, the verdict.
struct RunFooter {
  let screen: Screen
  let acceptCommand: String?

  /// The most orphans named.
  private static let maximumOrphans = 5

  /// The lines; the last one says the verdict.
  func lines(_ run: Run, _ summary: RunSummary) -> [String] {
    var lines = orphans(run)
    for note in run.notes {
      lines += screen.status("note", .context, wrapping: note.safeOnOneLine)
    }
    if !lines.isEmpty { lines.append("") }
    let time = "[\(run.duration.threeDecimals.leftPadded(to: 8))s]"
    lines.append(screen.status("Summary", .emphasis, "\(time) \(summary.cells.equation("cell"))"))
    if summary.trials != summary.cells {
      lines.append(
        screen.body(
          "\(String(repeating: " ", count: time.utf8.count)) "
            + "\(summary.trials.equation("trial"))"
            + (summary.confirming > 0 ? ", \(summary.confirming) of them to confirm" : "")))
    }
    lines += retries(run)
    lines += changes(run, summary)
    lines.append(verdict(run, summary))
    return lines
  }

  private func verdict(_ run: Run, _ summary: RunSummary) -> String {
    let verdict = RunVerdict(run, summary)
    return screen.style(verdict.exitCode == 0 ? .success : .failure, verdict.line)
  }

  /// How many trials needed more than one attempt, and what came of it.
  private func retries(_ run: Run) -> [String] {
    let trials = run.cells.flatMap(\.trials).filter { $0.retries > 0 }
    guard !trials.isEmpty else { return [] }
    let judged = trials.count { $0.result != .errored }
    let left = trials.count - judged
    var words = "retries: \(judged.counted("trial")) answered at a later attempt"
    if left > 0 { words += ", \(left.counted("trial")) not even then" }
    return screen.wrapped(words)
  }

  // MARK: What changed

  private func changes(_ run: Run, _ summary: RunSummary) -> [String] {
    var lines = RegressionHeadline(summary).lines.flatMap {
      screen.wrapped($0, role: .failure)
    }
    let counts = summary.statuses
      .filter { $0.count > 0 && $0.status != .regressed && $0.status != .unchanged }
      .map { "\($0.count) \($0.status.rawValue)" }
    if !counts.isEmpty {
      let unchanged = summary.count(.unchanged)
      lines += screen.wrapped(
        "against the baselines: \((counts + ["\(unchanged) unchanged"]).joined(separator: ", "))")
    }
    let changed = [DriftStatus.regressed, .fixed, .reworded, .suspect]
      .reduce(0) { $0 + summary.count($1) }
    if changed > 0 {
      lines.append(
        screen.body("to see every change: " + screen.style(.hint, "telltale diff")))
    }
    if let acceptCommand, changed + summary.count(.new) > 0 {
      lines.append(
        screen.body("to make them the baseline: " + screen.style(.hint, acceptCommand)))
    }
    if !run.isComplete {
      lines.append(
        screen.body(
          "to go on where it stopped: the same command with "
            + screen.style(.hint, "--resume")))
    }
    return lines
  }

  private func orphans(_ run: Run) -> [String] {
    var lines = run.orphans.prefix(Self.maximumOrphans).map { orphan in
      screen.status(
        "orphan", .warning,
        "\(orphan.path.safeOnOneLine): \(orphan.cell.description.safeOnOneLine) is gone")
    }
    let left = run.orphans.count - lines.count
    if left > 0 {
      lines.append(screen.status("orphan", .warning, left.counted("more baseline")))
    }
    return lines
  }
}

extension RunSummary.Counts {
  /// The law that nothing is lost, in figures.
  fileprivate func equation(_ noun: String) -> String {
    "\(planned.counted(noun)) planned = \(passed) passed + \(failed) failed"
      + " + \(undecided) undecided + \(errored) errored + \(skipped) skipped"
  }
}

extension String {
  fileprivate func leftPadded(to columns: Int) -> String {
    String(repeating: " ", count: Swift.max(0, columns - utf8.count)) + self
  }
}

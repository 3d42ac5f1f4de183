import SourceText
import TelltaleKit
import TelltaleReports
import Terminal
import TextDiff

/// Why a cell changed: what differs, what was replayed, and what it showed.
struct AttributionExplanation {
  var cell: CellResult
  var run: Run

  /// The lines, behind an empty one; none for a cell that did not change.
  func lines(style: Style) -> [String] {
    let comparison = cell.comparison
    guard let cause = comparison.cause else { return [] }
    var lines = ["", style(.emphasis, "why it changed")]
    lines.append("  \(cause.phrase)")
    if let attribution = comparison.attribution {
      lines.append("  changed: \(attribution.changed.map(\.rawValue).joined(separator: ", "))")
      for replay in attribution.replays { lines += self.lines(of: replay, style) }
    }
    return lines + promptDifference(style)
  }

  private func lines(of replay: Replay, _ style: Style) -> [String] {
    let role: Style.Role =
      switch replay.finding {
      case .changed: .failure
      case .unchanged: .success
      case .notJudged, .notReplayed: .warning
      }
    var word = replay.finding.words
    if replay.hasChange == nil { word += ": \(replay.obstacle.safeOnOneLine)" }
    var lines = ["", "  \(style(.emphasis, replay.corner.title)): \(style(role, word))"]
    if replay.finding == .notReplayed { return lines }
    lines.append(style(.context, "    \(replay.fingerprint.safeOnOneLine)"))
    for (index, trial) in replay.outcomes.enumerated() {
      let number = replay.outcomes.count > 1 ? "trial \(index + 1): " : ""
      for (turn, outcome) in trial.enumerated() {
        let place = number + (trial.count > 1 ? "turn \(turn + 1): " : "")
        let text: String =
          switch outcome.answer {
          case .text(let text)?: text
          case .guided(let value)?: value.json
          case nil: "(\(outcome.summary))"
          }
        lines += CellExplanation.indented(place + text).map { "  \($0)" }
      }
    }
    for verdict in replay.verdicts where verdict.tally.passed < verdict.tally.of {
      let message = verdict.message.isEmpty ? "" : " (\(verdict.message.safeOnOneLine))"
      lines.append("    \(verdict.label.safeOnOneLine): \(verdict.tally)\(message)")
    }
    return lines
  }

  /// What was edited in the prompt, where the run has both.
  private func promptDifference(_ style: Style) -> [String] {
    guard let accepted = cell.comparison.baseline, accepted.promptHash != cell.promptHash,
      let old = run.prompts.first(where: { $0.hash == accepted.promptHash }),
      let new = run.prompts.first(where: { $0.hash == cell.promptHash })
    else { return [] }
    var lines: [String] = []
    for (name, before, after) in [
      ("instructions", old.instructions ?? "", new.instructions ?? ""),
      ("prompt", old.prompt, new.prompt),
      ("passage-template", old.passageTemplate, new.passageTemplate),
    ] {
      // The headings name files, which these are not.
      let difference = UnifiedDiff.lines(from: before, to: after, path: name).dropFirst(2)
      if difference.isEmpty { continue }
      lines += ["", "  \(style(.emphasis, "\(name), as accepted and now"))"]
      lines += difference.map { line in
        let role: Style.Role? =
          line.hasPrefix("-") ? .removed : line.hasPrefix("+") ? .added : nil
        let text = line.safeOnOneLine
        return "    " + (role.map { style($0, text) } ?? text)
      }
    }
    if old.options != new.options || old.answer != new.answer {
      lines += ["", "  the options or the answer type differ"]
    }
    return lines
  }
}

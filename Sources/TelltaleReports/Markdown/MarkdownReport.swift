import SourceText
package import TelltaleKit

/// A summary for a pull request or `$GITHUB_STEP_SUMMARY`: the verdict, what broke by
/// whose doing, the matrix, what else changed.
///
/// Whatever a suite or a model said stands in code spans and fences that it cannot end.
package struct MarkdownReport: Report {
  package static let name = "markdown"
  package static let fileExtension = "md"
  package static let fileName = "summary.md"
  package static let summary = "a summary for a pull request or $GITHUB_STEP_SUMMARY"

  /// The most bytes: a comment on GitHub takes 65,536 characters.
  static let maximumBytes = 60_000

  /// The most findings that are shown in full.
  private static let maximumFindings = 20

  /// The most cells named in a list.
  private static let maximumNames = 100

  /// Creates the report.
  package init() {}

  package func bytes(of run: Run) throws(ReportError) -> [UInt8] {
    let summary = RunSummary(run)
    // What matters most has its place first; the matrix is short, and stands after it.
    let head = Self.head(run, summary)
    let matrix = Self.matrix(run)
    let rest = Self.changes(run) + Self.notes(run)
    var room = Self.maximumBytes - head.utf8.count - matrix.utf8.count
    var text = head
    let groups = FailureBlock.groups(run)
    let findings = groups.prefix(Self.maximumFindings).map { Self.finding($0, in: run) }
    var shown = 0
    for finding in findings where finding.utf8.count <= room - 400 {
      text += finding
      room -= finding.utf8.count
      shown += 1
    }
    let unjudged = Self.unjudged(run)
    for block in [Self.names(groups.dropFirst(shown), "more finding"), unjudged, matrix, rest] {
      let isMatrix = block == matrix
      if isMatrix || block.utf8.count <= room - 200 {
        text += block
        if !isMatrix { room -= block.utf8.count }
      } else {
        text += "\n*More is in the other reports: this one is bounded.*\n"
      }
    }
    return Array(text.utf8)
  }

  private static func head(_ run: Run, _ summary: RunSummary) -> String {
    let verdict = RunVerdict(run, summary)
    let sign = verdict.exitCode == 0 ? "✅" : verdict.exitCode == 1 ? "❌" : "⚠️"
    var text = "## \(sign) Telltale: \(verdict.title)\n\n"
    for line in RegressionHeadline(summary).lines { text += "**\(line)**\n\n" }
    for drop in summary.drops {
      text +=
        "- \(drop.suite.markdownCode()) on \(drop.model.rawValue.markdownCode()) \(drop.words)\n"
    }
    if !summary.drops.isEmpty { text += "\n" }
    let cells = summary.cells
    text +=
      "\(cells.planned.counted("cell")) planned = \(cells.passed) passed + \(cells.failed) failed"
      + " + \(cells.undecided) undecided + \(cells.errored) errored + \(cells.skipped) skipped; "
      + "\(verdict.gate)\n"
    if !run.isComplete { text += "\nThe run stopped early.\n" }
    if !run.models.isEmpty, run.models.allSatisfy({ $0.source == .simulated }) {
      text += "\nEvery answer is simulated: no Apple model was asked.\n"
    }
    return text
  }

  private static func finding(_ group: CellGroup, in run: Run) -> String {
    let cell = group.first
    let comparison = cell.comparison
    var text = "\n### \(title(of: group))\n\n"
    text += comparison.status.words + (comparison.cause.map { " \($0.phrase)" } ?? "")
    text += " on \(models(of: group))\n\n"
    for finding in cell.findings.prefix(3) {
      text +=
        "- \(finding.label.cut(to: 200).markdownCode()): "
        + "\(finding.message.cut(to: 300).markdownCode())\n"
    }
    if cell.findings.count > 3 {
      text += "- and \((cell.findings.count - 3).counted("more assertion"))\n"
    }
    if cell.findings.isEmpty, let reason = run.policy.failure(of: cell) { text += "- \(reason)\n" }
    let part = cell.decisiveCell
    if !cell.id.isSuite, let trial = part.decisiveTrial {
      var fence = MarkdownFence()
      let now = trial.response.outcome.shown
      if let old = part.comparison.baseline?.shown, !old.utf8.elementsEqual(now.utf8) {
        fence.append(old.cut(to: 600), mark: "- ")
        fence.append(now.cut(to: 600), mark: "+ ")
      } else {
        fence.append(now.cut(to: 600), mark: "  ")
      }
      text += "\n" + fence.text(language: "diff")
    }
    return text + "\n\(group.command.cut(to: 500).markdownCode())\n"
  }

  private static func unjudged(_ run: Run) -> String {
    let groups = CellGroup.groups(run.cells.filter { $0.result == .errored }) { cell in
      cell.trials.first { $0.result == .errored }?.response.outcome.kind
    }
    guard !groups.isEmpty else { return "" }
    var text = "\n### What could not be judged\n\n"
    for group in groups.prefix(maximumNames) {
      let trial = group.first.trials.first { $0.result == .errored }
      let reason = trial.map(\.response.outcome.summary) ?? "not every trial took place"
      text +=
        "- \(title(of: group)) on \(models(of: group)): \(reason.cut(to: 200).markdownCode())\n"
    }
    return text + more(groups.count - maximumNames)
  }

  private static func names(_ groups: ArraySlice<CellGroup>, _ noun: String) -> String {
    guard !groups.isEmpty else { return "" }
    var text = "\n### \(groups.count.counted(noun))\n\n"
    for group in groups.prefix(maximumNames) {
      text += "- \(title(of: group)) on \(models(of: group))\n"
    }
    return text + more(groups.count - maximumNames)
  }

  /// Suites by models, with how many cells passed of how many planned.
  private static func matrix(_ run: Run) -> String {
    let lanes = run.lanes
    let maximumRows = 100
    let models = run.pageModels.prefix(20)
    let suites = run.pageSuites.prefix(maximumRows)
    guard !lanes.isEmpty else { return "" }
    var text = "\n### Suites on models\n\n| suite |"
    for model in models { text += " \(model.rawValue.cut(to: 60).markdownCode(inTable: true)) |" }
    text += "\n| --- |" + String(repeating: " ---: |", count: models.count) + "\n"
    for suite in suites {
      text += "| \(suite.cut(to: 60).markdownCode(inTable: true)) |"
      for model in models {
        let cells = lanes.first { $0.suite == suite && $0.model == model }?.cells ?? []
        let failing = cells.count { run.policy.failure(of: $0) != nil }
        let passed = cells.count { $0.result == .passed }
        text += cells.isEmpty ? " – |" : " \(failing > 0 ? "❌ " : "")\(passed)/\(cells.count) |"
      }
      text += "\n"
    }
    return text + more(run.pageSuites.count - suites.count)
  }

  /// What differs from the baselines beside what fails.
  private static func changes(_ run: Run) -> String {
    let wanted: [DriftStatus] = [.suspect, .unreliableBaseline, .fixed, .reworded, .new]
    var text = ""
    for status in wanted {
      let cells = run.cells.filter {
        $0.comparison.status == status && run.policy.failure(of: $0) == nil
      }
      guard !cells.isEmpty else { continue }
      let groups = CellGroup.groups(cells) { $0.comparison.cause }
      text += "\n<details><summary>\(cells.count) \(status.rawValue)</summary>\n\n"
      for group in groups.prefix(maximumNames) {
        let cause = group.first.comparison.cause.map { " \($0.phrase)" } ?? ""
        text += "- \(title(of: group)) on \(models(of: group))\(cause)\n"
      }
      text += more(groups.count - maximumNames) + "\n</details>\n"
    }
    return text.isEmpty ? "" : "\n### What else changed\n" + text
  }

  private static func notes(_ run: Run) -> String {
    guard !run.notes.isEmpty else { return "" }
    return "\n### Notes\n\n"
      + run.notes.prefix(20).map { "- \($0.cut(to: 300).markdownCode())\n" }.joined()
      + more(run.notes.count - 20)
  }

  private static func more(_ count: Int) -> String { count > 0 ? "- and \(count) more\n" : "" }

  private static func title(of group: CellGroup) -> String {
    group.title.cut(to: 200).markdownCode()
  }

  private static func models(of group: CellGroup) -> String {
    group.models.map { $0.rawValue.cut(to: 60).markdownCode() }.joined(separator: ", ")
  }
}

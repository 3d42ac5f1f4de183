import SourceText
package import TelltaleKit

/// Annotations of the suites' files in GitHub Actions: `::error file=…,line=…::…`.
package struct GitHubReport: Report {
  package static let name = "github"
  package static let fileExtension = "txt"
  package static let fileName = "annotations.txt"
  package static let summary = "annotations for GitHub Actions, on standard output: github=-"

  /// The most annotations of one kind that GitHub shows of a step.
  private static let maximum = 10

  /// Creates the report.
  package init() {}

  package func bytes(of run: Run) throws(ReportError) -> [UInt8] {
    let summary = RunSummary(run)
    let verdict = RunVerdict(run, summary)
    var commands = Self.list(
      FailureBlock.groups(run).map { Self.error($0, in: run) }, named: "error",
      left: "more failures")
    for drop in summary.drops {
      commands.append(
        WorkflowCommand(
          name: "error", properties: [.init("title", "\(drop.suite) on \(drop.model)")],
          message: "\(drop.suite) on \(drop.model) \(drop.words)"))
    }
    let unjudged = CellGroup.groups(run.cells.filter { $0.result == .errored }) { cell in
      cell.trials.first { $0.result == .errored }?.response.outcome.kind
    }
    commands += Self.list(
      unjudged.map { Self.warning($0, in: run) }, named: "warning", left: "more not judged")
    commands.append(
      WorkflowCommand(
        name: "notice", properties: [.init("title", "Telltale")],
        message: (RegressionHeadline(summary).lines + [verdict.line]).joined(separator: "\n")))
    return Array(commands.map { $0.line + "\n" }.joined().utf8)
  }

  /// The first commands, and how many more there are.
  private static func list(
    _ commands: [WorkflowCommand], named name: String, left words: String
  ) -> [WorkflowCommand] {
    guard commands.count > maximum else { return commands }
    let rest = WorkflowCommand(
      name: name, properties: [.init("title", "Telltale")],
      message: "\(commands.count - maximum + 1) \(words)")
    return commands.prefix(maximum - 1) + [rest]
  }

  private static func error(_ group: CellGroup, in run: Run) -> WorkflowCommand {
    let cell = group.first
    var words: [String] = []
    if let finding = cell.findings.first {
      words.append("\(finding.label): \(finding.message)")
    } else if let reason = run.policy.failure(of: cell) {
      words.append(reason)
    }
    let comparison = cell.comparison
    words.append(
      comparison.status.words + (comparison.cause.map { " \($0.phrase)" } ?? "")
        + " on \(group.models.list)")
    words.append("to run it again: \(group.command)")
    return WorkflowCommand(
      name: "error", properties: place(of: cell, in: run) + [.init("title", group.title)],
      message: words.joined(separator: "\n"))
  }

  private static func warning(_ group: CellGroup, in run: Run) -> WorkflowCommand {
    let cell = group.first
    let trial = cell.trials.first { $0.result == .errored }
    let reason =
      trial.flatMap { $0.response.outcome.answer == nil ? $0.response.outcome.summary : nil }
      ?? cell.findings.first.map { "\($0.label): \($0.message)" } ?? "not judged"
    return WorkflowCommand(
      name: "warning",
      properties: place(of: cell, in: run) + [.init("title", "\(group.title) was not judged")],
      message: "\(reason)\non \(group.models.list)")
  }

  /// Where the assertion stands that fails, or the case.
  private static func place(of cell: CellResult, in run: Run) -> [WorkflowCommand.Property] {
    guard let file = run.file(ofSuite: cell.id.suite) else { return [] }
    if let finding = cell.findings.first {
      let place = file.location(ofUTF8Offset: finding.range.lowerBound)
      return [
        .init("file", file.path), .init("line", "\(place.line)"), .init("col", "\(place.column)"),
      ]
    }
    return [.init("file", cell.dataFile ?? file.path), .init("line", "\(max(1, cell.line))")]
  }
}

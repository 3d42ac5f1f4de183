import Arguments
import TelltaleKit
import TelltaleReports
import TelltaleSystem
import Terminal

/// Lists the changes that wait for a decision.
struct PendingCommand: SelectingCommand {
  /// How the list is written.
  enum Format: String, CaseIterable, ArgumentValue {
    case text, json
  }

  var project = ProjectOptions()
  var selection = SelectionOptions()
  var format = Format.text
  var baselines: String?

  static let name = "pending"
  static let summary = "List the changes that wait for a decision"
  static let discussion = """
    A run leaves what it changed in .telltale/pending/: the newest result of each cell that
    accepting would store. A cell whose trials differ is pending where its rates changed beyond
    chance, or where it had more trials than were accepted; `accept --run` takes any other. Exits
    with 0 whether or not anything is pending.
    """
  static let examples = ["pending", "pending --suite receipts --format json"]
  static var arguments: [Argument<Self>] {
    selectionArguments
      + [
        .option("format", short: "f", sets: \.format, valueName: "format", help: "How to list"),
        .option(
          "baselines", sets: \.baselines, valueName: "dir",
          help: "What was compared with the baselines in this folder"),
      ] + projectArguments
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let decisions = try PendingDecisions.read(
      project, baselines: baselines, in: context)
    let items = try decisions.selected(selection)
    let report = PendingReport(try decisions.entries(items, in: context))
    switch format {
    case .text:
      context.write(
        report.text(width: context.width, style: context.outputStyle(project.color)))
    case .json: context.write(report.json(baselines: decisions.store.displayFolder))
    }
    return .success
  }
}

extension PendingDecisions {
  /// Reads what waits, also where a suite cannot be read at the moment.
  static func read(
    _ options: ProjectOptions, baselines: String?, in context: CommandContext
  ) throws(CommandFailure) -> PendingDecisions {
    let (project, problems) = Project.read(options, in: context)
    if problems.errorCount > 0 {
      context.warn(
        "warning: suites cannot be read, so nobody knows whether they still ask the same\n\n"
          + "help: `telltale check` says what is wrong\n\n")
    }
    return try PendingDecisions(
      project, baselines: baselines, isSuitesRead: problems.errorCount == 0, in: context)
  }

  /// The changes with what keeps each from being accepted; those that are on disk already
  /// are left out.
  func entries(
    _ items: [Item], in context: CommandContext
  ) throws(CommandFailure) -> [PendingReport.Entry] {
    if items.isEmpty { return [] }
    let result = self.result(
      of: items.map { .init(item: $0) }, into: try StoredBaselines(store, style: context))
    let refused = Dictionary(result.refused.map { ($0.cell, $0.reason) }) { first, _ in first }
    let settled = Set(result.unchanged)
    return items.filter { !settled.contains($0.change.cell) }
      .map { .init($0.change, refusal: refused[$0.change.cell]) }
  }
}

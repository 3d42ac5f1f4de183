import Arguments
import TelltaleKit
import TelltaleReports
import Terminal

/// Drops changes that wait for a decision.
struct RejectCommand: SelectingCommand {
  var project = ProjectOptions()
  var selection = SelectionOptions()
  var baselines: String?

  static let name = "reject"
  static let summary = "Drop pending changes; the baselines stay as they are"
  static let discussion = """
    Drops the selected changes, all by default. The runs that they come from stay, and the next
    run that sees such a change leaves it again.
    """
  static let examples = ["reject --suite receipts", "reject --case total-nl --model afm-2"]
  static var arguments: [Argument<Self>] {
    selectionArguments
      + [
        .option(
          "baselines", sets: \.baselines, valueName: "dir",
          help: "What was compared with the baselines in this folder")
      ] + projectArguments
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let decisions = try PendingDecisions.read(
      project, baselines: baselines, in: context)
    try decisions.checkThereWasARun()
    let items = try decisions.selected(selection)
    guard !items.isEmpty else {
      context.write(PendingDecisions.nothingPending(isEverything: decisions.items.isEmpty))
      return .success
    }
    _ = try decisions.write(
      [], rejecting: items, mayWrite: { _ throws(CommandFailure) in }, in: context)
    context.write(PendingDecisions.rejected(items.map(\.change.cell)))
    return .success
  }
}

extension PendingDecisions {
  /// What was dropped, in one line.
  static func rejected(_ cells: [CellID]) -> String {
    let names = cells.prefix(3).map(\.description).joined(separator: ", ")
    let more = cells.count > 3 ? ", and \(cells.count - 3) more" : ""
    return "Rejected \(cells.count.counted("change")): \(names)\(more)".safeOnOneLine + "\n"
  }
}

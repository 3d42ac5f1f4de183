import Arguments
import TelltaleKit
import Terminal

/// Lists the cells that a run would reach.
struct ListCommand: SelectingCommand {
  var project = ProjectOptions()
  var selection = SelectionOptions()
  var allowsNothing = false

  static let name = "list"
  static let summary = "List the cells that a run would reach"
  static let examples = ["list", "list --model afm-2 --tag receipts"]
  static var arguments: [Argument<Self>] {
    selectionArguments
      + [
        shardOption,
        .flag("allow-empty", sets: \.allowsNothing, help: "Exit with 0 when nothing matches"),
      ]
      + projectArguments
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let project = try Project.load(self.project, paths: selection.paths, in: context)
    let shard = try selection.shard(in: context)
    let plan = try project.plan(selection, shard: shard, in: context)
    if plan.part?.cellCount ?? 0 > 0, plan.cells.isEmpty { return .success }
    guard !plan.cells.isEmpty else {
      return try project.nothingSelected(selection, allowsNothing: allowsNothing, in: context)
    }
    context.write(plan.cellIDs.map { "\($0)\n" }.joined())
    for note in ContextForecast(of: plan).notes {
      context.warn("note: \(note.safeOnOneLine)\n")
    }
    return .success
  }
}

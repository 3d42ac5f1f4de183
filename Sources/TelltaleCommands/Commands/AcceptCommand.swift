import Arguments
import TelltaleKit
import Terminal

/// Makes what the last runs changed the baselines.
struct AcceptCommand: SelectingCommand {
  var project = ProjectOptions()
  var selection = SelectionOptions()
  var run: String?
  var acceptsFailing = false
  var reason: String?
  var isConfirmed = false
  var baselines: String?

  static let name = "accept"
  static let summary = "Make pending changes the baselines"
  static let discussion = """
    Takes the selected changes that runs have left, all by default, or with --run the results of
    one run, and writes baselines/. Cells that could not be judged, that fail, or whose baseline
    or suite changed after the run are refused; failing ones are taken with --failing and
    --reason. With CI set, or where nobody is at a terminal, nothing is written without --yes.
    """
  static let examples = [
    "accept", "accept --suite receipts --model 'afm-3*'",
    "accept --case total-nl --failing --reason 'AFM 2 needs the rule'",
  ]
  static var arguments: [Argument<Self>] {
    selectionArguments
      + [
        .option(
          "run", sets: \.run, valueName: "run",
          help: "Take the results of this run instead of what is pending"),
        .flag("failing", sets: \.acceptsFailing, help: "Also accept cells that fail"),
        .option(
          "reason", sets: \.reason, valueName: "text", help: "Why failing cells are accepted"),
        .flag(
          "yes", short: "y", sets: \.isConfirmed, help: "Write even in CI or without a terminal"),
        .option(
          "baselines", sets: \.baselines, valueName: "dir",
          help: "Write the baselines in this folder"),
      ] + projectArguments
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    if acceptsFailing, reason?.isEmpty ?? true {
      throw ArgumentError("'--failing' needs '--reason'", help: "say why the failure is accepted")
    }
    if reason != nil, !acceptsFailing {
      throw ArgumentError("'--reason' goes with '--failing'")
    }
    let project = try Project.load(self.project, in: context)
    let stored = try run.map { name throws(CommandFailure) in try project.storedRun(name) }
    let decisions = try PendingDecisions(project, baselines: baselines, run: stored, in: context)
    if stored == nil { try decisions.checkThereWasARun() }
    let items = try decisions.selected(selection)
    guard !items.isEmpty else {
      context.write(PendingDecisions.nothingPending(isEverything: decisions.items.isEmpty))
      return .success
    }
    let failingReason = acceptsFailing ? reason : nil
    let result = try decisions.write(
      items.map { .init(item: $0, reason: failingReason) },
      mayWrite: { result throws(CommandFailure) in
        guard result.accepted.isEmpty || isConfirmed || (!context.isCI && context.isOutputTerminal)
        else { throw CommandFailure.notAsked(in: context) }
      }, in: context)
    let report = AcceptanceReport(result, store: decisions.store)
    context.write(report.text)
    context.warn(report.refusals)
    return result.refused.isEmpty ? .success : .badInput
  }
}

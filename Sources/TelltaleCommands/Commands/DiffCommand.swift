import Arguments
import SourceText
import TelltaleKit
import TelltaleReports

/// Shows what a stored run changed, or how two of its models differ.
struct DiffCommand: SelectingCommand {
  var project = ProjectOptions()
  var selection = SelectionOptions()
  var run: String?
  var models: [String] = []

  static let name = "diff"
  static let summary = "Show what the last run changed, or how two models differ in it"
  static let discussion = """
    Reads a stored run and runs nothing; never gates. With --between, shows what an update from
    one model to the other would change.
    """
  static let examples = ["diff", "diff --between afm-2.1 afm-3-core", "diff --case 'total-*'"]
  static var arguments: [Argument<Self>] {
    selectionArguments
      + [
        .pair(
          "between", sets: \.models, valueName: "model",
          help: "Compare two models of the run"),
        .option("run", sets: \.run, valueName: "run", help: "The run; the newest by default"),
      ] + projectArguments
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let project = Project.location(self.project, in: context)
    var run = try project.storedRun(self.run)
    let style = context.outputStyle(self.project.color)
    for model in models where !run.models.contains(where: { $0.id.rawValue == model }) {
      let names = run.models.map(\.id.rawValue)
      throw CommandFailure(
        .nothingSelected, "the run \(run.id) has no model '\(model)'",
        help: model.nearest(among: names).map { "did you mean '\($0)'?" }
          ?? "its models are \(names.joined(separator: ", "))")
    }
    run.cells = try project.selected(selection, of: run)
    if models.count == 2 {
      let report = ModelDifferenceReport(
        from: ModelID(models[0]), to: ModelID(models[1]), width: context.width, style: style)
      context.write(report.text(of: run))
    } else {
      context.write(DiffReport(width: context.width, style: style).text(of: run))
    }
    return .success
  }
}

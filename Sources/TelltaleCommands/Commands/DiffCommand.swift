import Arguments
import SourceText
import TelltaleKit
import TelltaleReports

/// Shows what a stored run changed, or how it differs from something else.
struct DiffCommand: ComparingCommand {
  var project = ProjectOptions()
  var selection = SelectionOptions()
  var comparing = ComparingOptions()
  var run: String?
  var against: String?

  static let name = "diff"
  static let summary = "Show what the last run changed, or how two models differ in it"
  static let discussion = """
    Reads a stored run and never gates. Shows what the run changed against the baselines that it
    was made with, or with --against what differs from another run, the baselines of now, or those
    of a git revision; the names are those of `telltale compare`. With --between, shows what an
    update from one model to the other would change.
    """
  static let examples = [
    "diff", "diff --between afm-2.1 afm-3-core", "diff --case 'total-*'", "diff --against main",
  ]
  static var arguments: [Argument<Self>] {
    selectionArguments
      + [
        .option("run", sets: \.run, valueName: "run", help: "The run; the newest by default"),
        .option(
          "against", sets: \.against, valueName: "what",
          help: "Another run, baselines, or a git revision"),
      ] + comparingArguments + projectArguments
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let between = try comparing.between
    if between != nil, against != nil {
      throw ArgumentError("'--against' does not go with two of one run")
    }
    let comparer = Comparer(
      project: try Project.loadSettings(project, in: context), options: project,
      baselines: comparing.baselines, context: context)
    if between != nil || against != nil {
      let comparison = try await comparer.comparison(
        of: run ?? "last", with: against ?? "baselines", between: between, selection: selection)
      show(comparison, maximum: nil, in: context)
      return .success
    }
    let project = Project.location(self.project, in: context)
    var run = try project.storedRun(self.run)
    run.cells = try project.selected(selection, of: run)
    if comparing.format == .json {
      let folder = comparing.baselines ?? comparer.project.settings.baselines
      let comparison = Comparison(
        run, from: .init(.baselines, name: folder), to: .init(.run, name: run.id),
        gone: run.orphans.map(\.cell), isGating: false)
      context.write(ComparisonDocument.text(of: comparison))
    } else {
      let report = DiffReport(
        width: context.width, style: context.outputStyle(self.project.color))
      context.write(report.text(of: run))
    }
    return .success
  }
}

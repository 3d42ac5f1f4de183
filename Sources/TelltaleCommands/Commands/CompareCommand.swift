import Arguments
import TelltaleKit
import TelltaleReports

/// Compares a stored run with another, with baselines, or two of its models or
/// prompts with each other, and gates.
struct CompareCommand: ComparingCommand {
  var project = ProjectOptions()
  var selection = SelectionOptions()
  var comparing = ComparingOptions()
  var sides: [String] = []
  var gate: Gate?
  var maximumUndecided: Int?

  static let name = "compare"
  static let summary = "Compare runs, baselines, models or prompts: what changed, and why"
  static let discussion = """
    Compares the first with the second; the second is the newest run where it is left out, and the
    first the baselines. Each is `last` (the newest run), a run's id, the path of a .run file,
    `baselines`, or a git revision, whose baselines are meant; the second is a run. A name that is
    both a run and a revision is the run, and a note says so: run:NAME and rev:NAME say which.
    With --between or --between-prompts, two models or prompt versions of one run are compared.
    Where several things changed at once, the old prompt is put to the new simulated model and the
    other way round, to tell which of them did it. Gates as `telltale run` does.
    """
  static let examples = [
    "compare", "compare main", "compare 20261130T063800.000Z-1f2e3d last",
    "compare --between afm-2.1 afm-3-core", "compare --between-prompts short long --format json",
  ]
  static var arguments: [Argument<Self>] {
    [
      .positionals(
        "run", appendTo: \.sides, help: "What is compared, and the run that it is compared with"),
      .option("gate", sets: \.gate, valueName: "gate", help: "What turns the comparison red"),
      .option(
        "max-undecided", sets: \.maximumUndecided, valueName: "n",
        help: "Exit with 3 when more cells are undecided"),
    ] + comparingArguments + selectionOptions + projectArguments
  }

  /// The most changes that are shown: a screen of them.
  private static let maximumShown = 12

  func run(in context: CommandContext) async throws -> ExitCode {
    if sides.count > 2 {
      throw ArgumentError("'\(sides[2])' is one too many", help: "two sides are compared")
    }
    let between = try comparing.between
    if between != nil, sides.count > 1 {
      throw ArgumentError(
        "'\(sides[1])' is one too many", help: "two of one run are compared: name that run")
    }
    let comparer = Comparer(
      project: try Project.loadSettings(project, in: context), options: project,
      baselines: comparing.baselines, context: context)
    let (old, new) =
      between == nil
      ? (sides.first ?? "baselines", sides.count > 1 ? sides[1] : "last")
      : ("baselines", sides.first ?? "last")
    var comparison = try await comparer.comparison(
      of: new, with: old, between: between, selection: selection)
    comparison.isGating = true
    comparison.run.policy.gate = gate ?? comparer.project.settings.gate ?? .regression
    comparison.run.policy.maximumUndecided = maximumUndecided
    comparison.run.policy.requiresBaselines =
      context.isCI && between == nil && comparison.from.kind == .baselines
    show(comparison, maximum: Self.maximumShown, in: context)
    return ExitCode(RunSummary(comparison.run).conclusion)
  }
}

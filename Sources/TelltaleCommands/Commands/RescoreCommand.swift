import Arguments
import TelltaleKit

/// Judges the responses of a stored run with the assertions of now.
struct RescoreCommand: SelectingCommand {
  /// The run that is made of them, with the options that the two share.
  var rescored = RunCommand()
  var run: String?

  var project: ProjectOptions {
    get { rescored.project }
    set { rescored.project = newValue }
  }

  var selection: SelectionOptions {
    get { rescored.selection }
    set { rescored.selection = newValue }
  }

  static let name = "rescore"
  static let summary = "Judge stored responses with today's assertions; no model is asked"
  static let discussion = """
    Takes the responses of a stored run, the newest by default, and makes a run of its own of
    them: judged by the assertions as they are now, compared with the baselines, gated and
    reported like any other. What a changed prompt or a new case would ask is not stored, and
    cannot be judged.
    """
  static let examples = ["rescore", "rescore --suite receipts --gate any-failure"]
  static var arguments: [Argument<Self>] {
    [.positional("run", sets: \.run, help: "The run; the newest by default")] + selectionOptions
      + [
        .option("gate", sets: \.rescored.gate, valueName: "gate", help: "What turns the run red"),
        .flag("strict", sets: \.rescored.isStrict, help: "Count undecided as failed"),
        .option(
          "report", appendsTo: \.rescored.reports, valueName: "format[=path]",
          help: "Also write this report; - is standard output"),
        .flag(
          "default-reports", sets: \.rescored.hasDefaultReports,
          help: "Write reports/junit.xml and reports/run.json (on unless --no-default-reports)"),
        .option(
          "junit-flavor", sets: \.rescored.junitFlavor, valueName: "form",
          help: "The form of JUnit XML; common unless a reader wants another"),
        .option(
          "baselines", sets: \.rescored.baselines, valueName: "dir",
          help: "Compare with the baselines in this folder"),
      ] + projectArguments
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let stored = try Project.location(project, in: context).storedRun(run)
    return try await rescored.run(judging: .run(stored), in: context)
  }
}

import Arguments
import TelltaleKit

/// Judges the responses of a stored run with the assertions of now.
struct RescoreCommand: SelectingCommand, RemakingCommand {
  /// The run that is made of them, with the options that the two share.
  var made = RunCommand()
  var run: String?

  var selection: SelectionOptions {
    get { made.selection }
    set { made.selection = newValue }
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
        .option("gate", sets: \.made.gate, valueName: "gate", help: "What turns the run red"),
        .flag("strict", sets: \.made.isStrict, help: "Count undecided as failed"),
      ] + reportingArguments + projectArguments
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let stored = try Project.location(project, in: context).storedRun(run)
    return try await made.run(judging: .run(stored), in: context)
  }
}

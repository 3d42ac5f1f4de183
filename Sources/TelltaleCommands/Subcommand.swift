import Arguments

/// A command of `telltale`.
///
/// To add one, write one type in its own file under `Commands/` and add it to
/// ``CommandLineTool/commands``.
protocol Subcommand: Command {
  /// Does what the command is for.
  ///
  /// - Returns: What the process exits with.
  /// - Throws: ``CommandFailure`` for what a person can mend.
  func run(in context: CommandContext) async throws -> ExitCode
}

/// Why a command cannot do its work.
struct CommandFailure: Error {
  /// What the process exits with.
  var code: ExitCode

  /// What is wrong, as it is printed.
  var message: String

  /// Creates a failure with a message of one phrase.
  init(_ code: ExitCode, _ message: String, help: String? = nil) {
    self.code = code
    self.message = "error: \(message)" + (help.map { "\n\nhelp: \($0)" } ?? "")
  }

  /// Creates a failure whose message is printed as it is.
  init(_ code: ExitCode, printing message: String) {
    self.code = code
    self.message = message
  }
}

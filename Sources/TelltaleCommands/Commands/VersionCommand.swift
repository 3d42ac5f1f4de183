import Arguments

/// Prints the tool's version.
struct VersionCommand: Subcommand {
  static let name = "version"
  static let summary = "Print the version"
  static let examples: [String] = []
  static let arguments: [Argument<VersionCommand>] = []

  func run(in context: CommandContext) async throws -> ExitCode {
    context.write("telltale \(CommandLineTool.version)\n")
    return .success
  }
}

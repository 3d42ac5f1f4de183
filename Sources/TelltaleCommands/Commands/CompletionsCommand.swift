import Arguments

/// Prints a shell's completion script.
struct CompletionsCommand: Subcommand {
  var shell: Shell?

  static let name = "completions"
  static let summary = "Print the completion script of a shell"
  static let examples = ["completions bash > ~/.local/share/bash-completion/completions/telltale"]
  static let arguments: [Argument<CompletionsCommand>] = [
    .positional("shell", sets: \.shell, help: "The shell")
  ]

  func run(in context: CommandContext) async throws -> ExitCode {
    guard let shell else {
      throw ArgumentError("missing the shell", help: "the choices are bash, zsh, fish")
    }
    let commands = CommandLineTool.commands.map { $0.completionDescription }
    context.write(
      shell.completion(tool: "telltale", commands: commands, groups: CommandLineTool.groups))
    return .success
  }
}

extension Command {
  /// The command as completion sees it.
  fileprivate static var completionDescription: CommandDescription { CommandDescription(self) }
}

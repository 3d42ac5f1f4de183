import Arguments
import SourceText
import TelltaleKit

/// The `telltale` command.
package enum CommandLineTool {
  /// The tool's version.
  package static let version = "0.1.0"

  /// Every subcommand, in the order help lists them.
  static let commands: [any Subcommand.Type] = [
    InitCommand.self,
    CheckCommand.self,
    ListCommand.self,
    RunCommand.self,
    DiffCommand.self,
    AcceptCommand.self,
    ReportCommand.self,
    ModelsCommand.self,
    ExplainCommand.self,
    JudgeCommand.self,
    AnalyzeCommand.self,
    SchemaCommand.self,
    SyntaxCommand.self,
    CompletionsCommand.self,
    VersionCommand.self,
  ]

  /// Runs the subcommand that the words select.
  ///
  /// - Returns: The process's exit code.
  package static func run(_ words: [String], in context: CommandContext) async -> Int32 {
    guard let name = words.first, !["-h", "--help"].contains(name) else {
      context.write(overview + "\n")
      return ExitCode.success.rawValue
    }
    if name == "--version" {
      context.write("telltale \(version)\n")
      return ExitCode.success.rawValue
    }
    let rest = Array(words.dropFirst())
    if name == "help" {
      guard let topic = rest.first else {
        context.write(overview + "\n")
        return ExitCode.success.rawValue
      }
      return await run([topic, "--help"], in: context)
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      let names = commands.map { $0.name }
      let help =
        name.nearest(among: names).map { "did you mean '\($0)'?" }
        ?? "the commands are \(names.joined(separator: ", "))"
      context.warn("error: unknown command '\(name)'\n\nhelp: \(help)\n")
      return ExitCode.badInput.rawValue
    }
    return await run(command, rest, in: context).rawValue
  }

  private static func run<C: Subcommand>(
    _ type: C.Type, _ words: [String], in context: CommandContext
  ) async -> ExitCode {
    let options = words.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") {
      context.write(type.help(tool: "telltale", isLong: options.contains("--help")) + "\n")
      return .success
    }
    do {
      let command = try type.init(
        parsing: words, environment: context.environment, prefix: "TELLTALE_")
      return try await command.run(in: context)
    } catch let error as ArgumentError {
      context.warn("\(error)\n\nSee 'telltale \(type.name) --help'.\n")
      return .badInput
    } catch let failure as CommandFailure {
      context.warn(failure.message + "\n")
      return failure.code
    } catch {
      context.warn("error: \(error)\n\nhelp: this is a bug in Telltale\n")
      return .bug
    }
  }

  /// What `telltale` alone prints.
  private static var overview: String {
    let width = commands.map { $0.name.count }.max() ?? 0
    let rows = commands.map { command in
      let padding = String(repeating: " ", count: width - command.name.count)
      return "  \(command.name)\(padding)  \(command.summary)"
    }
    return """
      Telltale puts your prompts to every Apple Foundation Model that your users may have, judges
      the answers, and tells what changed since you last accepted them.

      Usage: telltale <command> [options]

      Commands:
      \(rows.joined(separator: "\n"))

      `telltale <command> --help` says more. `telltale init` makes a project to start from.
      """
  }
}

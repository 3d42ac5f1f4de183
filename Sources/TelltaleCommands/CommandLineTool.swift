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
    RecordCommand.self,
    RescoreCommand.self,
    MergeCommand.self,
    CompareCommand.self,
    DiffCommand.self,
    SelfTestCommand.self,
    PendingCommand.self,
    ReviewCommand.self,
    AcceptCommand.self,
    RejectCommand.self,
    BaselineListCommand.self,
    BaselineShowCommand.self,
    BaselinePruneCommand.self,
    BaselineVerifyCommand.self,
    BaselineMigrateCommand.self,
    HistoryCommand.self,
    ReportCheckCommand.self,
    ReportCommand.self,
    ModelsCommand.self,
    ExplainCommand.self,
    JudgeCommand.self,
    AnalyzeCommand.self,
    SchemaCommand.self,
    SyntaxCommand.self,
    CompletionsCommand.self,
    DoctorCommand.self,
    VersionCommand.self,
  ]

  /// The words that several subcommands begin with.
  static let groups = [CommandGroup("baseline", "Look after the baselines")]

  /// The subcommands' names.
  private static var names: CommandNames {
    CommandNames(commands.map { $0.name }, groups: groups)
  }

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
      guard !rest.isEmpty else {
        context.write(overview + "\n")
        return ExitCode.success.rawValue
      }
      return await run(rest + ["--help"], in: context)
    }
    switch names.find(words) {
    case .command(let place, let rest):
      return await run(commands[place], rest, in: context).rawValue
    case .group(let group, let rest):
      let help = group.help(tool: "telltale", commands: commands.map { ($0.name, $0.summary) })
      if rest.contains("--help") || rest.contains("-h") {
        context.write(help + "\n")
        return ExitCode.success.rawValue
      }
      context.warn("error: '\(group.name)' needs a command\n\n\(help)\n")
      return ExitCode.badInput.rawValue
    case .unknown(let error):
      context.warn("\(error)\n")
      return ExitCode.badInput.rawValue
    }
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
    let words = names.topLevel
    let width = words.map(\.count).max() ?? 0
    let rows = words.map { word in
      let padding = String(repeating: " ", count: width - word.count)
      let summary =
        groups.first { $0.name == word }?.summary ?? commands.first { $0.name == word }?.summary
      return "  \(word)\(padding)  \(summary ?? "")"
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

import Arguments
import Terminal

extension ColorChoice: ArgumentValue {}

/// Options that every command has which reads a project.
struct ProjectOptions: Sendable {
  var directory: String?
  var color = ColorChoice.auto
}

/// A command that reads a project.
protocol ProjectCommand: Subcommand {
  var project: ProjectOptions { get set }
}

extension ProjectCommand {
  /// The arguments of every such command.
  static var projectArguments: [Argument<Self>] {
    [
      .option(
        "project", sets: \.project.directory, valueName: "dir",
        help: "The project's folder instead of the current one"),
      .option(
        "color", sets: \.project.color, valueName: "when", help: "When to color output"),
    ]
  }
}

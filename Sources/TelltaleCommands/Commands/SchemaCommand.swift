import Arguments
import TelltaleKit
import TelltaleSystem

/// Prints the JSON Schema of a kind of file that people write.
struct SchemaCommand: Subcommand {
  /// A kind of file.
  enum Kind: String, CaseIterable, Sendable, ArgumentValue {
    case suite, project
  }

  var kind: Kind?
  var output = "-"

  static let name = "schema"
  static let summary = "Print the JSON Schema of a suite or of the project file, for editors"
  static let discussion = """
    An editor with a YAML language server completes and checks a suite that names the schema in its
    first line: # yaml-language-server: $schema=suite.schema.json, a path relative to the suite.
    `telltale check` tells more: also what is wrong in what a suite means.
    """
  static let examples = [
    "schema -o suites/suite.schema.json", "schema project -o telltale.schema.json",
  ]
  static let arguments: [Argument<SchemaCommand>] = [
    .positional("kind", sets: \.kind, help: "The kind of file; suite by default"),
    .option(
      "output", short: "o", sets: \.output, valueName: "path",
      help: "Where to write it; - is standard output"),
  ]

  /// The schema of a kind of file.
  static func text(of kind: Kind) -> String {
    let schema = FormatSchema(models: BuiltInModels.all.map(\.id))
    return switch kind {
    case .suite: schema.suite
    case .project: schema.project
    }
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let text = Self.text(of: kind ?? .suite)
    guard output != "-" else {
      context.write(text)
      return .success
    }
    do {
      try AtomicFile.write(Array(text.utf8), to: Project.join(context.directory, output))
    } catch {
      throw CommandFailure(.couldNotWrite, error.description)
    }
    return .success
  }
}

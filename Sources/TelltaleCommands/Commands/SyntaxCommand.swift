import Arguments
import SourceText
import SuiteSyntax
import TelltaleSystem
import Terminal

/// Prints what Telltale reads from a file in the suite syntax.
struct SyntaxCommand: Subcommand {
  var file: String?
  var color = ColorChoice.auto

  static let name = "syntax"
  static let summary = "Print a file in the suite syntax as JSON, or what is wrong with it"
  static let discussion = """
    Shows exactly what Telltale reads, for tools and for doubt. Scalars follow the core schema of
    YAML 1.2; infinities and NaN, which JSON lacks, are written as {"$float": ".inf"}.
    """
  static let examples = ["syntax suites/receipts.yaml", "syntax - < suite.yaml"]
  static let arguments: [Argument<SyntaxCommand>] = [
    .positional("file", sets: \.file, help: "The file; - is standard input"),
    .option("color", sets: \.color, valueName: "when", help: "When to color output"),
  ]

  func run(in context: CommandContext) async throws -> ExitCode {
    guard let path = file else {
      throw ArgumentError("missing the file", help: "write its path, or - for standard input")
    }
    let file: SourceFile
    if path == "-" {
      file = SourceFile(path: "<standard input>", bytes: context.readInput())
    } else {
      do {
        file = SourceFile(
          path: path,
          bytes: try SuiteDiscovery.bytes(ofFile: Project.join(context.directory, path)))
      } catch {
        throw CommandFailure(.badInput, error.description)
      }
    }
    let parsed = SuiteParser.parse(file)
    let style = context.errorStyle(color)
    for diagnostic in parsed.diagnostics {
      context.warn(style.rendered(diagnostic, in: file) + "\n")
    }
    guard let root = parsed.root else { return .badInput }
    context.write(root.json + "\n")
    return .success
  }
}

import Arguments
import SourceText
import TelltaleKit
import TelltaleReports
import TelltaleSystem
import Terminal

/// Looks at a JUnit file.
struct ReportCheckCommand: ProjectCommand {
  var project = ProjectOptions()
  var paths: [String] = []
  var schema: String?
  var isStrict = false

  static let name = "report check"
  static let summary = "Say what readers of a JUnit file would trip over"
  static let discussion = """
    Reads JUnit files of any tool: whether they are XML, whether counts are what is there, and what
    dashboards and build servers are known to trip over, each with its line and the readers. With
    --schema, files are held to an XSD as well. Exits with 2 if there is an error.
    """
  static let examples = [
    "report check reports/junit.xml", "report check build/TEST-*.xml --schema surefire.xsd",
  ]
  static var arguments: [Argument<Self>] {
    [
      .positionals("file", appendTo: \.paths, help: "The files"),
      .option(
        "schema", sets: \.schema, valueName: "file", help: "An XML Schema to hold the files to"),
      .flag("strict", sets: \.isStrict, help: "Count warnings as errors"),
    ] + projectArguments
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    guard !paths.isEmpty else {
      throw ArgumentError("'report check' needs a file", help: "such as reports/junit.xml")
    }
    let project = Project.location(self.project, in: context)
    func bytes(_ path: String) throws(CommandFailure) -> [UInt8] {
      do {
        return try SuiteDiscovery.bytes(ofFile: project.path(path))
      } catch {
        throw CommandFailure(.badInput, error.description)
      }
    }
    let schemaBytes = try schema.map { path throws(CommandFailure) in try bytes(path) }
    var code = ExitCode.success
    for path in paths {
      let file = SourceFile(path: path, bytes: try bytes(path))
      let check: JUnitCheck
      do {
        check = try JUnitCheck(file, schema: schemaBytes)
      } catch {
        throw CommandFailure(.badInput, "\(schema ?? path): \(error)")
      }
      code = code.combined(with: write(check, of: file, in: context))
    }
    return code
  }

  private func write(
    _ check: JUnitCheck, of file: SourceFile, in context: CommandContext
  ) -> ExitCode {
    var problems = DiagnosticReport(style: context.errorStyle(project.color))
    problems.add(check.diagnostics, in: file)
    let report = CheckReport(
      problems.findings, isStrict: isStrict, counts: (files: 1, suites: 0, cases: 0),
      toolVersion: CommandLineTool.version)
    let style = context.errorStyle(project.color)
    for finding in report.findings { context.warn(style.rendered(finding) + "\n\n") }
    let line = "\(file.path.safeOnOneLine): \(check.summary)\n"
    if report.isPassed { context.write(line) } else { context.warn(line) }
    return report.isPassed ? .success : .badInput
  }
}

import TelltaleReports
import Arguments
import SourceText
import TelltaleKit
import Terminal

/// Reads suites and says what is wrong with them.
struct CheckCommand: ProjectCommand {
  var project = ProjectOptions()
  var paths: [String] = []

  static let name = "check"
  static let summary = "Read and validate suites without running anything"
  static let examples = ["check", "check suites/receipts.yaml"]
  static var arguments: [Argument<Self>] {
    [.positionals("path", appendTo: \.paths, help: "Suite files, or folders of them")]
      + projectArguments
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let project = try Project.load(self.project, paths: paths, in: context)
    let style = context.errorStyle(self.project.color)
    for warning in project.warnings {
      context.warn(style.rendered(warning.diagnostic, in: warning.file) + "\n\n")
    }
    let cases = project.suites.reduce(0) { $0 + $1.cases.count }
    let warnings = project.warnings.count
    let files = Set(project.suites.flatMap(\.dataFiles)).sorted()
    let data =
      files.isEmpty ? "" : " (also read: \(files.map(\.safeOnOneLine).joined(separator: ", ")))"
    let remark = warnings == 0 ? "" : ", \(warnings.counted("warning"))"
    context.write(
      "\(project.suites.count.counted("suite")), \(cases.counted("case"))\(data): no errors\(remark)\n"
    )
    return .success
  }
}

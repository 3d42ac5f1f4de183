import Arguments
import SourceText
import TelltaleKit
import TelltaleReports

/// How `check` says what it has found.
enum CheckFormat: String, CaseIterable, ArgumentValue, Sendable {
  case text, json, github
}

/// Reads suites and says what is wrong with them.
struct CheckCommand: ProjectCommand {
  var project = ProjectOptions()
  var paths: [String] = []
  var format = CheckFormat.text
  var isStrict = false
  var isFixing = false
  var isConfirmed = false
  var isLinting = true

  static let name = "check"
  static let summary = "Read and validate suites without running anything"
  static let discussion = """
    Says everything that is wrong in any file of the project, with its place and what to do, and
    exits with 2 if there is an error. With --strict warnings count as errors; the --strict of
    `run` is another thing, it fails what was left undecided.

    Prompts are compared with Apple's guidance for models on devices; what it advises against is a
    warning whose code begins with lint-. --no-lint leaves that out.

    With --fix, mistakes that only one edit can repair are repaired: the changes are shown first,
    and written when you say yes. With CI set, or where nobody is at a terminal, nothing is written
    without --yes.
    """
  static let examples = [
    "check", "check suites/receipts.yaml", "check --format json", "check --format github --strict",
    "check --fix",
  ]
  static var arguments: [Argument<Self>] {
    [
      .positionals("path", appendTo: \.paths, help: "Suite files, or folders of them"),
      .option(
        "format", sets: \.format, valueName: "form",
        help: "Text for people, one JSON document, or annotations for GitHub Actions"),
      .flag("strict", sets: \.isStrict, help: "Count warnings as errors"),
      .flag(
        "lint", sets: \.isLinting,
        help: "Compare prompts with Apple's guidance, as by default; --no-lint does not"),
      .flag("fix", sets: \.isFixing, help: "Repair what only one edit can repair"),
      .flag("yes", short: "y", sets: \.isConfirmed, help: "Write repairs without asking"),
    ] + projectArguments
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    if isConfirmed, !isFixing { throw ArgumentError("'--yes' goes with '--fix'") }
    var (project, problems) = Project.read(self.project, paths: paths, in: context)
    var repaired = RepairOutcome()
    if isFixing {
      repaired = repair(project, in: context)
      if !repaired.paths.isEmpty {
        (project, problems) = Project.read(self.project, paths: paths, in: context)
      }
    }
    if isLinting {
      for suite in project.suites {
        problems.add(
          PromptLint.warnings(
            about: suite, defaultModels: project.defaultModels,
            windows: project.declaredWindows),
          in: suite.file)
      }
    }
    let report = CheckReport(
      problems.findings, isStrict: isStrict,
      counts: (
        files: project.files.count, suites: project.suites.count,
        cases: project.suites.reduce(0) { $0 + $1.cases.count }
      ), dataPaths: Set(project.suites.flatMap(\.dataFiles)).sorted(),
      documentCount: Set(project.suites.flatMap(\.documentFiles)).count,
      repairedPaths: repaired.paths, toolVersion: CommandLineTool.version)
    write(report, of: project, in: context)
    if let code = repaired.code {
      return code.combined(with: report.isPassed ? .success : .badInput)
    }
    if report.isPassed { return .success }
    return problems.errorCount > 0 ? problems.failureCode : .badInput
  }

  /// Prints a report in the form that is asked for.
  private func write(_ report: CheckReport, of project: Project, in context: CommandContext) {
    switch format {
    case .text:
      let style = context.errorStyle(self.project.color)
      for finding in report.findings { context.warn(style.rendered(finding) + "\n\n") }
      if report.isPassed {
        context.write(report.summary + "\n")
      } else {
        context.warn(report.summary + "\n")
      }
    case .json: context.write(report.json)
    case .github:
      context.write(
        report.gitHubCommands(projectFolder: project.folder(inRepositoryOf: context)))
    }
  }
}

extension Project {
  /// The project's folder as seen from the repository's that GitHub Actions has
  /// checked out; an empty text where they are one or there is no such
  /// repository.
  fileprivate func folder(inRepositoryOf context: CommandContext) -> String {
    guard let workspace = context.environment["GITHUB_WORKSPACE"] else { return "" }
    let root = workspace.hasSuffix("/") ? workspace : workspace + "/"
    guard directory.hasPrefix(root) else { return "" }
    let folder = directory.dropFirst(root.count)
    return String(folder.hasSuffix("/") ? folder.dropLast() : folder)
  }
}

import Arguments
import SourceText
import TelltaleKit
import TelltaleReports
import TelltaleSystem
import Terminal

/// Makes a report of a stored run.
struct ReportCommand: ProjectCommand {
  var project = ProjectOptions()
  var run: String?
  var format: ReportName?
  var output = "-"
  var junitFlavor = JUnitFlavor.common

  static let name = "report"
  static let summary = "Make a report of a stored run"
  static let discussion = """
    Every report is made from the stored run alone: the same run gives the same bytes, whenever it
    is asked for. Without --format, prints the run as `telltale run` did. `telltale report check
    FILE` looks at a JUnit file of any tool.
    """
  static let examples = ["report", "report --format junit -o junit.xml"]
  static var arguments: [Argument<Self>] {
    [
      .positional("run", sets: \.run, help: "The run; the newest by default"),
      .option(
        "format", short: "f", sets: \.format, valueName: "format",
        help: "The report"),
      .option(
        "output", short: "o", sets: \.output, valueName: "path",
        help: "Where to write it; - is standard output"),
      .option(
        "junit-flavor", sets: \.junitFlavor, valueName: "form",
        help: "The form of JUnit XML; common unless a reader wants another"),
    ] + projectArguments
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let project = Project.location(self.project, in: context)
    let run = try project.storedRun(self.run)
    if let format {
      let target = ReportTarget(format.report.flavored(junitFlavor), path: output, folder: "")
      if let failure = target.write(run, project: project, in: context) {
        throw CommandFailure(.couldNotWrite, failure)
      }
      if !target.isStandardOutput { context.warn("Wrote \(target.path)\n") }
      return .success
    }
    let isFile = output != "-"
    let style = isFile ? .plain : context.outputStyle(self.project.color)
    let report = ConsoleReport(
      width: context.width, style: style, acceptCommand: "telltale accept")
    let text = report.text(of: run)
    guard isFile else {
      context.write(text)
      return .success
    }
    do {
      try AtomicFile.write(Array(text.utf8), to: project.path(output))
    } catch {
      throw CommandFailure(.couldNotWrite, error.description)
    }
    return .success
  }
}

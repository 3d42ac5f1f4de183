import Hashing
import Arguments
import TelltaleKit
import TelltaleReports
import TelltaleSystem
import Terminal

/// Checks the files of baselines.
struct BaselineVerifyCommand: ProjectCommand {
  var project = ProjectOptions()
  var baselines: String?
  var isStrict = false

  static let name = "baseline verify"
  static let summary = "Check baselines: their form, their hashes, what they are of"
  static let discussion = """
    Wrong, and exit 2: a file that cannot be read or is not as Telltale writes it, a prompt that
    is not what its hash says, a cell whose prompt is not in prompts.yaml. Worth knowing, and exit
    0 unless --strict: orphans, prompts of no cell, cells that were accepted of another version of
    their model than there is now.
    """
  static let examples = ["baseline verify", "baseline verify --strict"]
  static var arguments: [Argument<Self>] {
    [
      .flag("strict", sets: \.isStrict, help: "Exit with 2 for warnings, too"),
      .option(
        "baselines", sets: \.baselines, valueName: "dir",
        help: "Check the baselines in this folder"),
    ] + projectArguments
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let project = try Project.load(self.project, in: context)
    let files: BaselineStore.Files
    do {
      files = try project.baselineStore(baselines).files()
    } catch {
      throw CommandFailure(.badInput, error.description)
    }
    let check = BaselineCheck(
      suites: project.suites,
      fingerprints: Dictionary(project.models.map { ($0.id, $0.fingerprint.text) }) { first, _ in
        first
      }, hashes: ContentHashes(sha256: sha256))
    let findings = check.findings(baselines: files.baselines, ledgers: files.ledgers)
    let style = context.errorStyle(self.project.color)
    for problem in files.problems {
      for diagnostic in problem.diagnostics {
        context.warn(style.rendered(diagnostic, in: problem.file) + "\n\n")
      }
    }
    for finding in findings {
      let place = finding.path + (finding.line.map { ":\($0)" } ?? "")
      let word = finding.isError ? "error" : "warning"
      let line = "\(place): \(word): \(finding.message)".safeOnOneLine
      context.warn(
        style(finding.isError ? .failure : .warning, line)
          + "\n  = help: \(finding.help.safeOnOneLine)\n\n")
    }
    let errors = findings.count(where: \.isError) + files.problems.count
    let warnings = findings.count - findings.count(where: \.isError)
    let count = files.baselines.count + files.ledgers.count + files.problems.count
    let isWrong = errors > 0 || isStrict && warnings > 0
    context.write(
      "\(count.counted("file")): \(errors.counted("error")), \(warnings.counted("warning"))\n")
    return isWrong ? .badInput : .success
  }
}

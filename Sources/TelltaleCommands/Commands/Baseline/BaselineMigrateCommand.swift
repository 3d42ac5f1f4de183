import Arguments
import SourceText
import TelltaleKit
import TelltaleReports
import TelltaleSystem
import Terminal

/// Brings files of baselines to the newest version of their format.
struct BaselineMigrateCommand: ProjectCommand {
  var project = ProjectOptions()
  var baselines: String?
  var isDryRun = false

  static let name = "baseline migrate"
  static let summary = "Bring baselines to the newest version of their format"
  static let discussion = """
    Also writes files anew that say the same as Telltale would write, but not in the same bytes,
    such as after an edit by hand. Nothing is migrated unless every file can be read.
    """
  static let examples = ["baseline migrate", "baseline migrate --dry-run"]
  static var arguments: [Argument<Self>] {
    [
      .flag("dry-run", sets: \.isDryRun, help: "Say what would be written, and write nothing"),
      .option(
        "baselines", sets: \.baselines, valueName: "dir",
        help: "Migrate the baselines in this folder"),
    ] + projectArguments
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let project = try Project.loadSettings(self.project, in: context)
    let store = project.baselineStore(baselines)
    do {
      let lock = try store.lock()
      let files = try store.files(migratingTo: .current)
      if !files.problems.isEmpty {
        var report = DiagnosticReport(style: context.errorStyle(self.project.color))
        for problem in files.problems { report.add(problem.diagnostics, in: problem.file) }
        throw report.failure("nothing was migrated")
      }
      var changed: [String] = []
      for (file, baseline) in files.baselines {
        let old = files.older[file.path] ?? file
        if old.bytes == Array(BaselineFile.text(baseline).utf8) { continue }
        if !isDryRun { try store.write(baseline, holding: lock) }
        changed.append(file.path)
      }
      for (file, ledger) in files.ledgers {
        let old = files.older[file.path] ?? file
        if old.bytes == Array(PromptLedgerFile.text(ledger).utf8) { continue }
        if !isDryRun { try store.write(ledger, holding: lock) }
        changed.append(file.path)
      }
      for path in changed.sorted() {
        let version = files.older[path] == nil ? "written anew" : "migrated"
        context.write("\(path): \(isDryRun ? "would be " : "")\(version)\n".safeForTerminal)
      }
      let count = files.baselines.count + files.ledgers.count
      context.write(
        changed.isEmpty
          ? "\(count.counted("file")): all as version \(BaselineFormat.current.newest) has it\n"
          : "\(changed.count) of \(count.counted("file")) "
            + (isDryRun ? "would change; nothing was written\n" : "written\n"))
      return .success
    } catch let error as FileError {
      throw CommandFailure(.couldNotWrite, error.description)
    }
  }
}

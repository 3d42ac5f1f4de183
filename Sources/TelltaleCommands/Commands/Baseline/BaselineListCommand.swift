import Hashing
import Arguments
import TelltaleKit
import TelltaleReports
import TelltaleSystem

/// Lists what was accepted, file by file.
struct BaselineListCommand: ProjectCommand {
  var project = ProjectOptions()
  var baselines: String?
  var format = PendingCommand.Format.text
  var showsAge = false

  static let name = "baseline list"
  static let summary = "List what was accepted: cells, accepted failures, orphans"
  static let examples = ["baseline list", "baseline list --age", "baseline list --format json"]
  static var arguments: [Argument<Self>] {
    [
      .flag("age", sets: \.showsAge, help: "Say when Git saw each file change last"),
      .option("format", short: "f", sets: \.format, valueName: "format", help: "How to list"),
      .option(
        "baselines", sets: \.baselines, valueName: "dir", help: "List the baselines in this folder"),
    ] + projectArguments
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let project = try Project.load(self.project, in: context)
    let store = project.baselineStore(baselines)
    let stored = try StoredBaselines(store, style: context)
    let orphans = Set(
      Orphan.all(
        in: stored.entries, suites: project.suites, hashes: ContentHashes(sha256: sha256)
      ).map(\.cell))
    let history = GitRepository(folder: store.folder, environment: context.environment)
    let entries = try stored.entries.map { path, baseline in
      var changed: String?
      if showsAge {
        let file = String(path.dropFirst(store.displayFolder.count + 1))
        do {
          changed = try history.commits(changing: file, limit: 1).first?.time
        } catch {
          throw CommandFailure(.badInput, "\(error)", help: "leave --age out")
        }
      }
      return BaselineReport.Entry(
        path: path, baseline: baseline, orphans: orphans, changed: changed)
    }
    let report = BaselineReport(entries)
    switch format {
    case .text:
      context.write(
        report.text(width: context.width, style: context.outputStyle(self.project.color)))
    case .json: context.write(report.json)
    }
    return .success
  }
}

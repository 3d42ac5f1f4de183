import Hashing
import Arguments
import TelltaleKit
import TelltaleReports
import TelltaleSystem
import Terminal

/// Removes what was accepted of cells that are gone.
struct BaselinePruneCommand: ProjectCommand {
  var project = ProjectOptions()
  var baselines: String?
  var isConfirmed = false

  static let name = "baseline prune"
  static let summary = "Remove what was accepted of cases that are gone"
  static let discussion = """
    Shows what would be removed and asks; with CI set, or where nobody is at a terminal, removes
    nothing without --yes. Where a suite cannot be read nothing is removed either: its cases are
    not gone.
    """
  static let examples = ["baseline prune", "baseline prune --yes"]
  static var arguments: [Argument<Self>] {
    [
      .flag("yes", short: "y", sets: \.isConfirmed, help: "Remove without being asked"),
      .option(
        "baselines", sets: \.baselines, valueName: "dir", help: "Prune the baselines in this folder"
      ),
    ] + projectArguments
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let project = try Project.load(self.project, in: context)
    let store = project.baselineStore(baselines)
    do {
      let lock = try store.lock()
      let stored = try StoredBaselines(store, style: context)
      let orphans = Orphan.all(
        in: stored.entries, suites: project.suites, hashes: ContentHashes(sha256: sha256))
      let (changed, ledgers) = Orphan.remove(
        orphans, from: stored.entries.map(\.baseline), stored.ledgers)
      guard !changed.isEmpty || !ledgers.isEmpty else {
        context.write("there is nothing to prune\n")
        return .success
      }
      for orphan in orphans {
        context.write("\(orphan.path): \(orphan.cell)\n".safeForTerminal)
      }
      for ledger in ledgers {
        let all = stored.ledgers.first { $0.suite == ledger.suite }?.prompts.count ?? 0
        let count = (all - ledger.prompts.count).counted("prompt")
        context.write(
          "\(store.displayPathOfPrompts(ofSuite: ledger.suite)): \(count) of no cell\n"
            .safeForTerminal)
      }
      guard isAgreed(orphans.count, in: context) else { return .success }
      for baseline in changed { try store.write(baseline, holding: lock) }
      for ledger in ledgers { try store.write(ledger, holding: lock) }
      for suite in Set((changed.map(\.suite) + ledgers.map(\.suite))).sorted() {
        try store.removeEmptyFolder(ofSuite: suite, holding: lock)
      }
      context.write(
        "Removed \(orphans.count.counted("orphan")) from \(changed.count.counted("file"))\n")
      return .success
    } catch let error as FileError {
      throw CommandFailure(.couldNotWrite, error.description)
    }
  }

  private func isAgreed(_ count: Int, in context: CommandContext) -> Bool {
    if isConfirmed { return true }
    guard !context.isCI, context.isInputTerminal else {
      context.write("nothing was removed; --yes removes them\n")
      return false
    }
    context.warn("Remove \(count.counted("orphan"))? [y/N] ")
    if ["y", "yes"].contains((context.readLine() ?? "").lowercased()) { return true }
    context.write("nothing was removed\n")
    return false
  }
}

import Terminal
import TelltaleKit
import TelltaleSystem

/// The baselines of a project as they are on disk.
struct StoredBaselines {
  /// Every baseline, with its file's path as it is shown.
  var entries: [(path: String, baseline: Baseline)] = []

  /// The prompts of each suite that has any.
  var ledgers: [PromptLedger] = []

  /// What a reader of a run should know of them.
  var notes: [String] = []

  /// Reads every baseline under a store's folder.
  ///
  /// - Throws: ``CommandFailure`` with everything that is wrong in any of them.
  init(_ store: BaselineStore, style context: CommandContext) throws(CommandFailure) {
    let contents: [BaselineStore.Contents]
    do {
      contents = try store.readAll()
    } catch {
      throw CommandFailure(.badInput, error.description)
    }
    try self.init(contents, style: context)
  }

  /// Takes what was read of baselines.
  ///
  /// - Throws: ``CommandFailure`` with everything that is wrong in any of them.
  init(
    _ all: [BaselineStore.Contents], style context: CommandContext
  ) throws(CommandFailure) {
    var problems = DiagnosticReport(style: context.errorStyle(.auto))
    for contents in all {
      entries += contents.baselines.map { ($0.path, $0.baseline) }
      if let ledger = contents.ledger { ledgers.append(ledger) }
      for problem in contents.problems { problems.add(problem.diagnostics, in: problem.file) }
    }
    if problems.errorCount > 0 { throw problems.failure("nothing was run") }
  }

  /// Returns the baseline of a suite on a model.
  func baseline(suite: String, model: ModelID) -> Baseline? {
    entries.first { $0.baseline.suite == suite && $0.baseline.model == model }?.baseline
  }
}

extension Project {
  /// The store of the project's baselines.
  ///
  /// - Parameter folder: Another folder than the project's, as it was typed.
  /// - Returns: The store; its folder need not exist.
  func baselineStore(_ folder: String? = nil) -> BaselineStore {
    let display = folder ?? settings.baselines
    return BaselineStore(
      folder: path(display), displayFolder: display, state: StateFolder(workFolder))
  }
}

extension Project {
  /// The store of what waits for a decision against a folder of baselines.
  ///
  /// - Parameter folder: Another folder than the project's, as it was typed.
  /// - Returns: The store; nothing of it need exist.
  func pendingStore(_ folder: String? = nil) -> PendingStore {
    let store = baselineStore(folder)
    return PendingStore(store, isUsual: store.folder == baselines)
  }

  /// The former name of each case that has one, by suite and case.
  var formerNames: [String: [String: String]] {
    Dictionary(
      suites.map { suite in
        (
          suite.name,
          Dictionary(
            suite.cases.compactMap { subject in subject.formerName.map { (subject.name, $0) } }
          ) { first, _ in first }
        )
      }
    ) { first, _ in first }
  }
}

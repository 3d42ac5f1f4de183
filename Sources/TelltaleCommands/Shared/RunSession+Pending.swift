import TelltaleKit
import TelltaleSystem

extension RunSession {
  /// Leaves what a run changed for a decision.
  ///
  /// - Parameters:
  ///   - run: The run, whose file is closed.
  ///   - pending: Where what waits for a decision is.
  ///   - store: The baselines that the run was compared with.
  ///   - isEverything: Whether the whole project was selected.
  /// - Returns: What kept the changes from being written, if anything.
  func leavePending(
    _ run: Run, in pending: PendingStore, locking store: BaselineStore, isEverything: Bool
  ) -> String? {
    var stored: Set<CellID> = []
    for (_, baseline) in baselines.entries {
      for (name, cells) in baseline.cases {
        for cell in cells {
          stored.insert(
            CellID(
              suite: baseline.suite, caseName: name, prompt: cell.prompt, model: baseline.model))
        }
      }
    }
    do {
      let lock = try store.lock()
      try pending.record(
        run, isWholeProject: isWholeProject && isEverything, holding: lock,
        isStored: { stored.contains($0) })
      return nil
    } catch {
      return error.description
    }
  }
}

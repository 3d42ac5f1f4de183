/// A result of a stored run that waits for a decision: accepting it would change a
/// baseline.
public struct PendingChange: Hashable, Sendable {
  /// The cell.
  public var cell: CellID

  /// The run that the result is in, by its name.
  public var run: String

  /// How the cell stood against its baseline in that run.
  public var status: DriftStatus

  /// Why it changed, if that was known.
  public var cause: DriftCause?

  /// The cell's result.
  public var result: CellOutcome

  /// Creates a change.
  public init(
    cell: CellID, run: String, status: DriftStatus, cause: DriftCause?, result: CellOutcome
  ) {
    self.cell = cell
    self.run = run
    self.status = status
    self.cause = cause
    self.result = result
  }
}

/// The changes that wait for a decision, at most one for each cell: that of the
/// newest run which judged the cell.
public struct PendingChanges: Hashable, Sendable {
  /// The folder of the baselines that the runs were compared with, as it is shown.
  public var baselines: String

  /// The changes: those of older runs first, each run's in its own order.
  public private(set) var changes: [PendingChange]

  /// Creates a set of changes.
  public init(baselines: String, changes: [PendingChange] = []) {
    self.baselines = baselines
    self.changes = changes
  }

  /// The runs that have changes, the oldest first.
  public var runs: [String] { changes.map(\.run).uniqued() }

  /// Takes a run's results in the place of older ones.
  ///
  /// A cell that the run did not reach, or does not judge, keeps what was pending. One
  /// that it judged has the run's result pending, or nothing where that is what was
  /// accepted. One that could not be judged takes the place of an older result: what
  /// is accepted is never older than what was seen last.
  ///
  /// - Parameters:
  ///   - run: A run that has ended, compared with the baselines.
  ///   - isWholeProject: Whether every case of the project was planned, so that a cell
  ///     which is not in the run is gone.
  ///   - isStored: Whether a cell has a baseline under its present name.
  public mutating func record(
    _ run: Run, isWholeProject: Bool = false, isStored: (CellID) -> Bool = { _ in true }
  ) {
    let fingerprints = Dictionary(run.models.map { ($0.id, $0.fingerprint.text) }) { first, _ in
      first
    }
    var reached: Set<CellID> = []
    var new: [PendingChange] = []
    for cell in run.cells where cell.skip == nil {
      reached.insert(cell.id)
      guard
        cell.result == .errored
          || cell.differs(from: cell.comparison.baseline, fingerprint: fingerprints[cell.id.model])
          || !isStored(cell.id)
      else { continue }
      new.append(
        PendingChange(
          cell: cell.id, run: run.id, status: cell.comparison.status,
          cause: cell.comparison.cause, result: cell.result))
    }
    if isWholeProject {
      let planned = Set(run.cells.map(\.id))
      changes.removeAll { !planned.contains($0.cell) }
    }
    if changes.isEmpty && new.isEmpty { return }
    changes.removeAll { reached.contains($0.cell) }
    changes += new
  }

  /// Drops changes on which a decision was taken.
  public mutating func remove(_ decided: Set<CellID>) {
    changes.removeAll { decided.contains($0.cell) }
  }
}

extension CellResult {
  /// Whether accepting the result would store something else than what is stored.
  ///
  /// - Parameters:
  ///   - accepted: What is stored of the cell.
  ///   - fingerprint: That of the model that answered.
  /// - Returns: Whether a file would change.
  fileprivate func differs(from accepted: BaselineCell?, fingerprint: String?) -> Bool {
    guard var accepted, comparison.baselineFingerprint == fingerprint else { return true }
    if accepted.requestHash != requestHash || accepted.caseHash != caseHash { return true }
    accepted.fingerprint = nil
    return BaselineCell(self, acceptedFailing: result == .failed ? accepted.acceptedFailing : nil)
      != accepted
  }
}

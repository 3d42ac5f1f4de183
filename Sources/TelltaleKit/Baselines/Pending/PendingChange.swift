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

  /// What is new although verdicts and answers are not, if that is all.
  public var novelty: Novelty?

  /// What can be new of a cell beside what was answered.
  public enum Novelty: String, Hashable, Sendable, CaseIterable {
    /// The case has another name.
    case name

    /// The model is another version.
    case model

    /// What was asked.
    case request

    /// There are more trials than were accepted.
    case trials
  }

  /// Creates a change.
  public init(
    cell: CellID, run: String, status: DriftStatus, cause: DriftCause?, result: CellOutcome,
    novelty: Novelty? = nil
  ) {
    self.cell = cell
    self.run = run
    self.status = status
    self.cause = cause
    self.result = result
    self.novelty = novelty
  }

  /// Creates the change that a result is.
  ///
  /// - Parameters:
  ///   - result: A result, compared.
  ///   - run: Its run.
  public init(_ result: CellResult, of run: Run) {
    self.init(
      cell: result.id, run: run.id, status: result.comparison.status,
      cause: result.comparison.cause, result: result.result, novelty: result.novelty(in: run))
  }
}

extension CellResult {
  /// Returns what is new of a cell that passes and fails as it did when it was accepted.
  ///
  /// - Parameter run: The cell's run.
  /// - Returns: What is new; `nil` where the answers or the verdicts say enough.
  public func novelty(in run: Run) -> PendingChange.Novelty? {
    guard let accepted = comparison.baseline else { return nil }
    let isSampled = terms.map { $0.method(of: self, against: accepted) != .verdicts } ?? false
    guard comparison.status == .unchanged || isSampled && comparison.status == .reworded else {
      return nil
    }
    let fingerprint = run.models.first { $0.id == id.model }?.fingerprint.text
    if comparison.baselineName != nil { return .name }
    if comparison.baselineFingerprint != fingerprint { return .model }
    if accepted.requestHash != requestHash || accepted.caseHash != caseHash { return .request }
    return isSampled && planned > accepted.trialCount ? .trials : nil
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
      new.append(PendingChange(cell, of: run))
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
  /// The answers of a sampled cell are others in every run. It differs where the rates
  /// at which its assertions pass do, beyond chance, or where it was given more trials
  /// than its baseline has, which makes a better one.
  ///
  /// - Parameters:
  ///   - accepted: What is stored of the cell.
  ///   - fingerprint: That of the model that answered.
  /// - Returns: Whether a file would change.
  fileprivate func differs(from accepted: BaselineCell?, fingerprint: String?) -> Bool {
    guard var accepted, comparison.baselineFingerprint == fingerprint else { return true }
    if accepted.requestHash != requestHash || accepted.caseHash != caseHash { return true }
    accepted.fingerprint = nil
    if let terms, terms.method(of: self, against: accepted) != .verdicts {
      return planned > accepted.trialCount || hasOtherRates
    }
    return BaselineCell(self, acceptedFailing: result == .failed ? accepted.acceptedFailing : nil)
      != accepted
  }

  /// Whether a sampled cell does not pass as its baseline did.
  ///
  /// What is only suspect is no change: fresh trials did not bear it out, or so few
  /// failed that chance explains it.
  private var hasOtherRates: Bool {
    let calls: Set<DriftStatus> = [.regressed, .unreliableBaseline, .fixed, .new]
    return !comparison.removedLabels.isEmpty || calls.contains(comparison.status)
      || assertions.contains { assertion in
        if calls.contains(assertion.status) { return true }
        guard let samples = assertion.samples, samples.confirming == nil else { return false }
        return samples.isSuspicious && samples.isLargeDrop
          && samples.probability <= SampledComparison.level
      }
  }
}

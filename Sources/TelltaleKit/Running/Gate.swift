/// What turns a run red.
public enum Gate: String, Hashable, Sendable, CaseIterable {
  /// A regression, or a new cell that fails.
  case regression

  /// Anything that fails.
  case anyFailure = "any-failure"

  /// Anything that differs from its baseline.
  case drift

  /// Nothing.
  case none
}

/// The gate with the settings that bear on it.
public struct GatePolicy: Hashable, Sendable {
  /// What turns the run red.
  public var gate: Gate

  /// Whether an undecided verdict counts as a failure.
  public var isStrict: Bool

  /// Whether a missing baseline fails the gate, as it does in CI.
  public var requiresBaselines: Bool

  /// How many cells may be undecided before the run counts as not judged.
  public var maximumUndecided: Int?

  /// How many fresh trials confirm a sampled cell that looks worse than its baseline;
  /// none where the planned ones decide.
  public var confirming: Int

  /// How many trials confirm unless a run says otherwise.
  public static let defaultConfirming = 10

  /// Creates a policy.
  public init(
    gate: Gate = .regression, isStrict: Bool = false, requiresBaselines: Bool = false,
    maximumUndecided: Int? = nil, confirming: Int = defaultConfirming
  ) {
    self.gate = gate
    self.isStrict = isStrict
    self.requiresBaselines = requiresBaselines
    self.maximumUndecided = maximumUndecided
    self.confirming = confirming
  }

  /// Returns why a cell fails the gate, as one phrase, or `nil` if it does not.
  ///
  /// - Parameter cell: A judged cell. Cells that are errored or skipped never
  ///   fail the gate: they leave the run unjudged instead.
  /// - Returns: The reason, which completes "it fails the gate because".
  public func failure(of cell: CellResult) -> String? {
    let status = cell.comparison.status
    switch cell.result {
    case .skipped, .errored: return nil
    case .passed, .failed, .undecided: break
    }
    let isFailing = cell.result == .failed
    switch gate {
    case .none: return nil
    case .anyFailure: return isFailing && !cell.isKnownFailure ? "it fails" : nil
    case .drift:
      if status == .unchanged { return nil }
      if status == .stillFailing, cell.comparison.baseline != nil { return nil }
      return "it differs from its baseline (\(status.rawValue))"
    case .regression: break
    }
    if cell.isKnownFailure { return nil }
    let gating = cell.assertions.filter { $0.severity == .gate }
    if gating.contains(where: { $0.status == .regressed }) || status == .regressed {
      return "it passed in its baseline"
    }
    if cell.comparison.baseline == nil {
      if isFailing { return "it is new and fails" }
      if requiresBaselines { return "it has no baseline" }
      return nil
    }
    if isFailing, gating.contains(where: { $0.status == .new && $0.tally.failed > 0 }) {
      return "a new assertion fails"
    }
    return nil
  }
}

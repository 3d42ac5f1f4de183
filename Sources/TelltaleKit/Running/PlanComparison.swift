/// The comparison of a plan's cells with what was accepted: cell by cell, then as a
/// family.
public struct PlanComparison: Sendable {
  /// What was run.
  public var plan: Plan

  /// What was accepted of a suite on a model.
  public var baseline: @Sendable (_ suite: String, _ model: ModelID) -> Baseline?

  /// What turns the run red.
  public var policy: GatePolicy

  /// Whether the trials of simulated models and recordings count as what they gave in
  /// the last run; not where a run puts others to them.
  public var repeatsTrials: Bool

  private let fingerprints: [ModelID: String]

  /// Which cases are found in each baseline.
  private let renames: [SuiteOnModel: Renames]

  /// Creates a comparison.
  public init(
    plan: Plan, policy: GatePolicy, repeatsTrials: Bool = true,
    baseline: @escaping @Sendable (_ suite: String, _ model: ModelID) -> Baseline?
  ) {
    self.plan = plan
    self.policy = policy
    self.repeatsTrials = repeatsTrials
    self.baseline = baseline
    fingerprints = Dictionary(plan.models.map { ($0.id, $0.fingerprint.text) }) { first, _ in first
    }
    var renames: [SuiteOnModel: Renames] = [:]
    for cell in plan.cells {
      let key = SuiteOnModel(suite: cell.suite, model: cell.id.model)
      if renames[key] != nil { continue }
      renames[key] = Renames(
        plan.suites[cell.suite], in: baseline(cell.id.suite, cell.id.model), hashes: plan.hashes)
    }
    self.renames = renames
  }

  /// What fresh trials confirm while the plan runs; `nil` where none do.
  public var confirmation: Runner.Confirmation? {
    guard policy.confirming > 0 else { return nil }
    return Runner.Confirmation(trials: policy.confirming) { index, result in
      let cell = plan.cells[index]
      // What was not recorded cannot confirm anything.
      if let model = plan.models.first(where: { $0.id == cell.id.model }) as? any FiniteModel,
        !model.hasResponses(
          to: cell.request, trials: cell.trials..<cell.trials + policy.confirming)
      {
        return false
      }
      let drift = drift(cell.id, suite: cell.suite, terms(ofCell: index))
      return renames(of: cell).isSuspicious(result, by: drift)
    }
  }

  /// Whether a cell that is done fails the gate, as far as that can be said of it alone.
  ///
  /// - Parameters:
  ///   - index: The place of the cell in the plan.
  ///   - result: The cell with all its trials.
  /// - Returns: Whether it does.
  public func failsGate(_ index: Int, _ result: CellResult) -> Bool {
    let cell = plan.cells[index]
    let drift = drift(cell.id, suite: cell.suite, terms(ofCell: index))
    return policy.failure(of: renames(of: cell).compared(result, by: drift)) != nil
  }

  /// Returns the results with how they stand against the baselines.
  ///
  /// - Parameter results: The cells in the order of the plan, those about suites as
  ///   a whole last.
  /// - Returns: The cells in the same order.
  public func compared(_ results: [CellResult]) -> [CellResult] {
    let members = zip(plan.cells.indices, results).map { index, result in
      let cell = plan.cells[index]
      let drift = drift(cell.id, suite: cell.suite, terms(ofCell: index))
      return renames(of: cell).compared(result, by: drift)
    }
    let cells = SampledFamily.called(members, confirming: policy.confirming)
    return cells
      + zip(plan.suiteCells, results.dropFirst(plan.cells.count)).map { cell, result in
        drift(cell.id, suite: cell.suite, nil)
          .compared(result, members: cell.members.map { cells[$0] })
      }
  }

  private func renames(of cell: Plan.Cell) -> Renames {
    renames[SuiteOnModel(suite: cell.suite, model: cell.id.model)] ?? Renames([], in: nil)
  }

  private func drift(_ id: CellID, suite: Int, _ terms: TrialTerms?) -> Drift {
    Drift(
      baseline: baseline(id.suite, id.model), fingerprint: fingerprints[id.model] ?? "",
      isStrict: policy.isStrict || plan.suites[suite].isStrict, terms: terms)
  }

  private func terms(ofCell index: Int) -> TrialTerms {
    var terms = plan.trialTerms(ofCell: index)
    if !repeatsTrials, !terms.isDeterministic { terms.isReproducible = false }
    return terms
  }
}

/// A suite on a model, whose cases are found in one baseline.
private struct SuiteOnModel: Hashable {
  var suite: Int
  var model: ModelID
}

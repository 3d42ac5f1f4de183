/// A run in numbers, with its verdict.
public struct RunSummary: Hashable, Sendable {
  /// Counts that obey `planned = passed + failed + undecided + errored +
  /// skipped`.
  public struct Counts: Hashable, Sendable {
    /// All of them.
    public var planned = 0

    /// Those whose assertions hold.
    public var passed = 0

    /// Those with an assertion that fails.
    public var failed = 0

    /// Those with too little evidence.
    public var undecided = 0

    /// Those that could not be judged.
    public var errored = 0

    /// Those that were not run or not judged on purpose.
    public var skipped = 0

    /// Whether nothing was lost.
    public var isConserved: Bool {
      planned == passed + failed + undecided + errored + skipped
    }

    /// Adds ended trials or cells.
    mutating func add(_ outcome: CellOutcome, _ count: Int = 1) {
      switch outcome {
      case .passed: passed += count
      case .failed: failed += count
      case .undecided: undecided += count
      case .errored: errored += count
      case .skipped: skipped += count
      }
    }
  }

  /// How the run ends.
  public enum Conclusion: Int32, Hashable, Sendable {
    /// Everything planned was judged and the gate passes.
    case passed = 0

    /// The gate fails.
    case gateFailed = 1

    /// A cell could not be judged, or more are undecided than allowed.
    case couldNotJudge = 3

    /// The run stopped early.
    case incomplete = 5
  }

  /// The cells, counted.
  public var cells = Counts()

  /// The trials, counted.
  public var trials = Counts()

  /// How many of the trials confirm cells that looked worse than their baseline.
  public var confirming = 0

  /// The suites that pass less often on a model than they did, where that fails the
  /// gate.
  public var drops: [RateDrop] = []

  /// How many cells have each status, in the order of badness; none is left out.
  public var statuses: [(status: DriftStatus, count: Int)] = []

  /// How many changed cells have each cause; causes of none are left out.
  public var causes: [(cause: DriftCause, count: Int)] = []

  /// How many regressed cells have each cause; causes of none are left out.
  public var regressionCauses: [(cause: DriftCause, count: Int)] = []

  /// How many regressed cells are the model's doing because the prompt that was
  /// accepted fails on it, too.
  public var regressionsWithOldPrompt = 0

  /// How many cells fail nothing but assertions that their baselines do not have,
  /// by cause; causes of none are left out.
  public var newAssertionCauses: [(cause: DriftCause, count: Int)] = []

  /// How many combinations of old and new were put to a model once more, beside
  /// what was planned.
  public var replays = 0

  /// The cells that fail the gate, with why, in the order of the run.
  public var gateFailures: [(cell: CellID, reason: String)] = []

  /// How many failed cells are known to fail or fail as their baseline does.
  public var tolerated = 0

  /// How the run ends.
  public var conclusion = Conclusion.passed

  /// Sums a run up.
  public init(_ run: Run) {
    for cell in run.cells {
      cells.planned += 1
      cells.add(cell.result)
      // Trials that confirm were planned later, and are planned all the same.
      let planned = cell.planned + cell.confirming
      trials.planned += planned
      confirming += cell.confirming
      if cell.skip != nil {
        trials.skipped += planned
      } else {
        for trial in cell.trials { trials.add(trial.result) }
        trials.skipped += max(0, planned - cell.trials.count)
      }
      if let reason = run.policy.failure(of: cell) {
        gateFailures.append((cell.id, reason))
      } else if cell.result == .failed {
        tolerated += 1
      }
    }
    statuses = DriftStatus.allCases.map { status in
      (status, run.cells.count { $0.comparison.status == status })
    }
    causes = Self.causes(run.cells)
    regressionCauses = Self.causes(run.cells.filter { $0.comparison.status == .regressed })
    newAssertionCauses = Self.causes(run.cells.filter(\.failsNewAssertionOnly))
    for cell in run.cells {
      let comparison = cell.comparison
      guard let attribution = comparison.attribution else { continue }
      replays += attribution.replays.count { replay in
        replay.corner != .acceptedAnswers && replay.finding != .notReplayed
      }
      if comparison.status == .regressed, comparison.cause == .model,
        attribution[.oldPrompt]?.finding == .changed
      {
        regressionsWithOldPrompt += 1
      }
    }
    let tooManyUndecided = run.policy.maximumUndecided.map { cells.undecided > $0 } ?? false
    drops = run.policy.drops(in: run.cells)
    if !gateFailures.isEmpty || !drops.isEmpty {
      conclusion = .gateFailed
    } else if !run.isComplete {
      conclusion = .incomplete
    } else if cells.errored > 0 || tooManyUndecided {
      conclusion = .couldNotJudge
    }
  }

  private static func causes(_ cells: [CellResult]) -> [(cause: DriftCause, count: Int)] {
    DriftCause.allCases
      .map { cause in (cause, cells.count { $0.comparison.cause == cause }) }
      .filter { $0.1 > 0 }
  }

  /// Returns how many cells have a status.
  public func count(_ status: DriftStatus) -> Int {
    statuses.first { $0.status == status }?.count ?? 0
  }

  /// Whether two runs sum up to the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.cells == right.cells && left.trials == right.trials
      && left.conclusion == right.conclusion && left.drops == right.drops
      && left.gateFailures.elementsEqual(right.gateFailures) { $0 == $1 }
      && left.statuses.elementsEqual(right.statuses) { $0 == $1 }
      && left.causes.elementsEqual(right.causes) { $0 == $1 }
  }

  /// Hashes the counts and the conclusion.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(cells)
    hasher.combine(trials)
    hasher.combine(conclusion)
  }
}

extension CellResult {
  /// Whether the cell fails, has a baseline, and fails none of what that asserted
  /// and passed.
  fileprivate var failsNewAssertionOnly: Bool {
    result == .failed && comparison.baseline != nil && comparison.status != .regressed
      && !isKnownFailure
      && assertions.contains {
        $0.severity == .gate && $0.status == .new && $0.tally.failed > 0
      }
  }
}

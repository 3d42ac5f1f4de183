/// A suite against itself: how often the gate calls a regression where nothing changed.
///
/// Each comparison puts the cells to their models twice, with other trials each time.
/// The first answers take the place of the baseline, the second those of a run, and the
/// gate's own rule compares them, confirmation and all.
public struct SelfTest: Sendable {
  /// What is run; its trials are those of a run.
  public var plan: Plan

  /// The gate's settings.
  public var policy: GatePolicy

  /// How many comparisons are made, at least 1.
  public var comparisons: Int

  /// How many cells run at once, at least 1.
  public var jobs: Int

  /// How many trials the baseline of a cell has, where it has one.
  public var baselineTrials: @Sendable (CellID) -> Int?

  /// Seconds since some fixed moment.
  public var clock: @Sendable () -> Double

  /// Creates a test.
  public init(
    plan: Plan, policy: GatePolicy, comparisons: Int, jobs: Int,
    baselineTrials: @escaping @Sendable (CellID) -> Int?, clock: @escaping @Sendable () -> Double
  ) {
    self.plan = plan
    self.policy = policy
    self.comparisons = max(1, comparisons)
    self.jobs = jobs
    self.baselineTrials = baselineTrials
    self.clock = clock
  }

  /// Runs the test.
  ///
  /// - Parameter onComparison: Called with how many comparisons are made.
  /// - Returns: What was measured.
  public func measure(onComparison: (Int) -> Void = { _ in }) async -> SelfTestResult {
    var result = SelfTestResult()
    var before = plan
    for index in before.cells.indices where isSampled(index) {
      let cell = before.cells[index]
      guard let trials = baselineTrials(cell.id), trials > 0 else { continue }
      before.cells[index].trials = trials
      before.cells[index].floor = cell.subject.floor?.required(of: trials) ?? trials
    }
    let most = (before: before.mostTrials, now: plan.mostTrials)
    let stride = most.before + most.now + policy.confirming
    for number in 0..<comparisons {
      let start = number * stride
      var runner = Runner(
        plan: before, jobs: jobs, isStrict: policy.isStrict, firstTrial: start, clock: clock)
      runner.retry = RetryPolicy()
      let first = await runner.run { _ in }
      let baselines = Self.baselines(of: first)
      let comparison = PlanComparison(plan: plan, policy: policy, repeatsTrials: false) {
        baselines[Place(suite: $0, model: $1)]
      }
      runner = Runner(
        plan: plan, jobs: jobs, isStrict: policy.isStrict, confirmation: comparison.confirmation,
        firstTrial: start + most.before, clock: clock)
      runner.retry = RetryPolicy()
      let second = await runner.run { _ in }
      result.add(first, comparison.compared(second), plan: plan)
      onComparison(number + 1)
    }
    return result
  }

  private func isSampled(_ index: Int) -> Bool { !plan.trialTerms(ofCell: index).isDeterministic }

  private struct Place: Hashable {
    var suite: String
    var model: ModelID
  }

  /// The results as if they had been accepted.
  private static func baselines(of cells: [CellResult]) -> [Place: Baseline] {
    var baselines: [Place: Baseline] = [:]
    for cell in cells where cell.skip == nil && cell.result != .errored {
      let place = Place(suite: cell.id.suite, model: cell.id.model)
      let reason = cell.result == .failed ? "as it is" : nil
      baselines[
        place, default: Baseline(suite: place.suite, model: place.model, fingerprint: "")
      ].store(BaselineCell(cell, acceptedFailing: reason), caseName: cell.id.caseName)
    }
    return baselines
  }
}

extension Plan {
  fileprivate var mostTrials: Int { cells.map(\.trials).max() ?? 0 }
}

/// What a suite said of itself.
public struct SelfTestResult: Hashable, Sendable {
  /// Comparisons of one kind, and how many of them called a regression.
  public struct Count: Hashable, Sendable {
    /// How many were made.
    public var compared = 0

    /// How many called a regression.
    public var alarms = 0

    /// The share of alarms.
    public var rate: TrialRate { TrialRate(alarms, of: compared) }
  }

  /// A false alarm.
  public struct Alarm: Hashable, Sendable {
    /// Which comparison, from 0.
    public var comparison: Int

    /// The cell.
    public var cell: CellID
  }

  /// Cells that are compared as samples: what the promise is about.
  public var sampled = Count()

  /// Cells that are compared verdict by verdict because they always answer the same:
  /// no alarm is promised.
  public var exact = Count()

  /// Cells that fail by what a suite declares, a floor or an assertion about all
  /// answers: nothing is promised.
  public var declared = Count()

  /// Whole comparisons, red by a sampled cell or by a suite that passes less often.
  public var runs = Count()

  /// Sampled cells that a rule without tests would have called, for one trial that
  /// fails where none did.
  public var plain = Count()

  /// The false alarms.
  public var alarms: [Alarm] = []

  /// The suites that passed less often by chance, with which comparison, from 0.
  public var drops: [(comparison: Int, drop: RateDrop)] = []

  /// The cells with how many of all their trials passed.
  public var cells: [(cell: CellID, rate: TrialRate)] = []

  /// Where each cell stands in ``cells``.
  private var places: [CellID: Int] = [:]

  /// How many trials were put to models.
  public var trials = 0

  /// How many cells could not be judged, once for each comparison.
  public var unjudged = 0

  /// How many cells are skipped or known to fail, once for each comparison.
  public var leftOut = 0

  /// Creates an empty result.
  public init() {}

  /// The largest share of alarms that is promised of sampled cells.
  public static let promisedOfCells = 0.05

  /// The largest share of red runs that is promised: the level twice, once for the
  /// cells and once for the suites.
  public static let promisedOfRuns = 0.1

  /// Whether the measured rates contradict the promise: an alarm of an exact cell
  /// does, and so many of the others that the promise would give them in at most one
  /// of twenty cases.
  public var isBroken: Bool {
    func contradicts(_ count: Count, _ promised: Double) -> Bool {
      count.alarms > 0
        && BinomialDistribution(count.compared, probability: promised)
          .probability(from: count.alarms) <= 0.05
    }
    return exact.alarms > 0 || contradicts(sampled, Self.promisedOfCells)
      || contradicts(runs, Self.promisedOfRuns)
  }

  /// Adds one comparison.
  mutating func add(_ first: [CellResult], _ second: [CellResult], plan: Plan) {
    let number = runs.compared
    var isRed = false
    for (index, pair) in zip(first, second).enumerated() {
      let (before, cell) = pair
      trials += before.trials.count + cell.trials.count
      if cell.skip != nil || cell.knownFailure != nil {
        leftOut += 1
        continue
      }
      if before.result == .errored || cell.result == .errored {
        unjudged += 1
        continue
      }
      let isAlarm = cell.comparison.status == .regressed
      if isAlarm { alarms.append(Alarm(comparison: number, cell: cell.id)) }
      note(before, cell)
      let isFixed = index < plan.cells.count && plan.trialTerms(ofCell: index).isDeterministic
      let kind: WritableKeyPath<Self, Count> =
        cell.isSampled ? \.sampled : isFixed ? \.exact : \.declared
      self[keyPath: kind].compared += 1
      if isAlarm { self[keyPath: kind].alarms += 1 }
      guard cell.isSampled else { continue }
      plain.compared += 1
      if cell.isPlainFlip { plain.alarms += 1 }
      isRed = isRed || isAlarm
    }
    let fallen = RateDrop.all(in: second)
    drops += fallen.map { (number, $0) }
    runs.compared += 1
    if isRed || !fallen.isEmpty { runs.alarms += 1 }
  }

  /// Notes how often a cell's trials pass.
  private mutating func note(_ halves: CellResult...) {
    guard let id = halves.first?.id, !id.isSuite else { return }
    let trials = halves.flatMap(\.trials).filter { $0.result != .errored }
    let rate = TrialRate(trials.count { $0.result != .failed }, of: trials.count)
    if let place = places[id] {
      cells[place].rate = cells[place].rate + rate
    } else {
      places[id] = cells.count
      cells.append((id, rate))
    }
  }

  /// Whether two results are the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.sampled == right.sampled && left.exact == right.exact && left.declared == right.declared
      && left.runs == right.runs && left.plain == right.plain && left.alarms == right.alarms
      && left.trials == right.trials && left.unjudged == right.unjudged
      && left.leftOut == right.leftOut
      && left.drops.elementsEqual(right.drops) { $0 == $1 }
      && left.cells.elementsEqual(right.cells) { $0 == $1 }
  }

  /// Hashes the counts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(sampled)
    hasher.combine(runs)
    hasher.combine(alarms)
  }
}

extension CellResult {
  /// Whether an assertion failed in a planned trial that never failed in the baseline.
  fileprivate var isPlainFlip: Bool {
    assertions.contains { assertion in
      guard assertion.severity == .gate, let samples = assertion.samples else { return false }
      return samples.planned.failed > 0 && samples.baseline.failed == 0
    }
  }
}

import SourceText

/// Puts every planned cell to its model and judges the responses.
///
/// Cells run side by side, as many as there are jobs and as each model allows;
/// results keep the order of the plan whatever the timing. Suites as a whole are
/// judged when all cells are done, and their results follow.
public struct Runner: Sendable {
  /// Something that happened, for a progress line or a journal.
  public enum Event: Sendable {
    /// A cell is done; by its place in the plan.
    case finished(Int, CellResult)

    /// A cell that was finished and looked worse than its baseline has its fresh
    /// trials, too; with all its trials, by its place in the plan.
    case confirmed(Int, CellResult)
  }

  /// What fresh trials confirm.
  public struct Confirmation: Sendable {
    /// How many there are for a cell, at least 1.
    public var trials: Int

    /// Whether a finished cell needs them, by its place in the plan.
    public var isNeeded: @Sendable (Int, CellResult) -> Bool

    /// Creates a confirmation.
    public init(trials: Int, isNeeded: @escaping @Sendable (Int, CellResult) -> Bool) {
      self.trials = trials
      self.isNeeded = isNeeded
    }
  }

  /// What is run.
  public var plan: Plan

  /// How many cells run at once, at least 1.
  public var jobs: Int

  /// Whether undecided counts as a failure in every suite.
  public var isStrict: Bool

  /// Seconds since some fixed moment, for the time that a live model takes.
  public var clock: @Sendable () -> Double

  /// What fresh trials confirm; `nil` for nothing.
  public var confirmation: Confirmation?

  /// The number of each cell's first trial, from 0; others follow it.
  public var firstTrial = 0

  /// Whether the run is to stop, asked before each trial: those that have begun are
  /// waited for, and no other begins.
  public var isStopped: @Sendable () -> Bool = { false }

  /// Told of each trial as it ends, before its cell is done, with the cell's place in
  /// the plan; at any time and from anywhere, but those of one cell in order.
  public var onTrial: (@Sendable (Int, TrialResult) -> Void)?

  /// Told of each response that a model gave, with the cell's place in the plan, the
  /// number of the trial and what was put to the model; at any time and from anywhere.
  public var onResponse: (@Sendable (Int, Int, Request, Response) -> Void)?

  /// What an earlier run got already and is not put to the model again.
  public var kept: KeptResponses?

  /// When a request that failed is put again; by default it is not.
  public var retry = RetryPolicy(retries: 0)

  /// How much the run may take.
  public var limits = RunLimits()

  /// Whether a cell that is done ends the run, by its place in the plan; asked once it is
  /// confirmed, where that is needed.
  public var endsRun: (@Sendable (Int, CellResult) -> Bool)?

  /// Waits some seconds, a fraction of one at a time.
  public var pause: @Sendable (Double) async -> Void = { seconds in
    // Who cancels the run ends the wait, too.
    do { try await Task.sleep(for: .seconds(seconds)) } catch {}
  }

  /// Creates a runner.
  public init(
    plan: Plan, jobs: Int, isStrict: Bool = false, confirmation: Confirmation? = nil,
    firstTrial: Int = 0, clock: @escaping @Sendable () -> Double
  ) {
    self.confirmation = confirmation
    self.firstTrial = firstTrial
    self.plan = plan
    self.jobs = max(1, jobs)
    self.isStrict = isStrict
    self.clock = clock
  }

  /// Runs the plan.
  ///
  /// - Parameter onEvent: Called for each finished cell, one at a time, in the
  ///   order in which cells finish.
  /// - Returns: The cells in the order of the plan, not yet compared.
  /// - Throws: What `onEvent` throws; running itself never fails.
  public func run(onEvent: (Event) throws -> Void) async rethrows -> [CellResult] {
    let desk = Dispatcher(
      retry: retry, limits: limits, isStopped: isStopped, clock: clock, pause: pause)
    var results: [CellResult?] = Array(repeating: nil, count: plan.cells.count)
    var order: [Int] = []
    // What was worked out about a case is let go with the last cell that is about it.
    var users: [ObjectIdentifier: Int] = [:]
    for index in plan.cells.indices {
      if case .declared? = plan.cells[index].skip {
        results[index] = skipped(index)
      } else {
        order.append(index)
        users[ObjectIdentifier(plan.cells[index].memo), default: 0] += 1
      }
    }
    let models = Dictionary(plan.models.map { ($0.id, $0) }) { first, _ in first }
    var pending = order[...]
    var running: [ModelID: Int] = [:]

    try await withThrowingTaskGroup(of: (Int, CellResult).self) { group in
      var active = 0
      while active > 0 || (!pending.isEmpty && desk.stop == nil) {
        while active < jobs, desk.stop == nil,
          let position = nextPosition(in: pending, models, running)
        {
          // Taking the first is free; one from the middle moves what stands before it.
          let index =
            position == pending.startIndex
            ? pending.removeFirst() : pending.remove(at: position)
          guard let model = models[plan.cells[index].id.model] else { continue }
          running[model.id, default: 0] += 1
          active += 1
          group.addTask { (index, await self.result(ofCell: index, on: model, by: desk)) }
        }
        guard let (index, result) = try await group.next() else { break }
        if let planned = results[index] {
          let confirmed = planned.confirmed(by: result)
          results[index] = confirmed
          try onEvent(.confirmed(index, confirmed))
        } else {
          results[index] = result
          try onEvent(.finished(index, result))
          if let confirmation, confirmation.isNeeded(index, result),
            let model = models[result.id.model]
          {
            // The cell keeps its place among those that are running.
            group.addTask { (index, await self.confirmation(ofCell: index, on: model, by: desk)) }
            continue
          }
        }
        if let endsRun, let done = results[index], endsRun(index, done) { desk.end() }
        active -= 1
        running[result.id.model, default: 1] -= 1
        let memo = plan.cells[index].memo
        users[ObjectIdentifier(memo), default: 1] -= 1
        if users[ObjectIdentifier(memo)] == 0 { memo.clear() }
      }
    }
    let stop = desk.stop ?? .interrupted
    var cells = results.enumerated().map { $1 ?? skipped($0, because: stop) }
    for (index, cell) in plan.suiteCells.enumerated() {
      let result = self.result(of: cell, from: cells)
      cells.append(result)
      try onEvent(.finished(plan.cells.count + index, result))
    }
    return cells
  }

  /// What becomes of a suite as a whole.
  private func result(of cell: Plan.SuiteCell, from cells: [CellResult]) -> CellResult {
    let suite = plan.suites[cell.suite]
    let members = cell.members.map { index in
      SuiteSubject.Member(
        cell: cells[index].withoutConfirmation, passages: plan.cells[index].subject.passages ?? [],
        turns: plan.cells[index].subject.turns.map { $0.passages ?? [] })
    }
    return SuiteJudge(cell: cell, suite: suite, isStrict: isStrict || suite.isStrict)
      .result(of: members)
  }

  /// The first waiting cell whose model has room.
  private func nextPosition(
    in pending: ArraySlice<Int>, _ models: [ModelID: any Model], _ running: [ModelID: Int]
  ) -> Int? {
    pending.firstIndex { index in
      let id = plan.cells[index].id.model
      guard let limit = models[id]?.maximumConcurrency else { return true }
      return running[id, default: 0] < limit
    }
  }

  func judge(ofCell index: Int) -> CellJudge {
    let cell = plan.cells[index]
    let suite = plan.suites[cell.suite]
    return CellJudge(
      cell: cell, answerSchema: suite.answer, isStrict: isStrict || suite.isStrict,
      model: plan.models.first { $0.id == cell.id.model })
  }

  /// The cells as they are before anything runs.
  public var plannedCells: [CellResult] {
    let cells = plan.cells.indices.map { skipped($0) }
    guard !plan.suiteCells.isEmpty else { return cells }
    let waiting = cells.map { cell in
      var cell = cell
      cell.skip = .notRun(.interrupted)
      return cell
    }
    return cells + plan.suiteCells.map { result(of: $0, from: waiting) }
  }

  private func skipped(
    _ index: Int, because stop: StopReason = .interrupted
  ) -> CellResult {
    let cell = plan.cells[index]
    var result: CellResult
    if cell.subject.hasSession {
      let conversation = Conversation(
        cell.subject, version: cell.version, of: plan.suites[cell.suite])
      result = judge(ofCell: index).cellResult([], of: conversation) { _ in "" }
    } else {
      result = judge(ofCell: index).cellResult([])
    }
    result.skip = result.skip ?? .notRun(stop)
    return located(result, index)
  }

  /// The result with the line of its case and the tags of its suite.
  func located(_ result: CellResult, _ index: Int) -> CellResult {
    let cell = plan.cells[index]
    let suite = plan.suites[cell.suite]
    var result = result
    if let source = cell.subject.source {
      result.line = source.line
      result.dataFile = source.path
    } else {
      result.line = suite.file.location(ofUTF8Offset: cell.subject.range.lowerBound).line
    }
    for (turn, stated) in zip(result.turns.indices, cell.subject.turns) {
      result.turns[turn].line = suite.file.location(ofUTF8Offset: stated.range.lowerBound).line
    }
    result.tags = (suite.tags + cell.subject.tags).uniqued()
    result.terms = plan.trialTerms(ofCell: index)
    return result
  }
}

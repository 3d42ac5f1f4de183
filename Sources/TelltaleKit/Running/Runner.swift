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

  /// What an earlier run got already and is not put to the model again.
  public var kept: KeptResponses?

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
      while active > 0 || (!pending.isEmpty && !isStopped()) {
        while active < jobs, !isStopped(),
          let position = nextPosition(in: pending, models, running)
        {
          // Taking the first is free; one from the middle moves what stands before it.
          let index =
            position == pending.startIndex
            ? pending.removeFirst() : pending.remove(at: position)
          guard let model = models[plan.cells[index].id.model] else { continue }
          running[model.id, default: 0] += 1
          active += 1
          group.addTask { (index, await self.result(ofCell: index, on: model)) }
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
            group.addTask { (index, await self.confirmation(ofCell: index, on: model)) }
            continue
          }
        }
        active -= 1
        running[result.id.model, default: 1] -= 1
        let memo = plan.cells[index].memo
        users[ObjectIdentifier(memo), default: 1] -= 1
        if users[ObjectIdentifier(memo)] == 0 { memo.clear() }
      }
    }
    var cells = results.enumerated().map { $1 ?? skipped($0) }
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

  private func judge(ofCell index: Int) -> CellJudge {
    let cell = plan.cells[index]
    let suite = plan.suites[cell.suite]
    return CellJudge(
      cell: cell, answerSchema: suite.answer, isStrict: isStrict || suite.isStrict,
      model: plan.models.first { $0.id == cell.id.model })
  }

  private func result(ofCell index: Int, on model: any Model) async -> CellResult {
    await result(
      ofCell: index, on: model, trials: firstTrial..<firstTrial + plan.cells[index].trials)
  }

  /// The trials that confirm a cell, as a cell of their own: the numbers that follow
  /// those of the planned ones.
  private func confirmation(ofCell index: Int, on model: any Model) async -> CellResult {
    let start = firstTrial + plan.cells[index].trials
    return await result(
      ofCell: index, on: model, trials: start..<start + (confirmation?.trials ?? 0))
  }

  private func result(
    ofCell index: Int, on model: any Model, trials: Range<Int>
  ) async -> CellResult {
    let cell = plan.cells[index]
    if cell.subject.hasSession {
      return await result(ofSession: index, on: model, trials: trials)
    }
    let judge = judge(ofCell: index)
    var judged: [CellJudge.JudgedTrial] = []
    for trial in trials {
      if isStopped() { break }
      let (response, duration) = await response(
        of: model, to: cell.request, hash: cell.requestHash, trial: trial, ofCell: index)
      let next = judge.judgedTrial(trial - firstTrial, response, duration: duration)
      judged.append(next)
      onTrial?(index, next.trial)
    }
    var result = judge.cellResult(ofJudged: judged)
    if judged.count < trials.count { result.skip = .notRun }
    return located(result, index)
  }

  /// What becomes of a cell whose requests come out of a session.
  private func result(
    ofSession index: Int, on model: any Model, trials numbers: Range<Int>
  ) async -> CellResult {
    let cell = plan.cells[index]
    let suite = plan.suites[cell.suite]
    let conversation = Conversation(cell.subject, version: cell.version, of: suite)
    let judge = judge(ofCell: index)
    var trials: [[Conversation.Step]] = []
    for number in numbers {
      if isStopped() { break }
      let steps = await conversation.steps(window: model.fingerprint.contextSize) { request in
        await response(of: model, to: request, hash: nil, trial: number, ofCell: index)
      }
      trials.append(steps)
      guard let onTrial else { continue }
      let alone = judge.cellResult([steps], of: conversation) { plan.hashes.request($0) }
      for var trial in alone.trials {
        trial.index = number - firstTrial
        onTrial(index, trial)
      }
    }
    var result = judge.cellResult(trials, of: conversation) { plan.hashes.request($0) }
    if trials.count < numbers.count { result.skip = .notRun }
    return located(result, index)
  }

  /// A response that was kept, or the model's with the time that it took.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - request: What is put to it.
  ///   - hash: The request's hash, where it is known.
  ///   - trial: The number of the trial.
  ///   - index: The place of the cell in the plan.
  /// - Returns: The response, and how long a live model took, in seconds.
  private func response(
    of model: any Model, to request: Request, hash: String?, trial: Int, ofCell index: Int
  ) async -> (Response, duration: Double?) {
    let cell = plan.cells[index]
    if let kept = kept?.response(
      cell: cell.id, trial: trial - firstTrial, requestHash: hash ?? plan.hashes.request(request))
    {
      return (kept.response, kept.duration)
    }
    let start = clock()
    let response = await response(
      of: model, to: request, trial: trial, timeout: plan.suites[cell.suite].timeout)
    return (response, model.source == .live ? clock() - start : nil)
  }

  /// A response, or the outcome `timeout` when none comes in time.
  private func response(
    of model: any Model, to request: Request, trial: Int, timeout: Double?
  ) async -> Response {
    guard let timeout else { return await model.respond(to: request, trial: trial) }
    return await withTaskGroup(of: Response.self) { group in
      group.addTask { await model.respond(to: request, trial: trial) }
      group.addTask {
        // A sleep that is cut short because the response came: its result is not looked at.
        do { try await Task.sleep(for: .seconds(timeout)) } catch {}
        return Response(.timeout)
      }
      let first = await group.next()
      group.cancelAll()
      return first ?? Response(.timeout)
    }
  }

  /// The cells as they are before anything runs.
  public var plannedCells: [CellResult] {
    let cells = plan.cells.indices.map { skipped($0) }
    guard !plan.suiteCells.isEmpty else { return cells }
    let waiting = cells.map { cell in
      var cell = cell
      cell.skip = .notRun
      return cell
    }
    return cells + plan.suiteCells.map { result(of: $0, from: waiting) }
  }

  private func skipped(_ index: Int) -> CellResult {
    let cell = plan.cells[index]
    var result: CellResult
    if cell.subject.hasSession {
      let conversation = Conversation(
        cell.subject, version: cell.version, of: plan.suites[cell.suite])
      result = judge(ofCell: index).cellResult([], of: conversation) { _ in "" }
    } else {
      result = judge(ofCell: index).cellResult([])
    }
    result.skip = result.skip ?? .notRun
    return located(result, index)
  }

  /// The result with the line of its case and the tags of its suite.
  private func located(_ result: CellResult, _ index: Int) -> CellResult {
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

/// The combinations of all cells, put to their models.
struct ReplayedCorners {
  /// Where a combination's result is.
  enum Place: Hashable {
    case cell(group: Int, Int)
    case suite(group: Int, Int)

    /// There is none, for a reason.
    case missing(String)
  }

  private let plan: Plan
  private let source: any ReplaySource

  /// The cells to run, by which models answer them; the first group is that of
  /// today's models.
  private var groups: [CornerPlan]
  private var groupOfModel: [OldModel: Int] = [:]
  private var missingModels: [OldModel: String] = [:]
  private var results: [[CellResult]] = []

  private struct OldModel: Hashable {
    var id: ModelID
    var fingerprint: String
  }

  /// Creates an empty set.
  init(plan: Plan, source: any ReplaySource) {
    self.plan = plan
    self.source = source
    var models: [ModelID: any ReplayableModel] = [:]
    for model in plan.models {
      if let model = model as? any ReplayableModel { models[model.id] = model }
    }
    groups = [CornerPlan(plan, models: models)]
  }

  /// Adds the combinations that tell why a cell changed.
  mutating func add(_ inquiry: inout Inquiry) {
    guard inquiry.changed.count > 1 else { return }
    let hasPrompt = inquiry.changed.contains(.prompt)
    let hasModel = inquiry.changed.contains(.model)
    var corners: [Replay.Corner] = []
    if hasPrompt { corners.append(.oldPrompt) }
    if hasModel { corners.append(.oldModel) }
    if hasPrompt, hasModel, inquiry.changed.contains(.case) { corners.append(.oldPromptAndModel) }
    for corner in corners {
      let place: Place
      do throws(ReplayObstacle) {
        place = try self.place(of: corner, inquiry)
      } catch {
        place = .missing(error.reason)
      }
      inquiry.wanted.append((corner, place))
    }
  }

  private mutating func place(
    of corner: Replay.Corner, _ inquiry: Inquiry
  ) throws(ReplayObstacle) -> Place {
    let isOldPrompt = corner != .oldModel
    var group = 0
    if corner != .oldPrompt {
      group = try self.group(
        of: inquiry.cell.id.model, fingerprint: inquiry.cell.comparison.baselineFingerprint ?? "")
    }
    switch inquiry.place {
    case .cell(let index):
      var prompt: PromptRecord?
      if isOldPrompt { prompt = try oldPrompt(inquiry) }
      let isKnown = isOldPrompt && !inquiry.changed.contains(.case)
      return .cell(
        group: group,
        try groups[group].add(
          index, prompt: prompt, expecting: isKnown ? inquiry.accepted.requestHash : nil))
    case .suite(let index):
      if inquiry.changed.contains(.case) {
        throw ReplayObstacle(reason: "other cases than those that were accepted")
      }
      let cell = plan.suiteCells[index]
      var members: [Int] = []
      let prompt = isOldPrompt ? try oldPrompt(inquiry) : nil
      for member in cell.members {
        // A member with a prompt of its own, or of another version, keeps what it has.
        let isSame = plan.cells[member].promptHash == cell.promptHash
        members.append(try groups[group].add(member, prompt: isSame ? prompt : nil))
      }
      return .suite(group: group, groups[group].add(cell, members: members))
    }
  }

  private func oldPrompt(_ inquiry: Inquiry) throws(ReplayObstacle) -> PromptRecord? {
    if inquiry.accepted.promptHash == inquiry.cell.promptHash { return nil }
    guard let prompt = inquiry.oldPrompt else {
      throw ReplayObstacle(missingPrompt: inquiry.accepted.promptHash)
    }
    return prompt
  }

  /// The group of cells that a model as it was answers.
  private mutating func group(
    of id: ModelID, fingerprint: String
  ) throws(ReplayObstacle) -> Int {
    let key = OldModel(id: id, fingerprint: fingerprint)
    if let group = groupOfModel[key] { return group }
    if let reason = missingModels[key] { throw ReplayObstacle(reason: reason) }
    switch source.model(id, fingerprint: fingerprint) {
    case .unavailable(let reason):
      missingModels[key] = reason
      throw ReplayObstacle(reason: reason)
    case .available(let model):
      groups.append(CornerPlan(plan, models: [id: StandIn(id: id, model: model)]))
      groupOfModel[key] = groups.count - 1
      return groups.count - 1
    }
  }

  /// Puts everything that was added to its model.
  mutating func run(jobs: Int, isStrict: Bool, retry: RetryPolicy) async {
    results = []
    for group in groups {
      guard !group.plan.cells.isEmpty else {
        results.append([])
        continue
      }
      // Time is measured of live models alone, which are not asked here.
      var runner = Runner(plan: group.plan, jobs: jobs, isStrict: isStrict, clock: { 0 })
      runner.retry = retry
      results.append(await runner.run { _ in })
    }
  }

  /// Returns what a combination says of a cell.
  func replay(_ corner: Replay.Corner, at place: Place, of inquiry: Inquiry) -> Replay {
    let (group, index): (Int, Int)
    switch place {
    case .missing(let reason):
      return Replay(corner, finding: .notReplayed, obstacle: reason)
    case .cell(let found, let position): (group, index) = (found, position)
    case .suite(let found, let position):
      (group, index) = (found, groups[found].plan.cells.count + position)
    }
    let fingerprint =
      corner == .oldPrompt
      ? inquiry.fingerprint : inquiry.cell.comparison.baselineFingerprint ?? ""
    return inquiry.replay(corner, results[group][index], fingerprint: fingerprint)
  }
}

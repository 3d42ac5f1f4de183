/// Tells why cells changed where comparing does not: it replays the combinations
/// of old and new that the run does not have.
///
/// What was accepted is known, and what is now. Where several things changed in
/// between, the old prompt is put to the new model and the new prompt to the old
/// one, as far as the models allow it; and answers that were accepted are judged
/// with today's assertions, which needs no model.
public struct Attributor: Sendable {
  /// What was run.
  public var plan: Plan

  /// The prompts as they were accepted.
  public var ledgers: [PromptLedger]

  /// Where models come from that answer as they did.
  public var source: any ReplaySource

  /// How many cells run at once, at least 1.
  public var jobs: Int

  /// Whether undecided counts as a failure in every suite.
  public var isStrict: Bool

  /// When a request that failed is put again.
  public var retry = RetryPolicy()

  /// Creates an attributor.
  public init(
    plan: Plan, ledgers: [PromptLedger], source: any ReplaySource, jobs: Int,
    isStrict: Bool = false
  ) {
    self.plan = plan
    self.ledgers = ledgers
    self.source = source
    self.jobs = jobs
    self.isStrict = isStrict
  }

  /// Cells with their causes, and the prompts that were looked at.
  public struct Result: Sendable {
    /// The cells, in the order in which they were given.
    public var cells: [CellResult]

    /// The prompts as they were accepted, of the cells that were replayed.
    public var prompts: [PromptRecord]
  }

  /// Returns the cells with why they changed.
  ///
  /// - Parameter cells: Cells that were compared with their baselines; those that
  ///   are not of the plan, or not any more as they were planned, keep their
  ///   causes.
  /// - Returns: The cells.
  public func attributed(_ cells: [CellResult]) async -> Result {
    var result = Result(cells: cells, prompts: [])
    guard cells.contains(where: { $0.comparison.cause != nil }) else { return result }
    let places = Places(plan)
    var inquiries: [Inquiry] = []
    var corners = ReplayedCorners(plan: plan, source: source)
    for (index, cell) in cells.enumerated() {
      guard var inquiry = Inquiry(cell, at: index, of: places, in: self) else {
        result.cells[index] = withObstacle(cell, at: places[cell.id])
        continue
      }
      if let prompt = inquiry.oldPrompt { result.prompts.append(prompt) }
      await judgeAccepted(&inquiry)
      if inquiry.acceptedAnswers?.finding != .changed { corners.add(&inquiry) }
      inquiries.append(inquiry)
    }
    await corners.run(jobs: jobs, isStrict: isStrict, retry: retry)
    for inquiry in inquiries {
      let (cause, attribution) = inquiry.conclusion(corners)
      result.cells[inquiry.index].comparison.cause = cause
      result.cells[inquiry.index].comparison.attribution = attribution
    }
    return result
  }

  /// Returns cells with why nothing of them can be replayed.
  ///
  /// - Parameters:
  ///   - cells: Cells that were compared.
  ///   - reason: What is in the way, as one phrase.
  ///   - fingerprint: That of the model that answered a cell.
  /// - Returns: The cells; those whose cause is known are as they were.
  public static func unreplayed(
    _ cells: [CellResult], because reason: String, fingerprint: (CellResult) -> String
  ) -> [CellResult] {
    cells.map { UnreplayedCell.marked($0, because: reason, fingerprint: fingerprint($0)) }
  }

  /// A cell that is not asked about, with the reason where it is one.
  private func withObstacle(_ cell: CellResult, at place: Places.Place?) -> CellResult {
    let reason: String
    switch place {
    case nil: reason = "the case is no longer in the suite"
    case .cell(let index)
    where plan.cells[index].requestHash != cell.requestHash
      || plan.cells[index].caseHash != cell.caseHash:
      reason = "the suite was edited after the run"
    case .suite(let index)
    where plan.suiteCells[index].requestHash != cell.requestHash
      || plan.suiteCells[index].caseHash != cell.caseHash:
      reason = "the suite was edited after the run"
    default: return cell
    }
    let model = plan.models.first { $0.id == cell.id.model }
    return UnreplayedCell.marked(
      cell, because: reason, fingerprint: model?.fingerprint.text ?? "")
  }

  /// Judges the accepted answers of a cell with today's assertions.
  private func judgeAccepted(_ inquiry: inout Inquiry) async {
    guard case .cell(let index) = inquiry.place, inquiry.asksAssertions else { return }
    let planned = plan.cells[index]
    do throws(ReplayObstacle) {
      guard let answers = AcceptedAnswers(inquiry.accepted) else {
        throw ReplayObstacle(reason: "the baseline does not keep which answers went together")
      }
      if inquiry.oldPrompt == nil, inquiry.accepted.promptHash != inquiry.cell.promptHash {
        throw ReplayObstacle(missingPrompt: inquiry.accepted.promptHash)
      }
      let (cell, suite) = try CornerPlan.cell(
        planned, in: plan, with: inquiry.oldPrompt, model: nil)
      guard cell.requestHash == inquiry.accepted.requestHash else {
        throw ReplayObstacle.otherRequest
      }
      let judged = await answers.judged(
        cell, of: suite, model: plan.models.first { $0.id == planned.id.model },
        isStrict: isStrict || suite.isStrict, hashes: plan.hashes)
      inquiry.acceptedAnswers = inquiry.replay(
        .acceptedAnswers, judged, fingerprint: inquiry.cell.comparison.baselineFingerprint ?? "")
    } catch {
      // It is told where assertions came or went; else nothing suggests that they matter.
      inquiry.acceptedAnswers = Replay(
        .acceptedAnswers, finding: .notReplayed, obstacle: error.reason)
    }
  }
}

/// Where the cells of a plan stand.
struct Places {
  /// A place in a plan.
  enum Place: Hashable {
    case cell(Int)
    case suite(Int)
  }

  private var places: [CellID: Place] = [:]

  init(_ plan: Plan) {
    for (index, cell) in plan.cells.enumerated() { places[cell.id] = .cell(index) }
    for (index, cell) in plan.suiteCells.enumerated() { places[cell.id] = .suite(index) }
  }

  subscript(id: CellID) -> Place? { places[id] }
}

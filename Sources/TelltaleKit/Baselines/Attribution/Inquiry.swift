/// Why one cell changed: what is asked, and what is known so far.
struct Inquiry {
  /// What makes a combination have the cell's change.
  enum Watch {
    /// One of these assertions stands as it does in the cell.
    case labels([String: DriftStatus])

    /// The responses differ from those that were accepted.
    case responses
  }

  /// The cell's place among those that were given.
  let index: Int

  /// The cell, compared.
  let cell: CellResult

  /// Its place in the plan.
  let place: Places.Place

  /// What was accepted.
  let accepted: BaselineCell

  /// The fingerprint of the model of today.
  let fingerprint: String

  /// What differs, assertions left out.
  let changed: Set<ChangedPart>

  /// Whether assertions came or went.
  let hasOtherLabels: Bool

  /// The prompt as it was accepted, where it differs and is known.
  let oldPrompt: PromptRecord?

  /// What is looked for.
  let watch: Watch

  /// Whether an undecided verdict counts as a failure.
  let isStrict: Bool

  /// The accepted answers, judged with today's assertions.
  var acceptedAnswers: Replay?

  /// The combinations that are wanted, with where their results will be.
  var wanted: [(corner: Replay.Corner, place: ReplayedCorners.Place)] = []

  /// Asks about a cell; `nil` where there is nothing to ask.
  init?(_ cell: CellResult, at index: Int, of places: Places, in attributor: Attributor) {
    let comparison = cell.comparison
    let plan = attributor.plan
    guard comparison.cause != nil, comparison.status != .notJudged,
      let accepted = comparison.baseline, let place = places[cell.id],
      let model = plan.models.first(where: { $0.id == cell.id.model }),
      let watch = Self.watch(of: cell)
    else { return nil }
    let planned: (request: String, content: String, prompt: String, suite: Int) =
      switch place {
      case .cell(let index):
        (
          plan.cells[index].requestHash, plan.cells[index].caseHash, plan.cells[index].promptHash,
          plan.cells[index].suite
        )
      case .suite(let index):
        (
          plan.suiteCells[index].requestHash, plan.suiteCells[index].caseHash,
          plan.suiteCells[index].promptHash, plan.suiteCells[index].suite
        )
      }
    // A run from before an edit is not what would be replayed; ``UnreplayedCell`` says so.
    guard planned.request == cell.requestHash, planned.content == cell.caseHash else { return nil }
    self.index = index
    self.cell = cell
    self.place = place
    self.accepted = accepted
    self.watch = watch
    fingerprint = model.fingerprint.text
    isStrict = attributor.isStrict || plan.suites[planned.suite].isStrict
    let changed = Set(cell.changedParts(since: accepted, fingerprint: fingerprint))
    self.changed = changed
    hasOtherLabels =
      !comparison.removedLabels.isEmpty
      || cell.assertions.contains { !$0.isImplied && accepted[$0.label] == nil }
    oldPrompt =
      accepted.promptHash == cell.promptHash
      ? nil
      : attributor.ledgers.lazy.filter { $0.suite == cell.id.suite }
        .compactMap { $0.prompts[accepted.promptHash] }.first
    guard changed.count > 1 || asksAssertions else { return nil }
  }

  /// Whether the assertions may be the cause: only where verdicts differ, and the
  /// answers are still to the same question.
  var asksAssertions: Bool {
    guard case .labels = watch, case .cell = place else { return false }
    return !changed.contains(.case)
  }

  /// What a cell's change shows in.
  private static func watch(of cell: CellResult) -> Watch? {
    let status = cell.comparison.status
    var labels: [String: DriftStatus] = [:]
    for assertion in cell.assertions where assertion.severity == .gate {
      let isNewFailure = assertion.status == .new && assertion.tally.failed > 0
      if assertion.status == status, status != .new, status != .unchanged {
        labels[assertion.label] = assertion.status
      } else if isNewFailure, status == .regressed || status == .new || status == .reworded {
        labels[assertion.label] = .new
      }
    }
    if !labels.isEmpty { return .labels(labels) }
    return cell.id.isSuite || status == .new ? nil : .responses
  }

  /// The baseline with the accepted cell alone.
  private var baseline: Baseline {
    Baseline(
      suite: cell.id.suite, model: cell.id.model,
      fingerprint: cell.comparison.baselineFingerprint ?? "",
      cases: [cell.id.caseName: [accepted]])
  }

  /// Returns what a combination's result says.
  func replay(_ corner: Replay.Corner, _ result: CellResult, fingerprint: String) -> Replay {
    let compared = Drift(
      baseline: baseline, fingerprint: self.fingerprint, isStrict: isStrict, terms: cell.terms
    ).compared(result, formerName: nil)
    var replay = Replay(
      corner, finding: finding(of: compared), fingerprint: fingerprint,
      promptHash: result.promptHash, requestHash: result.requestHash,
      outcomes: result.trials.map { trial in
        trial.turns.isEmpty
          ? [trial.response.outcome] : trial.turns.compactMap { $0.response?.outcome }
      },
      verdicts: result.assertions.map { assertion in
        Replay.Verdict(
          label: assertion.label, tally: assertion.tally, message: assertion.worst?.message ?? "")
      })
    if replay.finding == .notJudged { replay.obstacle = Self.error(of: result) }
    return replay
  }

  private func finding(of compared: CellResult) -> Replay.Finding {
    switch watch {
    case .responses:
      if compared.result == .errored { return .notJudged }
      return Drift.hasSameResponses(compared, accepted) ? .unchanged : .changed
    case .labels(let labels):
      let found = compared.assertions.filter { labels[$0.label] != nil }
      let hasChange = found.contains { assertion in
        let wanted = labels[assertion.label]
        if wanted == .new { return assertion.tally.failed > 0 }
        // Nothing confirms a replay: what looks worse has the change.
        if wanted == .regressed, let samples = assertion.samples { return samples.isSuspicious }
        return assertion.status == wanted
      }
      if hasChange { return .changed }
      let isUnjudged = compared.result == .errored || found.contains { $0.tally.errored > 0 }
      return isUnjudged ? .notJudged : .unchanged
    }
  }

  private static func error(of result: CellResult) -> String {
    let judgements = result.assertions.lazy.flatMap(\.judgements)
    let message = judgements.first { $0.verdict == .error }?.message ?? ""
    return message.isEmpty ? "it could not be judged" : message
  }

  /// The cause, and what shows it.
  func conclusion(_ corners: ReplayedCorners) -> (DriftCause?, Attribution?) {
    var parts = changed
    var replays: [Replay] = []
    let accepted = acceptedAnswers
    if hasOtherLabels || accepted?.finding == .changed { parts.insert(.assertions) }
    if let accepted, parts.contains(.assertions) { replays.append(accepted) }
    replays += wanted.map { corners.replay($0.corner, at: $0.place, of: self) }
    let cause: DriftCause?
    if accepted?.finding == .changed {
      cause = .assertions
    } else if changed.count > 1 {
      cause = self.cause(replays)
    } else if changed.isEmpty, accepted?.finding == .unchanged {
      cause = .noise
    } else {
      cause = cell.comparison.cause
    }
    if replays.isEmpty { return (cause, nil) }
    let order = ChangedPart.allCases.filter { parts.contains($0) }
    return (
      cause,
      Attribution(
        changed: order, replays: replays,
        summary: replays.map { phrase(for: $0) }.joined(separator: "; "))
    )
  }

  private func cause(_ replays: [Replay]) -> DriftCause {
    func hasChange(_ corner: Replay.Corner) -> Bool? {
      replays.first { $0.corner == corner }?.hasChange
    }
    var corners = Corners(
      changed: changed, newPromptOnOldModel: hasChange(.oldModel),
      oldPromptOnNewModel: hasChange(.oldPrompt))
    corners.caseAlone =
      switch (changed.contains(.prompt), changed.contains(.model)) {
      case (true, true): hasChange(.oldPromptAndModel)
      case (true, false): hasChange(.oldPrompt)
      default: hasChange(.oldModel)
      }
    return corners.cause
  }

  /// What a combination shows, as a phrase.
  private func phrase(for replay: Replay) -> String {
    let hasModel = changed.contains(.model)
    let hasPrompt = changed.contains(.prompt)
    let what =
      switch replay.corner {
      case .acceptedAnswers: "the accepted answer"
      case .oldPrompt: hasModel ? "the old prompt on the new model" : "the old prompt"
      case .oldModel: hasPrompt ? "the new prompt on the old model" : "the old model"
      case .oldPromptAndModel: "the old prompt on the old model"
      }
    let verb: (same: String, back: String) =
      switch (watch, cell.comparison.status) {
      case (.responses, _): ("changes the answer, too", "answers as accepted")
      case (_, .fixed): ("passes, too", "still fails")
      case (_, .regressed), (_, .new): ("fails, too", "passes")
      default: ("gives the same", "is as the baseline")
      }
    switch replay.finding {
    case .changed: return "\(what) \(verb.same)"
    case .unchanged: return "\(what) \(verb.back)"
    case .notJudged: return "\(what) could not be judged: \(replay.obstacle)"
    case .notReplayed: return "\(what) could not be replayed: \(replay.obstacle)"
    }
  }
}

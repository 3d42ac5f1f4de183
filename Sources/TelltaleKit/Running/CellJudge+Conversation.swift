/// Cells whose requests come out of a session: a case with earlier turns, or a
/// conversation.
extension CellJudge {
  /// Returns the cell's result from its trials; not yet compared with a baseline.
  ///
  /// - Parameters:
  ///   - trials: The steps of each trial, as far as it came.
  ///   - conversation: The turns.
  ///   - hash: Names a request.
  /// - Returns: The result.
  func cellResult(
    _ trials: [[Conversation.Step]], of conversation: Conversation, naming hash: (Request) -> String
  ) -> CellResult {
    let isConversation = cell.subject.isConversation
    var result = cellResult([])
    result.assertions = []
    var outcomes = trials.map { _ in [CellOutcome]() }
    for turn in conversation.asked.indices {
      let judged = trials.map { judge($0, at: turn, of: conversation) }
      let turnJudge = judge(of: conversation.asked[turn])
      var part = turnJudge.assertions(judged)
      if isConversation {
        for index in part.indices {
          part[index].turn = turn
          part[index].label = TurnLabel.text(turn, part[index].label)
        }
      }
      result.assertions += part
      for (index, judgements) in judged.enumerated() {
        outcomes[index].append(turnJudge.result(judgements))
      }
    }
    result.trials = zip(trials, outcomes).enumerated().map { index, trial in
      trialResult(index, trial.0, trial.1, isConversation: isConversation, naming: hash)
    }
    if isConversation {
      result.question = nil
      result.turns = conversation.asked.map {
        CellTurn(question: $0.question ?? "", line: 0, retrieved: $0.retrieval?.record)
      }
    }
    return result
  }

  private func trialResult(
    _ index: Int, _ steps: [Conversation.Step], _ outcomes: [CellOutcome], isConversation: Bool,
    naming hash: (Request) -> String
  ) -> TrialResult {
    let turns = outcomes.enumerated().map { turn, outcome in
      guard steps.indices.contains(turn) else { return TurnResult(response: nil, result: outcome) }
      let step = steps[turn]
      return TurnResult(
        response: step.response, result: outcome, duration: step.duration, session: step.session,
        requestHash: hash(step.request), attempts: step.attempts)
    }
    let worst =
      [CellOutcome.failed, .errored, .undecided].first { outcomes.contains($0) } ?? .passed
    let decisive = turns.first { $0.result == worst && $0.response != nil }
    let fallback = turns.last { $0.response != nil }
    let durations = turns.compactMap(\.duration)
    var trial = TrialResult(
      index: index,
      response: decisive?.response ?? fallback?.response ?? Response(.unknown("nothing was asked")),
      result: worst, duration: durations.isEmpty ? nil : durations.reduce(0, +))
    if isConversation {
      trial.turns = turns
    } else {
      trial.session = turns.first?.session
      trial.requestHash = turns.first?.requestHash
      trial.attempts = turns.first?.attempts ?? []
    }
    return trial
  }

  /// The judge of one turn.
  func judge(of subject: Case) -> CellJudge {
    var judge = self
    judge.cell.subject = subject
    // What is worked out of the sources depends on what was said before.
    judge.cell.memo = CaseMemo()
    return judge
  }

  /// What is said of a turn of a trial: a turn that was not asked cannot be judged.
  private func judge(
    _ steps: [Conversation.Step], at turn: Int, of conversation: Conversation
  ) -> (items: [Judgement], implied: Judgement?) {
    guard steps.indices.contains(turn) else {
      let why = steps.last.map { ": \($0.response.outcome.summary)" } ?? ""
      let error = Judgement.error(
        "not-asked", "not asked, because turn \(steps.count) was not answered\(why)")
      let items = judge(of: conversation.asked[turn]).items
      return (items.map { _ in error }, error)
    }
    let step = steps[turn]
    var turnJudge = judge(
      of: conversation.subject(ofTurn: turn, passages: step.session.passages))
    // A kept transcript shows the passages of earlier turns, too.
    var passages = turnJudge.cell.subject.passages ?? []
    for passage in step.earlierPassages where !passages.contains(passage) {
      passages.append(passage)
    }
    turnJudge.cell.subject.passages = passages
    turnJudge.cell.request = step.request
    return turnJudge.judge(step.response, duration: step.duration, after: step.history)
  }
}

/// The answers that were accepted of a cell, as a model that gives them again.
///
/// What was accepted is the distinct responses with how often each came. Which of
/// several went with which of the next turn is not kept, so a conversation can be
/// given again only where each turn has one.
struct AcceptedAnswers {
  /// The outcomes, trial by trial, and turn by turn.
  let trials: [[Outcome]]

  /// Reads the answers of a baseline; `nil` where they are not enough to judge.
  init?(_ accepted: BaselineCell) {
    if accepted.turns.isEmpty {
      var trials: [[Outcome]] = []
      for response in accepted.responses {
        guard let outcome = Self.outcome(response.answer, accepted.outcome) else { return nil }
        trials += Array(repeating: [outcome], count: response.count)
      }
      guard !trials.isEmpty else { return nil }
      self.trials = trials
      return
    }
    var outcomes: [Outcome] = []
    for turn in accepted.turns {
      guard let kind = turn.outcome else { break }
      guard turn.responses.count == 1, let outcome = Self.outcome(turn.responses[0].answer, kind)
      else { return nil }
      outcomes.append(outcome)
    }
    let count = accepted.turns.first?.responses.first?.count ?? 0
    guard count > 0, !outcomes.isEmpty else { return nil }
    trials = Array(repeating: outcomes, count: count)
  }

  /// An outcome from what a baseline keeps of it: an answer, or the kind of what
  /// happened instead without its details.
  private static func outcome(_ answer: Answer?, _ kind: Outcome.Kind) -> Outcome? {
    switch (answer, kind) {
    case (let answer?, .truncated): .truncated(answer)
    case (let answer?, _): .answered(answer)
    case (nil, .refused): .refused(explanation: nil)
    case (nil, .guardrailViolation): .guardrailViolation
    case (nil, .contextExceeded): .contextExceeded(contextSize: nil, tokenCount: nil)
    case (nil, .decodingFailure): .decodingFailure
    case (nil, .unsupportedLanguage): .unsupportedLanguage(code: nil)
    case (nil, .unsupportedGuide): .unsupportedGuide(nil)
    default: nil
    }
  }

  /// Returns the cell with the accepted answers, judged with today's assertions.
  ///
  /// - Parameters:
  ///   - cell: The cell, with the prompt that was accepted.
  ///   - suite: Its suite, with what belongs to that prompt.
  ///   - model: The model of today, for the place of its name.
  ///   - isStrict: Whether an undecided verdict counts as a failure.
  ///   - hashes: Names contents.
  /// - Returns: The result; not compared.
  func judged(
    _ cell: Plan.Cell, of suite: Suite, model: (any Model)?, isStrict: Bool, hashes: ContentHashes
  ) async -> CellResult {
    var cell = cell
    cell.trials = trials.count
    cell.floor = cell.subject.floor?.required(of: trials.count) ?? trials.count
    let judge = CellJudge(cell: cell, answerSchema: suite.answer, isStrict: isStrict, model: model)
    guard cell.subject.hasSession else {
      return judge.cellResult(trials.compactMap(\.first).map { (Response($0), nil) })
    }
    let conversation = Conversation(cell.subject, version: cell.version, of: suite)
    var steps: [[Conversation.Step]] = []
    for outcomes in trials {
      var rest = outcomes[...]
      steps.append(
        // No window: what was kept then is not known, and nothing is sent.
        await conversation.steps(window: nil, naming: hashes.request) { _, _ in
          let outcome = rest.popFirst() ?? .unknown(TurnResult.notAsked)
          return .reply(Dispatcher.Reply(response: Response(outcome)))
        }.0)
    }
    return judge.cellResult(steps, of: conversation) { hashes.request($0) }
  }
}

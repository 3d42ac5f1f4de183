/// Judges the responses of one cell.
public struct CellJudge: Sendable {
  /// The cell.
  public var cell: Plan.Cell

  /// The type that was asked for, if any.
  public var answerSchema: AnswerSchema?

  /// Whether an undecided verdict counts as a failure.
  public var isStrict: Bool

  /// The model that answers, where it is known.
  public var model: (any Model)?

  /// Creates a judge.
  public init(
    cell: Plan.Cell, answerSchema: AnswerSchema?, isStrict: Bool, model: (any Model)? = nil
  ) {
    self.cell = cell
    self.answerSchema = answerSchema
    self.isStrict = isStrict
    self.model = model
  }

  /// The label of the assertion that a suite need not write.
  public static let impliedLabel = "outcome: answered"

  /// The assertions that are judged: those for this model.
  public var items: [AssertionItem] {
    cell.subject.items.filter { $0.models?.contains(cell.id.model) ?? true }
  }

  /// The labels of ``items``; one that stands twice gets ` (2)`.
  public var labels: [String] {
    items.map(\.label).numberingRepeats
  }

  /// Returns a judgement for each of ``items`` and, where the outcome fails a
  /// case that says nothing of outcomes, one for the implied assertion.
  ///
  /// - Parameters:
  ///   - response: What the model made of the request.
  ///   - duration: How long it took, in seconds, where that was measured.
  ///   - history: What was said before.
  /// - Returns: The judgements.
  public func judge(
    _ response: Response, duration: Double? = nil, after history: [Exchange] = []
  ) -> (items: [Judgement], implied: Judgement?) {
    let subject = AssertionSubject(
      outcome: response.outcome, question: cell.subject.question,
      passages: cell.subject.passages ?? [], instructions: cell.request.instructions,
      prompt: cell.request.prompt, history: history, answerSchema: answerSchema,
      reference: cell.subject.reference,
      circumstances: circumstances(of: response, duration: duration), memo: cell.memo)
    let items = self.items
    var judgements = items.map { $0.judge(subject) }
    let outcomeItems = items.indices.filter {
      type(of: items[$0].assertion).usage.judgesOutcome
    }
    if outcomeItems.isEmpty { return (judgements, Self.implied(response.outcome)) }
    let expectsNoAnswer =
      response.outcome.answer == nil
      && outcomeItems.allSatisfy { judgements[$0].verdict == .pass }
    if expectsNoAnswer {
      for index in items.indices where !outcomeItems.contains(index) {
        judgements[index] = Judgement(
          .pass, reason: "no-answer-expected", message: "no answer was expected")
      }
    }
    return (judgements, nil)
  }

  private func circumstances(of response: Response, duration: Double?) -> Circumstances {
    Circumstances(
      answeredBy: response.route?.model ?? cell.id.model, usage: response.usage,
      source: model?.source, duration: duration, firstToken: response.firstToken,
      requestSize: cell.requestSize, contextSize: model?.fingerprint.contextSize,
      retrieval: cell.subject.retrieval)
  }

  /// What the implied assertion says: a refusal or a cut-off answer is the
  /// prompt's or the model's fault, anything else leaves nothing to judge.
  private static func implied(_ outcome: Outcome) -> Judgement? {
    switch outcome.kind {
    case .answered: nil
    case .refused, .truncated: .fail(outcome.kind.rawValue, outcome.summary)
    default: .error(outcome.kind.rawValue, outcome.summary)
    }
  }

  /// Returns how a trial ends.
  ///
  /// A failed assertion is a verdict whatever else could not be judged; an error
  /// leaves the trial unjudged; undecided counts as passed unless the run is
  /// strict, and is counted apart.
  public func result(_ judged: (items: [Judgement], implied: Judgement?)) -> CellOutcome {
    let gating = zip(items, judged.items).filter { $0.0.severity == .gate }
    var verdicts = gating.map(\.1.verdict)
    if let threshold = cell.subject.threshold {
      verdicts = [score(judged.items, threshold: threshold).verdict]
    }
    if let implied = judged.implied { verdicts.append(implied.verdict) }
    return CellOutcome(of: verdicts, isStrict: isStrict)
  }

  /// Returns the cell's result from its responses; not yet compared with a
  /// baseline.
  public func cellResult(_ responses: [(response: Response, duration: Double?)]) -> CellResult {
    cellResult(
      ofJudged: responses.enumerated().map { index, entry in
        judgedTrial(
          index, Dispatcher.Reply(response: entry.response, duration: entry.duration))
      })
  }

  /// A trial, with what is said of it.
  struct JudgedTrial {
    var trial: TrialResult
    var judged: (items: [Judgement], implied: Judgement?)
  }

  /// Judges one response of the cell.
  ///
  /// - Parameters:
  ///   - index: Which trial of the cell it is, from 0.
  ///   - reply: What the model made of the request, and how long that took.
  /// - Returns: The trial.
  func judgedTrial(_ index: Int, _ reply: Dispatcher.Reply) -> JudgedTrial {
    let judged = judge(reply.response, duration: reply.duration)
    return JudgedTrial(
      trial: TrialResult(
        index: index, response: reply.response, result: result(judged), duration: reply.duration,
        attempts: reply.attempts),
      judged: judged)
  }

  /// Whether a response that is none of an answer is what the case says, so that another
  /// attempt would be against it.
  ///
  /// What a case only excludes, as by `not`, it does not say.
  func expects(_ response: Response) -> Bool {
    let items = items
    let stated = items.indices.filter { index in
      let assertion = items[index].assertion
      return type(of: assertion).usage.judgesOutcome && !(assertion is Negation)
    }
    guard response.outcome.answer == nil, !stated.isEmpty else { return false }
    let judgements = judge(response).items
    return stated.allSatisfy { judgements[$0].verdict == .pass }
  }

  /// Returns the cell's result from its judged trials, numbered from 0 in their order;
  /// not yet compared with a baseline.
  func cellResult(ofJudged judgedTrials: [JudgedTrial]) -> CellResult {
    let judged = judgedTrials.map(\.judged)
    let trials = judgedTrials.enumerated().map { index, judged in
      var trial = judged.trial
      trial.index = index
      return trial
    }
    return CellResult(
      id: cell.id, line: 0, question: cell.subject.question, tags: cell.subject.tags,
      requestHash: cell.requestHash, caseHash: cell.caseHash, promptHash: cell.promptHash,
      planned: cell.trials, floor: cell.floor, skip: cell.skip, knownFailure: cell.knownFailure,
      trials: trials, assertions: assertions(judged), comparison: CellComparison(status: .new),
      retrieved: cell.subject.retrieval?.record)
  }

  /// Returns what each assertion says of the trials, from what was said of each
  /// trial; what a suite need not write only where it does not hold.
  func assertions(_ judged: [(items: [Judgement], implied: Judgement?)]) -> [AssertionResult] {
    let threshold = cell.subject.threshold
    var assertions = zip(items, labels).enumerated().map { position, entry in
      AssertionResult(
        label: entry.1, name: entry.0.name,
        severity: threshold == nil ? entry.0.severity : .observe, range: entry.0.range,
        judgements: judged.map { $0.items[position] })
    }
    if let threshold {
      assertions.insert(
        AssertionResult(
          label: Self.scoreLabel(threshold), name: Self.scoreName, severity: .gate,
          range: cell.subject.thresholdRange ?? cell.subject.range,
          judgements: judged.map { score($0.items, threshold: threshold) }), at: 0)
    }
    let implied = judged.map { $0.implied ?? .pass }
    if implied.contains(where: { $0.verdict != .pass }) {
      assertions.insert(
        AssertionResult(
          label: Self.impliedLabel, name: "outcome", severity: .gate, range: cell.subject.range,
          judgements: implied), at: 0)
    }
    return assertions
  }
}

extension CellOutcome {
  /// What verdicts come to: the gravest decides, and an undecided one fails a
  /// strict run.
  init(of verdicts: [Verdict], isStrict: Bool) {
    if verdicts.contains(.fail) {
      self = .failed
    } else if verdicts.contains(.error) {
      self = .errored
    } else if verdicts.contains(.undecided) {
      self = isStrict ? .failed : .undecided
    } else {
      self = .passed
    }
  }
}

extension [String] {
  /// The labels; one that stands a second time gets ` (2)`.
  var numberingRepeats: [String] {
    var seen: [String: Int] = [:]
    return map { label in
      seen[label, default: 0] += 1
      let count = seen[label, default: 1]
      return count > 1 ? "\(label) (\(count))" : label
    }
  }
}

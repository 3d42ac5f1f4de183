/// What became of a cell.
public struct CellResult: Hashable, Sendable {
  /// The cell's name.
  public var id: CellID

  /// The line of the case in its file, from 1.
  public var line: Int

  /// The path of the data file that the case is a row of; `nil` for a case that
  /// stands in its suite's file.
  public var dataFile: String?

  /// The user's question, if the case has one.
  public var question: String?

  /// The case's tags, with the suite's.
  public var tags: [String]

  /// The hash of what reached the model, 12 hexadecimal digits.
  public var requestHash: String

  /// The hash of the case's own part: question, variables, passages, history.
  public var caseHash: String

  /// The hash of the prompt version.
  public var promptHash: String

  /// How many trials were planned; none for a cell about its suite as a whole,
  /// which puts nothing to the model.
  public var planned: Int

  /// How many trials more were asked for, because the planned ones looked worse than
  /// the baseline.
  public var confirming: Int

  /// How many of the planned trials must pass.
  public var floor: Int

  /// Why the cell was not put to the model or is not judged, if so.
  public var skip: Skip?

  /// Why the case is known to fail on this model, if it is.
  public var knownFailure: String?

  /// The trials in order, the confirming ones behind those planned; fewer when the
  /// run stopped early.
  public var trials: [TrialResult]

  /// What each assertion said, in the suite's order.
  public var assertions: [AssertionResult]

  /// How the cell stands against its baseline.
  public var comparison: CellComparison

  /// How a cell about its suite as a whole ends, which has no trials to tell;
  /// `nil` for every other cell.
  public var suiteResult: CellOutcome?

  /// The turns of a conversation, in order; none for a case that asks once.
  public var turns: [CellTurn]

  /// Which passages the search took; `nil` where nothing was searched, and for a
  /// conversation, whose turns have it.
  public var retrieved: RetrievalRecord?

  /// What is known beforehand of the trials; `nil` for a cell about its suite as a
  /// whole, and in runs that do not keep it.
  public var terms: TrialTerms?

  /// Creates a result.
  public init(
    id: CellID, line: Int, question: String?, tags: [String], requestHash: String,
    caseHash: String, promptHash: String, planned: Int, floor: Int, skip: Skip?,
    knownFailure: String?, trials: [TrialResult], assertions: [AssertionResult],
    comparison: CellComparison, dataFile: String? = nil, suiteResult: CellOutcome? = nil,
    turns: [CellTurn] = [], retrieved: RetrievalRecord? = nil, confirming: Int = 0,
    terms: TrialTerms? = nil
  ) {
    self.id = id
    self.line = line
    self.dataFile = dataFile
    self.question = question
    self.tags = tags
    self.requestHash = requestHash
    self.caseHash = caseHash
    self.promptHash = promptHash
    self.planned = planned
    self.confirming = confirming
    self.floor = floor
    self.skip = skip
    self.knownFailure = knownFailure
    self.trials = trials
    self.assertions = assertions
    self.comparison = comparison
    self.suiteResult = suiteResult
    self.turns = turns
    self.retrieved = retrieved
    self.terms = terms
  }

  /// Why a cell is not judged.
  public enum Skip: Hashable, Sendable {
    /// The suite says so, with its reason.
    case declared(String)

    /// The case is only observed.
    case observed

    /// The run stopped before all of its trials were made.
    case notRun(StopReason)

    /// The reason as one phrase.
    public var reason: String {
      switch self {
      case .declared(let reason): reason
      case .observed: "observed, not judged"
      case .notRun(let reason): reason.phrase
      }
    }

    /// Whether the cell waits for a run that goes on.
    public var isNotRun: Bool { if case .notRun = self { true } else { false } }
  }

  /// Whether the run stopped before all of the cell's trials were made.
  public var isNotRun: Bool { skip?.isNotRun ?? false }

  /// The cell's result: skipped when a reason says so, else passed when its floor
  /// holds.
  ///
  /// Trials that confirm do not count here, but where none of them could be judged
  /// the cell is not judged either.
  public var result: CellOutcome {
    if skip != nil { return .skipped }
    if id.isSuite { return suiteResult ?? .errored }
    let trials = trials.prefix(planned)
    if passed >= floor, trials.count == planned { return .passed }
    let fresh = self.trials.dropFirst(planned)
    if !fresh.isEmpty, fresh.allSatisfy({ $0.result == .errored }) { return .errored }
    for worst in [CellOutcome.failed, .errored, .undecided]
    where trials.contains(where: { $0.result == worst }) {
      return worst
    }
    return .errored
  }

  /// How many of the planned trials passed.
  public var passed: Int { trials.prefix(planned).count { $0.result == .passed } }

  /// How many of the trials that confirm passed.
  public var confirmed: Int { trials.dropFirst(planned).count { $0.result == .passed } }

  /// Whether the cell fails the gate's notion of a failure that nobody accepted.
  public var isKnownFailure: Bool { result == .failed && knownFailure != nil }
}

/// One of the five ways in which a planned trial or cell ends.
public enum CellOutcome: String, Hashable, Sendable, CaseIterable {
  case passed, failed, undecided, errored, skipped
}

/// One response in a cell; in a conversation, one for each turn.
public struct TrialResult: Hashable, Sendable {
  /// Which trial of the cell this is, from 0.
  public var index: Int

  /// What the model made of the request; of a conversation, of the first turn
  /// that ended as the trial does.
  public var response: Response

  /// The trial's result: of a conversation, the worst of its turns'.
  public var result: CellOutcome

  /// How long the model took, in seconds; `nil` for simulated and replayed ones.
  public var duration: Double?

  /// How the request came to be, where anything was said before.
  public var session: SessionRecord?

  /// The hash of the request as it was sent, where the session made it; `nil` when
  /// it is the cell's.
  public var requestHash: String?

  /// The turns of a conversation, one for each of the case's.
  public var turns: [TurnResult]

  /// The requests that came before, in order; in a conversation they are with its turns.
  public var attempts: [Attempt]

  /// Creates a result.
  public init(
    index: Int, response: Response, result: CellOutcome, duration: Double? = nil,
    session: SessionRecord? = nil, requestHash: String? = nil, turns: [TurnResult] = [],
    attempts: [Attempt] = []
  ) {
    self.attempts = attempts
    self.index = index
    self.response = response
    self.result = result
    self.duration = duration
    self.session = session
    self.requestHash = requestHash
    self.turns = turns
  }
}

/// What an assertion said of each trial of a cell.
public struct AssertionResult: Hashable, Sendable {
  /// The key under which baselines know the assertion.
  public var label: String

  /// The assertion's name, such as `contains`.
  public var name: String

  /// What a failure does.
  public var severity: AssertionItem.Severity

  /// Where the assertion stands in the suite's file: a UTF-8 range.
  public var range: Range<Int>

  /// The judgements, one for each trial in order; one alone for a suite as a
  /// whole.
  public var judgements: [Judgement]

  /// How the assertion stands against the baseline.
  public var status: DriftStatus

  /// The turn of a conversation that it judges, from 0; the label names it, too.
  public var turn: Int?

  /// How often it passes now and passed in the baseline, where trials are compared as
  /// samples.
  public var samples: SampledComparison?

  /// Creates a result.
  public init(
    label: String, name: String, severity: AssertionItem.Severity, range: Range<Int>,
    judgements: [Judgement], status: DriftStatus = .new, turn: Int? = nil,
    samples: SampledComparison? = nil
  ) {
    self.label = label
    self.name = name
    self.severity = severity
    self.range = range
    self.judgements = judgements
    self.status = status
    self.turn = turn
    self.samples = samples
  }

  /// The verdicts, counted.
  public var tally: Tally { Tally(judgements) }

  /// The worst judgement: a fail before an error before undecided before a pass.
  public var worst: Judgement? {
    for verdict in [Verdict.fail, .error, .undecided, .pass] {
      if let found = judgements.first(where: { $0.verdict == verdict }) { return found }
    }
    return nil
  }
}

/// Verdicts over the trials of a cell, counted.
public struct Tally: Hashable, Sendable, CustomStringConvertible {
  /// How many passed.
  public var passed: Int

  /// How many trials there were.
  public var of: Int

  /// How many were undecided.
  public var undecided: Int

  /// How many could not be judged.
  public var errored: Int

  /// Creates a tally.
  public init(passed: Int, of: Int, undecided: Int = 0, errored: Int = 0) {
    self.passed = passed
    self.of = of
    self.undecided = undecided
    self.errored = errored
  }

  /// How many failed.
  public var failed: Int { of - passed - undecided - errored }

  /// The tally as baselines write it: `2/3`, `2/3 (1 undecided)`.
  public var description: String {
    var remarks: [String] = []
    if undecided > 0 { remarks.append("\(undecided) undecided") }
    if errored > 0 { remarks.append("\(errored) errored") }
    return "\(passed)/\(of)" + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))")
  }
}

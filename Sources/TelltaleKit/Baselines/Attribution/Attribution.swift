/// One of the things that a cell's result depends on, each of which may have
/// changed since its baseline.
public enum ChangedPart: String, Hashable, Sendable, CaseIterable {
  /// The case's own part: question, variables, passages, turns, history.
  case `case`

  /// The prompt version, or how a session is kept.
  case prompt

  /// The model.
  case model

  /// What is asserted.
  case assertions
}

/// Why a cell changed, with what was replayed to tell.
public struct Attribution: Hashable, Sendable {
  /// What differs between the baseline and the run.
  public var changed: [ChangedPart]

  /// The combinations of old and new that were looked at, or could not be.
  ///
  /// They count in no sum: nothing of them was planned.
  public var replays: [Replay]

  /// What they show, as one phrase without a full stop.
  public var summary: String

  /// Creates an attribution.
  public init(changed: [ChangedPart], replays: [Replay], summary: String) {
    self.changed = changed
    self.replays = replays
    self.summary = summary
  }

  /// Returns a combination, if it was looked at.
  public subscript(corner: Replay.Corner) -> Replay? { replays.first { $0.corner == corner } }
}

/// A combination of old and new that the run itself does not have.
public struct Replay: Hashable, Sendable {
  /// Which combination: everything that is not named is as it is today, the case
  /// and the assertions always.
  public enum Corner: String, Hashable, Sendable, CaseIterable {
    /// The answers that were accepted, judged with today's assertions.
    case acceptedAnswers = "accepted-answers"

    /// The prompt that was accepted, on today's model.
    case oldPrompt = "old-prompt"

    /// Today's prompt, on the model that was accepted.
    case oldModel = "old-model"

    /// The prompt and the model that were accepted, with today's case.
    case oldPromptAndModel = "old-prompt-and-model"
  }

  /// What a combination says about the cell's change.
  public enum Finding: String, Hashable, Sendable, CaseIterable {
    /// It has the change, too.
    case changed

    /// It is as the baseline.
    case unchanged

    /// It was put to the model, and could not be judged.
    case notJudged = "not-judged"

    /// It cannot be had.
    case notReplayed = "not-replayed"
  }

  /// What an assertion said of it.
  public struct Verdict: Hashable, Sendable {
    /// The key under which baselines know the assertion.
    public var label: String

    /// The verdicts over its trials.
    public var tally: Tally

    /// The worst of them, in words; empty where there is nothing to say.
    public var message: String

    /// Creates a verdict.
    public init(label: String, tally: Tally, message: String) {
      self.label = label
      self.tally = tally
      self.message = message
    }
  }

  /// Which combination.
  public var corner: Corner

  /// What it says.
  public var finding: Finding

  /// Why it could not be replayed or judged, as one phrase; empty where it was.
  public var obstacle: String

  /// The fingerprint of the model that answered.
  public var fingerprint: String

  /// The hash of the prompt version.
  public var promptHash: String

  /// The hash of the request.
  public var requestHash: String

  /// How the requests ended, trial by trial, and in a conversation turn by turn.
  ///
  /// Of a suite as a whole there are none.
  public var outcomes: [[Outcome]]

  /// What each of today's assertions said.
  public var verdicts: [Verdict]

  /// Creates a combination that was replayed.
  public init(
    _ corner: Corner, finding: Finding, obstacle: String = "", fingerprint: String = "",
    promptHash: String = "", requestHash: String = "", outcomes: [[Outcome]] = [],
    verdicts: [Verdict] = []
  ) {
    self.corner = corner
    self.finding = finding
    self.obstacle = obstacle
    self.fingerprint = fingerprint
    self.promptHash = promptHash
    self.requestHash = requestHash
    self.outcomes = outcomes
    self.verdicts = verdicts
  }

  /// Whether it has the change; `nil` where that cannot be told.
  public var hasChange: Bool? {
    switch finding {
    case .changed: true
    case .unchanged: false
    case .notJudged, .notReplayed: nil
    }
  }
}

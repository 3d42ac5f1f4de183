/// What an assertion concluded.
public enum Verdict: String, Hashable, Sendable, CaseIterable {
  case pass, fail

  /// There is too little evidence to decide.
  case undecided

  /// The assertion could not be judged.
  case error
}

/// A verdict with its reasons.
public struct Judgement: Hashable, Sendable {
  /// A place that shows why.
  public struct Evidence: Hashable, Sendable {
    /// Which text: `answer`, or `passages/0/text`, `passages/0/heading`,
    /// `question`, `instructions`, `history/0/answer`; with a path into a guided
    /// answer, `answer/documents/0`.
    public var place: String

    /// The UTF-8 range in that text.
    public var range: Range<Int>

    /// Creates evidence.
    public init(in place: String, _ range: Range<Int>) {
      self.place = place
      self.range = range
    }
  }

  /// The conclusion.
  public var verdict: Verdict

  /// A stable word for why, such as `currency-dropped`; empty where the verdict
  /// says all.
  public var reason: String

  /// Why, for a person: one phrase without a full stop.
  public var message: String

  /// The places that show it.
  public var evidence: [Evidence]

  /// Creates a judgement.
  public init(
    _ verdict: Verdict, reason: String = "", message: String = "", evidence: [Evidence] = []
  ) {
    self.verdict = verdict
    self.reason = reason
    self.message = message
    self.evidence = evidence
  }

  /// A pass that needs no more words.
  public static let pass = Judgement(.pass)

  /// A fail with its reason.
  public static func fail(_ reason: String, _ message: String, _ evidence: [Evidence] = []) -> Self
  {
    Self(.fail, reason: reason, message: message, evidence: evidence)
  }

  /// Too little evidence, with the reason.
  public static func undecided(
    _ reason: String, _ message: String, _ evidence: [Evidence] = []
  ) -> Self {
    Self(.undecided, reason: reason, message: message, evidence: evidence)
  }

  /// A judgement that was not possible, with the reason.
  public static func error(_ reason: String, _ message: String) -> Self {
    Self(.error, reason: reason, message: message)
  }
}

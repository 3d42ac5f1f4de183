/// How something stands against its baseline.
public enum DriftStatus: String, Hashable, Sendable, CaseIterable {
  /// An assertion that passed now fails.
  case regressed

  /// Worse, but with too few trials to call it.
  case suspect

  /// The baseline itself was neither reliably right nor reliably wrong.
  case unreliableBaseline = "unreliable-baseline"

  /// An error or skipped.
  case notJudged = "not-judged"

  /// An assertion that failed now passes.
  case fixed

  /// The responses differ, every verdict is the same.
  case reworded

  /// There is no baseline yet.
  case new

  /// Fails as it did.
  case stillFailing = "still-failing"

  /// Same verdicts, same responses.
  case unchanged

  /// The place in the order of badness, the worst first.
  public var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// Why a cell changed.
public enum DriftCause: String, Hashable, Sendable, CaseIterable {
  /// The request differs, the case's own part does not.
  case prompt

  /// The case's own part differs.
  case `case`

  /// The request is the same, the model's fingerprint differs.
  case model

  /// Request and model are the same, an assertion differs.
  case assertions

  /// Nothing that is known of differs: sampling, or a change outside an update.
  case noise = "same request, same model"

  /// The prompt and the model both differ, and which of them did it is not known.
  case promptAndModel = "prompt and model"

  /// The prompt and the model both differ, and each of them is enough.
  case eitherAlone = "prompt or model alone"

  /// The prompt and the model both differ, and only both together did it.
  case bothTogether = "prompt and model together"

  /// The case differs and something else, too, and which did it is not known.
  case several = "several changes"
}

/// How a cell stands against its baseline.
public struct CellComparison: Hashable, Sendable {
  /// The worst of its assertions.
  public var status: DriftStatus

  /// Why it changed, if it did.
  public var cause: DriftCause?

  /// What was accepted.
  public var baseline: BaselineCell?

  /// The fingerprint under which the baseline was accepted.
  public var baselineFingerprint: String?

  /// The case's name in the baselines, where that is a former one.
  public var baselineName: String?

  /// Labels that the baseline has and the suite no longer has.
  public var removedLabels: [String]

  /// How alike the responses are, from 0 to 1, where both sides have one.
  public var similarity: Double?

  /// What else a reader should know, such as that a pass became undecided.
  public var remarks: [String]

  /// What was looked at to tell the cause, where comparing did not tell it.
  public var attribution: Attribution?

  /// Creates a comparison.
  public init(
    status: DriftStatus, cause: DriftCause? = nil, baseline: BaselineCell? = nil,
    baselineFingerprint: String? = nil, removedLabels: [String] = [], similarity: Double? = nil,
    remarks: [String] = [], baselineName: String? = nil, attribution: Attribution? = nil
  ) {
    self.status = status
    self.cause = cause
    self.baseline = baseline
    self.baselineFingerprint = baselineFingerprint
    self.removedLabels = removedLabels
    self.similarity = similarity
    self.remarks = remarks
    self.baselineName = baselineName
    self.attribution = attribution
  }
}

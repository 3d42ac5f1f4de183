/// How often a model shows a fault.
public struct BehaviourFigure: Hashable, Sendable {
  /// What a figure rests on.
  public enum Evidence: String, Hashable, Sendable, CaseIterable {
    /// Counted on a named model.
    case measured

    /// Told by a developer, who did not count.
    case reported

    /// Chosen by Telltale, until a calibration replaces it.
    case assumed

    /// Written by the author of a project.
    case own
  }

  /// The probability without a rule against the fault, 0 to 1.
  public var without: Double

  /// The probability with one, 0 to 1.
  public var with: Double

  /// What the figure rests on.
  public var evidence: Evidence

  /// Creates a figure.
  public init(without: Double, with: Double, evidence: Evidence) {
    self.without = without
    self.with = with
    self.evidence = evidence
  }

  /// A fault that never happens.
  static let never = BehaviourFigure(without: 0, with: 0, evidence: .assumed)
}

/// The probabilities of every fault on every built-in model.
///
/// Columns: AFM 2, AFM 2.1, AFM 3 Core, AFM 3 Core Advanced, AFM Cloud. A fault
/// that was reported of one model is reported there and assumed of the others,
/// in the order in which Apple describes them to follow instructions.
enum ProbabilityTable {
  /// Returns the figures of one built-in model.
  static func figures(column: Int) -> [String: BehaviourFigure] {
    rows.mapValues { row in
      let cell = row[column]
      return BehaviourFigure(without: cell.0, with: cell.1, evidence: cell.2)
    }
  }

  private typealias Cell = (Double, Double, BehaviourFigure.Evidence)

  private static let rows: [String: [Cell]] = [
    "english-drift": [
      (0.90, 0.02, .reported), (0.70, 0.015, .reported), (0.40, 0.01, .assumed),
      (0.25, 0.005, .assumed), (0.08, 0, .assumed),
    ],
    "copied-heading": [
      (0.72, 0.02, .reported), (0.50, 0.01, .reported), (0.25, 0.01, .assumed),
      (0.12, 0.005, .assumed), (0.02, 0, .assumed),
    ],
    "currency-dropped": [
      (0.70, 0.02, .reported), (0.45, 0.01, .reported), (0.20, 0.01, .assumed),
      (0.12, 0.005, .assumed), (0.02, 0, .assumed),
    ],
    "question-echo": [
      (0.60, 0.02, .reported), (0.40, 0.01, .reported), (0.18, 0.01, .assumed),
      (0.08, 0.005, .assumed), (0.01, 0, .assumed),
    ],
    "example-template": [
      (0.85, 0.85, .reported), (0.65, 0.65, .reported), (0.30, 0.30, .assumed),
      (0.18, 0.18, .assumed), (0.04, 0.04, .assumed),
    ],
    "unasked-sum": [
      (0.50, 0.02, .reported), (0.35, 0.01, .reported), (0.20, 0.01, .assumed),
      (0.12, 0.005, .assumed), (0.04, 0, .assumed),
    ],
    "found-flag": [
      (0.42, 0.02, .assumed), (0.30, 0.015, .assumed), (0.15, 0.01, .assumed),
      (0.10, 0.005, .assumed), (0.03, 0, .assumed),
    ],
    "repeats-answer": [
      (0.60, 0.02, .reported), (0.45, 0.015, .assumed), (0.15, 0.005, .assumed),
      (0.08, 0, .assumed), (0.01, 0, .assumed),
    ],
    "loses-thread": [
      (0.35, 0.35, .reported), (0.28, 0.28, .reported), (0.15, 0.15, .assumed),
      (0.10, 0.10, .assumed), (0.02, 0.02, .assumed),
    ],
    "preamble": [
      (0.30, 0.02, .reported), (0.22, 0.015, .assumed), (0.18, 0.01, .assumed),
      (0.05, 0.005, .assumed), (0.02, 0, .assumed),
    ],
    "markdown": [
      (0.06, 0, .assumed), (0.06, 0, .assumed), (0.12, 0.005, .reported),
      (0.04, 0, .assumed), (0.05, 0, .assumed),
    ],
    "refusal-as-text": [
      (0.05, 0.05, .assumed), (0.15, 0.15, .reported), (0.20, 0.20, .reported),
      (0.10, 0.10, .assumed), (0.01, 0.01, .assumed),
    ],
    "forced-enum": [
      (0.45, 0.10, .assumed), (0.35, 0.08, .assumed), (0.20, 0.02, .assumed),
      (0.12, 0.01, .assumed), (0.03, 0, .assumed),
    ],
    "missing-key": [
      (0.05, 0.05, .assumed), (0.05, 0.05, .assumed), (0, 0, .measured),
      (0.50, 0.50, .measured), (0.01, 0.01, .assumed),
    ],
    "fenced-json": [
      (0.60, 0.05, .assumed), (0.60, 0.05, .assumed), (1, 0.05, .measured), (0, 0, .measured),
      (0.10, 0, .assumed),
    ],
    "invalid-json": [
      (0.30, 0.30, .assumed), (0.25, 0.25, .assumed), (0, 0, .measured),
      (0.125, 0.125, .measured), (0.01, 0.01, .assumed),
    ],
    "cut-off": [
      (1, 1, .reported), (1, 1, .reported), (1, 1, .reported), (1, 1, .reported),
      (1, 1, .reported),
    ],
    "number-words": [
      (0.70, 0.70, .assumed), (0.60, 0.60, .assumed), (0.50, 0.50, .reported),
      (0.10, 0.10, .assumed), (0.02, 0.02, .assumed),
    ],
    "leading-zeros": [
      (1, 1, .assumed), (1, 1, .assumed), (1, 1, .measured), (0, 0, .measured),
      (0, 0, .assumed),
    ],
    "relative-date": [
      (1, 1, .assumed), (1, 1, .assumed), (1, 1, .measured), (1, 1, .measured),
      (0.30, 0.30, .assumed),
    ],
    Admission.Overflow.name: [
      (0.30, 0.30, .reported), (0.25, 0.25, .reported), (0, 0, .assumed), (0, 0, .assumed),
      (0, 0, .assumed),
    ],
  ]
}

import SourceText

/// Judges a suite as a whole from the results of its cells on one model.
public struct SuiteJudge: Sendable {
  /// The cell.
  public var cell: Plan.SuiteCell

  /// The suite.
  public var suite: Suite

  /// Whether an undecided verdict counts as a failure.
  public var isStrict: Bool

  /// Creates a judge.
  public init(cell: Plan.SuiteCell, suite: Suite, isStrict: Bool) {
    self.cell = cell
    self.suite = suite
    self.isStrict = isStrict
  }

  /// Returns the cell's result; not yet compared with a baseline.
  ///
  /// - Parameter members: The cells that it is judged from, in the order of the
  ///   plan. Where one of them was not run, the suite is not judged either.
  /// - Returns: The result.
  public func result(of members: [SuiteSubject.Member]) -> CellResult {
    let missing = members.lazy.map(\.cell).first(where: \.isNotRun)?.skip
    let isRun = missing == nil
    let subject = SuiteSubject(members: members)
    let labels = cell.items.map(\.label).numberingRepeats
    let assertions = zip(cell.items, labels).map { item, label in
      AssertionResult(
        label: label, name: item.name, severity: item.severity, range: item.range,
        judgements: isRun ? [item.judge(subject)] : [])
    }
    let start = cell.items.first?.range.lowerBound ?? suite.nameRange.lowerBound
    return CellResult(
      id: cell.id, line: suite.file.location(ofUTF8Offset: start).line, question: nil,
      tags: suite.tags, requestHash: cell.requestHash, caseHash: cell.caseHash,
      promptHash: cell.promptHash, planned: 0, floor: 0, skip: missing,
      knownFailure: nil, trials: [], assertions: assertions,
      comparison: CellComparison(status: .new),
      suiteResult: isRun ? result(of: assertions) : .skipped)
  }

  private func result(of assertions: [AssertionResult]) -> CellOutcome {
    let verdicts = assertions.filter { $0.severity == .gate }.flatMap(\.judgements).map(\.verdict)
    return CellOutcome(of: verdicts, isStrict: isStrict)
  }
}

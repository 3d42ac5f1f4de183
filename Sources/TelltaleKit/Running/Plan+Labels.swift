extension Plan {
  /// The labels under which baselines know a cell's assertions, in the suite's order;
  /// in a conversation by turn.
  public func labels(of cell: Cell) -> [String] {
    let suite = suites[cell.suite]
    let judge = CellJudge(cell: cell, answerSchema: suite.answer, isStrict: false)
    guard cell.subject.hasSession else { return known(judge.cellResult([])) }
    let conversation = Conversation(cell.subject, version: cell.version, of: suite)
    return known(judge.cellResult([], of: conversation, naming: hashes.request))
  }

  /// The labels that a baseline of a result has: one that a suite need not write has none there,
  /// written or not.
  private func known(_ result: CellResult) -> [String] {
    result.assertions.filter { !$0.isImplied }.map(\.label)
  }

  /// The labels under which baselines know the assertions about a suite.
  public func labels(of cell: SuiteCell) -> [String] { cell.items.map(\.label).numberingRepeats }
}

extension SuiteSubject.Member {
  /// A case for an example, with one trial.
  ///
  /// - Parameters:
  ///   - name: The case's name.
  ///   - question: The user's question.
  ///   - answer: The answer; `nil` for a request that ended without one.
  ///   - passage: The text of a passage that the model was shown.
  ///   - result: How the cell ended.
  ///   - verdicts: What its assertions said, by name.
  ///   - skip: Why the cell does not count, if so.
  /// - Returns: The case's cell.
  static func example(
    _ name: String, _ question: String, _ answer: String?, from passage: String? = nil,
    _ result: CellOutcome = .passed, _ verdicts: [(String, Verdict)] = [],
    skip: CellResult.Skip? = nil
  ) -> Self {
    let outcome = answer.map { Outcome.answered(.text($0)) } ?? .timeout
    let trials =
      skip == nil ? [TrialResult(index: 0, response: Response(outcome), result: result)] : []
    let cell = CellResult(
      id: CellID(
        suite: "example", caseName: name, prompt: PromptVersion.defaultName, model: "afm-2"),
      line: 1, question: question, tags: [], requestHash: "\(question)\u{0}\(passage ?? "")",
      caseHash: "", promptHash: "", planned: 1, floor: 1, skip: skip, knownFailure: nil,
      trials: trials,
      assertions: verdicts.map { label, verdict in
        AssertionResult(
          label: label, name: label, severity: .gate, range: 0..<0,
          judgements: [Judgement(verdict)])
      }, comparison: CellComparison(status: .new))
    return Self(cell: cell, passages: passage.map { [Passage(text: $0)] } ?? [])
  }
}

import TextDiff

/// Compares results with what was accepted.
public struct Drift: Sendable {
  /// The baseline of the cell's suite and model, if there is one.
  public var baseline: Baseline?

  /// The fingerprint of the model that answered, on one line.
  public var fingerprint: String

  /// Whether an undecided verdict counts as a failure.
  public var isStrict: Bool

  /// What is known beforehand of the cell's trials; `nil` compares verdict by
  /// verdict.
  public var terms: TrialTerms?

  /// Creates a comparison with a baseline.
  public init(
    baseline: Baseline?, fingerprint: String, isStrict: Bool, terms: TrialTerms? = nil
  ) {
    self.baseline = baseline
    self.fingerprint = fingerprint
    self.isStrict = isStrict
    self.terms = terms
  }

  /// Returns the result with its comparison and its assertions' statuses.
  ///
  /// - Parameters:
  ///   - result: A judged cell.
  ///   - formerName: The name under which the baseline has the case, where that is
  ///     not its own; ``Renames`` tells it.
  /// - Returns: The result, compared.
  public func compared(_ result: CellResult, formerName: String?) -> CellResult {
    var result = result
    let name = formerName ?? result.id.caseName
    guard let accepted = baseline?.cell(caseName: name, prompt: result.id.prompt) else {
      for index in result.assertions.indices { result.assertions[index].status = .new }
      result.comparison = CellComparison(status: statusWithoutBaseline(result))
      return result
    }
    var comparison = CellComparison(
      status: .unchanged, baseline: accepted,
      baselineFingerprint: accepted.fingerprint ?? baseline?.fingerprint,
      baselineName: formerName)
    if result.skip != nil {
      for index in result.assertions.indices { result.assertions[index].status = .notJudged }
      comparison.status = .notJudged
      result.comparison = comparison
      return result
    }
    let method = terms?.method(of: result, against: accepted) ?? .verdicts
    for index in result.assertions.indices {
      let remark = compare(&result.assertions[index], of: result, with: accepted, by: method)
      if let remark { comparison.remarks.append(remark) }
    }
    let labels = Set(result.assertions.map(\.label))
    comparison.removedLabels = accepted.assertions.map(\.label).filter { !labels.contains($0) }
    let gating = result.assertions.filter { $0.severity == .gate }.map(\.status)
    let isSame =
      method == .verdicts
      ? Self.hasSameResponses(result, accepted) : BaselineCell(result).isAmong(accepted)
    comparison.status =
      ([isSame ? .unchanged : .reworded] + gating)
      .min { $0.rank < $1.rank } ?? .unchanged
    if method == .floor, let floor = terms?.floor, isBroken(floor, in: result, accepted) {
      comparison.status = .regressed
    }
    if result.result == .errored { comparison.status = .notJudged }
    if result.isKnownFailure { comparison.status = .stillFailing }
    if result.knownFailure != nil, result.result == .passed {
      comparison.remarks.append("known to fail, but passes")
    }
    if !isSame { comparison.similarity = similarity(result, accepted) }
    if comparison.status != .unchanged, comparison.status != .stillFailing || !isSame {
      comparison.cause = cause(result, accepted, isSame: isSame)
    }
    result.comparison = comparison
    return result
  }

  /// Returns the result of a suite as a whole with its comparison.
  ///
  /// - Parameters:
  ///   - result: The judged cell.
  ///   - members: The cells that it was judged from, compared.
  /// - Returns: The result, compared.
  public func compared(_ result: CellResult, members: [CellResult]) -> CellResult {
    var result = compared(result, formerName: nil)
    // It stores no responses, so whether they changed is what its cells say.
    if result.comparison.cause == .assertions, result.comparison.removedLabels.isEmpty,
      !result.assertions.contains(where: { $0.status == .new }),
      members.contains(where: { $0.comparison.cause == .noise })
    {
      result.comparison.cause = .noise
    }
    return result
  }

  private func statusWithoutBaseline(_ result: CellResult) -> DriftStatus {
    if result.skip != nil || result.result == .errored { return .notJudged }
    return result.isKnownFailure ? .stillFailing : .new
  }

  /// Sets how one assertion stands.
  ///
  /// - Returns: What else a reader should know.
  private func compare(
    _ assertion: inout AssertionResult, of result: CellResult, with accepted: BaselineCell,
    by method: ComparisonMethod
  ) -> String? {
    assertion.samples = nil
    let remark: String?
    switch method {
    case .verdicts: (assertion.status, remark) = status(of: assertion, in: accepted)
    case .floor:
      guard let tally = accepted.tally(of: assertion), let floor = terms?.floor else {
        assertion.status = .new
        return nil
      }
      assertion.status = status(of: assertion, was: tally, in: result, floor: floor)
      remark = nil
    case .samples:
      guard let tally = accepted.tally(of: assertion) else {
        assertion.status = .new
        return nil
      }
      let samples = samples(of: assertion, against: tally, planned: result.planned)
      assertion.samples = samples
      (assertion.status, remark) = status(of: samples, assertion, was: tally)
    }
    return remark
  }

  /// How one assertion stands, verdict by verdict.
  private func status(
    of assertion: AssertionResult, in accepted: BaselineCell
  ) -> (DriftStatus, remark: String?) {
    let now = Standing(assertion.tally)
    if now == .errored { return (.notJudged, nil) }
    guard let tally = accepted.tally(of: assertion) else { return (.new, nil) }
    switch (Standing(tally), now) {
    case (.passed, .failed), (.undecided, .failed), (.errored, .failed): return (.regressed, nil)
    case (.failed, .failed):
      // Fewer passes of as many trials is worse, although it failed before.
      let isWorse = assertion.tally.passed * tally.of < tally.passed * assertion.tally.of
      return (isWorse ? .suspect : .stillFailing, nil)
    case (.failed, .passed): return (.fixed, nil)
    case (.failed, .undecided): return (.reworded, "\(assertion.label) failed, now undecided")
    case (.passed, .undecided):
      return isStrict
        ? (.regressed, nil) : (.reworded, "\(assertion.label) passed, now undecided")
    case (.undecided, .passed), (.errored, .passed):
      return (.reworded, "\(assertion.label) was undecided, now passes")
    default: return (.unchanged, nil)
    }
  }

  /// A tally as one word.
  private enum Standing {
    case passed, failed, undecided, errored

    init(_ tally: Tally) {
      if tally.failed > 0 {
        self = .failed
      } else if tally.errored > 0 {
        self = .errored
      } else {
        self = tally.undecided > 0 ? .undecided : .passed
      }
    }
  }

  /// Whether a result has the responses that were accepted, whatever was said of
  /// them.
  static func hasSameResponses(_ result: CellResult, _ accepted: BaselineCell) -> Bool {
    let now = BaselineCell(result)
    func isSame(_ left: [BaselineResponse], _ right: [BaselineResponse]) -> Bool {
      left.count == right.count
        && zip(left, right).allSatisfy { ($0.answer?.bytes ?? []) == ($1.answer?.bytes ?? []) }
    }
    return now.outcome == accepted.outcome && isSame(now.responses, accepted.responses)
      && now.turns.count == accepted.turns.count
      && zip(now.turns, accepted.turns).allSatisfy {
        $0.outcome == $1.outcome && isSame($0.responses, $1.responses)
      }
  }

  private func similarity(_ result: CellResult, _ accepted: BaselineCell) -> Double? {
    guard let now = BaselineCell(result).commonestText, let before = accepted.commonestText else {
      return nil
    }
    return WordDiff(before, now).similarity
  }

  /// Why a cell changed, from what differs between then and now.
  private func cause(
    _ result: CellResult, _ accepted: BaselineCell, isSame: Bool
  ) -> DriftCause {
    let acceptedFingerprint = accepted.fingerprint ?? baseline?.fingerprint
    let isModelChanged = acceptedFingerprint.map { $0 != fingerprint } ?? false
    if result.caseHash != accepted.caseHash {
      return isModelChanged || result.promptHash != accepted.promptHash ? .several : .case
    }
    if result.requestHash != accepted.requestHash {
      return isModelChanged ? .promptAndModel : .prompt
    }
    if isModelChanged { return .model }
    // With the same request, model and response only the judging can differ.
    let hasOtherLabels =
      result.assertions.contains { accepted[$0.label] == nil } || !removed(result, accepted).isEmpty
    return isSame || hasOtherLabels ? .assertions : .noise
  }

  private func removed(_ result: CellResult, _ accepted: BaselineCell) -> [String] {
    let labels = Set(result.assertions.map(\.label))
    return accepted.assertions.map(\.label).filter { !labels.contains($0) }
  }
}

extension BaselineCell {
  /// The text of the commonest answer, in a conversation that of each turn; `nil`
  /// where there is none.
  fileprivate var commonestText: String? {
    if turns.isEmpty { return responses.first?.answer?.text }
    let texts = turns.compactMap { $0.responses.first?.answer?.text }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}

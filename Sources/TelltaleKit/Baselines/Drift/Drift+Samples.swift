/// Cells that are compared as samples, or by a floor.
extension Drift {
  /// Returns the rates of an assertion now and in its baseline.
  ///
  /// What could not be judged is no trial; what is undecided counts as passed, or as
  /// failed in a strict run, as it does in the cell's result.
  ///
  /// - Parameters:
  ///   - assertion: What the assertion said of each trial.
  ///   - accepted: Its tally in the baseline.
  ///   - planned: How many of its judgements are of planned trials; the others
  ///     confirm.
  /// - Returns: The rates.
  func samples(
    of assertion: AssertionResult, against accepted: Tally, planned: Int
  ) -> SampledComparison {
    let before = rate(of: accepted)
    let fresh = assertion.judgements.dropFirst(planned)
    let decided = assertion.judgements.prefix(planned).filter { $0.verdict != .error }
    return SampledComparison(
      planned: rate(of: Tally(decided)),
      confirming: fresh.isEmpty ? nil : rate(of: Tally(fresh)), baseline: before,
      paired: rate(of: Tally(decided.prefix(before.of))))
  }

  /// Whether the planned trials of a cell look worse than its baseline, so that fresh
  /// ones have to confirm it.
  ///
  /// - Parameters:
  ///   - result: A judged cell.
  ///   - formerName: The case's former name.
  /// - Returns: Whether they do; never for a cell that is not compared as a sample.
  public func isSuspicious(_ result: CellResult, formerName: String?) -> Bool {
    guard result.skip == nil, result.knownFailure == nil, result.result == .failed else {
      return false
    }
    let compared = compared(result, formerName: formerName)
    return compared.assertions.contains {
      $0.severity == .gate && ($0.samples?.isSuspicious ?? false)
    }
  }

  /// How a sampled assertion stands before the run as a whole is looked at.
  func status(
    of samples: SampledComparison, _ assertion: AssertionResult, was accepted: Tally
  ) -> (DriftStatus, remark: String?) {
    if samples.planned.of == 0 { return (.notJudged, nil) }
    let fails = samples.planned.failed > 0 || (samples.confirming?.failed ?? 0) > 0
    if fails {
      if samples.isSuspicious { return (.suspect, nil) }
      if samples.isImproved { return (.fixed, nil) }
      // A baseline that failed at times is as it was; one that never did is in doubt.
      return (samples.baseline.failed > 0 ? .stillFailing : .suspect, nil)
    }
    if assertion.tally.errored > 0 { return (.notJudged, nil) }
    if samples.isImproved { return (.fixed, nil) }
    if assertion.tally.undecided > 0, accepted.undecided == 0 {
      return (.reworded, "\(assertion.label) passed, now undecided")
    }
    return (.unchanged, nil)
  }

  /// How an assertion of a cell with a declared floor stands.
  ///
  /// - Parameters:
  ///   - assertion: What the assertion said of each trial.
  ///   - accepted: Its tally in the baseline.
  ///   - result: The cell, whose result follows from the floor.
  ///   - floor: The floor.
  /// - Returns: The status.
  func status(
    of assertion: AssertionResult, was accepted: Tally, in result: CellResult, floor: Floor
  ) -> DriftStatus {
    let now = rate(of: assertion.tally)
    if now.of == 0 { return .notJudged }
    let held = holds(floor, accepted)
    if now.passed < floor.required(of: now.of) { return held ? .regressed : .stillFailing }
    if result.result == .failed, now.failed > 0 { return .stillFailing }
    return held ? .unchanged : .fixed
  }

  /// Whether a cell fails its floor although each assertion alone holds it, and held
  /// it when it was accepted: they fail in different trials.
  func isBroken(_ floor: Floor, in result: CellResult, _ accepted: BaselineCell) -> Bool {
    result.result == .failed && accepted.acceptedFailing == nil
      && accepted.assertions.allSatisfy { holds(floor, $0.tally) }
      && !result.assertions.contains { $0.severity == .gate && $0.status == .new }
  }

  private func holds(_ floor: Floor, _ tally: Tally) -> Bool {
    let rate = rate(of: tally)
    return rate.passed >= floor.required(of: rate.of)
  }

  private func rate(of tally: Tally) -> TrialRate {
    TrialRate(tally.passed + (isStrict ? 0 : tally.undecided), of: tally.of - tally.errored)
  }
}

extension Tally {
  /// The verdicts of some judgements, counted.
  init(_ judgements: some Collection<Judgement>) {
    self.init(passed: 0, of: judgements.count)
    for judgement in judgements {
      switch judgement.verdict {
      case .pass: passed += 1
      case .undecided: undecided += 1
      case .error: errored += 1
      case .fail: break
      }
    }
  }
}

extension BaselineCell {
  /// Returns the tally of an assertion; of the one that a suite need not write, from
  /// how the requests ended.
  func tally(of assertion: AssertionResult) -> Tally? {
    guard assertion.isImplied else { return self[assertion.label] }
    var outcome: Outcome.Kind? = outcome
    var responses = responses
    if let turn = assertion.turn {
      outcome = turns.indices.contains(turn) ? turns[turn].outcome : nil
      responses = turns.indices.contains(turn) ? turns[turn].responses : []
    }
    let answered = outcome == .truncated ? [] : responses.filter { $0.answer != nil }
    let count = responses.reduce(0) { $0 + $1.count }
    // A cell without stored responses says only how most of its requests ended.
    return count == 0
      ? Tally(passed: outcome == .answered ? 1 : 0, of: 1)
      : Tally(passed: answered.reduce(0) { $0 + $1.count }, of: count)
  }

  /// Whether every response is one of those accepted, byte for byte.
  func isAmong(_ accepted: BaselineCell) -> Bool {
    func isAmong(_ now: [BaselineResponse], _ before: [BaselineResponse]) -> Bool {
      let known = Set(before.map { $0.answer?.bytes ?? [] })
      return now.allSatisfy { known.contains($0.answer?.bytes ?? []) }
    }
    return isAmong(responses, accepted.responses) && turns.count == accepted.turns.count
      && zip(turns, accepted.turns).allSatisfy { isAmong($0.responses, $1.responses) }
  }
}

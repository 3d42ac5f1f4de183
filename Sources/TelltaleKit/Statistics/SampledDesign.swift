/// What a comparison of sampled trials can find: how many trials screen, how many
/// confirm, and against what.
public struct SampledDesign: Hashable, Sendable {
  /// How many trials are planned.
  public var planned: Int

  /// How many confirm; none where the planned ones decide.
  public var confirming: Int

  /// What was accepted.
  public var baseline: TrialRate

  /// Creates a design.
  public init(planned: Int, confirming: Int, baseline: TrialRate) {
    self.planned = planned
    self.confirming = confirming
    self.baseline = baseline
  }

  /// Returns how probable it is that a regression is called if trials now pass with a
  /// probability, and this is the only cell that is confirmed.
  ///
  /// - Parameter share: The true share of passes, 0 to 1.
  /// - Returns: The probability, 0 to 1.
  public func power(at share: Double) -> Double { Calls(self).power(at: share) }

  /// Returns the smallest fall that is found with at least a probability.
  ///
  /// - Parameter power: The probability, 0 to 1.
  /// - Returns: The rate of the baseline's size that trials would fall to, and with
  ///   what probability that is found; `nil` where even trials that all fail are
  ///   found less often.
  public func smallestFound(with power: Double) -> (rate: TrialRate, power: Double)? {
    let calls = Calls(self)
    for passed in (0..<baseline.passed).reversed() {
      let found = calls.power(at: Double(passed) / Double(baseline.of))
      if found >= power { return (TrialRate(passed, of: baseline.of), found) }
    }
    return nil
  }
}

/// Which outcomes of a design are called a regression.
private struct Calls {
  private let design: SampledDesign

  /// The most confirming trials that may pass, for each number of planned ones.
  ///
  /// -1 where nothing is called; 0 where it is and no trials confirm.
  private let most: [Int]

  init(_ design: SampledDesign) {
    self.design = design
    most = (0...design.planned).map { passed in
      var comparison = SampledComparison(
        planned: TrialRate(passed, of: design.planned), baseline: design.baseline)
      guard comparison.isSuspicious, comparison.isBaselineReliable else { return -1 }
      func isCalled() -> Bool {
        comparison.isLargeDrop && comparison.probability <= SampledComparison.level
      }
      if design.confirming == 0 { return isCalled() ? 0 : -1 }
      var most = -1
      for fresh in 0...design.confirming {
        comparison.confirming = TrialRate(fresh, of: design.confirming)
        guard isCalled() else { break }
        most = fresh
      }
      return most
    }
  }

  func power(at share: Double) -> Double {
    let planned = BinomialDistribution(design.planned, probability: share).probabilities
    let confirming = BinomialDistribution(design.confirming, probability: share).probabilities
    return zip(planned, most).reduce(0) { sum, entry in
      sum + entry.0 * confirming.prefix(entry.1 + 1).reduce(0, +)
    }
  }
}

/// How often an assertion passes now and passed in its baseline, where trials of one
/// request differ.
///
/// It is compared in two stages. Few trials *screen*: what looks worse is suspicious
/// and nothing more. Suspicious cells get fresh trials, and only those *confirm*: what
/// made a cell suspicious says nothing a second time.
public struct SampledComparison: Hashable, Sendable {
  /// The planned trials that could be judged.
  public var planned: TrialRate

  /// The confirming trials that could be judged; `nil` where none were asked for.
  public var confirming: TrialRate?

  /// The trials of the baseline that could be judged.
  public var baseline: TrialRate

  /// The first of the planned trials, at most as many as the baseline has: what a
  /// suite as a whole is compared by.
  public var paired: TrialRate

  /// Creates a comparison.
  public init(
    planned: TrialRate, confirming: TrialRate? = nil, baseline: TrialRate, paired: TrialRate? = nil
  ) {
    self.planned = planned
    self.confirming = confirming
    self.baseline = baseline
    self.paired = paired ?? planned
  }

  /// How often a run may call a regression where nothing changed, at most, for its
  /// sampled cells, and once more for its suites as a whole: 1 of 20.
  public static let level = ExactProbability(1, of: 20)

  /// The rates that decide: those of the confirming trials where there are any.
  public var deciding: TrialRate { confirming ?? planned }

  /// Whether the planned trials look worse than the baseline.
  ///
  /// They do where the fall is improbable (at most 1/20) and at least 30 points; or
  /// less improbable (1/5) and 15 points below a baseline of at least half; or 35
  /// points, however few trials there are.
  public var isSuspicious: Bool { Self.isSuspicious(planned, baseline) }

  /// Whether the trials that decide are 30 points or more below the baseline.
  public var isLargeDrop: Bool { deciding.isBelow(baseline, byHundredths: 30) }

  /// Whether the baseline passed in at least 7 of 10 trials.
  public var isBaselineReliable: Bool { baseline.isAtLeast(7, of: 10) }

  /// How probable it is that the trials that decide are as far below the baseline by
  /// chance: Fisher's exact test, one-sided.
  ///
  /// A baseline that happened to be good makes cells suspicious more often than one
  /// that was not. The same probability is therefore also worked out among those
  /// outcomes alone in which the cell would have been suspicious, and the larger of
  /// the two counts.
  public var probability: ExactProbability {
    guard let confirming else { return FishersExactTest.worse(planned, baseline) }
    return max(FishersExactTest.worse(confirming, baseline), conditionalProbability(confirming))
  }

  /// Whether the cell passes more often than its baseline, beyond chance and by 30
  /// points or more.
  public var isImproved: Bool {
    let all = confirming.map { $0 + planned } ?? planned
    return baseline.isBelow(all, byHundredths: 30)
      && FishersExactTest(all, baseline).better <= Self.level
  }

  static func isSuspicious(_ now: TrialRate, _ baseline: TrialRate) -> Bool {
    guard now.isBelow(baseline) else { return false }
    if now.isBelow(baseline, byHundredths: 35) { return true }
    guard now.isBelow(baseline, byHundredths: 15) else { return false }
    let probability = FishersExactTest.worse(now, baseline)
    if now.isBelow(baseline, byHundredths: 30), probability <= level { return true }
    return baseline.isAtLeast(1, of: 2) && probability <= ExactProbability(1, of: 5)
  }

  /// How probable so large a fall is by chance, given how many trials passed in all
  /// and that the cell was suspicious.
  ///
  /// Passes are dealt to the planned trials, the confirming ones and the baseline's;
  /// each deal that makes the cell suspicious is weighed.
  private func conditionalProbability(_ confirming: TrialRate) -> ExactProbability {
    let total = planned.passed + confirming.passed + baseline.passed
    let ways = (
      planned: Natural.binomials(planned.of), confirming: Natural.binomials(confirming.of),
      baseline: Natural.binomials(baseline.of)
    )
    var (extreme, all) = (Natural.zero, Natural.zero)
    for before in 0...baseline.of {
      // Fewer passes are more suspicious, so the suspicious counts are the first ones.
      let most = Self.mostSuspicious(of: planned.of, TrialRate(before, of: baseline.of))
      for now in stride(from: 0, through: most, by: 1) {
        let fresh = total - before - now
        guard (0...confirming.of).contains(fresh) else { continue }
        let weight = ways.planned[now] * ways.confirming[fresh] * ways.baseline[before]
        all += weight
        // As far below or farther, compared as whole numbers.
        let gap = fresh * baseline.of - before * confirming.of
        if gap <= confirming.passed * baseline.of - baseline.passed * confirming.of {
          extreme += weight
        }
      }
    }
    return all == .zero ? .certain : ExactProbability(extreme, of: all)
  }

  /// The largest number of passes of some trials that is suspicious; -1 for none.
  private static func mostSuspicious(of trials: Int, _ baseline: TrialRate) -> Int {
    var (below, above) = (-1, trials + 1)
    while above - below > 1 {
      let middle = (below + above) / 2
      if isSuspicious(TrialRate(middle, of: trials), baseline) {
        below = middle
      } else {
        above = middle
      }
    }
    return below
  }
}

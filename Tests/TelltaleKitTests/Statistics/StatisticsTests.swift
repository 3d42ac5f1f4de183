import Testing

@testable import TelltaleKit

/// Fractions and numbers computed with scipy 1.17.1 and statsmodels 0.15.0 (Python).
@Suite struct StatisticsTests {
  @Test(arguments: [
    (TrialRate(0, of: 3), TrialRate(3, of: 3), 1, 20, 1, 10),
    (TrialRate(1, of: 3), TrialRate(3, of: 3), 1, 5, 2, 5),
    (TrialRate(0, of: 10), TrialRate(10, of: 10), 1, 184_756, 1, 92_378),
    (TrialRate(3, of: 10), TrialRate(10, of: 10), 1, 646, 1, 323),
    (TrialRate(6, of: 10), TrialRate(10, of: 10), 14, 323, 28, 323),
    (TrialRate(3, of: 3), TrialRate(3, of: 3), 1, 1, 1, 1),
    (TrialRate(0, of: 0), TrialRate(3, of: 3), 1, 1, 1, 1),
  ])
  func `Fisher's exact test is a fraction`(
    now: TrialRate, before: TrialRate, part: Int, whole: Int, part2: Int, whole2: Int
  ) {
    let test = FishersExactTest(now, before)
    #expect(test.worse == ExactProbability(part, of: whole))
    #expect(test.different == ExactProbability(part2, of: whole2))
    #expect(FishersExactTest.worse(now, before) == test.worse)
    #expect(FishersExactTest(before, now).better == test.worse)
  }

  @Test func `none against three of three is 1 in 20 exactly, and so is called`() {
    let probability = FishersExactTest.worse(TrialRate(0, of: 3), TrialRate(3, of: 3))
    #expect(probability <= SampledComparison.level)
    #expect(SampledComparison.level <= probability)
    #expect(probability.value == 0.05)
  }

  @Test func `a test of many trials stays exact where machine integers end`() {
    // The sum of binomial coefficients in Python's whole numbers.
    let test = FishersExactTest(TrialRate(140, of: 200), TrialRate(180, of: 200))
    #expect(abs(test.worse.value / 3.5703644345648685e-07 - 1) < 1e-9)
  }

  @Test(arguments: [
    (0, 0, 1.0, 1.0), (5, 0, 0.03125, 0.0625), (8, 2, 0.0546875, 0.109375),
    (20, 10, 0.04936857335269451, 0.09873714670538902),
    (100, 60, 0.000976864017032171, 0.001953728034064342),
  ])
  func `McNemar's exact test counts the pairs that turned`(
    toFail: Int, toPass: Int, worse: Double, different: Double
  ) {
    let test = McNemarsTest(toFail: toFail, toPass: toPass)
    #expect(abs(test.worse.value / worse - 1) < 1e-9)
    #expect(abs(test.different.value / different - 1) < 1e-9)
  }

  @Test(arguments: [
    (TrialRate(0, of: 3), 0.0, 0.5614970317550455),
    (TrialRate(3, of: 3), 0.43850296824495444, 1.0),
    (TrialRate(2, of: 3), 0.2076596008020477, 0.9385080552796037),
    (TrialRate(4, of: 5), 0.3755346297625252, 0.9637758913675698),
    (TrialRate(0, of: 0), 0.0, 1.0),
  ])
  func `Wilson's interval holds the true share`(rate: TrialRate, lower: Double, upper: Double) {
    let interval = WilsonInterval(rate)
    #expect(abs(interval.lower - lower) < 1e-12 && abs(interval.upper - upper) < 1e-12)
  }

  @Test func `Benjamini and Hochberg adjust for the family`() {
    let probabilities = [1, 8, 39, 41, 42, 60, 74, 205, 212, 216].map {
      ExactProbability($0, of: 1000)
    }
    let expected = [0.01, 0.04, 0.084, 0.084, 0.084, 0.1, 0.10571428571428572, 0.216, 0.216, 0.216]
    let adjusted = BenjaminiHochberg.adjusted(probabilities).map(\.value)
    #expect(zip(adjusted, expected).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(BenjaminiHochberg.adjusted([]).isEmpty)
    // In any order, and at the level itself: 1/20 of two is 1/10 and 1/20.
    let pair = [ExactProbability(1, of: 20), ExactProbability(1, of: 20)]
    #expect(BenjaminiHochberg.adjusted(pair).allSatisfy { $0 <= SampledComparison.level })
  }

  @Test(
    arguments: [
      ([0, 0, -3, 0, -2, 0, 0, -4, 0, 0], 0.125, 0.25),
      ([1, 0, -3, 0, -2, 1, 0, -4, 0, -1], 0.125, 0.25),
      ([-1, -1, -1, -1, -1, -1, -1, -1], 0.00390625, 0.0078125),
      ([2, 1, 0, 3, 1, 0, 2], 1, 0.0625),
      ([0, 0, 0], 1, 1), ([], 1, 1),
    ] as [([Int], Double, Double)])
  func `the sign-flip test counts every flip`(
    differences: [Int], worse: Double, different: Double
  ) {
    let test = SignFlipTest(differences)
    #expect(abs(test.worse - worse) < 1e-12 && abs(test.different - different) < 1e-12)
  }

  @Test(arguments: 0...8, 0...4)
  func `of single trials the sign-flip test is McNemar's`(toFail: Int, toPass: Int) {
    let differences = Array(repeating: -1, count: toFail) + Array(repeating: 1, count: toPass)
    let flips = SignFlipTest(differences)
    let pairs = McNemarsTest(toFail: toFail, toPass: toPass)
    #expect(abs(flips.worse - pairs.worse.value) < 1e-12)
  }

  /// Worked out in Python with whole fractions, over every deal of the passes.
  @Test(arguments: [
    (TrialRate(0, of: 3), TrialRate(3, of: 10), TrialRate(10, of: 10), 1, 646),
    (TrialRate(0, of: 3), TrialRate(6, of: 10), TrialRate(10, of: 10), 14, 323),
    (TrialRate(1, of: 5), TrialRate(4, of: 10), TrialRate(19, of: 20), 6_297, 957_454),
    (TrialRate(0, of: 2), TrialRate(2, of: 10), TrialRate(18, of: 20), 4_197, 10_050_485),
  ])
  func `a lucky baseline that made a cell suspicious does not count twice`(
    planned: TrialRate, confirming: TrialRate, baseline: TrialRate, part: Int, whole: Int
  ) {
    let comparison = SampledComparison(
      planned: planned, confirming: confirming, baseline: baseline)
    #expect(comparison.isSuspicious)
    #expect(comparison.probability == ExactProbability(part, of: whole))
  }

  /// Worked out in Python by summing over every outcome of both stages.
  @Test(arguments: [
    (SampledDesign(planned: 3, confirming: 10, baseline: TrialRate(10, of: 10)), 0.5, 0.4140625),
    (
      SampledDesign(planned: 3, confirming: 10, baseline: TrialRate(20, of: 20)), 0.75,
      0.13348287343978882
    ),
    (
      SampledDesign(planned: 3, confirming: 10, baseline: TrialRate(19, of: 20)), 0.75,
      0.035019516944885254
    ),
    (
      SampledDesign(planned: 5, confirming: 10, baseline: TrialRate(20, of: 20)), 0.5,
      0.83245849609375
    ),
    (
      SampledDesign(planned: 5, confirming: 20, baseline: TrialRate(18, of: 20)), 0.4,
      0.8449964678047814
    ),
    (SampledDesign(planned: 3, confirming: 0, baseline: TrialRate(3, of: 3)), 0.5, 0.125),
    (SampledDesign(planned: 10, confirming: 0, baseline: TrialRate(20, of: 20)), 0.5, 0.9453125),
    // A baseline of one trial shows nothing, and one that fails too often is unreliable.
    (SampledDesign(planned: 1, confirming: 10, baseline: TrialRate(1, of: 1)), 0, 0),
    (SampledDesign(planned: 3, confirming: 10, baseline: TrialRate(13, of: 20)), 0.1, 0),
  ])
  func `the power of a design is how often it finds a fall`(
    design: SampledDesign, share: Double, power: Double
  ) {
    #expect(abs(design.power(at: share) - power) < 1e-9)
  }
}

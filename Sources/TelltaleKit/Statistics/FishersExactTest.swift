/// Fisher's exact test of two rates (1922).
///
/// How probable is it that as many trials, dealt to both sides by chance, differ as
/// much?
public struct FishersExactTest: Sendable {
  /// The probability that the first side does as badly or worse by chance.
  public var worse: ExactProbability

  /// The probability that the first side does as well or better by chance.
  public var better: ExactProbability

  /// The probability of any table that is as improbable as this one or more.
  public var different: ExactProbability

  /// Tests whether the first rate is another than the second.
  ///
  /// Without trials on a side nothing is improbable.
  public init(_ first: TrialRate, _ second: TrialRate) {
    let table = DealtPasses(first.passed + second.passed, first: first.of, second: second.of)
    let observed = table.weight(first.passed)
    var (worse, better, different) = (Natural.zero, Natural.zero, Natural.zero)
    for passed in table.range {
      let weight = table.weight(passed)
      if passed <= first.passed { worse += weight }
      if passed >= first.passed { better += weight }
      if weight <= observed { different += weight }
    }
    self.worse = ExactProbability(worse, of: table.total)
    self.better = ExactProbability(better, of: table.total)
    self.different = ExactProbability(different, of: table.total)
  }

  /// Returns ``worse`` alone, which is all that a gate asks for.
  static func worse(_ first: TrialRate, _ second: TrialRate) -> ExactProbability {
    let table = DealtPasses(first.passed + second.passed, first: first.of, second: second.of)
    var sum = Natural.zero
    for passed in table.range.prefix(while: { $0 <= first.passed }) { sum += table.weight(passed) }
    return ExactProbability(sum, of: table.total)
  }
}

/// Passes that are dealt to two sides by chance: the hypergeometric distribution.
struct DealtPasses {
  private let passes: Int
  private let first: [Natural]
  private let second: [Natural]

  /// Creates the distribution of some passes over two sides of some trials.
  init(_ passes: Int, first: Int, second: Int) {
    self.passes = passes
    self.first = Natural.binomials(first)
    self.second = Natural.binomials(second)
  }

  /// How many passes the first side can get.
  var range: ClosedRange<Int> { max(0, passes - second.count + 1)...min(passes, first.count - 1) }

  /// In how many ways the first side can get a number of passes.
  func weight(_ passed: Int) -> Natural { first[passed] * second[passes - passed] }

  /// In how many ways they can be dealt.
  var total: Natural { range.reduce(into: Natural.zero) { $0 += weight($1) } }

  /// How probable each number of passes in the range is.
  var probabilities: [Double] {
    let total = total
    return range.map { weight($0).ratio(to: total) }
  }
}

/// The paired sign-flip test (Fisher, 1935).
///
/// Do differences that could as well have had the other sign sum to so little by
/// chance?
///
/// All flips are counted, none is drawn: the distribution of the sum is worked out
/// over the whole numbers. A probability is a fraction of a power of two, so it is
/// never the same as a level such as 1/20, and a `Double` decides rightly.
public struct SignFlipTest: Sendable {
  /// The probability that the sum is as low or lower by chance.
  public var worse: Double

  /// The probability that the sum is as far from 0 or farther by chance.
  public var different: Double

  /// Tests differences on a common denominator.
  ///
  /// - Parameter differences: What each pair gained, negative for a loss.
  public init(_ differences: [Int]) {
    let sizes = differences.map(\.magnitude).filter { $0 > 0 }.map { Int($0) }
    let sum = differences.reduce(0, +)
    let distribution = WholeDistribution(sizes.map { [(-$0, 0.5), ($0, 0.5)] })
    worse = distribution.probability(upTo: sum)
    let far = distribution.probability(upTo: -abs(sum))
    different = sum == 0 ? 1 : min(1, 2 * far)
  }
}

/// The sum of independent whole numbers.
struct WholeDistribution {
  /// The least sum that is possible.
  private var least = 0

  /// How probable each sum is, from the least on.
  private var weights = [1.0]

  /// Creates the distribution of a sum.
  ///
  /// - Parameter terms: What each number can be, with how probable that is.
  init(_ terms: [[(value: Int, probability: Double)]]) {
    for term in terms {
      guard let low = term.map(\.value).min(), let high = term.map(\.value).max() else { continue }
      var next = [Double](repeating: 0, count: weights.count + high - low)
      for (value, probability) in term where probability > 0 {
        let shift = value - low
        for (index, weight) in weights.enumerated() { next[index + shift] += weight * probability }
      }
      weights = next
      least += low
    }
  }

  /// Returns how probable it is that the sum is at most a number.
  func probability(upTo most: Int) -> Double {
    guard most >= least else { return 0 }
    return min(1, weights.prefix(most - least + 1).reduce(0, +))
  }
}

/// How many of some independent trials pass that each pass with one probability.
struct BinomialDistribution {
  /// How probable each number of passes is, from none to all.
  let probabilities: [Double]

  /// Creates the distribution.
  ///
  /// - Parameters:
  ///   - count: How many trials there are, at most some thousand.
  ///   - probability: How probable a pass is, from 0 to 1.
  init(_ count: Int, probability: Double) {
    // Each trial shifts a part of the weight; no powers that could underflow at once.
    var weights = [1.0]
    for _ in 0..<count {
      var next = [Double](repeating: 0, count: weights.count + 1)
      for (passed, weight) in weights.enumerated() {
        next[passed] += weight * (1 - probability)
        next[passed + 1] += weight * probability
      }
      weights = next
    }
    probabilities = weights
  }

  /// Returns how probable it is that at least a number pass.
  func probability(from least: Int) -> Double {
    probabilities.dropFirst(max(0, least)).reduce(0, +)
  }
}

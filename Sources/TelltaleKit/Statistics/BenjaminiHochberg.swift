/// The step-up procedure of Benjamini and Hochberg (1995).
///
/// Of what a family of tests calls, the expected share of false calls is at most a
/// level. Where nothing changed, that is how often the family calls anything.
public enum BenjaminiHochberg {
  /// Returns the least level at which each test would be called.
  ///
  /// - Parameter probabilities: What each test of the family found, independent of
  ///   each other.
  /// - Returns: The adjusted probabilities, in the same order.
  public static func adjusted(_ probabilities: [ExactProbability]) -> [ExactProbability] {
    let order = probabilities.indices.sorted { probabilities[$0] < probabilities[$1] }
    var adjusted = probabilities
    var least = ExactProbability.certain
    for (rank, index) in order.enumerated().reversed() {
      least = min(least, probabilities[index].scaled(by: order.count, over: rank + 1))
      adjusted[index] = least
    }
    return adjusted
  }
}

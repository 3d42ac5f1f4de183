/// McNemar's exact test of pairs (1947).
///
/// Did more turn from pass to fail than from fail to pass than a fair coin explains?
public struct McNemarsTest: Sendable {
  /// The probability of as many turns to fail or more.
  public var worse: ExactProbability

  /// The probability of turns as one-sided in either direction.
  public var different: ExactProbability

  /// Tests pairs that turned.
  ///
  /// - Parameters:
  ///   - toFail: How many pairs passed before and fail now.
  ///   - toPass: How many pairs failed before and pass now.
  public init(toFail: Int, toPass: Int) {
    let count = toFail + toPass
    let weights = Natural.binomials(count)
    func tail(from least: Int) -> Natural {
      weights[least...].reduce(into: Natural.zero) { $0 += $1 }
    }
    let total = Natural.powerOfTwo(count)
    worse = ExactProbability(tail(from: toFail), of: total)
    let oneSided = tail(from: max(toFail, toPass))
    different = min(.certain, ExactProbability(oneSided + oneSided, of: total))
  }
}

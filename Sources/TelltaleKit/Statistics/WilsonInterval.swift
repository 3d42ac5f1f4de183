/// Where the true share of passes probably lies, given some trials.
///
/// The score interval of E. B. Wilson (1927), without a correction for continuity.
public struct WilsonInterval: Hashable, Sendable {
  /// The lower end, from 0.
  public var lower: Double

  /// The upper end, to 1.
  public var upper: Double

  /// The standard normal quantile of an interval that holds 95 % of the time.
  public static let quantile95 = 1.959963984540054

  /// Creates the interval of a rate; all from 0 to 1 for one of no trials.
  ///
  /// - Parameters:
  ///   - rate: What was seen.
  ///   - quantile: The two-sided standard normal quantile.
  public init(_ rate: TrialRate, quantile: Double = quantile95) {
    guard rate.of > 0 else {
      (lower, upper) = (0, 1)
      return
    }
    let count = Double(rate.of)
    let share = Double(rate.passed) / count
    let square = quantile * quantile
    let center = (share + square / (2 * count)) / (1 + square / count)
    let half =
      quantile / (1 + square / count)
      * (share * (1 - share) / count + square / (4 * count * count)).squareRoot()
    // Exactly at the ends, where rounding would miss them.
    lower = rate.passed == 0 ? 0 : max(0, center - half)
    upper = rate.failed == 0 ? 1 : min(1, center + half)
  }
}

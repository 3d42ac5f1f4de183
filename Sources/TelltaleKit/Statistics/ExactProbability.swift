/// A probability as a fraction of whole numbers.
///
/// Verdicts compare these and never floating-point numbers: none against three of
/// three is exactly 1/20, which sums of logarithms put on either side of 0.05.
public struct ExactProbability: Hashable, Sendable, Comparable {
  private var numerator: Natural
  private var denominator: Natural

  /// Creates a probability from natural numbers; the whole is not 0.
  init(_ part: Natural, of whole: Natural) {
    numerator = part
    denominator = whole
  }

  /// Creates a probability, such as 1 of 20.
  ///
  /// - Parameters:
  ///   - part: From 0 to `whole`.
  ///   - whole: At least 1.
  public init(_ part: Int, of whole: Int) {
    self.init(Natural(part), of: Natural(whole))
  }

  /// What is certain.
  public static let certain = Self(1, of: 1)

  /// The probability as a number from 0 to 1.
  public var value: Double { numerator.ratio(to: denominator) }

  /// Whether one fraction is a smaller number than another.
  public static func < (left: Self, right: Self) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }

  /// Whether two fractions are the same number.
  public static func == (left: Self, right: Self) -> Bool {
    left.numerator * right.denominator == right.numerator * left.denominator
  }

  /// Hashes the number, not how the fraction is written.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }

  /// Returns the probability times `factor` over `divisor`, at most 1.
  func scaled(by factor: Int, over divisor: Int) -> Self {
    min(.certain, Self(numerator * Natural(factor), of: denominator * Natural(divisor)))
  }
}

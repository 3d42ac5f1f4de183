/// How many of some trials passed: a share that keeps its size.
public struct TrialRate: Hashable, Sendable, CustomStringConvertible {
  /// How many passed, from 0 to ``of``.
  public var passed: Int

  /// How many trials there were.
  public var of: Int

  /// Creates a rate.
  public init(_ passed: Int, of: Int) {
    self.passed = passed
    self.of = of
  }

  /// How many did not pass.
  public var failed: Int { of - passed }

  /// The rate as it is written: `3/10`.
  public var description: String { "\(passed)/\(of)" }

  /// Both together.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.passed + right.passed, of: left.of + right.of)
  }

  /// Whether fewer of as many trials pass than of another's.
  public func isBelow(_ other: Self) -> Bool { passed * other.of < other.passed * of }

  /// Whether the share is at least a fraction.
  func isAtLeast(_ part: Int, of whole: Int) -> Bool { passed * whole >= part * of }

  /// Whether the share is below another's by at least a number of hundredths.
  func isBelow(_ other: Self, byHundredths hundredths: Int) -> Bool {
    (other.passed * of - passed * other.of) * 100 >= hundredths * of * other.of
  }
}

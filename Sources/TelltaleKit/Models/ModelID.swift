/// The name by which suites and baselines know a model, such as `afm-3-core`.
public struct ModelID: Hashable, Sendable, Comparable, CustomStringConvertible,
  ExpressibleByStringLiteral
{
  /// The name's text.
  public let rawValue: String

  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Creates a name from a literal.
  public init(stringLiteral value: String) { self.rawValue = value }

  /// The name's text.
  public var description: String { rawValue }

  /// Whether one name sorts before another, bytewise.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
  }
}

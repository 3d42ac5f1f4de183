/// The version of an operating system; all of Apple's platforms count alike.
public struct OSVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The first number.
  public var major: Int

  /// The second number.
  public var minor: Int

  /// Creates a version.
  public init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// Reads a version such as `27`, `27.0`, `26.5.1`, `iOS 26.2`; `nil` for
  /// anything else.
  public init?(_ text: String) {
    let number = text.split(separator: " ").last ?? ""
    let parts = number.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), parts.allSatisfy({ $0 != nil && $0 ?? -1 >= 0 }),
      let major = parts[0]
    else { return nil }
    self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
  }

  /// The two numbers with a full stop between.
  public var description: String { "\(major).\(minor)" }

  /// Whether one version is older than another.
  public static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

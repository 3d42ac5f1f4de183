/// A pattern for names: `*` stands for any text, `?` for one character.
public struct Glob: Hashable, Sendable {
  /// The pattern's text.
  public let pattern: String

  /// Creates a pattern.
  public init(_ pattern: String) { self.pattern = pattern }

  /// Whether the whole of a name matches.
  ///
  /// - Complexity: O(*n* · *m*) at worst: after a mismatch only the last `*` is
  ///   tried again.
  public func matches(_ name: String) -> Bool {
    let pattern = Array(pattern.unicodeScalars)
    let name = Array(name.unicodeScalars)
    var patternIndex = 0
    var nameIndex = 0
    var star: Int?
    var resume = 0
    while nameIndex < name.count {
      if patternIndex < pattern.count, pattern[patternIndex] == "*" {
        star = patternIndex
        resume = nameIndex
        patternIndex += 1
      } else if patternIndex < pattern.count,
        pattern[patternIndex] == "?" || pattern[patternIndex] == name[nameIndex]
      {
        patternIndex += 1
        nameIndex += 1
      } else if let star {
        patternIndex = star + 1
        resume += 1
        nameIndex = resume
      } else {
        return false
      }
    }
    return pattern[patternIndex...].allSatisfy { $0 == "*" }
  }

  /// Whether the pattern is a name without `*` and `?`.
  public var isPlain: Bool { !pattern.contains { $0 == "*" || $0 == "?" } }
}

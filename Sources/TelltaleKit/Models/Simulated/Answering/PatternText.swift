/// Keeps a value to the pattern that its guide sets.
enum PatternText {
  /// Returns the first text that a pattern matches whole, else its first match
  /// inside them; `nil` without one or when the pattern cannot be read.
  static func match(of pattern: String, in value: String?, or texts: [String]) -> String? {
    guard let regex = try? Regex(pattern) else { return value }
    if let value, value.wholeMatch(of: regex) != nil { return value }
    for text in [value].compactMap({ $0 }) + texts {
      if let match = text.firstMatch(of: regex) { return String(text[match.range]) }
    }
    return nil
  }
}

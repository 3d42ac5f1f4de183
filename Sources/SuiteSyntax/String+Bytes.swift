/// Texts as the bytes that a file holds.
extension String {
  /// Whether two texts have the same bytes; `==` also holds for two spellings that
  /// Unicode calls equivalent.
  ///
  /// - Parameter other: The text to compare with.
  /// - Returns: Whether every byte is the same.
  package func hasBytes(of other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// How a name differs in code points from an earlier one that looks the same, and
  /// what to do.
  ///
  /// - Parameter first: The earlier name.
  /// - Returns: The help for a diagnostic at the later name.
  package func renamingHelp(besides first: String) -> String {
    """
    they look the same, and are \(codePoints(unlike: first)) here and \
    \(first.codePoints(unlike: self)) there: rename or remove one
    """
  }

  /// The code points from the first to the last in which the text differs from
  /// another, such as `U+0065 U+0301`.
  ///
  /// - Parameter other: The text to compare with.
  /// - Returns: The code points, with spaces between them.
  package func codePoints(unlike other: String) -> String {
    let start = zip(unicodeScalars, other.unicodeScalars).prefix { $0 == $1 }.count
    let rest = unicodeScalars.dropFirst(start)
    let end = zip(rest.reversed(), other.unicodeScalars.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    return rest.dropLast(end)
      .map { scalar in
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
      }
      .joined(separator: " ")
  }
}

/// How text looks on a terminal, by what it means.
///
/// Everything reads without color: a style adds to words, never replaces them.
package struct Style: Hashable, Sendable {
  /// What a piece of text is.
  package enum Role: Hashable, Sendable, CaseIterable {
    /// Something that turns the run red.
    case failure

    /// Something that is as it should be.
    case success

    /// Something that differs but fails nothing.
    case warning

    /// A heading or the name of what follows.
    case emphasis

    /// A path, a command, a name to type.
    case hint

    /// What is there for orientation only.
    case context

    /// The words that show why.
    case evidence

    /// Text that only the old version has.
    case removed

    /// Text that only the new version has.
    case added
  }

  /// Whether escape sequences are written at all.
  package let isColored: Bool

  /// No escape sequences.
  package static let plain = Style(isColored: false)

  /// The colors of the terminal's own palette.
  package static let colored = Style(isColored: true)

  /// Creates a style.
  package init(isColored: Bool) { self.isColored = isColored }

  /// Returns text in a role.
  ///
  /// Each line is marked by itself, so that a line can be cut out of the text.
  package func callAsFunction(_ role: Role, _ text: String) -> String {
    guard isColored, !text.isEmpty else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "\u{1B}[\(role.parameters)m\($0)\u{1B}[0m" }
      .joined(separator: "\n")
  }
}

extension Style.Role {
  /// The parameters of "select graphic rendition" (ECMA-48, 8.3.117).
  fileprivate var parameters: String {
    switch self {
    case .failure: "1;31"
    case .success: "32"
    case .warning: "33"
    case .emphasis: "1"
    case .hint: "36"
    case .context: "2"
    case .evidence: "31;4"
    case .removed: "31"
    case .added: "32"
    }
  }
}

import SourceText

/// A single example, or too many.
///
/// Apple, Prompting an on-device foundation model, "Provide simple input-output
/// examples": "Try giving the model between 2-15 examples". A single one becomes
/// the shape of every answer.
struct SingleExample: LintRule {
  static let id: Diagnostic.ID = "lint-examples"

  /// The most examples.
  static let limit = 15

  /// How a line begins that holds an example.
  private static let labels: Set<String> = [
    "example", "voorbeeld", "exemple", "beispiel", "ejemplo", "esempio", "exemplo", "exempel",
    "eksempel", "örnek",
  ]

  func warnings(about suite: LintedSuite) -> [Diagnostic] {
    suite.texts.filter(\.isForDevice).compactMap { text in
      let lines = text.literal.split(whereSeparator: \.isNewline).filter(isExample)
      guard let first = lines.first, lines.count == 1 || lines.count > Self.limit else {
        return nil
      }
      let label = String(first.drop { !$0.isLetter }.prefix { $0.isLetter })
      return warning(
        lines.count == 1
          ? "a single example becomes the shape of every answer"
          : "\(lines.count) examples are too many for a small model",
        at: text.range(of: label),
        help: "give two to \(Self.limit) short examples that differ, or none")
    }
  }

  /// Whether a line is `Example:` or `Example 1:`, with a mark before it or not.
  private func isExample(_ line: Substring) -> Bool {
    let text = line.drop { !$0.isLetter }
    let word = text.prefix { $0.isLetter }
    guard Self.labels.contains(word.lowercased()) else { return false }
    let rest = text.dropFirst(word.count).drop { $0.isWhitespace || $0.isNumber || $0 == "*" }
    return rest.first == ":" || rest.first == "："
  }
}

import SourceText

/// Instructions or a prompt of more than three paragraphs.
///
/// Apple, Prompting an on-device foundation model, "Keep prompts simple and
/// clear": "Limit your prompt to one to three paragraphs".
struct Paragraphs: LintRule {
  static let id: Diagnostic.ID = "lint-paragraphs"

  /// The most paragraphs.
  static let limit = 3

  /// How many words make a paragraph of what else may be a heading.
  private static let leastWords = 8

  func warnings(about suite: LintedSuite) -> [Diagnostic] {
    suite.texts.filter(\.isForDevice).compactMap { text in
      let paragraphs = paragraphs(of: text.literal)
      guard paragraphs.count > Self.limit else { return nil }
      let start = paragraphs[Self.limit].prefix { !$0.isNewline && $0 != "\u{FFFC}" }
      return warning(
        "\(paragraphs.count) paragraphs; a small model needs one to \(Self.limit)",
        at: text.range(of: String(start)),
        help: "keep what changes the answers, or split the task into several requests")
    }
  }

  /// The paragraphs of prose; an example, a list, a heading or what variables
  /// bring is none.
  private func paragraphs(of text: String) -> [Substring] {
    var paragraphs: [Substring] = []
    for block in text.split(separator: #/\n[ \t]*\n/#) {
      let block = block.drop(while: \.isWhitespace)
      guard let first = block.first, first.isLetter else { continue }
      let label = block.prefix { !$0.isNewline }.prefix { $0 != ":" }
      let hasLabel = block.contains(":") && label.split(separator: " ").count <= 3
      if !hasLabel, LintedWords(String(block)).words.count >= Self.leastWords {
        paragraphs.append(block)
      }
    }
    return paragraphs
  }
}

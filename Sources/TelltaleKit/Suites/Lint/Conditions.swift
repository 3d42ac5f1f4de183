import SourceText

/// A text with several conditions, most of which do not apply.
///
/// Apple, Prompting an on-device foundation model, "Turn conditional prompting
/// into programming logic": a model on a device "can handle some conditionals",
/// but "too much conditional complexity can affect the on-device model's ability
/// to follow instructions". Apple's example of too much has three.
struct Conditions: LintRule {
  static let id: Diagnostic.ID = "lint-conditions"

  /// From how many on it is too much.
  static let limit = 3

  /// Words that start a condition where they start a sentence.
  private static let words: Set<String> = [
    "if", "als", "indien", "si", "wenn", "falls", "se", "om", "hvis", "dersom", "eğer",
  ]

  func warnings(about suite: LintedSuite) -> [Diagnostic] {
    suite.texts.filter(\.isForDevice).compactMap { text in
      let starts = LintedWords(text.literal).words.filter {
        $0.startsSentence && Self.words.contains($0.folded)
      }
      // One language's word for "if" is another's for "about" or "itself".
      let counts = Dictionary(grouping: starts, by: \.folded).mapValues(\.count)
      guard let (word, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
        count >= Self.limit
      else { return nil }
      let spelling = starts.first { $0.folded == word }.map { String($0.text) } ?? word
      return warning(
        "\(count) conditions in one text distract a small model", at: text.range(of: spelling),
        help: """
          decide in your app which of them holds, and write only that one: with a variable, \
          as in {{rule}}
          """)
    }
  }
}

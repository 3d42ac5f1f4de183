import SourceText

/// A model is told to think, and its answer has no place for the thoughts.
///
/// Apple, Prompting an on-device foundation model, "Handle on-device reasoning":
/// such a phrase "can result in unexpected text being inserted into your
/// Generable structure if the model doesn't have a place for its reasoning. […]
/// Make sure the reasoning field is the first property".
struct ReasoningField: LintRule {
  static let id: Diagnostic.ID = "lint-reasoning-field"

  /// Phrases that ask for reasoning, in the languages that have them here.
  private static let phrases: [[String]] = [
    ["think", "step", "by", "step"], ["think", "step-by-step"], ["reason", "step", "by", "step"],
    ["think", "through", "this"], ["think", "through", "the"], ["show", "your", "work"],
    ["show", "your", "reasoning"], ["explain", "your", "reasoning"],
    ["denk", "stap", "voor", "stap"], ["leg", "je", "redenering", "uit"],
    ["réfléchis", "étape", "par", "étape"], ["réfléchissez", "étape", "par", "étape"],
    ["raisonne", "étape", "par", "étape"], ["explique", "ton", "raisonnement"],
    ["denke", "schritt", "für", "schritt"], ["denk", "schritt", "für", "schritt"],
    ["überlege", "schritt", "für", "schritt"], ["piensa", "paso", "a", "paso"],
    ["ragiona", "passo", "dopo", "passo"], ["pense", "passo", "a", "passo"],
    ["tänk", "steg", "för", "steg"], ["tenk", "steg", "for", "steg"],
    ["tænk", "trin", "for", "trin"],
  ]

  /// How the names of properties begin, after any prefix, that hold thoughts.
  private static let stems = [
    "reason", "thought", "think", "step", "plan", "work", "analys", "rational", "explan",
    "raison", "réflexion", "denk", "redener", "gedanke", "begründ", "überleg", "razona", "ragiona",
    "racioc", "tanke", "scratch",
  ]

  func warnings(about suite: LintedSuite) -> [Diagnostic] {
    guard let properties = suite.suite.answer?.properties, let first = properties.first,
      !isForThoughts(first.name)
    else { return [] }
    let later = properties.first { isForThoughts($0.name) }
    return suite.texts.filter(\.isForDevice).compactMap { text in
      let words = LintedWords(text.literal)
      for phrase in Self.phrases {
        guard let spelling = words.spelling(of: phrase) else { continue }
        return warning(
          later.map { "the answer's property '\($0.name)' for reasoning should come first" }
            ?? "the answer has no property for the reasoning that this asks for",
          at: text.range(of: spelling),
          help: later.map { "move '\($0.name)' before '\(first.name)' in answer:" }
            ?? """
            the thoughts end up in '\(first.name)'; add a property such as reasoning: string \
            before it in answer:
            """)
      }
      return nil
    }
  }

  private func isForThoughts(_ name: String) -> Bool {
    let name = name.lowercased()
    return Self.stems.contains { name.contains($0) }
  }
}

import SourceText

/// Politeness and hedging, which a small model has no use for.
///
/// Apple, Prompting an on-device foundation model, "Keep prompts simple and
/// clear", strategies to avoid: "Unnecessary politeness or hedging".
struct Politeness: LintRule {
  static let id: Diagnostic.ID = "lint-politeness"

  private struct Phrase {
    var words: [String]
    var isAtStart = false
    var before: Set<String> = []
  }

  /// The phrases; each belongs to one language only.
  private static let phrases = [
    Phrase(words: ["please"], before: ["to"]), Phrase(words: ["could", "you"], isAtStart: true),
    Phrase(words: ["would", "you"], isAtStart: true), Phrase(words: ["maybe"]),
    Phrase(words: ["perhaps"]),
    Phrase(words: ["alsjeblieft"]), Phrase(words: ["alstublieft"]),
    Phrase(words: ["kun", "je"], isAtStart: true), Phrase(words: ["kunt", "u"], isAtStart: true),
    Phrase(words: ["zou", "je"], isAtStart: true), Phrase(words: ["misschien"]),
    Phrase(words: ["s'il", "te", "plaît"]), Phrase(words: ["s'il", "vous", "plaît"]),
    Phrase(words: ["peut-être"]), Phrase(words: ["pourriez-vous"]), Phrase(words: ["pourrais-tu"]),
    Phrase(
      words: ["bitte"], before: ["die", "der", "eine", "einer", "seine", "ihre", "jede", "diese"]),
    Phrase(words: ["könntest", "du"], isAtStart: true),
    Phrase(words: ["könnten", "sie"], isAtStart: true), Phrase(words: ["vielleicht"]),
    Phrase(words: ["por", "favor"]), Phrase(words: ["per", "favore"]), Phrase(words: ["venligst"]),
    Phrase(words: ["vennligst"]), Phrase(words: ["lütfen"]),
  ]

  func warnings(about suite: LintedSuite) -> [Diagnostic] {
    suite.texts.filter(\.isForDevice).compactMap { text in
      let words = LintedWords(text.literal)
      for phrase in Self.phrases {
        guard
          let spelling = words.spelling(
            of: phrase.words, isAtStart: phrase.isAtStart, unlessAfter: phrase.before)
        else { continue }
        return warning(
          "'\(spelling)': politeness and hedging make a prompt longer and less clear",
          at: text.range(of: spelling),
          help: "say what to do with a verb, such as List, Write or Answer")
      }
      return nil
    }
  }
}

/// Whether words before a fact repeat the question.
package enum QuestionEcho {
  /// Whether half or more of the content words are words of the question.
  ///
  /// A shared stem of five letters counts. In a text without spaces two
  /// characters have to be shared.
  package static func repeats(
    _ question: TextTokens, in words: [TextToken], phrases: Phrases
  ) -> Bool {
    let content = words.filter { hasContent($0, phrases: phrases) }
    let asked = question.tokens.filter { hasContent($0, phrases: phrases) }
    guard !content.isEmpty else { return false }
    let texts = Set(asked.map(\.text))
    if content.count(where: \.isCharacter) * 2 > content.count {
      let shared = content.count { texts.contains($0.text) }
      return shared >= 2 && shared * 2 >= content.count
    }
    let stems = Set(asked.filter { $0.text.count >= 5 }.map { $0.text.prefix(5) })
    let shared = content.count {
      texts.contains($0.text) || ($0.text.count >= 5 && stems.contains($0.text.prefix(5)))
    }
    return shared >= 1 && shared * 2 >= content.count
  }

  static func hasContent(_ token: TextToken, phrases: Phrases) -> Bool {
    token.isCharacter
      ? !phrases.questionCharacters.contains(token.text)
      : !phrases.stopWords.contains(token.text) && !phrases.leadIns.contains(token.text)
  }
}

/// What a question and its passages hold, to tell what a text carries of the
/// passages that the question did not.
package struct Grounding: Sendable {
  private let phrases: Phrases
  private let questionStems: Set<String>
  private let passageStems: Set<String>
  private let questionCharacters: String
  private let passageCharacters: String

  /// Whether there is any text in the passages.
  package let hasPassages: Bool

  /// Reads a question and the passages' texts.
  package init(question: TextTokens, passages: [TextTokens], phrases: Phrases) {
    self.phrases = phrases
    questionStems = Set(question.tokens.map(\.stem))
    passageStems = Set(passages.flatMap { $0.tokens.map(\.stem) })
    questionCharacters = question.words.joined()
    passageCharacters = passages.map { $0.words.joined() }.joined(separator: "\n")
    hasPassages = passages.contains { !$0.tokens.isEmpty }
  }

  /// Whether a token is a number that the question does not hold.
  package func isNewNumber(_ token: TextToken) -> Bool {
    token.kind == .number && !questionStems.contains(token.stem)
  }

  /// Whether the question holds a word, or one with its first six letters.
  package func isAsked(_ token: TextToken) -> Bool { questionStems.contains(token.stem) }

  /// Whether a word carries something of its own: not an article, a question
  /// word, or a word for documents.
  ///
  /// A negation does, for a passage that has one makes a negative answer likelier.
  package func hasContent(_ token: TextToken) -> Bool {
    switch token.kind {
    case .number: true
    case .ideograph, .syllable: !phrases.questionCharacters.contains(token.text)
    case .word:
      token.text.count > 2 && !phrases.stopWords.contains(token.text)
        && !phrases.leadIns.contains(token.text)
        && !phrases.documentNouns.contains { token.text.hasPrefix($0) }
    }
  }

  /// The tokens that stand in the passages and not in the question, each once.
  ///
  /// Of a text without spaces, pairs of characters are looked at, and the first
  /// of each pair is returned.
  package func newTokens(of text: TextTokens) -> [TextToken] {
    var seen: Set<String> = []
    var result: [TextToken] = []
    let tokens = text.tokens
    for (index, token) in tokens.enumerated() {
      if token.isCharacter {
        guard index + 1 < tokens.count else { continue }
        let pair = token.text + tokens[index + 1].text
        let isOfDocument = phrases.documentNouns.contains { pair.contains($0) }
        if !isOfDocument, passageCharacters.contains(pair), !questionCharacters.contains(pair),
          seen.insert(pair).inserted
        {
          result.append(token)
        }
      } else if hasContent(token), passageStems.contains(token.stem), !isAsked(token),
        seen.insert(token.stem).inserted
      {
        result.append(token)
      }
    }
    return result
  }
}

extension TextToken {
  /// The first six letters of a word; of a number, its digits, so that `22,41`
  /// and `22.41` are the same.
  var stem: String {
    switch kind {
    case .number:
      String(decoding: text.utf8.filter { (0x30...0x39).contains($0) }, as: UTF8.self)
    case .word: text.utf8.count <= 6 ? text : String(text.prefix(6))
    case .ideograph, .syllable: text
    }
  }
}

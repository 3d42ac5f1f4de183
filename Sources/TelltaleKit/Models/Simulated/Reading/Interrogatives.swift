/// The words that open questions in one language.
struct Interrogatives: Sendable {
  /// What opens a question.
  struct Opening: Sendable {
    var kind: QuestionKind
    var words: Range<Int>

    /// The words that are part of it; others may stand between.
    var covered: [Int]
  }

  private let index: TermIndexes
  private let vocabulary: Vocabulary
  private let own: TermIndexes

  /// Whether the language asks for yes or no by a particle and not by order.
  private let hasParticle: Bool

  /// Whether the verb of such a question may stand after its subject.
  private let hasFreeOrder: Bool

  /// Takes the words of a language; those of English where it has no file.
  init(of language: String) {
    let lexicon = LexiconStore.lexicon(of: language) ?? LexiconStore.lexicon(of: "en")
    let lexicons = [lexicon].compactMap { $0 }
    index = TermIndexes(lexicons.map(\.questions))
    vocabulary = Vocabulary(lexicons: lexicons)
    own = TermIndexes(lexicons.map(\.concepts), inflects: true)
    hasFreeOrder = ["es", "it", "pt"].contains(language)
    hasParticle = ["ja", "ko", "tr", "vi", "zh"].contains(language)
  }

  /// Returns the longest opening of a question, the earliest of the longest; in
  /// scripts without spaces, where what asks stands where the answer would, the last
  /// that tells more than "what".
  func opening(of words: [FoldedWord]) -> Opening? {
    let hits = index.hits(in: words)
    if hits.contains(where: { words[$0.words.lowerBound].isIdeographic }) {
      let open = QuestionKind.allCases.firstIndex(of: .open)
      return hits.max { left, right in
        (left.value == open ? 0 : 1, left.words.upperBound, left.words.count, -left.value)
          < (right.value == open ? 0 : 1, right.words.upperBound, right.words.count, -right.value)
      }.map(Self.opening)
    }
    let best = hits.max { left, right in
      (left.words.count, -left.words.lowerBound, -left.value)
        < (right.words.count, -right.words.lowerBound, -right.value)
    }
    return best.map(Self.opening)
  }

  private static func opening(_ hit: TermIndex.Hit) -> Opening {
    Opening(kind: QuestionKind.allCases[hit.value], words: hit.words, covered: hit.covered)
  }

  /// Returns hits without those where a frequent word of the question's own language is
  /// like a word of another, as the Danish `skal` is like the Swedish `skäl`.
  func withoutForeign(_ hits: [TermIndex.Hit], in words: [FoldedWord]) -> [TermIndex.Hit] {
    hits.filter { hit in
      let word = words[hit.words.lowerBound].bytes
      guard hit.words.count == 1, !words[hit.words.lowerBound].isIdeographic,
        vocabulary.isStopWord(word) || vocabulary.contains(word, in: .yesNo)
      else { return true }
      return own.values(of: word).contains(hit.value)
    }
  }

  /// Whether a question for yes or no is one without a question mark too: its verb stands
  /// first, where its place is free.
  func asksWithoutMark(_ words: [FoldedWord]) -> Bool {
    !hasFreeOrder || words.first.map { vocabulary.contains($0.bytes, in: .yesNo) } ?? false
  }

  /// Whether "est-ce que" opens a question, and nothing else asks in it.
  func asksByPhrase(_ words: [FoldedWord]) -> Bool {
    let head = words.prefix(3).map(\.text)
    return head.count == 3 && head[0] == "est" && head[1] == "ce"
      && (head[2] == "que" || head[2] == "qu")
  }

  /// Whether the first word is a verb that opens a yes-or-no question.
  func opensYesNo(_ words: [FoldedWord]) -> Bool {
    guard let first = words.first else { return false }
    if asksByPhrase(words) { return true }
    if vocabulary.contains(first.bytes, in: .yesNo) { return true }
    if hasFreeOrder, words.contains(where: { vocabulary.contains($0.bytes, in: .yesNo) }) {
      return true
    }
    if hasParticle {
      return !vocabulary.hits(of: [.yesNo], in: words).isEmpty
    }
    // Inversion, as in "les animaux sont-ils admis".
    return zip(words, words.dropFirst()).contains { verb, pronoun in
      verb.range.upperBound + 1 == pronoun.range.lowerBound
        && vocabulary.contains(pronoun.bytes, in: .invertedPronouns)
    }
  }
}

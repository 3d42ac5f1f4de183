/// The rule words of the language of a sentence, or of those that it may be in.
struct RuleIndex: Sendable {
  /// What the words of a sentence mean.
  struct Lookup {
    struct TermHit {
      var term: RuleTerm
      var words: Range<Int>

      /// Whether the entry is longer than some words that it covers.
      func hides(_ other: Range<Int>) -> Bool {
        words.count > other.count && words.clamped(to: other) == other
      }
    }

    var terms: [TermHit]
    var clauseOf: [Int]

    /// How much of a word each is: in scripts without spaces a word has about two
    /// characters.
    var weights: [Double]

    var languages: [RuleSentence.NamedLanguage]
    var withWords: [Int]
    var thatWords: [Int]
    var holdsCurrencySign: Bool
  }

  private let vocabulary: Vocabulary
  private let terms: TermIndexes
  private let names: TermIndexes

  private init(_ lexicons: [Lexicon]) {
    vocabulary = Vocabulary(lexicons: lexicons)
    terms = TermIndexes(lexicons.map(\.rules), isGreedy: false)
    names = TermIndexes(lexicons.map(\.languageNames))
  }

  /// Returns the index for the language of a sentence, or of all that it may be in
  /// where it does not tell.
  static func index(for sentence: String, words: [FoldedWord]) -> RuleIndex {
    let vocabulary = RequestLanguages.vocabulary(of: sentence)
    return RuleIndex(vocabulary.likeliest(for: words).map { [$0] } ?? vocabulary.lexicons)
  }

  /// Looks the words of a sentence up.
  func lookup(_ words: [FoldedWord], text: String) -> Lookup {
    let text = Array(text.utf8)
    let end = exampleStart(words)
    let hits = terms.hits(in: words).compactMap { hit -> Lookup.TermHit? in
      guard let term = RuleTerm(rawValue: hit.value), hit.words.lowerBound < end else { return nil }
      return Lookup.TermHit(term: term, words: hit.words)
    }
    let longer = hits.filter { $0.words.count > 1 && words[$0.words.lowerBound].isIdeographic }
    var covered = Set<Int>()
    for hit in hits where hit.words.count > 1 && Self.covering.contains(hit.term) {
      covered.formUnion(hit.words)
    }
    let kept = hits.filter { hit in
      if hit.words.count == 1, hit.term == .negation || hit.term == .answer {
        if covered.contains(hit.words.lowerBound) { return false }
      }
      // In scripts without spaces a negation inside a longer entry is a part of it.
      if Self.parts.contains(hit.term), longer.contains(where: { $0.hides(hit.words) }) {
        return false
      }
      guard hit.term == .language else { return true }
      let neighbours = [hit.words.lowerBound - 1, hit.words.upperBound]
      return neighbours.allSatisfy { index in
        !words.indices.contains(index) || !vocabulary.contains(words[index].bytes, in: .manners)
      }
    }
    let clauseOf = clauses(words, text: text, hits: kept)
    let weights = words.map { $0.isIdeographic ? 0.5 : 1 }
    let languages = names.hits(in: words).filter { $0.words.lowerBound < end }
      .map { hit in
        RuleSentence.NamedLanguage(
          code: String(LexiconKeys.languages[hit.value]), clause: clauseOf[hit.words.lowerBound],
          followsPreposition: isManner(hit.words, of: words),
          position: Int(weights[..<hit.words.lowerBound].reduce(0, +)))
      }
      .sorted { ($0.position, $0.code) < ($1.position, $1.code) }
    return Lookup(
      terms: kept, clauseOf: clauseOf, weights: weights, languages: languages,
      withWords: places(of: .with, in: words), thatWords: places(of: .that, in: words),
      holdsCurrencySign: holdsSign(text))
  }

  private func places(of list: WordList, in words: [FoldedWord]) -> [Int] {
    vocabulary.hits(of: [list], in: words).map(\.words.lowerBound)
  }

  /// Whether the word next to a language's name makes it the language of a text; in a
  /// language without such words the name alone does.
  private func isManner(_ name: Range<Int>, of words: [FoldedWord]) -> Bool {
    let markers = vocabulary.hits(of: [.languagePrepositions], in: words)
    return markers.contains { $0.words.upperBound == name.lowerBound }
      || words[name.lowerBound].isIdeographic
        && markers.contains { $0.words.lowerBound == name.upperBound }
      || vocabulary.lexicons.contains { $0.code == "tr" }
  }

  /// The first word of an example, from where nothing is a rule any more.
  private func exampleStart(_ words: [FoldedWord]) -> Int {
    terms.hits(in: words).filter { $0.value == RuleTerm.example.rawValue }
      .map(\.words.lowerBound).min() ?? words.count
  }

  /// Numbers the clause of each word: cut at punctuation, at "and" and "but",
  /// and before a word that opens a condition, or after it where it closes one.
  private func clauses(_ words: [FoldedWord], text: [UInt8], hits: [Lookup.TermHit]) -> [Int] {
    var conditions = Set<Int>()
    let isVerbFinal = vocabulary.lexicons.contains { Self.verbFinal.contains($0.code) }
    for hit in hits where hit.term == .condition {
      conditions.insert(isVerbFinal ? hit.words.upperBound : hit.words.lowerBound)
    }
    var clause = 0
    return words.indices.map { index in
      guard index > 0 else { return 0 }
      let between = text[words[index - 1].range.upperBound..<words[index].range.lowerBound]
      let isCut =
        between.contains { Self.marks.contains($0) || $0 >= 0xE2 }
        || conditions.contains(index) || vocabulary.contains(words[index].bytes, in: .joining)
      if isCut { clause += 1 }
      return clause
    }
  }

  private func holdsSign(_ text: [UInt8]) -> Bool {
    text.indices.contains { index in
      if text[index] == UInt8(ascii: "$") { return true }
      if index > 0, text[index - 1] == 0xC2, text[index] == 0xA3 || text[index] == 0xA5 {
        return true
      }
      // U+20A0 to U+20BF are signs of currencies.
      return index + 2 < text.count && text[index] == 0xE2 && text[index + 1] == 0x82
        && text[index + 2] >= 0xA0
    }
  }

  private static let covering: Set<RuleTerm> = [
    .waiver, .differs, .sentenceLimit, .asWritten, .any,
  ]

  /// The languages in which a condition and a negation stand at the end.
  private static let verbFinal: Set<String> = ["ja", "ko", "tr"]
  private static let parts: Set<RuleTerm> = [.negation, .without, .drop, .back, .only, .waiver]
  private static let marks = Set(",;:()".utf8)
}

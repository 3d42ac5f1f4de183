/// The rule words of one language, or of all, ready for lookup.
struct RuleIndex: Sendable {
  /// What the words of a sentence mean.
  struct Lookup {
    struct TermHit {
      var term: RuleTerm
      var words: Range<Int>
    }

    var terms: [TermHit]
    var clauseOf: [Int]
    var languages: [RuleSentence.NamedLanguage]
    var withWords: [Int]
    var thatWords: [Int]
    var holdsCurrencySign: Bool
  }

  private var terms = TermIndex()
  private var manners = TermIndex()
  private var names = TermIndex()
  private var prepositions = TermIndex()
  private let codes: [String]

  private init(_ vocabularies: [RuleVocabulary]) {
    codes = Set(vocabularies.flatMap { $0.languageNames.keys }).sorted()
    for vocabulary in vocabularies {
      for term in RuleTerm.allCases {
        terms.add(vocabulary.terms[term] ?? "", value: term.rawValue)
      }
      manners.add(vocabulary.manners, value: 0)
      prepositions.add(vocabulary.languagePrepositions, value: 0)
      for (index, code) in codes.enumerated() {
        names.add(vocabulary.languageNames[code] ?? "", value: index)
      }
    }
  }

  private static let byLanguage: [String: RuleIndex] = Dictionary(
    uniqueKeysWithValues: LanguageTable.all.map { ($0.code, RuleIndex([$0.rules])) })
  private static let union = RuleIndex(LanguageTable.all.map(\.rules))

  /// Returns the index for the language of a sentence, or of all languages where
  /// the sentence does not tell.
  static func index(for words: [FoldedWord]) -> RuleIndex {
    guard let code = LanguageTable.likeliest(for: words) else { return union }
    return byLanguage[code] ?? union
  }

  /// Looks the words of a sentence up.
  func lookup(_ words: [FoldedWord], text: String) -> Lookup {
    let text = Array(text.utf8)
    let end = exampleStart(words)
    let hits = terms.hits(in: words).compactMap { hit -> Lookup.TermHit? in
      guard let term = RuleTerm(rawValue: hit.value), hit.words.lowerBound < end else { return nil }
      return Lookup.TermHit(term: term, words: hit.words)
    }
    var covered = Set<Int>()
    for hit in hits where hit.words.count > 1 && Self.covering.contains(hit.term) {
      covered.formUnion(hit.words)
    }
    let kept = hits.filter { hit in
      if hit.words.count == 1, hit.term == .negation || hit.term == .answer {
        if covered.contains(hit.words.lowerBound) { return false }
      }
      guard hit.term == .language else { return true }
      let neighbours = [hit.words.lowerBound - 1, hit.words.upperBound]
      return neighbours.allSatisfy { index in
        !words.indices.contains(index) || manners.values(of: words[index].bytes).isEmpty
      }
    }
    let clauseOf = clauses(words, text: text, hits: kept)
    let languages = words.indices.flatMap { index -> [RuleSentence.NamedLanguage] in
      guard index < end else { return [] }
      return Set(names.values(of: words[index].bytes)).sorted().map { value in
        let follows =
          index > 0 && !prepositions.values(of: words[index - 1].bytes).isEmpty
        return RuleSentence.NamedLanguage(
          code: codes[value], clause: clauseOf[index], followsPreposition: follows, position: index)
      }
    }
    return Lookup(
      terms: kept, clauseOf: clauseOf, languages: languages,
      withWords: words.indices.filter { Self.with.contains(words[$0].bytes) },
      thatWords: words.indices.filter { Self.that.contains(words[$0].bytes) },
      holdsCurrencySign: holdsSign(text))
  }

  /// The first word of an example, from where nothing is a rule any more.
  private func exampleStart(_ words: [FoldedWord]) -> Int {
    terms.hits(in: words).filter { $0.value == RuleTerm.example.rawValue }
      .map(\.words.lowerBound).min() ?? words.count
  }

  /// Numbers the clause of each word: cut at punctuation, at "and" and "but",
  /// and before a word that opens a condition.
  private func clauses(_ words: [FoldedWord], text: [UInt8], hits: [Lookup.TermHit]) -> [Int] {
    var conditions = Set<Int>()
    for hit in hits where hit.term == .condition { conditions.insert(hit.words.lowerBound) }
    var clause = 0
    return words.indices.map { index in
      guard index > 0 else { return 0 }
      let between = text[words[index - 1].range.upperBound..<words[index].range.lowerBound]
      let isCut =
        between.contains { Self.marks.contains($0) } || between.contains(0xE2)
        || conditions.contains(index) || Self.joining.contains(words[index].bytes)
      if isCut { clause += 1 }
      return clause
    }
  }

  private func holdsSign(_ text: [UInt8]) -> Bool {
    text.indices.contains { index in
      if text[index] == UInt8(ascii: "$") { return true }
      return index + 2 < text.count && text[index] == 0xE2 && text[index + 1] == 0x82
        && text[index + 2] == 0xAC
    }
  }

  private static let covering: Set<RuleTerm> = [
    .waiver, .differs, .sentenceLimit, .asWritten, .any,
  ]
  private static let marks = Set(",;:()".utf8)
  private static let joining: Set<[UInt8]> = Set(
    ["and", "but", "en", "maar", "et", "mais", "und", "aber", "sondern", "doch"].map {
      Array($0.utf8)
    })
  private static let that: Set<[UInt8]> = Set(
    ["that", "dat", "que", "dass"].map { Array($0.utf8) })
  private static let with: Set<[UInt8]> = Set(
    ["with", "met", "par", "avec", "mit"].map { Array($0.utf8) })
}

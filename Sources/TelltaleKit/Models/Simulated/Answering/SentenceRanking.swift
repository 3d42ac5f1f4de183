/// Ranks the sentences of running text by how well they support an answer.
///
/// A sentence counts for each word of the question that it holds, rare words of the text
/// more than frequent ones; a little for those that the sentence before it holds, which
/// it may go on about; and where it holds something of the kind that is asked for and
/// that the question does not say itself.
struct SentenceRanking {
  /// A sentence and how well it supports an answer.
  struct Ranked: Sendable {
    /// Which source it stands in, and its place among the sentences there.
    var source: Int
    var index: Int

    /// For comparison only.
    var score: Double
  }

  /// The sentences, the best first.
  private(set) var ranked: [Ranked] = []

  /// How much of the question each source holds, 0 to 1.
  private(set) var coverage: [Int: Double] = [:]

  /// The sentences that hold something of the kind that is asked for.
  private var fitting: Set<Place> = []

  /// How much a word counts that stands in every sentence.
  private static let least = 0.3

  /// How much a word counts that only the sentence before holds.
  private static let before = 0.3

  /// How much something of the kind that is asked for counts.
  private static let kind = 1.2

  /// Ranks the sentences of those sources that are running text.
  init(question: QuestionReading, sources: [Reading.Source], among places: [Int]) {
    let terms = ProseTerm.terms(of: question)
    let postings = places.map { place in
      Postings(sources[place], isVietnamese: question.language == "vi")
    }
    let strengths = postings.map { postings in terms.map { postings.strengths(of: $0) } }
    let count = postings.reduce(0) { $0 + $1.count }
    let rarity = terms.indices.map { term in
      let holders = strengths.reduce(0) { $0 + $1[term].count { $0 > 0 } }
      return Self.rarity(of: holders, among: count)
    }
    let fit = KindFit(question)
    let total = terms.reduce(0) { $0 + $1.weight }
    var kinds: [Double] = []
    for (position, place) in places.enumerated() {
      let sentences = sources[place].prose?.sentences ?? []
      var covered = 0.0
      let shares = sentences.map { fit.share(of: $0.words) }
      var scores = shares.map { Self.kind * $0 }
      for (index, term) in terms.enumerated() {
        let own = strengths[position][index]
        let named = postings[position].titleStrength(of: term)
        covered += term.weight * max(own.max() ?? 0, named)
        for sentence in own.indices {
          scores[sentence] += term.weight * (rarity[index] + Self.least) * own[sentence]
          if sentence > 0, own[sentence - 1] > own[sentence] {
            scores[sentence] += term.weight * Self.before * (own[sentence - 1] - own[sentence])
          }
        }
      }
      kinds += shares
      coverage[place] = total > 0 ? covered / total : 0
      ranked += scores.enumerated().map { Ranked(source: place, index: $0, score: $1) }
    }
    let most = coverage.values.max() ?? 0
    if places.count > 1, most > 0 {
      for index in ranked.indices {
        ranked[index].score *= (1 + (coverage[ranked[index].source] ?? 0) / most) / 2
      }
    }
    fitting = Set(ranked.indices.filter { kinds[$0] > 0 }.map { Place(ranked[$0]) })
    ranked.sort { ($1.score, $0.source, $0.index) < ($0.score, $1.source, $1.index) }
  }

  /// Returns the sentence to quote beside the best, if there is one: where the best holds
  /// nothing of the kind that is asked for, a neighbour that does, the one before first,
  /// which a "he" or "this" may mean; otherwise the second, where it comes near.
  ///
  /// - Parameter share: How near to the best the second must come, 0 to 1.
  /// - Returns: The sentence, of the same document.
  func companion(within share: Double) -> Ranked? {
    guard let best = ranked.first else { return nil }
    if !fitting.isEmpty, !fitting.contains(Place(best)) {
      for index in [best.index - 1, best.index + 1] {
        let place = Place(source: best.source, index: index)
        guard fitting.contains(place) else { continue }
        return ranked.first { Place($0) == place }
      }
    }
    guard ranked.count > 1, ranked[1].source == best.source,
      ranked[1].score >= best.score * share
    else { return nil }
    return ranked[1]
  }

  /// How much a word says that so many of the sentences hold: about the logarithm of
  /// their ratio, by additions alone, which come out the same on every machine.
  private static func rarity(of holders: Int, among count: Int) -> Double {
    guard holders > 0, holders < count else { return 0 }
    return ((holders + 1)...count).reduce(0.5 / Double(holders)) { $0 + 1 / Double($1) }
  }

  /// Where a sentence stands.
  private struct Place: Hashable {
    var source: Int
    var index: Int

    init(source: Int, index: Int) {
      self.source = source
      self.index = index
    }

    init(_ ranked: Ranked) {
      self.init(source: ranked.source, index: ranked.index)
    }
  }
}

/// In which sentences of a text each word stands.
private struct Postings {
  private struct Entry {
    var bytes: [UInt8]
    var sentences: [Int]
  }

  /// How many sentences there are.
  let count: Int

  private var entries: [Entry] = []
  private var places: [UInt64: Int] = [:]
  private let title: [[UInt8]]

  init(_ source: Reading.Source, isVietnamese: Bool) {
    let sentences = source.prose?.sentences ?? []
    count = sentences.count
    title = Self.units(of: source.namedWords, isVietnamese: isVietnamese)
    for (index, sentence) in sentences.enumerated() {
      for unit in Self.units(of: sentence.words, isVietnamese: isVietnamese) {
        add(unit, sentence: index)
      }
    }
  }

  private mutating func add(_ bytes: [UInt8], sentence: Int) {
    let hash = WordHash.of(bytes)
    if let place = places[hash] {
      if entries[place].sentences.last != sentence { entries[place].sentences.append(sentence) }
    } else {
      places[hash] = entries.count
      entries.append(Entry(bytes: bytes, sentences: [sentence]))
    }
  }

  /// The words, and what neighbours make together.
  private static func units(of words: [FoldedWord], isVietnamese: Bool) -> [[UInt8]] {
    var units: [[UInt8]] = []
    for (index, word) in words.enumerated() {
      if !word.isIdeographic { units.append(word.bytes) }
      let next = index + 1
      if next < words.count, ProseTerm.joins(word, words[next], isVietnamese: isVietnamese) {
        units.append(word.bytes + words[next].bytes)
      }
    }
    return units
  }

  /// How strongly each sentence holds a term, 0 to 1.
  func strengths(of term: ProseTerm) -> [Double] {
    var strengths = [Double](repeating: 0, count: count)
    if let place = places[WordHash.of(term.bytes)] {
      for sentence in entries[place].sentences { strengths[sentence] = 1 }
    }
    guard term.inflects, term.bytes.count >= 4 else { return strengths }
    for entry in entries {
      let likeness = Self.likeness(term.bytes, entry.bytes)
      guard likeness > 0 else { continue }
      for sentence in entry.sentences { strengths[sentence] = max(strengths[sentence], likeness) }
    }
    return strengths
  }

  /// How strongly the title and heading hold a term.
  func titleStrength(of term: ProseTerm) -> Double {
    title.reduce(0) { best, word in
      max(best, word == term.bytes ? 1 : term.inflects ? Self.likeness(term.bytes, word) : 0)
    }
  }

  /// How surely two words are forms of one or of the same root, 0 to 1.
  private static func likeness(_ left: [UInt8], _ right: [UInt8]) -> Double {
    let shorter = min(left.count, right.count)
    guard shorter >= 4 else { return 0 }
    var common = 0
    while common < shorter, left[common] == right[common] { common += 1 }
    if common >= 4, common == shorter || common * 10 >= max(left.count, right.count) * 6 {
      return 0.9
    }
    return max(common >= 5 ? 0.6 : 0, WordMatch.likeness(left, right) * 0.8)
  }
}

/// Whether sentences hold something of the kind that a question asks for.
private struct KindFit {
  private let kind: QuestionKind
  private let said: Set<[UInt8]>
  private let vocabulary: Vocabulary
  private let hasCapitalNouns: Bool

  init(_ question: QuestionReading) {
    let opening = Interrogatives(of: question.language).opening(of: question.words)
    kind = opening.map { $0.kind == .open ? question.kind : $0.kind } ?? question.kind
    said = Set(question.words.map(\.bytes))
    vocabulary = question.vocabulary
    hasCapitalNouns = question.language == "de"
  }

  /// How much of what is asked for a sentence holds, 0 to 1.
  func share(of words: [FoldedWord]) -> Double {
    switch kind {
    case .amount, .quantity, .identifier:
      words.reduce(0) { best, word in
        guard !said.contains(word.bytes) else { return best }
        return max(best, word.hasDigit ? 1 : vocabulary.isNumber(word.bytes) ? 0.8 : 0)
      }
    case .date, .time:
      words.reduce(0) { best, word in
        guard !said.contains(word.bytes) else { return best }
        if word.hasDigit { return max(best, word.bytes.count >= 4 ? 1 : 0.3) }
        return max(best, vocabulary.isMonth(word.bytes) ? 0.9 : 0)
      }
    case .name where !hasCapitalNouns:
      min(
        1,
        Double(
          words.dropFirst().count {
            $0.isCapitalized && !$0.hasDigit && !said.contains($0.bytes)
          }) / 2)
    default: 0
    }
  }
}

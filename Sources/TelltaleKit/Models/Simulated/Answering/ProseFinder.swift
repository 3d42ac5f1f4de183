/// Finds the sentences of running text that support an answer.
struct ProseFinder {
  let reading: Reading

  /// How much of what a question names running text must hold, 0 to 1: less than other
  /// documents, as it says more with other words; less again where two characters make
  /// a term, of which inflected words share few.
  private static let requiredCoverage = 0.3
  private static let requiredCoverageOfRuns = 0.2

  /// How near to the best another sentence must come to be quoted beside it.
  private static let near = 0.7

  /// The documents that are running text in the language of the question.
  var places: [Int] {
    reading.sources.indices.filter { index in
      let source = reading.sources[index]
      return source.prose != nil
        && (source.language ?? reading.question.language) == reading.question.language
    }
  }

  /// Returns the sentence that supports an answer best, with the next where they come out
  /// about equal.
  func fact() -> Fact? {
    let places = places
    guard !places.isEmpty else { return nil }
    let question = reading.question
    let ranking = SentenceRanking(
      question: question, sources: reading.sources, among: places)
    guard let best = ranking.ranked.first else { return nil }
    let required =
      question.words.contains(where: \.isIdeographic)
      ? Self.requiredCoverageOfRuns : Self.requiredCoverage
    let coverage = ranking.coverage[best.source] ?? 0
    let fragment = fragment(of: [best])
    var fact = Fact(
      value: fragment.text, fragment: fragment, concept: nil,
      kind: question.kind == .yesNo ? .yesNo : .open, isSupported: coverage >= required,
      score: coverage)
    fact.isQuoted = true
    if question.kind == .yesNo {
      fact.isNegative =
        !question.vocabulary.hits(of: [.negations], in: fragment.words).isEmpty
    }
    if let next = ranking.companion(within: Self.near) {
      fact.wider = self.fragment(of: [best, next].sorted { $0.index < $1.index })
    }
    return fact
  }

  /// The sentences as one text.
  private func fragment(of ranked: [SentenceRanking.Ranked]) -> Fragment {
    let source = ranked[0].source
    let sentences = ranked.compactMap { reading.sources[source].prose?.sentences[$0.index] }
    let isSpaced = !(sentences.last?.words.last?.isIdeographic ?? false)
    let text = sentences.map(\.text).joined(separator: isSpaced ? " " : "")
    return Fragment(
      prose: text,
      words: sentences.count == 1 ? sentences[0].words : FoldedWord.words(in: text),
      passage: source, vocabulary: reading.vocabulary)
  }
}

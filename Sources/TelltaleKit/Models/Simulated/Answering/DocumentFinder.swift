/// Finds the document that a question means.
struct DocumentFinder {
  let reading: Reading

  /// How much of the question a document must hold that leads the others, 0 to 1.
  private static let leastLead = 0.3

  /// Returns the title of the document that holds most of the question.
  func fact() -> Fact? {
    var question = reading.question
    question.terms.removeAll { term in
      term.concepts.isEmpty && term.topics.isEmpty
        && term.words.allSatisfy(reading.vocabulary.isIgnorable)
    }
    if question.terms.count > 1,
      let opening = Interrogatives(of: question.language).opening(of: question.words)
    {
      // The noun after "which" is what the documents are.
      let rest = question.terms.filter { $0.position != opening.words.upperBound }
      if !rest.isEmpty { question.terms = rest }
    }
    question.kind = .open
    let matcher = TermMatcher(
      question: question, sources: reading.sources, fragments: reading.fragments)
    let vocabulary = reading.vocabulary
    let denies = !vocabulary.hits(of: [.negations, .denial], in: question.words).isEmpty
    var best: (fragment: Fragment, match: TermMatcher.Match)?
    var coverage = [Double](repeating: 0, count: reading.sources.count)
    for fragment in reading.fragments {
      var match = matcher.match(fragment)
      // Where something is not so is not where it is.
      if !denies, !vocabulary.hits(of: [.negations, .denial], in: fragment.words).isEmpty {
        match.score *= 0.5
        match.coverage *= 0.5
      }
      coverage[fragment.passage] = max(coverage[fragment.passage], match.coverage)
      guard let current = best?.match else {
        best = (fragment, match)
        continue
      }
      // What is about another thing with a like name comes after.
      let isBetter =
        match.hasSubject == current.hasSubject
        ? match.score > current.score : match.hasSubject
      if isBetter { best = (fragment, match) }
    }
    guard let best, let title = reading.sources[best.fragment.passage].title else { return nil }
    // Documents say most things otherwise; one that clearly leads the others is meant.
    let own = best.match.coverage
    let others = coverage.indices.filter { $0 != best.fragment.passage }.map { coverage[$0] }.max()
    let leads = own >= Self.leastLead && others.map { $0 * 2 <= own } ?? false
    return Fact(
      value: title, fragment: best.fragment, concept: nil, kind: .document,
      isSupported: own >= FactFinder.requiredCoverage || leads && best.match.hasSubject,
      score: best.match.score)
  }
}

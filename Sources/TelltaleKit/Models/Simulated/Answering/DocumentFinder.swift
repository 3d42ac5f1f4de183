/// Finds the document that a question means.
struct DocumentFinder {
  let reading: Reading

  /// Returns the title of the document that holds most of the question.
  func fact() -> Fact? {
    var question = reading.question
    question.terms.removeAll { term in
      term.concepts.isEmpty && term.topics.isEmpty
        && term.words.allSatisfy(reading.vocabulary.isIgnorable)
    }
    question.kind = .open
    let matcher = TermMatcher(
      question: question, sources: reading.sources, fragments: reading.fragments)
    var best: (fragment: Fragment, match: TermMatcher.Match)?
    for fragment in reading.fragments {
      let match = matcher.match(fragment)
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
    return Fact(
      value: title, fragment: best.fragment, concept: nil, kind: .document,
      isSupported: best.match.coverage >= FactFinder.requiredCoverage, score: best.match.score)
  }
}

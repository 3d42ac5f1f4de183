/// Finds lists: what stands under a header, in one line with commas, or the items
/// of a receipt.
struct ListFinder {
  let reading: Reading

  /// Returns the list that a question asks for.
  func fact() -> Fact? {
    let finder = FactFinder(fragments: reading.fragments, sources: reading.sources)
    var question = reading.question
    question.kind = .open
    if question.asked.contains(.items), let items = items() { return items }
    let matcher = TermMatcher(
      question: question, sources: reading.sources, fragments: reading.fragments)
    let underHeader = reading.fragments.filter { fragment in
      guard !fragment.header.isEmpty, fragment.line >= 0 else { return false }
      let inHeader = question.terms.contains { term in
        term.concepts.contains { fragment.headerConcepts.contains($0.rawValue) }
          || term.words.contains { word in
            fragment.header.contains { WordMatch.likeness(word, $0.bytes) >= 0.75 }
          }
      }
      return inHeader && matcher.match(fragment).coverage >= FactFinder.requiredCoverage
    }
    if underHeader.count > 1, let first = underHeader.first {
      return fact(of: first, elements: underHeader.map(Self.element))
    }
    guard var fact = finder.fact(for: question), fact.isSupported else {
      return question.asked.contains(.items) ? items() : nil
    }
    let parts = fact.value.split { $0 == "," || $0 == ";" }.map { String($0).trimmingSpaces }
    if parts.count > 1 { fact.elements = parts.filter { !$0.isEmpty } }
    fact.kind = parts.count > 1 ? .list : .open
    return fact
  }

  /// The rows with a price that are not a total.
  private func items() -> Fact? {
    let rows = reading.fragments.filter { fragment in
      fragment.labelWords > 0 && fragment.line >= 0
        && fragment.spans.contains { $0.kind == .amount || $0.kind == .decimal }
        && !fragment.concepts.contains { hit in
          hit.words.lowerBound < fragment.labelWords
            && Concept(rawValue: hit.value)?.kind == .amount
        }
    }
    guard let first = rows.first else { return nil }
    let names = rows.map { row in
      String(row.text.prefix { $0 != ":" }).trimmingSpaces
    }
    return fact(of: first, elements: names)
  }

  private static func element(_ fragment: Fragment) -> String {
    var text = fragment.text
    while let first = text.first, first == "-" || first == "•" || first.isWhitespace {
      text.removeFirst()
    }
    while text.last == "." || text.last == "," { text.removeLast() }
    return text
  }

  private func fact(of fragment: Fragment, elements: [String]) -> Fact {
    Fact(
      value: elements.joined(separator: ", "), fragment: fragment, concept: nil, kind: .list,
      isSupported: true, score: 1, elements: elements)
  }
}

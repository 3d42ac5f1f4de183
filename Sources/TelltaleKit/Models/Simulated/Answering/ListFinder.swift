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
    if question.asked.contains(.ingredients), let list = ingredients(matcher) { return list }
    guard var fact = finder.fact(for: question), fact.isSupported else {
      return question.asked.contains(.items) ? items() : nil
    }
    let parts = fact.value.split { $0 == "," || $0 == ";" }.map { String($0).trimmingSpaces }
    if parts.count > 1 { fact.elements = parts.filter { !$0.isEmpty } }
    fact.kind = parts.count > 1 ? .list : .open
    return fact
  }

  /// The things with a measure in the recipe that the question is about, where no header
  /// stands above them.
  private func ingredients(_ matcher: TermMatcher) -> Fact? {
    let best = reading.sources.indices.filter { reading.sources[$0].topics.contains(.recipe) }
      .compactMap { index in
        reading.fragments.filter { $0.passage == index }.map { matcher.match($0) }
          .filter(\.hasSubject).map(\.score).max().map { (index: index, score: $0) }
      }
      .max { $0.score < $1.score }
    guard let best, best.score > 0 else { return nil }
    let lines = reading.fragments.filter { fragment in
      fragment.passage == best.index && fragment.line >= 0 && Self.opensWithMeasure(fragment)
    }
    guard lines.count > 1 || lines.first.map({ $0.text.contains(",") }) ?? false,
      let first = lines.first
    else { return nil }
    let elements = lines.flatMap { line in
      Self.element(line).split { $0 == "、" || $0 == ";" }.flatMap { part in
        String(part).split(separator: ", ", omittingEmptySubsequences: true).map {
          String($0).trimmingSpaces
        }
      }
    }
    return fact(of: first, elements: elements.filter { !$0.isEmpty })
  }

  /// Whether a line begins with a number and what is measured, or ends with it in
  /// scripts without spaces.
  private static func opensWithMeasure(_ fragment: Fragment) -> Bool {
    guard fragment.labelWords == 0, let last = fragment.text.last, !".。!！".contains(last)
    else { return false }
    let isMeasure = fragment.spans.contains { $0.kind == .quantity || $0.kind == .number }
    let opens = fragment.words.first?.hasDigit ?? false
    return isMeasure && (opens || fragment.text.contains("、"))
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

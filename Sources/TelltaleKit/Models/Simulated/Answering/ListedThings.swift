/// Finds what the documents list in answer to a question such as "what should I bring".
struct ListedThings {
  let reading: Reading

  private var vocabulary: Vocabulary { reading.vocabulary }

  /// How well a list must fit.
  private static let least = 0.5

  /// A list and how well it fits.
  struct Choice {
    var block: ListBlock
    var elements: [String]
    var score: Double
    var fragment: Fragment

    /// Whether the words above the list, not those in it, are what is asked for.
    var isNamed = false
  }

  /// Returns the list that a question asks for.
  func choice(for question: QuestionReading) -> Choice? {
    let reader = ListBlockReader(vocabulary: vocabulary)
    let blocks = reading.sources.indices.flatMap { index in
      reader.blocks(of: reading.sources[index].text, passage: index)
    }
    guard !blocks.isEmpty else { return nil }
    var question = question
    question.kind = .open
    let fragments = blocks.map { $0.fragment(vocabulary) }
    let matcher = TermMatcher(
      question: question, sources: reading.sources, fragments: fragments)
    let denies = !vocabulary.hits(of: [.negations, .denial], in: question.words).isEmpty
    var best: Choice?
    var others = 0
    var only: Choice?
    for (block, fragment) in zip(blocks, fragments) {
      let match = matcher.match(fragment)
      let fit = score(block, fragment, match, denies: denies)
      var choice = Choice(
        block: block, elements: elements(of: block, fragment, match), score: fit.score,
        fragment: fragment)
      choice.isNamed = fit.isPlain && fit.isNamed
      if block.items.count > 2, fit.isPlain {
        others += 1
        only = choice
      }
      guard fit.isMet, fit.score >= Self.least else { continue }
      if choice.score > best?.score ?? 0 { best = choice }
    }
    if let best { return best }
    // The only list of the document that the question is about.
    guard others == 1, let only, matcher.match(only.fragment).coverage >= 0.2 else { return nil }
    return only
  }

  /// The list as a fact, where there is one of two things or more; what is asked for must
  /// stand above it unless the question asks for a list.
  func fact() -> Fact? {
    guard let choice = choice(for: reading.question), choice.elements.count > 1,
      choice.isNamed || reading.question.kind == .list
    else { return nil }
    return Fact(
      value: choice.elements.joined(separator: ", "), fragment: choice.fragment, concept: nil,
      kind: .list, isSupported: true, score: choice.score, elements: choice.elements)
  }

  // MARK: How well a list fits

  private func score(
    _ block: ListBlock, _ fragment: Fragment, _ match: TermMatcher.Match, denies: Bool
  ) -> (score: Double, isMet: Bool, isPlain: Bool, isNamed: Bool) {
    var score = match.score + 0.5 * match.labelStrength
    let heads = Array(fragment.words.prefix(fragment.labelWords)) + fragment.header
    let stems = stems(shared: heads)
    score += 0.5 * Double(stems)
    // Words of the question among the elements say less than those above them.
    if !block.isSentence, match.labelStrength == 0, stems == 0, headerHits(fragment) == 0 {
      score *= 0.5
    }
    if block.items.count > 2 { score += 0.3 }
    if block.items.count == 1 { score -= 0.6 }
    let measured = block.items.count { item in
      FragmentReader.label(of: item[...]) != nil
        || ValueScanner.spans(
          in: Array(item.utf8), words: FoldedWord.words(in: item), vocabulary: vocabulary
        ).contains { $0.kind == .amount || $0.kind == .time || $0.kind == .date }
    }
    let isMeasured = measured * 2 > block.items.count
    if isMeasured { score -= 1 }
    // What a time or a price is the label of is no list of things.
    let isValue = fragment.concepts.contains { hit in
      guard hit.words.lowerBound < fragment.labelWords,
        let kind = Concept(rawValue: hit.value)?.kind
      else { return false }
      return [.amount, .date, .time, .place, .name].contains(kind)
    }
    if isValue { score -= 0.8 }
    let said = block.isSentence ? fragment.words : heads
    let isDenied = !vocabulary.hits(of: [.negations, .denial], in: said).isEmpty
    if isDenied != denies { score -= 0.9 }
    let isMet = match.own > 0.3 || stems > 0
    let isNamed = match.labelStrength >= 0.5 || stems > 0 || headerHits(fragment) > 0
    return (score, isMet, !isMeasured && !isValue && !isDenied, isNamed)
  }

  /// How many terms of the question the heading above a list holds.
  private func headerHits(_ fragment: Fragment) -> Int {
    reading.question.terms.count { term in
      term.concepts.contains { fragment.headerConcepts.contains($0.rawValue) }
        || fragment.header.contains { word in
          term.words.contains { WordMatch.likeness($0, word.bytes) >= 0.75 }
        }
    }
  }

  /// How many words of the question begin like the words of a label, in languages that join
  /// endings to endings.
  private func stems(shared heads: [FoldedWord]) -> Int {
    reading.question.words.count { word in
      guard word.bytes.count >= 5, !vocabulary.isStopWord(word.bytes), !word.isIdeographic else {
        return false
      }
      return heads.contains { head in
        guard head.bytes.count >= 5, WordMatch.likeness(word.bytes, head.bytes) == 0 else {
          return false
        }
        return zip(word.bytes, head.bytes).prefix { $0 == $1 }.count >= 5
      }
    }
  }

  // MARK: The elements

  /// The elements, in a sentence without the words before the first and after the last.
  private func elements(
    of block: ListBlock, _ fragment: Fragment, _ match: TermMatcher.Match
  ) -> [String] {
    guard block.isSentence, let first = block.items.first, let last = block.items.last else {
      return block.items
    }
    var items = block.items
    items[0] = withoutLead(first)
    items[items.count - 1] = withoutTail(items.count == 1 ? items[0] : last)
    return items.filter { !$0.isEmpty }
  }

  /// The places of the words that only say that things are needed, brought or asked for.
  private func verbs(in words: [FoldedWord]) -> [Range<Int>] {
    let asked = Set(reading.question.asked.map(\.rawValue))
    let needs: Set<Int> = [Concept.bring.rawValue, Concept.ingredients.rawValue]
    let concepts = vocabulary.concepts(in: words)
      .filter { needs.contains($0.value) || asked.contains($0.value) }.map(\.words)
    let tasks = vocabulary.classes.hits(in: words)
      .filter { $0.value == ClassTerm.task.rawValue }.map(\.words)
    let same = words.indices.filter { index in
      !words[index].isIdeographic
        && reading.question.terms.contains { term in
          term.words.contains { WordMatch.likeness($0, words[index].bytes) >= 0.75 }
        }
    }.map { $0..<($0 + 1) }
    return concepts + tasks + same
  }

  private func withoutLead(_ text: String) -> String {
    let words = FoldedWord.words(in: text)
    guard let last = words.last, !last.isIdeographic else { return text }
    var start = verbs(in: words).map(\.upperBound).filter { $0 < words.count }.max() ?? 0
    if start == 0, words.count > 3 {
      // "Please pack a torch": what is listed begins with its article.
      start =
        words.indices.dropLast().last {
          vocabulary.contains(words[$0].bytes, in: .determiners)
        } ?? 0
    }
    while start > 0, start < words.count - 1, vocabulary.isStopWord(words[start].bytes),
      !vocabulary.contains(words[start].bytes, in: .determiners)
    {
      start += 1
    }
    return String(text.utf8Part(words[start].range.lowerBound..<text.utf8.count)).trimmingSpaces
  }

  private func withoutTail(_ text: String) -> String {
    let words = FoldedWord.words(in: text)
    guard let last = words.last else { return text }
    var end = words.count
    if last.isIdeographic || words.contains(where: \.isIdeographic) {
      let particles: Set<String> = ["を", "을", "를"]
      if let place = words.indices.last(where: { particles.contains(words[$0].text) }), place > 0 {
        end = place
      } else if let verb = verbs(in: words).map(\.lowerBound).filter({ $0 > 0 }).min() {
        end = verb
      }
    } else {
      let verbs = verbs(in: words)
      while end > 1,
        vocabulary.isStopWord(words[end - 1].bytes)
          || verbs.contains(where: { $0.contains(end - 1) && $0.lowerBound > 0 })
      {
        end -= 1
      }
    }
    return String(text.utf8Part(0..<words[end - 1].range.upperBound)).trimmingSpaces
  }
}

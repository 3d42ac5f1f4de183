/// Finds the last digits of a card or account, which documents often show alone.
struct DigitsFinder {
  let reading: Reading

  /// Returns the digits, if the question asks for them.
  func fact() -> Fact? {
    let words = reading.question.words
    guard words.contains(where: { Self.digitWords.contains($0.bytes) }),
      words.contains(where: { Self.lastWords.contains($0.bytes) })
    else { return nil }
    let count = words.lazy.compactMap { Self.count($0) }.first ?? 4
    var question = reading.question
    question.kind = .identifier
    question.terms.removeAll { term in
      term.concepts.contains(.last) || term.concepts.contains(.cardNumber)
        || term.words.allSatisfy {
          Self.digitWords.contains($0) || Self.lastWords.contains($0) || NumberWords.contains($0)
        }
        || term.hasSense(in: Self.cardSenses)
    }
    let matcher = TermMatcher(
      question: question, sources: reading.sources, fragments: reading.fragments)
    var best: (fragment: Fragment, digits: String, score: Double, isSupported: Bool)?
    for fragment in reading.fragments {
      guard let (digits, quality) = Self.digits(in: fragment) else { continue }
      let match = matcher.match(fragment)
      let score = match.score + quality
      let isSupported = match.hasSubject
      if let current = best,
        (current.isSupported ? 1 : 0, current.score)
          >= (isSupported ? 1 : 0, score)
      {
        continue
      }
      best = (fragment, digits, score, isSupported)
    }
    guard let best else { return nil }
    return Fact(
      value: String(best.digits.suffix(count)), fragment: best.fragment, concept: nil,
      kind: .identifier, isSupported: best.isSupported, score: best.score)
  }

  /// The digits that a fragment shows of a card or account, and how surely.
  private static func digits(in fragment: Fragment) -> (String, Double)? {
    if let tail = MaskedNumbers.tail(in: fragment.text[...]) { return (String(tail), 2) }
    let words = fragment.words
    for (index, word) in words.enumerated().dropLast() where endings.contains(word.bytes) {
      for next in words[(index + 1)...].prefix(3) where next.hasDigit && next.bytes.count >= 3 {
        return (next.text, 1.8)
      }
    }
    for span in fragment.spans {
      let digits = fragment.text(of: span).filter { $0.isASCII && $0.isNumber }
      let isCard = fragment.concepts.contains { $0.value == Concept.cardNumber.rawValue }
      if (13...19).contains(digits.count), span.kind == .identifier {
        return (digits, isCard ? 1.5 : 1)
      }
      if isCard, digits.count >= 4 { return (digits, 1) }
    }
    return nil
  }

  private static func count(_ word: FoldedWord) -> Int? {
    if word.hasDigit { return word.bytes.count == 1 ? Int(word.text) : nil }
    return counts.firstIndex { $0.contains(word.bytes) }.map { $0 + 2 }
  }

  private static let cardSenses = SenseIndex.senses(in: FoldedWord.words(in: "card"))
  private static let digitWords = WordSet(
    "digits digit cijfers cijfer chiffres chiffre ziffern ziffer figures stellen")
  private static let lastWords = WordSet(
    "last final laatste derniers dernieres dernier letzten letzte")
  private static let endings = WordSet(
    "ending ends eindigend eindigt terminant finissant endet endend endziffern")
  private static let counts: [WordSet] = [
    "two twee deux zwei", "three drie trois drei", "four vier quatre", "five vijf cinq funf",
    "six zes sechs",
  ].map { WordSet($0) }
}

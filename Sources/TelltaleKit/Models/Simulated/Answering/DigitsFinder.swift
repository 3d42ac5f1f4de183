/// Finds the last digits of a card or account, which documents often show alone.
struct DigitsFinder {
  let reading: Reading

  /// Returns the digits, if the question asks for them.
  func fact() -> Fact? {
    let words = reading.question.words
    let vocabulary = reading.vocabulary
    let asked = vocabulary.hits(of: [.digits, .final], in: words).map(\.value)
    guard asked.contains(WordList.digits.rawValue), asked.contains(WordList.final.rawValue)
    else { return nil }
    let count = words.lazy.compactMap { self.count($0) }.first ?? 4
    let cardSenses = vocabulary.senses(in: FoldedWord.words(in: "card"))
    var question = reading.question
    question.kind = .identifier
    question.terms.removeAll { term in
      term.concepts.contains(.last) || term.concepts.contains(.cardNumber)
        || term.words.allSatisfy {
          vocabulary.contains($0, in: .digits) || vocabulary.contains($0, in: .final)
            || vocabulary.isNumber($0)
        }
        || term.hasSense(in: cardSenses)
    }
    let matcher = TermMatcher(
      question: question, sources: reading.sources, fragments: reading.fragments)
    var best: (fragment: Fragment, digits: String, score: Double, isSupported: Bool)?
    for fragment in reading.fragments {
      guard let (digits, quality) = digits(in: fragment) else { continue }
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
  private func digits(in fragment: Fragment) -> (String, Double)? {
    if let tail = MaskedNumbers.tail(in: fragment.text[...]) { return (String(tail), 2) }
    let words = fragment.words
    for ending in reading.vocabulary.hits(of: [.endingIn], in: words) {
      for next in words[ending.words.upperBound...].prefix(3)
      where next.hasDigit && next.bytes.count >= 3 {
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

  private func count(_ word: FoldedWord) -> Int? {
    if word.hasDigit { return word.bytes.count == 1 ? Int(word.text) : nil }
    return reading.vocabulary.number(of: word.bytes).flatMap { (2...6).contains($0) ? $0 : nil }
  }
}

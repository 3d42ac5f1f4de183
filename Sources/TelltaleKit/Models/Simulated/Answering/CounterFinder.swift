/// Finds the number before the word that a question counts by, as `7号車` answers
/// `何号車`: in scripts without spaces it stands after its number.
struct CounterFinder {
  let reading: Reading

  /// The characters that ask for a number.
  private static let asking: Set<String> = ["何", "几", "幾", "몇"]

  /// Returns the number with its word, where the documents that the question is about
  /// have it.
  func fact() -> Fact? {
    let question = reading.question
    guard question.kind == .identifier, let counter = counter(in: question.words) else {
      return nil
    }
    let matcher = TermMatcher(
      question: question, sources: reading.sources, fragments: reading.fragments)
    var best: Fact?
    for fragment in reading.fragments {
      guard let value = value(before: counter, in: fragment) else { continue }
      let match = matcher.match(fragment)
      guard match.hasSubject, match.coverage >= FactFinder.requiredCoverage,
        match.score > best?.score ?? -1
      else { continue }
      best = Fact(
        value: value, fragment: fragment, concept: nil, kind: .identifier, isSupported: true,
        score: match.score)
    }
    return best
  }

  /// The two or more characters right after what asks.
  private func counter(in words: [FoldedWord]) -> [String]? {
    guard let place = words.firstIndex(where: { Self.asking.contains($0.text) }) else { return nil }
    let rest = words[(place + 1)...].prefix { word in
      word.isIdeographic && !Self.isHiragana(word)
        && !reading.vocabulary.isStopWord(word.bytes)
    }
    let counter = rest.prefix(3).map(\.text)
    return counter.count >= 2 ? counter : nil
  }

  private static func isHiragana(_ word: FoldedWord) -> Bool {
    word.text.unicodeScalars.first.map { (0x3040...0x309F).contains($0.value) } ?? false
  }

  private func value(before counter: [String], in fragment: Fragment) -> String? {
    let words = fragment.words
    for (index, word) in words.enumerated()
    where word.hasDigit && !word.isIdeographic && index + counter.count < words.count {
      let after = words[(index + 1)...(index + counter.count)]
      guard after.map(\.text) == counter else { continue }
      let range = word.range.lowerBound..<words[index + counter.count].range.upperBound
      return String(decoding: Array(fragment.text.utf8)[range], as: UTF8.self)
    }
    return nil
  }
}

/// A word of a question that a sentence of running text may hold: in scripts without
/// spaces two characters, in Vietnamese a syllable or two.
struct ProseTerm: Sendable {
  /// The folded word; of two characters or syllables the one after the other.
  var bytes: [UInt8]

  /// How much it says beside the others.
  var weight: Double

  /// Whether other forms of the word count too.
  var inflects: Bool

  /// Returns the terms of a question: what is no frequent word and does not ask.
  static func terms(of question: QuestionReading) -> [ProseTerm] {
    let words = question.words
    let empty = emptyWords(of: question)
    let isVietnamese = question.language == "vi"
    var terms: [ProseTerm] = []
    func add(_ bytes: [UInt8], weight: Double, inflects: Bool = false) {
      guard !terms.contains(where: { $0.bytes == bytes }) else { return }
      terms.append(ProseTerm(bytes: bytes, weight: weight, inflects: inflects))
    }
    for (index, word) in words.enumerated() {
      if !word.isIdeographic, !empty.contains(index) {
        add(word.bytes, weight: weight(of: word, at: index, question), inflects: !isVietnamese)
      }
      let next = index + 1
      guard next < words.count, Self.joins(word, words[next], isVietnamese: isVietnamese) else {
        continue
      }
      let isEmpty =
        isVietnamese
        ? empty.contains(index) && empty.contains(next)
        : empty.contains(index) || empty.contains(next)
      if !isEmpty { add(word.bytes + words[next].bytes, weight: 1) }
    }
    return terms
  }

  /// Whether two neighbours are taken together.
  static func joins(_ word: FoldedWord, _ next: FoldedWord, isVietnamese: Bool) -> Bool {
    if isVietnamese { return word.range.upperBound + 1 == next.range.lowerBound }
    return word.isIdeographic && next.isIdeographic
      && word.range.upperBound == next.range.lowerBound
      && !(word.isHiragana && next.isHiragana)
  }

  /// Longer words say more, names and numbers most.
  private static func weight(
    of word: FoldedWord, at index: Int, _ question: QuestionReading
  ) -> Double {
    let isName = index > 0 && word.isCapitalized && question.language != "de" || word.hasDigit
    return min(1.3, 0.6 + Double(word.bytes.count) / 10) * (isName ? 1.3 : 1)
  }

  /// The places of the words that say nothing about what is looked for.
  private static func emptyWords(of question: QuestionReading) -> Set<Int> {
    let vocabulary = question.vocabulary
    let words = question.words
    var empty = Set(
      words.indices.filter { index in
        !words[index].isIdeographic && !words[index].hasDigit
          && vocabulary.isStopWord(words[index].bytes)
      })
    if let opening = Interrogatives(of: question.language).opening(of: words) {
      empty.formUnion(opening.covered)
    }
    if words.contains(where: \.isIdeographic) {
      for hit in vocabulary.hits(of: [.stop, .which, .yesNo], in: words)
      where hit.words.count > 1 || !words[hit.words.lowerBound].isHangul {
        empty.formUnion(hit.covered)
      }
    }
    return empty
  }
}

extension FoldedWord {
  /// Whether it is a character of hiragana, in which Japanese writes endings.
  var isHiragana: Bool {
    guard bytes.first == 0xE3 else { return false }
    return text.unicodeScalars.first.map { (0x3040...0x309F).contains($0.value) } ?? false
  }
}

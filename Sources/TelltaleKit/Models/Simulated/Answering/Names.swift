/// Finds names of people, firms and places in sentences.
enum Names {
  /// Returns the run of capitalised words nearest to the words that the question
  /// named.
  static func name(
    in fragment: Fragment, near words: [Int], isPlace: Bool, vocabulary: Vocabulary
  ) -> String? {
    if fragment.words.contains(where: \.isIdeographic) {
      return isPlace
        ? placed(in: fragment, near: words, vocabulary: vocabulary)
        : titled(in: fragment, near: words, vocabulary: vocabulary)
    }
    var best: (range: Range<Int>, score: Double)?
    var index = 0
    while index < fragment.words.count {
      guard starts(fragment, at: index, vocabulary) else {
        index += 1
        continue
      }
      var end = index + 1
      while end < fragment.words.count, continues(fragment, from: end, vocabulary) { end += 1 }
      while end > index + 1, !fragment.words[end - 1].isCapitalized,
        !fragment.words[end - 1].hasDigit
      {
        end -= 1
      }
      if end == index + 1, !fragment.words[index].isCapitalized {
        index = end
        continue
      }
      let run = index..<end
      if let score = score(
        run, in: fragment, near: words, isPlace: isPlace, vocabulary),
        score > best?.score ?? -.infinity
      {
        best = (run, score)
      }
      index = end
    }
    guard let best else { return nil }
    let bytes = Array(fragment.text.utf8)
    let range =
      fragment.words[best.range.lowerBound].range
      .lowerBound..<fragment.words[best.range.upperBound - 1].range.upperBound
    return String(decoding: bytes[range], as: UTF8.self)
  }

  private static func score(
    _ run: Range<Int>, in fragment: Fragment, near words: [Int], isPlace: Bool,
    _ vocabulary: Vocabulary
  ) -> Double? {
    let first = fragment.words[run.lowerBound]
    if run.count == 1 {
      if run.lowerBound == 0, !vocabulary.contains(first.bytes, in: .personTitles) { return nil }
      if vocabulary.isStopWord(first.bytes) || vocabulary.isMonth(first.bytes)
        || vocabulary.isWeekday(first.bytes)
      {
        return nil
      }
    }
    if words.contains(where: { run.contains($0) }), run.count == 1 { return nil }
    var score = run.count > 1 ? 1.0 : 0.4
    if vocabulary.contains(first.bytes, in: .personTitles) { score += isPlace ? -1 : 1 }
    let distance = words.map { $0 < run.lowerBound ? run.lowerBound - $0 : $0 - run.upperBound + 2 }
      .min()
    score -= Double(min(distance ?? 5, 10)) * 0.08
    if let next = words.first(where: { $0 == run.upperBound }), isBracketed(next, in: fragment) {
      score += 1
    }
    if isPlace, run.lowerBound > 0,
      vocabulary.contains(fragment.words[run.lowerBound - 1].bytes, in: .placePrepositions)
    {
      score += 0.8
    }
    return score
  }

  /// Whether an opening bracket stands right before a word, as in a name followed
  /// by a role in brackets.
  private static func isBracketed(_ word: Int, in fragment: Fragment) -> Bool {
    let start = fragment.words[word].range.lowerBound
    return start > 0 && Array(fragment.text.utf8)[start - 1] == UInt8(ascii: "(")
  }

  private static func starts(
    _ fragment: Fragment, at index: Int, _ vocabulary: Vocabulary
  ) -> Bool {
    let word = fragment.words[index]
    if vocabulary.contains(word.bytes, in: .personTitles), word.bytes.count > 1 { return true }
    return word.isCapitalized && !word.hasDigit
      && (index > 0 || !vocabulary.isStopWord(word.bytes))
  }

  private static func continues(
    _ fragment: Fragment, from index: Int, _ vocabulary: Vocabulary
  ) -> Bool {
    let word = fragment.words[index]
    let before = fragment.words[index - 1].range.upperBound
    let gap = Array(fragment.text.utf8)[before..<word.range.lowerBound]
    guard gap.count <= 2,
      gap.allSatisfy({ $0 == 0x20 || $0 == 0x2E || $0 == 0x26 || $0 == 0x2D || $0 == 0x27 })
    else { return false }
    if gap.first == 0x2E, !vocabulary.contains(fragment.words[index - 1].bytes, in: .personTitles),
      fragment.words[index - 1].bytes.count > 1
    {
      return false
    }
    let isPossessive = word.followsApostrophe && word.bytes == [0x73]
    return word.isCapitalized || isPossessive || vocabulary.contains(word.bytes, in: .nameParticles)
      || word.hasDigit && word.bytes.count <= 4 && index + 1 == fragment.words.count
  }
}

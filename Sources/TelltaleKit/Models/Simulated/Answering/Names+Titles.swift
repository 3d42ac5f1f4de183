/// Names in scripts without capitals.
extension Names {
  /// Returns the name that a title such as `様` and `씨` follows, the nearest to the
  /// words that the question named.
  static func titled(
    in fragment: Fragment, near words: [Int], vocabulary: Vocabulary
  ) -> String? {
    let list = fragment.words
    let titles = vocabulary.hits(of: [.personTitles], in: list)
      .filter { list[$0.words.lowerBound].isIdeographic && $0.words.lowerBound > 0 }
    var best: (range: Range<Int>, distance: Int)?
    for title in titles {
      let start = beginning(of: title.words.lowerBound, in: list, vocabulary)
      guard start < title.words.lowerBound else { continue }
      let distance = words.map { abs($0 - start) }.min() ?? 0
      if distance < best?.distance ?? .max {
        best = (start..<title.words.upperBound, distance)
      }
    }
    guard let range = best?.range else { return nil }
    let bytes = Array(fragment.text.utf8)
    return String(
      decoding: bytes[
        list[range.lowerBound].range.lowerBound..<list[range.upperBound - 1].range.upperBound],
      as: UTF8.self)
  }

  /// Returns the place before a particle such as `で` and `에서`: what stands right before
  /// it without a frequent word, and is no date, time or word of the question.
  static func placed(
    in fragment: Fragment, near words: [Int], vocabulary: Vocabulary
  ) -> String? {
    let list = fragment.words
    let moments = fragment.spans.filter { $0.kind == .date || $0.kind == .time }
    let particles = vocabulary.hits(of: [.placePrepositions], in: list).filter { hit in
      ["で", "に", "에"].contains(list[hit.words.lowerBound].text)
    }
    for particle in particles {
      var start = particle.words.lowerBound
      while start > 0, isOfPlace(list[start - 1]),
        list[start - 1].range.upperBound == list[start].range.lowerBound,
        !moments.contains(where: { $0.words.contains(start - 1) })
      {
        start -= 1
      }
      let run = start..<particle.words.lowerBound
      guard run.count >= 3, words.allSatisfy({ !run.contains($0) }) else { continue }
      let range = list[run.lowerBound].range.lowerBound..<list[run.upperBound - 1].range.upperBound
      return String(decoding: Array(fragment.text.utf8)[range], as: UTF8.self)
    }
    return nil
  }

  private static func isOfPlace(_ word: FoldedWord) -> Bool {
    guard let scalar = word.text.unicodeScalars.first else { return false }
    return word.isIdeographic && !(0x3040...0x309F).contains(scalar.value) || word.hasDigit
  }

  /// The first of up to six characters before a title that no frequent word and no
  /// space cuts off.
  private static func beginning(
    of title: Int, in words: [FoldedWord], _ vocabulary: Vocabulary
  ) -> Int {
    var start = title
    while start > 0, title - start < 6 {
      let word = words[start - 1]
      let gap = words[start].range.lowerBound - word.range.upperBound
      let isOwn = word.isIdeographic && !vocabulary.isStopWord(word.bytes)
      guard isOwn, gap == 0 || gap == 1 && start == title else { break }
      start -= 1
    }
    return start
  }
}

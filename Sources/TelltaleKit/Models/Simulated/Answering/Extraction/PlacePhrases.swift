/// Finds the places that running text names after words such as "at" and before particles
/// such as `에서`.
struct PlacePhrases {
  let lines: [FormLine]
  let vocabulary: Vocabulary

  /// The most words of a place.
  private static let most = 12

  /// Returns the places, the better the more the line is about when something is.
  func candidates() -> [FieldFinder.Candidate] {
    lines.indices.flatMap { index -> [FieldFinder.Candidate] in
      let line = lines[index]
      let greets = vocabulary.hits(of: [.greetings], in: line.words)
        .contains { $0.words.lowerBound == 0 }
      guard line.colons.isEmpty || line.words.count > 8, !greets || line.words.count > 8 else {
        return []
      }
      let isMoment = line.pieces.contains { $0.kind == .date || $0.kind == .time }
      let meets = line.marks.contains {
        [.concept(.meeting), .concept(.location), .concept(.start)].contains($0.sense)
      }
      let happens = !vocabulary.hits(of: [.happening], in: line.words).isEmpty
      return ranges(in: line).compactMap { range in
        let words = line.words.filter { range.contains($0.range.lowerBound) }
        let isNamed = words.contains { $0.isCapitalized } || words.contains(where: \.isIdeographic)
        guard isNamed || meets || happens else { return nil }
        var score = 0.2 + (isNamed ? 0.2 : 0)
        if isMoment { score += 0.3 }
        if meets || happens { score += 0.2 }
        let piece = FormLine.Piece(
          kind: .place, text: line.text(in: range), range: range, date: nil)
        return FieldFinder.Candidate(piece: piece, line: index, score: score, isCertain: false)
      }
    }
  }

  /// The words with the ending for "in" after a hall or the like, as in Turkish
  /// `okulun spor salonunda`, with up to two words before it.
  private func located(in line: FormLine) -> [Range<Int>] {
    line.marks.filter { $0.sense == .term(.venue) }.compactMap { mark in
      guard
        let index = line.words.firstIndex(where: { $0.range.lowerBound == mark.range.lowerBound }),
        Self.locatives.contains(where: { line.words[index].bytes.suffix(2).elementsEqual($0.utf8) })
      else { return nil }
      var start = index
      while start > 0, index - start < 2, !isMoment(line.words[start - 1], in: line),
        !line.words[start - 1].hasDigit, !isSmall(line.words[start - 1]),
        line.words[start].range.lowerBound - line.words[start - 1].range.upperBound == 1,
        line.words[start - 1].text.utf8.count > 2
      {
        start -= 1
      }
      return line.words[start].range.lowerBound..<line.words[index].range.upperBound
    }
  }

  private static let locatives = ["da", "de", "ta", "te"]

  private func ranges(in line: FormLine) -> [Range<Int>] {
    let hits = vocabulary.hits(of: [.placePrepositions], in: line.words)
    let isTurkish = vocabulary.lexicons.contains { $0.code == "tr" }
    return (isTurkish ? located(in: line) : []) + prepositional(hits, in: line)
  }

  private func prepositional(_ hits: [TermIndex.Hit], in line: FormLine) -> [Range<Int>] {
    hits.compactMap { hit in
      let first = line.words[hit.words.lowerBound]
      guard first.isIdeographic else { return after(hit.words.upperBound, in: line) }
      return Self.particles.contains(first.text)
        ? before(hit.words.lowerBound, in: line) : enclosed(hit.words.upperBound, in: line)
    }
  }

  /// What stands after a place and not before it.
  private static let particles: Set<String> = ["で", "に", "에"]

  // MARK: After a preposition

  private func after(_ start: Int, in line: FormLine) -> Range<Int>? {
    let bytes = Array(line.text.utf8)
    let words = line.words
    guard start < words.count, !isMoment(words[start], in: line) else { return nil }
    var end = start
    while end < words.count, end - start < Self.most {
      let word = words[end]
      if end > start {
        let gap = bytes[words[end - 1].range.upperBound..<word.range.lowerBound]
        if gap.contains(UInt8(ascii: ",")) {
          let isAddress =
            word.isCapitalized || word.hasDigit || vocabulary.contains(word.bytes, in: .streets)
          guard isAddress, !isMoment(word, in: line) else { break }
        }
        let isStop = gap.first == UInt8(ascii: ".")
        let isAbbreviation = words[end - 1].bytes.count <= 3 && words[end - 1].isCapitalized
        if isStop, !isAbbreviation { break }
        if gap.contains(where: { ";:!?()".utf8.contains($0) }) { break }
      }
      if isMoment(word, in: line), line.pieces.contains(where: { isClockOrDay($0, word) }) { break }
      let isSmall = vocabulary.isStopWord(word.bytes)
      let joins =
        vocabulary.contains(word.bytes, in: .determiners)
        || vocabulary.contains(word.bytes, in: .nameParticles)
        || vocabulary.contains(word.bytes, in: .streetParticles) || word.followsApostrophe
      if isSmall, !joins { break }
      end += 1
    }
    while end > start, isSmall(words[end - 1]), !words[end - 1].followsApostrophe { end -= 1 }
    let named = words[start..<end].contains { !isSmall($0) && !$0.hasDigit }
    guard end > start, named else { return nil }
    return words[start].range.lowerBound..<words[end - 1].range.upperBound
  }

  private func isSmall(_ word: FoldedWord) -> Bool {
    vocabulary.isStopWord(word.bytes) || vocabulary.contains(word.bytes, in: .determiners)
  }

  private func isClockOrDay(_ piece: FormLine.Piece, _ word: FoldedWord) -> Bool {
    (piece.kind == .date || piece.kind == .time) && piece.range.overlaps(word.range)
  }

  /// Whether a word belongs to a day or an hour.
  private func isMoment(_ word: FoldedWord, in line: FormLine) -> Bool {
    vocabulary.isMonth(word.bytes) && word.isCapitalized || vocabulary.isWeekday(word.bytes)
      || line.pieces.contains { isClockOrDay($0, word) }
  }

  // MARK: In scripts without capitals

  /// What stands before a particle, back to a day, an hour, another particle or a mark.
  private func before(_ end: Int, in line: FormLine) -> Range<Int>? {
    let words = line.words
    let bytes = Array(line.text.utf8)
    var start = end
    while start > 0 {
      let word = words[start - 1]
      let gapEnd = start < words.count ? words[start].range.lowerBound : word.range.upperBound
      let gap = bytes[word.range.upperBound..<max(gapEnd, word.range.upperBound)]
      guard gap.isEmpty || gap.elementsEqual([0x20]), end - start < 20,
        !line.pieces.contains(where: { isClockOrDay($0, word) }), !isKana(word),
        !(gap.count == 1 && endsWord(start - 1, in: words))
      else { break }
      start -= 1
    }
    guard end - start >= 2 else { return nil }
    return words[start].range.lowerBound..<words[end - 1].range.upperBound
  }

  /// Whether a particle ends the word before a space, which is then no part of the name.
  private func endsWord(_ index: Int, in words: [FoldedWord]) -> Bool {
    if Self.ends.contains(words[index].text) { return true }
    return index > 0 && Self.longEnds.contains(words[index - 1].text + words[index].text)
  }

  private static let ends: Set<String> = ["은", "는", "을", "를", "에", "일", "시", "분", "며"]
  private static let longEnds: Set<String> = ["부터", "까지", "에서", "하고"]

  private func isKana(_ word: FoldedWord) -> Bool {
    word.text.unicodeScalars.first.map { (0x3040...0x309F).contains($0.value) } ?? false
  }

  /// What stands between `在` and a word for what happens, or a mark.
  private func enclosed(_ start: Int, in line: FormLine) -> Range<Int>? {
    let words = line.words
    guard start < words.count, words[start].isIdeographic, !isMoment(words[start], in: line) else {
      return nil
    }
    let stops = vocabulary.hits(of: [.happening], in: words).map(\.words.lowerBound)
      .filter { $0 > start }
    var end = start
    while end < words.count, end - start < 20, !stops.contains(end),
      end == start || words[end].range.lowerBound == words[end - 1].range.upperBound,
      !line.pieces.contains(where: { isClockOrDay($0, words[end]) })
    {
      end += 1
    }
    guard end - start >= 2 else { return nil }
    return words[start].range.lowerBound..<words[end - 1].range.upperBound
  }
}

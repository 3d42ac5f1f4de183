/// Finds words and phrases of the tables of several languages as if they were
/// one.
struct TermIndexes: Sendable {
  private let parts: [TermIndex]

  /// Whether words are also looked up without a common ending of inflection.
  private let inflects: Bool

  /// Whether an entry hides those inside it, in scripts without spaces.
  private let isGreedy: Bool

  /// How many bytes the longest word has: longer ones, and longer parts of words, are
  /// not looked up, so that the time is linear in the length of a word.
  let longestWord: Int

  init(_ parts: [TermIndex], inflects: Bool = false, isGreedy: Bool = true) {
    self.parts = parts
    longestWord = parts.reduce(0) { max($0, $1.words.longest) }
    self.inflects = inflects
    self.isGreedy = isGreedy
  }

  /// Returns every entry that stands in a list of words, phrases first.
  ///
  /// In scripts without spaces an entry inside a longer one is no word of its own, as
  /// `支払` in `支払期限`.
  func hits(in list: [FoldedWord]) -> [TermIndex.Hit] {
    let hits = allHits(in: list)
    let outer = hits.filter {
      $0.gap == 0 && $0.words.count > 1 && list[$0.words.lowerBound].isIdeographic
    }
    guard isGreedy else { return hits }
    let own = inflects ? hits.filter { Self.isOwnWord($0.words, in: list) } : hits
    guard !outer.isEmpty else { return own }
    return own.filter { hit in
      !outer.contains { other in
        other.words.count > hit.words.count && other.words.lowerBound <= hit.words.lowerBound
          && other.words.upperBound >= hit.words.upperBound
      }
    }
  }

  /// Whether one syllable of Hangul is a word of its own: nothing stands right before
  /// it, and right after it at most a particle.
  private static func isOwnWord(_ words: Range<Int>, in list: [FoldedWord]) -> Bool {
    let word = list[words.lowerBound]
    guard words.count == 1, word.isHangul else { return true }
    let isBegun =
      words.lowerBound > 0 && list[words.lowerBound - 1].isHangul
      && list[words.lowerBound - 1].range.upperBound == word.range.lowerBound
    guard !isBegun else { return false }
    guard words.upperBound < list.count, list[words.upperBound].isHangul,
      list[words.upperBound].range.lowerBound == word.range.upperBound
    else { return true }
    return particles.contains(list[words.upperBound].text)
  }

  private static let particles: Set<String> = [
    "은", "는", "이", "가", "을", "를", "의", "에", "도", "로", "와", "과", "만",
  ]

  private func allHits(in list: [FoldedWord]) -> [TermIndex.Hit] {
    var found: [TermIndex.Hit] = []
    var single: [TermIndex.Hit] = []
    let prefixed = parts.filter { !$0.prefixes.isEmpty || !$0.prefixPhrases.isEmpty }
    let shortest = prefixed.reduce(Int.max) {
      min($0, $1.prefixes.shortest, $1.prefixPhrases.shortest)
    }
    let longest = prefixed.reduce(0) { max($0, $1.prefixes.longest, $1.prefixPhrases.longest) }
    for index in list.indices {
      let word = list[index].bytes
      var hash = WordHash()
      for (offset, byte) in word.enumerated() {
        hash.append(byte)
        guard offset > 0, offset + 1 >= shortest, offset < longest else { continue }
        for part in prefixed {
          if part.prefixPhrases.has(hash.value) {
            for phrase in part.prefixPhrases[hash.value] {
              match(phrase, at: index, in: list, into: &found)
            }
          }
          guard part.prefixes.has(hash.value) else { continue }
          for value in part.prefixes[hash.value] {
            single.append(TermIndex.Hit(value: value, words: index..<(index + 1)))
          }
        }
      }
      for part in parts where part.phrases.has(hash.value) {
        for phrase in part.phrases[hash.value] { match(phrase, at: index, in: list, into: &found) }
      }
      for value in exactValues(of: word, hash: hash.value) {
        single.append(TermIndex.Hit(value: value, words: index..<(index + 1)))
      }
    }
    return found + single
  }

  /// Returns the values of the entries that one word matches.
  func values(of word: [UInt8]) -> [Int] {
    var values: [Int] = []
    var hash = WordHash()
    for (offset, byte) in word.enumerated() {
      hash.append(byte)
      guard offset > 0 else { continue }
      for part in parts where part.prefixes.has(hash.value) {
        values += part.prefixes[hash.value]
      }
    }
    return exactValues(of: word, hash: hash.value) + values
  }

  /// Whether one word is an entry that stands for a value.
  func has(_ value: Int, for word: [UInt8]) -> Bool {
    let hash = WordHash.of(word)
    return parts.contains { $0.words.has(hash) && $0.words[hash].contains(value) }
  }

  /// Returns the first value that one word stands for, endings apart.
  func first(for word: [UInt8]) -> Int? {
    let hash = WordHash.of(word)
    for part in parts where part.words.has(hash) { return part.words[hash].first }
    return nil
  }

  /// Whether a word begins with an entry that stands for a value.
  func hasBeginning(_ value: Int, of word: [UInt8]) -> Bool {
    var hash = WordHash()
    for byte in word {
      hash.append(byte)
      for part in parts where part.prefixes.has(hash.value) {
        if part.prefixes[hash.value].contains(value) { return true }
      }
    }
    return false
  }

  /// Returns the values of the longest known end of a word, if it has at least so
  /// many letters and three stand before it.
  func longestEnd(of word: [UInt8], atLeast least: Int, from start: Int = 3) -> [Int] {
    let start = max(start, word.count - longestWord)
    guard word.count - least >= start else { return [] }
    for start in start...(word.count - least) {
      let hash = WordHash.of(word[start...])
      let values = words(hash)
      if !values.isEmpty { return values }
    }
    return []
  }

  /// Returns the length and the values of the longest known beginning of a word
  /// that leaves at least three letters.
  func longestBeginning(of word: [UInt8], atLeast least: Int) -> (Int, [Int])? {
    var hash = WordHash()
    var best: (Int, [Int])?
    for (offset, byte) in word.dropLast(3).prefix(longestWord).enumerated() {
      hash.append(byte)
      guard offset + 1 >= least else { continue }
      let values = words(hash.value)
      if !values.isEmpty { best = (offset + 1, values) }
      // "Fähre" loses its last letter in "Fährticket".
      var full = hash
      full.append(UInt8(ascii: "e"))
      let whole = words(full.value)
      if !whole.isEmpty { best = (offset + 1, whole) }
    }
    return best
  }

  private func words(_ hash: UInt64) -> [Int] {
    var values: [Int] = []
    for part in parts where part.words.has(hash) { values += part.words[hash] }
    return values
  }

  private func exactValues(of word: [UInt8], hash: UInt64) -> [Int] {
    let values = words(hash)
    guard values.isEmpty, inflects else { return values }
    return WordMatch.shortened(word).flatMap { words(WordHash.of($0)) }
  }

  private func match(
    _ phrase: TermIndex.Phrase, at start: Int, in list: [FoldedWord],
    into found: inout [TermIndex.Hit]
  ) {
    var index = start + 1
    var gap = 0
    for (position, pattern) in phrase.rest.enumerated() {
      let reach = position == phrase.rest.count - 1 ? phrase.reach : 1
      let end = min(list.count, index + reach)
      guard index < end,
        let next = (index..<end).first(where: { pattern.matches(list[$0].bytes) })
      else { return }
      gap += next - index
      index = next + 1
    }
    found.append(TermIndex.Hit(value: phrase.value, words: start..<index, gap: gap))
  }
}

/// Finds words and phrases of a table in a list of words.
///
/// Entries are separated by spaces; a final `*` stands for any ending, `_` joins
/// the words of a phrase, and `a~b` is `a`, up to twelve other words, then `b`.
struct TermIndex: Sendable {
  /// An entry found.
  struct Hit: Hashable, Sendable {
    /// What the entry stands for.
    var value: Int

    /// The words it covers; for `a~b` from `a` to `b`.
    var words: Range<Int>

    /// For `a~b` how many words stand between; they are not part of it.
    var gap = 0

    /// The words that are part of the entry.
    var covered: [Int] {
      gap == 0 ? Array(words) : Array(words.dropLast(gap + 1)) + Array(words.suffix(1))
    }
  }

  private struct Pattern: Sendable {
    var bytes: [UInt8]
    var isPrefix: Bool

    func matches(_ word: [UInt8]) -> Bool {
      isPrefix ? word.starts(with: bytes) : word == bytes
    }
  }

  private struct Phrase: Sendable {
    var rest: [Pattern]
    var hasGap: Bool
    var value: Int
  }

  private var words = HashTable<Int>()
  private var prefixes = HashTable<Int>()
  private var phrases = HashTable<Phrase>()
  private var prefixPhrases = HashTable<Phrase>()

  /// Whether words are also looked up without a common ending of inflection.
  private let inflects: Bool

  init(inflects: Bool = false) { self.inflects = inflects }

  /// Adds entries that all stand for one value.
  mutating func add(_ entries: String, value: Int) {
    for entry in entries.split(separator: " ") { add(entry: entry, value: value) }
  }

  private mutating func add(entry: Substring, value: Int) {
    let isPrefix = entry.utf8.last == UInt8(ascii: "*")
    let plain = isPrefix ? entry.utf8.dropLast() : entry.utf8[...]
    if plain.allSatisfy({ (0x61...0x7A).contains($0) }) {
      // Most entries are one word in plain small letters, folded already.
      let hash = WordHash.of(plain)
      if isPrefix { prefixes.add(value, for: hash) } else { words.add(value, for: hash) }
      return
    }
    let gapParts = entry.split(separator: "~")
    let hasGap = gapParts.count > 1
    var patterns: [Pattern] = []
    for part in gapParts.joined(separator: "_").split(separator: "_") {
      let isPrefix = part.last == "*"
      let words = FoldedWord.words(in: isPrefix ? String(part.dropLast()) : String(part))
      for (index, word) in words.enumerated() {
        let isLast = index == words.count - 1
        patterns.append(Pattern(bytes: word.bytes, isPrefix: isPrefix && isLast))
      }
    }
    guard let first = patterns.first else { return }
    let hash = WordHash.of(first.bytes)
    if patterns.count == 1 {
      if first.isPrefix {
        prefixes.add(value, for: hash)
      } else {
        words.add(value, for: hash)
      }
      return
    }
    let phrase = Phrase(rest: Array(patterns.dropFirst()), hasGap: hasGap, value: value)
    if first.isPrefix {
      prefixPhrases.add(phrase, for: hash)
    } else {
      phrases.add(phrase, for: hash)
    }
  }

  /// Returns every entry that stands in a list of words, phrases first.
  func hits(in list: [FoldedWord]) -> [Hit] {
    var found: [Hit] = []
    var single: [Hit] = []
    for index in list.indices {
      var hash = WordHash()
      for (offset, byte) in list[index].bytes.enumerated() {
        hash.append(byte)
        guard offset > 0 else { continue }
        if prefixPhrases.has(hash.value) {
          for phrase in prefixPhrases[hash.value] {
            match(phrase, at: index, in: list, into: &found)
          }
        }
        guard prefixes.has(hash.value) else { continue }
        for value in prefixes[hash.value] {
          single.append(Hit(value: value, words: index..<(index + 1)))
        }
      }
      if phrases.has(hash.value) {
        for phrase in phrases[hash.value] { match(phrase, at: index, in: list, into: &found) }
      }
      for value in exactValues(of: list[index].bytes, hash: hash.value) {
        single.append(Hit(value: value, words: index..<(index + 1)))
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
      if offset > 0, prefixes.has(hash.value) { values += prefixes[hash.value] }
    }
    return exactValues(of: word, hash: hash.value) + values
  }

  /// Returns the values of the longest known end of a word, if it has at least so
  /// many letters and three stand before it.
  func longestEnd(of word: [UInt8], atLeast least: Int, from start: Int = 3) -> [Int] {
    guard word.count - least >= start else { return [] }
    for start in start...(word.count - least) {
      let hash = WordHash.of(word[start...])
      if words.has(hash) { return words[hash] }
    }
    return []
  }

  /// Returns the length and the values of the longest known beginning of a word
  /// that leaves at least three letters.
  func longestBeginning(of word: [UInt8], atLeast least: Int) -> (Int, [Int])? {
    var hash = WordHash()
    var best: (Int, [Int])?
    for (offset, byte) in word.dropLast(3).enumerated() {
      hash.append(byte)
      guard offset + 1 >= least else { continue }
      if words.has(hash.value) { best = (offset + 1, words[hash.value]) }
      // "Fähre" loses its last letter in "Fährticket".
      var full = hash
      full.append(UInt8(ascii: "e"))
      if words.has(full.value) { best = (offset + 1, words[full.value]) }
    }
    return best
  }

  private func exactValues(of word: [UInt8], hash: UInt64) -> [Int] {
    if words.has(hash) { return words[hash] }
    guard inflects else { return [] }
    return WordMatch.shortened(word).flatMap { words[WordHash.of($0)] }
  }

  private func match(
    _ phrase: Phrase, at start: Int, in list: [FoldedWord], into found: inout [Hit]
  ) {
    var index = start + 1
    var gap = 0
    for (position, pattern) in phrase.rest.enumerated() {
      let reach = phrase.hasGap && position == phrase.rest.count - 1 ? 13 : 1
      let end = min(list.count, index + reach)
      guard index < end,
        let next = (index..<end).first(where: { pattern.matches(list[$0].bytes) })
      else { return }
      gap += next - index
      index = next + 1
    }
    found.append(Hit(value: phrase.value, words: start..<index, gap: gap))
  }
}

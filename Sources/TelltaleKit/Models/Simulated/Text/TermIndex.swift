/// The words and phrases of a table in one language, ready for lookup by
/// `TermIndexes`.
///
/// A final `*` of an entry stands for any ending, `_` joins the words of a phrase,
/// and `a~b` is `a`, some other words, then `b`.
final class TermIndex: Sendable {
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

  /// A word of a phrase.
  struct Pattern: Sendable {
    var bytes: [UInt8]
    var isPrefix: Bool

    func matches(_ word: [UInt8]) -> Bool {
      isPrefix ? word.starts(with: bytes) : word == bytes
    }
  }

  /// A phrase after its first word.
  struct Phrase: Sendable {
    var rest: [Pattern]

    /// How many words there may be up to the last of the phrase.
    var reach: Int

    var value: Int
  }

  /// The words and beginnings of words, by their hash.
  let words: HashTable<Int>
  let prefixes: HashTable<Int>

  /// The phrases, by the hash of their first word or of its beginning.
  let phrases: HashTable<Phrase>
  let prefixPhrases: HashTable<Phrase>

  /// Takes what was collected.
  init(_ builder: TermIndexBuilder) {
    words = builder.words
    prefixes = builder.prefixes
    phrases = builder.phrases
    prefixPhrases = builder.prefixPhrases
  }
}

/// Collects the words and phrases of a table.
struct TermIndexBuilder {
  /// Whether the entries are Vietnamese, in which marks tell words apart.
  var keepsMarks = false

  private(set) var words = HashTable<Int>()
  private(set) var prefixes = HashTable<Int>()
  private(set) var phrases = HashTable<TermIndex.Phrase>()
  private(set) var prefixPhrases = HashTable<TermIndex.Phrase>()

  /// Adds an entry that stands for a value.
  ///
  /// A Vietnamese entry without a letter that only Vietnamese writes is found in short
  /// texts without one too, whose marks do not stay.
  mutating func add(_ entry: Substring, value: Int) {
    add(entry, value: value, keepsMarks: keepsMarks)
    if keepsMarks, !VietnameseLetters.areIn(String(entry)),
      entry.utf8.contains(where: { $0 >= 0x80 })
    {
      add(entry, value: value, keepsMarks: false)
    }
  }

  private mutating func add(_ entry: Substring, value: Int, keepsMarks: Bool) {
    let isPrefix = entry.utf8.last == UInt8(ascii: "*")
    let plain = isPrefix ? entry.utf8.dropLast() : entry.utf8[...]
    if plain.allSatisfy({ (0x61...0x7A).contains($0) }) {
      // Most entries are one word in plain small letters, folded already.
      let hash = WordHash.of(plain)
      if isPrefix {
        prefixes.add(value, for: hash, length: plain.count)
      } else {
        words.add(value, for: hash, length: plain.count)
      }
      return
    }
    let gapParts = entry.utf8.split(separator: UInt8(ascii: "~"))
    var patterns: [TermIndex.Pattern] = []
    for bytes in gapParts.flatMap({ $0.split(separator: UInt8(ascii: "_")) }) {
      let part = Substring(bytes)
      let isPrefix = bytes.last == UInt8(ascii: "*")
      let words = FoldedWord.words(
        in: isPrefix ? String(part.dropLast()) : String(part), keepsMarks: keepsMarks)
      for (index, word) in words.enumerated() {
        let isLast = index == words.count - 1
        patterns.append(
          TermIndex.Pattern(bytes: word.bytes, isPrefix: isPrefix && isLast))
      }
    }
    guard let first = patterns.first else { return }
    let hash = WordHash.of(first.bytes)
    let length = first.bytes.count
    if patterns.count == 1 {
      if first.isPrefix {
        prefixes.add(value, for: hash, length: length)
      } else {
        words.add(value, for: hash, length: length)
      }
      return
    }
    let reach = gapParts.count > 1 ? Self.reach(of: patterns) : 1
    let phrase = TermIndex.Phrase(
      rest: Array(patterns.dropFirst()), reach: reach, value: value)
    if first.isPrefix {
      prefixPhrases.add(phrase, for: hash, length: length)
    } else {
      phrases.add(phrase, for: hash, length: length)
    }
  }

  /// In scripts without spaces a word is a character, and a gap of twelve words
  /// has about twice as many.
  private static func reach(of patterns: [TermIndex.Pattern]) -> Int {
    let isIdeographic = patterns.contains { FoldedWord.isIdeographic($0.bytes) }
    return isIdeographic ? 25 : 13
  }
}

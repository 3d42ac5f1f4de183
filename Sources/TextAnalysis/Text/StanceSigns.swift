/// What of a text and its question a ``StanceModel`` weighs, as numbers of signs.
///
/// Signs of how a sentence is built are the same in all languages: which kinds of
/// words stand in it, which of them together and side by side. The words themselves
/// are signs of their language.
struct StanceSigns {
  /// The signs of one sentence.
  struct Part {
    /// Where the sentence stands, as a range of the normalised text.
    let span: Range<Int>

    /// The signs of how it is built, each below ``StanceSigns/builtCount``.
    fileprivate(set) var built: [Int] = []

    /// Its words and runs of words, as hashes.
    fileprivate(set) var words: [UInt32] = []
  }

  /// How many signs of how a text is built there are.
  static let builtCount = Self.pairs + Self.kinds * Self.kinds

  /// How many signs of what the rules found there are.
  static let foundCount = 64

  /// The sentences that are weighed.
  private(set) var parts: [Part] = []

  /// Signs of the whole text, as those of how it is built.
  private var whole: [Int] = []

  /// What the rules found, and what was asked, each below ``foundCount``.
  private(set) var found: [Int] = []

  /// The signs of how the text is built, in order, each once.
  var built: [Int] { Self.unique(parts.flatMap(\.built) + whole) }

  /// The words and runs of words, in order, each once.
  var words: [UInt32] { Self.unique(parts.flatMap(\.words)) }

  // MARK: Numbers of signs

  /// Kinds of words, by the bit of their role.
  private static let kinds = 96
  private static let byPlace = kinds
  private static let findings = byPlace + 3 * kinds
  private static let readings = findings + 16
  private static let shapes = readings + 64
  private static let together = shapes + 64
  private static let pairs = together + kinds * kinds

  /// How many sentences are weighed at the start of a text; the last one is, too.
  private static let limit = 12

  /// How many words of a lexicon, and how many words, are weighed in a sentence.
  private static let hitLimit = 40
  private static let wordLimit = 64

  // MARK: Taking signs

  /// Tells whether a sentence is weighed.
  ///
  /// - Parameters:
  ///   - index: Its place in the text.
  ///   - count: How many sentences the text has.
  /// - Returns: Whether it is one of the first, or the last.
  static func weighs(_ index: Int, of count: Int) -> Bool {
    index < limit || index == count - 1
  }

  /// Takes the signs of a sentence.
  ///
  /// - Parameters:
  ///   - sentence: The sentence.
  ///   - reading: What it says by the words of a language.
  ///   - language: The language.
  ///   - index: Its place in the text.
  ///   - count: How many sentences the text has.
  mutating func add(
    _ sentence: Sentence, _ reading: SentenceReading, in language: String, at index: Int,
    of count: Int
  ) {
    var part = Part(span: sentence.span)
    let place = index == 0 ? 0 : index == count - 1 ? 1 : 2
    let hits = reading.words.prefix(2 * Self.hitLimit).sorted {
      ($0.range.lowerBound, $0.range.upperBound, $0.kind)
        < ($1.range.lowerBound, $1.range.upperBound, $1.kind)
    }.prefix(Self.hitLimit)
    let kinds = Self.unique(hits.map(\.kind))
    for (offset, kind) in kinds.enumerated() {
      part.built.append(kind)
      part.built.append(Self.byPlace + place * Self.kinds + kind)
      for other in kinds[(offset + 1)...] {
        part.built.append(Self.together + kind * Self.kinds + other)
      }
    }
    for (offset, hit) in hits.enumerated() {
      for next in hits[(offset + 1)...] {
        let gap = next.range.lowerBound - hit.range.upperBound
        if gap > 2 { break }
        let isBeside =
          next.range.lowerBound > hit.range.lowerBound
          && reading.scopes.clause(of: hit.range) == reading.scopes.clause(of: next.range)
        if isBeside { part.built.append(Self.pairs + hit.kind * Self.kinds + next.kind) }
      }
    }
    let finding: Int =
      switch reading.finding {
      case .none: 0
      case .notFound: 1
      case .weak: 2
      case .declined: 3
      }
    part.built += [Self.findings + finding, Self.findings + 4 * (place + 1) + finding]
    for (offset, holds) in Self.traits(of: reading).enumerated() where holds {
      part.built += [
        Self.readings + offset, Self.readings + 16 * (place + 1) + offset,
      ]
    }
    part.words = Self.hashes(of: sentence.tokens.prefix(Self.wordLimit), in: language)
    parts.append(part)
  }

  private static func traits(of reading: SentenceReading) -> [Bool] {
    [
      reading.isLoose, reading.hasNumber, reading.isQuestion, reading.isStatement,
      reading.refers, reading.mayDecline, reading.isUnserved, reading.isUnrendered,
      reading.isBlocked, reading.isProhibition, reading.leavesJudgement, reading.salutes,
      reading.isRule([]), reading.hasNegation, reading.speaksOfDocuments,
    ]
  }

  /// Takes the signs of the whole text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - found: What the rules and the question say, sign by sign; at most
  ///     ``foundCount``.
  ///   - sentences: How many sentences it has.
  mutating func close(_ text: TextTokens, found: [Bool], sentences: Int) {
    let scalars = text.normalized.scalars.prefix(4000)
    let first = scalars.first { $0 != " " && $0 != "\n" }
    let numbers = text.tokens.prefix(400).count { $0.kind == .number }
    let marks: [Bool] = [
      scalars.contains("\""), first == "\"" || first == "'", scalars.contains("\n"),
      scalars.contains(":"), scalars.contains("*"), scalars.contains("?"),
      scalars.contains("!"), scalars.contains("("), scalars.contains("「"),
      first.map { ("0"..."9").contains($0) } ?? false,
    ]
    for (offset, holds) in marks.enumerated() where holds { whole.append(Self.shapes + offset) }
    whole.append(Self.shapes + 16 + min(sentences, 6))
    whole.append(Self.shapes + 24 + min(text.tokens.count / 4, 12))
    whole.append(Self.shapes + 40 + min(numbers, 3))
    self.found = found.prefix(Self.foundCount).indices.filter { found[$0] }
  }

  private static func unique<Value: Comparable & Hashable>(_ values: [Value]) -> [Value] {
    Set(values).sorted()
  }

  // MARK: Words

  /// The hashes of the words and of runs of two; of characters also of three.
  private static func hashes(of tokens: ArraySlice<TextToken>, in language: String) -> [UInt32] {
    var hashes: [UInt32] = []
    for index in tokens.indices {
      let longest = tokens[index].isCharacter ? 3 : 2
      var hash = StableHash()
      hash.combine(language)
      for next in index..<min(index + longest, tokens.endIndex) {
        hash.combine(tokens[next].text)
        hashes.append(hash.value)
      }
    }
    return hashes
  }
}

/// The 32-bit FNV-1a hash of strings, each after a byte that no string has.
///
/// G. Fowler, L. C. Noll, K.-P. Vo, D. Eastlake, "The FNV Non-Cryptographic Hash
/// Algorithm", RFC 9923.
private struct StableHash {
  private(set) var value: UInt32 = 0x811C_9DC5

  mutating func combine(_ string: String) {
    add(0xFF)
    for byte in string.utf8 { add(byte) }
  }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 0x0100_0193 }
}

extension Lexicon.Hit {
  /// The number of its role.
  fileprivate var kind: Int { role.rawValue.trailingZeroBitCount }
}

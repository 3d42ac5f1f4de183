/// What is left of an answer when what it tells is taken out: the words around
/// its facts.
///
/// A number, a month, a unit after a number, a word of the question or the
/// passages and a word for documents is a slot. What is left are the words of the sentence itself, which
/// two answers to different questions share when one is made after the other.
package struct AnswerShape: Sendable {
  /// The words that are left, in order.
  package let words: [String]

  /// How often each of them is there.
  private let counts: [String: Int]

  /// Where they stand among the answer's tokens.
  private let places: [Int]

  /// Where the answer's tokens stand, in UTF-8.
  private let ranges: [Range<Int>]

  /// Whether the words are characters of a text without spaces.
  private let countsCharacters: Bool

  /// Takes the facts out of an answer.
  ///
  /// - Parameters:
  ///   - text: The answer.
  ///   - question: The question; without tokens when there is none.
  ///   - passages: The passages, their headings and titles.
  ///   - phrases: Those of the answer's language.
  package init(
    of text: TextTokens, question: TextTokens, passages: [TextTokens], phrases: Phrases
  ) {
    let sources = [question] + passages
    let stems = Set(sources.flatMap { $0.tokens.map(\.stem) })
    let pairs = Set(sources.flatMap { Self.pairs(of: $0.tokens) })
    // Some languages list the characters of their words for documents, others the words.
    let nouns = phrases.documentNouns.map { TextTokens($0).tokens }
    let nounCharacters = Set(nouns.filter { $0.count == 1 }.flatMap { $0.map(\.text) })
    let nounPairs = Set(nouns.flatMap { Self.pairs(of: $0) })
    let tokens = text.tokens
    let ownPairs = Self.pairs(of: tokens)
    var words: [String] = []
    var places: [Int] = []
    var isAfterNumber = false
    for (index, token) in tokens.enumerated() {
      let isSlot: Bool
      switch token.kind {
      case .number: isSlot = true
      case .word:
        isSlot =
          MonthNames.month(token.text) != nil && Self.isBesideNumber(index, tokens)
          || token.text.count > 2 && !phrases.stopWords.contains(token.text)
            && (stems.contains(token.stem)
              || phrases.documentNouns.contains { token.text.hasPrefix($0) })
      case .ideograph, .syllable:
        let isUnit = isAfterNumber && Self.units.contains(token.text)
        // Of a text without spaces, each character stands in two pairs.
        let isShown = [index - 1, index].contains { place in
          ownPairs.indices.contains(place)
            && (pairs.contains(ownPairs[place]) || nounPairs.contains(ownPairs[place]))
        }
        isSlot = isUnit || isShown || nounCharacters.contains(token.text)
        // 9万5千円: what follows a unit is still about the number.
        if isUnit { continue }
      }
      isAfterNumber = token.kind == .number
      if isSlot { continue }
      words.append(token.text)
      places.append(index)
    }
    self.words = words
    counts = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
    self.places = places
    ranges = tokens.map(\.range)
    countsCharacters = text.countsCharacters
  }

  /// Characters that belong to the number before them.
  private static let units: Set<String> = Set(
    "年月日号號時时分円元圆圓角万萬千百億亿兆년월일시분원억만천".map(String.init))

  /// Each token with the one after it.
  private static func pairs(of tokens: [TextToken]) -> [String] {
    guard tokens.count > 1 else { return [] }
    return zip(tokens, tokens.dropFirst()).map { $0.text + " " + $1.text }
  }

  private static func isBesideNumber(_ index: Int, _ tokens: [TextToken]) -> Bool {
    (index > 0 && tokens[index - 1].kind == .number)
      || (index + 1 < tokens.count && tokens[index + 1].kind == .number)
  }

  // MARK: Comparing

  /// The least of a shape, in words and in characters: "the total is" is nobody's
  /// template, and "you paid … at the" is what the question asked for.
  private static let leastWords = 5
  private static let leastCharacters = 5

  /// The least part of the longer shape that both have, in percent.
  private static let leastShare = 65

  /// Whether anything is left that could be a shape.
  package var isComparable: Bool {
    words.count >= (countsCharacters ? Self.leastCharacters : Self.leastWords)
  }

  /// Returns which of the words another answer has in the same order, if they
  /// are most of what both say: by their place in ``words``.
  package func shared(with other: AnswerShape) -> [Int]? {
    let longer = max(words.count, other.words.count)
    let least = max(
      countsCharacters && other.countsCharacters ? Self.leastCharacters : Self.leastWords,
      (longer * Self.leastShare + 99) / 100)
    guard words.count >= least, other.words.count >= least else { return nil }
    if words == other.words { return Array(words.indices) }
    // No order can make more of them common than there are.
    let most = counts.reduce(0) { $0 + min($1.value, other.counts[$1.key] ?? 0) }
    guard most >= least else { return nil }
    let shared = Self.commonSubsequence(words, other.words)
    return shared.count >= least ? shared : nil
  }

  /// The places in the first list of a longest common subsequence.
  private static func commonSubsequence(_ left: [String], _ right: [String]) -> [Int] {
    let width = right.count + 1
    var lengths = Array(repeating: 0, count: (left.count + 1) * width)
    for row in left.indices.reversed() {
      for column in right.indices.reversed() {
        lengths[row * width + column] =
          left[row] == right[column]
          ? lengths[(row + 1) * width + column + 1] + 1
          : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
      }
    }
    var places: [Int] = []
    var row = 0
    var column = 0
    while row < left.count, column < right.count {
      if left[row] == right[column] {
        places.append(row)
        row += 1
        column += 1
      } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return places
  }

  // MARK: Showing

  /// Where some of the words stand in the answer, in UTF-8: neighbours as one.
  package func ranges(of words: [Int]) -> [Range<Int>] {
    runs(of: words).map { ranges[$0.lowerBound].lowerBound..<ranges[$0.upperBound].upperBound }
  }

  /// Some of the words as a person reads them, `…` for what stands between.
  ///
  /// - Parameters:
  ///   - words: The words, by their place in ``words``.
  ///   - text: The answer.
  /// - Returns: The words as they stand in the answer.
  package func outline(of words: [Int], in text: String) -> String {
    let bytes = Array(text.utf8)
    let runs = runs(of: words)
    var pieces = runs.map { run -> String in
      let range = ranges[run.lowerBound].lowerBound..<ranges[run.upperBound].upperBound
      return String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
    if runs.first?.lowerBound ?? 0 > 0 { pieces.insert("", at: 0) }
    if let last = runs.last, last.upperBound + 1 < ranges.count { pieces.append("") }
    let joined = pieces.joined(separator: " … ")
    return String(joined.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// The words as runs of tokens that follow each other.
  private func runs(of words: [Int]) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for word in words {
      let place = places[word]
      if let last = runs.last, last.upperBound + 1 == place {
        runs[runs.count - 1] = last.lowerBound...place
      } else {
        runs.append(place...place)
      }
    }
    return runs
  }
}

/// The senses of everyday nouns, ready for lookup, compounds included.
enum SenseIndex {
  /// Whether documents must mention a sense that a question names.
  static func isSubject(_ sense: Int) -> Bool { sense < subjectCount }

  /// Returns the senses named in a list of words.
  static func senses(in words: [FoldedWord]) -> Set<Int> { Set(hits(in: words).map(\.value)) }

  /// Returns the senses named in a list of words, with the words; both parts of
  /// a compound count.
  static func hits(in words: [FoldedWord]) -> [TermIndex.Hit] {
    var hits = index.hits(in: words).filter { hit in
      let first = words[hit.words.lowerBound]
      let isMonth = first.isCapitalized && DateWords.isMonth(first.bytes)
      return hit.words.count > 1 || isMonth || !LanguageTable.isStopWord(first.bytes)
    }
    let named = Set(hits.flatMap { Array($0.words) })
    for (position, word) in words.enumerated() where !named.contains(position) {
      for senses in parts(of: word) {
        hits += senses.map { TermIndex.Hit(value: $0, words: position..<(position + 1)) }
      }
    }
    return hits
  }

  /// The senses of the longest known beginning of a compound and those of the
  /// longest known end after it.
  static func parts(of word: FoldedWord) -> [[Int]] {
    let bytes = word.bytes
    guard bytes.count >= 8, !word.hasDigit else { return [] }
    var found: [[Int]] = []
    var rest = 3
    if let (length, senses) = index.longestBeginning(of: bytes, atLeast: 4) {
      found.append(senses)
      rest = length
      let end = index.values(of: Array(bytes[length...]))
      if !end.isEmpty { return found + [end] }
    }
    let end = index.longestEnd(of: bytes, atLeast: 5, from: rest)
    if !end.isEmpty { found.append(end) }
    return found
  }

  /// Whether a sense is a place where one pays.
  static func isTrade(_ sense: Int) -> Bool { sense < tradeLines.count }

  private static let tradeLines = Senses.trades.split(whereSeparator: \.isNewline)
  private static let subjectLines = tradeLines + Senses.subjects.split(whereSeparator: \.isNewline)
  private static let subjectCount = subjectLines.count

  private static let index: TermIndex = {
    var index = TermIndex(inflects: true)
    let lines = subjectLines + Senses.shared.split(whereSeparator: \.isNewline)
    for (sense, line) in lines.enumerated() { index.add(String(line), value: sense) }
    return index
  }()
}

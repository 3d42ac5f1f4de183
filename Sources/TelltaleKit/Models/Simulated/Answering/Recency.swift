/// Which of several documents is the latest.
enum Recency {
  /// Whether a message asks for the newest.
  static func asksForLatest(_ words: [FoldedWord]) -> Bool {
    words.contains { latestWords.contains($0.bytes) }
  }

  /// Returns the latest date in a text as `yyyymmdd`, 0 without one.
  static func latest(in text: String) -> Int {
    let words = FoldedWord.words(in: text)
    let spans = ValueScanner.spans(in: Array(text.utf8), words: words)
    return spans.filter { $0.kind == .date }.map { number(of: Array(words[$0.words])) }.max() ?? 0
  }

  private static func number(of words: [FoldedWord]) -> Int {
    var year = 0
    var month = 0
    var day = 0
    for word in words {
      if let index = monthNumber(word.bytes) { month = index }
      let parts = word.text.split { !$0.isNumber }.compactMap { Int($0) }
      if parts.count == 3 {
        let isYearFirst = parts[0] > 31
        return (isYearFirst ? parts[0] : parts[2] < 100 ? 2000 + parts[2] : parts[2]) * 10000
          + parts[1] * 100 + (isYearFirst ? parts[2] : parts[0])
      }
      if let number = parts.first, parts.count == 1 {
        if number > 31 { year = number } else { day = number }
      }
    }
    return year * 10000 + month * 100 + day
  }

  private static func monthNumber(_ word: [UInt8]) -> Int? {
    guard DateWords.isMonth(word) else { return nil }
    let prefixes: [(String, Int)] = [
      ("jan", 1), ("feb", 2), ("fev", 2), ("mar", 3), ("maart", 3), ("mrt", 3), ("ma", 5),
      ("ap", 4),
      ("av", 4), ("mei", 5), ("jun", 6), ("juin", 6), ("juil", 7), ("jul", 7), ("au", 8), ("ao", 8),
      ("sep", 9), ("o", 10), ("n", 11), ("d", 12),
    ]
    return prefixes.first { word.starts(with: Array($0.0.utf8)) }?.1
  }

  private static let latestWords: Set<[UInt8]> = Set(
    [
      "last", "latest", "newest", "recent", "laatste", "recentste", "nieuwste", "dernier",
      "derniere",
      "recent", "recente", "letzte", "letzter", "letzten", "letztes", "neueste", "neuesten",
    ].map {
      Array($0.utf8)
    })
}

/// Which of several documents is the latest.
enum Recency {
  /// Returns the latest date in a text as `yyyymmdd`, 0 without one.
  static func latest(in text: String, vocabulary: Vocabulary) -> Int {
    let words = FoldedWord.words(in: text)
    let spans = ValueScanner.spans(
      in: Array(text.utf8), words: words, vocabulary: vocabulary)
    return spans.filter { $0.kind == .date }.map { number(of: Array(words[$0.words]), vocabulary) }
      .max() ?? 0
  }

  private static func number(of words: [FoldedWord], _ vocabulary: Vocabulary) -> Int {
    var year = 0
    var month = 0
    var day = 0
    for word in words {
      if let index = vocabulary.month(of: word.bytes) { month = index }
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
}

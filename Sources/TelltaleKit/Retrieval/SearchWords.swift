/// The words of a text as the search knows them: folded, and in scripts without spaces
/// two neighbouring characters each, as Lucene's analyzer for Chinese, Japanese and
/// Korean takes them.
enum SearchWords {
  /// Returns the words of a text in order.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - keepsMarks: Whether the marks of Vietnamese stay; without it where the text
  ///     has a letter that only Vietnamese writes.
  /// - Returns: The words, with their places.
  static func all(in text: String, keepsMarks: Bool? = nil) -> [FoldedWord] {
    let words = FoldedWord.words(in: text, keepsMarks: keepsMarks)
    guard words.contains(where: \.isIdeographic) else { return words }
    return words.indices.compactMap { index in
      let word = words[index]
      guard word.isIdeographic else { return word }
      let next = index + 1 < words.count ? words[index + 1] : nil
      if let next, next.isIdeographic, next.range.lowerBound == word.range.upperBound {
        var pair = word
        pair.bytes += next.bytes
        pair.range = word.range.lowerBound..<next.range.upperBound
        return pair
      }
      // The last of several is in the pair before; one alone is a word.
      let previous = index > 0 ? words[index - 1] : nil
      let isInPair =
        previous.map { $0.isIdeographic && $0.range.upperBound == word.range.lowerBound } ?? false
      return isInPair ? nil : word
    }
  }
}

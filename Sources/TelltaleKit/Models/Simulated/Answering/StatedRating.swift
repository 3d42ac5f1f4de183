/// Reads the mark that a review gives in so many words: "4 out of 5", "three stars",
/// `★★☆☆☆`, `3/5`.
enum StatedRating {
  /// Returns the mark that a text gives on a scale; `nil` where it gives none.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - low: The least mark.
  ///   - high: The best mark, which "out of" must name.
  ///   - vocabulary: The words of the languages that the text may be in.
  /// - Returns: The mark, from `low` to `high`.
  static func value(
    in text: String, from low: Double, to high: Double, vocabulary: Vocabulary
  ) -> Double? {
    func fits(_ value: Double) -> Double? { value >= low && value <= high ? value : nil }
    if let drawn = drawn(in: text), let value = fits(Double(drawn)) { return value }
    if let value = fraction(in: Array(text.utf8), of: high).flatMap(fits) { return value }
    let words = FoldedWord.words(in: text)
    let numbers = words.indices.compactMap { index in
      number(words[index], vocabulary).map { (index: index, value: $0) }
    }
    guard !numbers.isEmpty else { return nil }
    let links = covered(by: .ratingLinks, words, vocabulary)
    let units = covered(by: .ratingUnits, words, vocabulary)
    for (first, second) in zip(numbers, numbers.dropFirst()) {
      let gap = second.index - first.index
      guard gap <= 7, first.value == high || second.value == high else { continue }
      let inner = first.index + 1..<second.index
      let isWide = words[inner].contains(where: \.isIdeographic)
      // "On 5 April at 3" names no mark: nothing else stands between the two numbers.
      let isLinked =
        isWide
        ? (max(0, first.index - 2)...second.index + 2).contains { links.contains($0) }
        : inner.contains { links.contains($0) }
          && inner.allSatisfy { links.contains($0) || units.contains($0) }
      guard isLinked else { continue }
      if let value = fits(second.value == high ? first.value : second.value) { return value }
    }
    for number in numbers where units.contains(number.index + 1) {
      if let value = fits(number.value) { return value }
    }
    return nil
  }

  /// The number before a slash and the best mark, such as 4 in `4/5`; no date.
  private static func fraction(in bytes: [UInt8], of high: Double) -> Double? {
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    func isPart(_ byte: UInt8) -> Bool { isDigit(byte) || "/.,-".utf8.contains(byte) }
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, isPart(bytes[index]) { index += 1 }
      guard index > start else {
        index += 1
        continue
      }
      var piece = bytes[start..<index]
      while let last = piece.last, !isDigit(last) { piece.removeLast() }
      let parts = piece.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        .map { Double(String(decoding: $0, as: UTF8.self)) }
      if parts.count == 2, let mark = parts[0], parts[1] == high { return mark }
    }
    return nil
  }

  /// How many stars are drawn, full ones alone.
  private static func drawn(in text: String) -> Int? {
    let full = text.unicodeScalars.count { $0 == "★" || $0 == "⭐" || $0 == "🌟" }
    return full > 0 ? full : nil
  }

  /// The number that a word is, in digits or spelled out.
  private static func number(_ word: FoldedWord, _ vocabulary: Vocabulary) -> Double? {
    if word.hasDigit { return Int(word.text).map(Double.init) }
    if let numeral = numerals.firstIndex(of: word.text) { return Double(numeral + 1) }
    return vocabulary.number(of: word.bytes).map(Double.init)
  }

  private static let numerals = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十"]

  /// The places of the words of a list.
  private static func covered(
    by list: WordList, _ words: [FoldedWord], _ vocabulary: Vocabulary
  ) -> Set<Int> {
    Set(vocabulary.hits(of: [list], in: words).flatMap { Array($0.words) })
  }
}

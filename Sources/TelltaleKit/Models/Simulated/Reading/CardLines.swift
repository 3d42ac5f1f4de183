/// Recognises the lines of a card, which have no labels.
enum CardLines {
  /// Returns a fragment with the concepts that its form tells: 13 to 19 digits are
  /// the number of the card, two or three words in capitals its holder.
  static func recognised(_ fragment: Fragment, in source: Reading.Source) -> Fragment {
    guard source.topics.contains(.card), fragment.labelWords == 0, fragment.line >= 0 else {
      return fragment
    }
    var fragment = fragment
    let all = 0..<fragment.words.count
    let digits = fragment.text.utf8.filter { (0x30...0x39).contains($0) }.count
    if (13...19).contains(digits), fragment.spans.count == 1, fragment.spans[0].words == all {
      fragment.concepts.append(TermIndex.Hit(value: Concept.cardNumber.rawValue, words: all))
    }
    let isCapital = !fragment.text.unicodeScalars.contains { $0.properties.isLowercase }
    if digits == 0, (2...3).contains(fragment.words.count), isCapital, fragment.concepts.isEmpty {
      for concept in [Concept.holder, .name] {
        fragment.concepts.append(TermIndex.Hit(value: concept.rawValue, words: all))
      }
      fragment.value = fragment.text
    }
    return fragment
  }
}

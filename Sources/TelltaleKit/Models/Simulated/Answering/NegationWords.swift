/// Whether statements are negative.
enum NegationWords {
  /// Whether a fragment denies or forbids.
  static func isNegative(_ fragment: Fragment) -> Bool {
    fragment.words.contains { words.contains($0.bytes) }
  }

  private static let words: Set<[UInt8]> = {
    var words = Set<[UInt8]>()
    for table in LanguageTable.all {
      for word in table.negations.split(separator: " ") {
        words.insert(FoldedWord.fold(String(word)))
      }
    }
    return words
  }()
}

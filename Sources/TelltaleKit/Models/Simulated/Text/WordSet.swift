/// A set of folded words, looked up by their hash.
struct WordSet: Sendable {
  private var table = HashTable<Bool>()

  /// Creates a set of words that are separated by spaces and folded already.
  init(_ words: String) {
    for word in words.split(separator: " ") { table.add(true, for: WordHash.of(word.utf8)) }
  }

  /// Whether a folded word is in the set.
  func contains(_ word: [UInt8]) -> Bool { table.has(WordHash.of(word)) }
}

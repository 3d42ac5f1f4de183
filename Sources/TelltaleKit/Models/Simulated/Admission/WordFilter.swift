/// Words that a model does not let through.
struct WordFilter: Sendable {
  private let index: TermIndexes?

  /// Prepares for words and phrases, `_` between the words of a phrase.
  init(words: [String]) {
    guard !words.isEmpty else {
      index = nil
      return
    }
    var index = TermIndexBuilder()
    for word in words { index.add(word[...], value: 0) }
    self.index = TermIndexes([TermIndex(index)])
  }

  /// Whether one of them stands in what the user says or the documents show.
  func finds(in request: Request) -> Bool {
    guard let index else { return false }
    return request.segments.contains { segment in
      segment.role == .user && !index.hits(in: FoldedWord.words(in: segment.text)).isEmpty
    }
  }
}

/// A sentence of a text as its tokens.
package struct Sentence: Sendable {
  /// Its tokens.
  package var tokens: [TextToken]

  /// Where it stands in the normalised text; a sentence ends where the next begins.
  package var span: Range<Int>

  /// The sentences of a text that have tokens, as ``SentenceSplitter`` finds them.
  ///
  /// - Parameter text: The text.
  /// - Returns: The sentences in order; each token stands in one of them.
  package static func all(of text: TextTokens) -> [Sentence] {
    let normalized = text.normalized
    let starts = SentenceSplitter().sentences(of: normalized.source).map(\.lowerBound)
    var sentences: [Sentence] = []
    var first = 0
    var start = 0
    func add(upTo end: Int, _ place: Int) {
      guard end > first else { return }
      sentences.append(Sentence(tokens: Array(text.tokens[first..<end]), span: start..<place))
      (first, start) = (end, place)
    }
    var end = 0
    for next in starts.dropFirst() {
      while end < text.tokens.count, text.tokens[end].range.lowerBound < next { end += 1 }
      add(upTo: end, normalized.place(ofSource: next))
    }
    add(upTo: text.tokens.count, normalized.scalars.count)
    return sentences
  }
}

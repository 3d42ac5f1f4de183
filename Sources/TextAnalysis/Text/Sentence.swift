/// A sentence of a text.
package struct Sentence: Sendable {
  /// Its tokens.
  package var tokens: [TextToken]

  /// Where it stands in the normalised text.
  package var span: Range<Int>

  /// Splits a text at `.`, `!`, `?`, `…`, their full-width forms and line breaks.
  ///
  /// A full stop ends a sentence when the end, white space or a closing mark
  /// follows, and not after a day or an abbreviation of one letter.
  package static func all(of text: TextTokens) -> [Sentence] {
    let scalars = text.normalized.scalars
    var sentences: [Sentence] = []
    var start = 0
    var rest = text.tokens[...]
    func cut(_ end: Int) {
      let count = rest.prefix { $0.span.lowerBound < end }.count
      if count > 0 {
        sentences.append(Sentence(tokens: Array(rest.prefix(count)), span: start..<end))
        rest = rest.dropFirst(count)
      }
      start = end
    }
    for index in scalars.indices where endsSentence(scalars, at: index) { cut(index + 1) }
    cut(scalars.count)
    return sentences
  }

  static func endsSentence(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    switch scalars[index] {
    case "\n", "。", "！", "？", "…", "!", "?": return true
    case ".":
      guard index + 1 < scalars.count else { return true }
      guard scalars[index + 1] == " " || scalars[index + 1] == "\n" || scalars[index + 1] == "\""
      else { return false }
      return !isDayOrInitial(scalars, before: index)
    default: return false
    }
  }

  /// Whether one letter, or one or two digits that begin a word, stand before a
  /// full stop.
  private static func isDayOrInitial(_ scalars: [Unicode.Scalar], before index: Int) -> Bool {
    var start = index
    while start > 0, scalars[start - 1].isLetterOrDigit { start -= 1 }
    let word = scalars[start..<index]
    guard start == 0 || scalars[start - 1] == " " || scalars[start - 1] == "\n" else {
      return false
    }
    if word.count == 1, word.first?.isIdeographic == false { return true }
    return word.count == 2 && word.allSatisfy { ("0"..."9").contains($0) }
      && index + 2 < scalars.count && scalars[index + 2].properties.isAlphabetic
  }
}

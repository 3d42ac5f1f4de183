/// An estimate of the tokens of a text.
///
/// No tokenizer of Apple's is public. The documented rule of thumb is 3 to 4
/// characters per token in Latin script and about one per character in Chinese,
/// Japanese and Korean.
enum TokenEstimate {
  /// Returns the estimated tokens of a text: 3.5 characters per token, rounded
  /// up, and one per character of the scripts without spaces.
  static func tokens(in text: String) -> Int {
    var characters = 0
    var ideographs = 0
    for scalar in text.unicodeScalars {
      if Folding.isIdeograph(scalar) {
        ideographs += 1
      } else if !Folding.isIgnorable(scalar) {
        characters += 1
      }
    }
    return (characters * 2 + 6) / 7 + ideographs
  }
}

extension TokenEstimate {
  /// Returns the beginning of a text that has about so many tokens.
  static func prefix(of text: String, tokens limit: Int) -> String {
    var kept = String.UnicodeScalarView()
    var halves = 0
    for scalar in text.unicodeScalars {
      halves += Folding.isIdeograph(scalar) ? 7 : 2
      if halves > limit * 7 { break }
      kept.append(scalar)
    }
    return String(kept)
  }
}

/// Takes out what a prompt only shows: quotations, examples in tags, code.
enum QuotedText {
  /// Returns a text in which quotations, fenced code and tagged examples are
  /// replaced by a space.
  ///
  /// An apostrophe inside a word is not a quotation mark, and a quotation that
  /// is not closed within its paragraph is left as it stands.
  static func removed(from text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    removeBlocks(&scalars)
    var kept = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      if let close = closing(of: scalars[index], at: index, in: scalars),
        let end = endOfQuotation(from: index + 1, closedBy: close, in: scalars)
      {
        kept.append(" ")
        index = end + 1
      } else {
        kept.append(scalars[index])
        index += 1
      }
    }
    return String(kept)
  }

  private static func closing(
    of scalar: Unicode.Scalar, at index: Int, in scalars: [Unicode.Scalar]
  ) -> Set<Unicode.Scalar>? {
    switch scalar {
    case "\"": ["\""]
    case "\u{201C}": ["\u{201D}", "\u{201C}"]
    case "\u{201D}": ["\u{201D}"]
    case "\u{201E}": ["\u{201C}", "\u{201D}"]
    case "«": ["»"]
    case "»": ["«"]
    case "‹": ["›"]
    case "`": ["`"]
    case "「": ["」"]
    case "『": ["』"]
    case "《": ["》"]
    case "\u{2018}", "'":
      index == 0 || !Folding.isLetter(scalars[index - 1]) ? ["\u{2019}", "'"] : nil
    default: nil
    }
  }

  private static func endOfQuotation(
    from start: Int, closedBy close: Set<Unicode.Scalar>, in scalars: [Unicode.Scalar]
  ) -> Int? {
    var index = start
    while index < scalars.count, index - start < 600 {
      if scalars[index] == "\n", index + 1 < scalars.count, scalars[index + 1] == "\n" {
        return nil
      }
      if close.contains(scalars[index]) {
        let isInWord =
          (scalars[index] == "'" || scalars[index] == "\u{2019}") && index + 1 < scalars.count
          && Folding.isLetter(scalars[index + 1])
        if !isInWord { return index }
      }
      index += 1
    }
    return nil
  }

  /// Blanks what stands between fences, and between `<example>` and its end.
  private static func removeBlocks(_ scalars: inout [Unicode.Scalar]) {
    for (open, close) in [("```", "```"), ("<example", "</example")] {
      let open = Array(open.unicodeScalars)
      let close = Array(close.unicodeScalars)
      var index = 0
      while let start = position(of: open, in: scalars, from: index) {
        guard let end = position(of: close, in: scalars, from: start + open.count) else { break }
        for blank in start..<min(scalars.count, end + close.count) where scalars[blank] != "\n" {
          scalars[blank] = " "
        }
        index = end + close.count
      }
    }
  }

  private static func position(
    of pattern: [Unicode.Scalar], in scalars: [Unicode.Scalar], from start: Int
  ) -> Int? {
    guard start + pattern.count <= scalars.count else { return nil }
    return (start...(scalars.count - pattern.count)).first { index in
      scalars[index] == pattern[0]
        && scalars[index..<(index + pattern.count)].elementsEqual(pattern)
    }
  }
}

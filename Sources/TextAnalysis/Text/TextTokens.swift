/// A word, a number or a character of a script that has no spaces.
package struct TextToken: Hashable, Sendable {
  /// What a token is.
  package enum Kind: Hashable, Sendable {
    /// Letters, with apostrophes and hyphens between them.
    case word

    /// Digits, with one separator at a time between them: `22,41`, `10:30`.
    case number

    /// One Han or kana character.
    case ideograph

    /// One Hangul syllable. Korean goes by syllables because particles attach to
    /// the noun.
    case syllable
  }

  /// The token, normalised.
  package var text: String

  /// What it is.
  package var kind: Kind

  /// Where it stands in the original, in UTF-8.
  package var range: Range<Int>

  /// Where it stands in the normalised text.
  package var span: Range<Int>

  /// Whether the token is one character of a text without spaces.
  package var isCharacter: Bool { kind == .ideograph || kind == .syllable }
}

/// A text as the units in which the text rules count.
package struct TextTokens: Sendable {
  /// The text that the tokens are of.
  package let normalized: NormalizedText

  /// The tokens in order.
  package private(set) var tokens: [TextToken] = []

  /// The tokens' texts.
  package private(set) var words: [String] = []

  /// Splits a text.
  package init(_ text: String) { self.init(NormalizedText(text)) }

  /// Splits a normalised text.
  package init(_ normalized: NormalizedText) {
    self.normalized = normalized
    let scalars = normalized.scalars
    var index = 0
    while index < scalars.count {
      guard let kind = scalars[index].tokenKind else {
        index += 1
        continue
      }
      let end = Self.end(of: kind, from: index, in: scalars)
      tokens.append(
        TextToken(
          text: NormalizedText.string(scalars[index..<end]), kind: kind,
          range: normalized.sourceRange(of: index..<end), span: index..<end))
      index = end
    }
    words = tokens.map(\.text)
  }

  /// Whether more than half of the tokens are characters of a text without
  /// spaces, so that its lengths count characters.
  package var countsCharacters: Bool {
    tokens.count { $0.isCharacter } * 2 > tokens.count
  }

  /// The UTF-8 range in the original of some of the tokens.
  package func range(of run: Range<Int>) -> Range<Int> {
    guard let first = run.first, let last = run.last else { return 0..<0 }
    return tokens[first].range.lowerBound..<tokens[last].range.upperBound
  }

  /// The words as a person counts them: a Korean word is all its syllables, and
  /// a number with its letters (`10kg`) or `and/or` is one word.
  package var wordRanges: [Range<Int>] {
    var words: [Range<Int>] = []
    var previous: TextToken?
    for token in tokens {
      if let last = previous, isOneWord(last, token), let start = words.last?.lowerBound {
        words[words.count - 1] = start..<token.range.upperBound
      } else {
        words.append(token.range)
      }
      previous = token
    }
    return words
  }

  private func isOneWord(_ left: TextToken, _ right: TextToken) -> Bool {
    guard left.kind != .ideograph, right.kind != .ideograph else { return false }
    let between = normalized.scalars[left.span.upperBound..<right.span.lowerBound]
    return between.allSatisfy { $0 == "/" || $0 == "-" || $0 == "'" || $0 == "." || $0 == "," }
      && between.count <= 1
  }

  private static func end(
    of kind: TextToken.Kind, from start: Int, in scalars: [Unicode.Scalar]
  ) -> Int {
    var index = start + 1
    func kindAt(_ index: Int) -> TextToken.Kind? {
      index < scalars.count ? scalars[index].tokenKind : nil
    }
    switch kind {
    case .ideograph:
      while index < scalars.count, scalars[index].isMark { index += 1 }
    case .syllable:
      while index < scalars.count, scalars[index].isMark || scalars[index].isHangulTail {
        index += 1
      }
    case .number:
      while true {
        if kindAt(index) == .number {
          index += 1
        } else if index < scalars.count, ".,:'".unicodeScalars.contains(scalars[index]),
          kindAt(index + 1) == .number
        {
          index += 2
        } else {
          return index
        }
      }
    case .word:
      while index < scalars.count {
        if scalars[index].isMark || kindAt(index) == .word {
          index += 1
        } else if scalars[index] == "'" || scalars[index] == "-", kindAt(index + 1) == .word {
          index += 2
        } else {
          return index
        }
      }
    }
    return index
  }
}

extension Unicode.Scalar {
  /// What a token that begins with the character is; `nil` between tokens.
  fileprivate var tokenKind: TextToken.Kind? {
    if isASCII {
      if ("a"..."z").contains(self) || ("A"..."Z").contains(self) { return .word }
      return ("0"..."9").contains(self) ? .number : nil
    }
    switch value {
    case 0x3005, 0x3006, 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF,
      0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      return .ideograph
    case 0x1100...0x115F, 0xAC00...0xD7A3: return .syllable
    default: return properties.isAlphabetic && !isMark ? .word : nil
    }
  }

  fileprivate var isMark: Bool {
    guard !isASCII else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// Whether the character is a vowel or a final consonant of a Hangul syllable.
  fileprivate var isHangulTail: Bool { (0x1160...0x11FF).contains(value) }
}

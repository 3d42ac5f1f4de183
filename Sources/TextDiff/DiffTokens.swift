/// A text cut into the units that a reader compares: words, numbers, spaces and
/// marks.
///
/// Tokens are compared byte by byte, so that two spellings of `é` differ.
struct DiffTokens {
  /// The tokens in order; joined, they are the text.
  let tokens: [Substring]

  /// Cuts a text.
  init(_ text: String) {
    let scalars = text.unicodeScalars
    var tokens: [Substring] = []
    var start = scalars.startIndex
    var index = start
    var previous: Unicode.Scalar?
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      if let before = previous {
        let after = next < scalars.endIndex ? scalars[next] : nil
        if !Self.isJoined(before, scalar, after: after) {
          tokens.append(Substring(scalars[start..<index]))
          start = index
        }
      }
      previous = scalar
      index = next
    }
    if start < scalars.endIndex { tokens.append(Substring(scalars[start...])) }
    self.tokens = tokens
  }

  /// Whether a scalar belongs to the token of the scalar before it.
  private static func isJoined(
    _ before: Unicode.Scalar, _ scalar: Unicode.Scalar, after: Unicode.Scalar?
  ) -> Bool {
    switch (Kind(before), Kind(scalar)) {
    case (_, .extending): return !Kind(before).isSpace
    case (.word, .word): return true
    case (.digit, .digit): return true
    case (.space, .space): return before == scalar
    case (.digit, .separator), (.word, .apostrophe):
      // Only within a number or a word: `1,5` is one token, `1,` is two.
      guard let after else { return false }
      return Kind(after) == Kind(before)
    case (.separator, .digit), (.apostrophe, .word):
      return true
    case (.extending, let kind): return before.value == 0x200D || kind == .word
    case (.lineBreak, .lineBreak): return before == "\r" && scalar == "\n"
    default: return false
    }
  }

  /// What a scalar is to the tokenizer.
  private enum Kind {
    case word, digit, space, lineBreak, separator, apostrophe, extending, other

    var isSpace: Bool { self == .space || self == .lineBreak }

    init(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x0A, 0x0D: self = .lineBreak
      case 0x30...0x39: self = .digit
      case 0x2C, 0x2E: self = .separator
      case 0x27, 0x2019: self = .apostrophe
      case 0x41...0x5A, 0x61...0x7A: self = .word
      case 0x20: self = .space
      case 0x21..<0x7F: self = .other
      case 0x200C, 0x200D, 0xFE0E, 0xFE0F, 0x1F3FB...0x1F3FF: self = .extending
      // Scripts without spaces between words: each scalar is a token.
      case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF,
        0xF900...0xFAFF, 0x20000...0x3FFFF:
        self = Self.isMark(scalar) ? .extending : .other
      default:
        if scalar.properties.isWhitespace {
          self = .space
        } else if Self.isMark(scalar) {
          self = .extending
        } else if scalar.properties.isAlphabetic {
          self = .word
        } else if scalar.properties.numericType == .decimal {
          self = .digit
        } else {
          self = .other
        }
      }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark: true
      default: false
      }
    }
  }
}

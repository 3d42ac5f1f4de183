import Foundation

extension String {
  /// The text in Normalization Form C, with a grapheme joiner after each 30 marks in
  /// a row (``streamSafe``).
  ///
  /// Foundation composes in place and moves what follows each letter that it
  /// composes, which takes time quadratic in a text's length. So pieces are composed
  /// one by one; each begins with a character that combines with nothing before it
  /// (Unicode Standard Annex #15, section 9.1, "Stable Code Points").
  package var composed: String {
    let safe = streamSafe
    // What is short, as almost any text is, is one piece.
    guard safe.utf8.count > Self.pieceLength else {
      return safe.precomposedStringWithCanonicalMapping
    }
    var result = ""
    result.reserveCapacity(safe.utf8.count)
    let scalars = safe.unicodeScalars
    var start = scalars.startIndex
    var length = 0
    for index in scalars.indices {
      let scalar = scalars[index]
      if length >= Self.pieceLength, scalar.beginsPiece {
        result += String(scalars[start..<index]).precomposedStringWithCanonicalMapping
        start = index
        length = 0
      }
      length += UTF8.width(scalar)
    }
    return result + String(scalars[start...]).precomposedStringWithCanonicalMapping
  }

  /// The bytes after which a piece ends as soon as it can.
  private static let pieceLength = 1_024
}

extension Unicode.Scalar {
  /// Whether the character never combines with one before it.
  ///
  /// Those that do are marks, the middle and last letters of Hangul syllables, and,
  /// since Unicode 16, two vowel signs of Kirat Rai, whose block is left out.
  fileprivate var beginsPiece: Bool {
    switch value {
    case ..<0x300: true
    case 0x1160...0x11FF, 0xD7B0...0xD7FF, 0x16D40...0x16D7F: false
    default:
      switch properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark, .unassigned: false
      default: properties.canonicalCombiningClass == .notReordered
      }
    }
  }
}

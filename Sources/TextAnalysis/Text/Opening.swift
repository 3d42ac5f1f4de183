/// How a text begins.
package struct Opening: Hashable, Sendable {
  /// The opener of a phrase list that the text begins with, or that makes its
  /// first clause a reference to the documents, as a range of the normalised
  /// text.
  package private(set) var preamble: Range<Int>?

  /// The first clause, as a range of the normalised text.
  package private(set) var clause: Range<Int>

  /// Looks at the beginning of a text.
  package init(of text: TextTokens, phrases: Phrases) {
    let scalars = text.normalized.scalars
    var start = 0
    while start < scalars.count, Self.isOpeningMark(scalars[start]) { start += 1 }
    var end = start
    while end < scalars.count, !Self.endsClause(scalars, at: end) { end += 1 }
    clause = start..<end
    var length = 0
    for opener in phrases.openers {
      let wanted = Array(opener.unicodeScalars)
      let stop = start + wanted.count
      guard wanted.count > length, scalars[start...].starts(with: wanted) else { continue }
      let isWhole =
        stop == scalars.count || !scalars[stop].isLetterOrDigit
        || wanted.last?.isIdeographic == true || wanted.last?.isLetterOrDigit == false
      if isWhole { length = wanted.count }
    }
    if length > 0 {
      preamble = start..<start + length
      return
    }
    for phrase in phrases.sourceClauses {
      let wanted = Array(phrase.unicodeScalars)
      if let found = Self.range(of: wanted, in: scalars, within: clause) {
        preamble = found
        return
      }
    }
  }

  private static func isOpeningMark(_ scalar: Unicode.Scalar) -> Bool {
    "¡¿\"'「『“( \n".unicodeScalars.contains(scalar)
  }

  /// Whether a clause ends before a character: at punctuation that is not inside
  /// a number.
  private static func endsClause(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let scalar = scalars[index]
    if "，、。!！?？;；：\n".unicodeScalars.contains(scalar) { return true }
    guard ",.:".unicodeScalars.contains(scalar) else { return false }
    guard index + 1 < scalars.count, scalars[index + 1].isLetterOrDigit else { return true }
    return scalars[index + 1].isIdeographic || (index > 0 && scalars[index - 1].isIdeographic)
  }

  private static func range(
    of wanted: [Unicode.Scalar], in scalars: [Unicode.Scalar], within range: Range<Int>
  ) -> Range<Int>? {
    guard wanted.count <= range.count else { return nil }
    for start in range.lowerBound...range.upperBound - wanted.count
    where scalars[start...].starts(with: wanted) {
      return start..<start + wanted.count
    }
    return nil
  }
}

extension Unicode.Scalar {
  var isLetterOrDigit: Bool { properties.isAlphabetic || properties.numericType != nil }

  /// Whether the character belongs to a script whose words are not set apart.
  var isIdeographic: Bool {
    switch value {
    case 0x3005, 0x3041...0x30FA, 0x30FC...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }
}

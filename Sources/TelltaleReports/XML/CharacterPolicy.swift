/// Which characters a report may hold, and what stands for the others.
///
/// A cleaned text is cut by whole graphemes, counted as they come out, so that a
/// cut never leaves half an escape or half an emoji. Cleaning twice changes
/// nothing.
enum CharacterPolicy {
  /// Returns text for a name or a message: one line, trimmed, of at most `limit`
  /// Unicode scalars, with visible escapes for bidirectional controls too; `nil`
  /// if nothing is left.
  static func line(_ text: String, limit: Int) -> String? {
    let trimmed = text.onOneLine.trimmingSpaces
    let cut = clean(trimmed, limit: limit, marker: { _ in "…" }) { $0.isBidirectionalControl }
    let result = cut.trimmingSpaces
    return result.isEmpty ? nil : result
  }

  /// Returns text for a body of at most `limit` Unicode scalars, in which
  /// bidirectional controls stay.
  static func body(_ text: String, limit: Int) -> String {
    clean(text, limit: limit, marker: { "\n… (\($0.grouped) more characters)" }) { _ in false }
  }

  /// Cleans a text, and cuts it where it gets too long.
  ///
  /// The marker is added to a cut text, given the number of scalars of the
  /// original that are left out.
  private static func clean(
    _ text: String, limit: Int, marker: (Int) -> String,
    escaping isEscaped: (Unicode.Scalar) -> Bool
  ) -> String {
    if isClean(text, limit: limit, escaping: isEscaped) { return text }
    let text = breakingTokens(in: text.replacingCarriageReturnLineFeeds)
    let total = text.unicodeScalars.count
    let room = max(0, limit - marker(total).unicodeScalars.count)
    var result = ""
    var length = 0
    var original = 0
    var fitting = (bytes: 0, original: 0)
    for unit in units(of: text) {
      for scalar in unit {
        if scalar.isUnfitForXML || isEscaped(scalar) {
          let escape = scalar.visibleEscape
          result += escape
          length += escape.utf8.count
        } else {
          result.unicodeScalars.append(scalar)
          length += 1
        }
      }
      original += unit.count
      if length <= room { fitting = (result.utf8.count, original) }
      if length > limit {
        let kept = String(decoding: result.utf8.prefix(fitting.bytes), as: UTF8.self)
        return kept + marker(total - fitting.original)
      }
    }
    return result
  }

  /// Whether a text can stay as it is, which nearly all can.
  private static func isClean(
    _ text: String, limit: Int, escaping isEscaped: (Unicode.Scalar) -> Bool
  ) -> Bool {
    var length = 0
    var wasBracket = false
    for scalar in text.unicodeScalars {
      length += 1
      if length > limit || scalar.isUnfitForXML { return false }
      if scalar.value > 0x7F, isEscaped(scalar) { return false }
      let isBracket = scalar == "["
      if isBracket, wasBracket { return false }
      wasBracket = isBracket
    }
    return true
  }

  /// The pieces between which a text may be cut: graphemes, but single scalars
  /// where a grapheme is as long as nobody's writing makes it.
  private static func units(of text: String) -> some Sequence<[Unicode.Scalar]> {
    text.lazy.flatMap { character -> [[Unicode.Scalar]] in
      let scalars = Array(character.unicodeScalars)
      return scalars.count <= 32 ? [scalars] : scalars.map { [$0] }
    }
  }

  /// Breaks the tokens by which readers of reports are told to attach files or
  /// set properties (`[[ATTACHMENT|path]]`, `[[PROPERTY|name=value]]`).
  private static func breakingTokens(in text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "[")) else { return text }
    let bytes = Array(text.utf8)
    let joiner: [UInt8] = [0xE2, 0x81, 0xA0]  // U+2060 word joiner
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      result.append(byte)
      guard byte == UInt8(ascii: "[") else { continue }
      if tokens.contains(where: { bytes[index...].startsIgnoringCase($0) }) { result += joiner }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let tokens = ["[[attachment|", "[[property|"].map { Array($0.utf8) }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes begin with others, ASCII letters in either case.
  fileprivate func startsIgnoringCase(_ lowercased: [UInt8]) -> Bool {
    guard count >= lowercased.count else { return false }
    return zip(self, lowercased).allSatisfy { byte, expected in
      byte == expected || (byte | 0x20 == expected && (0x41...0x5A).contains(byte))
    }
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 forbids the scalar (section 2.2, `Char`), or a terminal would
  /// obey it: controls but tab and line feed, and U+FFFE and U+FFFF.
  fileprivate var isUnfitForXML: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0x00..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  /// Whether the scalar changes the direction of the text around it.
  fileprivate var isBidirectionalControl: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The scalar as Swift spells it in a string.
  fileprivate var visibleEscape: String {
    "\\u{\(String(value, radix: 16, uppercase: true))}"
  }
}

extension String {
  /// The text with a space for each character that breaks or shifts a line.
  fileprivate var onOneLine: String {
    func isBreak(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "\n", "\r", "\t", "\u{85}", "\u{2028}", "\u{2029}": true
      default: false
      }
    }
    guard unicodeScalars.contains(where: isBreak) else { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars { scalars.append(isBreak(scalar) ? " " : scalar) }
    return String(scalars)
  }

  fileprivate var replacingCarriageReturnLineFeeds: String {
    guard utf8.contains(0x0D) else { return self }
    var result = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in unicodeScalars {
      if wasReturn, scalar != "\n" { result.append("\r") }
      wasReturn = scalar == "\r"
      if !wasReturn { result.append(scalar) }
    }
    if wasReturn { result.append("\r") }
    return String(result)
  }

  fileprivate var trimmingSpaces: String {
    guard
      unicodeScalars.first?.properties.isWhitespace == true
        || unicodeScalars.last?.properties.isWhitespace == true
    else { return self }
    var scalars = Substring(self).unicodeScalars
    while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    return String(scalars)
  }
}

/// How single characters are folded for comparison.
enum Folding {
  /// Appends the folded form of a character.
  static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    let value = scalar.value
    switch value {
    case 0x41...0x5A: bytes.append(UInt8(value) + 32)
    case 0..<0x80: bytes.append(UInt8(value))
    case 0xC0..<0x180:
      let base = latin[Int(value - 0xC0)]
      if base == 0x2A { bytes += pair(value) } else { bytes.append(base) }
    case 0xFF01...0xFF5E:
      if let narrow = narrow(scalar) { append(narrow, to: &bytes) }
    default:
      if let marked = VietnameseLetters.marked(scalar) {
        bytes.append(marked[0])
        return
      }
      for lower in scalar.properties.lowercaseMapping.unicodeScalars {
        if let utf8 = UTF8.encode(lower) { bytes += utf8 }
      }
    }
  }

  /// The base letters of U+00C0 to U+017F; `*` marks those that fold to two.
  private static let latin = Array(
    """
    aaaaaa*ceeeeiiiidnooooo-ouuuuy**aaaaaa*ceeeeiiiidnooooo-ouuuuy*y\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii**jjkkklllllll\
    lllnnnnnnnnnoooooo**rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
    """.utf8)

  private static func pair(_ value: UInt32) -> [UInt8] {
    switch value {
    case 0xC6, 0xE6: Array("ae".utf8)
    case 0xDE, 0xFE: Array("th".utf8)
    case 0xDF: Array("ss".utf8)
    case 0x132, 0x133: Array("ij".utf8)
    default: Array("oe".utf8)
    }
  }

  /// Whether a character is a combining mark or invisible inside a word.
  static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0xAD: false
    case 0xAD, 0x300...0x36F, 0x200B...0x200D, 0xFE00...0xFE0F: true
    default: false
    }
  }

  /// Whether a character is written without spaces between words.
  static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x3005: false
    case 0x30A0, 0x30FB: false
    case 0x3005...0x3007, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Whether a character is a letter.
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: true
    case 0..<0xAA: false
    case 0xC0..<0x180: scalar.value != 0xD7 && scalar.value != 0xF7
    default: scalar.properties.isAlphabetic
    }
  }

  /// Whether a character is a Western digit, of normal or full width.
  static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(scalar.value) || (0xFF10...0xFF19).contains(scalar.value)
  }

  /// Returns the character of normal width of one of full width.
  static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return nil }
    return Unicode.Scalar(scalar.value - 0xFEE0)
  }

  /// Whether a character is a capital letter.
  static func isUppercase(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A: true
    case 0..<0xC0: false
    default: scalar.properties.isUppercase
    }
  }

  /// Whether a character between two digits belongs to one number or date.
  static func joinsDigits(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "-"),
      UInt8(ascii: "/"):
      true
    default: false
    }
  }
}

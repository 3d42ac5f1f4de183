import SourceText

/// Escapes in double-quoted scalars (YAML 1.2, section 5.7).
extension Scanner {
  /// Appends what the escape at the scanner's position stands for.
  mutating func scanEscape() throws(Diagnostic) {
    let start = position
    let letter = bytes[start + 1]
    position = start + 2
    switch letter {
    case UInt8(ascii: "0"): buffer.append(0x00)
    case UInt8(ascii: "a"): buffer.append(0x07)
    case UInt8(ascii: "b"): buffer.append(0x08)
    case UInt8(ascii: "t"), 0x09: buffer.append(0x09)
    case UInt8(ascii: "n"): buffer.append(0x0A)
    case UInt8(ascii: "v"): buffer.append(0x0B)
    case UInt8(ascii: "f"): buffer.append(0x0C)
    case UInt8(ascii: "r"): buffer.append(0x0D)
    case UInt8(ascii: "e"): buffer.append(0x1B)
    case 0x20, UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "\\"): buffer.append(letter)
    case UInt8(ascii: "N"): append(0x85)
    case UInt8(ascii: "_"): append(0xA0)
    case UInt8(ascii: "L"): append(0x2028)
    case UInt8(ascii: "P"): append(0x2029)
    case UInt8(ascii: "x"): try scanCodePoint(digits: 2, escapeAt: start)
    case UInt8(ascii: "u"): try scanCodePoint(digits: 4, escapeAt: start)
    case UInt8(ascii: "U"): try scanCodePoint(digits: 8, escapeAt: start)
    default: throw badEscape(at: start)
    }
  }

  /// Appends the code point of an escape with hexadecimal digits.
  ///
  /// Two escapes that are a surrogate pair, as JSON writes them, are one code
  /// point.
  private mutating func scanCodePoint(digits: Int, escapeAt start: Int) throws(Diagnostic) {
    guard var value = hexadecimal(digits: digits, at: start + 2) else {
      throw badEscape(at: start)
    }
    position = start + 2 + digits
    if digits == 4, (0xD800..<0xDC00).contains(value), bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u"), let low = hexadecimal(digits: 4, at: position + 2),
      (0xDC00..<0xE000).contains(low)
    {
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
      position += 6
    }
    guard Unicode.Scalar(value) != nil else { throw badCodePoint(at: start..<position) }
    append(value)
  }

  /// The value of the hexadecimal digits at an offset, or `nil` where there are
  /// fewer.
  private func hexadecimal(digits: Int, at offset: Int) -> UInt32? {
    guard offset + digits <= text.end else { return nil }
    var value: UInt32 = 0
    for byte in bytes[offset..<offset + digits] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte - 0x30)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(byte - 0x57)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(byte - 0x37)
      default: return nil
      }
    }
    return value
  }

  /// Appends a code point as UTF-8.
  private mutating func append(_ value: UInt32) {
    guard let scalar = Unicode.Scalar(value) else { return }
    buffer.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}

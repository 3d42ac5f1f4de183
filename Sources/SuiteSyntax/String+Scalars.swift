/// How a text is written in the suite syntax.
extension String {
  /// The text as a scalar on one line: plain where that is safe, in double
  /// quotes otherwise.
  var inlineScalar: String { isSafePlain ? self : doubleQuoted }

  /// The header of a literal block that holds the text, such as `|-`, or `nil`
  /// where the text has one line or a block cannot show it faithfully.
  ///
  /// Lines of nothing but white space stay out of blocks: editors remove them
  /// and readers disagree about them.
  var literalHeader: String? {
    guard utf8.contains(0x0A), !hasInvisibleScalar(allowingTabs: true) else { return nil }
    var first: UInt8?
    for line in utf8.split(separator: 0x0A) {
      if line.allSatisfy(\.isWhite) { return nil }
      if first == nil { first = line.first }
    }
    guard let first else { return nil }
    let digit = first.isWhite ? "2" : ""
    if utf8.last != 0x0A { return "|\(digit)-" }
    return utf8.dropLast().last == 0x0A ? "|\(digit)+" : "|\(digit)"
  }

  /// The text in double quotes.
  var doubleQuoted: String {
    var result = "\"".unicodeScalars
    var previous: Unicode.Scalar?
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"", "\\": result.append(contentsOf: ["\\", scalar])
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      default:
        if scalar.isInvisible(between: previous, and: rest.first) {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          let width = scalar.value > 0xFFFF ? 8 : 4
          let zeros = String(repeating: "0", count: width - digits.utf8.count)
          let letter = width == 8 ? "U" : "u"
          result.append(contentsOf: "\\\(letter)\(zeros)\(digits)".unicodeScalars)
        } else {
          result.append(scalar)
        }
      }
      previous = scalar
    }
    result.append("\"")
    return String(result)
  }

  /// Whether the text has a character that must be escaped.
  private func hasInvisibleScalar(allowingTabs: Bool) -> Bool {
    var previous: Unicode.Scalar?
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\t" ? !allowingTabs : scalar.isInvisible(between: previous, and: rest.first) {
        return true
      }
      previous = scalar
    }
    return false
  }

  /// Whether the text can be written without quotes: on one line, in block
  /// context, as a key or as a value, for readers of YAML 1.1 and 1.2.
  private var isSafePlain: Bool {
    let bytes = utf8
    guard let first = bytes.first, let last = bytes.last, first != 0x20, last != 0x20,
      last != UInt8(ascii: ":"), !Self.indicators.contains(first)
    else { return false }
    var previous: UInt8 = 0
    for byte in bytes {
      switch byte {
      case 0x0A: return false
      case UInt8(ascii: "#") where previous == 0x20: return false
      case 0x20 where previous == UInt8(ascii: ":"): return false
      default: previous = byte
      }
    }
    if let scalar = unicodeScalars.first, scalar.isCombining || scalar == "\u{3000}" {
      return false
    }
    return !hasInvisibleScalar(allowingTabs: false) && !looksLikeAnotherType
  }

  /// The characters that a plain text is not started with: YAML's indicators,
  /// and what starts a merge key, a value key, null and a document's end.
  private static let indicators: [UInt8] = Array("-?:,[]{}#&*!|>'\"%@`=<~.".utf8)

  /// Whether some reader of YAML takes the plain text for a truth value, null, a
  /// number, a date or a time.
  private var looksLikeAnotherType: Bool {
    guard let first = utf8.first else { return true }
    if utf8.count <= 5 {
      switch lowercased() {
      case "y", "yes", "n", "no", "true", "false", "on", "off", "null": return true
      default: break
      }
    }
    guard (0x30...0x39).contains(first) || first == UInt8(ascii: "+") else { return false }
    // "+.inf", in three spellings.
    if utf8.starts(with: "+.".utf8) { return true }
    // Some readers take a sign before "0x" and the like.
    let unsigned = utf8.dropFirst(first == UInt8(ascii: "+") ? 1 : 0)
    let prefix = unsigned.prefix(2).map { $0 | 0x20 }
    let rest = unsigned.dropFirst(2)
    switch prefix {
    case Array("0x".utf8):
      if rest.allSatisfy({ $0.isHexadecimalDigit || $0 == UInt8(ascii: "_") }) { return true }
    case Array("0o".utf8), Array("0b".utf8):
      if rest.allSatisfy({ (0x30...0x37).contains($0) || $0 == UInt8(ascii: "_") }) {
        return true
      }
    default: break
    }
    // Digits with anything that numbers, dates and times are written with.
    return utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x20: true
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ","),
        UInt8(ascii: "_"), UInt8(ascii: ":"):
        true
      case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "t"), UInt8(ascii: "T"),
        UInt8(ascii: "z"), UInt8(ascii: "Z"):
        true
      default: false
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether nobody can see the character, or tell it from a space.
  ///
  /// The ranges are fixed, and not taken from the Unicode tables of the machine,
  /// so that every machine writes the same bytes. Joiners are left alone between
  /// characters that they join, as in emoji, Persian and Hindi.
  func isInvisible(between previous: Self?, and next: Self?) -> Bool {
    switch value {
    case 0x0A, 0x20..<0x7F: return false
    case 0..<0x20, 0x7F...0xA0, 0xAD: return true
    case 0..<0x0300: return false
    case 0x0300...0x036F: return value == 0x034F || previous == nil
    case 0x200C, 0x200D:
      guard let previous, let next else { return true }
      return !previous.canBeJoined || !next.canBeJoined
    case 0x061C, 0x115F, 0x1160, 0x1680, 0x17B4, 0x17B5, 0x180B...0x180F, 0x2000...0x200F,
      0x2028...0x202F, 0x205F...0x206F, 0x2800, 0x3164, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB,
      0xFFFE, 0xFFFF, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      return true
    default: return false
    }
  }

  /// Whether the character is a combining mark of the first block of them.
  var isCombining: Bool { (0x0300...0x036F).contains(value) }

  /// Whether the character is of the scripts and symbols that joiners stand in.
  private var canBeJoined: Bool {
    value >= 0x0600 && value != 0x200C && value != 0x200D
      && !isInvisible(between: nil, and: nil)
  }
}

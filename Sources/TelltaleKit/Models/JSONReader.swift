import SuiteSyntax

/// Why a text is not JSON.
public struct JSONSyntaxError: Error, Hashable, Sendable {
  /// What is wrong, as one phrase without a full stop.
  public var message: String

  /// The UTF-8 offset at which it is found.
  public var offset: Int
}

/// Reads JSON by the letter of RFC 8259, with the place of every value.
///
/// The tree is that of a suite's values: a string is a quoted scalar, a number,
/// a truth value or `null` is a plain one with its spelling.
struct JSONReader {
  private let bytes: ArraySlice<UInt8>
  private var offset: Int

  /// Creates a reader of bytes, or of a part of them.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8; all offsets count from its start.
  ///   - range: The part that is read; all of it when `nil`.
  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes[range ?? 0..<bytes.count]
    offset = self.bytes.startIndex
  }

  /// Reads the one value that the text is.
  ///
  /// - Returns: The value.
  /// - Throws: ``JSONSyntaxError`` at the first mistake.
  mutating func readDocument() throws(JSONSyntaxError) -> SuiteNode {
    skipSpace()
    guard offset < bytes.endIndex else { throw error("there is no value") }
    let value = try readValue(depth: 0)
    skipSpace()
    guard offset == bytes.endIndex else { throw error("there is more text after the value") }
    return value
  }

  /// Reads the value that the text begins with, whatever follows it.
  ///
  /// - Returns: The value.
  /// - Throws: ``JSONSyntaxError`` at the first mistake.
  mutating func readLeadingValue() throws(JSONSyntaxError) -> SuiteNode {
    try readValue(depth: 0)
  }

  private mutating func readValue(depth: Int) throws(JSONSyntaxError) -> SuiteNode {
    guard depth <= 64 else { throw error("it is nested deeper than 64") }
    guard let byte = current else { throw error("it ends before a value") }
    let start = offset
    let content: SuiteNode.Content =
      switch byte {
      case UInt8(ascii: "{"): .mapping(try readMembers(depth: depth))
      case UInt8(ascii: "["): .sequence(try readElements(depth: depth))
      case UInt8(ascii: "\""): .scalar(.init(try readString(), style: .doubleQuoted))
      case UInt8(ascii: "-"), 0x30...0x39: .scalar(.init(try readNumber()))
      default: .scalar(.init(try readWord()))
      }
    return SuiteNode(content, range: start..<offset)
  }

  private mutating func readMembers(
    depth: Int
  ) throws(JSONSyntaxError) -> [SuiteNode.Entry] {
    offset += 1
    var members: [SuiteNode.Entry] = []
    var names: Set<[UInt8]> = []
    skipSpace()
    if take("}") { return members }
    while true {
      let start = offset
      guard current == UInt8(ascii: "\"") else { throw error("a name in quotes is expected") }
      let name = try readString()
      guard names.insert(Array(name.utf8)).inserted else {
        throw JSONSyntaxError(message: "the name '\(name)' occurs twice", offset: start)
      }
      let keyRange = start..<offset
      skipSpace()
      guard take(":") else { throw error("a colon is expected") }
      skipSpace()
      members.append(
        .init(key: name, keyRange: keyRange, value: try readValue(depth: depth + 1)))
      skipSpace()
      if take("}") { return members }
      guard take(",") else { throw error("a comma or '}' is expected") }
      skipSpace()
    }
  }

  private mutating func readElements(depth: Int) throws(JSONSyntaxError) -> [SuiteNode] {
    offset += 1
    var elements: [SuiteNode] = []
    skipSpace()
    if take("]") { return elements }
    while true {
      elements.append(try readValue(depth: depth + 1))
      skipSpace()
      if take("]") { return elements }
      guard take(",") else { throw error("a comma or ']' is expected") }
      skipSpace()
    }
  }

  private mutating func readWord() throws(JSONSyntaxError) -> String {
    for word in ["true", "false", "null"] where bytes[offset...].starts(with: word.utf8) {
      offset += word.utf8.count
      return word
    }
    throw error("a value is expected")
  }

  private mutating func readNumber() throws(JSONSyntaxError) -> String {
    let start = offset
    _ = take("-")
    let whole = offset
    guard skipDigits() > 0 else { throw error("a digit is expected") }
    if bytes[whole] == UInt8(ascii: "0"), offset > whole + 1 {
      throw JSONSyntaxError(message: "a number begins with 0", offset: whole)
    }
    if take(".") {
      guard skipDigits() > 0 else { throw error("a digit is expected") }
    }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard skipDigits() > 0 else { throw error("a digit is expected") }
    }
    let spelling = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard Double(spelling)?.isFinite == true else {
      throw JSONSyntaxError(message: "the number is too large", offset: start)
    }
    return spelling
  }

  private mutating func readString() throws(JSONSyntaxError) -> String {
    let start = offset
    offset += 1
    var content: [UInt8] = []
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"):
        try readEscape(into: &content)
      case 0..<0x20:
        throw error("a control character stands in a string")
      default:
        content.append(byte)
        offset += 1
      }
    }
    throw JSONSyntaxError(message: "a string does not end", offset: start)
  }

  private mutating func readEscape(into content: inout [UInt8]) throws(JSONSyntaxError) {
    let start = offset
    offset += 1
    let byte = current
    if byte != nil { offset += 1 }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      content.append(bytes[offset - 1])
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "u"):
      var units = [try readHex()]
      if UTF16.isLeadSurrogate(units[0]), bytes[offset...].starts(with: "\\u".utf8) {
        offset += 2
        units.append(try readHex())
      }
      guard let text = String(validating: units, as: UTF16.self) else {
        throw JSONSyntaxError(message: "half of a surrogate pair stands alone", offset: start)
      }
      content += text.utf8
    default:
      throw JSONSyntaxError(message: "an unknown escape stands in a string", offset: start)
    }
  }

  private mutating func readHex() throws(JSONSyntaxError) -> UInt16 {
    let digits = bytes[offset...].prefix(4)
    let isHex = digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    guard digits.count == 4, isHex,
      let value = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("four hexadecimal digits are expected") }
    offset += 4
    return value
  }

  private var current: UInt8? { offset < bytes.endIndex ? bytes[offset] : nil }

  private mutating func take(_ expected: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: expected) else { return false }
    offset += 1
    return true
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    return offset - start
  }

  private mutating func skipSpace() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { offset += 1 }
  }

  private func error(_ message: String) -> JSONSyntaxError {
    JSONSyntaxError(message: message, offset: offset)
  }
}

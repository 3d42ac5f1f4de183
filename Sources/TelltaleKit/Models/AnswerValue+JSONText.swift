extension AnswerValue {
  /// The value as JSON on one line, members in their order; a number that JSON
  /// lacks is `null`.
  public var json: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value): value.isFinite ? "\(value)" : "null"
    case .string(let text): text.jsonString
    case .array(let elements): "[\(elements.map(\.json).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\($0.name.jsonString):\($0.value.json)" }.joined(separator: ","))}"
    }
  }
}

extension String {
  /// The text as a JSON string, with its quotes (RFC 8259, section 7).
  ///
  /// What ends a line for some reader is escaped too, and DEL.
  public var jsonString: String {
    jsonString { $0 == "\u{7F}" || $0 == "\u{2028}" || $0 == "\u{2029}" }
  }

  /// The text as a JSON string, with its quotes.
  ///
  /// - Parameter isEscaped: Whether a character is written as an escape, beside
  ///   those that have to be; asked of characters up to U+FFFF.
  /// - Returns: The string.
  package func jsonString(escaping isEscaped: (Unicode.Scalar) -> Bool) -> String {
    let isPlain = utf8.allSatisfy { byte in
      (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    if isPlain { return "\"\(self)\"" }
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 || (scalar.value <= 0xFFFF && isEscaped(scalar)) {
          let hex = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}

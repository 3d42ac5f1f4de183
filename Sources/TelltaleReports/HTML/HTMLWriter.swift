import Terminal

/// Writes HTML in which text cannot become markup: markup is only what stands in the
/// source as a literal.
struct HTMLWriter {
  /// What was written, UTF-8.
  private(set) var bytes: [UInt8] = []

  /// An attribute: its name is a literal, its value any text.
  typealias Attributes = KeyValuePairs<StaticString, String>

  /// Appends markup.
  mutating func markup(_ literal: StaticString) { bytes.append(literal.description) }

  /// Appends text, which is shown as it is.
  mutating func text(_ text: String) { append(escaping: text) }

  /// Appends an element.
  ///
  /// - Parameters:
  ///   - name: The element's name.
  ///   - attributes: Its attributes, in order.
  ///   - content: Writes what is in it.
  mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], _ content: (inout HTMLWriter) -> Void
  ) {
    open(name, attributes)
    content(&self)
    bytes.append("</\(name)>")
  }

  /// Appends an element with text in it.
  mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], text: String
  ) {
    element(name, attributes) { $0.text(text) }
  }

  /// Appends the beginning of an element, all there is of a void one.
  mutating func open(_ name: StaticString, _ attributes: Attributes = [:]) {
    bytes.append("<\(name)")
    for (name, value) in attributes {
      bytes.append(" \(name)=\"")
      append(escaping: value)
      bytes.append("\"")
    }
    bytes.append(">")
  }

  /// Appends a data block: a script element that no browser runs.
  ///
  /// - Parameters:
  ///   - id: The element's id.
  ///   - value: The data.
  mutating func data(id: String, _ value: JSONValue) {
    open("script", ["type": "application/json", "id": id])
    value.embed(in: &bytes)
    bytes.append("</script>\n")
  }

  /// Appends an element whose content is one of the page's own files.
  mutating func embed(_ file: PageFile, as name: StaticString) {
    bytes.append("<\(name)>")
    bytes += file.bytes
    bytes.append("</\(name)>\n")
  }

  private mutating func append(escaping text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes.append("&amp;")
      case UInt8(ascii: "<"): bytes.append("&lt;")
      case UInt8(ascii: ">"): bytes.append("&gt;")
      case UInt8(ascii: "\""): bytes.append("&quot;")
      case UInt8(ascii: "'"): bytes.append("&#39;")
      // Readers of HTML make a line feed of it, and NUL is not allowed.
      case 0x0D: bytes.append("&#13;")
      case 0x00: bytes.append("\u{FFFD}")
      default: bytes.append(byte)
      }
    }
  }
}

extension JSONValue {
  /// Appends the value on one line in a form that can stand in a script element.
  ///
  /// There is no `<` in it, so nothing can end the element or open a comment, and no
  /// character that steers a terminal or separates lines.
  func embed(in bytes: inout [UInt8]) {
    switch self {
    case .null: bytes.append("null")
    case .boolean(let value): bytes.append(value ? "true" : "false")
    case .integer(let value): bytes.append(String(value))
    case .number(let value): bytes.append(value.isFinite ? "\(value)" : "null")
    case .decimal(let value): bytes.append(value.threeDecimals)
    case .string(let text): text.embed(in: &bytes)
    case .array(let elements):
      bytes.append("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(",") }
        element.embed(in: &bytes)
      }
      bytes.append("]")
    case .object(let members):
      bytes.append("{")
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(",") }
        member.name.embed(in: &bytes)
        bytes.append(":")
        member.value.embed(in: &bytes)
      }
      bytes.append("}")
    }
  }
}

extension String {
  fileprivate func embed(in bytes: inout [UInt8]) {
    bytes.append("\"")
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": bytes.append("\\\"")
      case "\\": bytes.append("\\\\")
      case "\n": bytes.append("\\n")
      case "<", ">", "&": bytes.append(Self.escape(scalar))
      case " "..<"\u{7F}": bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      default:
        if scalar.value <= 0xFFFF, scalar.steersTerminals {
          bytes.append(Self.escape(scalar))
        } else {
          bytes.append(contentsOf: Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter))
        }
      }
    }
    bytes.append("\"")
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: Swift.max(0, 4 - hex.count)) + hex
  }
}

extension SuiteNode {
  /// The tree as JSON, with two spaces of indentation and a final line break.
  ///
  /// Scalars are what the core schema of YAML 1.2 makes of them. Infinities and
  /// "not a number", which JSON lacks, are written as `{"$float": ".inf"}`,
  /// `{"$float": "-.inf"}` and `{"$float": ".nan"}`.
  public var json: String {
    var bytes: [UInt8] = []
    append(to: &bytes, depth: 0)
    bytes.append(0x0A)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func append(to bytes: inout [UInt8], depth: Int) {
    switch content {
    case .scalar(let scalar): scalar.coreValue.append(to: &bytes)
    case .sequence(let items):
      guard !items.isEmpty else {
        bytes.append(contentsOf: "[]".utf8)
        return
      }
      bytes.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.breakLine(in: &bytes, depth: depth + 1)
        item.append(to: &bytes, depth: depth + 1)
      }
      Self.breakLine(in: &bytes, depth: depth)
      bytes.append(UInt8(ascii: "]"))
    case .mapping(let entries):
      guard !entries.isEmpty else {
        bytes.append(contentsOf: "{}".utf8)
        return
      }
      bytes.append(UInt8(ascii: "{"))
      for (index, entry) in entries.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.breakLine(in: &bytes, depth: depth + 1)
        CoreValue.text(entry.key).append(to: &bytes)
        bytes.append(contentsOf: ": ".utf8)
        entry.value.append(to: &bytes, depth: depth + 1)
      }
      Self.breakLine(in: &bytes, depth: depth)
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func breakLine(in bytes: inout [UInt8], depth: Int) {
    bytes.append(0x0A)
    for _ in 0..<depth { bytes.append(contentsOf: "  ".utf8) }
  }
}

extension CoreValue {
  /// Appends the value as JSON.
  fileprivate func append(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .boolean(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
    case .integer(let value): bytes.append(contentsOf: String(value).utf8)
    case .number(let value):
      if value.isFinite {
        bytes.append(contentsOf: "\(value)".utf8)
      } else {
        let name = value.isNaN ? ".nan" : value < 0 ? "-.inf" : ".inf"
        bytes.append(contentsOf: "{\"$float\": \"\(name)\"}".utf8)
      }
    case .text(let text): Self.append(text, to: &bytes)
    }
  }

  /// Appends a string with the escapes that JSON (RFC 8259, section 7) asks for.
  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x08: bytes.append(contentsOf: "\\b".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0C: bytes.append(contentsOf: "\\f".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0x00..<0x20, 0x7F:
        let digits = String(byte, radix: 16)
        bytes.append(contentsOf: "\\u00\(byte < 0x10 ? "0" : "")\(digits)".utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

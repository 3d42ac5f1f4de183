package import SuiteSyntax

extension SuiteValue {
  /// The value as JSON on one line, entries in their order (RFC 8259).
  ///
  /// Numbers that JSON does not have, such as infinity, become `null`.
  package var json: String {
    var bytes: [UInt8] = []
    appendJSON(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func appendJSON(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .boolean(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
    case .integer(let value): bytes.append(contentsOf: "\(value)".utf8)
    case .number(let value):
      bytes.append(contentsOf: (value.isFinite ? "\(value)" : "null").utf8)
    case .text(let text): Self.append(text, to: &bytes)
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.appendJSON(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .mapping(let entries):
      bytes.append(UInt8(ascii: "{"))
      for (index, entry) in entries.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.append(entry.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        entry.value.appendJSON(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

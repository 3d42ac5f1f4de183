import TelltaleKit
import Terminal

/// A JSON value whose members keep their order.
indirect enum JSONValue: Hashable {
  case null
  case boolean(Bool)
  case integer(Int)

  /// A number as it is.
  case number(Double)

  /// A number with three decimals.
  case decimal(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A named value.
  struct Member: Hashable {
    var name: String
    var value: JSONValue

    init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// A text, or null.
  static func string(orNull text: String?) -> Self { text.map { .string($0) } ?? .null }

  /// A list of texts.
  static func strings(_ texts: [String]) -> Self { .array(texts.map { .string($0) }) }

  /// The value on several lines, indented by two spaces, with a final line break.
  ///
  /// Lists and objects without lists or objects in them stand on one line where
  /// they are short. Control characters, U+2028 and U+2029 are escaped.
  var document: String {
    var bytes: [UInt8] = []
    write(to: &bytes, indent: 0)
    return String(decoding: bytes, as: UTF8.self) + "\n"
  }

  /// Appends the value as UTF-8, as ``document`` has it.
  ///
  /// - Parameters:
  ///   - bytes: What stands before it.
  ///   - indent: How many spaces its last line begins with.
  func write(to bytes: inout [UInt8], indent: Int) {
    switch self {
    case .null: bytes.append("null")
    case .boolean(let value): bytes.append(value ? "true" : "false")
    case .integer(let value): bytes.append(String(value))
    case .number(let value): bytes.append(value.isFinite ? "\(value)" : "null")
    case .decimal(let value): bytes.append(value.threeDecimals)
    case .string(let value): bytes.appendQuoted(value)
    case .array(let elements):
      let isShort = self.isShort
      bytes.append("[")
      for (index, element) in elements.enumerated() {
        bytes.appendSeparator(before: index, isShort: isShort, indent: indent + 2)
        element.write(to: &bytes, indent: isShort ? indent : indent + 2)
      }
      if !isShort { bytes.appendLine(indent: indent) }
      bytes.append("]")
    case .object(let members):
      let isShort = self.isShort
      bytes.append("{")
      for (index, member) in members.enumerated() {
        bytes.appendSeparator(before: index, isShort: isShort, indent: indent + 2)
        bytes.appendQuoted(member.name)
        bytes.append(": ")
        member.value.write(to: &bytes, indent: isShort ? indent : indent + 2)
      }
      if !isShort { bytes.appendLine(indent: indent) }
      bytes.append("}")
    }
  }

  /// Whether the value is a list or object of numbers and truth values only.
  private var isShort: Bool {
    switch self {
    case .array(let elements): elements.allSatisfy(\.isSmall)
    case .object(let members): members.count <= 3 && members.allSatisfy(\.value.isSmall)
    default: false
    }
  }

  private var isSmall: Bool {
    switch self {
    case .null, .boolean, .integer, .number, .decimal: true
    case .string, .array, .object: false
    }
  }
}

extension JSONValue {
  /// An answer's value; a number that JSON lacks is null.
  init(_ value: AnswerValue) {
    switch value {
    case .null: self = .null
    case .boolean(let value): self = .boolean(value)
    case .integer(let value): self = .integer(Int(value))
    case .number(let value): self = .number(value)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map { JSONValue($0) })
    case .object(let members):
      self = .object(members.map { Member($0.name, JSONValue($0.value)) })
    }
  }
}

extension [UInt8] {
  /// Appends a text as UTF-8.
  mutating func append(_ text: String) { append(contentsOf: text.utf8) }

  /// Appends a line break and what a line is indented by.
  mutating func appendLine(indent: Int) {
    append(UInt8(ascii: "\n"))
    append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
  }

  /// Appends what stands before an element of a list or a member of an object.
  mutating func appendSeparator(before index: Int, isShort: Bool, indent: Int) {
    if index > 0 { append(UInt8(ascii: ",")) }
    if !isShort {
      appendLine(indent: indent)
    } else if index > 0 {
      append(UInt8(ascii: " "))
    }
  }

  /// Appends a text in quotes, with what a terminal or an editor would obey escaped:
  /// every control character, and what reorders or separates lines.
  fileprivate mutating func appendQuoted(_ text: String) {
    let isPlain = text.utf8.allSatisfy { byte in
      (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    guard isPlain else { return append(text.jsonString(escaping: \.steersTerminals)) }
    append(UInt8(ascii: "\""))
    append(text)
    append(UInt8(ascii: "\""))
  }
}

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
    var text = ""
    write(to: &text, indent: "")
    return text + "\n"
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += value.isFinite ? "\(value)" : "null"
    case .decimal(let value): text += value.threeDecimals
    case .string(let value): text += value.quoted
    case .array(let elements):
      write(elements.map { ("", $0) }, brackets: ("[", "]"), to: &text, indent: indent)
    case .object(let members):
      write(
        members.map { ("\($0.name.quoted): ", $0.value) }, brackets: ("{", "}"), to: &text,
        indent: indent)
    }
  }

  private func write(
    _ items: [(prefix: String, value: JSONValue)], brackets: (open: String, close: String),
    to text: inout String, indent: String
  ) {
    if items.isEmpty || isShort {
      text += brackets.open
      for (index, item) in items.enumerated() {
        text += (index > 0 ? ", " : "") + item.prefix
        item.value.write(to: &text, indent: indent)
      }
      text += brackets.close
      return
    }
    let inner = indent + "  "
    text += brackets.open
    for (index, item) in items.enumerated() {
      text += (index > 0 ? ",\n" : "\n") + inner + item.prefix
      item.value.write(to: &text, indent: inner)
    }
    text += "\n" + indent + brackets.close
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

extension String {
  /// The text in quotes, with what a terminal or an editor would obey escaped:
  /// every control character, and what reorders or separates lines.
  fileprivate var quoted: String { jsonString(escaping: \.steersTerminals) }
}

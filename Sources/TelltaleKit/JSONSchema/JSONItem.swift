import SourceText
import SuiteSyntax

/// A value of JSON and the place it is written at.
struct JSONItem: Sendable {
  /// What a value is.
  indirect enum Content: Sendable {
    case null
    case boolean(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONItem])
    case object([Member])
  }

  /// A named value.
  struct Member: Sendable {
    var name: String
    var nameRange: Range<Int>
    var value: JSONItem
  }

  /// What the value is.
  var content: Content

  /// The UTF-8 range that it is written in.
  var range: Range<Int>

  /// Creates the value of a node, of JSON as well as of a suite.
  ///
  /// - Throws: ``SuiteValueError`` for a number that JSON cannot write.
  init(_ node: SuiteNode) throws(SuiteValueError) {
    range = node.range
    switch node.content {
    case .sequence(let items):
      var elements: [JSONItem] = []
      for item in items { elements.append(try JSONItem(item)) }
      content = .array(elements)
    case .mapping(let entries):
      var members: [Member] = []
      for entry in entries {
        members.append(
          Member(name: entry.key, nameRange: entry.keyRange, value: try JSONItem(entry.value)))
      }
      content = .object(members)
    case .scalar(let scalar):
      switch scalar.coreValue {
      case .null where scalar.style == .plain: content = .null
      case .boolean(let value) where scalar.style == .plain: content = .boolean(value)
      case .integer(let value) where scalar.style == .plain:
        content = .number(try Self.number(scalar.text, or: "\(value)", at: node.range))
      case .number(let value) where scalar.style == .plain:
        content = .number(try Self.number(scalar.text, or: "\(value)", at: node.range))
      default: content = .string(scalar.text)
      }
    }
  }

  private static func number(
    _ spelling: String, or other: String, at range: Range<Int>
  ) throws(SuiteValueError) -> JSONNumber {
    guard let number = JSONNumber(spelling) ?? JSONNumber(other) else {
      throw SuiteValueError("JSON has no number '\(spelling)'", at: range, id: "bad-schema")
    }
    return number
  }

  /// The bytes that equal values have in common, whatever the order of their
  /// members and the spelling of their numbers.
  var canonical: [UInt8] {
    switch content {
    case .null: return Array("null".utf8)
    case .boolean(let value): return Array("\(value)".utf8)
    case .number(let number): return Array(number.canonical.utf8)
    case .string(let text): return Self.quoted(text)
    case .array(let elements):
      return [0x5B] + elements.map(\.canonical).joined(separator: [0x2C]) + [0x5D]
    case .object(let members):
      let pairs = members.map { Self.quoted($0.name) + [0x3A] + $0.value.canonical }
        .sorted { $0.lexicographicallyPrecedes($1) }
      return [0x7B] + pairs.joined(separator: [0x2C]) + [0x7D]
    }
  }

  private static func quoted(_ text: String) -> [UInt8] { Array(text.jsonString.utf8) }

  /// The name of the value's type in a schema.
  var type: JSONSchema.ValueType {
    switch content {
    case .null: .null
    case .boolean: .boolean
    case .number(let number): number.isWhole ? .integer : .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}

package import SuiteSyntax

extension AnswerValue {
  /// The value as it is written in the suite syntax, members in their order.
  package var suiteValue: SuiteValue {
    switch self {
    case .null: .null
    case .boolean(let value): .boolean(value)
    case .integer(let value): .integer(value)
    case .number(let value): .number(value)
    case .string(let text): .text(text)
    case .array(let elements): .list(elements.map(\.suiteValue))
    case .object(let members): .mapping(members.map { ($0.name, $0.value.suiteValue) })
    }
  }

  /// Creates a value from what stands in a file: a scalar is what the core
  /// schema makes of it, text when it is quoted.
  package init(_ node: SuiteNode) {
    switch node.content {
    case .sequence(let items): self = .array(items.map { AnswerValue($0) })
    case .mapping(let entries):
      self = .object(entries.map { Member($0.key, AnswerValue($0.value)) })
    case .scalar(let scalar):
      switch scalar.coreValue {
      case .null: self = .null
      case .boolean(let value): self = .boolean(value)
      case .integer(let value): self = .integer(value)
      case .number(let value): self = .number(value)
      case .text(let text): self = .string(text)
      }
    }
  }

  /// The value as a node without a place, for the readers of typed values.
  package var node: SuiteNode {
    switch self {
    case .null: .scalar("null")
    case .boolean(let value): .scalar(value ? "true" : "false")
    case .integer(let value): .scalar(String(value))
    case .number(let value): .scalar("\(value)")
    case .string(let text): SuiteNode(.scalar(.init(text, style: .doubleQuoted)), range: 0..<0)
    case .array(let elements): SuiteNode(.sequence(elements.map(\.node)), range: 0..<0)
    case .object(let members):
      SuiteNode(
        .mapping(members.map { .init(key: $0.name, keyRange: 0..<0, value: $0.value.node) }),
        range: 0..<0)
    }
  }
}

extension SuiteNode {
  fileprivate static func scalar(_ text: String) -> Self {
    Self(.scalar(.init(text)), range: 0..<0)
  }
}

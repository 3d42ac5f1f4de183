/// A value to be written in the suite syntax.
public indirect enum SuiteValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int64)
  case number(Double)
  case text(String)
  case list([SuiteValue])

  /// Entries in the order in which they are to be written.
  case mapping([(key: String, value: SuiteValue)])

  /// Creates the value that a node of a parsed file stands for.
  ///
  /// - Parameter node: The node. Scalars are what the core schema of YAML 1.2 makes of
  ///   them.
  public init(_ node: SuiteNode) {
    switch node.content {
    case .scalar(let scalar):
      switch scalar.coreValue {
      case .null: self = .null
      case .boolean(let value): self = .boolean(value)
      case .integer(let value): self = .integer(value)
      case .number(let value): self = .number(value)
      case .text(let text): self = .text(text)
      }
    case .sequence(let items): self = .list(items.map { SuiteValue($0) })
    case .mapping(let entries): self = .mapping(entries.map { ($0.key, SuiteValue($0.value)) })
    }
  }

  /// Whether two values are written with the same bytes.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.number(let left), .number(let right)): left == right || left.isNaN && right.isNaN
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    case (.list(let left), .list(let right)): left == right
    case (.mapping(let left), .mapping(let right)):
      left.count == right.count
        && zip(left, right).allSatisfy {
          $0.key.utf8.elementsEqual($1.key.utf8) && $0.value == $1.value
        }
    default: false
    }
  }

  /// Hashes the bytes that tell values apart.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .boolean(let value): hasher.combine(value)
    case .integer(let value): hasher.combine(value)
    case .number(let value): hasher.combine(value.isNaN ? .nan : value)
    case .text(let value): hasher.combine(Array(value.utf8))
    case .list(let values): hasher.combine(values)
    case .mapping(let entries):
      for entry in entries {
        hasher.combine(Array(entry.key.utf8))
        hasher.combine(entry.value)
      }
    }
  }
}

package import SuiteSyntax

extension AnswerSchema {
  /// The schema as it stands under `answer` in a suite.
  package var suiteValue: SuiteValue {
    .mapping(properties.map { ($0.name, $0.suiteValue) })
  }

  /// Reads a schema as it stands under `answer` in a suite.
  ///
  /// - Throws: ``SuiteValueError`` for the first mistake.
  package init(_ node: SuiteNode) throws(SuiteValueError) {
    self = try NodeReader.reading { reader in reader.answerSchema(node) }
  }
}

extension AnswerSchema.Property {
  fileprivate var suiteValue: SuiteValue {
    var entries: [(key: String, value: SuiteValue)] = [("type", .text(type.name))]
    switch type {
    case .array(.object(let schema)): entries.append(("items", schema.suiteValue))
    case .array(let element): entries.append(("items", .text(element.name)))
    case .object(let schema): entries.append(("properties", schema.suiteValue))
    case .string, .boolean, .integer, .number: break
    }
    if let guide { entries.append(("guide", .text(guide))) }
    if !anyOf.isEmpty { entries.append(("any-of", .list(anyOf.map { .text($0) }))) }
    if let constant { entries.append(("constant", .text(constant))) }
    if let pattern { entries.append(("pattern", .text(pattern))) }
    if let minimum { entries.append(("minimum", .shortest(minimum))) }
    if let maximum { entries.append(("maximum", .shortest(maximum))) }
    if let minimumCount { entries.append(("minimum-count", .integer(Int64(minimumCount)))) }
    if let maximumCount { entries.append(("maximum-count", .integer(Int64(maximumCount)))) }
    if isOptional { entries.append(("optional", .boolean(true))) }
    return .mapping(entries)
  }
}

extension AnswerSchema.ValueType {
  fileprivate var name: String {
    switch self {
    case .string: "string"
    case .boolean: "boolean"
    case .integer: "integer"
    case .number: "number"
    case .array: "array"
    case .object: "object"
    }
  }
}

import TelltaleKit

extension AnswerSchema {
  /// The type as a JSON Schema.
  ///
  /// - Parameter isApple: Whether it has the keys of Apple's `GenerationSchema`:
  ///   `title` and `x-order`, and inner types under `$defs`.
  /// - Returns: The schema.
  func jsonSchema(isApple: Bool) -> AnswerValue {
    guard isApple else { return .object(members(title: nil) { .object($0.members(title: nil)) }) }
    var writer = AppleSchemaWriter()
    let root = writer.members(of: self, title: "Answer")
    return .object(root + [.init("$defs", .object(writer.definitions))])
  }

  /// Whether a property may be left out, of this type or of one inside it.
  var hasOptionalProperty: Bool {
    properties.contains { $0.isOptional || ($0.type.schema?.hasOptionalProperty ?? false) }
  }

  private func members(title: String?) -> [AnswerValue.Member] {
    members(title: title) { .object($0.members(title: title)) }
  }

  /// The keys of the type; inner types as a function gives them.
  fileprivate func members(
    title: String?, inner: (AnswerSchema) -> AnswerValue
  ) -> [AnswerValue.Member] {
    let names = properties.map { AnswerValue.string($0.name) }
    let required = properties.filter { !$0.isOptional }.map { AnswerValue.string($0.name) }
    var members: [AnswerValue.Member] = [.init("type", .string("object"))]
    if let title { members.append(.init("title", .string(title))) }
    members += [
      .init(
        "properties",
        .object(properties.map { .init($0.name, .object($0.members(inner: inner))) })),
      .init("required", .array(required)),
      .init("additionalProperties", .boolean(false)),
    ]
    if title != nil { members.append(.init("x-order", .array(names))) }
    return members
  }
}

/// Gives each inner type a name, so that the root refers to it.
private struct AppleSchemaWriter {
  private(set) var definitions: [AnswerValue.Member] = []

  mutating func members(of schema: AnswerSchema, title: String) -> [AnswerValue.Member] {
    var references: [AnswerSchema: String] = [:]
    for inner in schema.properties.compactMap(\.type.schema) where references[inner] == nil {
      let name = "Answer\(definitions.count + 1)"
      references[inner] = name
      // Its place is taken before those inside it take theirs.
      let place = definitions.count
      definitions.append(.init(name, .null))
      definitions[place].value = .object(members(of: inner, title: name))
    }
    return schema.members(title: title) { inner in
      .object([.init("$ref", .string("#/$defs/\(references[inner] ?? "")"))])
    }
  }
}

extension AnswerSchema.ValueType {
  /// The type of an object, or of the objects in an array.
  fileprivate var schema: AnswerSchema? {
    switch self {
    case .object(let schema): schema
    case .array(let element): element.schema
    case .string, .boolean, .integer, .number: nil
    }
  }

  fileprivate func members(inner: (AnswerSchema) -> AnswerValue) -> [AnswerValue.Member] {
    func type(_ name: String) -> [AnswerValue.Member] { [.init("type", .string(name))] }
    switch self {
    case .string: return type("string")
    case .boolean: return type("boolean")
    case .integer: return type("integer")
    case .number: return type("number")
    case .array(let element):
      return type("array") + [.init("items", .object(element.members(inner: inner)))]
    case .object(let schema):
      guard case .object(let members) = inner(schema) else { return type("object") }
      return members
    }
  }
}

extension AnswerSchema.Property {
  fileprivate func members(inner: (AnswerSchema) -> AnswerValue) -> [AnswerValue.Member] {
    var members = type.members(inner: inner)
    let options = constant.map { [$0] } ?? anyOf
    if !options.isEmpty {
      let values = AnswerValue.Member("enum", .array(options.map { .string($0) }))
      if let items = members.firstIndex(where: { $0.name == "items" }),
        case .object(let element) = members[items].value
      {
        members[items].value = .object(element + [values])
      } else {
        members.append(values)
      }
    }
    if let guide { members.append(.init("description", .string(guide))) }
    if let pattern { members.append(.init("pattern", .string(pattern))) }
    if let minimum { members.append(.init("minimum", .shortest(minimum))) }
    if let maximum { members.append(.init("maximum", .shortest(maximum))) }
    if let minimumCount { members.append(.init("minItems", .integer(Int64(minimumCount)))) }
    if let maximumCount { members.append(.init("maxItems", .integer(Int64(maximumCount)))) }
    return members
  }
}

extension AnswerValue {
  /// A number, without a fraction where it has none.
  static func shortest(_ number: Double) -> Self {
    Int64(exactly: number).map { .integer($0) } ?? .number(number)
  }
}

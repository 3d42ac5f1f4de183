import SourceText
import SuiteSyntax

extension NodeReader {
  /// Reads the type to generate.
  mutating func answerSchema(_ node: SuiteNode) -> AnswerSchema? {
    guard let entries = read(node, { node throws(SuiteValueError) in try node.namedEntries() })
    else {
      return nil
    }
    if entries.isEmpty {
      note("empty-answer", "an answer type needs at least one property", at: node.range)
      return nil
    }
    let properties = entries.compactMap { property($0) }
    return properties.count == entries.count ? AnswerSchema(properties: properties) : nil
  }

  private mutating func property(_ entry: SuiteNode.Entry) -> AnswerSchema.Property? {
    // `text: string` is short for `text: {type: string}`.
    if entry.value.scalar != nil {
      guard let type = valueType(entry.value, fields: nil) else { return nil }
      return AnswerSchema.Property(name: entry.key, type: type)
    }
    guard
      let fields = fields(
        of: entry.value, in: SuiteKeys.property, owner: "property '\(entry.key)'")
    else { return nil }
    guard let typeNode = fields["type"] else {
      note(
        "missing-key", "property '\(entry.key)' has no type", at: entry.keyRange,
        help: "write type: string, or boolean, integer, number, array, object")
      return nil
    }
    guard let type = valueType(typeNode, fields: fields) else { return nil }
    var property = AnswerSchema.Property(name: entry.key, type: type)
    property.guide = read(fields["guide"]) { node throws(SuiteValueError) in try node.text() }
    property.anyOf =
      read(fields["any-of"]) { node throws(SuiteValueError) in try node.texts() } ?? []
    property.constant = read(fields["constant"]) { node throws(SuiteValueError) in try node.text() }
    property.pattern = read(fields["pattern"]) { node throws(SuiteValueError) in try node.text() }
    property.minimum = read(fields["minimum"]) { node throws(SuiteValueError) in try node.number() }
    property.maximum = read(fields["maximum"]) { node throws(SuiteValueError) in try node.number() }
    property.minimumCount = read(fields["minimum-count"]) { node throws(SuiteValueError) in
      try node.integer(in: Bounds.natural)
    }
    property.maximumCount = read(fields["maximum-count"]) { node throws(SuiteValueError) in
      try node.integer(in: Bounds.natural)
    }
    property.isOptional =
      read(fields["optional"]) { node throws(SuiteValueError) in try node.boolean() } ?? false
    checkGuides(of: property, fields)
    noteEmptyList(fields["any-of"], of: "any-of")
    return property
  }

  private mutating func valueType(
    _ node: SuiteNode, fields: Fields?
  ) -> AnswerSchema.ValueType? {
    guard let word = read(node, { node throws(SuiteValueError) in try node.text() }) else {
      return nil
    }
    switch word {
    case "string": return .string
    case "boolean": return .boolean
    case "integer": return .integer
    case "number": return .number
    case "array":
      guard let items = fields?["items"] else {
        note(
          "missing-key", "an array needs the type of its items", at: node.range,
          help: "write items: string beside type: array")
        return nil
      }
      if items.scalar != nil { return valueType(items, fields: nil).map { .array(of: $0) } }
      return answerSchema(items).map { .array(of: .object($0)) }
    case "object":
      guard let properties = fields?["properties"] else {
        note(
          "missing-key", "an object needs its properties", at: node.range,
          help: "write properties: beside type: object, with one key for each property")
        return nil
      }
      return answerSchema(properties).map { .object($0) }
    default:
      let types = ["string", "boolean", "integer", "number", "array", "object"]
      note(
        "unknown-type", "'\(word)' is not a type", at: node.range,
        help: word.nearest(among: types).map { "did you mean '\($0)'?" }
          ?? "the types are \(types.joined(separator: ", "))")
      return nil
    }
  }

  /// Notes guides that the property's type does not take.
  private mutating func checkGuides(of property: AnswerSchema.Property, _ fields: Fields) {
    let allowed = SuiteKeys.guides(of: property.type.word)
    let misplaced = fields.values.values.filter { !allowed.contains($0.key) }
    for entry in misplaced.sorted(by: { $0.keyRange.lowerBound < $1.keyRange.lowerBound }) {
      note(
        "misplaced-guide", "'\(entry.key)' does not go with this property's type",
        at: entry.keyRange, help: "remove it, or change the type of '\(property.name)'")
    }
    if let low = property.minimum, let high = property.maximum, low > high {
      note("empty-range", "minimum is above maximum", at: fields.range)
    }
    if let low = property.minimumCount, let high = property.maximumCount, low > high {
      note("empty-range", "minimum-count is above maximum-count", at: fields.range)
    }
  }
}

extension AnswerSchema.ValueType {
  /// The word that a suite uses for the type.
  fileprivate var word: String {
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

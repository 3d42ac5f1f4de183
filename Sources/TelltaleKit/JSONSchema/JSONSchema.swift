import SuiteSyntax

/// A JSON Schema (2020-12), read and ready to judge values.
///
/// Its subschemas stand in one list and refer to each other by place, since a
/// schema may refer to itself.
struct JSONSchema: Sendable {
  /// The subschemas; the schema itself is the first.
  var schemas: [Subschema]

  /// The names of types.
  enum ValueType: String, CaseIterable, Sendable {
    case null, boolean, integer, number, string, array, object
  }

  /// A schema or a part of one.
  enum Subschema: Sendable {
    /// Fits everything, or nothing.
    case boolean(Bool)

    case keywords(Keywords)
  }

  /// What the keywords of a schema ask for; numbers of subschemas refer to
  /// ``schemas``.
  struct Keywords: Sendable {
    var reference: Int?
    var types: [ValueType]?
    var values: Set<[UInt8]>?
    var constant: [UInt8]?

    var allOf: [Int] = []
    var anyOf: [Int]?
    var oneOf: [Int]?
    var not: Int?
    var condition: Int?
    var consequence: Int?
    var alternative: Int?

    var properties: [(name: String, schema: Int)] = []
    var patternProperties: [(pattern: SearchPattern, schema: Int)] = []
    var additionalProperties: Int?
    var propertyNames: Int?
    var required: [String] = []
    var minimumProperties: Int?
    var maximumProperties: Int?
    var dependentRequired: [(name: String, required: [String])] = []
    var dependentSchemas: [(name: String, schema: Int)] = []

    var prefixItems: [Int] = []
    var items: Int?
    var contains: Int?
    var minimumContains: Int?
    var maximumContains: Int?
    var minimumItems: Int?
    var maximumItems: Int?
    var hasUniqueItems = false

    var minimum: JSONNumber?
    var maximum: JSONNumber?
    var exclusiveMinimum: JSONNumber?
    var exclusiveMaximum: JSONNumber?
    var divisor: JSONNumber?

    var minimumLength: Int?
    var maximumLength: Int?
    var pattern: SearchPattern?

    /// The pattern as it is written.
    var patternSpelling = ""

    /// The subschemas that judge the same value as this one.
    var inPlace: [Int] {
      [reference, not, condition, consequence, alternative].compactMap { $0 } + allOf
        + (anyOf ?? []) + (oneOf ?? []) + dependentSchemas.map(\.schema)
    }
  }

  /// Reads a schema.
  ///
  /// - Throws: ``SuiteValueError`` for what is no schema, and for keywords that
  ///   are not checked: none is passed over in silence.
  init(_ node: SuiteNode) throws(SuiteValueError) {
    var reader = JSONSchemaReader(try JSONItem(node))
    schemas = try reader.read()
  }
}

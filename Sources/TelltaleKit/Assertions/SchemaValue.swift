import SourceText
import SuiteSyntax

/// The value of an assertion about JSON: a schema, if there is one.
struct SchemaValue: Sendable {
  /// The schema.
  var schema: JSONSchema?

  /// The schema as it is written, for labels.
  private var written: String?

  /// The keys of a mapping.
  static func keys(of name: String) -> KeyTable {
    KeyTable(
      "'\(name)'",
      [
        KeyUsage(
          "schema",
          .anyOf([.boolean, .dictionary(of: .anything, names: .any, minimum: 0)]),
          "A JSON Schema (2020-12); a keyword that is not checked is refused.", isRequired: true)
      ])
  }

  /// Reads the value.
  ///
  /// - Throws: ``SuiteValueError`` at the place of the first mistake, also inside
  ///   the schema.
  init(_ value: SuiteNode?, of name: String) throws(SuiteValueError) {
    guard let value else { return }
    guard case .mapping = value.content else {
      throw SuiteValueError(
        "'\(name)' takes a schema or nothing, found \(value.kindDescription)", at: value.range,
        help: "write \(name) alone, or \(name): {schema: …}", id: "wrong-type")
    }
    let entries = try value.entries(of: Self.keys(of: name))
    guard let node = entries["schema"] else {
      throw SuiteValueError(
        "'\(name)' has no 'schema'", at: value.range, help: "write \(name) alone, or a schema",
        id: "missing-key")
    }
    if case .sequence = node.content {
      throw SuiteValueError(
        "a schema is a mapping, true or false", at: node.range, id: "wrong-type")
    }
    if node.scalar != nil { _ = try node.boolean() }
    schema = try JSONSchema(node)
    written = node.flow
  }

  /// Judges a value.
  ///
  /// - Parameters:
  ///   - node: The value, read from the judged text.
  ///   - place: Where the text stands.
  /// - Returns: A pass, a fail with the value that does not fit, or an error.
  func judge(_ node: SuiteNode, in place: String) -> Judgement {
    guard let schema else { return .pass }
    guard let item = try? JSONItem(node) else {
      return .error("not-judged", "the answer has a number that cannot be read")
    }
    switch JSONSchemaValidation.verdict(of: item, by: schema) {
    case .fits: return .pass
    case .fault(let fault):
      let path = fault.path.map { "/\($0)" }.joined()
      return .fail(
        "schema-mismatch",
        path.isEmpty
          ? "the JSON does not fit: \(fault.message)" : "at \(path.quoted): \(fault.message)",
        [.init(in: place, fault.range)])
    case .stopped(.pattern(let pattern)):
      return .error("regex-timeout", "\(pattern.quoted) takes too many steps on this answer")
    case .stopped(.steps):
      return .error("schema-timeout", "the schema takes too many steps on this answer")
    }
  }

  /// The schema as a label shows it.
  var labelled: String? { written.map { "{schema: \($0)}".labelled } }
}

import SourceText
import SuiteSyntax

/// The format of suites and of the project file as JSON Schema, draft 2020-12.
///
/// It uses what draft 7 has, too, `$defs` aside, so that older editors
/// understand it, and keywords of the standard only, so that strict validators
/// do.
///
/// It refuses what is wrong in the structure of a file: keys, types, words,
/// numbers out of bounds. What is wrong in its meaning, such as a name that
/// stands twice, only a decoder can tell.
public struct FormatSchema: Sendable {
  /// The assertions that suites can name.
  public var registry: AssertionRegistry

  /// The assertions about suites that suites can name.
  public var suiteRegistry: SuiteAssertionRegistry

  /// The models to propose.
  public var models: [ModelID]

  /// Whether a variable may stand for a value.
  var takesVariables = false

  /// Creates a schema.
  public init(
    registry: AssertionRegistry = .init(), suiteRegistry: SuiteAssertionRegistry = .init(),
    models: [ModelID]
  ) {
    self.registry = registry
    self.suiteRegistry = suiteRegistry
    self.models = models
  }

  /// The schema of a suite, as a JSON document.
  public var suite: String {
    document(
      title: "Telltale suite",
      about: "A suite: a prompt, cases, and what must hold of the answers.",
      of: SuiteKeys.suite)
  }

  /// The schema of the project file, as a JSON document.
  public var project: String {
    document(
      title: "Telltale project", about: "\(ProjectFile.name): the settings of a project.",
      of: ProjectKeys.project)
  }

  private func document(title: String, about: String, of table: KeyTable) -> String {
    let root = schema(of: .mapping(table))
    var written: [ValueShape.Definition: SuiteValue] = [:]
    var open = table.definitions
    while let next = open.popLast() {
      guard written[next] == nil else { continue }
      written[next] = .mapping(schema(of: next))
      open += definitions(in: next)
    }
    let definitions: [SchemaEntry] = ValueShape.Definition.allCases.compactMap { definition in
      written[definition].map { (definition.rawValue, $0) }
    }
    let head: [SchemaEntry] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text(title)),
      (
        "description",
        .text("\(about) Where text belongs, numbers, true and false are taken as they are written.")
      ),
    ]
    return SuiteValue.mapping(head + root + [("$defs", .mapping(definitions))]).jsonDocument
  }

  private func definitions(in definition: ValueShape.Definition) -> [ValueShape.Definition] {
    switch definition {
    case .assertion:
      registry.names.flatMap { name in registry[name]?.usage.value.shape?.definitions ?? [] }
        + AssertionItem.common.definitions
    case .combinedAssertion: [.assertion]
    case .suiteAssertion:
      suiteRegistry.names.flatMap { suiteRegistry[$0]?.usage.value.shape?.definitions ?? [] }
        + SuiteAssertionItem.common.definitions
    default: shape(of: definition)?.definitions ?? []
    }
  }

  /// The shape of a definition that has one.
  func shape(of definition: ValueShape.Definition) -> ValueShape? {
    switch definition {
    case .case: .mapping(SuiteKeys.case)
    case .rows: .mapping(SuiteKeys.rows)
    case .answerType: SuiteKeys.answerType
    case .options: .mapping(SuiteKeys.options)
    case .model: .suggestions(models.map(\.rawValue))
    case .assertion, .combinedAssertion, .suiteAssertion: nil
    }
  }
}

/// A keyword of a schema with its value.
typealias SchemaEntry = (key: String, value: SuiteValue)

extension AssertionUsage.Value {
  /// The value's shape; `nil` when there is no value.
  var shape: ValueShape? {
    switch self {
    case .none: nil
    case .optional(let shape), .required(let shape): shape
    }
  }
}

extension ValueShape {
  /// The definitions that the shape refers to.
  fileprivate var definitions: [Definition] {
    switch self {
    case .list(of: let shape, _), .dictionary(of: let shape, _, _): shape.definitions
    case .mapping(let table): table.definitions
    case .anyOf(let shapes): shapes.flatMap(\.definitions)
    case .reference(let definition): [definition]
    case .text, .boolean, .integer, .number, .words, .suggestions, .anything: []
    }
  }
}

extension KeyTable {
  fileprivate var definitions: [ValueShape.Definition] { keys.flatMap(\.shape.definitions) }
}

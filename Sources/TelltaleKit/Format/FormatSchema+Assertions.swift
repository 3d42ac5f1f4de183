import SourceText
import SuiteSyntax

extension FormatSchema {
  /// The keywords of a definition.
  func schema(of definition: ValueShape.Definition) -> [SchemaEntry] {
    switch definition {
    case .assertion: return takingVariables.assertion
    case .combinedAssertion: return combinedAssertion
    case .suiteAssertion: return suiteAssertion
    default: return shape(of: definition).map { schema(of: $0) } ?? []
    }
  }

  /// The schema of values that a variable may stand for.
  private var takingVariables: Self {
    var schema = self
    schema.takesVariables = true
    return schema
  }

  /// An item of `assert`.
  private var assertion: [SchemaEntry] {
    let usages = registry.names.compactMap { name in registry[name].map { $0.usage } }
    let comparing = registry.names.filter { registry[$0] is any TextComparison.Type }
    return item(
      usages.map { Named($0.name, $0.summary, $0.value, $0.forms) }, beside: AssertionItem.common,
      condition: [
        ("if", requiring(AssertionItem.ignoring.name)),
        ("then", .mapping([("anyOf", .list(comparing.map { requiring($0) }))])),
      ])
  }

  /// An item of `assert-suite`.
  private var suiteAssertion: [SchemaEntry] {
    let usages = suiteRegistry.names.compactMap { name in suiteRegistry[name].map { $0.usage } }
    let reading = usages.filter(\.readsAnswers).map(\.name)
    return item(
      usages.map { Named($0.name, $0.summary, $0.value, $0.forms) },
      beside: SuiteAssertionItem.common,
      condition: [
        ("if", requiring("on")),
        ("then", .mapping([("anyOf", .list(reading.map { requiring($0) }))])),
      ])
  }

  /// What an item is named by.
  private struct Named {
    var name: String
    var summary: String
    var value: AssertionUsage.Value
    var forms: [AssertionUsage.Form]

    init(
      _ name: String, _ summary: String, _ value: AssertionUsage.Value,
      _ forms: [AssertionUsage.Form]
    ) {
      self.name = name
      self.summary = summary
      self.value = value
      self.forms = forms
    }
  }

  /// An item: a name, or a mapping of one name to its value and of the common
  /// keys to theirs.
  private func item(
    _ named: [Named], beside common: KeyTable, condition: [SchemaEntry]
  ) -> [SchemaEntry] {
    let alone = named.filter { if case .required = $0.value { false } else { true } }
      .map { ValueShape.Word($0.name, $0.summary) }
    let properties = named.map { ($0.name, value(of: $0)) } + self.properties(of: common)
    let item: [SchemaEntry] = [
      ("type", .text("object")),
      ("properties", .mapping(properties)),
      ("additionalProperties", .boolean(false)),
      ("oneOf", .list(named.map { requiring($0.name) })),
    ]
    return anyOf([fixedSchema(of: .words(alone)), item + condition])
  }

  /// An item that is decided together with others: what it is for and what its
  /// failure does stand beside the combination.
  private var combinedAssertion: [SchemaEntry] {
    let kept: [SchemaEntry] = AssertionItem.keysOfWhole.map { ($0, .boolean(false)) }
    return [
      (
        "allOf",
        .list([
          .mapping(schema(of: .reference(.assertion))), .mapping([("properties", .mapping(kept))]),
        ])
      )
    ]
  }

  /// What stands after an assertion's name.
  private func value(of usage: Named) -> SuiteValue {
    let examples = usage.forms.compactMap { $0.value(of: usage.name) }
    let entries: [SchemaEntry]
    switch usage.value {
    case .none: entries = [("type", .text("null"))]
    case .required(let shape): entries = schema(of: shape)
    case .optional(let shape): entries = anyOf([[("type", .text("null"))], schema(of: shape)])
    }
    return .mapping(
      [("description", .text(usage.summary))] + entries
        + (examples.isEmpty ? [] : [("examples", .list(examples))]))
  }
}

extension AssertionUsage.Form {
  /// The value that the form shows after a name, if it shows one.
  fileprivate func value(of name: String) -> SuiteValue? {
    guard let root = SuiteParser.parse(SourceFile(path: "", text: syntax)).root,
      case .mapping(let entries) = root.content
    else { return nil }
    return entries.first { $0.key == name }.map { SuiteValue($0.value) }
  }
}

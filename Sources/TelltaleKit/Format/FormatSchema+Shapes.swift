import SuiteSyntax

extension FormatSchema {
  /// The keywords that say what a shape says.
  func schema(of shape: ValueShape) -> [SchemaEntry] {
    let schema = fixedSchema(of: shape)
    guard takesVariables else { return schema }
    switch shape {
    case .boolean, .integer, .number, .words, .list, .text(.spelled):
      return anyOf([schema, Self.variable])
    default: return schema
    }
  }

  /// A text with a variable in it, in place of another value.
  private static let variable: [SchemaEntry] = [
    ("type", .text("string")), ("pattern", .text("\\{\\{[^{}]+\\}\\}")),
  ]

  /// The keywords of a shape whose place no variable can take.
  func fixedSchema(of shape: ValueShape) -> [SchemaEntry] {
    switch shape {
    case .text(let form): return schema(of: form)
    case .boolean: return [("type", .text("boolean"))]
    case .integer(let bounds):
      return [("type", .text("integer"))]
        + bound("minimum", bounds.lowerBound, unless: Int.min)
        + bound("maximum", bounds.upperBound, unless: Int.max)
    case .number(let bounds):
      guard let bounds else { return [("type", .text("number"))] }
      return [
        ("type", .text("number")), ("minimum", .shortest(bounds.lowerBound)),
        ("maximum", .shortest(bounds.upperBound)),
      ]
    case .words(let words): return schema(of: words)
    case .suggestions(let texts):
      return [("type", .text("string")), ("examples", .list(texts.map { .text($0) }))]
    case .list(of: let shape, let minimum):
      return [("type", .text("array")), ("items", .mapping(schema(of: shape)))]
        + bound("minItems", minimum, unless: 0)
    case .mapping(let table): return schema(of: table)
    case .dictionary(of: let shape, let names, let minimum):
      return [("type", .text("object"))]
        + (names == .any
          ? [] : [("propertyNames", .mapping(schema(of: names).filter { $0.key != "type" }))])
        + [("additionalProperties", .mapping(schema(of: shape)))]
        + bound("minProperties", minimum, unless: 0)
    case .anyOf(let shapes):
      return anyOf(shapes.map { schema(of: $0) })
    case .reference(let definition):
      return [("$ref", .text("#/$defs/\(definition.rawValue)"))]
    case .anything: return []
    }
  }

  /// The keywords of a choice; a choice within it is made part of it.
  func anyOf(_ choices: [[SchemaEntry]]) -> [SchemaEntry] {
    let schemas = choices.flatMap { choice in
      if choice.count == 1, choice[0].key == "anyOf", case .list(let inner) = choice[0].value {
        return inner
      }
      return [SuiteValue.mapping(choice)]
    }
    return [("anyOf", .list(schemas))]
  }

  private static let textTypes: [SchemaEntry] = [
    ("type", .list([.text("string"), .text("number"), .text("boolean")]))
  ]

  private func bound(_ keyword: String, _ value: Int, unless standard: Int) -> [SchemaEntry] {
    value == standard ? [] : [(keyword, .integer(Int64(value)))]
  }

  private func schema(of form: TextForm) -> [SchemaEntry] {
    switch form {
    case .any: return Self.textTypes
    case .filled: return Self.textTypes + [("minLength", .integer(1))]
    case .reason: return Self.textTypes + [("pattern", .text(TextForm.reasonPattern))]
    case .name(let marks):
      return Self.textTypes + [("pattern", .text(TextForm.namePattern(marks: marks)))]
    case .variable:
      let reserved = TextForm.reservedVariables.map { SuiteValue.text($0) }
      return schema(of: .name(marks: "-_.")) + [("not", .mapping([("enum", .list(reserved))]))]
    case .folder:
      return Self.textTypes + [
        ("minLength", .integer(1)),
        (
          "not", .mapping([("pattern", .text(TextForm.outsidePattern)), ("type", .text("string"))])
        ),
      ]
    case .spelled(let spelling):
      return [
        ("type", .text("string")), ("pattern", .text(spelling.pattern)),
        ("examples", .list(spelling.examples.map { .text($0) })),
      ]
    }
  }

  private func schema(of words: [ValueShape.Word]) -> [SchemaEntry] {
    guard words.contains(where: { !$0.summary.isEmpty }) else {
      return [("enum", .list(words.map { .text($0.word) }))]
    }
    let choices = words.map { word in
      SuiteValue.mapping([("const", .text(word.word)), ("description", .text(word.summary))])
    }
    return choices.count == 1
      ? [("const", .text(words[0].word)), ("description", .text(words[0].summary))]
      : [("anyOf", .list(choices))]
  }

  /// A key's schema, with what it is for.
  private func described(_ summary: String, _ entries: [SchemaEntry]) -> SuiteValue {
    .mapping([("description", .text(summary))] + entries.filter { $0.key != "description" })
  }

  private func schema(of table: KeyTable) -> [SchemaEntry] {
    let required = table.keys.filter(\.isRequired).map { SuiteValue.text($0.name) }
    return [("type", .text("object"))]
      + [("properties", .mapping(properties(of: table)))]
      + (required.isEmpty ? [] : [("required", .list(required))])
      + [("additionalProperties", .boolean(false))] + table.rules.flatMap { schema(of: $0) }
  }

  /// The keys of a table, each with its schema.
  func properties(of table: KeyTable) -> [SchemaEntry] {
    table.keys.map { ($0.name, described($0.summary, schema(of: $0.shape))) }
  }

  private func schema(of rule: KeyRule) -> [SchemaEntry] {
    switch rule {
    case .atLeastOne(of: let keys): return [("anyOf", .list(keys.map { requiring($0) }))]
    case .exactlyOne(of: let keys): return [("oneOf", .list(keys.map { requiring($0) }))]
    case .without(let key, let others):
      let absent = others.map { ($0, SuiteValue.boolean(false)) }
      return [
        ("if", requiring(key)), ("then", .mapping([("properties", .mapping(absent))])),
      ]
    case .variants(by: let key, let variants):
      return [("allOf", .list(variants.map { schema(of: $0, by: key) }))]
    }
  }

  /// A schema that asks for a key.
  func requiring(_ key: String) -> SuiteValue { .mapping([("required", .list([.text(key)]))]) }

  private func schema(of variant: KeyRule.Variant, by key: String) -> SuiteValue {
    let condition: [SchemaEntry] = [
      ("properties", .mapping([(key, .mapping([("const", .text(variant.value))]))])),
      ("required", .list([.text(key)])),
    ]
    let keys = SuiteValue.mapping([("enum", .list(variant.keys.map { .text($0) }))])
    let required = SuiteValue.list(variant.required.map { .text($0) })
    let consequence: [SchemaEntry] =
      [("propertyNames", keys)] + (variant.required.isEmpty ? [] : [("required", required)])
    return .mapping([("if", .mapping(condition)), ("then", .mapping(consequence))])
  }
}

extension SuiteKeys {
  /// The keys of a property of an answer type.
  static let property = KeyTable(
    "a property",
    [
      KeyUsage("type", .words(simpleTypes + nestedTypes), "What it holds.", isRequired: true),
      KeyUsage("guide", .text, "What the model is told of the property."),
      KeyUsage("optional", .boolean, "Whether it may be left out."),
      KeyUsage("any-of", .oneOrList(of: .text, minimum: 1), "The only texts that it may hold."),
      KeyUsage("constant", .text, "The only text that it may hold."),
      KeyUsage("pattern", .text, "A regular expression for its text."),
      KeyUsage("minimum", .number(nil), "The smallest number that it may hold."),
      KeyUsage("maximum", .number(nil), "The greatest number that it may hold."),
      KeyUsage(
        "items", .anyOf([.words(simpleTypes), .reference(.answerType)]),
        "The type of an element, or an element's properties."),
      KeyUsage("minimum-count", .integer(Bounds.natural), "The fewest elements."),
      KeyUsage("maximum-count", .integer(Bounds.natural), "The most elements."),
      KeyUsage("properties", .reference(.answerType), "The object's properties."),
    ],
    rules: [
      .variants(
        by: "type",
        [
          variant("string", ["any-of", "constant", "pattern"]),
          variant("boolean", []),
          variant("integer", ["minimum", "maximum"]),
          variant("number", ["minimum", "maximum"]),
          variant(
            "array", ["items", "minimum-count", "maximum-count", "any-of"], required: ["items"]),
          variant("object", ["properties"], required: ["properties"]),
        ])
    ])

  /// The properties of an answer type by name: each a type, or a mapping.
  static let answerType = ValueShape.dictionary(
    of: .anyOf([.words(simpleTypes), .mapping(property)]), names: .any, minimum: 1)

  /// The types that need nothing else.
  private static let simpleTypes: [ValueShape.Word] = [
    .init("string", "Text."), .init("boolean", "True or false."),
    .init("integer", "A whole number."),
    .init("number", "A number."),
  ]

  private static let nestedTypes: [ValueShape.Word] = [
    .init("array", "A list; 'items' says of what."),
    .init("object", "An object; 'properties' says of which."),
  ]

  private static func variant(
    _ type: String, _ guides: [String], required: [String] = []
  ) -> KeyRule.Variant {
    KeyRule.Variant(type, keys: ["type", "guide", "optional"] + guides, required: required)
  }

  /// The keys that can stand beside a type.
  static func guides(of type: String) -> [String] {
    for case .variants(by: "type", let variants) in property.rules {
      if let variant = variants.first(where: { $0.value == type }) { return variant.keys }
    }
    return []
  }
}

import SourceText
import SuiteSyntax

extension AnswerSchema {
  /// What a path leads to in every answer of a type.
  enum Place {
    /// The property that it goes through last, and what stands there.
    case found(Property, ValueType)

    /// Why no answer has anything there.
    case missing(String)
  }

  /// Returns what a path such as `documents.0` leads to.
  func place(at path: [String]) -> Place {
    var type = ValueType.object(self)
    var property: Property?
    var walked: [String] = []
    for step in path {
      switch type {
      case .object(let schema):
        guard let next = schema[step] else {
          let names = schema.properties.map(\.name)
          let owner = walked.isEmpty ? "its answer type" : "'\(walked.joined(separator: "."))'"
          if let twin = names.first(where: { $0 == step }) {
            return .missing(
              "\(owner) has a property '\(twin)' that is spelled with \(twin.codePoints(unlike: step))"
                + " and not with \(step.codePoints(unlike: twin))")
          }
          let hint =
            step.nearest(among: names).map { "did you mean '\($0)'?" }
            ?? "it has \(names.joined(separator: ", "))"
          return .missing("\(owner) has no property '\(step)'; \(hint)")
        }
        property = next
        type = next.type
      case .array(of: let element):
        guard let index = Int(step), index >= 0 else {
          return .missing(
            "'\(walked.joined(separator: "."))' is a list, whose elements are numbered from 0, "
              + "not '\(step)'")
        }
        if let most = property?.maximumCount, index >= most {
          return .missing(
            "'\(walked.joined(separator: "."))' has at most \(most) elements, numbered from 0")
        }
        type = element
      case .string, .boolean, .integer, .number:
        return .missing(
          "'\(walked.joined(separator: "."))' is \(type.description), which has no '\(step)'")
      }
      walked.append(step)
    }
    guard let property else { return .missing("the path is empty") }
    return .found(property, type)
  }
}

extension AnswerSchema.ValueType {
  /// The type for a message: `text`, `a list`.
  var description: String {
    switch self {
    case .string: "text"
    case .boolean: "true or false"
    case .integer: "a whole number"
    case .number: "a number"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension FieldCondition {
  /// Why no value of a type can meet the condition, if so.
  func conflict(
    with type: AnswerSchema.ValueType, of property: AnswerSchema.Property
  ) -> String? {
    let holds = "'\(property.name)' holds \(type.description)"
    switch (self, type) {
    case (.atLeast, .integer), (.atLeast, .number), (.atMost, .integer), (.atMost, .number):
      return nil
    case (.atLeast, _), (.atMost, _): return "\(holds); at-least and at-most compare numbers"
    case (.matches, .string), (.contains, .string), (.contains, .array), (.exists, _): return nil
    case (.matches, _): return "\(holds); 'matches' looks at text"
    case (.contains, _): return "\(holds); 'contains' looks at text and lists"
    case (.equals(let node), _): return conflict(of: node, with: type, of: property)
    case (.oneOf(let nodes), _):
      for node in nodes {
        if let why = conflict(of: node, with: type, of: property) { return why }
      }
      return nil
    }
  }

  private func conflict(
    of node: SuiteNode, with type: AnswerSchema.ValueType, of property: AnswerSchema.Property
  ) -> String? {
    if node.isEmpty, property.isOptional { return nil }
    let isPossible =
      switch (type, node.content, node.scalar?.coreValue) {
      case (.string, .scalar, _): !node.isEmpty
      case (.boolean, _, .boolean?), (.integer, _, .integer?): true
      case (.number, _, .integer?), (.number, _, .number?): true
      case (.integer, _, .number(let value)?): value == value.rounded()
      case (.array, .sequence, _), (.object, .mapping, _): true
      default: false
      }
    guard isPossible else {
      return "'\(property.name)' holds \(type.description), and is compared with \(node.flow)"
    }
    if case .string = type, let text = node.scalar?.text, !property.anyOf.isEmpty,
      !property.anyOf.contains(text)
    {
      let hint = text.nearest(among: property.anyOf).map { "; did you mean '\($0)'?" } ?? ""
      return "'\(property.name)' can only be \(property.anyOf.listed("or")), not '\(text)'\(hint)"
    }
    return nil
  }
}

import SourceText
import SuiteSyntax
import TextAnalysis

/// Checks that a guided answer is a value of the type that was asked for.
struct MatchesAnswerType: Assertion {
  static let usage = AssertionUsage(
    name: "matches-answer-type",
    summary: """
      The guided answer fits the suite's answer type: its properties with their types, allowed \
      values, patterns, ranges and counts.
      """,
    value: .none,
    examples: [
      .init("matches-answer-type", .pass, of: .receipt(#"{"kind": "receipt", "rating": 4}"#)),
      .init(
        "matches-answer-type", .pass,
        of: .receipt(#"{"kind": "factura", "rating": 5, "lines": ["pan"]}"#)),
      .init(
        "matches-answer-type", .fail, reason: "wrong-type",
        of: .receipt(#"{"kind": "receipt", "rating": "vier"}"#)),
      .init(
        "matches-answer-type", .fail, reason: "missing-property", of: .receipt(#"{"rating": 4}"#)),
      .init(
        "matches-answer-type", .fail, reason: "not-allowed",
        of: .receipt(#"{"kind": "Rechnung", "rating": 4}"#)),
      .init(
        "matches-answer-type", .fail, reason: "out-of-range",
        of: .receipt(#"{"kind": "receipt", "rating": 9}"#)),
      .init(
        "matches-answer-type", .fail, reason: "extra-property",
        of: .receipt(#"{"kind": "receipt", "rating": 4, "合計": 300}"#)),
    ])

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    try SuiteNode.refuse(value, of: "matches-answer-type")
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    guard case .guided(let answer)? = subject.outcome.answer, let schema = subject.answerSchema
    else {
      return .error("no-fields", "the answer is plain text, which has no type")
    }
    return answer.misfit(with: .object(schema), of: nil, at: []) ?? .pass
  }

  func unmetNeed(in setting: AssertionSetting) -> String? {
    setting.answerSchema == nil ? "its answer is plain text, without a type" : nil
  }

  var labelValue: String? { nil }
}

extension AnswerValue {
  /// Why the value is none of a type, if so.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - property: The property that has it, whose guides hold for the elements of
  ///     an array too.
  ///   - path: Where the value stands.
  /// - Returns: A fail, or an error where it cannot be told; `nil` when it fits.
  fileprivate func misfit(
    with type: AnswerSchema.ValueType, of property: AnswerSchema.Property?, at path: [String]
  ) -> Judgement? {
    let name = path.isEmpty ? "the answer" : path.joined(separator: ".").quoted
    switch (self, type) {
    case (.object(let members), .object(let schema)):
      return Self.misfit(of: members, with: schema, at: path)
    case (.array(let elements), .array(of: let element)):
      if let least = property?.minimumCount, elements.count < least {
        return .fail("too-few", "\(name) has \(elements.count) elements, fewer than \(least)")
      }
      if let most = property?.maximumCount, elements.count > most {
        return .fail("too-many", "\(name) has \(elements.count) elements, more than \(most)")
      }
      for (index, value) in elements.enumerated() {
        let inner = path + ["\(index)"]
        if let misfit = value.misfit(with: element, of: property, at: inner) { return misfit }
      }
      return nil
    case (.string(let text), .string): return Self.misfit(of: text, with: property, at: path)
    case (.boolean, .boolean): return nil
    case (.integer(let value), .integer), (.integer(let value), .number):
      return Self.misfit(of: Double(value), with: property, name)
    case (.number(let value), .number):
      return Self.misfit(of: value, with: property, name)
    case (.number(let value), .integer) where value == value.rounded():
      return Self.misfit(of: value, with: property, name)
    default:
      let shown = json.count > 60 ? "\(json.prefix(59))…" : json
      return .fail("wrong-type", "\(name) is \(shown), not \(type.description)")
    }
  }

  private static func misfit(
    of members: [Member], with schema: AnswerSchema, at path: [String]
  ) -> Judgement? {
    for property in schema.properties {
      let inner = path + [property.name]
      let value = members.first { $0.name == property.name }?.value
      guard let value, value != .null || !property.isOptional else {
        if property.isOptional { continue }
        return .fail(
          "missing-property", "there is nothing at \(inner.joined(separator: ".").quoted)")
      }
      if let misfit = value.misfit(with: property.type, of: property, at: inner) { return misfit }
    }
    for member in members where schema[member.name] == nil {
      return .fail(
        "extra-property",
        "\((path + [member.name]).joined(separator: ".").quoted) is no property of the type")
    }
    return nil
  }

  private static func misfit(
    of text: String, with property: AnswerSchema.Property?, at path: [String]
  ) -> Judgement? {
    guard let property else { return nil }
    let name = path.joined(separator: ".").quoted
    let whole = Judgement.Evidence(
      in: (["answer"] + path).joined(separator: "/"), 0..<text.utf8.count)
    if let constant = property.constant, text != constant {
      return .fail(
        "not-allowed", "\(name) is \(text.quoted), and can only be \(constant.quoted)", [whole])
    }
    if !property.anyOf.isEmpty, !property.anyOf.contains(text.streamSafe) {
      return .fail(
        "not-allowed",
        "\(name) is \(text.quoted), and can only be \(property.anyOf.listed("or"))", [whole])
    }
    guard let spelling = property.pattern else { return nil }
    let node = SuiteNode(.scalar(.init(spelling, style: .singleQuoted)), range: 0..<0)
    guard let pattern = try? SearchPattern(node, isFull: true) else {
      return .error("bad-pattern", "\(spelling.quoted) is not a regular expression")
    }
    switch pattern.search(text) {
    case .found: return nil
    case .nothing:
      return .fail(
        "no-match", "\(name) is \(text.quoted), which \(spelling.quoted) does not match", [whole])
    case .stopped:
      return .error("regex-timeout", "\(spelling.quoted) takes too many steps on \(name)")
    }
  }

  private static func misfit(
    of number: Double, with property: AnswerSchema.Property?, _ name: String
  ) -> Judgement? {
    if let least = property?.minimum, number < least {
      return .fail("out-of-range", "\(name) is \(AnswerValue.number(number).json), below \(least)")
    }
    if let most = property?.maximum, number > most {
      return .fail("out-of-range", "\(name) is \(AnswerValue.number(number).json), above \(most)")
    }
    return nil
  }
}

extension AssertionSubject {
  /// An answer of a type with guides, for examples.
  fileprivate static func receipt(_ json: String) -> Self {
    var kind = AnswerSchema.Property(name: "kind", type: .string)
    kind.anyOf = ["receipt", "invoice", "factura"]
    var rating = AnswerSchema.Property(name: "rating", type: .integer)
    (rating.minimum, rating.maximum) = (1, 5)
    var lines = AnswerSchema.Property(name: "lines", type: .array(of: .string))
    (lines.maximumCount, lines.isOptional) = (3, true)
    return .init(
      outcome: .answered(.guided((try? AnswerValue(json: json)) ?? .null)),
      answerSchema: AnswerSchema(properties: [kind, rating, lines]))
  }
}

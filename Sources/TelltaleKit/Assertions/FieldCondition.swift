import SuiteSyntax
import TextAnalysis

/// What a suite asks of a value in a guided answer.
enum FieldCondition: Sendable {
  /// It equals this: a number a number, text text, a list a list.
  case equals(SuiteNode)

  /// It has this text in it, or, being a list, this element.
  case contains(SuiteNode)

  /// The regular expression matches somewhere in it.
  case matches(SearchPattern)

  /// It is this number or a greater one.
  case atLeast(Double)

  /// It is this number or a smaller one.
  case atMost(Double)

  /// It equals one of these.
  case oneOf([SuiteNode])

  /// It is there, or is not.
  case exists(Bool)

  /// The keys of conditions.
  static let keys = [
    KeyUsage("equals", .anything, "The value, type and all."),
    KeyUsage("contains", .text, "A text in it; or, in a list, an element."),
    KeyUsage("matches", .text, "A regular expression that matches somewhere in it."),
    KeyUsage("at-least", .number(nil), "The smallest number that it may be."),
    KeyUsage("at-most", .number(nil), "The greatest number that it may be."),
    KeyUsage("one-of", .list(of: .anything, minimum: 1), "The values that it may equal."),
    KeyUsage("exists", .boolean, "Whether it is there."),
  ]

  /// The names of the keys.
  static let names = keys.map(\.name)

  /// Reads the condition with a key.
  init(_ key: String, _ node: SuiteNode) throws(SuiteValueError) {
    switch key {
    case "equals": self = .equals(node)
    case "contains":
      _ = try node.text()
      self = .contains(node)
    case "matches": self = .matches(try SearchPattern(node))
    case "at-least": self = .atLeast(try node.number())
    case "at-most": self = .atMost(try node.number())
    case "one-of":
      let items = try node.items()
      guard !items.isEmpty else {
        throw SuiteValueError("'one-of' has an empty list", at: node.range)
      }
      self = .oneOf(items)
    default: self = .exists(try node.boolean())
    }
  }

  /// Judges the value that stands at a path, `nil` when there is none.
  ///
  /// - Returns: `nil` when it holds.
  func fault(in value: AnswerValue?, at path: String) -> Judgement? {
    if case .exists(let wanted) = self {
      if (value != nil) == wanted { return nil }
      return wanted
        ? .fail("absent", "there is nothing at '\(path)'")
        : .fail("present", "there is \(value.shown) at '\(path)', which should be absent")
    }
    guard let value else { return .fail("absent", "there is nothing at '\(path)'") }
    switch self {
    case .equals(let node):
      if value.equals(node) { return nil }
      return .fail("different", "'\(path)' is \(value.shown), not \(node.shown)")
    case .oneOf(let nodes):
      if nodes.contains(where: { value.equals($0) }) { return nil }
      return .fail("different", "'\(path)' is \(value.shown), not one of \(nodes.shown)")
    case .contains(let node):
      if value.contains(node) { return nil }
      return .fail("not-there", "'\(path)' is \(value.shown), without \(node.shown)")
    case .matches(let pattern):
      return fault(of: pattern, in: value, at: path)
    case .atLeast(let bound):
      guard let number = value.number else { return typeFault(value, "a number", at: path) }
      if number >= bound { return nil }
      return .fail("too-small", "'\(path)' is \(value.shown), below \(bound.shown)")
    case .atMost(let bound):
      guard let number = value.number else { return typeFault(value, "a number", at: path) }
      if number <= bound { return nil }
      return .fail("too-large", "'\(path)' is \(value.shown), above \(bound.shown)")
    case .exists:
      return nil
    }
  }

  private func fault(
    of pattern: SearchPattern, in value: AnswerValue, at path: String
  ) -> Judgement? {
    guard case .string(let text) = value else { return typeFault(value, "text", at: path) }
    switch pattern.search(text) {
    case .found: return nil
    case .nothing:
      return .fail(
        "no-match", "'\(path)' is \(value.shown), which \(pattern.pattern.quoted) does not match")
    case .stopped:
      return .error("regex-timeout", "\(pattern.pattern.quoted) takes too many steps on '\(path)'")
    }
  }

  private func typeFault(_ value: AnswerValue, _ wanted: String, at path: String) -> Judgement {
    .fail("wrong-type", "'\(path)' is \(value.shown), not \(wanted)")
  }

  /// The condition as a label shows it.
  var labelled: String {
    switch self {
    case .equals(let node): "equals: \(node.flow)"
    case .contains(let node): "contains: \(node.flow)"
    case .matches(let pattern): "matches: \(pattern.labelled)"
    case .atLeast(let bound): "at-least: \(bound.shown)"
    case .atMost(let bound): "at-most: \(bound.shown)"
    case .oneOf(let nodes): "one-of: [\(nodes.map(\.flow).joined(separator: ", "))]"
    case .exists(let wanted): "exists: \(wanted)"
    }
  }
}

extension AnswerValue {
  /// Whether the value is what a suite wrote, by the value's own type: a text
  /// equals `3` as well as `"3"`, a number only `3`.
  func equals(_ node: SuiteNode) -> Bool {
    switch (self, node.content) {
    case (.string(let text), .scalar(let scalar)):
      return text.streamSafe == scalar.text.streamSafe && (scalar.style != .plain || !node.isEmpty)
    case (.boolean(let value), .scalar(let scalar)): return scalar.coreValue == .boolean(value)
    case (.integer(let value), .scalar(let scalar)):
      switch scalar.coreValue {
      case .integer(let wanted): return value == wanted
      case .number(let wanted): return Double(value) == wanted
      default: return false
      }
    case (.number(let value), .scalar(let scalar)):
      switch scalar.coreValue {
      case .integer(let wanted): return value == Double(wanted)
      case .number(let wanted): return value == wanted
      default: return false
      }
    case (.null, .scalar(let scalar)): return scalar.coreValue == .null
    case (.array(let elements), .sequence(let items)):
      return elements.count == items.count && zip(elements, items).allSatisfy { $0.equals($1) }
    case (.object(let members), .mapping(let entries)):
      return members.count == entries.count
        && entries.allSatisfy { self[$0.key]?.equals($0.value) ?? false }
    default: return false
    }
  }

  fileprivate func contains(_ node: SuiteNode) -> Bool {
    switch self {
    case .array(let elements): elements.contains { $0.equals(node) }
    case .string(let text):
      FoldedText(text).range(of: FoldedText(node.scalar?.text ?? "")) != nil
    default: false
    }
  }

  fileprivate var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  fileprivate var shown: String { if case .string(let text) = self { text.quoted } else { json } }
}

extension AnswerValue? {
  fileprivate var shown: String { map(\.shown) ?? "nothing" }
}

extension Double {
  fileprivate var shown: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
  }
}

extension SuiteNode {
  /// The value on one line, as flow style writes it.
  var flow: String {
    switch content {
    case .scalar(let scalar): scalar.text.isEmpty ? "\"\"" : scalar.text
    case .sequence(let items): "[\(items.map(\.flow).joined(separator: ", "))]"
    case .mapping(let entries):
      "{\(entries.map { "\($0.key): \($0.value.flow)" }.joined(separator: ", "))}"
    }
  }

  fileprivate var shown: String {
    guard let scalar else { return flow }
    if case .text = scalar.coreValue { return scalar.text.quoted }
    return flow
  }
}

extension [SuiteNode] {
  fileprivate var shown: String { map(\.shown).joined(separator: ", ") }
}

import SourceText
public import SuiteSyntax

/// An assertion about a suite as it stands there, with the keys that all share.
public struct SuiteAssertionItem: Sendable {
  /// The assertion's name.
  public var name: String

  /// The assertion.
  public var assertion: any SuiteAssertion

  /// The UTF-8 range of its name in the suite's file.
  public var range: Range<Int>

  /// Which part of the answers is judged.
  public var focus = AnswerFocus.text

  /// The models that it is for; `nil` for all.
  public var models: [ModelID]?

  /// What a failure does.
  public var severity = AssertionItem.Severity.gate

  /// The keys that may stand beside any assertion's name.
  static let commonKeys = common.names

  /// The keys that may stand beside any assertion's name.
  static let common = KeyTable(
    "an assertion about a suite",
    AssertionItem.common.keys.filter { ["models", "on", "severity"].contains($0.name) })

  /// Reads one item of `assert-suite`: a name, or a mapping of a name to its
  /// value and of the common keys to theirs.
  ///
  /// - Parameters:
  ///   - node: The item.
  ///   - registry: The assertions that can be named.
  /// - Throws: ``SuiteValueError`` at the place of the first mistake.
  public init(
    _ node: SuiteNode, registry: SuiteAssertionRegistry = .init()
  ) throws(SuiteValueError) {
    guard case .mapping(let entries) = node.content else {
      guard node.scalar != nil else {
        throw SuiteValueError(
          "expected an assertion, found \(node.kindDescription)", at: node.range,
          help: "write its name, or its name with a value: pass-rate: 0.9", id: "wrong-type")
      }
      try self.init(name: try node.text(), value: nil, at: node.range, registry: registry)
      return
    }
    let named = entries.filter { !Self.commonKeys.contains($0.key) }
    guard let first = named.first else {
      throw SuiteValueError(
        "an assertion without a name", at: node.range,
        help: "write its name first, such as pass-rate: 0.9", id: "unknown-assertion")
    }
    try self.init(
      name: first.key, value: first.value.isEmpty ? nil : first.value, at: first.keyRange,
      registry: registry)
    if named.count > 1 { throw Self.surplus(named[1], beside: name, registry: registry) }
    for entry in entries where Self.commonKeys.contains(entry.key) { try read(entry) }
  }

  private init(
    name: String, value: SuiteNode?, at range: Range<Int>, registry: SuiteAssertionRegistry
  ) throws(SuiteValueError) {
    guard let type = registry[name] else {
      let help =
        AssertionRegistry()[name] == nil
        ? name.nearest(among: registry.names).map { "did you mean '\($0)'?" }
          ?? "the assertions about a suite are \(registry.names.joined(separator: ", "))"
        : "'\(name)' judges one answer: write it under assert:"
      throw SuiteValueError(
        "unknown assertion about a suite '\(name)'", at: range, help: help,
        id: "unknown-assertion")
    }
    self.name = name
    self.range = range
    assertion = try type.init(value: value)
  }

  /// What is wrong with a second name, or with a key that is not known.
  private static func surplus(
    _ entry: SuiteNode.Entry, beside name: String, registry: SuiteAssertionRegistry
  ) -> SuiteValueError {
    if registry[entry.key] != nil {
      return SuiteValueError(
        "'\(name)' and '\(entry.key)' stand in one item", at: entry.keyRange,
        help: "put '\(entry.key)' in an item of its own, with a dash before it", id: "unknown-key")
    }
    let help =
      AssertionItem.commonKeys.contains(entry.key)
      ? "the keys beside an assertion about a suite are \(commonKeys.joined(separator: ", "))"
      : entry.key.nearest(among: commonKeys).map { "did you mean '\($0)'?" }
        ?? "the keys that can stand here are \(commonKeys.joined(separator: ", "))"
    return SuiteValueError(
      "unknown key '\(entry.key)' beside '\(name)'", at: entry.keyRange, help: help,
      id: "unknown-key")
  }

  /// Reads one of the common keys.
  private mutating func read(_ entry: SuiteNode.Entry) throws(SuiteValueError) {
    switch entry.key {
    case "on":
      guard type(of: assertion).usage.readsAnswers else {
        throw SuiteValueError(
          "'\(name)' looks at no answer, so there is nothing to say with 'on'", at: entry.keyRange,
          help: "remove 'on'", id: "unknown-key")
      }
      focus = AnswerFocus(try entry.value.text())
    case "models":
      models = try entry.value.texts().map { ModelID($0) }
    default:
      severity = try AssertionItem.Severity(entry.value)
    }
  }

  /// Returns what the assertion makes of the answers of a model.
  public func judge(_ subject: SuiteSubject) -> Judgement {
    var subject = subject
    subject.focus = focus
    return assertion.judge(subject)
  }

  /// Returns why the item cannot be used on a suite, if so: its assertion cannot,
  /// or it looks at a part that no answer has.
  public func unmetNeed(in setting: SuiteSetting) -> String? {
    if type(of: assertion).usage.readsAnswers {
      switch (focus, setting.answerSchema) {
      case (.path(let path), nil):
        return "the answers are plain text, without '\(path.joined(separator: "."))'"
      case (.path(let path), let schema?):
        if case .missing(let why) = schema.place(at: path) { return why }
      case (.text, let schema?) where !schema.properties.contains(where: { $0.type == .string }):
        return "no property of the answers holds text; say which one is meant, with 'on'"
      case (.text, _), (.raw, _): break
      }
    }
    var setting = setting
    setting.focus = focus
    return assertion.unmetNeed(in: setting)
  }

  /// The key under which baselines and reports know the assertion.
  public var label: String {
    focus.label(name, version: type(of: assertion).usage.version, value: assertion.labelValue)
  }
}

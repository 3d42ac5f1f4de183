import SourceText
public import SuiteSyntax

/// Reads what stands under `assert:` and in the values of combining assertions.
public struct AssertionReader: Sendable {
  /// The assertions that can be named.
  public let registry: AssertionRegistry

  /// Creates a reader.
  public init(registry: AssertionRegistry = .init()) { self.registry = registry }

  /// Reads one item: a name, or a mapping of a name to its value and of the
  /// common keys to theirs.
  ///
  /// - Throws: ``SuiteValueError`` at the place of the first mistake.
  public func item(_ node: SuiteNode) throws(SuiteValueError) -> AssertionItem {
    if node.scalar != nil {
      let name = try node.text()
      return AssertionItem(
        name: name, assertion: try make(name, value: nil, at: node.range), range: node.range)
    }
    guard case .mapping(let entries) = node.content else {
      throw SuiteValueError(
        "expected an assertion, found \(node.kindDescription)", at: node.range,
        help: "write its name, or its name with a value: contains: \"22,41\"", id: "wrong-type")
    }
    var item: AssertionItem?
    var common: [SuiteNode.Entry] = []
    for entry in entries {
      if AssertionItem.commonKeys.contains(entry.key), registry[entry.key] == nil {
        common.append(entry)
      } else if let item {
        throw SuiteValueError(
          registry[entry.key] == nil
            ? "unknown key '\(entry.key)' beside '\(item.name)'"
            : "'\(item.name)' and '\(entry.key)' stand in one item", at: entry.keyRange,
          help: entry.key.nearestCommonKey.map { "did you mean '\($0)'?" }
            ?? "put '\(entry.key)' in an item of its own, with a dash before it",
          id: "unknown-key")
      } else {
        item = AssertionItem(
          name: entry.key,
          assertion: try make(
            entry.key, value: entry.value.isEmpty ? nil : entry.value, at: entry.keyRange),
          range: entry.keyRange)
      }
    }
    guard var item else {
      throw SuiteValueError(
        "an assertion without a name", at: node.range,
        help: "write its name first, such as contains: \"22,41\"", id: "unknown-assertion")
    }
    for entry in common { try item.read(entry) }
    return item
  }

  /// Reads a list of items.
  ///
  /// - Throws: ``SuiteValueError`` at the place of the first mistake.
  public func items(_ node: SuiteNode) throws(SuiteValueError) -> [AssertionItem] {
    var items: [AssertionItem] = []
    for element in try node.items() { items.append(try item(element)) }
    return items
  }

  private func make(
    _ name: String, value: SuiteNode?, at range: Range<Int>
  ) throws(SuiteValueError) -> any Assertion {
    guard let type = registry[name] else {
      let help =
        SuiteAssertionRegistry()[name] != nil
        ? "'\(name)' judges all answers of a model: write it under assert-suite:"
        : name.nearest(among: registry.names).map { "did you mean '\($0)'?" }
          ?? "`telltale explain` lists every assertion"
      throw SuiteValueError(
        "unknown assertion '\(name)'", at: range, help: help, id: "unknown-assertion")
    }
    return try type.init(value: value, reader: self)
  }
}

extension String {
  fileprivate var nearestCommonKey: String? { nearest(among: AssertionItem.commonKeys) }
}

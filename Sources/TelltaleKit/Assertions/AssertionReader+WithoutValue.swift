public import SourceText
public import SuiteSyntax

extension AssertionReader {
  /// Returns the diagnostics of a file without those that doubt a key without a
  /// value, where the key is an assertion that needs none and common keys follow:
  /// there, nothing was forgotten.
  ///
  /// - Parameters:
  ///   - diagnostics: What the parser noted.
  ///   - root: The file's tree.
  /// - Returns: The diagnostics that are left, in the same order.
  public func withoutNeedlessDoubts(
    _ diagnostics: [Diagnostic], about root: SuiteNode
  ) -> [Diagnostic] {
    // Most files have none, and need no walk through their tree.
    guard diagnostics.contains(where: { $0.id == "empty-value-then-sibling" }) else {
      return diagnostics
    }
    var items: Set<Range<Int>> = []
    collectItemsWithoutValue(of: root, into: &items)
    return diagnostics.filter {
      $0.id != "empty-value-then-sibling" || !items.contains($0.range)
    }
  }

  private func collectItemsWithoutValue(of node: SuiteNode, into items: inout Set<Range<Int>>) {
    switch node.content {
    case .scalar: break
    case .sequence(let nodes):
      for node in nodes { collectItemsWithoutValue(of: node, into: &items) }
    case .mapping(let entries):
      if let name = entries.first, name.value.isLeftOut, standsAlone(name.key),
        entries.dropFirst().allSatisfy({ AssertionItem.commonKeys.contains($0.key) })
      {
        items.insert(name.keyRange)
      }
      for entry in entries { collectItemsWithoutValue(of: entry.value, into: &items) }
    }
  }

  /// Whether a name is that of an assertion that may stand without a value.
  private func standsAlone(_ name: String) -> Bool {
    switch registry[name]?.usage.value {
    case .some(.none), .optional: true
    case .required, nil: false
    }
  }
}

extension SuiteNode {
  /// Refuses a value after an assertion that takes none.
  ///
  /// - Parameters:
  ///   - value: What stands after the name, if anything does.
  ///   - name: The assertion's name.
  ///   - help: What else the writer may have meant.
  /// - Throws: ``SuiteValueError`` when there is a value.
  static func refuse(
    _ value: SuiteNode?, of name: String, help: String? = nil
  ) throws(SuiteValueError) {
    guard let value else { return }
    throw SuiteValueError(
      "'\(name)' takes no value, found \(value.kindDescription)", at: value.range,
      help: value.advice(besides: name) ?? help ?? "write \(name) alone")
  }

  /// What to write instead of common keys that stand under an assertion's name.
  private func advice(besides name: String) -> String? {
    guard case .mapping(let entries) = content, let first = entries.first,
      entries.allSatisfy({ AssertionItem.commonKeys.contains($0.key) })
    else { return nil }
    return "write '\(first.key)' below '\(name):' and not further in than it"
  }
}

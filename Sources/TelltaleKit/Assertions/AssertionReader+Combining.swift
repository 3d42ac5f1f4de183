import SourceText
import SuiteSyntax

extension AssertionReader {
  /// Reads an item inside a combination, which decides as one: what it is for
  /// and what its failure does are the combination's to say.
  ///
  /// - Throws: ``SuiteValueError`` at the place of the first mistake.
  func combinedItem(_ node: SuiteNode, in name: String) throws(SuiteValueError) -> AssertionItem {
    if case .mapping(let entries) = node.content {
      for entry in entries where AssertionItem.keysOfWhole.contains(entry.key) {
        throw SuiteValueError(
          "'\(entry.key)' stands inside '\(name)', which is decided as one", at: entry.keyRange,
          help: "write it beside '\(name)'", id: "unknown-key")
      }
    }
    return try item(node)
  }

  /// Reads the list of items of a combination.
  ///
  /// - Throws: ``SuiteValueError`` at the place of the first mistake, also for an
  ///   empty list.
  func combinedItems(
    _ node: SuiteNode?, in name: String
  ) throws(SuiteValueError) -> [AssertionItem] {
    guard let node else {
      throw SuiteValueError(
        "'\(name)' needs a list of assertions", help: "write \(name): [is-json, {contains: found}]",
        id: "missing-value")
    }
    var items: [AssertionItem] = []
    for element in try node.items() { items.append(try combinedItem(element, in: name)) }
    guard !items.isEmpty else {
      throw SuiteValueError("'\(name)' has an empty list", at: node.range)
    }
    return items
  }
}

extension [AssertionItem] {
  /// The first need that is not met.
  func unmetNeed(in setting: AssertionSetting) -> String? {
    for item in self {
      if let need = item.unmetNeed(in: setting) { return need }
    }
    return nil
  }

  /// The items as a label shows them.
  var labelled: String { "[\(map(\.label).joined(separator: ", "))]".labelled }
}

extension [Judgement] {
  /// Those with a verdict.
  func having(_ verdict: Verdict) -> [Judgement] { filter { $0.verdict == verdict } }

  /// Their messages as one, each once.
  var message: String {
    var messages: [String] = []
    for judgement in self where !judgement.message.isEmpty {
      if !messages.contains(judgement.message) { messages.append(judgement.message) }
    }
    return messages.joined(separator: "; ")
  }

  /// Their evidence, in order.
  var evidence: [Judgement.Evidence] { flatMap(\.evidence) }

  /// One judgement with a verdict, for the reasons of those that have it: the
  /// reason of the only one, or of all when they agree.
  func combined(_ verdict: Verdict) -> Judgement {
    let chosen = having(verdict)
    let reasons = Set(chosen.map(\.reason))
    return Judgement(
      verdict, reason: reasons.count == 1 ? chosen[0].reason : "several", message: chosen.message,
      evidence: chosen.evidence)
  }
}

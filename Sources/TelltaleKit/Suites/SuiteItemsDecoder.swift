import SourceText
import SuiteSyntax

extension SuiteDecoding {
  /// Reads `assert-suite`; each mistake is noted by itself.
  ///
  /// - Parameters:
  ///   - node: The list, if there is one.
  ///   - setting: What the assertions can judge. What no case has is noted only
  ///     where all cases could be read: it may stand in one that could not.
  /// - Returns: The assertions that could be read.
  mutating func suiteItems(
    _ node: SuiteNode?, in setting: SuiteSetting
  ) -> [SuiteAssertionItem] {
    guard let node,
      let nodes = reader.read(node, { node throws(SuiteValueError) in try node.items() })
    else { return [] }
    if nodes.isEmpty {
      reader.note(
        "judges-nothing", "'assert-suite' has an empty list", at: node.range,
        help: "add an assertion, such as pass-rate: 0.9, or remove it")
    }
    let couldReadCases = !reader.diagnostics.contains { $0.severity == .error }
    var items: [SuiteAssertionItem] = []
    for element in nodes {
      guard
        let item = reader.read(
          element, { node throws(SuiteValueError) in try SuiteAssertionItem(node) })
      else { continue }
      for model in item.models ?? [] { noteUnknownModel(model, at: element.range) }
      if couldReadCases, let need = item.unmetNeed(in: setting) {
        reader.note(
          "unmet-need", "'\(item.name)' cannot judge the suite: \(need)", at: item.range)
      }
      items.append(item)
    }
    return items
  }
}

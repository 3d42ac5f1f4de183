import SourceText
package import SuiteSyntax

extension SampledComparison {
  /// The rates as a mapping: `{"planned": [1, 3], "baseline": [20, 20], …}`.
  package var suiteValue: SuiteValue {
    func value(_ rate: TrialRate) -> SuiteValue {
      .list([.integer(Int64(rate.passed)), .integer(Int64(rate.of))])
    }
    var entries: [(key: String, value: SuiteValue)] = [
      ("planned", value(planned)), ("baseline", value(baseline)), ("paired", value(paired)),
    ]
    if let confirming { entries.append(("confirming", value(confirming))) }
    return .mapping(entries)
  }

  /// Reads rates from their mapping.
  ///
  /// - Parameter node: The mapping.
  /// - Throws: ``SuiteValueError`` for the first mistake.
  package init(_ node: SuiteNode) throws(SuiteValueError) {
    let values = try node.entries(
      allowing: ["planned", "baseline", "paired", "confirming"], of: "samples")
    func rate(_ node: SuiteNode) throws(SuiteValueError) -> TrialRate {
      let parts = try node.items()
      guard parts.count == 2 else { throw SuiteValueError("a rate of other than two numbers") }
      let whole = try parts[1].integer(in: Bounds.natural)
      return TrialRate(try parts[0].integer(in: 0...whole), of: whole)
    }
    func needed(_ key: String) throws(SuiteValueError) -> TrialRate {
      try rate(try values.needed(key, of: "samples", at: node.range))
    }
    self.init(
      planned: try needed("planned"),
      confirming: try values["confirming"].map { node throws(SuiteValueError) in try rate(node) },
      baseline: try needed("baseline"), paired: try needed("paired"))
  }
}

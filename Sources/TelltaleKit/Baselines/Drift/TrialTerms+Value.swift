import SourceText
package import SuiteSyntax

extension TrialTerms {
  /// The terms as a mapping: `{"deterministic": false, "floor": [4, 5], …}`.
  package var suiteValue: SuiteValue {
    var entries: [(key: String, value: SuiteValue)] = [
      ("deterministic", .boolean(isDeterministic)), ("reproducible", .boolean(isReproducible)),
      ("one-answer", .boolean(asksForOneAnswer)),
    ]
    if let floor {
      entries.append(
        ("floor", .list([.integer(Int64(floor.passing)), .integer(Int64(floor.of))])))
    }
    return .mapping(entries)
  }

  /// Reads terms from their mapping.
  ///
  /// - Parameter node: The mapping.
  /// - Throws: ``SuiteValueError`` for the first mistake.
  package init(_ node: SuiteNode) throws(SuiteValueError) {
    let values = try node.entries(
      allowing: ["deterministic", "reproducible", "one-answer", "floor"], of: "terms")
    func flag(_ key: String) throws(SuiteValueError) -> Bool {
      try values.needed(key, of: "terms", at: node.range).boolean()
    }
    self.init(
      isDeterministic: try flag("deterministic"), isReproducible: try flag("reproducible"),
      asksForOneAnswer: try flag("one-answer"),
      floor: try values["floor"].map { node throws(SuiteValueError) in
        let parts = try node.items()
        guard parts.count == 2 else { throw SuiteValueError("a floor of other than two numbers") }
        let whole = try parts[1].integer(in: 1...Int.max)
        return Floor(passing: try parts[0].integer(in: 0...whole), of: whole)
      })
  }
}

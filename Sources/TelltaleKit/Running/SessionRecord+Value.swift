import SourceText
package import SuiteSyntax

extension SessionRecord {
  /// The record as a mapping.
  package var suiteValue: SuiteValue {
    var entries: [(key: String, value: SuiteValue)] = [
      ("kept", .integer(Int64(kept))), ("of", .integer(Int64(of))),
      ("passages", .integer(Int64(passages))), ("of-passages", .integer(Int64(ofPassages))),
    ]
    if let retriedAfter { entries.append(("retried-after", .text(retriedAfter.rawValue))) }
    return .mapping(entries)
  }

  /// Reads a record from its mapping.
  ///
  /// - Parameter node: The mapping.
  /// - Throws: ``SuiteValueError`` for the first mistake.
  package init(_ node: SuiteNode) throws(SuiteValueError) {
    let values = try node.entries(
      allowing: ["kept", "of", "passages", "of-passages", "retried-after"], of: "a session")
    func count(_ key: String) throws(SuiteValueError) -> Int {
      try values.needed(key, of: "a session", at: node.range).integer(in: Bounds.natural)
    }
    self.init(
      kept: try count("kept"), of: try count("of"), passages: try count("passages"),
      ofPassages: try count("of-passages"))
    guard let word = try values["retried-after"].text() else { return }
    guard let kind = Outcome.Kind(rawValue: word) else {
      throw SuiteValueError("'\(word)' is not an outcome", at: node.range)
    }
    retriedAfter = kind
  }
}

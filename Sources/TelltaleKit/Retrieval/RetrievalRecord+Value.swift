import SourceText
package import SuiteSyntax

extension RetrievalRecord {
  /// The record as a mapping.
  package var suiteValue: SuiteValue {
    .mapping([
      ("top", .integer(Int64(top))), ("found", .integer(Int64(found))), ("of", .integer(Int64(of))),
      ("taken", .list(taken.map { Self.value(of: $0) })),
    ])
  }

  private static func value(of taken: Taken) -> SuiteValue {
    var entries: [(key: String, value: SuiteValue)] = [("place", .integer(Int64(taken.place)))]
    if let title = taken.title { entries.append(("title", .text(title))) }
    if let heading = taken.heading { entries.append(("heading", .text(heading))) }
    return .mapping(entries)
  }

  /// Reads a record from its mapping.
  ///
  /// - Parameter node: The mapping.
  /// - Throws: ``SuiteValueError`` for the first mistake.
  package init(_ node: SuiteNode) throws(SuiteValueError) {
    let values = try node.entries(allowing: ["top", "found", "of", "taken"], of: "a search")
    func count(_ key: String) throws(SuiteValueError) -> Int {
      try values.needed(key, of: "a search", at: node.range).integer(in: Bounds.natural)
    }
    var taken: [Taken] = []
    for item in try values.needed("taken", of: "a search", at: node.range).items() {
      let entries = try item.entries(allowing: ["place", "title", "heading"], of: "a passage")
      taken.append(
        Taken(
          place: try entries.needed("place", of: "a passage", at: item.range)
            .integer(in: Bounds.natural),
          title: try entries["title"]?.text(), heading: try entries["heading"]?.text()))
    }
    self.init(
      taken: taken, found: try count("found"), of: try count("of"), top: try count("top"))
  }
}

package import SuiteSyntax

extension ModelFingerprint {
  /// The fingerprint as a mapping of what is known.
  package var suiteValue: SuiteValue {
    var entries: [(key: String, value: SuiteValue)] = [("display-name", .text(displayName))]
    func add(_ key: String, _ text: String?) {
      if let text { entries.append((key, .text(text))) }
    }
    func add(_ key: String, _ number: Int?) {
      if let number { entries.append((key, .integer(Int64(number)))) }
    }
    add("os-version", osVersion)
    add("os-build", osBuild)
    if !assets.isEmpty { entries.append(("assets", .list(assets.map { .text($0) }))) }
    add("context-size", contextSize)
    add("simulated-profile", simulatedProfile)
    add("endpoint", endpoint)
    add("derivation", derivation)
    return .mapping(entries)
  }

  /// Reads a fingerprint from its mapping.
  ///
  /// - Throws: ``SuiteValueError`` for the first mistake.
  package init(_ node: SuiteNode) throws(SuiteValueError) {
    let values = try node.entries(
      allowing: [
        "display-name", "os-version", "os-build", "assets", "context-size", "simulated-profile",
        "endpoint", "derivation",
      ], of: "a fingerprint")
    func text(_ key: String) throws(SuiteValueError) -> String? { try values[key]?.text() }
    func number(_ key: String) throws(SuiteValueError) -> Int? { try values[key]?.integer() }
    let name = try values.needed("display-name", of: "a fingerprint", at: node.range)
    self.init(
      displayName: try name.text(), osVersion: try text("os-version"),
      osBuild: try text("os-build"), assets: try values["assets"]?.texts() ?? [],
      contextSize: try number("context-size"), simulatedProfile: try number("simulated-profile"),
      endpoint: try text("endpoint"), derivation: try text("derivation"))
  }
}

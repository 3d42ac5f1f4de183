import SourceText
package import SuiteSyntax

extension Response {
  /// The response as a mapping: the outcome's name, what is known of it, and what it
  /// took.
  package var suiteValue: SuiteValue {
    var entries: [(key: String, value: SuiteValue)] = [("outcome", .text(outcome.kind.rawValue))]
    if case .mapping(let details) = outcome.details { entries += details }
    if let usage { entries.append(("usage", usage.suiteValue)) }
    if let firstToken { entries.append(("first-token", .number(firstToken))) }
    if let route {
      var members: [(key: String, value: SuiteValue)] = [
        ("model", .text(route.model.rawValue)), ("parts", .integer(Int64(route.parts))),
      ]
      if let after = route.after { members.append(("after", .text(after.rawValue))) }
      entries.append(("route", .mapping(members)))
    }
    return .mapping(entries)
  }

  /// Reads a response from its mapping.
  ///
  /// - Parameter node: The mapping. Without an outcome it is an answer; the name of one
  ///   of Apple's errors stands for the outcome that it is here.
  /// - Throws: ``SuiteValueError`` for the first mistake.
  package init(_ node: SuiteNode) throws(SuiteValueError) {
    var details: [SuiteNode.Entry] = []
    var others: [String: SuiteNode] = [:]
    for entry in try node.entries() {
      if Self.ownKeys.contains(where: { $0.hasBytes(of: entry.key) }) {
        others[entry.key] = entry.value
      } else {
        details.append(entry)
      }
    }
    let kind: Outcome.Kind
    if let word = others["outcome"] {
      let found = try Self.outcome(word)
      kind = found.kind
      if let reason = found.reason, !details.contains(where: { $0.key.hasBytes(of: "reason") }) {
        let value = SuiteNode(
          .scalar(.init(reason.rawValue, style: .doubleQuoted)), range: word.range)
        details.append(.init(key: "reason", keyRange: word.range, value: value))
      }
    } else {
      kind = .answered
    }
    self.init(try Outcome(kind, details: SuiteNode(.mapping(details), range: node.range)))
    if let node = others["usage"] { usage = try TokenUsage(node) }
    if let node = others["first-token"] { firstToken = try node.number(in: Bounds.seconds) }
    if let node = others["route"] { route = try Route(node) }
  }

  /// The keys beside those of the outcome.
  private static let ownKeys = ["outcome", "usage", "first-token", "route"]

  private static func outcome(
    _ node: SuiteNode
  ) throws(SuiteValueError) -> (kind: Outcome.Kind, reason: Outcome.Unavailability?) {
    let word = try node.text()
    if let kind = Outcome.Kind(rawValue: word) { return (kind, nil) }
    if let error = AppleError.named(word).first { return (error.outcome, error.reason) }
    let names = Outcome.Kind.allCases.map(\.rawValue)
    throw SuiteValueError(
      "'\(word)' is not an outcome", at: node.range,
      help: word.nearest(among: names).map { "did you mean '\($0)'?" }
        ?? "the outcomes are \(names.joined(separator: ", "))")
  }
}

extension Response.TokenUsage {
  fileprivate var suiteValue: SuiteValue {
    .mapping([
      ("request", .integer(Int64(request))), ("response", .integer(Int64(response))),
      ("estimate", .boolean(isEstimate)),
    ])
  }

  fileprivate init(_ node: SuiteNode) throws(SuiteValueError) {
    let values = try node.entries(
      allowing: ["request", "response", "estimate"], of: "a usage of tokens")
    func count(_ key: String) throws(SuiteValueError) -> Int {
      try values.needed(key, of: "a usage of tokens", at: node.range).integer(in: Bounds.natural)
    }
    self.init(request: try count("request"), response: try count("response"), isEstimate: false)
    if let estimate = values["estimate"] { isEstimate = try estimate.boolean() }
  }
}

extension Response.Route {
  fileprivate init(_ node: SuiteNode) throws(SuiteValueError) {
    let values = try node.entries(allowing: ["model", "parts", "after"], of: "a route")
    let model = try values.needed("model", of: "a route", at: node.range).text()
    self.init(model: ModelID(model))
    if let count = values["parts"] { parts = try count.integer(in: Bounds.positive) }
    if let word = values["after"] {
      guard let kind = Outcome.Kind(rawValue: try word.text()) else {
        throw SuiteValueError("it is not an outcome", at: word.range)
      }
      after = kind
    }
  }
}

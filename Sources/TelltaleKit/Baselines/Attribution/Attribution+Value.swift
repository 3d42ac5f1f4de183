package import SuiteSyntax

extension Attribution {
  /// The attribution as a mapping.
  package var suiteValue: SuiteValue {
    .mapping([
      ("changed", .list(changed.map { .text($0.rawValue) })),
      ("summary", .text(summary)),
      ("replays", .list(replays.map(\.suiteValue))),
    ])
  }

  /// Reads an attribution from its mapping.
  ///
  /// - Parameter node: The mapping.
  /// - Throws: ``SuiteValueError`` for the first mistake.
  package init(_ node: SuiteNode) throws(SuiteValueError) {
    let what = "an attribution"
    let values = try node.entries(allowing: ["changed", "summary", "replays"], of: what)
    var changed: [ChangedPart] = []
    for item in try values.needed("changed", of: what, at: node.range).items() {
      changed.append(try item.word("a part"))
    }
    var replays: [Replay] = []
    for item in try values.needed("replays", of: what, at: node.range).items() {
      replays.append(try Replay(item))
    }
    self.init(
      changed: changed, replays: replays,
      summary: try values.needed("summary", of: what, at: node.range).text())
  }
}

extension Replay {
  private static let keys = [
    "corner", "finding", "obstacle", "fingerprint", "prompt", "request", "outcomes", "verdicts",
  ]

  /// The replay as a mapping.
  fileprivate var suiteValue: SuiteValue {
    .mapping([
      ("corner", .text(corner.rawValue)),
      ("finding", .text(finding.rawValue)),
      ("obstacle", .text(obstacle)),
      ("fingerprint", .text(fingerprint)),
      ("prompt", .text(promptHash)),
      ("request", .text(requestHash)),
      (
        "outcomes",
        .list(
          outcomes.map { trial in
            .list(
              trial.map { outcome in
                .mapping([("kind", .text(outcome.kind.rawValue)), ("details", outcome.details)])
              })
          })
      ),
      (
        "verdicts",
        .list(
          verdicts.map { verdict in
            .list([
              .text(verdict.label), .text(verdict.tally.description), .text(verdict.message),
            ])
          })
      ),
    ])
  }

  fileprivate init(_ node: SuiteNode) throws(SuiteValueError) {
    let values = try node.entries(allowing: Self.keys, of: "a replay")
    func needed(_ key: String) throws(SuiteValueError) -> SuiteNode {
      try values.needed(key, of: "a replay", at: node.range)
    }
    var outcomes: [[Outcome]] = []
    for item in try needed("outcomes").items() {
      var trial: [Outcome] = []
      for node in try item.items() {
        let parts = try node.entries(allowing: ["kind", "details"], of: "an outcome")
        let kind: Outcome.Kind = try parts.needed("kind", of: "an outcome", at: node.range)
          .word("an outcome")
        trial.append(
          try Outcome(
            kind, details: try parts.needed("details", of: "an outcome", at: node.range)))
      }
      outcomes.append(trial)
    }
    var verdicts: [Verdict] = []
    for item in try needed("verdicts").items() {
      let parts = try item.items()
      guard parts.count == 3, let tally = Tally(try parts[1].text()) else {
        throw SuiteValueError("a verdict without a tally", at: item.range)
      }
      verdicts.append(
        Verdict(label: try parts[0].text(), tally: tally, message: try parts[2].text()))
    }
    self.init(
      try needed("corner").word("a corner"), finding: try needed("finding").word("a finding"),
      obstacle: try needed("obstacle").text(), fingerprint: try needed("fingerprint").text(),
      promptHash: try needed("prompt").text(), requestHash: try needed("request").text(),
      outcomes: outcomes, verdicts: verdicts)
  }
}

extension SuiteNode {
  /// Returns one of a set of words.
  fileprivate func word<Word: RawRepresentable>(_ what: String) throws(SuiteValueError) -> Word
  where Word.RawValue == String {
    let text = try text()
    guard let word = Word(rawValue: text) else {
      throw SuiteValueError("'\(text)' is not \(what)", at: range)
    }
    return word
  }
}

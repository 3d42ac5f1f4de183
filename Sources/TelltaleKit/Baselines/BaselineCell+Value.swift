import SourceText
package import SuiteSyntax

extension BaselineCell {
  private static let keys = [
    "prompt", "prompt-hash", "request", "case", "fingerprint", "outcome", "accepted-failing",
    "assertions", "responses", "turns",
  ]

  /// What a cell about its suite as a whole does not have.
  private static let responseKeys = ["outcome", "responses", "turns"]

  /// What each turn of a conversation has, and its cell does not.
  static let turnKeys = ["outcome", "assertions", "responses"]

  /// What stands in place of the outcome of a turn that was not put to the model.
  private static let notAsked = "not-asked"

  private static let restoring =
    "restore the file from version control, or accept the responses again"

  /// The cell as it stands in a baseline file.
  package var suiteValue: SuiteValue {
    var entries: [(key: String, value: SuiteValue)] = [
      ("prompt", .text(prompt)),
      ("prompt-hash", .text(promptHash)),
      ("request", .text(requestHash)),
      ("case", .text(caseHash)),
    ]
    if let fingerprint { entries.append(("fingerprint", .text(fingerprint))) }
    if !responses.isEmpty { entries.append(("outcome", .text(outcome.rawValue))) }
    if let acceptedFailing { entries.append(("accepted-failing", .text(acceptedFailing))) }
    guard turns.isEmpty else {
      entries.append(("turns", .list(turns.indices.map { turnValue($0) })))
      return .mapping(entries)
    }
    entries.append(("assertions", Self.value(of: assertions)))
    if !responses.isEmpty { entries.append(("responses", Self.value(of: responses))) }
    return .mapping(entries)
  }

  private func turnValue(_ turn: Int) -> SuiteValue {
    let tallies = assertions.compactMap { entry -> (label: String, tally: Tally)? in
      guard let parts = TurnLabel.parts(of: entry.label), parts.turn == turn else { return nil }
      return (parts.label, entry.tally)
    }
    return .mapping([
      ("outcome", .text(turns[turn].outcome?.rawValue ?? Self.notAsked)),
      ("assertions", Self.value(of: tallies)),
      ("responses", Self.value(of: turns[turn].responses)),
    ])
  }

  private static func value(of assertions: [(label: String, tally: Tally)]) -> SuiteValue {
    .mapping(assertions.map { ($0.label, .text($0.tally.description)) })
  }

  private static func value(of responses: [BaselineResponse]) -> SuiteValue {
    .list(
      responses.map { response in
        .mapping(
          [("count", .integer(Int64(response.count)))]
            + (response.answer.map { [$0.entry] } ?? []))
      })
  }

  /// Reads a cell as it stands in a baseline file.
  ///
  /// - Parameters:
  ///   - node: The cell.
  ///   - isSuite: Whether the cell is about its suite as a whole, which has no
  ///     responses and so no outcome.
  /// - Throws: ``SuiteValueError`` for the first mistake.
  package init(_ node: SuiteNode, isSuite: Bool = false) throws(SuiteValueError) {
    let values = try node.entries(
      allowing: isSuite ? Self.keys.filter { !Self.responseKeys.contains($0) } : Self.keys,
      of: isSuite ? "a cell about a suite" : "a cell")
    func needed(_ key: String) throws(SuiteValueError) -> SuiteNode {
      try values.needed(key, of: "a cell", at: node.range)
    }
    if isSuite {
      self.init(
        prompt: try needed("prompt").text(), requestHash: try needed("request").text(),
        caseHash: try needed("case").text(), promptHash: try needed("prompt-hash").text(),
        outcome: .answered, acceptedFailing: try values["accepted-failing"].text(),
        fingerprint: try values["fingerprint"].text(),
        assertions: try Self.assertions(try needed("assertions")), responses: [])
      return
    }
    if let turns = values["turns"] {
      for entry in try node.entries() where Self.turnKeys.contains(entry.key) {
        throw SuiteValueError(
          "a cell with turns has '\(entry.key)' in each of them", at: entry.keyRange,
          help: Self.restoring, id: "unknown-key")
      }
      let read = try Self.turns(turns)
      self.init(
        prompt: try needed("prompt").text(), requestHash: try needed("request").text(),
        caseHash: try needed("case").text(), promptHash: try needed("prompt-hash").text(),
        outcome: read.turns.outcome, acceptedFailing: try values["accepted-failing"].text(),
        fingerprint: try values["fingerprint"].text(), assertions: read.assertions, responses: [],
        turns: read.turns)
      return
    }
    self.init(
      prompt: try needed("prompt").text(), requestHash: try needed("request").text(),
      caseHash: try needed("case").text(), promptHash: try needed("prompt-hash").text(),
      outcome: try Self.outcome(try needed("outcome")),
      acceptedFailing: try values["accepted-failing"].text(),
      fingerprint: try values["fingerprint"].text(),
      assertions: try Self.assertions(try needed("assertions")),
      responses: try Self.responses(try needed("responses")))
  }

  private static func outcome(_ node: SuiteNode) throws(SuiteValueError) -> Outcome.Kind {
    let word = try node.text()
    guard let outcome = Outcome.Kind(rawValue: word) else {
      let near = word.nearest(among: Outcome.Kind.allCases.map(\.rawValue))
      throw SuiteValueError(
        "'\(word)' is not an outcome", at: node.range, help: near.map { "did you mean '\($0)'?" })
    }
    return outcome
  }

  /// Reads the turns of a conversation with their tallies.
  private static func turns(
    _ node: SuiteNode
  ) throws(SuiteValueError) -> (turns: [BaselineTurn], assertions: [(label: String, tally: Tally)])
  {
    var turns: [BaselineTurn] = []
    var assertions: [(label: String, tally: Tally)] = []
    for item in try node.items() {
      let values = try item.entries(allowing: turnKeys, of: "a turn")
      func needed(_ key: String) throws(SuiteValueError) -> SuiteNode {
        try values.needed(key, of: "a turn", at: item.range)
      }
      let outcome = try needed("outcome")
      for entry in try Self.assertions(try needed("assertions")) {
        assertions.append((TurnLabel.text(turns.count, entry.label), entry.tally))
      }
      turns.append(
        BaselineTurn(
          outcome: try outcome.text() == notAsked ? nil : try Self.outcome(outcome),
          responses: try responses(try needed("responses"))))
    }
    guard !turns.isEmpty else {
      throw SuiteValueError("a conversation without turns", at: node.range, help: restoring)
    }
    return (turns, assertions)
  }

  /// Checks what a baseline file promises beyond its types: hashes that are
  /// hashes, tallies of as many trials as there are responses, and an outcome
  /// that a response can have had.
  ///
  /// - Parameters:
  ///   - node: Where the cell was read from.
  ///   - isSuite: Whether the cell is about its suite as a whole, which is judged
  ///     once.
  /// - Throws: ``SuiteValueError`` for the first that does not hold.
  func check(in node: SuiteNode, isSuite: Bool = false) throws(SuiteValueError) {
    let trials = isSuite ? 1 : responses.reduce(0) { $0 + $1.count }
    for entry in try node.entries() {
      switch entry.key {
      case "prompt-hash", "request", "case":
        let text = try entry.value.text()
        let isHash = text.utf8.count == 12 && text.utf8.allSatisfy { $0.isLowercaseHexDigit }
        if isHash { continue }
        throw SuiteValueError(
          "'\(text)' is not a hash of 12 hexadecimal digits", at: entry.value.range)
      case "outcome": try Self.check(outcome, of: responses, at: entry.value)
      case "assertions":
        try Self.check(entry.value, of: trials) {
          isSuite
            ? "the tally is of \($0), and a suite is judged once"
            : "the tally is of \($0), and the responses count \(trials)"
        }
      case "turns": try checkTurns(in: entry.value)
      default: break
      }
    }
  }

  /// Checks each turn as a cell that asks once, and that all have as many trials.
  private func checkTurns(in node: SuiteNode) throws(SuiteValueError) {
    let trials = turns.first?.responses.reduce(0) { $0 + $1.count } ?? 0
    for (turn, item) in zip(turns, try node.items()) {
      for entry in try item.entries() {
        switch entry.key {
        case "outcome": try Self.check(turn.outcome, of: turn.responses, at: entry.value)
        case "assertions":
          try Self.check(entry.value, of: trials) {
            "the tally is of \($0), and the responses count \(trials)"
          }
        default:
          let count = turn.responses.reduce(0) { $0 + $1.count }
          if count == trials { continue }
          throw SuiteValueError(
            "the responses count \(count), and those of the first turn \(trials)",
            at: entry.value.range, help: Self.restoring)
        }
      }
    }
  }

  private static func check(
    _ outcome: Outcome.Kind?, of responses: [BaselineResponse], at node: SuiteNode
  ) throws(SuiteValueError) {
    let hasAnswer = outcome == .answered || outcome == .truncated
    if responses.isEmpty || responses.contains(where: { ($0.answer != nil) == hasAnswer }) {
      return
    }
    let amount = hasAnswer ? "no response has" : "every response has"
    throw SuiteValueError(
      "\(amount) an answer, and the outcome is '\(outcome?.rawValue ?? notAsked)'", at: node.range,
      help: restoring)
  }

  private static func check(
    _ node: SuiteNode, of trials: Int, _ message: (Int) -> String
  ) throws(SuiteValueError) {
    for (entry, (_, tally)) in zip(try node.entries(), try assertions(node))
    where tally.of != trials {
      throw SuiteValueError(message(tally.of), at: entry.value.range, help: restoring)
    }
  }

  private static func assertions(
    _ node: SuiteNode
  ) throws(SuiteValueError) -> [(label: String, tally: Tally)] {
    var assertions: [(label: String, tally: Tally)] = []
    for entry in try node.entries() {
      let text = try entry.value.text()
      guard let tally = Tally(text) else {
        throw SuiteValueError(
          "'\(text)' is not a tally", at: entry.value.range,
          help: "a tally says how many trials passed of how many, such as 2/3 or "
            + "2/3 (1 undecided)")
      }
      assertions.append((entry.key, tally))
    }
    return assertions
  }

  private static func responses(
    _ node: SuiteNode
  ) throws(SuiteValueError) -> [BaselineResponse] {
    var responses: [BaselineResponse] = []
    for item in try node.items() {
      let values = try item.entries(allowing: ["count"] + Answer.keys, of: "a response")
      let count = try values.needed("count", of: "a response", at: item.range)
        .integer(in: 1...1_000_000_000)
      responses.append(BaselineResponse(count: count, answer: try Answer.read(from: values)))
    }
    return responses
  }
}

extension SuiteNode? {
  /// Returns the text of a node, or `nil` where there is none.
  func text() throws(SuiteValueError) -> String? {
    guard let node = self else { return nil }
    return try node.text()
  }
}

extension UInt8 {
  /// Whether the byte is one of `0123456789abcdef`.
  fileprivate var isLowercaseHexDigit: Bool { (0x30...0x39) ~= self || (0x61...0x66) ~= self }
}

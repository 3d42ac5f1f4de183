import SourceText
package import SuiteSyntax

extension BaselineCell {
  private static let keys = [
    "prompt", "prompt-hash", "request", "case", "fingerprint", "outcome", "accepted-failing",
    "assertions", "responses",
  ]

  /// What a cell about its suite as a whole does not have.
  private static let responseKeys = ["outcome", "responses"]

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
    entries.append(
      ("assertions", .mapping(assertions.map { ($0.label, .text($0.tally.description)) })))
    if responses.isEmpty { return .mapping(entries) }
    entries.append(
      (
        "responses",
        .list(
          responses.map { response in
            .mapping(
              [("count", .integer(Int64(response.count)))]
                + (response.answer.map { [$0.entry] } ?? []))
          })
      ))
    return .mapping(entries)
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
    let outcomeNode = try needed("outcome")
    let word = try outcomeNode.text()
    guard let outcome = Outcome.Kind(rawValue: word) else {
      let near = word.nearest(among: Outcome.Kind.allCases.map(\.rawValue))
      throw SuiteValueError(
        "'\(word)' is not an outcome", at: outcomeNode.range,
        help: near.map { "did you mean '\($0)'?" })
    }
    self.init(
      prompt: try needed("prompt").text(), requestHash: try needed("request").text(),
      caseHash: try needed("case").text(), promptHash: try needed("prompt-hash").text(),
      outcome: outcome, acceptedFailing: try values["accepted-failing"].text(),
      fingerprint: try values["fingerprint"].text(),
      assertions: try Self.assertions(try needed("assertions")),
      responses: try Self.responses(try needed("responses")))
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
      case "outcome":
        let hasAnswer = outcome == .answered || outcome == .truncated
        if responses.isEmpty || responses.contains(where: { ($0.answer != nil) == hasAnswer }) {
          continue
        }
        let amount = hasAnswer ? "no response has" : "every response has"
        throw SuiteValueError(
          "\(amount) an answer, and the outcome is '\(outcome.rawValue)'", at: entry.value.range,
          help: Self.restoring)
      case "assertions":
        for (assertion, (_, tally)) in zip(try entry.value.entries(), assertions)
        where tally.of != trials {
          throw SuiteValueError(
            isSuite
              ? "the tally is of \(tally.of), and a suite is judged once"
              : "the tally is of \(tally.of), and the responses count \(trials)",
            at: assertion.value.range,
            help: Self.restoring)
        }
      default: break
      }
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

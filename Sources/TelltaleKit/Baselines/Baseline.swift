/// What was accepted of one suite on one model: the contents of
/// `baselines/<suite>/<model>.yaml`.
public struct Baseline: Hashable, Sendable {
  /// The suite's name.
  public var suite: String

  /// The model.
  public var model: ModelID

  /// The model's fingerprint, on one line.
  public var fingerprint: String

  /// The cells by case name; each list sorted by prompt version.
  public var cases: [String: [BaselineCell]]

  /// Creates a baseline.
  public init(
    suite: String, model: ModelID, fingerprint: String, cases: [String: [BaselineCell]] = [:]
  ) {
    self.suite = suite
    self.model = model
    self.fingerprint = fingerprint
    self.cases = cases
  }

  /// Returns the cell of a case and prompt version.
  public func cell(caseName: String, prompt: String) -> BaselineCell? {
    cases[caseName]?.first { $0.prompt == prompt }
  }
}

/// What was accepted of one cell.
public struct BaselineCell: Hashable, Sendable {
  /// The prompt version's name.
  public var prompt: String

  /// The hash of what reached the model.
  public var requestHash: String

  /// The hash of the case's own part.
  public var caseHash: String

  /// The hash of the prompt version, found in `prompts.yaml`.
  public var promptHash: String

  /// How the requests ended: the commonest first.
  public var outcome: Outcome.Kind

  /// Why a failing cell was accepted, if it was.
  public var acceptedFailing: String?

  /// The model's fingerprint when this cell was accepted; `nil` when it is that
  /// of the whole file.
  public var fingerprint: String?

  /// The tallies by label, in the suite's order; in a conversation by turn.
  public var assertions: [(label: String, tally: Tally)]

  /// The distinct responses: the commonest first, then by text; none for a cell
  /// about its suite as a whole, or with turns.
  public var responses: [BaselineResponse]

  /// The turns of a conversation; none for a case that asks once.
  public var turns: [BaselineTurn]

  /// Creates a cell.
  public init(
    prompt: String, requestHash: String, caseHash: String, promptHash: String,
    outcome: Outcome.Kind, acceptedFailing: String? = nil, fingerprint: String? = nil,
    assertions: [(label: String, tally: Tally)], responses: [BaselineResponse],
    turns: [BaselineTurn] = []
  ) {
    self.prompt = prompt
    self.requestHash = requestHash
    self.caseHash = caseHash
    self.promptHash = promptHash
    self.outcome = outcome
    self.acceptedFailing = acceptedFailing
    self.fingerprint = fingerprint
    self.assertions = assertions
    self.responses = responses
    self.turns = turns
  }

  /// Returns the tally of a label.
  public subscript(label: String) -> Tally? {
    assertions.first { $0.label.utf8.elementsEqual(label.utf8) }?.tally
  }

  /// Whether two cells hold the same, byte for byte.
  public static func == (left: Self, right: Self) -> Bool {
    left.prompt == right.prompt && left.requestHash == right.requestHash
      && left.caseHash == right.caseHash && left.promptHash == right.promptHash
      && left.outcome == right.outcome && left.acceptedFailing == right.acceptedFailing
      && left.fingerprint == right.fingerprint
      && left.assertions.count == right.assertions.count
      && zip(left.assertions, right.assertions).allSatisfy {
        $0.label.utf8.elementsEqual($1.label.utf8) && $0.tally == $1.tally
      }
      && left.responses == right.responses && left.turns == right.turns
  }

  /// Hashes the parts that identify the cell.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(prompt)
    hasher.combine(requestHash)
    hasher.combine(caseHash)
    hasher.combine(outcome)
  }
}

/// What was accepted of one turn of a conversation; its tallies stand with those of
/// the cell.
public struct BaselineTurn: Hashable, Sendable {
  /// How the requests ended: the commonest first; `nil` for a turn that was not put
  /// to the model.
  public var outcome: Outcome.Kind?

  /// The distinct responses: the commonest first, then by text.
  public var responses: [BaselineResponse]

  /// Creates a turn.
  public init(outcome: Outcome.Kind?, responses: [BaselineResponse]) {
    self.outcome = outcome
    self.responses = responses
  }
}

/// A distinct response of a cell, and how often it came.
public struct BaselineResponse: Hashable, Sendable {
  /// How many trials gave it.
  public var count: Int

  /// The answer; `nil` for an outcome without one.
  public var answer: Answer?

  /// Creates a response.
  public init(count: Int, answer: Answer?) {
    self.count = count
    self.answer = answer
  }

  /// Whether two responses are the same, byte for byte.
  public static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && left.answer?.bytes == right.answer?.bytes
  }

  /// Hashes the count and the answer's bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(answer?.bytes)
  }
}

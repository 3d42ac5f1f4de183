/// A turn of a conversation, as a cell knows it.
public struct CellTurn: Hashable, Sendable {
  /// The user's question.
  public var question: String

  /// The line of the turn in its file, from 1.
  public var line: Int

  /// Which passages the search took; `nil` where nothing was searched.
  public var retrieved: RetrievalRecord?

  /// Creates a turn.
  public init(question: String, line: Int, retrieved: RetrievalRecord? = nil) {
    self.question = question
    self.line = line
    self.retrieved = retrieved
  }
}

/// What became of one turn in one trial.
public struct TurnResult: Hashable, Sendable {
  /// What the model made of the request; `nil` for a turn that was not put to it,
  /// because an earlier one was not answered.
  public var response: Response?

  /// The turn's result.
  public var result: CellOutcome

  /// How long the model took, in seconds; `nil` for simulated and replayed ones.
  public var duration: Double?

  /// How the request came to be; `nil` where there is no response.
  public var session: SessionRecord?

  /// The hash of the request as it was sent.
  public var requestHash: String?

  /// The requests that came before, in order.
  public var attempts: [Attempt]

  /// Creates a result.
  public init(
    response: Response?, result: CellOutcome, duration: Double? = nil,
    session: SessionRecord? = nil, requestHash: String? = nil, attempts: [Attempt] = []
  ) {
    self.attempts = attempts
    self.response = response
    self.result = result
    self.duration = duration
    self.session = session
    self.requestHash = requestHash
  }
}

/// What the app's part of a session did for one request.
public struct SessionRecord: Hashable, Sendable {
  /// How many earlier exchanges the request had.
  public var kept: Int

  /// How many there were.
  public var of: Int

  /// How many passages the request had.
  public var passages: Int

  /// How many the turn has.
  public var ofPassages: Int

  /// How the request ended that was put before this one, where the turn was put
  /// twice.
  public var retriedAfter: Outcome.Kind?

  /// Creates a record.
  public init(
    kept: Int, of: Int, passages: Int, ofPassages: Int, retriedAfter: Outcome.Kind? = nil
  ) {
    self.kept = kept
    self.of = of
    self.passages = passages
    self.ofPassages = ofPassages
    self.retriedAfter = retriedAfter
  }

  /// What was done, as one phrase; empty when everything was kept at once.
  public var summary: String {
    var parts: [String] = []
    if let retriedAfter {
      parts.append("put again without earlier turns, after \(retriedAfter.rawValue)")
    } else if kept < of {
      parts.append("\(kept) of \(of) earlier \(of == 1 ? "exchange" : "exchanges") kept")
    }
    if passages < ofPassages { parts.append("\(passages) of \(ofPassages) passages shown") }
    return parts.joined(separator: ", ")
  }
}

/// How the assertions of a turn are named: `turn 2: currency-kept`.
enum TurnLabel {
  /// Returns the name of an assertion in a turn, counted from 0.
  static func text(_ turn: Int, _ label: String) -> String { "turn \(turn + 1): \(label)" }

  /// Returns the turn that a name begins with, from 0, and the assertion's own
  /// name; `nil` for a name without a turn.
  static func parts(of text: String) -> (turn: Int, label: String)? {
    let start = "turn "
    guard text.hasPrefix(start) else { return nil }
    let rest = text.dropFirst(start.count)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let label = rest.dropFirst(digits.count)
    guard let number = Int(digits), number > 0, label.hasPrefix(": ") else { return nil }
    return (number - 1, String(label.dropFirst(2)))
  }
}

extension CellResult {
  /// Returns a conversation as far as it is about one of its turns: a cell that
  /// asks once.
  ///
  /// - Parameter turn: Which turn, from 0.
  /// - Returns: The cell, with the trials that came to the turn.
  public func cell(ofTurn turn: Int) -> CellResult {
    var cell = self
    cell.turns = []
    cell.question = turns[turn].question
    cell.line = turns[turn].line
    cell.retrieved = turns[turn].retrieved
    cell.assertions = assertions.filter { $0.turn == turn }
    var hashes: [String] = []
    cell.trials = trials.compactMap { trial in
      guard trial.turns.indices.contains(turn) else { return nil }
      let result = trial.turns[turn]
      guard let response = result.response else {
        return TrialResult(
          index: trial.index, response: Response(.unknown(TurnResult.notAsked)),
          result: result.result)
      }
      if let hash = result.requestHash { hashes.append(hash) }
      return TrialResult(
        index: trial.index, response: response, result: result.result, duration: result.duration,
        session: result.session, requestHash: result.requestHash, attempts: result.attempts)
    }
    cell.requestHash = hashes.first ?? "\(requestHash), turn \(turn + 1)"
    cell.comparison.baseline = comparison.baseline?.cell(ofTurn: turn)
    return cell
  }
}

extension TrialResult {
  /// The turn of a conversation whose response speaks for the trial, from 0.
  public var decisiveTurn: Int? {
    turns.firstIndex { $0.result == result && $0.response != nil }
      ?? turns.lastIndex { $0.response != nil }
  }
}

extension BaselineCell {
  /// Returns a conversation as far as it is about one of its turns: what was
  /// accepted of a cell that asks once; `nil` where it has no such turn.
  ///
  /// - Parameter turn: Which turn, from 0.
  /// - Returns: The cell.
  public func cell(ofTurn turn: Int) -> BaselineCell? {
    guard turns.indices.contains(turn) else { return nil }
    var cell = self
    cell.turns = []
    cell.outcome = turns[turn].outcome ?? .unknown
    cell.responses = turns[turn].responses
    cell.assertions = assertions.filter { TurnLabel.parts(of: $0.label)?.turn == turn }
    return cell
  }
}

extension TurnResult {
  /// What is said of a turn that was not put to the model.
  public static let notAsked = "not asked: an earlier turn was not answered"
}

extension AssertionResult {
  /// Whether this is the assertion that a suite need not write.
  var isImplied: Bool {
    guard let turn else { return label == CellJudge.impliedLabel }
    return label == TurnLabel.text(turn, CellJudge.impliedLabel)
  }
}

/// The turns of a cell on their way to a model: which earlier exchanges a request
/// has, and what is asked.
///
/// This is the part of an app that keeps a session; it sees no expectation.
struct Conversation {
  /// How a case becomes a request.
  let rendering: Rendering

  /// The prompt version.
  let version: PromptVersion

  /// The case at each of its turns.
  let asked: [Case]

  /// What was said before the first turn.
  let stated: [SentExchange]

  /// How earlier turns reach the model.
  let form: CaseHistory.Form

  /// How the conversation is fitted into the model's window.
  let settings: SessionSettings

  /// Creates the conversation of a cell.
  init(_ subject: Case, version: PromptVersion, of suite: Suite) {
    rendering = Rendering(passageTemplate: suite.passageTemplate, answer: suite.answer)
    self.version = version
    asked = subject.asked
    stated = (subject.history?.exchanges ?? []).map { SentExchange(stated: $0) }
    form = subject.history?.form ?? .transcript
    settings = suite.session
  }

  /// Returns the request of a turn.
  ///
  /// - Parameters:
  ///   - turn: Which turn, from 0.
  ///   - earlier: All exchanges before it.
  ///   - kept: How many of the latest of them the request has.
  ///   - passages: How many of the turn's passages it shows; `nil` for all.
  /// - Returns: The request.
  func request(
    ofTurn turn: Int, after earlier: [SentExchange], keeping kept: Int, passages: Int? = nil
  ) -> Request {
    rendering.request(
      for: version, of: subject(ofTurn: turn, passages: passages), openedBy: asked[0],
      after: Array(earlier.suffix(kept)), as: form)
  }

  /// The case at a turn, with no more than some of its passages.
  func subject(ofTurn turn: Int, passages: Int? = nil) -> Case {
    var subject = asked[turn]
    if let passages { subject.passages = subject.passages.map { Array($0.prefix(passages)) } }
    return subject
  }

  /// Returns the exchange that an answer makes, with the message as it was sent.
  func exchange(
    ofTurn turn: Int, passages: Int?, answer: Answer
  ) -> SentExchange {
    let subject = subject(ofTurn: turn, passages: passages)
    return SentExchange(
      question: subject.question ?? "", message: rendering.message(for: version, of: subject),
      passages: subject.passages ?? [], answer: answer)
  }

  /// The requests as they are without a model: each turn's with what the suite
  /// states of earlier turns, and nothing of what a model would answer.
  var planned: [Request] {
    asked.indices.map { request(ofTurn: $0, after: stated, keeping: mostKept(of: stated.count)) }
  }

  /// How many of some exchanges are kept at most.
  func mostKept(of count: Int) -> Int { min(settings.keptExchanges ?? count, count) }

  /// Returns how many of the latest exchanges a turn's request can keep: the most
  /// that the settings allow, then one less, and so on until it fits.
  ///
  /// - Parameters:
  ///   - turn: Which turn, from 0.
  ///   - earlier: All exchanges before it.
  ///   - window: The model's context window in tokens; without one everything
  ///     fits.
  /// - Returns: The number; none when the request does not even fit alone.
  func kept(ofTurn turn: Int, after earlier: [SentExchange], window: Int?) -> Int {
    let most = mostKept(of: earlier.count)
    guard let window, most > 0 else { return most }
    let room = Self.room(for: version.options, window: window)
    let fitting = (1...most).reversed().first { kept in
      RequestSize(request(ofTurn: turn, after: earlier, keeping: kept)).fits(window, room: room)
    }
    return fitting ?? 0
  }

  /// How many passages a turn shows when it is put again: half of them, rounded
  /// down, but one at least.
  func fewerPassages(ofTurn turn: Int) -> Int {
    let count = asked[turn].passages?.count ?? 0
    return count > 1 ? count / 2 : count
  }

  /// The tokens that are left free for the answer: what the options allow it, at
  /// most a quarter of the window; an eighth where they do not say.
  static func room(for options: GenerationOptions, window: Int) -> Int {
    min(options.maximumResponseTokens ?? window / 8, window / 4)
  }
}

extension Conversation {
  /// What took place at one turn of a trial.
  struct Step {
    /// The request, as it was sent.
    var request: Request

    /// What the model made of it.
    var response: Response

    /// How the request came to be.
    var session: SessionRecord

    /// What was said before, all of it, kept or not.
    var history: [Exchange]

    /// The passages of earlier messages that stand in the request.
    var earlierPassages: [Passage]

    /// How long the model took, in seconds, if it is a live one.
    var duration: Double?

    /// The requests that came before this one.
    var attempts: [Attempt]
  }

  /// Puts the turns to a model, one after the other.
  ///
  /// - Parameters:
  ///   - window: The model's context window in tokens, if known.
  ///   - hash: Names a request.
  ///   - respond: Puts one request of a turn to the model.
  /// - Returns: A step for each turn up to the first that is not answered, and why the turns
  ///   after it were not put to the model although they could have been, if so.
  func steps(
    window: Int?, naming hash: (Request) -> String,
    responding respond: (Int, Request) async -> Dispatcher.Answer
  ) async -> ([Step], withheld: StopReason?) {
    var earlier = stated
    var steps: [Step] = []
    for turn in asked.indices {
      let count = asked[turn].passages?.count ?? 0
      let kept = kept(ofTurn: turn, after: earlier, window: window)
      var record = SessionRecord(
        kept: kept, of: earlier.count, passages: count, ofPassages: count)
      var request = request(ofTurn: turn, after: earlier, keeping: kept)
      var reply: Dispatcher.Reply
      switch await respond(turn, request) {
      case .withheld(let reason): return (steps, reason)
      case .reply(let first): reply = first
      }
      if reply.cut == nil, let again = retry(ofTurn: turn, after: earlier, reply.response, record) {
        let next = self.request(ofTurn: turn, after: [], keeping: 0, passages: again.passages)
        // The same request once more would be the same failure once more.
        if next != request {
          switch await respond(turn, next) {
          case .withheld(let reason): reply.cut = reason
          case .reply(var second):
            second.attempts =
              reply.attempts + [
                Attempt(
                  outcome: reply.response.outcome, duration: reply.duration,
                  requestHash: hash(request))
              ] + second.attempts
            second.duration = second.duration.map { $0 + (reply.duration ?? 0) }
            record = again
            request = next
            reply = second
          }
        }
      }
      let response = reply.response
      steps.append(
        Step(
          request: request, response: response, session: record,
          history: earlier.map(\.exchange),
          earlierPassages: form == .transcript
            ? earlier.suffix(record.kept).flatMap(\.passages) : [], duration: reply.duration,
          attempts: reply.attempts))
      if let cut = reply.cut { return (steps, cut) }
      guard let answer = response.outcome.answer else { break }
      earlier.append(exchange(ofTurn: turn, passages: record.passages, answer: answer))
    }
    return (steps, nil)
  }

  /// What a turn is put again with, if it is.
  private func retry(
    ofTurn turn: Int, after earlier: [SentExchange], _ response: Response, _ record: SessionRecord
  ) -> SessionRecord? {
    guard settings.overflow == .fewerPassages, response.outcome.answer == nil, !earlier.isEmpty
    else { return nil }
    var again = record
    again.kept = 0
    again.passages = fewerPassages(ofTurn: turn)
    again.retriedAfter = response.outcome.kind
    return again
  }

  /// Returns the requests of a trial as they were sent, made again from what the
  /// model answered.
  ///
  /// - Parameter trial: A trial of the conversation.
  /// - Returns: The requests with their hashes, in the order of the turns.
  func requests(of trial: TrialResult) -> [RequestRecord] {
    let sent: [(response: Response?, session: SessionRecord?, hash: String?)] =
      trial.turns.isEmpty
      ? [(trial.response, trial.session, trial.requestHash)]
      : trial.turns.map { ($0.response, $0.session, $0.requestHash) }
    var earlier = stated
    var records: [RequestRecord] = []
    for (turn, step) in sent.enumerated() where asked.indices.contains(turn) {
      guard let session = step.session, let hash = step.hash else { break }
      let request = request(
        ofTurn: turn, after: session.retriedAfter == nil ? earlier : [], keeping: session.kept,
        passages: session.passages)
      records.append(RequestRecord(hash: hash, request: request))
      guard let answer = step.response?.outcome.answer else { break }
      earlier.append(exchange(ofTurn: turn, passages: session.passages, answer: answer))
    }
    return records
  }
}

import Synchronization

/// An honest stand-in for a kind of behaviour; not a language model.
///
/// It sees only what a model would see, a `Request`, and answers in four steps:
/// `Admission` decides whether it answers at all, `Reading` understands the
/// request, `Answering` finds the fact, and `Misbehaving` lets the faults happen
/// that models of its kind are known for.
public struct SimulatedModel: Model {
  /// What makes the model differ from others.
  public let profile: SimulatedProfile

  /// Creates a model.
  ///
  /// - Parameters:
  ///   - profile: What makes it differ from others.
  ///   - readings: Where what was read is kept; models that answer the same
  ///     requests share one, so that each request is read once.
  public init(profile: SimulatedProfile, readings: ReadingStore = ReadingStore()) {
    self.profile = profile
    self.readings = readings
    guardrail = WordFilter(words: profile.guardrailWords)
    refused = WordFilter(words: profile.refusalWords)
  }

  /// Returns the five built-in models, from the oldest; they read each request
  /// once between them.
  public static func builtIn(readings: ReadingStore = ReadingStore()) -> [SimulatedModel] {
    SimulatedProfile.builtIn.map { SimulatedModel(profile: $0, readings: readings) }
  }

  private let guardrail: WordFilter
  private let refused: WordFilter
  private let readings: ReadingStore
  private let counter = RequestCounter()

  /// The name by which suites and baselines know the model.
  public var id: ModelID { profile.id }

  /// What identifies the model that answers.
  public var fingerprint: ModelFingerprint {
    ModelFingerprint(
      displayName: profile.displayName, osVersion: profile.os?.description,
      contextSize: profile.contextSize,
      simulatedProfile: profile.base == nil ? profile.version : nil,
      derivation: profile.base.map { "based on \($0), own profile \(profile.digest)" })
  }

  /// Where its responses come from.
  public var source: Response.Source { .simulated }

  /// Any number of requests may be worked on at once, but one where they are
  /// counted, so that the same ones are beyond the quota in every run.
  public var maximumConcurrency: Int? { countsRequests ? 1 : nil }

  private var countsRequests: Bool { profile.quota.map { $0.requests > 0 } ?? false }

  /// Under greedy sampling the same request always gives the same response; the
  /// models' own default samples, so that trials differ.
  public func isDeterministic(for options: GenerationOptions) -> Bool {
    !countsRequests
      && (options.sampling == .greedy || options.sampling == nil && options.temperature == 0)
  }

  /// Answers a request.
  public func respond(to request: Request, trial: Int) async -> Response {
    response(to: request, trial: trial)
  }

  /// Answers a request; what failed on the way to the model may succeed in another attempt.
  public func respond(to request: Request, trial: Int, attempt: Int) async -> Response {
    response(to: request, trial: trial, attempt: attempt)
  }

  /// Answers a request at once.
  func response(to request: Request, trial: Int, attempt: Int = 0) -> Response {
    let draw = Draw(profile: profile, request: request, trial: trial, attempt: attempt)
    let read = RequestSize(request).tokens
    let admission = Admission(
      profile: profile, guardrail: guardrail, refused: refused, memo: readings.memo)
    let quota = profile.quota?.requests ?? 0
    if let outcome = admission.refusal(
      of: request, draw: draw, isQuotaReached: { counter.next() > quota })
    {
      let written = outcome.answer?.text.map { TokenEstimate.tokens(in: $0) } ?? 0
      return Response(outcome, usage: .init(request: read, response: written, isEstimate: true))
    }
    if let notes = NoteTaker(request, memo: readings.memo)?.notes {
      return Response(
        .answered(.text(notes)),
        usage: .init(
          request: read, response: TokenEstimate.tokens(in: notes), isEstimate: true))
    }
    let (reading, fact) = readings.understanding(of: request, languages: profile.languages)
    var draft = Answering(reading: reading)
      .draft(of: fact, style: profile.style, variant: draw.variant)
    Misbehaving(profile: profile, reading: reading, draw: draw).apply(to: &draft)
    let text = AnswerWriter(reading: reading).text(of: draft)
    let rate = profile.failures[.truncations]?.share ?? 0
    return finished(
      text, draft: draft, reading: reading, read: read,
      flagsCuts: draw.value(SimulatedFailure.truncations.rawValue) < rate)
  }

  /// Puts the answer into the form asked for and keeps it to the token limit.
  private func finished(
    _ text: String, draft: AnswerDraft, reading: Reading, read: Int, flagsCuts: Bool
  ) -> Response {
    let limit = reading.request.options.maximumResponseTokens
    let written = TokenEstimate.tokens(in: text)
    let usage = Response.TokenUsage(
      request: read, response: min(written, limit ?? written), isEstimate: true)
    let isOver = limit.map { written > $0 } ?? false
    guard let schema = reading.request.answer else {
      guard isOver, let limit else { return Response(.answered(.text(text)), usage: usage) }
      let shown = Answer.text(TokenEstimate.prefix(of: text, tokens: limit))
      return Response(
        draft.endsSilently && !flagsCuts ? .answered(shown) : .truncated(shown), usage: usage)
    }
    if isOver { return Response(.decodingFailure, usage: usage) }
    let value = SchemaFiller(reading: reading, draft: draft, text: text).filled(schema)
    return Response(.answered(.guided(value)), usage: usage)
  }
}

/// Counts the requests that a simulated model gets in one run.
private final class RequestCounter: Sendable {
  private let count = Mutex(0)

  /// Counts one more and returns how many there were.
  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}

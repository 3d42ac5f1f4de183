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
    guardrail = Guardrail(words: profile.guardrailWords)
  }

  /// Returns the five built-in models, from the oldest; they read each request
  /// once between them.
  public static func builtIn(readings: ReadingStore = ReadingStore()) -> [SimulatedModel] {
    SimulatedProfile.builtIn.map { SimulatedModel(profile: $0, readings: readings) }
  }

  private let guardrail: Guardrail
  private let readings: ReadingStore

  /// The name by which suites and baselines know the model.
  public var id: ModelID { profile.id }

  /// What identifies the model that answers.
  public var fingerprint: ModelFingerprint {
    ModelFingerprint(
      displayName: profile.displayName, contextSize: profile.contextSize,
      simulatedProfile: profile.version)
  }

  /// Where its responses come from.
  public var source: Response.Source { .simulated }

  /// Any number of requests may be worked on at once.
  public var maximumConcurrency: Int? { nil }

  /// Under greedy sampling the same request always gives the same response; the
  /// models' own default samples, so that trials differ.
  public func isDeterministic(for options: GenerationOptions) -> Bool {
    options.sampling == .greedy || options.sampling == nil && options.temperature == 0
  }

  /// Answers a request.
  public func respond(to request: Request, trial: Int) async -> Response {
    response(to: request, trial: trial)
  }

  /// Answers a request at once.
  func response(to request: Request, trial: Int) -> Response {
    let draw = Draw(profile: profile, request: request, trial: trial)
    let read = request.segments.reduce(0) { $0 + TokenEstimate.tokens(in: $1.text) }
    if let outcome = Admission(profile: profile, guardrail: guardrail)
      .refusal(of: request, draw: draw)
    {
      return Response(outcome, usage: .init(request: read, response: 0, isEstimate: true))
    }
    let (reading, fact) = readings.understanding(of: request, languages: profile.languages)
    var draft = Answering(reading: reading)
      .draft(of: fact, style: profile.style, variant: draw.variant)
    Misbehaving(profile: profile, reading: reading, draw: draw).apply(to: &draft)
    let text = AnswerWriter(reading: reading).text(of: draft)
    return finished(text, draft: draft, reading: reading, read: read)
  }

  /// Puts the answer into the form asked for and keeps it to the token limit.
  private func finished(
    _ text: String, draft: AnswerDraft, reading: Reading, read: Int
  ) -> Response {
    let limit = reading.request.options.maximumResponseTokens
    let written = TokenEstimate.tokens(in: text)
    let usage = Response.TokenUsage(
      request: read, response: min(written, limit ?? written), isEstimate: true)
    let isOver = limit.map { written > $0 } ?? false
    guard let schema = reading.request.answer else {
      // In plain text the cut is not flagged: the answer just ends.
      let shown = isOver ? TokenEstimate.prefix(of: text, tokens: limit ?? written) : text
      return Response(.answered(.text(shown)), usage: usage)
    }
    if isOver { return Response(.decodingFailure, usage: usage) }
    let value = SchemaFiller(reading: reading, draft: draft, text: text).value(of: schema)
    return Response(.answered(.guided(value)), usage: usage)
  }
}

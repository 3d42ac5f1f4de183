/// The first step: whether a request is answered at all.
struct Admission {
  /// The model.
  let profile: SimulatedProfile

  /// Its safety check.
  let guardrail: Guardrail

  /// Returns the outcome that keeps a request from being answered, or `nil`.
  func refusal(of request: Request, draw: Draw) -> Outcome? {
    if let reason = profile.unavailability { return .unavailable(reason) }
    if profile.isQuotaReached { return .quotaReached(reset: nil) }
    if let code = unsupportedLanguage(of: request) { return .unsupportedLanguage(code: code) }
    if guardrail.stops(request) { return .guardrailViolation }
    return overflow(of: request, draw: draw)
  }

  /// The language of the request's question, where the model does not have it.
  private func unsupportedLanguage(of request: Request) -> String? {
    let asked = request.segments.last { $0.kind == .question && $0.role == .user }?.text
    let text = asked ?? request.prompt
    let foreign = ForeignScript.language(of: text)
    guard let foreign, !profile.languages.contains(foreign) else {
      let code = TextLanguage.code(of: text, among: SupportedLanguages.known)
      return profile.languages.contains(code) ? nil : code
    }
    return foreign
  }

  private func overflow(of request: Request, draw: Draw) -> Outcome? {
    let text = request.segments.reduce(0) { $0 + TokenEstimate.tokens(in: $1.text) }
    let schema = request.answer.map(SchemaSize.tokens) ?? 0
    let room = request.options.maximumResponseTokens ?? 0
    let needed = text + schema + min(room, profile.contextSize / 4)
    guard needed > profile.contextSize else { return nil }
    let behaviour = Overflow.name
    if draw.value(behaviour) < profile.probability(of: behaviour).without {
      return .decodingFailure
    }
    return .contextExceeded(contextSize: profile.contextSize, tokenCount: text + schema)
  }

  /// Overflow that is reported as a failure to decode.
  enum Overflow {
    static let name = "overflow-as-decoding-failure"
  }
}

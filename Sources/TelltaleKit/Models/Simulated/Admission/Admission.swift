/// The first step: whether a request is answered at all.
struct Admission {
  /// The model.
  let profile: SimulatedProfile

  /// Its safety check.
  let guardrail: WordFilter

  /// What it refuses to talk about.
  let refused: WordFilter

  /// What is known of the texts of earlier requests.
  let memo: ReadingMemo

  /// Returns the outcome that keeps a request from being answered, or `nil`.
  ///
  /// - Parameters:
  ///   - request: What the model gets.
  ///   - draw: The throws for the request.
  ///   - isQuotaReached: Counts the request as one of the person's, and tells
  ///     whether it is one too many; asked only when it reaches the service.
  /// - Returns: The outcome.
  func refusal(
    of request: Request, draw: Draw, isQuotaReached: () -> Bool
  ) -> Outcome? {
    if let reason = profile.unavailability { return .unavailable(reason) }
    if !profile.isEntitled { return .unknown(Self.notEntitled) }
    if let failure = failure(among: SimulatedFailure.onTheWay, draw: draw) { return failure }
    if let quota = profile.quota, isQuotaReached() { return .quotaReached(reset: quota.resets) }
    if let guide = unsupportedGuide(of: request) { return .unsupportedGuide(guide) }
    if let code = unsupportedLanguage(of: request) { return .unsupportedLanguage(code: code) }
    if guardrail.finds(in: request) { return .guardrailViolation }
    if refused.finds(in: request) { return refusal(of: request, explanation: nil) }
    return overflow(of: request, draw: draw) ?? lateFailure(of: request, draw: draw)
  }

  /// What a system says of an app without the entitlement; on a device the app
  /// ends with a fatal error at its first prompt.
  private static let notEntitled =
    "ModelManagerError 1046: the app lacks the entitlement for Private Cloud Compute"

  private func failure(among kinds: [SimulatedFailure], draw: Draw) -> Outcome? {
    for kind in kinds {
      guard let rate = profile.failures[kind] else { continue }
      let isOnTheWay = SimulatedFailure.onTheWay.contains(kind)
      let thrown = isOnTheWay ? draw.value(kind) : draw.value(kind.rawValue)
      if thrown < rate.share { return kind.outcome(rate.detail) }
    }
    return nil
  }

  private func lateFailure(of request: Request, draw: Draw) -> Outcome? {
    let failure = failure(among: SimulatedFailure.inTheModel, draw: draw)
    if case .refused(let explanation)? = failure {
      return refusal(of: request, explanation: explanation)
    }
    return failure
  }

  /// A refusal: an outcome of its own in guided mode, and in plain text an answer
  /// like any other.
  private func refusal(of request: Request, explanation: String?) -> Outcome {
    if request.answer != nil {
      return .refused(explanation: explanation ?? "the request is about a sensitive subject")
    }
    let text = Self.question(of: request)
    let code = memo.code(of: text, among: profile.languages)
    let lexicon = LexiconStore.lexicon(ofAnswerTo: text, in: code) ?? LexiconStore.lexicon(of: "en")
    return .answered(.text(lexicon?.wording.refusal ?? ""))
  }

  private static func question(of request: Request) -> String {
    request.segments.last { $0.kind == .question && $0.role == .user }?.text ?? request.prompt
  }

  private func unsupportedGuide(of request: Request) -> String? {
    profile.takesEveryPattern
      ? nil : request.answer.flatMap { PatternSupport.unsupportedGuide(in: $0) }
  }

  /// The language of the request's question, where the model does not have it.
  private func unsupportedLanguage(of request: Request) -> String? {
    let text = Self.question(of: request)
    let foreign = ForeignScript.language(of: text)
    guard let foreign, !profile.languages.contains(foreign) else {
      let code = memo.code(of: text, among: SupportedLanguages.known)
      return profile.languages.contains(code) ? nil : code
    }
    return foreign
  }

  private func overflow(of request: Request, draw: Draw) -> Outcome? {
    let size = RequestSize(request)
    guard !size.fits(profile.contextSize) else { return nil }
    let behaviour = Overflow.name
    if draw.value(behaviour) < profile.probability(of: behaviour).without {
      return .decodingFailure
    }
    return .contextExceeded(contextSize: profile.contextSize, tokenCount: size.tokens)
  }

  /// Overflow that is reported as a failure to decode.
  enum Overflow {
    static let name = "overflow-as-decoding-failure"
  }
}

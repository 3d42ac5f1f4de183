/// How a request ended.
///
/// One vocabulary for both generations of Apple's errors: those of OS 26
/// (`LanguageModelSession.GenerationError`) and of OS 27 (`LanguageModelError`).
public enum Outcome: Hashable, Sendable {
  case answered(Answer)

  /// The answer stops at the token limit.
  case truncated(Answer)

  /// The model declined, in guided mode, and may say why.
  case refused(explanation: String?)
  case guardrailViolation

  /// Sizes are in tokens.
  case contextExceeded(contextSize: Int?, tokenCount: Int?)
  case decodingFailure
  case unsupportedLanguage(code: String?)
  case unsupportedGuide(String?)

  /// The date is as the provider wrote it, if it did.
  case rateLimited(reset: String?)
  case quotaReached(reset: String?)
  case concurrentRequests
  case unavailable(Unavailability)
  case networkFailure(String)
  case serviceUnavailable(String?)
  case timeout
  case toolFailure(String)

  /// Anything else, with what the provider said.
  case unknown(String)

  /// Why a model cannot answer at all.
  public enum Unavailability: String, Hashable, Sendable, CaseIterable {
    case deviceNotEligible = "device-not-eligible"
    case appleIntelligenceNotEnabled = "apple-intelligence-not-enabled"
    case modelNotReady = "model-not-ready"
    case systemNotReady = "system-not-ready"
    case assetsUnavailable = "assets-unavailable"
  }

  /// The outcome without its details, by the name that suites use.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case answered, truncated, refused
    case guardrailViolation = "guardrail-violation"
    case contextExceeded = "context-exceeded"
    case decodingFailure = "decoding-failure"
    case unsupportedLanguage = "unsupported-language"
    case unsupportedGuide = "unsupported-guide"
    case rateLimited = "rate-limited"
    case quotaReached = "quota-reached"
    case concurrentRequests = "concurrent-requests"
    case unavailable
    case networkFailure = "network-failure"
    case serviceUnavailable = "service-unavailable"
    case timeout
    case toolFailure = "tool-failure"
    case unknown
  }

  /// The outcome without its details.
  public var kind: Kind {
    switch self {
    case .answered: .answered
    case .truncated: .truncated
    case .refused: .refused
    case .guardrailViolation: .guardrailViolation
    case .contextExceeded: .contextExceeded
    case .decodingFailure: .decodingFailure
    case .unsupportedLanguage: .unsupportedLanguage
    case .unsupportedGuide: .unsupportedGuide
    case .rateLimited: .rateLimited
    case .quotaReached: .quotaReached
    case .concurrentRequests: .concurrentRequests
    case .unavailable: .unavailable
    case .networkFailure: .networkFailure
    case .serviceUnavailable: .serviceUnavailable
    case .timeout: .timeout
    case .toolFailure: .toolFailure
    case .unknown: .unknown
    }
  }

  /// The answer, where there is one.
  public var answer: Answer? {
    switch self {
    case .answered(let answer), .truncated(let answer): answer
    default: nil
    }
  }

  /// What happened, as one phrase without a full stop.
  public var summary: String {
    switch self {
    case .answered: "the model answered"
    case .truncated: "the answer was cut off at the token limit"
    case .refused(let explanation?): "the model refused: \(explanation)"
    case .refused(nil): "the model refused"
    case .guardrailViolation: "a guardrail stopped the request"
    case .contextExceeded(let size?, let count?):
      "the request needs \(count) tokens, the context window has \(size)"
    case .contextExceeded: "the request does not fit the context window"
    case .decodingFailure: "the model's output could not be decoded"
    case .unsupportedLanguage(let code?): "the model does not support the language '\(code)'"
    case .unsupportedLanguage(nil): "the model does not support the language"
    case .unsupportedGuide(let what): "the answer type has an unsupported guide" + detail(what)
    case .rateLimited(let reset): "the model is rate limited" + detail(reset.map { "until \($0)" })
    case .quotaReached(let reset):
      "the quota of the day is reached" + detail(reset.map { "it resets at \($0)" })
    case .concurrentRequests: "the session was already answering another request"
    case .unavailable(let reason): "the model is unavailable: \(reason.rawValue)"
    case .networkFailure(let what): "the network failed: \(what)"
    case .serviceUnavailable(let what): "the service is unavailable" + detail(what)
    case .timeout: "no answer came in time"
    case .toolFailure(let what): "a tool failed: \(what)"
    case .unknown(let what): "an unknown error: \(what)"
    }
  }

  private func detail(_ text: String?) -> String { text.map { ": \($0)" } ?? "" }
}

/// A way in which a request to a simulated model can fail that no request causes:
/// a network that is down, a server that is busy.
public enum SimulatedFailure: String, Hashable, Sendable, CaseIterable {
  case networkFailures = "network-failures"
  case serviceUnavailable = "service-unavailable"
  case rateLimited = "rate-limited"
  case concurrentRequests = "concurrent-requests"
  case timeouts
  case unknownErrors = "unknown-errors"
  case unsupportedGuides = "unsupported-guides"
  case guardrailViolations = "guardrail-violations"
  case refusals
  case toolFailures = "tool-failures"
  case decodingFailures = "decoding-failures"
  case truncations

  /// How often a failure happens, and what is said when it does.
  public struct Rate: Hashable, Sendable {
    /// The share of requests that fail so, 0 to 1.
    public var share: Double

    /// What comes with the outcome: words, or when a limit is lifted.
    public var detail: String?

    /// Creates a rate.
    public init(share: Double, detail: String? = nil) {
      self.share = share
      self.detail = detail
    }
  }

  /// The failures that keep a request from reaching its model.
  static let onTheWay: [SimulatedFailure] = [
    .networkFailures, .serviceUnavailable, .rateLimited, .concurrentRequests, .timeouts,
    .unknownErrors,
  ]

  /// The failures of a request that has reached its model.
  static let inTheModel: [SimulatedFailure] = [
    .unsupportedGuides, .guardrailViolations, .refusals, .toolFailures, .decodingFailures,
  ]

  /// Whether only a model in the cloud can fail so.
  var isOfTheCloud: Bool { self == .networkFailures || self == .serviceUnavailable }

  /// What a request comes to, as one sentence.
  var summary: String {
    switch self {
    case .networkFailures: "Requests whose network fails: outcome network-failure."
    case .serviceUnavailable: "Requests that the service turns away: service-unavailable."
    case .rateLimited: "Requests beyond a limit of the rate, as of an app in the background."
    case .concurrentRequests: "Requests to a session that is still answering another."
    case .timeouts: "Requests that no answer comes to in time: outcome timeout."
    case .unknownErrors: "Requests that fail with an error that nobody knows: outcome unknown."
    case .unsupportedGuides: "Requests whose answer type has a guide that is not supported."
    case .guardrailViolations: "Requests that a guardrail stops, whatever they say."
    case .refusals: "Requests that are refused: outcome refused, an apology in plain text."
    case .toolFailures: "Requests in which a tool fails: outcome tool-failure."
    case .decodingFailures: "Requests whose answer cannot be decoded: decoding-failure."
    case .truncations: "Of the answers that are cut off, those that say so: outcome truncated."
    }
  }

  /// The key of what comes with the outcome, if anything does.
  var detailKey: String? {
    switch self {
    case .networkFailures, .serviceUnavailable, .unknownErrors, .unsupportedGuides, .toolFailures:
      "detail"
    case .rateLimited: "resets"
    case .refusals: "explanation"
    case .concurrentRequests, .timeouts, .guardrailViolations, .decodingFailures, .truncations: nil
    }
  }

  /// Returns the outcome; `nil` for a cut, whose outcome carries the answer.
  func outcome(_ detail: String?) -> Outcome? {
    switch self {
    case .networkFailures:
      .networkFailure(detail ?? "the internet connection appears to be offline")
    case .serviceUnavailable: .serviceUnavailable(detail)
    case .rateLimited: .rateLimited(reset: detail)
    case .concurrentRequests: .concurrentRequests
    case .timeouts: .timeout
    case .unknownErrors: .unknown(detail ?? "LanguageModelError -1")
    case .unsupportedGuides: .unsupportedGuide(detail)
    case .guardrailViolations: .guardrailViolation
    case .refusals: .refused(explanation: detail)
    case .toolFailures: .toolFailure(detail ?? "a tool failed")
    case .decodingFailures: .decodingFailure
    case .truncations: nil
    }
  }
}

/// How many requests a person may make, as far as a simulated model counts.
public struct SimulatedQuota: Hashable, Sendable {
  /// How many requests are answered before the quota is reached.
  public var requests: Int

  /// When it is lifted, as the outcome says it.
  public var resets: String?

  /// Creates a quota; one that is reached unless requests are left.
  public init(requests: Int = 0, resets: String? = nil) {
    self.requests = requests
    self.resets = resets
  }
}

import SourceText

/// When a request that failed is put to its model again.
///
/// Only failures that may pass are, never answers: exponential backoff with full jitter, that
/// is a random wait between nothing and a bound that doubles with each attempt, so that cells
/// that failed together do not come back together. The random numbers follow from the cell,
/// so that a run waits as the one before did.
public struct RetryPolicy: Hashable, Sendable {
  /// How many more attempts a request has, at least 0.
  public var retries: Int

  /// How many more attempts a request has unless a run says otherwise.
  public static let defaultRetries = 3

  /// The bound of the wait before the first retry, in seconds.
  public static let firstBound = 1.0

  /// The longest wait that no provider asks for, in seconds.
  public static let longestBackoff = 60.0

  /// The longest wait that a provider may ask for, in seconds; a request whose provider asks
  /// for a longer one is not put again.
  public static let longestWait = 120.0

  /// Creates a policy.
  ///
  /// - Parameter retries: How many more attempts a request has.
  public init(retries: Int = defaultRetries) { self.retries = max(0, retries) }

  /// What follows a response.
  public enum Decision: Hashable, Sendable {
    /// The request is put again after a wait in seconds.
    case retry(after: Double)

    /// The response stands.
    case stop

    /// The response stands although its failure may pass, because the provider asks for a
    /// longer wait, in seconds, than a run waits.
    case tooLong(Double)
  }

  /// Returns what follows a response.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - attempt: How often the request failed before it.
  ///   - seed: What tells this trial from others, such as its cell's id.
  /// - Returns: The decision.
  public func decision(after response: Response, attempt: Int, seed: String) -> Decision {
    guard attempt < retries, response.outcome.mayPass else { return .stop }
    if let asked = response.retryAfter, asked.isFinite, asked > 0 {
      return asked > Self.longestWait
        ? .tooLong(asked) : .retry(after: max(asked, Self.backoff(attempt, seed: seed)))
    }
    return .retry(after: Self.backoff(attempt, seed: seed))
  }

  /// A wait with full jitter, in seconds.
  private static func backoff(_ attempt: Int, seed: String) -> Double {
    var bound = firstBound
    for _ in 0..<attempt where bound < longestBackoff { bound *= 2 }
    var hash = StableHash()
    hash.combine("backoff")
    hash.combine(seed)
    hash.combine(UInt64(attempt))
    return min(bound, longestBackoff) * hash.unit
  }
}

extension Outcome {
  /// Whether the same request may succeed a moment later.
  ///
  /// What failed is the way to the model, or its state, and not the request. A quota of the
  /// day does not pass.
  public var mayPass: Bool {
    switch self {
    case .rateLimited, .concurrentRequests, .networkFailure, .serviceUnavailable, .timeout: true
    case .unavailable(let reason): reason == .modelNotReady
    case .answered, .truncated, .refused, .guardrailViolation, .contextExceeded, .decodingFailure,
      .unsupportedLanguage, .unsupportedGuide, .quotaReached, .toolFailure, .unknown:
      false
    }
  }

  /// The outcome with the wait that its provider asks for, where it can say so.
  ///
  /// - Parameter seconds: The wait.
  /// - Returns: The outcome; it keeps what the provider said itself.
  func asking(toWait seconds: Double) -> Outcome {
    let whole = seconds.rounded(.up)
    let time = whole < 1e9 ? "\(Int(whole)) seconds" : "a very long time"
    let words = "asks to wait \(time), longer than a run waits"
    switch self {
    case .rateLimited(reset: nil): return .rateLimited(reset: "\(time) later, which is too long")
    case .serviceUnavailable(nil): return .serviceUnavailable("it \(words)")
    case .serviceUnavailable(let said?): return .serviceUnavailable("\(said); it \(words)")
    default: return self
    }
  }
}

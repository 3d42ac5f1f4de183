/// What a model made of a request once, with all that says what it was.
public struct Recording: Hashable, Sendable {
  /// The suite that the request was made for.
  public var suite: String

  /// The case that it was made for.
  public var caseName: String

  /// The prompt version that it was made with.
  public var prompt: String

  /// The model that answered, by the name that the project gives it.
  public var model: ModelID

  /// What identified the model.
  public var fingerprint: ModelFingerprint

  /// Which response to the request this is, from 0.
  public var trial: Int

  /// When it was recorded, as `2026-11-30T06:38:00Z` (ISO 8601, in UTC).
  public var date: String

  /// The system that it was recorded on, such as `macOS 27.0.1 (26A434)`, if known.
  public var system: String?

  /// What reached the model.
  public var request: Request

  /// The hash of the request.
  public var requestHash: String

  /// What the model made of it.
  public var response: Response

  /// Creates a recording.
  public init(
    suite: String, caseName: String, prompt: String, model: ModelID,
    fingerprint: ModelFingerprint, trial: Int, date: String, system: String? = nil,
    request: Request, requestHash: String, response: Response
  ) {
    self.suite = suite
    self.caseName = caseName
    self.prompt = prompt
    self.model = model
    self.fingerprint = fingerprint
    self.trial = trial
    self.date = date
    self.system = system
    self.request = request
    self.requestHash = requestHash
    self.response = response
  }
}

extension Recording {
  /// What a recording is the only one of: a request, put to one model as it was, once.
  struct Key: Hashable {
    var fingerprint: String
    var requestHash: String
    var trial: Int
  }

  var key: Key { Key(fingerprint: fingerprint.text, requestHash: requestHash, trial: trial) }
}

extension Outcome.Kind {
  /// Whether a response that ended so says something of the model and is worth
  /// keeping.
  ///
  /// What says something of the moment alone, such as a network that failed or a quota
  /// that was used up, would be as wrong the next time as it is right now.
  public var isRecorded: Bool {
    switch self {
    case .answered, .truncated, .refused, .guardrailViolation, .contextExceeded,
      .decodingFailure, .unsupportedLanguage, .unsupportedGuide:
      true
    case .rateLimited, .quotaReached, .concurrentRequests, .unavailable, .networkFailure,
      .serviceUnavailable, .timeout, .toolFailure, .unknown:
      false
    }
  }
}

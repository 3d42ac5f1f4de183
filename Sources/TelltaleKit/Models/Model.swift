/// Anything that turns a request into an outcome.
public protocol Model: Sendable {
  /// The name by which suites and baselines know the model.
  var id: ModelID { get }

  /// What identifies the model that answers.
  var fingerprint: ModelFingerprint { get }

  /// Where its responses come from.
  var source: Response.Source { get }

  /// How many requests the model may work on at once; `nil` sets no limit.
  var maximumConcurrency: Int? { get }

  /// Whether the same request always gives the same response, so that one trial
  /// says all.
  func isDeterministic(for options: GenerationOptions) -> Bool

  /// Returns the model with all that identifies it, asked for where it has to be
  /// asked for; called once before the first request of a run.
  func identified() async -> any Model

  /// Answers a request. Failures are outcomes, never thrown.
  ///
  /// - Parameters:
  ///   - request: What the model gets.
  ///   - trial: Which response of the cell this is, from 0.
  /// - Returns: What the model made of the request.
  func respond(to request: Request, trial: Int) async -> Response

  /// Answers a request that may have failed before.
  ///
  /// - Parameters:
  ///   - request: What the model gets.
  ///   - trial: Which response of the cell this is, from 0.
  ///   - attempt: How often the request was put for this trial and failed. Only a
  ///     simulated model needs to know: a live one is another one a second later.
  /// - Returns: What the model made of the request.
  func respond(to request: Request, trial: Int, attempt: Int) async -> Response
}

extension Model {
  /// Answers a request as if it had not failed before.
  public func respond(to request: Request, trial: Int, attempt: Int) async -> Response {
    await respond(to: request, trial: trial)
  }
}

extension Model {
  /// The model as it is: it is known without asking.
  public func identified() async -> any Model { self }
}

/// What a model made of one request.
public struct Response: Hashable, Sendable {
  /// Where a response comes from.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    case simulated, recorded, live
  }

  /// How many tokens a request took.
  public struct TokenUsage: Hashable, Sendable {
    /// Tokens read.
    public var request: Int

    /// Tokens written.
    public var response: Int

    /// Whether the figures are an estimate and not the model's own.
    public var isEstimate: Bool

    /// Creates a usage.
    public init(request: Int, response: Int, isEstimate: Bool) {
      self.request = request
      self.response = response
      self.isEstimate = isEstimate
    }
  }

  /// How the request ended.
  public var outcome: Outcome

  /// What it took, if known.
  public var usage: TokenUsage?

  /// Which model the request went to, where one of several is chosen.
  public var route: Route?

  /// How long the first token took, in seconds, where it was measured.
  public var firstToken: Double?

  /// How long to wait before the request is put again, in seconds from 0, where
  /// the provider says so (`Retry-After`, RFC 9110, section 10.2.3).
  public var retryAfter: Double?

  /// The way of a request that one of several models is chosen for.
  public struct Route: Hashable, Sendable {
    /// The model that the request ended with.
    public var model: ModelID

    /// How many parts the request was put to the model in; 1 for a whole one.
    public var parts: Int

    /// How the request ended with the model that was asked before, if one was.
    public var after: Outcome.Kind?

    /// Creates a route.
    public init(model: ModelID, parts: Int = 1, after: Outcome.Kind? = nil) {
      self.model = model
      self.parts = parts
      self.after = after
    }
  }

  /// Creates a response.
  public init(
    _ outcome: Outcome, usage: TokenUsage? = nil, route: Route? = nil, firstToken: Double? = nil,
    retryAfter: Double? = nil
  ) {
    self.outcome = outcome
    self.usage = usage
    self.route = route
    self.firstToken = firstToken
    self.retryAfter = retryAfter
  }
}

/// What identifies the model behind a response.
public struct ModelFingerprint: Hashable, Sendable {
  /// The name to show, such as `AFM 3 Core`.
  public var displayName: String

  /// The OS version, if known.
  public var osVersion: String?

  /// The OS build, if known.
  public var osBuild: String?

  /// The identifiers of the model's assets, sorted.
  public var assets: [String]

  /// The context window in tokens, if known.
  public var contextSize: Int?

  /// For a simulated model: the version of its profile.
  public var simulatedProfile: Int?

  /// For a model behind an endpoint: its address and the model's name there.
  public var endpoint: String?

  /// For a model that a project declares: what it is made of, as one phrase, such
  /// as `based on afm-2, own profile 1a2b3c`.
  public var derivation: String?

  /// Creates a fingerprint.
  public init(
    displayName: String, osVersion: String? = nil, osBuild: String? = nil, assets: [String] = [],
    contextSize: Int? = nil, simulatedProfile: Int? = nil, endpoint: String? = nil,
    derivation: String? = nil
  ) {
    self.displayName = displayName
    self.osVersion = osVersion
    self.osBuild = osBuild
    self.assets = assets.sorted()
    self.contextSize = contextSize
    self.simulatedProfile = simulatedProfile
    self.endpoint = endpoint
    self.derivation = derivation
  }

  /// The fingerprint on one line, as baselines store it, such as
  /// `AFM 2 Core, simulated profile 3`.
  public var text: String {
    var parts = [displayName + (derivation.map { " (\($0))" } ?? "")]
    if let simulatedProfile { parts.append("simulated profile \(simulatedProfile)") }
    if let endpoint { parts.append(endpoint) }
    if let osVersion, simulatedProfile == nil { parts.append("OS \(osVersion)") }
    if let osBuild { parts.append("build \(osBuild)") }
    parts += assets
    return parts.joined(separator: ", ")
  }
}

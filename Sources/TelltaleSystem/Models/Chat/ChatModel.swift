public import TelltaleKit

/// A model behind a chat-completions endpoint.
public struct ChatModel: ProbedModel {
  private let declaration: ChatDeclaration
  private let key: ServerKey
  private let authorities: String?

  /// What the server said of the model; `nil` before it was asked.
  private var identity: ChatIdentity?

  /// Creates a model; nothing is asked yet.
  ///
  /// - Parameters:
  ///   - declaration: What the project says of it.
  ///   - environment: The environment variables: the key, and with `SSL_CERT_FILE` the
  ///     certificates to trust in place of the system's.
  public init(_ declaration: ChatDeclaration, environment: [String: String]) {
    self.declaration = declaration
    key = ServerKey(variable: declaration.keyVariable, in: environment)
    authorities = environment["SSL_CERT_FILE"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The name by which suites and baselines know the model.
  public var id: ModelID { declaration.id }

  /// What identifies the model, as far as the server was asked.
  public var fingerprint: ModelFingerprint {
    ModelFingerprint(
      displayName: declaration.displayName ?? declaration.model, assets: identity?.marks ?? [],
      contextSize: declaration.contextSize ?? identity?.contextSize,
      endpoint: "\(declaration.model) at \(declaration.endpoint.text)")
  }

  /// Where its responses come from.
  public var source: Response.Source { .live }

  /// How many requests the model may work on at once.
  public var maximumConcurrency: Int? { declaration.jobs }

  /// A real model is never taken for one that always answers alike.
  public func isDeterministic(for options: GenerationOptions) -> Bool { false }
}

extension ChatModel {
  /// Makes the model of a declaration; `nil` for one of another kind.
  static func model(_ declaration: any DeclaredModel, in world: ModelWorld) -> (any Model)? {
    (declaration as? ChatDeclaration).map { ChatModel($0, environment: world.environment) }
  }
}

// MARK: Requests

extension ChatModel {
  /// Puts a request to the endpoint.
  public func respond(to request: Request, trial: Int) async -> Response {
    if case .unusable(let variable, let reason) = key {
      return Response(
        .unknown("the environment variable \(variable), which names the key, \(reason)"))
    }
    guard let body = ChatBody(request, trial: trial, to: declaration) else {
      return Response(
        .unknown(
          "a server of the profile '\(declaration.profile.name)' cannot be asked to choose among "
            + "the likeliest tokens by number; write probability-threshold"))
    }
    var message = self.message(to: declaration.endpoint.text + "/chat/completions")
    message.headers += [
      "Content-Type: application/json",
      "Accept: "
        + (declaration.streams ? "text/event-stream, application/json" : "application/json"),
    ]
    message.body = Array(body.json.json.utf8)
    var (response, failure) = await HTTPClient.exchange(message)
    response.body = key.hidden(in: response.body)
    return self.response(response, failure, to: request)
  }

  /// What a response of the server comes to.
  private func response(
    _ response: HTTPResponse, _ failure: HTTPFailure?, to request: Request
  ) -> Response {
    if let failure { return Response(outcome(of: failure)) }
    if (300..<400).contains(response.status) {
      let target = (response.headers["location"] ?? "").onOneLine(limit: 200)
      let place = target.isEmpty ? "elsewhere" : "to \(target)"
      return Response(
        .networkFailure("\(host) redirects \(place), and no redirect is followed"))
    }
    let wait = RetryAfter(response)
    guard response.status == 200 else {
      let error = ServerError(status: response.status, body: response.body)
      let outcome = error.outcome(keyVariable: declaration.keyVariable)
      return Response(outcome.resetting(at: wait?.text), retryAfter: wait?.seconds)
    }
    do throws(ChatReply.Unreadable) {
      let reply = try ChatReply(response)
      return Response(
        reply.outcome(of: request, from: declaration).resetting(at: wait?.text),
        usage: reply.usage, firstToken: reply.firstToken, retryAfter: wait?.seconds)
    } catch {
      return Response(.unknown(error.message))
    }
  }

  private var host: String { declaration.endpoint.authority }

  private func message(to url: String) -> HTTPRequest {
    HTTPRequest(
      url: url, headers: [key.header, "User-Agent: telltale"].compactMap { $0 },
      timeout: declaration.timeout, bypassesProxies: declaration.endpoint.isLoopback,
      authorities: authorities)
  }

  private func outcome(of failure: HTTPFailure) -> Outcome {
    switch failure {
    case .noLibrary:
      .unknown("requests over the network need libcurl, which is not installed (7.66 or later)")
    case .cancelled, .timeout: .timeout
    case .tooLong(let limit):
      .unknown("the response of \(host) has more than \(limit >> 20) MiB, and was broken off")
    case .network(let reason): .networkFailure("\(host): \(reason.onOneLine(limit: 300))")
    }
  }
}

extension Outcome {
  /// The outcome with the moment at which a limit is lifted, where it has one.
  fileprivate func resetting(at moment: String?) -> Outcome {
    switch self {
    case .rateLimited: .rateLimited(reset: moment)
    case .quotaReached: .quotaReached(reset: moment)
    default: self
    }
  }
}

// MARK: Identity

extension ChatModel {
  /// How often, a second apart, a server is asked again that is still loading its model.
  private static let coldStartLimit = 120

  /// The model with what its server says of it, once a cold start is over.
  ///
  /// A server that cannot be reached leaves the model as it is: its requests will fail,
  /// and say why.
  public func identified() async -> any Model {
    for _ in 0..<Self.coldStartLimit {
      let (found, _) = await ask()
      guard let found else { return self }
      if !found.isLoading { return with(found) }
      do { try await Task.sleep(for: .seconds(1)) } catch { return with(found) }
    }
    return self
  }

  /// Asks for the model's identity, once.
  public func probe() async -> ModelProbe {
    let (found, failure) = await ask()
    let fingerprint = found.map { with($0) }?.fingerprint ?? self.fingerprint
    guard let found else {
      return ModelProbe(
        isReady: false, message: failure ?? "nothing was found", fingerprint: fingerprint)
    }
    if found.isLoading {
      return ModelProbe(
        isReady: false, message: "reachable, and the model is not ready", fingerprint: fingerprint)
    }
    if let models = found.models, !models.contains(declaration.model) {
      let names = models.prefix(8).joined(separator: ", ")
      return ModelProbe(
        isReady: false,
        message: "reachable, without the model '\(declaration.model)'"
          + (names.isEmpty ? "" : "; it has \(names)"), fingerprint: fingerprint)
    }
    return ModelProbe(isReady: true, message: "reachable", fingerprint: fingerprint)
  }

  private func with(_ identity: ChatIdentity) -> ChatModel {
    var model = self
    model.identity = identity
    return model
  }

  /// Asks every source of the profile.
  ///
  /// - Returns: What they said; `nil` where none could be reached, with the reason.
  private func ask() async -> (ChatIdentity?, failure: String?) {
    if case .unusable(let variable, let reason) = key {
      return (nil, "the environment variable \(variable), which names the key, \(reason)")
    }
    var found: ChatIdentity?
    var firstFailure: String?
    for source in declaration.profile.identity {
      var message = self.message(to: url(of: source))
      message.timeout = min(message.timeout, 20)
      message.limit = 1 << 20
      message.headers.append("Accept: application/json")
      var (response, failure) = await HTTPClient.exchange(message)
      response.body = key.hidden(in: response.body)
      if let failure {
        firstFailure = firstFailure ?? outcome(of: failure).summary
        // One that does not answer is not asked for more.
        if found == nil { break }
        continue
      }
      guard response.status == 200 else {
        let outcome = self.response(
          response, nil, to: Request(segments: [], options: GenerationOptions())
        ).outcome
        firstFailure = firstFailure ?? outcome.summary
        if outcome == .unavailable(.modelNotReady) {
          found = found ?? ChatIdentity()
          found?.isLoading = true
        }
        continue
      }
      let text = String(decoding: response.body, as: UTF8.self)
      guard let value = try? AnswerValue(json: text) else { continue }
      var identity = found ?? ChatIdentity()
      identity.add(source, value, model: declaration.model)
      found = identity
    }
    return (found, firstFailure)
  }

  private func url(of source: ServerProfile.Identity) -> String {
    switch source {
    case .models: declaration.endpoint.text + "/models"
    case .health: declaration.endpoint.root + "/health"
    case .properties: declaration.endpoint.root + "/props"
    case .tags: declaration.endpoint.root + "/api/tags"
    }
  }
}

/// An app that chooses its model for each request: the one on the device when the
/// request and the room for its answer fit, otherwise the cloud.
///
/// When the cloud cannot be reached, the request goes back to the device in
/// parts: a note of each, then the answer from the notes. A quota that is reached
/// stays one, for the app to show; and where there is no cloud at all, the request
/// is too long for the device.
public struct RoutedModel: Model {
  /// The name by which suites and baselines know the model.
  public let id: ModelID

  /// The name to show.
  public let displayName: String

  /// The tokens to keep for the answer.
  public let roomForAnswer: Int

  private let device: any Model
  private let cloud: any Model

  /// About how many tokens a part has.
  static let partSize = 1500

  /// What the device is told when it gets a part.
  static let noteInstructions = "Note the key facts in this part of a document."

  /// Creates a model.
  ///
  /// - Parameters:
  ///   - id: The name by which suites and baselines know it.
  ///   - displayName: The name to show.
  ///   - device: The model on the device.
  ///   - cloud: The model in the cloud.
  ///   - roomForAnswer: The tokens to keep for the answer.
  public init(
    id: ModelID, displayName: String, device: any Model, cloud: any Model, roomForAnswer: Int
  ) {
    self.id = id
    self.displayName = displayName
    self.device = device
    self.cloud = cloud
    self.roomForAnswer = roomForAnswer
  }

  /// What identifies the two models and the rule between them.
  public var fingerprint: ModelFingerprint {
    ModelFingerprint(
      displayName: displayName, contextSize: cloud.fingerprint.contextSize,
      derivation: "\(device.fingerprint.text); beyond it and \(roomForAnswer) tokens for the "
        + "answer \(cloud.fingerprint.text)")
  }

  /// Where the responses come from; live as soon as one model is.
  public var source: Response.Source {
    let sources = [device.source, cloud.source]
    if sources.contains(.live) { return .live }
    return sources.contains(.recorded) ? .recorded : .simulated
  }

  /// As many requests at once as the stricter of the two allows.
  public var maximumConcurrency: Int? {
    [device.maximumConcurrency, cloud.maximumConcurrency].compactMap { $0 }.min()
  }

  /// Whether both models always answer the same.
  public func isDeterministic(for options: GenerationOptions) -> Bool {
    device.isDeterministic(for: options) && cloud.isDeterministic(for: options)
  }

  /// Answers a request with the model that it fits.
  public func respond(to request: Request, trial: Int) async -> Response {
    await respond(to: request, trial: trial, attempt: 0)
  }

  /// Answers a request with the model that it fits.
  public func respond(to request: Request, trial: Int, attempt: Int) async -> Response {
    let size = RequestSize(request)
    let window = device.fingerprint.contextSize
    if window.map({ size.fits($0, room: roomForAnswer) }) ?? true {
      var response = await device.respond(to: request, trial: trial, attempt: attempt)
      response.route = .init(model: device.id)
      return response
    }
    var response = await cloud.respond(to: request, trial: trial, attempt: attempt)
    switch response.outcome.kind {
    case .networkFailure, .serviceUnavailable:
      return await inParts(request, trial: trial, attempt: attempt, after: response.outcome.kind)
    case .unavailable:
      // Nothing is sent: the app knows beforehand that there is no cloud.
      return Response(
        .contextExceeded(contextSize: window, tokenCount: size.tokens),
        usage: .init(request: size.tokens, response: 0, isEstimate: true),
        route: .init(model: device.id, after: .unavailable))
    default:
      response.route = .init(model: cloud.id)
      return response
    }
  }

  /// Answers from notes that the device makes of parts of the document; the first
  /// part that fails ends it.
  private func inParts(
    _ request: Request, trial: Int, attempt: Int, after: Outcome.Kind
  ) async -> Response {
    let document = DocumentParts(of: request)
    let parts = document?.parts(tokens: Self.partSize) ?? []
    guard let document, parts.count > 1 else {
      var response = await device.respond(to: request, trial: trial, attempt: attempt)
      response.route = .init(model: device.id, after: after)
      return response
    }
    var notes: [String] = []
    var usage: Response.TokenUsage?
    for part in parts {
      let response = await device.respond(
        to: note(of: part, for: request), trial: trial, attempt: attempt)
      usage = usage + response.usage
      guard let note = response.outcome.answer?.text else {
        return Response(
          response.outcome, usage: usage,
          route: .init(model: device.id, parts: parts.count, after: after))
      }
      notes.append(note)
    }
    var response = await device.respond(
      to: document.request(with: notes), trial: trial, attempt: attempt)
    response.usage = usage + response.usage
    response.route = .init(model: device.id, parts: parts.count, after: after)
    return response
  }

  /// The request for a note of one part, in a session of its own: in plain text,
  /// and with the question, so that the note is about it.
  private func note(of part: [Request.Segment], for request: Request) -> Request {
    var segments: [Request.Segment] = [
      .init(role: .instructions, kind: .text, text: Self.noteInstructions, message: 0)
    ]
    segments += part
    let question = request.segments.last { $0.kind == .question && $0.role == .user }
    if let question {
      segments.append(.init(role: .user, kind: .text, text: "\n\n", message: 1))
      segments.append(.init(role: .user, kind: .question, text: question.text, message: 1))
    }
    var options = request.options
    options.maximumResponseTokens = nil
    return Request(segments: segments, options: options)
  }
}

extension Response.TokenUsage? {
  /// The sum of what two requests took.
  fileprivate static func + (left: Self, right: Self) -> Self {
    guard let left, let right else { return left ?? right }
    return .init(
      request: left.request + right.request, response: left.response + right.response,
      isEstimate: left.isEstimate || right.isEstimate)
  }
}

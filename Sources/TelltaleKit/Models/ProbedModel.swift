/// A model that can be asked whether it is there.
public protocol ProbedModel: Model {
  /// Asks for the model's identity, once, without waiting for it to get ready.
  func probe() async -> ModelProbe
}

/// What came of asking a model for its identity.
public struct ModelProbe: Hashable, Sendable {
  /// Whether the model can be put a request.
  public var isReady: Bool

  /// What was found, as one phrase without a full stop.
  public var message: String

  /// All that identifies the model, as far as it was told.
  public var fingerprint: ModelFingerprint

  /// Creates a result.
  public init(isReady: Bool, message: String, fingerprint: ModelFingerprint) {
    self.isReady = isReady
    self.message = message
    self.fingerprint = fingerprint
  }
}

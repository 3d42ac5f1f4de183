/// A model that is recorded: what stands in its recordings already is not asked again.
public struct RecordingModel: Model {
  /// The model that is asked.
  public let original: any Model

  private let library: RecordingLibrary
  private let hashes: ContentHashes

  /// Creates a model.
  ///
  /// - Parameters:
  ///   - original: The model that is asked.
  ///   - library: What was recorded of it and is kept.
  ///   - hashes: Names requests.
  public init(_ original: any Model, keeping library: RecordingLibrary, hashes: ContentHashes) {
    self.original = original
    self.library = library
    self.hashes = hashes
  }

  /// The name by which suites and baselines know the model.
  public var id: ModelID { original.id }

  /// What identifies the model that answers.
  public var fingerprint: ModelFingerprint { original.fingerprint }

  /// Where its responses come from.
  public var source: Response.Source { original.source }

  /// How many requests the model may work on at once.
  public var maximumConcurrency: Int? { original.maximumConcurrency }

  /// Whether the same request always gives the same response.
  public func isDeterministic(for options: GenerationOptions) -> Bool {
    original.isDeterministic(for: options)
  }

  /// Whether a response stands in the recordings: of this request, in this trial, by the
  /// model as it is now.
  public func isRecorded(_ request: Request, trial: Int) -> Bool {
    recording(of: request, trial: trial) != nil
  }

  /// Returns the recorded response, or asks.
  public func respond(to request: Request, trial: Int) async -> Response {
    if let recording = recording(of: request, trial: trial) { return recording.response }
    return await original.respond(to: request, trial: trial)
  }

  private func recording(of request: Request, trial: Int) -> Recording? {
    library.recording(
      ofRequest: hashes.request(request), trial: trial, from: fingerprint.text)
  }
}

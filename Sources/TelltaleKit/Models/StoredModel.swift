/// A model of a stored run, which is not there any more: nothing can be put to it.
///
/// Its responses are those that the run has, as ``KeptResponses``; what it was not asked
/// then cannot be judged now.
public struct StoredModel: Model {
  /// The name by which suites and baselines know the model.
  public let id: ModelID

  /// What identified the model that answered.
  public let fingerprint: ModelFingerprint

  /// Where its responses come from: those of a live model are recorded by now.
  public let source: Response.Source

  /// There is no limit: nothing is asked.
  public var maximumConcurrency: Int? { nil }

  private let run: String
  private let original: (any Model)?

  /// Creates a model.
  ///
  /// - Parameters:
  ///   - record: The model as the run has it.
  ///   - run: The run's name.
  ///   - original: The model of this name that there is now, if there is one: it knows
  ///     for which options it gave one answer.
  ///   - isLive: Whether responses of a live model still count as such.
  public init(
    _ record: ModelRecord, of run: String, original: (any Model)?, isLive: Bool = false
  ) {
    id = record.id
    fingerprint = record.fingerprint
    source = record.source == .live && !isLive ? .recorded : record.source
    self.run = run
    self.original = original
  }

  /// Whether the same request always gave the same response.
  public func isDeterministic(for options: GenerationOptions) -> Bool {
    original?.isDeterministic(for: options) ?? (source == .simulated)
  }

  /// Says that the run has no response.
  public func respond(to request: Request, trial: Int) async -> Response {
    Response(.unknown("this was not put to the model in the run \(run); run it again"))
  }
}

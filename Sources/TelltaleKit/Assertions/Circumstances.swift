/// What is known of a trial beside what was asked and answered: who answered, how
/// long it took, how much of the window it needed.
///
/// Everything is `nil` that nobody measured or said.
public struct Circumstances: Hashable, Sendable {
  /// The model that answered; of a routed one, the model that was chosen.
  public var answeredBy: ModelID?

  /// The tokens that were read and written.
  public var usage: Response.TokenUsage?

  /// Where the response comes from.
  public var source: Response.Source?

  /// How long the response took, in seconds.
  public var duration: Double?

  /// How long the first token took, in seconds.
  public var firstToken: Double?

  /// How large the request is, as an estimate.
  public var requestSize: RequestSize?

  /// The model's context window in tokens.
  public var contextSize: Int?

  /// What was found for the question, where the case searches documents.
  public var retrieval: Retrieval?

  /// Creates circumstances.
  public init(
    answeredBy: ModelID? = nil, usage: Response.TokenUsage? = nil,
    source: Response.Source? = nil, duration: Double? = nil, firstToken: Double? = nil,
    requestSize: RequestSize? = nil, contextSize: Int? = nil, retrieval: Retrieval? = nil
  ) {
    self.answeredBy = answeredBy
    self.usage = usage
    self.source = source
    self.duration = duration
    self.firstToken = firstToken
    self.requestSize = requestSize
    self.contextSize = contextSize
    self.retrieval = retrieval
  }
}

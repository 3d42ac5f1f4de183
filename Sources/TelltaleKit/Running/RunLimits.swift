/// How much a run may take.
public struct RunLimits: Hashable, Sendable {
  /// How many requests may be put to models, each attempt counted; `nil` for any number.
  public var calls: Int?

  /// The moment on the runner's clock after which none is, in seconds; `nil` for none.
  public var deadline: Double?

  /// Creates limits.
  public init(calls: Int? = nil, deadline: Double? = nil) {
    self.calls = calls
    self.deadline = deadline
  }
}

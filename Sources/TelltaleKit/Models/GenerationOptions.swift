/// How a model picks its words; the terms of Apple's `GenerationOptions`.
public struct GenerationOptions: Hashable, Sendable {
  /// How the next token is chosen.
  public enum Sampling: Hashable, Sendable {
    /// The likeliest token: the same request gives the same response.
    case greedy

    /// One of the likeliest `top` tokens.
    case top(Int, seed: UInt64?)

    /// One of the likeliest tokens that together have this probability, 0 to 1.
    case probabilityThreshold(Double, seed: UInt64?)
  }

  /// How the next token is chosen; `nil` leaves it to the model.
  public var sampling: Sampling?

  /// The sampling temperature, from 0; `nil` leaves it to the model.
  public var temperature: Double?

  /// The most tokens that a response may have; `nil` leaves it to the model.
  public var maximumResponseTokens: Int?

  /// Creates options.
  public init(
    sampling: Sampling? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil
  ) {
    self.sampling = sampling
    self.temperature = temperature
    self.maximumResponseTokens = maximumResponseTokens
  }
}

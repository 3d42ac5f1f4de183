/// How much of a context window a request takes, as an estimate.
///
/// Instructions, messages, the type to generate and the answer share the window.
public struct RequestSize: Hashable, Sendable {
  /// The tokens of instructions, messages and the type to generate.
  public var tokens: Int

  /// The most tokens that the answer may have, where the request says so.
  public var maximumResponseTokens: Int?

  /// Creates a size.
  public init(tokens: Int, maximumResponseTokens: Int? = nil) {
    self.tokens = tokens
    self.maximumResponseTokens = maximumResponseTokens
  }

  /// Estimates the size of a request.
  public init(_ request: Request) {
    let text = request.segments.reduce(0) { $0 + TokenEstimate.tokens(in: $1.text) }
    self.init(
      tokens: text + (request.answer.map(SchemaSize.tokens) ?? 0),
      maximumResponseTokens: request.options.maximumResponseTokens)
  }

  /// The room that is kept for the answer where nobody says how much: what the
  /// answer may have, but never more than a quarter of the window.
  public func room(in window: Int) -> Int { min(maximumResponseTokens ?? 0, window / 4) }

  /// Whether the request fits a window with room for its answer.
  ///
  /// - Parameters:
  ///   - window: The window's size in tokens.
  ///   - room: The tokens to keep for the answer; ``room(in:)`` when `nil`.
  /// - Returns: Whether all of it fits.
  public func fits(_ window: Int, room: Int? = nil) -> Bool {
    tokens + (room ?? self.room(in: window)) <= window
  }
}

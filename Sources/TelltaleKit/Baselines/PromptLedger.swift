/// The prompts of a suite as they were accepted: the contents of
/// `baselines/<suite>/prompts.yaml`.
public struct PromptLedger: Hashable, Sendable {
  /// The suite's name.
  public var suite: String

  /// The prompts by hash.
  public var prompts: [String: PromptRecord]

  /// Creates a ledger.
  public init(suite: String, prompts: [String: PromptRecord] = [:]) {
    self.suite = suite
    self.prompts = prompts
  }
}

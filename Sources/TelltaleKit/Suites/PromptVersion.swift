/// One version of a suite's prompt.
public struct PromptVersion: Hashable, Sendable {
  /// The name of the only version of a suite that has one prompt.
  public static let defaultName = "default"

  /// The version's name.
  public var name: String

  /// The session's instructions.
  public var instructions: Template?

  /// The user's message.
  public var prompt: Template

  /// How to generate.
  public var options: GenerationOptions

  /// The models that the version is for; `nil` for all.
  public var models: [ModelID]?

  /// Creates a version.
  public init(
    name: String, instructions: Template?, prompt: Template, options: GenerationOptions,
    models: [ModelID]? = nil
  ) {
    self.name = name
    self.instructions = instructions
    self.prompt = prompt
    self.options = options
    self.models = models
  }
}

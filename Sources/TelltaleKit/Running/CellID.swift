/// Names a cell: one case, one prompt version, one model.
public struct CellID: Hashable, Sendable, CustomStringConvertible {
  /// The suite's name.
  public var suite: String

  /// The case's name.
  public var caseName: String

  /// The prompt version's name; `default` where the suite has one prompt.
  public var prompt: String

  /// The model.
  public var model: ModelID

  /// Creates a name.
  public init(suite: String, caseName: String, prompt: String, model: ModelID) {
    self.suite = suite
    self.caseName = caseName
    self.prompt = prompt
    self.model = model
  }

  /// The name that people type: `suite/case@model`, or
  /// `suite/case#version@model` where there are several prompt versions.
  public var description: String {
    let version = prompt == PromptVersion.defaultName ? "" : "#\(prompt)"
    return "\(suite)/\(caseName)\(version)@\(model)"
  }
}

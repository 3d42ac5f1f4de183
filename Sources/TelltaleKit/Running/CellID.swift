/// Names a cell: one case, one prompt version, one model.
///
/// A suite that asserts something about all its answers has one more cell for
/// each prompt version and model, in the place of a case named ``suiteName``.
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

  /// What stands in place of a case's name for the suite as a whole; no case can
  /// have this name.
  public static let suiteName = "(suite)"

  /// Whether the cell is about the suite as a whole.
  public var isSuite: Bool { caseName == Self.suiteName }

  /// The name that people type: `suite/case@model`, or
  /// `suite/case#version@model` where there are several prompt versions.
  public var description: String {
    let version = prompt == PromptVersion.defaultName ? "" : "#\(prompt)"
    return "\(suite)/\(caseName)\(version)@\(model)"
  }
}

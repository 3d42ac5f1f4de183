public import TelltaleKit

/// What models get of the world that need something of it.
public struct ModelWorld: Sendable {
  /// The project's folder, absolute.
  public var projectFolder: String

  /// The folder of what real models answered, absolute.
  public var recordings: String

  /// The environment variables.
  public var environment: [String: String]

  /// The programs that run.
  package var children = RunningChildren()

  /// Creates a world.
  public init(projectFolder: String, recordings: String, environment: [String: String]) {
    self.projectFolder = projectFolder
    self.recordings = recordings
    self.environment = environment
  }
}

/// The declared models that need something of the world: the network, other programs,
/// the disk.
public enum WorldlyModels {
  /// Makes the models of one kind; `nil` for a declaration of another kind.
  typealias Maker = @Sendable (any DeclaredModel, ModelWorld) -> (any Model)?

  /// One maker for each kind.
  private static let makers: [Maker] = [
    ChatModel.model,
    CommandModel.model,
  ]

  /// Returns the model of a declaration; `nil` where no kind knows it.
  ///
  /// Making it reaches for nothing yet: that waits for the first request, or for
  /// ``TelltaleKit/Model/identified()``.
  public static func model(
    for declaration: any DeclaredModel, in world: ModelWorld
  ) -> (any Model)? {
    for make in makers {
      if let model = make(declaration, world) { return model }
    }
    return nil
  }
}

/// The models of a project.
public enum ModelRoster {
  /// What a declared model can be made of that needs nothing of the world.
  public struct Parts {
    /// The profiles of the simulated models, the built-in ones first.
    let profiles: [SimulatedProfile]

    /// Where simulated models keep what they read.
    let readings: ReadingStore

    /// Returns a simulated model of its own each time: one that counts requests counts
    /// those of one app.
    public func simulated(_ id: ModelID) -> SimulatedModel? {
      profiles.first { $0.id == id }.map { SimulatedModel(profile: $0, readings: readings) }
    }
  }

  /// Returns the built-in models and those that a project adds.
  ///
  /// - Parameters:
  ///   - declarations: What the project adds, in its order.
  ///   - readings: Where simulated models keep what they read.
  ///   - worldly: Makes a model that needs something of the world, such as the
  ///     network; `nil` for one that it does not know.
  /// - Returns: The models, the built-in ones first.
  public static func models(
    declared declarations: [ModelDeclaration], readings: ReadingStore = ReadingStore(),
    worldly: (any DeclaredModel) -> (any Model)? = { _ in nil }
  ) -> [any Model] {
    let own = declarations.compactMap { $0.model as? SimulatedProfile }
    let parts = Parts(profiles: SimulatedProfile.builtIn + own, readings: readings)
    let builtIn: [any Model] = SimulatedModel.builtIn(readings: readings)
    return builtIn
      + declarations.compactMap { declaration in
        if let model = declaration.model as? any SelfContainedModel {
          return model.model(of: parts)
        }
        return worldly(declaration.model)
      }
  }
}

/// A declared model that needs nothing of the world.
protocol SelfContainedModel: DeclaredModel {
  /// Returns the model; `nil` where something that it names is not there.
  func model(of parts: ModelRoster.Parts) -> (any Model)?
}

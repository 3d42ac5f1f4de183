/// A model that a project adds to the built-in ones.
public enum ModelDeclaration: Hashable, Sendable {
  /// A simulated model with a profile of the project's own.
  case simulated(SimulatedProfile)

  /// An app that chooses between two models.
  case routed(RoutedDeclaration)

  /// The name by which suites and baselines know the model.
  public var id: ModelID {
    switch self {
    case .simulated(let profile): profile.id
    case .routed(let declaration): declaration.id
    }
  }
}

/// What a project says of an app that chooses between two models.
public struct RoutedDeclaration: Hashable, Sendable {
  /// The name by which suites and baselines know the model.
  public var id: ModelID

  /// The name to show.
  public var displayName: String?

  /// The model on the device.
  public var onDevice: ModelID

  /// The model in the cloud.
  public var cloud: ModelID

  /// The tokens to keep for the answer.
  public var roomForAnswer: Int

  /// Creates a declaration.
  public init(
    id: ModelID, displayName: String? = nil, onDevice: ModelID, cloud: ModelID, roomForAnswer: Int
  ) {
    self.id = id
    self.displayName = displayName
    self.onDevice = onDevice
    self.cloud = cloud
    self.roomForAnswer = roomForAnswer
  }
}

/// The models of a project.
public enum ModelRoster {
  /// Returns the built-in models and those that a project adds.
  ///
  /// - Parameters:
  ///   - declarations: What the project adds, in its order.
  ///   - readings: Where simulated models keep what they read.
  /// - Returns: The models, the built-in ones first.
  public static func models(
    declared declarations: [ModelDeclaration], readings: ReadingStore = ReadingStore()
  ) -> [any Model] {
    var profiles = SimulatedProfile.builtIn
    for case .simulated(let profile) in declarations { profiles.append(profile) }
    // A model of its own each time: one that counts requests counts those of one app.
    func simulated(_ id: ModelID) -> SimulatedModel? {
      profiles.first { $0.id == id }.map { SimulatedModel(profile: $0, readings: readings) }
    }
    let builtIn: [any Model] = SimulatedModel.builtIn(readings: readings)
    return builtIn
      + declarations.compactMap { declaration -> (any Model)? in
        switch declaration {
        case .simulated(let profile): return simulated(profile.id)
        case .routed(let routed):
          guard let device = simulated(routed.onDevice), let cloud = simulated(routed.cloud) else {
            return nil
          }
          return RoutedModel(
            id: routed.id, displayName: routed.displayName ?? routed.id.rawValue, device: device,
            cloud: cloud, roomForAnswer: routed.roomForAnswer)
        }
      }
  }
}

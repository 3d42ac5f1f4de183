/// A model that can be asked again, for a combination that a run does not have.
public protocol ReplayableModel: Model {
  /// Why a request cannot be put to the model once more, as one phrase; `nil` if
  /// it can.
  ///
  /// A recorded model says here that it has no response to the request, and a
  /// live one that asking costs a call.
  func obstacle(toReplaying request: Request) -> String?
}

/// Where the models of a replay come from.
public protocol ReplaySource: Sendable {
  /// Returns a model as it was.
  ///
  /// - Parameters:
  ///   - id: The name by which the suite knows it.
  ///   - fingerprint: What identified it when it answered, on one line.
  /// - Returns: The model, or why it cannot be had.
  func model(_ id: ModelID, fingerprint: String) -> ReplayedModel
}

/// What a source of models says of one.
public enum ReplayedModel: Sendable {
  /// The model answers as the one that was asked for did.
  case available(any ReplayableModel)

  /// Why not, as one phrase without a full stop.
  case unavailable(String)
}

/// The models of a project, for replays: those that are there now, and simulated
/// ones that can be made again from what identified them.
public struct AvailableModels: ReplaySource {
  private let models: [any Model]

  /// Creates a source.
  ///
  /// - Parameter models: The models of the project.
  public init(_ models: [any Model]) { self.models = models }

  /// Returns the model with a fingerprint, whatever its name is now.
  ///
  /// A model that only names another as what it is based on is made again, as
  /// long as that one has the same version; the profile of an older version is
  /// not kept.
  public func model(_ id: ModelID, fingerprint: String) -> ReplayedModel {
    let same = models.filter { $0.fingerprint.text == fingerprint }
    let replayable = same.first { $0 is any ReplayableModel }
    if let found = same.first(where: { $0.id == id }) ?? replayable ?? same.first {
      guard let model = found as? any ReplayableModel else {
        return .unavailable("a \(found.source.rawValue) model is not asked again")
      }
      return .available(model)
    }
    if let model = models.first(where: { $0.id == id }) as? any ModelWithPast,
      let past = model.model(as: fingerprint)
    {
      return .available(past)
    }
    let name = models.first { $0.id == id }?.fingerprint.displayName
    for base in SimulatedProfile.builtIn {
      // A model that gives itself no name has that of its base.
      for name in [base.displayName, name ?? base.displayName] {
        var profile = base
        profile.id = id
        profile.base = base.id
        profile.displayName = name
        let model = SimulatedModel(profile: profile)
        if model.fingerprint.text == fingerprint { return .available(model) }
      }
    }
    return .unavailable("the model as it was (\(fingerprint)) cannot be had any more")
  }
}

extension SimulatedModel: ReplayableModel {
  /// A model that counts requests would count the replay, too.
  public func obstacle(toReplaying request: Request) -> String? {
    maximumConcurrency == nil ? nil : "the model counts its requests"
  }
}

extension RoutedModel: ReplayableModel {
  /// What keeps either of its models from being asked again.
  public func obstacle(toReplaying request: Request) -> String? {
    if source != .simulated { return "a \(source.rawValue) model is not asked again" }
    return maximumConcurrency == nil ? nil : "the model counts its requests"
  }
}

/// A model under another name, as the model of a cell was.
struct StandIn: ReplayableModel {
  let id: ModelID
  let model: any ReplayableModel

  var fingerprint: ModelFingerprint { model.fingerprint }
  var source: Response.Source { model.source }
  var maximumConcurrency: Int? { model.maximumConcurrency }

  func isDeterministic(for options: GenerationOptions) -> Bool {
    model.isDeterministic(for: options)
  }

  func respond(to request: Request, trial: Int) async -> Response {
    await model.respond(to: request, trial: trial)
  }

  func respond(to request: Request, trial: Int, attempt: Int) async -> Response {
    await model.respond(to: request, trial: trial, attempt: attempt)
  }

  func obstacle(toReplaying request: Request) -> String? {
    model.obstacle(toReplaying: request)
  }
}

/// A model whose responses were recorded: it answers what was asked before, and says of
/// anything else what is missing.
///
/// A response is given only for the very request that it was given to, in the same trial,
/// by the model that the newest recording is of: nothing is put together from what
/// several versions of a model said.
public struct RecordedModel: Model {
  /// The name by which suites and baselines know the model.
  public let id: ModelID

  /// The model that was recorded, by the name that the project gives it.
  public let recorded: ModelID

  /// What identified the model that answered.
  public let fingerprint: ModelFingerprint

  /// The responses are recorded ones.
  public var source: Response.Source { .recorded }

  /// There is no limit: nothing is asked.
  public var maximumConcurrency: Int? { nil }

  private let displayName: String?
  private let library: RecordingLibrary

  /// Which of the models that were recorded answers: its fingerprint on one line.
  private let answering: String

  /// Creates a model that answers as the newest recording's did.
  ///
  /// - Parameters:
  ///   - id: The name by which suites and baselines know the model.
  ///   - recorded: The model that was recorded.
  ///   - displayName: The name to show; that of the model that answered when `nil`.
  ///   - library: What was recorded of it.
  public init(
    id: ModelID, of recorded: ModelID, displayName: String? = nil, library: RecordingLibrary
  ) {
    self.init(
      id: id, of: recorded, displayName: displayName, library: library,
      answering: library.newestFingerprint ?? ModelFingerprint(displayName: recorded.rawValue))
  }

  private init(
    id: ModelID, of recorded: ModelID, displayName: String?, library: RecordingLibrary,
    answering: ModelFingerprint
  ) {
    self.id = id
    self.recorded = recorded
    self.displayName = displayName
    self.library = library
    self.answering = answering.text
    fingerprint = Self.shown(answering, displayName)
  }

  private static func shown(
    _ fingerprint: ModelFingerprint, _ displayName: String?
  ) -> ModelFingerprint {
    var fingerprint = fingerprint
    if let displayName { fingerprint.displayName = displayName }
    return fingerprint
  }

  /// When the responses were recorded that are given, the oldest and the newest; `nil`
  /// where there are none.
  public var dates: ClosedRange<String>? { library.dates(of: answering) }

  /// Whether one trial says all: greedy sampling gives the same response each time.
  public func isDeterministic(for options: GenerationOptions) -> Bool {
    options.sampling == .greedy
  }

  /// Returns the response that was recorded, or says what is missing.
  public func respond(to request: Request, trial: Int) async -> Response {
    switch library.find(request, trial: trial, from: answering) {
    case .found(let recording):
      // How long the first token took then says nothing of now.
      var response = recording.response
      response.firstToken = nil
      return response
    case .missing(let reason):
      return Response(
        .unknown("\(reason); `telltale record --missing --model \(recorded)` stores it"))
    }
  }
}

extension RecordedModel: FiniteModel {
  /// Whether responses to a request were recorded in each of some trials.
  public func hasResponses(to request: Request, trials: Range<Int>) -> Bool {
    trials.allSatisfy { trial in
      if case .found = library.find(request, trial: trial, from: answering) { return true }
      return false
    }
  }
}

extension RecordedModel: ReplayableModel, ModelWithPast {
  /// What keeps a request from being answered: nothing but that it was never recorded.
  public func obstacle(toReplaying request: Request) -> String? {
    guard case .missing(let reason) = library.find(request, trial: 0, from: answering) else {
      return nil
    }
    return reason
  }

  /// Returns the model as it was before it became another, where that was recorded, too.
  public func model(as fingerprint: String) -> (any ReplayableModel)? {
    library.fingerprints.first { Self.shown($0, displayName).text == fingerprint }.map { past in
      RecordedModel(
        id: id, of: recorded, displayName: displayName, library: library, answering: past)
    }
  }
}

/// A model that has no more responses than it has.
public protocol FiniteModel: Model {
  /// Whether it has a response to a request in each of some trials.
  func hasResponses(to request: Request, trials: Range<Int>) -> Bool
}

/// A model whose earlier versions can still be asked.
public protocol ModelWithPast: Model {
  /// Returns the model that a fingerprint, on one line, identified; `nil` where it is
  /// not there any more.
  func model(as fingerprint: String) -> (any ReplayableModel)?
}

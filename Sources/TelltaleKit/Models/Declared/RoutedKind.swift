import SourceText
import SuiteSyntax

/// What a project says of an app that chooses between two models.
public struct RoutedDeclaration: DeclaredModel {
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

  /// What a list of models says of it.
  public var listing: ModelListing {
    ModelListing(place: "device or cloud", responses: "\(onDevice), else \(cloud)")
  }

  /// What is known of it.
  public var details: [ModelDetail] {
    [
      ModelDetail("on the device", onDevice.rawValue), ModelDetail("in the cloud", cloud.rawValue),
      ModelDetail("room for the answer", "\(roomForAnswer) tokens"),
    ]
  }
}

extension RoutedDeclaration: SelfContainedModel {
  /// Returns the app; `nil` where one of its models is not simulated.
  func model(of parts: ModelRoster.Parts) -> (any Model)? {
    guard let device = parts.simulated(onDevice), let cloud = parts.simulated(cloud) else {
      return nil
    }
    return RoutedModel(
      id: id, displayName: displayName ?? id.rawValue, device: device, cloud: cloud,
      roomForAnswer: roomForAnswer)
  }
}

extension ModelKind {
  /// An app that chooses between two models.
  static let routed = ModelKind(
    "routed", "An app that chooses between the device and the cloud.", keys: routedKeys,
    required: routedKeys.map(\.name), decode: routedModel, check: checkRouted)

  private static let routedKeys = [
    KeyUsage("on-device", .reference(.model), "The model on the device, which is asked first."),
    KeyUsage("cloud", .reference(.model), "The model for what does not fit on the device."),
    KeyUsage(
      "room-for-answer", .integer(Bounds.window), "The tokens to keep free for the answer."),
  ]

  private static func routedModel(
    _ entry: ModelEntry, _ reader: inout NodeReader
  ) -> (any DeclaredModel)? {
    let fields = entry.fields
    for key in ["on-device", "cloud", "room-for-answer"] where fields[key] == nil {
      reader.note("missing-key", "a routed model without '\(key)'", at: fields.range)
    }
    let device = reader.read(fields["on-device"]) { node throws(SuiteValueError) in
      ModelID(try node.text())
    }
    let cloud = reader.read(fields["cloud"]) { node throws(SuiteValueError) in
      ModelID(try node.text())
    }
    let room = reader.read(fields["room-for-answer"]) { node throws(SuiteValueError) in
      try node.integer(in: Bounds.window)
    }
    guard let id = entry.id, let device, let cloud, let room else { return nil }
    return RoutedDeclaration(
      id: id, displayName: entry.displayName, onDevice: device, cloud: cloud, roomForAnswer: room)
  }

  private static func checkRouted(
    _ entry: ModelEntry, _ names: ModelNames, _ reader: inout NodeReader
  ) {
    // What is no text was noted when the entry was read.
    var again = NodeReader()
    for (key, isCloud) in [("on-device", false), ("cloud", true)] {
      guard let field = entry.fields[key],
        let name = again.read(field, { node throws(SuiteValueError) in try node.text() })
      else { continue }
      check(ModelID(name), isCloud: isCloud, at: field.range, names, &reader)
    }
  }

  /// Checks a model that a routed one names.
  private static func check(
    _ id: ModelID, isCloud: Bool, at range: Range<Int>, _ names: ModelNames,
    _ reader: inout NodeReader
  ) {
    var base: ModelID?
    if let declaration = names.declarations.first(where: { $0.id == id }) {
      guard let profile = declaration.model as? SimulatedProfile else {
        let isRouted = declaration.model is RoutedDeclaration
        reader.note(
          "unknown-model",
          isRouted ? "'\(id)' is a routed model itself" : "'\(id)' is not a simulated model",
          at: range,
          help: isRouted
            ? "name a model that answers by itself"
            : "a routed model chooses between simulated models")
        return
      }
      base = profile.base
    }
    guard let known = ModelCatalogue.model(base ?? id) else {
      // What could not be read is told where it stands.
      guard !names.given.contains(id) else { return }
      let known =
        ModelCatalogue.builtIn.map(\.id.rawValue) + names.declarations.map(\.id.rawValue)
      reader.note(
        "unknown-model", "unknown model '\(id)'", at: range,
        help: id.rawValue.nearest(among: known).map { "did you mean '\($0)'?" }
          ?? "the models are \(known.joined(separator: ", "))")
      return
    }
    if isCloud != (known.place == .privateCloudCompute) {
      let place = isCloud ? "on the device" : "in the cloud"
      reader.note(
        Diagnostic(
          "cannot-happen", "\(known.displayName) runs \(place)", at: range, severity: .warning,
          help: "name a model \(isCloud ? "in the cloud" : "on the device") here"))
    }
  }
}

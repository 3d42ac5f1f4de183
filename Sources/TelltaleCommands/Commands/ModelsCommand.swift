import Arguments
import TelltaleKit
import TelltaleReports
import Terminal

/// Lists the models, or says which one a device has.
struct ModelsCommand: ProjectCommand {
  var project = ProjectOptions()
  var device: String?
  var os: String?
  var isProbing = false

  static let name = "models"
  static let summary = "List the models, or say which one a device has under an OS version"
  static let discussion = """
    An app cannot choose its model: the device and the OS decide. With --device and --os, the first
    word printed is the id of the model that such a device has. The table of devices is Apple's, in
    "Detecting available Apple Foundation Models" (2026). The models that telltale.yaml declares
    follow the built-in ones; --probe asks those behind an endpoint whether they are there.
    """
  static let examples = ["models", "models --probe", "models --device 'iPhone 17 Pro' --os 27.0"]
  static var arguments: [Argument<Self>] {
    [
      .option(
        "device", sets: \.device, valueName: "name",
        help: "A device, such as 'iPhone 17 Pro' or 'MacBook Air (M3)'"),
      .option("os", sets: \.os, valueName: "version", help: "An OS version, such as 27.0"),
      .flag(
        "probe", sets: \.isProbing,
        help: "Ask the endpoints which models are there; exit 3 when one is not"),
    ] + projectArguments
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    if isProbing {
      guard device == nil, os == nil else {
        throw ArgumentError(
          "'--probe' is about the declared models, and '--device' about Apple's",
          help: "ask for one of them at a time")
      }
      return await probe(try Project.loadSettings(project, in: context), in: context)
    }
    switch (device, os) {
    case (nil, nil):
      let project = try Project.loadSettings(project, in: context)
      context.write(listing(of: project, style: context.outputStyle(self.project.color)))
      return .success
    case (let device?, let os?): return try resolve(device, os, in: context)
    case (_?, nil):
      throw ArgumentError("'--device' needs '--os'", help: "add the OS version, such as --os 27.0")
    case (nil, _?):
      throw ArgumentError(
        "'--os' needs '--device'", help: "add the device, such as --device 'iPhone 17 Pro'")
    }
  }

  private func resolve(
    _ device: String, _ os: String, in context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    switch DeviceTable.resolve(device: device, os: os) {
    case .models(let onDevice, let cloud, let note):
      guard let first = onDevice ?? cloud else { break }
      let name = ModelCatalogue.model(first)?.displayName ?? first.rawValue
      context.write("\(first)  \(name) on \(device) with OS \(os)\n")
      if let cloud, onDevice != nil {
        context.write("\(cloud)  AFM Cloud, where the app may use Private Cloud Compute\n")
      }
      if let note { context.write("note: \(note)\n") }
      return .success
    case .ineligibleDevice:
      throw CommandFailure(
        .nothingSelected, "\(device) has no Apple Foundation Model under any OS version",
        help: "an app sees the model unavailable there: device-not-eligible")
    case .unknownDevice(let nearest):
      throw CommandFailure(
        .nothingSelected, "the table has no device '\(device)'",
        help: nearest.isEmpty
          ? "write its name as Apple does, such as iPhone 17 Pro or MacBook Air (M3)"
          : "did you mean '\(nearest.joined(separator: "', '"))'?")
    case .unsupportedOS(let version):
      throw CommandFailure(
        .nothingSelected, "\(device) has no Apple Foundation Model under OS '\(version)'",
        help: "models come with OS 26.0; write the version as 26.4 or 27.0")
    }
    throw CommandFailure(.nothingSelected, "\(device) has no Apple Foundation Model under OS \(os)")
  }

  /// Asks every model that can be asked, and says what was found.
  private func probe(_ project: Project, in context: CommandContext) async -> ExitCode {
    let models = project.models.compactMap { $0 as? any ProbedModel }
    guard !models.isEmpty else {
      context.write("no model of this project is behind an endpoint\n")
      return .success
    }
    let found = await withTaskGroup(of: (Int, ModelProbe).self) { group in
      for (index, model) in models.enumerated() {
        group.addTask { (index, await model.probe()) }
      }
      var found: [Int: ModelProbe] = [:]
      for await (index, probe) in group { found[index] = probe }
      return found
    }
    let width = models.map(\.id.rawValue.count).max() ?? 0
    for (index, model) in models.enumerated() {
      guard let probe = found[index] else { continue }
      let id = model.id.rawValue
      let margin = String(repeating: " ", count: width - id.count)
      let window = probe.fingerprint.contextSize.map { "\($0) tokens" } ?? "not known"
      context.write(
        """
        \(id)\(margin)  \(probe.isReady ? "ready" : "not ready"): \(probe.message.safeOnOneLine)
        \(String(repeating: " ", count: width))  \(probe.fingerprint.text.safeOnOneLine)
        \(String(repeating: " ", count: width))  context window: \(window)

        """)
    }
    return found.values.allSatisfy(\.isReady) ? .success : .couldNotJudge
  }

  private func listing(of project: Project, style: Style) -> String {
    let models = ModelCatalogue.builtIn
    let heads = ["id", "model", "OS", "where", "context", "responses"]
    let rows = models.map { model in
      let size =
        model.largestContextSize > model.contextSize
        ? "\(model.contextSize)-\(model.largestContextSize)" : "\(model.contextSize)"
      let profile = SimulatedProfile.builtIn(model.id)?.version ?? 0
      return [
        model.id.rawValue, model.displayName, model.osRange, model.place.rawValue,
        "\(size) tokens", "simulated, profile \(profile)",
      ]
    }
    let declared = project.settings.models.compactMap { declaration in
      project.models.first { $0.id == declaration.id }.map { row(of: declaration, $0) }
    }
    let widths = heads.indices.map { column in
      ([heads] + rows + declared).map { $0[column].count }.max() ?? 0
    }
    func line(_ cells: [String]) -> String {
      zip(cells, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }.joined(separator: "  ").trimmingSpaces
    }
    let languages = SimulatedProfile.builtIn.first?.languages ?? []
    return ([style(.emphasis, line(heads))] + (rows + declared).map(line)).joined(separator: "\n")
      + "\n\nlanguages: \(languages.joined(separator: ", "))\n"
      + "Simulated models stand in for known behaviour; they are not language models.\n"
  }

  /// The row of a model that the project declares.
  private func row(of declaration: ModelDeclaration, _ model: any Model) -> [String] {
    let fingerprint = model.fingerprint
    let size = fingerprint.contextSize.map { "\($0) tokens" } ?? "not known"
    let name = fingerprint.displayName.safeOnOneLine
    let listing = declaration.model.listing
    return [
      model.id.rawValue, name, listing.os, listing.place, size,
      listing.responses?.safeOnOneLine
        ?? "\(model.source.rawValue), \(fingerprint.derivation ?? "")",
    ]
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmingSpaces: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

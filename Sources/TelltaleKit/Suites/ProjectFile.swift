public import SourceText
public import SuiteSyntax

/// The settings of a project: `telltale.yaml`, or what holds without one.
public struct ProjectFile: Hashable, Sendable {
  /// The file's name.
  public static let name = "telltale.yaml"

  /// Where suites are, relative to the project.
  public var suites = "suites"

  /// Where baselines are.
  public var baselines = "baselines"

  /// Where reports are written.
  public var reports = "reports"

  /// Where responses of real models are stored.
  public var recordings = "recordings"

  /// The models beside the built-in ones, which suites can name.
  public var models: [ModelDeclaration] = []

  /// The models that run when no suite says which; `nil` for the built-in ones.
  public var defaultModels: [ModelID]?

  /// How many cells run at once; `nil` for as many as there are cores.
  public var jobs: Int?

  /// How many trials a cell has when its suite does not say; `nil` for one.
  public var repeatCount: Int?

  /// What turns a run red.
  public var gate: Gate?

  /// How long one trial may take where its suite does not say, in seconds; `nil` for as long
  /// as it takes.
  public var timeout: Double?

  /// How often a request that failed is put again; `nil` for ``RetryPolicy/defaultRetries``.
  public var retries: Int?

  /// Creates the settings that hold without a file.
  public init() {}

  /// The keys of the file.
  public static let keys = ProjectKeys.project.names

  /// Reads the file's tree.
  ///
  /// - Parameters:
  ///   - root: The file's tree.
  ///   - knownModels: The models that every project has.
  /// - Returns: The settings, and every mistake in the order of the file.
  public static func decode(
    _ root: SuiteNode, knownModels: [ModelID]
  ) -> (file: ProjectFile, diagnostics: [Diagnostic]) {
    var reader = NodeReader()
    var file = ProjectFile()
    guard
      let fields = reader.fields(
        of: root, in: ProjectKeys.project, unbuilt: ["redact"])
    else { return (file, reader.sortedDiagnostics) }
    file.suites = folder(fields["suites"], &reader) ?? file.suites
    file.baselines = folder(fields["baselines"], &reader) ?? file.baselines
    file.reports = folder(fields["reports"], &reader) ?? file.reports
    file.recordings = folder(fields["recordings"], &reader) ?? file.recordings
    if let node = fields["models"] {
      var decoder = ModelsDecoder()
      decoder.read(node, &reader)
      file.models = decoder.declarations
    }
    if let node = fields["default-models"] {
      file.defaultModels = defaultModels(
        node, known: knownModels + file.models.map(\.id), &reader)
    }
    if let node = fields["defaults"],
      let defaults = reader.fields(of: node, in: ProjectKeys.defaults)
    {
      file.jobs = reader.read(defaults["jobs"]) { node throws(SuiteValueError) in
        try node.integer(in: Bounds.jobs)
      }
      file.repeatCount = reader.read(defaults["repeat"]) { node throws(SuiteValueError) in
        try node.integer(in: Bounds.trials)
      }
      file.gate = gate(defaults["gate"], &reader)
      file.timeout = reader.read(defaults["timeout"]) { node throws(SuiteValueError) in
        try node.number(in: Bounds.timeout)
      }
      file.retries = reader.read(defaults["retries"]) { node throws(SuiteValueError) in
        try node.integer(in: Bounds.retries)
      }
    }
    return (file, reader.sortedDiagnostics)
  }

  /// Reads the models that run unasked, at least one.
  private static func defaultModels(
    _ node: SuiteNode, known: [ModelID], _ reader: inout NodeReader
  ) -> [ModelID]? {
    guard
      let items = reader.read(
        node, { node throws(SuiteValueError) in node.scalar == nil ? try node.items() : [node] })
    else { return nil }
    if items.isEmpty {
      reader.note(
        "no-models", "an empty list of models runs on nothing", at: node.range,
        help: "name a model, or remove 'default-models' for the built-in ones")
    }
    return items.compactMap { item in
      guard let name = reader.read(item, { node throws(SuiteValueError) in try node.text() }) else {
        return nil
      }
      if !known.contains(ModelID(name)) {
        let names = known.map(\.rawValue)
        reader.note(
          "unknown-model", "unknown model '\(name)'", at: item.range,
          help: name.nearest(among: names).map { "did you mean '\($0)'?" }
            ?? "the models are \(names.joined(separator: ", "))")
      }
      return ModelID(name)
    }
  }

  private static func gate(_ node: SuiteNode?, _ reader: inout NodeReader) -> Gate? {
    guard let node,
      let word = reader.read(node, { node throws(SuiteValueError) in try node.text() })
    else { return nil }
    if let gate = Gate(rawValue: word) { return gate }
    let names = Gate.allCases.map(\.rawValue)
    reader.note(
      "wrong-value", "'\(word)' is not a gate", at: node.range,
      help: word.nearest(among: names).map { "did you mean '\($0)'?" }
        ?? "the gates are \(names.joined(separator: ", "))")
    return nil
  }

  /// Reads a folder, which may not leave the project.
  private static func folder(_ node: SuiteNode?, _ reader: inout NodeReader) -> String? {
    guard let node,
      let path = reader.read(node, { node throws(SuiteValueError) in try node.text() })
    else { return nil }
    let parts = path.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
    guard !path.isEmpty, path.utf8.first != 0x2F,
      !parts.contains(where: { $0.elementsEqual("..".utf8) })
    else {
      reader.note(
        "wrong-value", "'\(path)' is not a folder inside the project", at: node.range,
        help: "write a path relative to the project, without '..'")
      return nil
    }
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}

import SourceText
import SuiteSyntax

/// Reads the models that a project declares.
struct ModelsDecoder {
  /// The models so far, the first of each name.
  private(set) var declarations: [ModelDeclaration] = []

  /// What a routed model names, looked up once all models are read.
  private var named: [(model: ModelID, isCloud: Bool, range: Range<Int>)] = []

  private var places: [ModelID: Range<Int>] = [:]

  /// Reads the list; mistakes are noted in the reader.
  mutating func read(_ node: SuiteNode, _ reader: inout NodeReader) {
    let items = reader.read(node) { node throws(SuiteValueError) in try node.items() } ?? []
    for item in items { readModel(item, &reader) }
    for name in named { check(name.model, isCloud: name.isCloud, at: name.range, &reader) }
  }

  private mutating func readModel(_ node: SuiteNode, _ reader: inout NodeReader) {
    let kind = Self.kind(of: node, &reader)
    let owner = kind.map { "a \($0) model" } ?? ModelKeys.model.owner
    guard let fields = reader.fields(of: node, allowing: ModelKeys.keys(of: kind), owner: owner)
    else { return }
    let id = self.id(fields["id"], of: node, &reader)
    let displayName = reader.filledText(fields["display-name"])
    switch kind {
    case "simulated"?:
      var profile = SimulatedProfileDecoder(fields: fields).profile(&reader)
      guard let id else { return }
      profile?.id = id
      if let displayName { profile?.displayName = displayName }
      if let profile { declarations.append(.simulated(profile)) }
    case "routed"?:
      guard
        let routed = self.routed(fields, id: id, displayName: displayName, at: node, &reader)
      else { return }
      declarations.append(.routed(routed))
    default: break
    }
  }

  private static func kind(of node: SuiteNode, _ reader: inout NodeReader) -> String? {
    guard case .mapping(let entries) = node.content else { return nil }
    guard let entry = entries.first(where: { $0.key.hasBytes(of: "kind") }) else {
      reader.note(
        "missing-key", "a model without 'kind'", at: node.range,
        help: "write kind: simulated or kind: routed")
      return nil
    }
    guard
      let word = reader.read(
        entry.value, { node throws(SuiteValueError) in try node.text() })
    else { return nil }
    let kinds = ["simulated", "routed"]
    if kinds.contains(where: { $0.hasBytes(of: word) }) { return word }
    if ModelKeys.unbuiltKinds.contains(word) {
      reader.note(
        "unsupported-value",
        "models of the kind '\(word)' are not supported by this version of "
          + "Telltale", at: entry.value.range,
        help: "the kinds are \(kinds.joined(separator: ", "))")
    } else {
      reader.note(
        "wrong-value", "'\(word)' is not a kind of model", at: entry.value.range,
        help: word.nearest(among: kinds).map { "did you mean '\($0)'?" }
          ?? "the kinds are \(kinds.joined(separator: ", "))")
    }
    return nil
  }

  private mutating func id(
    _ field: SuiteNode?, of node: SuiteNode, _ reader: inout NodeReader
  ) -> ModelID? {
    guard let field else {
      reader.note(
        "missing-key", "a model without 'id'", at: node.range,
        help: "write the name by which suites know it, such as id: offline")
      return nil
    }
    guard let name = reader.name(field, of: "model", marks: "-_.@") else { return nil }
    let id = ModelID(name)
    if ModelCatalogue.model(id) != nil {
      reader.note(
        "duplicate-model", "'\(name)' is a built-in model", at: field.range,
        help: "give the model a name of its own, and write based-on: \(name)")
      return nil
    }
    if let first = places[id] {
      reader.note(
        "duplicate-model", "two models are called '\(name)'", at: field.range,
        help: "give each a name of its own: it names its baselines",
        related: .init("first here", at: first))
      return nil
    }
    places[id] = field.range
    return id
  }

  private mutating func routed(
    _ fields: Fields, id: ModelID?, displayName: String?, at node: SuiteNode,
    _ reader: inout NodeReader
  ) -> RoutedDeclaration? {
    for key in ["on-device", "cloud", "room-for-answer"] where fields[key] == nil {
      reader.note("missing-key", "a routed model without '\(key)'", at: node.range)
    }
    func model(_ key: String, isCloud: Bool) -> ModelID? {
      guard let field = fields[key],
        let name = reader.read(field, { node throws(SuiteValueError) in try node.text() })
      else { return nil }
      named.append((ModelID(name), isCloud, field.range))
      return ModelID(name)
    }
    let device = model("on-device", isCloud: false)
    let cloud = model("cloud", isCloud: true)
    let room = reader.read(fields["room-for-answer"]) { node throws(SuiteValueError) in
      try node.integer(in: Bounds.window)
    }
    guard let id, let device, let cloud, let room else { return nil }
    return RoutedDeclaration(
      id: id, displayName: displayName, onDevice: device, cloud: cloud, roomForAnswer: room)
  }

  /// Checks a model that a routed one names.
  private func check(
    _ id: ModelID, isCloud: Bool, at range: Range<Int>, _ reader: inout NodeReader
  ) {
    var base: ModelID?
    for declaration in declarations where declaration.id == id {
      switch declaration {
      case .simulated(let profile): base = profile.base
      case .routed:
        reader.note(
          "unknown-model", "'\(id)' is a routed model itself", at: range,
          help: "name a model that answers by itself")
        return
      }
    }
    guard let known = ModelCatalogue.model(base ?? id) else {
      // What could not be read is told where it stands.
      guard places[id] == nil else { return }
      let names = ModelCatalogue.builtIn.map(\.id.rawValue) + declarations.map(\.id.rawValue)
      reader.note(
        "unknown-model", "unknown model '\(id)'", at: range,
        help: id.rawValue.nearest(among: names).map { "did you mean '\($0)'?" }
          ?? "the models are \(names.joined(separator: ", "))")
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

import SourceText
import SuiteSyntax

/// Reads the models that a project declares.
struct ModelsDecoder {
  /// The models so far, the first of each name.
  private(set) var declarations: [ModelDeclaration] = []

  private var places: [ModelID: Range<Int>] = [:]

  /// What is looked at again once all models are read.
  private var unchecked: [(kind: ModelKind, entry: ModelEntry)] = []

  /// Reads the list; mistakes are noted in the reader.
  mutating func read(_ node: SuiteNode, _ reader: inout NodeReader) {
    let items = reader.read(node) { node throws(SuiteValueError) in try node.items() } ?? []
    for item in items { readModel(item, &reader) }
    let names = ModelNames(declarations: declarations, given: Set(places.keys))
    for (kind, entry) in unchecked { kind.check?(entry, names, &reader) }
  }

  private mutating func readModel(_ node: SuiteNode, _ reader: inout NodeReader) {
    let kind = Self.kind(of: node, &reader)
    let owner = kind.map { "a \($0.name) model" } ?? ModelKeys.model.owner
    guard let fields = reader.fields(of: node, allowing: ModelKeys.keys(of: kind), owner: owner)
    else { return }
    let id = self.id(fields["id"], of: node, &reader)
    let displayName = reader.filledText(fields["display-name"])
    guard let kind else { return }
    let entry = ModelEntry(id: id, displayName: displayName, fields: fields)
    if kind.check != nil { unchecked.append((kind, entry)) }
    guard let model = kind.decode(entry, &reader) else { return }
    declarations.append(ModelDeclaration(model))
  }

  private static func kind(of node: SuiteNode, _ reader: inout NodeReader) -> ModelKind? {
    guard case .mapping(let entries) = node.content else { return nil }
    let kinds = ModelKind.all.map(\.name)
    guard let entry = entries.first(where: { $0.key.hasBytes(of: "kind") }) else {
      reader.note(
        "missing-key", "a model without 'kind'", at: node.range,
        help: "write " + kinds.map { "kind: \($0)" }.joined(separator: " or "))
      return nil
    }
    guard
      let word = reader.read(
        entry.value, { node throws(SuiteValueError) in try node.text() })
    else { return nil }
    if let kind = ModelKind.named(word) { return kind }
    if ModelKind.unbuilt.contains(word) {
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
}

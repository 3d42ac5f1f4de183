import SourceText
import SuiteSyntax

/// A kind of model that a project can declare: its keys, and how they are read.
struct ModelKind: Sendable {
  /// The word behind `kind:`.
  let name: String

  /// What answers, as one sentence; editors show it.
  let summary: String

  /// The keys beside `id`, `kind` and `display-name`.
  let keys: [KeyUsage]

  /// Those of them that have to be there.
  let required: [String]

  /// Reads what the project says of a model; `nil` after noting what leaves none.
  let decode: @Sendable (ModelEntry, inout NodeReader) -> (any DeclaredModel)?

  /// Checks what a model says of others, once all are read.
  let check: (@Sendable (ModelEntry, ModelNames, inout NodeReader) -> Void)?

  /// Creates a kind.
  init(
    _ name: String, _ summary: String, keys: [KeyUsage], required: [String] = [],
    decode: @escaping @Sendable (ModelEntry, inout NodeReader) -> (any DeclaredModel)?,
    check: (@Sendable (ModelEntry, ModelNames, inout NodeReader) -> Void)? = nil
  ) {
    self.name = name
    self.summary = summary
    self.keys = keys
    self.required = required
    self.decode = decode
    self.check = check
  }

  /// The kinds, in the order in which they are listed.
  static let all: [ModelKind] = [
    .simulated,
    .routed,
    .chat,
    .command,
    .recorded,
  ]

  /// The kinds that the format has and this version does not know yet.
  static let unbuilt = [
    "foundation-models"
  ]

  /// Returns the kind of a name.
  static func named(_ name: String) -> ModelKind? { all.first { $0.name.hasBytes(of: name) } }
}

/// An item of `models` as it is read.
struct ModelEntry {
  /// The model's name; `nil` where it cannot be read, which is noted.
  var id: ModelID?

  /// The name to show.
  var displayName: String?

  /// The model's keys.
  var fields: Fields
}

/// The models that a project has, for what one of them says of others.
struct ModelNames {
  /// What could be read.
  var declarations: [ModelDeclaration]

  /// Every name that is given, also of what could not be read.
  var given: Set<ModelID>
}

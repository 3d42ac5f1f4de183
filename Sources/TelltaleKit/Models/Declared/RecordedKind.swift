import SourceText
import SuiteSyntax

/// What a project says of a model whose responses were recorded.
public struct RecordedDeclaration: DeclaredModel {
  /// The name by which suites and baselines know the model.
  public var id: ModelID

  /// The name to show; that of the model that answered when `nil`.
  public var displayName: String?

  /// The model whose recordings these are.
  ///
  /// It is the model itself where the project says nothing else. It need not be declared, such as one that only an app on a phone has.
  public var recorded: ModelID

  /// Creates a declaration.
  public init(id: ModelID, displayName: String? = nil, of recorded: ModelID) {
    self.id = id
    self.displayName = displayName
    self.recorded = recorded
  }

  /// What a list of models says of it.
  public var listing: ModelListing {
    ModelListing(place: "", responses: id == recorded ? "recorded" : "recorded, of \(recorded)")
  }

  /// What is known of it.
  public var details: [ModelDetail] { [ModelDetail("recorded from", recorded.rawValue)] }
}

extension ModelKind {
  /// A model whose responses were recorded.
  static let recorded = ModelKind(
    "recorded", "Responses of a real model that `telltale record` stored.",
    keys: [
      KeyUsage(
        "of", .text(.name(marks: "-_.@")),
        "The model whose recordings these are; that of the same id unless stated.")
    ]
  ) { entry, reader in
    var recorded = entry.id
    if let field = entry.fields["of"] {
      guard let name = reader.name(field, of: "model", marks: "-_.@") else { return nil }
      recorded = ModelID(name)
    }
    guard let id = entry.id, let recorded else { return nil }
    return RecordedDeclaration(id: id, displayName: entry.displayName, of: recorded)
  }
}

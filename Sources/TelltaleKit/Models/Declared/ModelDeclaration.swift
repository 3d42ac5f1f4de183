/// What a project says of a model that it adds to the built-in ones.
///
/// A kind of model has a type of its own for it, which its ``ModelKind`` reads.
public protocol DeclaredModel: Hashable, Sendable {
  /// The name by which suites and baselines know the model.
  var id: ModelID { get }

  /// The host that the model's responses come from over the network; `nil` where
  /// none is asked.
  var networkHost: String? { get }

  /// What a list of models says of it.
  var listing: ModelListing { get }

  /// What is known of it beside that, in the order in which it is shown.
  var details: [ModelDetail] { get }
}

extension DeclaredModel {
  /// Nothing is asked over the network.
  public var networkHost: String? { nil }
}

/// What a list of models says of one that a project declares.
public struct ModelListing: Hashable, Sendable {
  /// The OS versions that have it; empty where that does not matter.
  public var os: String

  /// Where it runs, such as `device`.
  public var place: String

  /// Where its responses come from; `nil` for what its fingerprint says.
  public var responses: String?

  /// Creates an entry.
  public init(os: String = "", place: String, responses: String? = nil) {
    self.os = os
    self.place = place
    self.responses = responses
  }
}

/// One thing that is known of a model.
public struct ModelDetail: Hashable, Sendable {
  /// What it is about, such as `languages`.
  public var name: String

  /// What is known.
  public var value: String

  /// Creates a detail.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// A model that a project adds to the built-in ones, of any kind.
public struct ModelDeclaration: Hashable, Sendable {
  /// What the project says of it, in the terms of its kind.
  public var model: any DeclaredModel

  /// The name by which suites and baselines know the model.
  public var id: ModelID { model.id }

  /// Creates a declaration.
  public init(_ model: any DeclaredModel) { self.model = model }

  /// Whether two declarations say the same of a model of the same kind.
  public static func == (first: Self, second: Self) -> Bool {
    AnyHashable(first.model) == AnyHashable(second.model)
  }

  /// Hashes what the project says.
  public func hash(into hasher: inout Hasher) { AnyHashable(model).hash(into: &hasher) }
}

/// The keys of a mapping.
public struct KeyTable: Hashable, Sendable {
  /// What the keys belong to, for messages: `a suite`.
  public var owner: String

  /// The keys, in the order in which they are usually written.
  public var keys: [KeyUsage]

  /// What must hold of the keys together.
  public var rules: [KeyRule]

  /// Creates a table.
  public init(_ owner: String, _ keys: [KeyUsage], rules: [KeyRule] = []) {
    self.owner = owner
    self.keys = keys
    self.rules = rules
  }

  /// The names of the keys, sorted.
  public var names: [String] { keys.map(\.name).sorted() }
}

/// A key of a mapping.
public struct KeyUsage: Hashable, Sendable {
  /// The key.
  public var name: String

  /// What it is for, as one sentence; editors show it.
  public var summary: String

  /// What may stand there.
  public var shape: ValueShape

  /// Whether it has to be there.
  public var isRequired: Bool

  /// Creates a key.
  public init(_ name: String, _ shape: ValueShape, _ summary: String, isRequired: Bool = false) {
    self.name = name
    self.shape = shape
    self.summary = summary
    self.isRequired = isRequired
  }
}

/// What must hold of the keys of a mapping together.
public enum KeyRule: Hashable, Sendable {
  /// One of the keys is there, or several are.
  case atLeastOne(of: [String])

  /// One of the keys is there, and no other of them.
  case exactlyOne(of: [String])

  /// Where a key is, some others are not.
  case without(String, [String])

  /// The value of a key decides which others may stand beside it.
  case variants(by: String, [Variant])

  /// What stands beside a value.
  public struct Variant: Hashable, Sendable {
    /// The value.
    public var value: String

    /// The keys that can stand beside it.
    public var keys: [String]

    /// Those of them that have to.
    public var required: [String]

    /// Creates a variant.
    public init(_ value: String, keys: [String], required: [String] = []) {
      self.value = value
      self.keys = keys
      self.required = required
    }
  }
}

import SuiteSyntax

/// The type that guided generation fills, as `@Generable` declares it.
public struct AnswerSchema: Hashable, Sendable {
  /// What a property can hold.
  public indirect enum ValueType: Hashable, Sendable {
    case string, boolean, integer, number
    case array(of: ValueType)
    case object(AnswerSchema)
  }

  /// One property of the type.
  public struct Property: Hashable, Sendable {
    /// The property's name.
    public var name: String

    /// What the property holds.
    public var type: ValueType

    /// What the model is told of the property.
    public var guide: String?

    /// The only values allowed; for an array, of its elements.
    public var anyOf: [String] = []

    /// The one value allowed.
    public var constant: String?

    /// A regular expression that the value matches.
    public var pattern: String?

    /// The least number allowed.
    public var minimum: Double?

    /// The greatest number allowed.
    public var maximum: Double?

    /// The fewest elements allowed.
    public var minimumCount: Int?

    /// The most elements allowed.
    public var maximumCount: Int?

    /// Whether the property may be left out.
    public var isOptional = false

    /// Creates a property.
    public init(name: String, type: ValueType, guide: String? = nil) {
      self.name = name
      self.type = type
      self.guide = guide
    }
  }

  /// The properties in the order in which they are generated.
  public var properties: [Property]

  /// Creates a schema.
  public init(properties: [Property]) { self.properties = properties }

  /// Returns the property with a name, as ``AnswerValue`` finds a member.
  public subscript(name: String) -> Property? {
    properties.first { $0.name.hasBytes(of: name) }
  }
}

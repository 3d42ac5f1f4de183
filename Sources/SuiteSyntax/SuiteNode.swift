/// A value in a suite file, and where it stands.
public struct SuiteNode: Hashable, Sendable {
  /// What a node is.
  public indirect enum Content: Hashable, Sendable {
    /// Text, a number, a truth value or nothing.
    case scalar(Scalar)

    /// Values in order.
    case sequence([SuiteNode])

    /// Values by key, in the order in which they are written.
    case mapping([Entry])
  }

  /// A scalar as it was written and as YAML 1.2 reads it.
  public struct Scalar: Hashable, Sendable {
    /// How a scalar is written.
    public enum Style: Hashable, Sendable {
      case plain, singleQuoted, doubleQuoted, literal, folded

      /// In no file: the value of a variable, which is text, and a number or a
      /// truth value where one is asked for.
      case untyped
    }

    /// The scalar's text, after folding, chomping and escapes.
    public var text: String

    /// How the scalar is written.
    public var style: Style

    /// Creates a scalar.
    public init(_ text: String, style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  /// A key with its value.
  public struct Entry: Hashable, Sendable {
    /// The key's text.
    public var key: String

    /// The UTF-8 range of the key as it is written, with its quotes.
    public var keyRange: Range<Int>

    /// The value.
    public var value: SuiteNode

    /// Creates an entry.
    public init(key: String, keyRange: Range<Int>, value: SuiteNode) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }

  /// What the node is.
  public var content: Content

  /// The UTF-8 range of the node as it is written; empty, at the place where a
  /// value could stand, for a value that is left out.
  public var range: Range<Int>

  /// Creates a node.
  public init(_ content: Content, range: Range<Int>) {
    self.content = content
    self.range = range
  }
}

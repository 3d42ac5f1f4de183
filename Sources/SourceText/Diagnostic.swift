/// A problem in a file that a person wrote, and where it is.
///
/// Diagnostics are values: reading a file collects as many as it can and leaves
/// it to the caller to render them, count them, or turn them into an exit code.
public struct Diagnostic: Error, Hashable, Sendable {
  /// How serious a diagnostic is.
  public enum Severity: String, Sendable {
    /// The file cannot be used.
    case error

    /// The file can be used, but probably not as its author meant.
    case warning
  }

  /// A stable identifier, such as `unknown-key`, that a reader can look up and a
  /// script can match on.
  public struct ID: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The identifier's text.
    public let rawValue: String

    /// Creates an identifier.
    public init(stringLiteral value: StaticString) {
      self.rawValue = value.description
    }
  }

  /// A second place that explains a problem, such as the bracket that was never
  /// closed.
  public struct Label: Hashable, Sendable {
    /// The UTF-8 range in the same file.
    public var range: Range<Int>

    /// What is there, in a few words.
    public var text: String

    /// Creates a label.
    public init(_ text: String, at range: Range<Int>) {
      self.range = range
      self.text = text
    }
  }

  /// The diagnostic's identifier.
  public var id: ID

  /// How serious the problem is.
  public var severity: Severity

  /// What is wrong, as one phrase with no full stop.
  public var message: String

  /// The UTF-8 range that is at fault: the place where the person must edit.
  public var range: Range<Int>

  /// What is at the range, in a word or two, printed beneath the code.
  public var label: String?

  /// Another place in the same file that explains the problem.
  public var related: Label?

  /// What the reader can do about it; may have several lines.
  public var help: String?

  /// The change that repairs the problem, where only one can have been meant.
  public var fix: Fix?

  /// Creates a diagnostic.
  public init(
    _ id: ID,
    _ message: String,
    at range: Range<Int>,
    severity: Severity = .error,
    label: String? = nil,
    related: Label? = nil,
    help: String? = nil,
    fix: Fix? = nil
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.range = range
    self.label = label
    self.related = related
    self.help = help
    self.fix = fix
  }
}

public import SourceText

/// A value that is not what its place asks for.
public struct SuiteValueError: Error, Hashable, Sendable {
  /// The diagnostic's identifier.
  public var id: Diagnostic.ID

  /// What is wrong, as one phrase with no full stop.
  public var message: String

  /// The UTF-8 range at fault, or `nil` for the item as a whole.
  public var range: Range<Int>?

  /// What the reader can do about it.
  public var help: String?

  /// The change that repairs the value, where only one can have been meant.
  public var fix: Fix?

  /// Another place in the same file that explains the error.
  public var related: Diagnostic.Label?

  /// Creates an error.
  public init(
    _ message: String, at range: Range<Int>? = nil, help: String? = nil,
    id: Diagnostic.ID = "wrong-value", related: Diagnostic.Label? = nil, fix: Fix? = nil
  ) {
    self.id = id
    self.message = message
    self.range = range
    self.help = help
    self.fix = fix
    self.related = related
  }

  /// The error as a diagnostic.
  ///
  /// - Parameter item: The range to point at when the error has none.
  /// - Returns: An error with the same identifier, message, help and other place.
  public func diagnostic(in item: Range<Int>) -> Diagnostic {
    Diagnostic(id, message, at: range ?? item, related: related, help: help, fix: fix)
  }
}

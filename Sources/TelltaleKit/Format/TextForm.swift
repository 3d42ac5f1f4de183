/// What a text may look like.
public enum TextForm: Hashable, Sendable {
  /// Any text, also an empty one.
  case any

  /// A text that is not empty.
  case filled

  /// A text with more in it than white space.
  case reason

  /// Letters, digits and the given marks; a space only between others.
  case name(marks: String)

  /// The name of a variable.
  case variable

  /// A path inside the project.
  case folder

  /// A text of which each part has its place.
  case spelled(Spelling)

  /// How a text is spelled that has a syntax of its own.
  public struct Spelling: Hashable, Sendable {
    /// A regular expression for the whole text, of what ECMA-262, Python, ICU and
    /// RE2 read alike.
    public var pattern: String

    /// Texts that are spelled so.
    public var examples: [String]

    /// Creates a spelling.
    public init(_ pattern: String, examples: [String]) {
      self.pattern = pattern
      self.examples = examples
    }
  }
}

extension TextForm {
  /// The variables that a case has keys for.
  static let reservedVariables = ["passages", "question"]

  /// A regular expression that every name with the marks matches.
  ///
  /// Of characters outside ASCII it lets all through: classes such as `\p{L}` are
  /// spelled differently, or missing, in the languages that validators use.
  static func namePattern(marks: String) -> String {
    let letters = "0-9A-Za-z" + marks.filter { $0 != " " && $0 != "-" }
    let word = "(?:[\(letters)\(marks.contains("-") ? "-" : "")]|[^\\x00-\\x7F])+"
    return marks.contains(" ") ? "^\(word)(?: +\(word))*$" : "^\(word)$"
  }

  /// A regular expression that a text matches which has more than white space.
  ///
  /// The class is that of Unicode, which `\s` is not everywhere.
  static let reasonPattern =
    "[^\\t-\\r \u{85}\u{A0}\u{1680}\u{2000}-\u{200A}\u{2028}\u{2029}\u{202F}\u{205F}\u{3000}]"

  /// A regular expression that paths match which leave the project.
  static let outsidePattern = "^/|^\\.\\.(?:/|$)|/\\.\\.(?:/|$)"
}

/// What may stand at a place of a file, as far as its structure goes.
///
/// The decoders and the JSON Schema are made from the same shapes, so that an
/// editor and `telltale check` refuse the same mistakes.
public indirect enum ValueShape: Hashable, Sendable {
  /// Text. A number or a truth value is taken as it is written where the form
  /// allows its spelling.
  case text(TextForm)

  /// `true` or `false`.
  case boolean

  /// A whole number.
  case integer(ClosedRange<Int>)

  /// A number; `nil` for any that is finite.
  case number(ClosedRange<Double>?)

  /// One of some words.
  case words([Word])

  /// Text of which some values are known, and others may be, too; never a number.
  case suggestions([String])

  /// Values in order.
  case list(of: ValueShape, minimum: Int)

  /// Keys that are known.
  case mapping(KeyTable)

  /// Keys that the author names.
  case dictionary(of: ValueShape, names: TextForm, minimum: Int)

  /// One of several shapes.
  case anyOf([ValueShape])

  /// A shape with a name of its own, which may stand inside itself.
  case reference(Definition)

  /// Any value, nothing included.
  case anything

  /// A word with what it means.
  public struct Word: Hashable, Sendable {
    /// The word.
    public var word: String

    /// What it means, as one sentence; empty when the word says it.
    public var summary: String

    /// Creates a word.
    public init(_ word: String, _ summary: String = "") {
      self.word = word
      self.summary = summary
    }
  }

  /// The shapes with names.
  public enum Definition: String, Hashable, Sendable, CaseIterable {
    /// A case of a suite.
    case `case`

    /// An item of `cases` that takes its cases from a file.
    case rows

    /// An item of `assert`.
    case assertion

    /// An assertion inside `not`, `all`, `any` and `at-least`.
    case combinedAssertion = "combined-assertion"

    /// An item of `assert-suite`.
    case suiteAssertion = "suite-assertion"

    /// The properties of a type to generate.
    case answerType = "answer-type"

    /// How to generate.
    case options

    /// The identifier of a model.
    case model
  }

  /// Text of any kind.
  public static let text = ValueShape.text(.any)

  /// A list, which may be empty.
  public static func list(of shape: ValueShape) -> Self { .list(of: shape, minimum: 0) }

  /// A value, or a list of such values.
  public static func oneOrList(of shape: ValueShape, minimum: Int = 0) -> Self {
    .anyOf([shape, .list(of: shape, minimum: minimum)])
  }

  /// One of some words whose meaning is plain.
  public static func words(_ words: [String]) -> Self { .words(words.map { Word($0) }) }
}

public import SuiteSyntax

/// A check on a model's response.
///
/// To add an assertion, write one type in its own file under `Assertions/` and
/// add it to ``AssertionRegistry/builtIn``. Its documentation, its help text and
/// its first tests all come from ``usage``.
public protocol Assertion: Sendable {
  /// How the assertion is spelled in a suite, what it is for, and examples of
  /// what it accepts and rejects.
  static var usage: AssertionUsage { get }

  /// Creates an assertion from the value written after its name.
  ///
  /// - Parameters:
  ///   - value: The value, or `nil` when the name stands alone.
  ///   - reader: Reads typed values from nodes, and assertions from items.
  /// - Throws: ``SuiteValueError`` at the place of the first mistake.
  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError)

  /// Judges a response.
  ///
  /// Only called when the outcome carries an answer, unless
  /// ``AssertionUsage/needsAnswer`` is not set.
  func judge(_ subject: AssertionSubject) -> Judgement

  /// Returns why the assertion cannot be used on a case, if so: something that
  /// it judges and that the case does not have.
  func unmetNeed(in setting: AssertionSetting) -> String?

  /// The models that the value names, which have to exist.
  var namedModels: [ModelID] { get }

  /// The value as a label shows it, or `nil` when the assertion has none.
  var labelValue: String? { get }
}

extension Assertion {
  /// Nothing is needed beyond a response.
  public func unmetNeed(in setting: AssertionSetting) -> String? { nil }

  /// Most values name no model.
  public var namedModels: [ModelID] { [] }
}

/// What is known of a case when its suite is read.
public struct AssertionSetting: Hashable, Sendable {
  /// The type to generate, or `nil` for plain text.
  public var answerSchema: AnswerSchema?

  /// Whether the case has a question.
  public var hasQuestion: Bool

  /// Whether the case has passages (an empty list counts).
  public var hasPassages: Bool

  /// Whether the case has instructions.
  public var hasInstructions: Bool

  /// Whether the case has earlier turns.
  public var hasHistory: Bool

  /// Whether the case has a reference answer.
  public var hasReference: Bool

  /// The titles of the documents that the case searches; `nil` where it searches none.
  public var searchedTitles: [String]?

  /// Creates a setting.
  public init(
    answerSchema: AnswerSchema?, hasQuestion: Bool, hasPassages: Bool, hasInstructions: Bool,
    hasHistory: Bool = false, hasReference: Bool = false, searchedTitles: [String]? = nil
  ) {
    self.answerSchema = answerSchema
    self.hasQuestion = hasQuestion
    self.hasPassages = hasPassages
    self.hasInstructions = hasInstructions
    self.hasHistory = hasHistory
    self.hasReference = hasReference
    self.searchedTitles = searchedTitles
  }
}

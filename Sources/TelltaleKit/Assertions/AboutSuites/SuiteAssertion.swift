public import SuiteSyntax

/// A check on all answers that a model gave to a suite.
///
/// To add one, write one type in its own file under `Assertions/AboutSuites/` and
/// add it to ``SuiteAssertionRegistry/builtIn``. Its documentation, its help text
/// and its first tests all come from ``usage``.
public protocol SuiteAssertion: Sendable {
  /// How the assertion is spelled in a suite, what it is for, and examples of
  /// what it accepts and rejects.
  static var usage: SuiteAssertionUsage { get }

  /// Creates an assertion from the value written after its name.
  ///
  /// - Parameter value: The value, or `nil` when the name stands alone.
  /// - Throws: ``SuiteValueError`` at the place of the first mistake.
  init(value: SuiteNode?) throws(SuiteValueError)

  /// Judges the answers of one model; a function of them alone.
  func judge(_ subject: SuiteSubject) -> Judgement

  /// Returns why the assertion cannot be used on a suite, if so: something that
  /// it judges and that no case has.
  func unmetNeed(in setting: SuiteSetting) -> String?

  /// The value as a label shows it, or `nil` when the assertion has none.
  var labelValue: String? { get }
}

extension SuiteAssertion {
  /// Nothing is needed beyond answers.
  public func unmetNeed(in setting: SuiteSetting) -> String? { nil }
}

/// What is known of a suite when it is read.
public struct SuiteSetting: Sendable {
  /// The type to generate, or `nil` for plain text.
  public var answerSchema: AnswerSchema?

  /// The suite's cases.
  public var cases: [Case]

  /// The part of the answers that is judged.
  public var focus: AnswerFocus

  /// Creates a setting.
  public init(answerSchema: AnswerSchema?, cases: [Case], focus: AnswerFocus = .text) {
    self.answerSchema = answerSchema
    self.cases = cases
    self.focus = focus
  }
}

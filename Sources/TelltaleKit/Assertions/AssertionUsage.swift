/// What a person needs to know to use an assertion.
public struct AssertionUsage: Sendable {
  /// The assertion's name in a suite file.
  public var name: String

  /// What the assertion checks, as one sentence.
  public var summary: String

  /// What may stand after the name.
  public var value: Value

  /// How its value may be written, as one line of syntax each with what it
  /// means; empty for an assertion without a value.
  public var forms: [Form]

  /// Raised when a change makes the same response get another verdict.
  public var version: Int

  /// Whether the assertion also judges responses without an answer.
  public var judgesOutcome: Bool

  /// Whether a response without an answer leaves nothing to judge; not so for what
  /// judges the outcome, or what holds of any request.
  public var needsAnswer: Bool

  /// Responses in their settings with the verdicts they get.
  public var examples: [Example]

  /// Whether a value stands after the name, and which.
  public enum Value: Hashable, Sendable {
    /// The name stands alone.
    case none

    /// The name stands alone or has a value.
    case optional(ValueShape)

    /// The name has a value.
    case required(ValueShape)
  }

  /// A way to write the assertion.
  public struct Form: Sendable {
    /// The item as it stands in a suite, such as `contains: "22,41"`.
    public var syntax: String

    /// What it means, as one phrase.
    public var meaning: String

    /// Creates a form.
    public init(_ syntax: String, _ meaning: String) {
      self.syntax = syntax
      self.meaning = meaning
    }
  }

  /// A response in its setting, which is documentation and a test in one.
  public struct Example: Sendable {
    /// The item as it stands in a suite, such as `contains: "22,41"`.
    public var item: String

    /// The verdict that the response gets.
    public var verdict: Verdict

    /// The reason that comes with it, if the example states one.
    public var reason: String?

    /// What is judged.
    public var subject: AssertionSubject

    /// Creates an example.
    public init(
      _ item: String, _ verdict: Verdict, reason: String? = nil, of subject: AssertionSubject
    ) {
      self.item = item
      self.verdict = verdict
      self.reason = reason
      self.subject = subject
    }

    /// Creates an example of a plain answer.
    public init(
      _ item: String, _ verdict: Verdict, reason: String? = nil, answer: String,
      to question: String? = nil, from passages: [Passage] = [], language: String? = nil
    ) {
      self.init(
        item, verdict, reason: reason,
        of: AssertionSubject(
          outcome: .answered(.text(answer)), question: question, passages: passages,
          language: language))
    }
  }

  /// Creates documentation.
  public init(
    name: String, summary: String, value: Value, forms: [Form] = [], version: Int = 1,
    judgesOutcome: Bool = false, needsAnswer: Bool = true, examples: [Example]
  ) {
    self.name = name
    self.summary = summary
    self.value = value
    self.forms = forms
    self.version = version
    self.judgesOutcome = judgesOutcome
    self.needsAnswer = needsAnswer && !judgesOutcome
    self.examples = examples
  }
}

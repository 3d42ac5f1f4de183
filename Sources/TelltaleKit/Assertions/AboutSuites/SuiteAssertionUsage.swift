/// What a person needs to know to use an assertion about a suite.
public struct SuiteAssertionUsage: Sendable {
  /// The assertion's name in a suite file.
  public var name: String

  /// What the assertion checks, as one sentence.
  public var summary: String

  /// What may stand after the name.
  public var value: AssertionUsage.Value

  /// How its value may be written, as one line of syntax each with what it
  /// means.
  public var forms: [AssertionUsage.Form]

  /// Raised when a change makes the same answers get another verdict.
  public var version: Int

  /// Whether the assertion looks at answers, so that `on` says at which part.
  public var readsAnswers: Bool

  /// Answers of a model with the verdicts they get.
  public var examples: [Example]

  /// The answers of a model, which are documentation and a test in one.
  public struct Example: Sendable {
    /// The item as it stands in a suite, such as `pass-rate: 0.9`.
    public var item: String

    /// The verdict that the answers get.
    public var verdict: Verdict

    /// The reason that comes with it, if the example states one.
    public var reason: String?

    /// What is judged.
    public var subject: SuiteSubject

    /// Creates an example.
    public init(
      _ item: String, _ verdict: Verdict, reason: String? = nil, of members: [SuiteSubject.Member]
    ) {
      self.item = item
      self.verdict = verdict
      self.reason = reason
      subject = SuiteSubject(members: members)
    }
  }

  /// Creates documentation.
  public init(
    name: String, summary: String, value: AssertionUsage.Value, forms: [AssertionUsage.Form],
    version: Int = 1,
    readsAnswers: Bool = true, examples: [Example]
  ) {
    self.name = name
    self.summary = summary
    self.value = value
    self.forms = forms
    self.version = version
    self.readsAnswers = readsAnswers
    self.examples = examples
  }
}

/// The assertions that a suite can name.
public struct AssertionRegistry: Sendable {
  private let types: [String: any Assertion.Type]

  /// Creates a registry of the given assertions.
  public init(_ types: [any Assertion.Type] = builtIn) {
    self.types = Dictionary(uniqueKeysWithValues: types.map { ($0.usage.name, $0) })
  }

  /// Every assertion that comes with Telltale, by name.
  public static let builtIn: [any Assertion.Type] = [
    AllOf.self,
    AmountIs.self,
    AnsweredBy.self,
    AnyOf.self,
    AtLeast.self,
    CharacterCount.self,
    Complete.self,
    Contains.self,
    ContainsAll.self,
    ContainsAny.self,
    ContainsJSON.self,
    CurrencyKept.self,
    DateIs.self,
    DocumentsAre.self,
    EndsWith.self,
    Equals.self,
    ExampleNotTemplate.self,
    FieldIs.self,
    FirstToken.self,
    FitsContext.self,
    FoundFlag.self,
    IsJSON.self,
    IsRefusal.self,
    LanguageIs.self,
    LanguageMatchesQuestion.self,
    Latency.self,
    Levenshtein.self,
    MatchesAnswerType.self,
    MatchesPattern.self,
    NamesFromSource.self,
    Negation.self,
    NoCopiedHeadings.self,
    NoOwnSum.self,
    NoPlaceholder.self,
    NoPreamble.self,
    NoQuestionEcho.self,
    NoRepeatedAnswer.self,
    NumbersFromSource.self,
    OutcomeIs.self,
    PlainText.self,
    QuestionCount.self,
    QuotesExactly.self,
    Retrieved.self,
    ScriptIs.self,
    SentenceCount.self,
    Similar.self,
    StartsWith.self,
    StartsWithAnswer.self,
    TokenLimits.self,
    WordCount.self,
  ]

  /// The names a suite can use, sorted.
  public var names: [String] { types.keys.sorted() }

  /// Returns the assertion with the given name.
  public subscript(name: String) -> (any Assertion.Type)? { types[name] }
}

public import SourceText

/// One file in `suites/`, decoded.
public struct Suite: Sendable {
  /// The file that the suite was read from.
  public var file: SourceFile

  /// The suite's name.
  public var name: String

  /// The UTF-8 range of the name.
  public var nameRange: Range<Int>

  /// What the suite is for.
  public var description: String?

  /// The suite's tags, which its cases have too.
  public var tags: [String]

  /// The models that the suite runs on; `nil` for the project's.
  public var models: [ModelID]?

  /// The template of a passage.
  public var passageTemplate: Template

  /// The type to generate, or `nil` for plain text.
  public var answer: AnswerSchema?

  /// How long a trial may take, in seconds.
  public var timeout: Double?

  /// Whether an undecided verdict counts as a failure.
  public var isStrict: Bool

  /// The cases in the order of the file.
  public var cases: [Case]

  /// The paths of the files whose rows are cases, each once.
  public var dataFiles: [String] = []

  /// The paths of the documents that were read from a folder.
  public var documentFiles: [String] = []

  /// The assertions about all answers of a model.
  public var suiteItems: [SuiteAssertionItem] = []

  /// How a conversation is fitted into a model's window.
  public var session = SessionSettings()

  /// The documents that its cases search; `nil` where it has none.
  public var documents: DocumentCollection?
}

/// A prompt with what is expected of its answers.
public struct Case: Sendable {
  /// The case's name: its identity in baselines and dashboards.
  public var name: String

  /// The UTF-8 range of the name in the suite's file; for a row of a data file
  /// that of the file's path.
  public var range: Range<Int>

  /// The case's former name.
  public var formerName: String?

  /// What the case is for.
  public var description: String?

  /// The case's own tags.
  public var tags: [String]

  /// The variables that templates can use, the suite's among them.
  public var variables: [String: String]

  /// The user's question.
  public var question: String?

  /// The passages that the model is shown; `nil` when the case has no such key.
  public var passages: [Passage]?

  /// The prompt versions, at least one.
  public var versions: [PromptVersion]

  /// The models that the case runs on; `nil` for the suite's.
  public var models: [ModelID]?

  /// How many trials a cell has.
  public var repeatCount: Int

  /// How many of the trials must pass.
  public var floor: Floor?

  /// An ideal answer, never shown to a model.
  public var reference: String?

  /// The weighted share of assertions that must hold in a scored case.
  public var threshold: Double?

  /// The suite's assertions and the case's own; of a conversation, those of all
  /// its turns in order.
  public var items: [AssertionItem]

  /// Whether the case is run and recorded but not judged.
  public var isObserved: Bool

  /// Why the case is not run, if so.
  public var skip: String?

  /// Where and why the case is known to fail.
  public var knownFailure: KnownFailure?

  /// Where the threshold stands in the suite's file: a UTF-8 range.
  public var thresholdRange: Range<Int>?

  /// Where the case is written, when that is not the suite's file.
  public var source: CaseSource?

  /// The turns of a conversation; none for a case that asks once.
  public var turns: [Turn] = []

  /// What was said before, and how it reaches the model.
  public var history: CaseHistory?

  /// How many passages a search takes for each question at most; `nil` where the suite
  /// has no documents.
  public var top: Int?

  /// What the search found, once there was one.
  public var retrieval: Retrieval?
}

/// The row of a data file that a case is made of.
public struct CaseSource: Hashable, Sendable {
  /// The file's path, relative to the project.
  public var path: String

  /// The line on which the row begins, from 1.
  public var line: Int

  /// Creates a place.
  public init(path: String, line: Int) {
    self.path = path
    self.line = line
  }
}

/// How many trials of a cell must pass.
public struct Floor: Hashable, Sendable {
  /// How many must pass.
  public var passing: Int

  /// Of how many.
  public var of: Int

  /// Creates a floor.
  public init(passing: Int, of: Int) {
    self.passing = passing
    self.of = of
  }

  /// The number of trials that must pass of a number of trials, rounded up.
  public func required(of trials: Int) -> Int { (passing * trials + of - 1) / of }
}

/// A failure that is known.
public struct KnownFailure: Hashable, Sendable {
  /// The models on which the case fails; `nil` for all.
  public var models: [ModelID]?

  /// Why.
  public var reason: String

  /// The last day on which the failure is tolerated, as `2026-12-31`.
  public var until: String?
}

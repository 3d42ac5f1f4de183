public import SourceText

/// All trials of one invocation, judged and compared: everything that a report
/// needs, and nothing that depends on where it is read.
public struct Run: Hashable, Sendable {
  /// The run's name, such as `20261130T063800Z-1f2e3d`.
  public var id: String

  /// When the run began, as an ISO 8601 date and time in UTC.
  public var startedAt: String

  /// How long the run took, in seconds.
  public var duration: Double

  /// The version of Telltale that made the run.
  public var toolVersion: String

  /// Whether every planned cell was reached.
  public var isComplete: Bool

  /// What turns the run red.
  public var policy: GatePolicy

  /// The suites, in the order of their paths.
  public var suites: [SuiteRecord]

  /// The models, in the order of the matrix's columns.
  public var models: [ModelRecord]

  /// The prompts, sorted by hash.
  public var prompts: [PromptRecord]

  /// The requests, sorted by hash.
  public var requests: [RequestRecord]

  /// The cells: by suite, case, prompt version and model, in the order of the
  /// suites and of the models.
  public var cells: [CellResult]

  /// Baselines of cases that are gone.
  public var orphans: [Orphan]

  /// What else a reader should know, one sentence each.
  public var notes: [String]

  /// The part of a plan that the run makes, where other runs make the others.
  public var part: RunPart?

  /// Creates a run.
  public init(
    id: String, startedAt: String, duration: Double, toolVersion: String, isComplete: Bool,
    policy: GatePolicy, suites: [SuiteRecord], models: [ModelRecord], prompts: [PromptRecord],
    requests: [RequestRecord], cells: [CellResult], orphans: [Orphan], notes: [String],
    part: RunPart? = nil
  ) {
    self.part = part
    self.id = id
    self.startedAt = startedAt
    self.duration = duration
    self.toolVersion = toolVersion
    self.isComplete = isComplete
    self.policy = policy
    self.suites = suites
    self.models = models
    self.prompts = prompts
    self.requests = requests
    self.cells = cells
    self.orphans = orphans
    self.notes = notes
  }
}

/// A suite as it was when the run began.
public struct SuiteRecord: Hashable, Sendable {
  /// The suite's name.
  public var name: String

  /// The suite's file, with the path relative to the project, `/` between parts.
  public var file: SourceFile

  /// Creates a record.
  public init(name: String, file: SourceFile) {
    self.name = name
    self.file = file
  }
}

/// A model that took part.
public struct ModelRecord: Hashable, Sendable {
  /// The model's name in suites.
  public var id: ModelID

  /// What identified it.
  public var fingerprint: ModelFingerprint

  /// Where its responses came from.
  public var source: Response.Source

  /// Creates a record.
  public init(id: ModelID, fingerprint: ModelFingerprint, source: Response.Source) {
    self.id = id
    self.fingerprint = fingerprint
    self.source = source
  }
}

/// A prompt version as it was when the run began: enough to render it again.
public struct PromptRecord: Hashable, Sendable {
  /// The hash over all the rest, 12 hexadecimal digits.
  public var hash: String

  /// The suite's name.
  public var suite: String

  /// The version's name.
  public var name: String

  /// The template of the instructions.
  public var instructions: String?

  /// The template of the user's message.
  public var prompt: String

  /// The template of a passage.
  public var passageTemplate: String

  /// How to generate.
  public var options: GenerationOptions

  /// The type to generate.
  public var answer: AnswerSchema?

  /// Creates a record.
  public init(
    hash: String, suite: String, name: String, instructions: String?, prompt: String,
    passageTemplate: String, options: GenerationOptions, answer: AnswerSchema?
  ) {
    self.hash = hash
    self.suite = suite
    self.name = name
    self.instructions = instructions
    self.prompt = prompt
    self.passageTemplate = passageTemplate
    self.options = options
    self.answer = answer
  }
}

/// What reached a model.
public struct RequestRecord: Hashable, Sendable {
  /// The hash over the request, 12 hexadecimal digits.
  public var hash: String

  /// The request.
  public var request: Request

  /// Creates a record.
  public init(hash: String, request: Request) {
    self.hash = hash
    self.request = request
  }
}

/// A baseline whose case, prompt version or model is gone from its suite.
public struct Orphan: Hashable, Sendable {
  /// The baseline's file, relative to the project.
  public var path: String

  /// The cell that the baseline was for.
  public var cell: CellID

  /// Creates an orphan.
  public init(path: String, cell: CellID) {
    self.path = path
    self.cell = cell
  }
}

import SourceText

/// What a run says of itself, apart from its cells.
public struct RunHeader: Hashable, Sendable {
  /// The run's name.
  public var id: String

  /// When the run began, as an ISO 8601 date and time in UTC.
  public var startedAt: String

  /// The version of Telltale that makes the run.
  public var toolVersion: String

  /// What turns the run red.
  public var policy: GatePolicy

  /// Creates a header.
  public init(id: String, startedAt: String, toolVersion: String, policy: GatePolicy) {
    self.id = id
    self.startedAt = startedAt
    self.toolVersion = toolVersion
    self.policy = policy
  }
}

extension Plan {
  /// Returns the run with the given cells.
  ///
  /// - Parameters:
  ///   - header: What the run says of itself.
  ///   - cells: The cells in the order of the plan.
  ///   - duration: How long the run took, in seconds.
  ///   - orphans: Baselines of cases that are gone.
  /// - Returns: The run.
  public func run(
    _ header: RunHeader, cells: [CellResult], duration: Double, orphans: [Orphan] = []
  ) -> Run {
    var prompts: [String: PromptRecord] = [:]
    var requests: [String: RequestRecord] = [:]
    for (index, cell) in self.cells.enumerated() {
      let suite = suites[cell.suite]
      if requests[cell.requestHash] == nil, !cell.subject.isConversation {
        requests[cell.requestHash] = RequestRecord(hash: cell.requestHash, request: cell.request)
      }
      if cell.subject.hasSession, cells.indices.contains(index) {
        let conversation = Conversation(cell.subject, version: cell.version, of: suite)
        for record in cells[index].trials.flatMap({ conversation.requests(of: $0) }) {
          requests[record.hash] = record
        }
      }
      if prompts[cell.promptHash] == nil {
        prompts[cell.promptHash] = PromptRecord(
          hash: cell.promptHash, suite: suite.name, name: cell.version.name,
          instructions: cell.version.instructions?.source, prompt: cell.version.prompt.source,
          passageTemplate: suite.passageTemplate.source, options: cell.version.options,
          answer: suite.answer)
      }
    }
    return Run(
      id: header.id, startedAt: header.startedAt, duration: duration,
      toolVersion: header.toolVersion, isComplete: !cells.contains { $0.isNotRun },
      policy: header.policy,
      suites: suites.map { SuiteRecord(name: $0.name, file: $0.file) },
      models: models.map {
        ModelRecord(id: $0.id, fingerprint: $0.fingerprint, source: $0.source)
      },
      prompts: prompts.values.sorted { $0.hash < $1.hash },
      requests: requests.values.sorted { $0.hash < $1.hash },
      cells: cells, orphans: orphans, notes: notes, part: part)
  }
}

extension Run {
  /// Adds prompts that cells were replayed with, each once.
  public mutating func addPrompts(_ added: [PromptRecord]) {
    var known = Set(prompts.map(\.hash))
    prompts += added.filter { known.insert($0.hash).inserted }
    prompts.sort { $0.hash < $1.hash }
  }
}

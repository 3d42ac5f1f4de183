import SourceText

/// Every cell that a run will reach, in the order of its results.
public struct Plan: Sendable {
  /// A cell with what is needed to run and judge it.
  public struct Cell: Sendable {
    /// The cell's name.
    public var id: CellID

    /// The suite, by its place in ``Plan/suites``.
    public var suite: Int

    /// The case.
    public var subject: Case

    /// The prompt version.
    public var version: PromptVersion

    /// What the model gets; of a conversation, what it gets first.
    public var request: Request

    /// The hash of the request; of a conversation, over what is asked at each turn.
    public var requestHash: String

    /// The hash of the case's own part.
    public var caseHash: String

    /// The hash of the prompt version.
    public var promptHash: String

    /// How many trials are planned.
    public var trials: Int

    /// How many of them must pass.
    public var floor: Int

    /// Why the cell is not run or not judged, if so.
    public var skip: CellResult.Skip?

    /// Why the case is known to fail on this model, if it is.
    public var knownFailure: String?

    /// What was worked out about the case and prompt version, shared by models.
    public var memo: CaseMemo
  }

  /// The suites with selected cells.
  public var suites: [Suite]

  /// The models that take part, in the order of the catalogue.
  public var models: [any Model]

  /// The cells: by suite, case, prompt version and model.
  public var cells: [Cell]

  /// The cells about suites as a whole: by suite, prompt version and model.
  ///
  /// In the results they come after all others.
  public var suiteCells: [SuiteCell] = []

  /// What a reader should know of the plan, one sentence each.
  public var notes: [String]

  /// Names contents.
  public var hashes: ContentHashes

  /// The part of a larger plan that this is, if it is one.
  public var part: RunPart?
}

/// What a plan is made with.
public struct Planner: Sendable {
  /// The models that can be named, in the order in which they are shown.
  public var models: [any Model]

  /// The models that run when neither a case nor its suite says which.
  public var defaultModels: [ModelID]

  /// Names contents.
  public var hashes: ContentHashes

  /// How many trials each cell has instead of what its suite says.
  public var repeatCount: Int?

  /// The only cases that are planned, where others are for other machines.
  public var shard: Shard?

  /// The day of the run as `2026-11-30`, for known failures that expire.
  public var today: String

  /// Creates a planner.
  public init(
    models: [any Model], defaultModels: [ModelID], hashes: ContentHashes,
    repeatCount: Int? = nil, today: String
  ) {
    self.models = models
    self.defaultModels = defaultModels
    self.hashes = hashes
    self.repeatCount = repeatCount
    self.today = today
  }

  /// Returns the plan of the selected cells.
  public func plan(_ suites: [Suite], selecting selection: Selection = .init()) -> Plan {
    var planner = self
    // The project's choice is of what runs unasked.
    if !selection.models.isEmpty || selection.cells != nil {
      planner.defaultModels = models.map(\.id)
    }
    return planner.plan(of: suites, selection)
  }

  private func plan(of suites: [Suite], _ selection: Selection) -> Plan {
    var plan = Plan(suites: [], models: [], cells: [], notes: [], hashes: hashes)
    var reduced = 0
    var all: [CellID] = []
    for suite in suites where selection.includes(suite: suite.name, path: suite.file.path) {
      let first = plan.cells.count
      let rendering = Rendering(passageTemplate: suite.passageTemplate, answer: suite.answer)
      var search: SuiteSearch?
      for subject in suite.cases
      where selection.reaches(
        caseName: subject.name, of: suite, tags: suite.tags + subject.tags)
      {
        if let shard {
          all += ids(of: subject, in: suite, selection)
          if !shard.contains(hashes.number(ofCase: subject.name, in: suite.name)) { continue }
        }
        let ready = search ?? SuiteSearch(of: suite)
        search = ready
        add(
          ready.searched(subject), of: suite, at: plan.suites.count, rendering, selection,
          to: &plan,
          reduced: &reduced)
      }
      guard plan.cells.count > first else { continue }
      plan.suites.append(suite)
      addSuiteCells(of: suite, members: first..<plan.cells.count, selection, to: &plan)
    }
    plan.models = models.filter { model in plan.cells.contains { $0.id.model == model.id } }
    if let shard {
      plan.part = RunPart(
        shard: shard, planHash: hashes.plan(of: all), cellCount: all.count,
        repeatCount: repeatCount, isOfAllSuites: selection.paths.isEmpty)
      plan.notes.append(
        "shard \(shard): \(plan.cells.count) of \(all.count) cells; `telltale merge` makes one run of "
          + "all shards")
    }
    if reduced > 0 {
      let cells = reduced == 1 ? "1 cell" : "\(reduced) cells"
      plan.notes.append(
        "\(cells) asked for several trials of a model that always answers the same: one is run")
    }
    plan.notes += expired(plan)
    plan.notes += ContextForecast(of: plan).notes
    plan.notes += RecordingAge(of: plan.models, today: today).notes
    return plan
  }

  private func add(
    _ subject: Case, of suite: Suite, at suiteIndex: Int, _ rendering: Rendering,
    _ selection: Selection, to plan: inout Plan, reduced: inout Int
  ) {
    let caseHash = hashes.caseContent(subject)
    for version in subject.versions {
      let models = models(of: subject, version, of: suite).filter { model in
        selection.reaches(
          CellID(
            suite: suite.name, caseName: subject.name, prompt: version.name, model: model.id))
      }
      guard !models.isEmpty else { continue }
      let requests =
        subject.hasSession
        ? Conversation(subject, version: version, of: suite).planned
        : [rendering.request(for: version, of: subject)]
      let memo = CaseMemo()
      let requestHash = hashes.requests(
        requests, session: subject.hasSession ? suite.session : SessionSettings(),
        isConversation: subject.isConversation)
      let promptHash = hashes.prompt(
        version, passageTemplate: suite.passageTemplate, answer: suite.answer)
      for model in models {
        let asked = repeatCount ?? subject.repeatCount
        let trials = model.isDeterministic(for: version.options) ? 1 : asked
        if trials < asked { reduced += 1 }
        plan.cells.append(
          Plan.Cell(
            id: CellID(
              suite: suite.name, caseName: subject.name, prompt: version.name, model: model.id),
            suite: suiteIndex, subject: subject, version: version, request: requests[0],
            requestHash: requestHash, caseHash: caseHash, promptHash: promptHash, trials: trials,
            floor: subject.floor?.required(of: trials) ?? trials,
            skip: subject.skip.map { .declared($0) } ?? (subject.isObserved ? .observed : nil),
            knownFailure: knownFailure(of: subject, on: model.id), memo: memo))
      }
    }
  }

  /// The ids of the selected cells of a case.
  private func ids(of subject: Case, in suite: Suite, _ selection: Selection) -> [CellID] {
    subject.versions.flatMap { version in
      models(of: subject, version, of: suite).map { model in
        CellID(suite: suite.name, caseName: subject.name, prompt: version.name, model: model.id)
      }
    }.filter { selection.reaches($0) }
  }

  /// The models that a case is for with a prompt version, whatever is selected.
  func models(
    of subject: Case, _ version: PromptVersion, of suite: Suite
  ) -> [any Model] {
    let wanted = subject.models ?? suite.models ?? defaultModels
    return models.filter { model in
      wanted.contains(model.id) && (version.models?.contains(model.id) ?? true)
    }
  }

  /// A sentence for each case that was known to fail until a day that has passed.
  private func expired(_ plan: Plan) -> [String] {
    plan.cells.compactMap { cell -> String? in
      guard let known = cell.subject.knownFailure, let until = known.until, until < today,
        known.models?.contains(cell.id.model) ?? true
      else { return nil }
      return "\(cell.id.suite)/\(cell.id.caseName) was known to fail until \(until)"
        + " (\(known.reason)): that day has passed"
    }.uniqued()
  }

  private func knownFailure(of subject: Case, on model: ModelID) -> String? {
    guard let known = subject.knownFailure, known.models?.contains(model) ?? true else {
      return nil
    }
    if let until = known.until, until < today { return nil }
    return known.reason
  }
}

/// What a run is compared with: answers that were accepted, or those of another
/// run.
public struct ComparedSide: Sendable {
  /// The answers, by suite and model.
  public var baselines: [Baseline]

  /// The prompts that they were given to.
  public var ledgers: [PromptLedger]

  /// Cells that have no answers here because they could not be judged.
  public var unjudged: Set<CellID>

  /// Creates a side.
  public init(
    baselines: [Baseline], ledgers: [PromptLedger], unjudged: Set<CellID> = []
  ) {
    self.baselines = baselines
    self.ledgers = ledgers
    self.unjudged = unjudged
  }

  /// Creates the side of a run: what it answered, as if it had been accepted.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - name: Under which name a cell is compared; `nil` leaves it out.
  public init(_ run: Run, as name: (CellID) -> CellID? = { $0 }) {
    struct Key: Hashable {
      var suite: String
      var model: ModelID
    }
    let fingerprints = Dictionary(run.models.map { ($0.id, $0.fingerprint.text) }) { first, _ in
      first
    }
    var places: [Key: Int] = [:]
    baselines = []
    unjudged = []
    for cell in run.cells {
      guard let id = name(cell.id) else { continue }
      guard cell.skip == nil, cell.result != .errored else {
        unjudged.insert(id)
        continue
      }
      let fingerprint = fingerprints[cell.id.model] ?? ""
      let key = Key(suite: id.suite, model: id.model)
      let place = places[key] ?? baselines.count
      if places[key] == nil {
        places[key] = place
        baselines.append(Baseline(suite: id.suite, model: id.model, fingerprint: fingerprint))
      }
      var accepted = BaselineCell(cell)
      accepted.prompt = id.prompt
      if fingerprint != baselines[place].fingerprint { accepted.fingerprint = fingerprint }
      baselines[place].cases[id.caseName, default: []].append(accepted)
    }
    ledgers = run.suites.map { suite in
      PromptLedger(
        suite: suite.name,
        prompts: Dictionary(
          run.prompts.filter { $0.suite == suite.name }.map { ($0.hash, $0) }
        ) { first, _ in first })
    }
  }
}

/// A run compared with something else than the baselines that it was made with.
public struct RunComparison: Sendable {
  /// The run, its cells compared.
  public var run: Run

  /// Cells that only the other side has, in the order of their names.
  public var gone: [CellID]

  /// Compares a run.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - side: What it is compared with.
  ///   - suites: The suites of the run, as far as they can be read: they know
  ///     former names, and whether an undecided verdict is a failure.
  ///   - hashes: Names contents, which tell renamed cases apart.
  public init(
    _ run: Run, with side: ComparedSide, suites: [Suite], hashes: ContentHashes
  ) {
    struct Key: Hashable {
      var suite: String
      var model: ModelID
    }
    let baselines = Dictionary(
      side.baselines.map { (Key(suite: $0.suite, model: $0.model), $0) }
    ) { first, _ in first }
    let fingerprints = Dictionary(run.models.map { ($0.id, $0.fingerprint.text) }) { first, _ in
      first
    }
    let known = Dictionary(suites.map { ($0.name, $0) }) { first, _ in first }
    var renames: [Key: Renames] = [:]
    var used: Set<CellID> = []
    var compared: [CellResult] = []
    for cell in run.cells {
      let key = Key(suite: cell.id.suite, model: cell.id.model)
      let suite = known[cell.id.suite]
      let drift = Drift(
        baseline: baselines[key], fingerprint: fingerprints[cell.id.model] ?? "",
        isStrict: run.policy.isStrict || suite?.isStrict == true, terms: cell.terms)
      if renames[key] == nil, let suite {
        renames[key] = Renames(suite, in: baselines[key], hashes: hashes)
      }
      var fresh = cell
      fresh.comparison = CellComparison(status: .new)
      var result =
        renames[key]?.compared(fresh, by: drift) ?? drift.compared(fresh, formerName: nil)
      if side.unjudged.contains(cell.id) {
        result.comparison.remarks.append("the other side could not be judged")
      }
      if result.comparison.baseline != nil {
        var id = cell.id
        id.caseName = result.comparison.baselineName ?? id.caseName
        used.insert(id)
      }
      compared.append(result)
    }
    self.run = run
    self.run.cells = SampledFamily.calledAgain(compared, confirming: run.policy.confirming)
    self.run.orphans = []
    gone = side.baselines.flatMap { baseline in
      baseline.cases.flatMap { name, cells in
        cells.map { cell in
          CellID(suite: baseline.suite, caseName: name, prompt: cell.prompt, model: baseline.model)
        }
      }
    }.filter { !used.contains($0) }
      .sorted { $0.description.utf8.lexicographicallyPrecedes($1.description.utf8) }
  }
}

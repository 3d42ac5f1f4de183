/// Makes results of a run the baselines.
public struct Acceptance: Sendable {
  /// A cell that was not accepted.
  public struct Refusal: Hashable, Sendable {
    /// The cell.
    public var cell: CellID

    /// Why, as one phrase.
    public var reason: Reason

    /// What the run was compared with, where that is no longer what is stored.
    public var seen: BaselineCell?

    /// What is stored, where the run was compared with something else.
    public var stored: BaselineCell?

    /// Why a cell is not accepted.
    public enum Reason: String, Hashable, Sendable {
      case errored = "it could not be judged"
      case failing = "it fails"
      case stale = "its baseline changed after the run"
      case occupied = "another case still has its baseline under this name"
      case outdated = "its suite changed after the run"
      case superseded = "a newer run has taken its place"
    }

    /// Creates a refusal.
    public init(
      cell: CellID, reason: Reason, seen: BaselineCell? = nil, stored: BaselineCell? = nil
    ) {
      self.cell = cell
      self.reason = reason
      self.seen = seen
      self.stored = stored
    }
  }

  /// Why failing cells are accepted; `nil` refuses them.
  public var failingReason: String?

  /// Creates an acceptance.
  public init(failingReason: String? = nil) { self.failingReason = failingReason }

  /// What accepting does.
  public struct Result: Sendable {
    /// The baselines as they will be, for each suite and model with a change.
    public var baselines: [Baseline] = []

    /// The prompts as they will be, for each suite with a change.
    public var ledgers: [PromptLedger] = []

    /// The cells that were taken, in the order of the run.
    public var accepted: [CellID] = []

    /// The cells that already were as accepted.
    public var unchanged: [CellID] = []

    /// The cells that were not taken, in the order of the run.
    public var refused: [Refusal] = []

    /// Creates the result of accepting nothing.
    public init() {}
  }

  /// Returns what the baselines become.
  ///
  /// - Parameters:
  ///   - run: The run whose results are accepted.
  ///   - isSelected: Whether a cell is among those to accept.
  ///   - baselines: What is stored now.
  ///   - ledgers: The prompts that are stored now.
  ///   - formerNames: The former name of each case that has one, by suite and
  ///     case: so that no baseline is lost where names change places.
  ///   - isCurrent: Whether a cell's suite still asks what the run asked.
  /// - Returns: What is to be written, and what was refused.
  public func accept(
    _ run: Run, selecting isSelected: (CellResult) -> Bool, into baselines: [Baseline],
    ledgers: [PromptLedger], formerNames: [String: [String: String]] = [:],
    isCurrent: (CellResult) -> Bool = { _ in true }
  ) -> Result {
    var result = Result()
    var stored = Dictionary(baselines.map { (Key($0.suite, $0.model), $0) }) { first, _ in first }
    var prompts = Dictionary(ledgers.map { ($0.suite, $0) }) { first, _ in first }
    let fingerprints = Dictionary(run.models.map { ($0.id, $0.fingerprint.text) }) { first, _ in
      first
    }
    let original = stored
    func current(_ cell: CellResult) -> BaselineCell? {
      original[Key(cell.id.suite, cell.id.model)]?
        .cell(caseName: cell.comparison.baselineName ?? cell.id.caseName, prompt: cell.id.prompt)
    }
    let isTaken = { (cell: CellResult) in
      isSelected(cell) && cell.skip == nil
        && refusal(
          of: cell, current(cell),
          fingerprint: original[Key(cell.id.suite, cell.id.model)]?.fingerprint,
          isCurrent: isCurrent(cell)) == nil
    }
    let moves = BaselineMoves(run.cells, formerNames: formerNames, isTaken: isTaken) { id in
      original[Key(id.suite, id.model)]?.cell(caseName: id.caseName, prompt: id.prompt) != nil
    }
    for (key, baseline) in stored { stored[key] = moves.applied(to: baseline) }
    var changed: [Key] = []
    for cell in run.cells where isSelected(cell) {
      guard cell.skip == nil, let fingerprint = fingerprints[cell.id.model] else { continue }
      let key = Key(cell.id.suite, cell.id.model)
      // Looked into and changed in place: a copy of the whole file for each cell would add up.
      if stored[key] == nil {
        stored[key] = Baseline(suite: key.suite, model: key.model, fingerprint: fingerprint)
      }
      let current = current(cell)
      var accepted = BaselineCell(cell)
      if cell.result == .failed {
        accepted.acceptedFailing = failingReason ?? current?.acceptedFailing
      }
      accepted.fingerprint = fingerprint == stored[key]?.fingerprint ? nil : fingerprint
      // Also where the suite has changed since: nothing would be written.
      if accepted == current, cell.comparison.baselineName == nil, cell.result != .errored {
        result.unchanged.append(cell.id)
        continue
      }
      let reason =
        refusal(
          of: cell, current, fingerprint: stored[key]?.fingerprint, isCurrent: isCurrent(cell))
        ?? (moves.blocked.contains(cell.id) ? .occupied : nil)
      if let reason {
        result.refused.append(
          reason == .stale
            ? Refusal(
              cell: cell.id, reason: reason, seen: cell.comparison.baseline, stored: current)
            : Refusal(cell: cell.id, reason: reason))
        continue
      }
      stored[key]?.store(accepted, caseName: cell.id.caseName)
      if !changed.contains(key) { changed.append(key) }
      result.accepted.append(cell.id)
      if let prompt = run.prompts.first(where: { $0.hash == cell.promptHash }) {
        prompts[cell.id.suite, default: PromptLedger(suite: cell.id.suite)].prompts[prompt.hash] =
          prompt
      }
    }
    result.baselines = changed.compactMap { stored[$0]?.withCommonFingerprint }
    for suite in changed.map(\.suite).uniqued() {
      guard var ledger = prompts[suite] else { continue }
      let used = Set(
        stored.values.filter { $0.suite == suite }.flatMap { $0.cases.values.joined() }
          .map(\.promptHash))
      ledger.prompts = ledger.prompts.filter { used.contains($0.key) }
      result.ledgers.append(ledger)
    }
    return result
  }

  /// A baseline file.
  private struct Key: Hashable {
    var suite: String
    var model: ModelID

    init(_ suite: String, _ model: ModelID) {
      self.suite = suite
      self.model = model
    }
  }

  private func refusal(
    of cell: CellResult, _ current: BaselineCell?, fingerprint: String?, isCurrent: Bool
  ) -> Refusal.Reason? {
    if cell.result == .errored { return .errored }
    // What the run was compared with must still be what is stored: otherwise
    // somebody else's decision would be overwritten unseen. Which fingerprint is that of
    // the whole file changes with what else is accepted, and is no decision on this cell.
    var seen = cell.comparison.baseline
    var stored = current
    seen?.fingerprint = cell.comparison.baselineFingerprint
    stored?.fingerprint = current?.fingerprint ?? fingerprint
    if seen != stored { return .stale }
    if !isCurrent { return .outdated }
    let isAcceptedBefore = current?.acceptedFailing != nil
    if cell.result == .failed, failingReason == nil, !isAcceptedBefore, !cell.isKnownFailure {
      return .failing
    }
    return nil
  }
}

extension Baseline {
  /// Stores a cell in place of the one with its prompt version.
  mutating func store(_ cell: BaselineCell, caseName: String) {
    var cells = cases[caseName] ?? []
    cells.removeAll { $0.prompt == cell.prompt }
    cells.append(cell)
    cells.sort { $0.prompt.utf8.lexicographicallyPrecedes($1.prompt.utf8) }
    cases[caseName] = cells
  }

  /// Removes a cell.
  public mutating func remove(caseName: String, prompt: String) {
    cases[caseName]?.removeAll { $0.prompt == prompt }
    if cases[caseName]?.isEmpty == true { cases[caseName] = nil }
  }

  /// The baseline with the fingerprint that most of its cells have as that of
  /// the file, so that a full acceptance after an update leaves no exceptions.
  var withCommonFingerprint: Baseline {
    let cells = cases.values.joined().map { $0.fingerprint ?? fingerprint }
    let counted = Dictionary(cells.map { ($0, 1) }, uniquingKeysWith: +)
    let common = counted.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? fingerprint
    guard common != fingerprint else { return self }
    var baseline = self
    for (name, cells) in cases {
      baseline.cases[name] = cells.map { cell in
        var cell = cell
        let own = cell.fingerprint ?? fingerprint
        cell.fingerprint = own == common ? nil : own
        return cell
      }
    }
    baseline.fingerprint = common
    return baseline
  }
}

/// Makes results of a run the baselines.
public struct Acceptance: Sendable {
  /// A cell that was not accepted.
  public struct Refusal: Hashable, Sendable {
    /// The cell.
    public var cell: CellID

    /// Why, as one phrase.
    public var reason: Reason

    /// Why a cell is not accepted.
    public enum Reason: String, Hashable, Sendable {
      case errored = "it could not be judged"
      case failing = "it fails"
      case stale = "its baseline changed after the run"
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
  }

  /// Returns what the baselines become.
  ///
  /// - Parameters:
  ///   - run: The run whose results are accepted.
  ///   - isSelected: Whether a cell is among those to accept.
  ///   - baselines: What is stored now.
  ///   - ledgers: The prompts that are stored now.
  ///   - formerNames: The former name of each case that has one, by suite and
  ///     case: its baseline moves to the new name.
  /// - Returns: What is to be written, and what was refused.
  public func accept(
    _ run: Run, selecting isSelected: (CellResult) -> Bool, into baselines: [Baseline],
    ledgers: [PromptLedger], formerNames: [String: [String: String]] = [:]
  ) -> Result {
    var result = Result()
    var stored = Dictionary(baselines.map { (Key($0.suite, $0.model), $0) }) { first, _ in first }
    var prompts = Dictionary(ledgers.map { ($0.suite, $0) }) { first, _ in first }
    let fingerprints = Dictionary(run.models.map { ($0.id, $0.fingerprint.text) }) { first, _ in
      first
    }
    var changed: [Key] = []
    for cell in run.cells where isSelected(cell) {
      guard cell.skip == nil, let fingerprint = fingerprints[cell.id.model] else { continue }
      let key = Key(cell.id.suite, cell.id.model)
      // Looked into and changed in place: a copy of the whole file for each cell would add up.
      if stored[key] == nil {
        stored[key] = Baseline(suite: key.suite, model: key.model, fingerprint: fingerprint)
      }
      let formerName = formerNames[cell.id.suite]?[cell.id.caseName]
      let named = stored[key]?.cell(caseName: cell.id.caseName, prompt: cell.id.prompt)
      let current =
        named ?? formerName.flatMap { stored[key]?.cell(caseName: $0, prompt: cell.id.prompt) }
      if let reason = refusal(of: cell, current) {
        result.refused.append(Refusal(cell: cell.id, reason: reason))
        continue
      }
      var accepted = BaselineCell(cell)
      if cell.result == .failed {
        accepted.acceptedFailing = failingReason ?? current?.acceptedFailing
      }
      accepted.fingerprint = fingerprint == stored[key]?.fingerprint ? nil : fingerprint
      if accepted == current, named != nil {
        result.unchanged.append(cell.id)
        continue
      }
      stored[key]?.store(accepted, caseName: cell.id.caseName)
      if let formerName, named == nil {
        stored[key]?.remove(caseName: formerName, prompt: accepted.prompt)
      }
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

  private func refusal(of cell: CellResult, _ current: BaselineCell?) -> Refusal.Reason? {
    if cell.result == .errored { return .errored }
    // What the run was compared with must still be what is stored: otherwise
    // somebody else's decision would be overwritten unseen.
    if cell.comparison.baseline != current { return .stale }
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

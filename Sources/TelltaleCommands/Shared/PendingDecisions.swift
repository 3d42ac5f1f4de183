import Hashing
import SourceText
import TelltaleKit
import TelltaleReports
import TelltaleSystem

/// What waits for a decision in a project, and what deciding it writes.
struct PendingDecisions {
  /// A change, with the result that it is.
  struct Item {
    var change: PendingChange
    var cell: CellResult

    /// The run that the result is in, by its place in ``PendingDecisions/runs``.
    var run: Int
  }

  /// A change that is to be accepted.
  struct Accepted {
    var item: Item

    /// Why it is accepted although it fails, if it does.
    var reason: String?
  }

  let project: Project
  let store: BaselineStore
  let pendingStore: PendingStore

  /// The runs that the changes are in, the oldest first.
  private(set) var runs: [Run] = []

  /// The changes: those of older runs first.
  private(set) var items: [Item] = []

  /// What each cell asks by the suites as they are now; `nil` where nobody looks.
  private let asked: [CellID: Asked]?

  /// What a result was asked, to see whether it still is.
  fileprivate struct Asked: Hashable {
    var requestHash: String
    var caseHash: String
    var promptHash: String
    var labels: [String]
  }

  /// Reads what waits in a project.
  ///
  /// - Parameters:
  ///   - project: The project, with all its suites.
  ///   - baselines: Another folder of baselines than the project's, as it was typed.
  ///   - run: A run whose results are to be decided on in place of what waits.
  ///   - isSuitesRead: Whether the suites could be read, so that results can be compared
  ///     with what they ask now.
  ///   - context: The world.
  /// - Throws: ``CommandFailure`` for what is pending and cannot be read.
  init(
    _ project: Project, baselines: String?, run: Run? = nil, isSuitesRead: Bool = true,
    in context: CommandContext
  ) throws(CommandFailure) {
    self.project = project
    store = project.baselineStore(baselines)
    pendingStore = project.pendingStore(baselines)
    asked = isSuitesRead ? Self.asked(by: project, in: context) : nil
    if let run {
      runs = [run]
      items = run.cells.filter { $0.skip == nil }.map { cell in
        Item(change: PendingChange(cell, of: run), cell: cell, run: 0)
      }
      return
    }
    do {
      try read(try pendingStore.read())
    } catch {
      throw CommandFailure(.badInput, "\(error)")
    }
  }

  /// Reads the runs of changes.
  private mutating func read(_ pending: PendingChanges) throws(RunFileError) {
    for id in pending.runs {
      let run = try pendingStore.run(id)
      let cells = Dictionary(run.cells.map { ($0.id, $0) }) { first, _ in first }
      for change in pending.changes where change.run == id {
        guard let cell = cells[change.cell] else { continue }
        items.append(Item(change: change, cell: cell, run: runs.count))
      }
      runs.append(run)
    }
  }

  /// What every cell of a project asks now, on every model that can be named.
  private static func asked(
    by project: Project, in context: CommandContext
  ) -> [CellID: Asked] {
    var selection = Selection()
    selection.models = [Glob("*")]
    let plan = Planner(
      models: project.models, defaultModels: project.defaultModels,
      hashes: ContentHashes(sha256: sha256),
      today: Timestamp(secondsSince1970: context.now()).day
    ).plan(project.suites, selecting: selection)
    let cells = plan.cells.map { cell in
      (
        cell.id,
        Asked(
          requestHash: cell.requestHash, caseHash: cell.caseHash, promptHash: cell.promptHash,
          labels: plan.labels(of: cell))
      )
    }
    let suiteCells = plan.suiteCells.map { cell in
      (
        cell.id,
        Asked(
          requestHash: cell.requestHash, caseHash: cell.caseHash, promptHash: cell.promptHash,
          labels: plan.labels(of: cell))
      )
    }
    return Dictionary(cells + suiteCells) { first, _ in first }
  }

  /// The changes that a selection reaches, in the order of ``items``.
  ///
  /// - Throws: ``CommandFailure`` when the selection names what is nowhere.
  func selected(_ options: SelectionOptions) throws(CommandFailure) -> [Item] {
    let selection = try project.cells(of: options)
    let paths = runs.map { run in
      Dictionary(run.suites.map { ($0.name, $0.file.path) }) { first, _ in first }
    }
    let selected = items.filter { item in
      let id = item.cell.id
      return selection.includes(suite: id.suite, path: paths[item.run][id.suite] ?? "")
        && selection.includes(caseName: id.caseName, of: id.suite, tags: item.cell.tags)
        && selection.includes(id)
    }
    guard selected.isEmpty, !selection.isEverything, !project.suites.isEmpty else {
      return selected
    }
    // Nothing waits there, which is well; a name that is nowhere is a slip.
    let (message, help) = selection.explainNothing(
      in: project.suites, models: project.models.map(\.id))
    if message.hasSuffix("'") { throw CommandFailure(.nothingSelected, message, help: help) }
    return selected
  }

  /// Returns what accepting changes does to the baselines, without doing it.
  ///
  /// - Parameters:
  ///   - accepted: The changes to accept.
  ///   - stored: The baselines as they are on disk.
  /// - Returns: What is to be written, and what is refused.
  func result(of accepted: [Accepted], into stored: StoredBaselines) -> Acceptance.Result {
    struct Part: Hashable {
      var run: Int
      var reason: String?
    }
    let parts = Dictionary(grouping: accepted) { Part(run: $0.item.run, reason: $0.reason) }
    let order = parts.keys.sorted { ($0.run, $0.reason ?? "") < ($1.run, $1.reason ?? "") }
    let formerNames = project.formerNames
    var baselines = stored.entries.map(\.baseline)
    var ledgers = stored.ledgers
    var whole = Acceptance.Result()
    for part in order {
      let cells = Set((parts[part] ?? []).map(\.item.cell.id))
      let result = Acceptance(failingReason: part.reason).accept(
        runs[part.run], selecting: { cells.contains($0.id) }, into: baselines, ledgers: ledgers,
        formerNames: formerNames, isCurrent: { isCurrent($0) })
      for baseline in result.baselines {
        func isSame(_ other: Baseline) -> Bool {
          other.suite == baseline.suite && other.model == baseline.model
        }
        baselines.removeAll(where: isSame)
        baselines.append(baseline)
        whole.baselines.removeAll(where: isSame)
        whole.baselines.append(baseline)
      }
      for ledger in result.ledgers {
        ledgers.removeAll { $0.suite == ledger.suite }
        ledgers.append(ledger)
        whole.ledgers.removeAll { $0.suite == ledger.suite }
        whole.ledgers.append(ledger)
      }
      whole.accepted += result.accepted
      whole.unchanged += result.unchanged
      whole.refused += result.refused
    }
    return whole
  }

  /// Writes decisions: baselines first, then what is no longer pending.
  ///
  /// - Parameters:
  ///   - accepted: The changes to accept.
  ///   - rejected: The changes to drop.
  ///   - mayWrite: Whether baselines may be written; asked when one would be.
  ///   - context: The world.
  /// - Returns: What was written and refused.
  /// - Throws: ``CommandFailure``; where baselines could not be written, nothing has
  ///   stopped being pending.
  func write(
    _ accepted: [Accepted], rejecting rejected: [Item] = [],
    mayWrite: (Acceptance.Result) throws(CommandFailure) -> Void, in context: CommandContext
  ) throws(CommandFailure) -> Acceptance.Result {
    do {
      let lock = try store.lock()
      var pending = try pendingStore.read()
      // Another process may have run, or decided, since the changes were read.
      let newest = Dictionary(pending.changes.map { ($0.cell, $0.run) }) { first, _ in first }
      func isSuperseded(_ item: Item) -> Bool {
        newest[item.change.cell].map { $0 > item.change.run } ?? false
      }
      let current = accepted.filter { !isSuperseded($0.item) }
      var result =
        current.isEmpty
        ? Acceptance.Result()
        : self.result(of: current, into: try StoredBaselines(store, style: context))
      try mayWrite(result)
      for baseline in result.baselines { try store.write(baseline, holding: lock) }
      var written: [PromptLedger] = []
      for ledger in result.ledgers where try store.write(ledger, holding: lock) {
        written.append(ledger)
      }
      result.ledgers = written
      let decided =
        result.accepted + result.unchanged
        + rejected.filter { !isSuperseded($0) }.map(\.change.cell)
      if pendingStore.exists {
        pending.remove(Set(decided))
        try pendingStore.write(pending, holding: lock)
      }
      var whole = result
      whole.refused += accepted.filter { isSuperseded($0.item) }
        .map { Acceptance.Refusal(cell: $0.item.change.cell, reason: .superseded) }
      return whole
    } catch let failure as CommandFailure {
      throw failure
    } catch let error as FileError {
      throw CommandFailure(.couldNotWrite, error.description)
    } catch {
      throw CommandFailure(.couldNotWrite, "\(error)")
    }
  }

  /// Whether a result is of what its suite asks now.
  private func isCurrent(_ cell: CellResult) -> Bool {
    guard let asked else { return true }
    return asked[cell.id].map { $0 == Asked(cell) } ?? false
  }
}

extension PendingDecisions.Asked {
  fileprivate init(_ cell: CellResult) {
    self.init(
      requestHash: cell.requestHash, caseHash: cell.caseHash, promptHash: cell.promptHash,
      labels: BaselineCell(cell).assertions.map(\.label))
  }
}

import SourceText
import TelltaleKit
import TelltaleReports
import TelltaleSystem
import Terminal

/// One run from plan to stored result: what `run` and `init` have in common.
struct RunSession {
  var project: Project
  var plan: Plan
  var policy: GatePolicy
  var jobs: Int

  /// The baselines of the plan's suites.
  var baselines: StoredBaselines

  /// Whether the whole project was planned, so that a baseline without a cell
  /// is an orphan.
  var isWholeProject: Bool

  /// Runs the plan, judges, compares, and stores the run.
  ///
  /// - Parameters:
  ///   - isProgressShown: Whether a progress line is kept up to date on standard
  ///     error.
  ///   - context: The world.
  /// - Returns: The run, and what kept it from being stored, if anything.
  func perform(
    isProgressShown: Bool, in context: CommandContext
  ) async -> (run: Run, storeFailure: String?) {
    let start = context.clock()
    let moment = Timestamp(secondsSince1970: context.now())
    let header = RunHeader(
      id: "\(moment.compact)-\(context.runSuffix())", startedAt: moment.iso8601,
      toolVersion: CommandLineTool.version, policy: policy)
    let comparison = PlanComparison(plan: plan, policy: policy) { [baselines] suite, model in
      baselines.baseline(suite: suite, model: model)
    }
    let runner = Runner(
      plan: plan, jobs: jobs, isStrict: policy.isStrict, confirmation: comparison.confirmation,
      clock: context.clock)
    var store = RunStore(
      folder: StateFolder(project.workFolder),
      plan: plan.run(header, cells: runner.plannedCells, duration: 0))
    var progress = RunProgress(total: plan.cellIDs.count, isShown: isProgressShown, in: context)
    let results = await runner.run { event in
      switch event {
      case .finished(let position, let cell):
        store.record(cell, at: position)
        progress.add(cell)
      case .confirmed(let position, let cell):
        for trial in cell.trials.dropFirst(cell.planned) {
          store.record(trial, ofCell: position)
        }
      }
    }
    progress.clear()
    let attributor = Attributor(
      plan: plan, ledgers: baselines.ledgers, source: AvailableModels(project.models), jobs: jobs,
      isStrict: policy.isStrict)
    let attributed = await attributor.attributed(comparison.compared(results))
    var run = plan.run(
      header, cells: attributed.cells, duration: context.clock() - start,
      orphans: isWholeProject
        ? Orphan.all(in: baselines.entries, suites: project.suites, hashes: plan.hashes) : [])
    run.addPrompts(attributed.prompts)
    run.notes += baselines.notes
    store.finish(run)
    return (run, store.failure)
  }
}

/// The file of a run that goes on; a failure to write it does not stop the run,
/// and is told at its end.
private struct RunStore {
  private var writer: RunFile.Writer?

  /// What could not be written, if anything.
  private(set) var failure: String?

  init(folder: StateFolder, plan: Run) {
    do {
      writer = try RunFile.Writer(in: folder, plan: plan)
    } catch {
      failure = "\(error)"
    }
  }

  mutating func record(_ cell: CellResult, at position: Int) {
    attempt { writer throws(RunFileError) in try writer.record(cell, at: position) }
  }

  mutating func record(_ trial: TrialResult, ofCell position: Int) {
    attempt { writer throws(RunFileError) in try writer.record(trial, ofCell: position) }
  }

  mutating func finish(_ run: Run) {
    attempt { writer throws(RunFileError) in try writer.finish(run) }
  }

  private mutating func attempt(_ body: (RunFile.Writer) throws(RunFileError) -> Void) {
    guard failure == nil, let writer else { return }
    do {
      try body(writer)
    } catch {
      failure = "\(error)"
    }
  }
}

/// The progress of a run: a line that is rewritten on a terminal.
private struct RunProgress {
  private var line: StatusLine
  private let total: Int
  private var done = 0
  private var failed = 0

  init(total: Int, isShown: Bool, in context: CommandContext) {
    self.total = total
    line = StatusLine(columns: context.width, isEnabled: isShown, write: context.warn)
  }

  mutating func add(_ cell: CellResult) {
    done += 1
    if cell.result == .failed { failed += 1 }
    let (done, failed, total) = (done, failed, total)
    line.show(
      "     Running \(done)/\(total) cells, \(failed) failed: \(cell.id)", at: ContinuousClock.now)
  }

  mutating func clear() { line.clear() }
}

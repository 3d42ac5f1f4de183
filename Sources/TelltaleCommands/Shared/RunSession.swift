import SourceText
import Synchronization
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

  /// What an earlier run got already, if this one goes on from it.
  var kept: KeptResponses?

  /// Whether anything may be put to a model beyond what is kept.
  var asksModels = true

  /// What is kept of fresh trials confirms, although no others are asked for.
  var confirmsKept = false

  /// The models that combinations of old and new may be put to.
  var replayed: [any Model] = []

  /// How long the run took, in seconds, where that is not measured here.
  var duration: Double?

  /// When a request that failed is put again.
  var retry = RetryPolicy()

  /// How many requests are put to models at most, if that is limited.
  var maximumCalls: Int?

  /// How long the run may take, in seconds, if that is limited.
  var maximumTime: Double?

  /// Whether the first cell that fails the gate ends the run.
  var failsFast = false

  /// Runs the plan, judges, compares, and stores the run.
  ///
  /// - Parameters:
  ///   - isStopped: Whether no new trial is to begin.
  ///   - isProgressShown: Whether a progress line is kept up to date on standard
  ///     error.
  ///   - context: The world.
  /// - Returns: The run, and what kept it from being stored, if anything.
  func perform(
    isStopped: @escaping @Sendable () -> Bool = { false }, isProgressShown: Bool,
    in context: CommandContext
  ) async -> (run: Run, storeFailure: String?) {
    let start = context.clock()
    let moment = Timestamp(secondsSince1970: context.now())
    let header = RunHeader(
      id: "\(moment.compact)-\(context.runSuffix())", startedAt: moment.iso8601,
      toolVersion: CommandLineTool.version, policy: policy)
    let comparison = PlanComparison(plan: plan, policy: policy) { [baselines] suite, model in
      baselines.baseline(suite: suite, model: model)
    }
    var runner = Runner(
      plan: plan, jobs: jobs, isStrict: policy.isStrict,
      confirmation: asksModels ? comparison.confirmation : nil, clock: context.clock)
    if confirmsKept, let kept, var confirmation = comparison.confirmation {
      let isNeeded = confirmation.isNeeded
      confirmation.isNeeded = { index, result in
        kept.hasTrials(of: result.id, beyond: result.planned) && isNeeded(index, result)
      }
      runner.confirmation = confirmation
    }
    let store = RunStore(
      folder: StateFolder(project.workFolder),
      plan: plan.run(header, cells: runner.plannedCells, duration: 0))
    runner.isStopped = isStopped
    runner.onTrial = { position, trial in store.record(trial, ofCell: position) }
    runner.kept = kept
    runner.limits = RunLimits(calls: maximumCalls, deadline: maximumTime.map { start + $0 })
    if failsFast { runner.endsRun = { comparison.failsGate($0, $1) } }
    runner.retry = asksModels ? retry : RetryPolicy(retries: 0)
    var progress = RunProgress(total: plan.cellIDs.count, isShown: isProgressShown, in: context)
    let results = await runner.run { event in
      if case .finished(_, let cell) = event { progress.add(cell) }
    }
    progress.clear()
    let compared = comparison.compared(results)
    var replayable = plan
    for (index, model) in plan.models.enumerated() {
      // What was stored of a model cannot be asked, but the model may still be there.
      let same = replayed.first { $0.id == model.id && $0.fingerprint == model.fingerprint }
      if let same { replayable.models[index] = same }
    }
    var attributor = Attributor(
      plan: replayable, ledgers: baselines.ledgers,
      source: AvailableModels(replayed), jobs: jobs,
      isStrict: policy.isStrict)
    attributor.retry = retry
    // A run that is stopped puts no more to any model; the one that resumes it will.
    let attributed = isStopped() ? nil : await attributor.attributed(compared)
    var run = plan.run(
      header, cells: attributed?.cells ?? compared, duration: duration ?? context.clock() - start,
      orphans: isWholeProject
        ? Orphan.all(in: baselines.entries, suites: project.suites, hashes: plan.hashes) : [])
    run.addPrompts(attributed?.prompts ?? [])
    run.notes += baselines.notes
    if attributed == nil {
      let changed = compared.count {
        [.regressed, .fixed, .reworded].contains($0.comparison.status)
      }
      if changed > 0 {
        run.notes.append(
          "why \(changed.counted("cell")) changed was not looked into further, because the run was "
            + "stopped; with --resume it is")
      }
    }
    store.finish(run)
    return (run, store.failure)
  }
}

/// The file of a run that goes on; a failure to write it does not stop the run,
/// and is told at its end.
private final class RunStore: Sendable {
  private let writer: RunFile.Writer?
  private let state: Mutex<String?>

  /// What could not be written, if anything.
  var failure: String? { state.withLock { $0 } }

  init(folder: StateFolder, plan: Run) {
    do {
      writer = try RunFile.Writer(in: folder, plan: plan)
      state = Mutex(nil)
    } catch {
      writer = nil
      state = Mutex("\(error)")
    }
  }

  func record(_ trial: TrialResult, ofCell position: Int) {
    attempt { writer throws(RunFileError) in try writer.record(trial, ofCell: position) }
  }

  func finish(_ run: Run) {
    attempt { writer throws(RunFileError) in try writer.finish(run) }
  }

  private func attempt(_ body: (RunFile.Writer) throws(RunFileError) -> Void) {
    guard failure == nil, let writer else { return }
    do {
      try body(writer)
    } catch {
      state.withLock { $0 = $0 ?? "\(error)" }
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

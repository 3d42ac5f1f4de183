import Arguments
import SourceText
import TelltaleKit
import TelltaleReports
import TelltaleSystem
import Terminal

extension Gate: ArgumentValue {}

/// Runs suites, judges the answers, compares them with their baselines.
struct RunCommand: SelectingCommand {
  var project = ProjectOptions()
  var selection = SelectionOptions()
  var gate: Gate?
  var isStrict = false
  var maximumUndecided: Int?
  var reports: [String] = []
  var hasDefaultReports = true
  var junitFlavor = JUnitFlavor.common
  var baselines: String?
  var jobs: Int?
  var repeatCount: Int?
  var confirming: Int?
  var retries: Int?
  var timeout: Double?
  var maximumCalls: Int?
  var maximumTime: Double?
  var failsFast = false
  var resumed: String?
  var isOffline = false
  var isDryRun = false
  var allowsNothing = false

  static let name = "run"
  static let summary = "Run suites against every model and compare with their baselines"
  static let discussion = """
    Puts every selected case to every model, judges the answers, and compares them with what was
    accepted. Never writes baselines: `telltale accept` does. Writes reports/junit.xml and
    reports/run.json. Exit codes: `telltale explain`.
    """
  static let examples = [
    "run", "run suites/receipts.yaml --model 'afm-3*'", "run --case 'total-*' --gate any-failure",
    "run --report json=- --no-default-reports",
  ]
  static var arguments: [Argument<Self>] {
    selectionArguments + gateArguments + executionArguments + projectArguments
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    try await run(judging: nil, in: context)
  }

  /// Runs, or judges the responses of stored runs in place of new ones.
  func run(judging source: StoredResponses?, in context: CommandContext) async throws -> ExitCode {
    let stored = source?.run
    let union = source?.union
    try checkNumbers()
    let bazel = try BazelTest(context.environment)
    try bazel?.announce()
    var project = try Project.load(self.project, paths: selection.paths, in: context)
    project.outputs = bazel?.outputs
    let targets = try reportTargets(of: project, bazel)
    let shard = stored == nil ? try selection.shard(bazel: bazel, in: context) : nil
    let models = project.models
    if let stored {
      project.models = stored.storedModels(among: models, isLive: union != nil)
    }
    var plan = try project.plan(
      selection, repeatCount: repeatCount ?? union?.part?.repeatCount, shard: shard,
      among: stored.map { Set($0.cells.map(\.id)) },
      in: context)
    guard !plan.cells.isEmpty || plan.part?.cellCount ?? 0 > 0 else {
      return try project.nothingSelected(selection, allowsNothing: allowsNothing, in: context)
    }
    if isOffline, stored == nil { try project.refuseNetwork(for: plan) }
    if !isDryRun, stored == nil { await project.identifyModels(of: &plan) }
    try union?.prepareForCommand(&plan)
    plan.setTimeouts(timeout, default: project.settings.timeout)
    var session = RunSession(
      project: project, plan: plan,
      policy: union.map { $0.policy(gate) } ?? policy(project, context),
      jobs: jobs ?? project.settings.jobs ?? context.coreCount,
      baselines: try StoredBaselines(project.baselineStore(baselines), style: context),
      isWholeProject: union.map { $0.isOfAllSuites(project) } ?? selection.paths.isEmpty)
    session.retry = RetryPolicy(
      retries: retries ?? project.settings.retries ?? RetryPolicy.defaultRetries)
    session.replayed = stored == nil || union != nil ? models : []
    session.maximumCalls = maximumCalls
    session.maximumTime = maximumTime
    session.failsFast = failsFast || bazel?.failsFast ?? false
    let screen = Console(self, targets: targets, context)
    screen.write(screen.headline(of: plan))
    if isDryRun {
      let trials = plan.cells.reduce(0) { $0 + $1.trials }
      screen.write(plan.cellIDs.map { "\($0)\n" }.joined())
      for note in plan.notes { context.warn("note: \(note)\n") }
      let planned = "\(plan.cellIDs.count.counted("cell")), \(trials.counted("trial"))"
      screen.write("\(planned) would be run; nothing was run\n")
      return .success
    }
    for warning in project.warnings {
      context.warn(warning.diagnostic.rendered(in: warning.file) + "\n\n")
    }
    if let stored {
      session.kept = KeptResponses(of: stored, for: plan.models, keepsErrors: true)
      session.asksModels = false
    }
    if let union {
      session.confirmsKept = true
      session.duration = union.duration
    } else if let stored {
      let left = Set(stored.cells.map(\.id)).subtracting(plan.cellIDs).count
      let gone = left > 0 ? "; \(left.counted("cell")) of it left out" : ""
      context.warn("note: judging the responses of the run \(stored.id) again\(gone)\n")
    }
    if let resumed {
      let (kept, told) = try project.kept(of: resumed, for: plan)
      session.kept = kept
      context.warn("note: \(told)\n")
    }
    let isProgressShown = context.isErrorTerminal && !context.isCI
    let signals = context.listenForStop()
    var (run, storeFailure) = await session.perform(
      isStopped: { signals?.isRequested ?? false }, isProgressShown: isProgressShown, in: context)
    signals?.close()
    if storeFailure == nil {
      storeFailure = session.leavePending(
        run, in: project.pendingStore(baselines), locking: project.baselineStore(baselines),
        isEverything: try shard == nil && stored == nil && project.cells(of: selection).isEverything
      )
    }
    return finish(run, storeFailure: storeFailure, targets: targets, project: project, screen)
  }

  /// Prints the run and writes its reports.
  private func finish(
    _ run: Run, storeFailure: String?, targets: [ReportTarget], project: Project, _ screen: Console
  ) -> ExitCode {
    var failures = [storeFailure].compactMap { $0 }
    var written: [String] = []
    for target in targets {
      if let failure = target.write(run, project: project, in: screen.context) {
        failures.append(failure)
      } else if !target.isStandardOutput {
        written.append(target.path)
      }
    }
    for path in written { screen.context.warn("Wrote \(path)\n") }
    for failure in failures { screen.context.warn("error: \(failure)\n") }
    let summary = RunSummary(run)
    var code = ExitCode(summary.conclusion)
    guard summary.cells.isConserved, summary.trials.isConserved else {
      screen.context.warn("error: cells were lost in counting; this is a bug in Telltale\n")
      return .bug
    }
    if !failures.isEmpty { code = code.combined(with: .couldNotWrite) }
    screen.write(screen.report(of: run, code: code, failures: failures.count))
    return code
  }

  private func checkNumbers() throws(ArgumentError) {
    for (name, value, least) in [
      ("jobs", jobs, 1), ("repeat", repeatCount, 1), ("max-undecided", maximumUndecided, 0),
      ("confirm", confirming, 0), ("retries", retries, 0),
      ("max-calls", maximumCalls, 0),
    ] {
      if let value, value < least {
        throw ArgumentError("'\(value)' is not a value for '--\(name)'", help: "at least \(least)")
      }
    }
    for (name, value, most) in [("timeout", timeout, 86_400), ("max-time", maximumTime, 1e9)] {
      if let value, !(value > 0 && value <= most) {
        throw ArgumentError(
          "'\(value)' is not a value for '--\(name)'",
          help: "seconds, more than 0, at most \(Int(most))")
      }
    }
  }

  private func policy(_ project: Project, _ context: CommandContext) -> GatePolicy {
    GatePolicy(
      gate: gate ?? project.settings.gate ?? .regression, isStrict: isStrict,
      requiresBaselines: context.isCI, maximumUndecided: maximumUndecided,
      confirming: confirming ?? GatePolicy.defaultConfirming)
  }

  private func reportTargets(
    of project: Project, _ bazel: BazelTest?
  ) throws(CommandFailure) -> [ReportTarget] {
    let folder = bazel?.outputs ?? project.settings.reports
    var targets: [ReportTarget] = []
    if hasDefaultReports {
      for report: any Report in [junitFlavor.report, JSONReport()] {
        targets.append(ReportTarget(report, folder: folder))
      }
    }
    if let path = bazel?.reportPath {
      // Bazel reads one file.
      let flavor = junitFlavor == .surefire ? .common : junitFlavor
      targets.append(ReportTarget(flavor.report, path: path, folder: folder))
    }
    for text in reports {
      targets.append(try ReportTarget(text, flavor: junitFlavor, folder: folder))
    }
    return try ReportTarget.distinct(targets, of: project)
  }
}

/// Where the run is told to a person: standard output, or standard error when a
/// report takes that.
private struct Console {
  var context: CommandContext
  var write: @Sendable (String) -> Void
  private let report: ConsoleReport

  init(_ command: RunCommand, targets: [ReportTarget], _ context: CommandContext) {
    self.context = context
    let isOutputTaken = targets.contains(where: \.isStandardOutput)
    write = isOutputTaken ? context.warn : context.write
    let style =
      isOutputTaken
      ? context.errorStyle(command.project.color) : context.outputStyle(command.project.color)
    report = ConsoleReport(width: context.width, style: style, acceptCommand: "telltale accept")
  }

  func headline(of plan: Plan) -> String {
    let cases = Set(plan.cells.map { "\($0.id.suite)/\($0.id.caseName)" })
    return report.headline(
      suites: plan.suites.count, cases: cases.count, models: plan.models.count,
      sources: plan.models.map(\.source)) + "\n\n"
  }

  /// The report, whose last line says the verdict and the exit code.
  func report(of run: Run, code: ExitCode, failures: Int) -> String {
    let verdict = RunVerdict(run, RunSummary(run))
    guard code.rawValue != verdict.exitCode else { return report.text(of: run) }
    let text = report.text(of: run).replacing(
      verdict.line,
      with:
        "\(verdict.phrase); \(failures.counted("file")) could not be written; exit \(code.rawValue)"
    )
    return text
  }
}

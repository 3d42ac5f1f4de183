import Arguments
import Hashing
import SourceText
import Synchronization
import TelltaleKit
import TelltaleReports
import TelltaleSystem
import Terminal

/// Runs real models and stores their responses.
struct RecordCommand: SelectingCommand {
  var project = ProjectOptions()
  var selection = SelectionOptions()
  var isMissingOnly = false
  var isEverything = false
  var jobs: Int?
  var repeatCount: Int?
  var retries: Int?
  var allowsNothing = false

  static let name = "record"
  static let summary = "Run a real model and store its responses in recordings/"
  static let discussion = """
    Puts the selected cases to the live models of telltale.yaml, or to those named with --model,
    and stores each response with its request, so that `kind: recorded` models can be judged
    anywhere. What is recorded already, of the same request and the same version of the model, is
    not asked again unless --all says so. A suite on a recorded model is recorded from the model
    that it is `of`. Failures of the moment, such as a network that is down, are not stored.
    """
  static let examples = [
    "record", "record --missing --model afm-3-core@mac-mini", "record suites/receipts.yaml --all",
  ]
  static var arguments: [Argument<Self>] {
    selectionArguments
      + [
        .flag(
          "missing", sets: \.isMissingOnly,
          help: "Record what is missing or stale; this is what happens without --all"),
        .flag("all", sets: \.isEverything, help: "Record everything anew"),
        .option(
          "jobs", short: "j", sets: \.jobs, valueName: "n",
          help: "How many cells run at once; as many as cores by default"),
        .option(
          "repeat", sets: \.repeatCount, valueName: "n",
          help: "How many trials each cell has, instead of what its suite says"),
        .option(
          "retries", sets: \.retries, valueName: "n",
          help: "How often a request is put again whose failure may pass; 3 by default"),
        .flag("allow-empty", sets: \.allowsNothing, help: "Exit with 0 when nothing matches"),
      ] + projectArguments
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    if isMissingOnly, isEverything {
      throw ArgumentError("'--missing' and '--all' exclude each other")
    }
    for (name, value, least) in [
      ("jobs", jobs, 1), ("repeat", repeatCount, 1), ("retries", retries, 0),
    ] {
      if let value, value < least {
        throw ArgumentError("'\(value)' is not a value for '--\(name)'", help: "at least \(least)")
      }
    }
    var project = try Project.load(self.project, paths: selection.paths, in: context)
    var plan = try cells(of: project, in: context)
    guard !plan.cells.isEmpty else { return try nothing(project, in: context) }
    await project.identifyModels(of: &plan)
    plan.setTimeouts(nil, default: project.settings.timeout)
    return try await record(plan, of: project, in: context)
  }

  /// What is to be recorded.
  private func cells(of project: Project, in context: CommandContext) throws -> Plan {
    var options = selection
    // A recorded model is meant by the name of the model that it is of, too.
    let globs = selection.models.map { Glob($0) }
    for model in project.models {
      guard let recorded = model as? RecordedModel else { continue }
      if globs.contains(where: { $0.matches(recorded.recorded.rawValue) }) {
        options.models.append(recorded.id.rawValue)
      }
    }
    let planned = try project.plan(options, repeatCount: repeatCount, in: context)
    return RecordingPlan(planned, models: project.models, isNamed: !selection.models.isEmpty).plan
  }

  private func nothing(_ project: Project, in context: CommandContext) throws -> ExitCode {
    if try !project.plan(selection, in: context).cells.isEmpty {
      if allowsNothing {
        context.warn("nothing was selected\n")
        return .success
      }
      throw CommandFailure(
        .nothingSelected, "there is no live model to record among those selected",
        help: "declare one of kind chat or command in telltale.yaml, or name a model with --model")
    }
    return try project.nothingSelected(selection, allowsNothing: allowsNothing, in: context)
  }

  private func record(
    _ planned: Plan, of project: Project, in context: CommandContext
  ) async throws -> ExitCode {
    let store = project.recordingStore
    let lock = try self.lock(store)
    let contents: RecordingStore.Contents
    var earlier: [RecordingStore.Written] = []
    do throws(FileError) {
      // What a process that was killed had got.
      if try !store.kept().isEmpty { earlier = try store.file(holding: lock) }
      contents = try store.read(Set(planned.models.map(\.id)))
    } catch {
      throw CommandFailure(.badInput, error.description)
    }
    for written in earlier {
      context.warn("note: \(written.path) has what an earlier recording left behind\n")
    }
    var problems = DiagnosticReport(style: context.errorStyle(self.project.color))
    for (file, diagnostics) in contents.problems { problems.add(diagnostics, in: file) }
    if problems.errorCount > 0 { throw problems.failure("nothing was recorded") }

    var plan = planned
    let models = planned.models.map { model in
      RecordingModel(
        model,
        keeping: isEverything
          ? RecordingLibrary([], hashes: store.hashes)
          : contents.library(of: model.id, hashes: store.hashes), hashes: store.hashes)
    }
    plan.models = models
    let recorder = Recorder(plan: plan, models: models, store: store, in: context)
    var runner = Runner(
      plan: plan, jobs: jobs ?? project.settings.jobs ?? context.coreCount, clock: context.clock)
    runner.retry = RetryPolicy(
      retries: retries ?? project.settings.retries ?? RetryPolicy.defaultRetries)
    runner.onResponse = { cell, trial, request, response in
      recorder.take(response, to: request, trial: trial, ofCell: cell)
    }
    let signals = context.listenForStop()
    runner.isStopped = { signals?.isRequested ?? false || recorder.failure != nil }
    var line = StatusLine(
      columns: context.width, isEnabled: context.isErrorTerminal && !context.isCI,
      write: context.warn)
    var done = 0
    _ = await runner.run { event in
      guard case .finished(_, let cell) = event else { return }
      done += 1
      line.show(
        "   Recording \(done)/\(plan.cells.count) cells: \(cell.id)", at: ContinuousClock.now)
    }
    line.clear()
    let isStopped = signals?.isRequested ?? false
    signals?.close()
    return report(recorder, isStopped: isStopped, holding: lock, in: context)
  }

  private func lock(_ store: RecordingStore) throws(CommandFailure) -> FolderLock {
    do throws(FileError) {
      return try store.lock()
    } catch {
      throw CommandFailure(.couldNotWrite, error.description)
    }
  }

  /// Puts what was recorded into its files, and says what became of everything.
  private func report(
    _ recorder: Recorder, isStopped: Bool, holding lock: borrowing FolderLock,
    in context: CommandContext
  ) -> ExitCode {
    var failure = recorder.failure
    var written: [RecordingStore.Written] = []
    do throws(FileError) {
      written = try recorder.store.file(holding: lock)
    } catch {
      failure = failure ?? error.description
    }
    for file in written {
      var parts = ["\(file.added) recorded"]
      if file.renewed > 0 { parts.append("\(file.renewed) recorded anew") }
      context.write("\(file.path): \(parts.joined(separator: ", ")), \(file.total) in all\n")
    }
    let counts = recorder.counts
    for (place, reason) in recorder.failures {
      context.warn("not recorded: \(place): \(reason.safeOnOneLine)\n")
    }
    if let failure { context.warn("error: \(failure)\n") }
    var code: ExitCode = .success
    var rest: [String] = []
    if !recorder.failures.isEmpty {
      rest.append("\(recorder.failures.count) could not be recorded")
      code = code.combined(with: .couldNotJudge)
    }
    if isStopped {
      rest.append("stopped; the same command goes on")
      code = code.combined(with: .incomplete)
    }
    if failure != nil {
      rest.append("not everything could be written")
      code = code.combined(with: .couldNotWrite)
    }
    let all = ["\(counts.recorded.counted("response")) recorded, \(counts.kept) there already"]
    context.write((all + rest).joined(separator: "; ") + "; exit \(code.rawValue)\n")
    return code
  }
}

/// Takes responses as they come, from any thread.
private final class Recorder: Sendable {
  let store: RecordingStore
  private let plan: Plan
  private let models: [ModelID: RecordingModel]
  private let date: String
  private let system: String
  private let state = Mutex(State())

  private struct State {
    var recorded = 0
    var kept = 0
    var failures: [(cell: Int, trial: Int, reason: String)] = []
    var failure: String?
  }

  init(plan: Plan, models: [RecordingModel], store: RecordingStore, in context: CommandContext) {
    self.plan = plan
    self.models = Dictionary(models.map { ($0.id, $0) }) { first, _ in first }
    self.store = store
    date = Timestamp(secondsSince1970: context.now()).iso8601
    system = context.system
  }

  /// How many responses were recorded, and how many were there already.
  var counts: (recorded: Int, kept: Int) { state.withLock { ($0.recorded, $0.kept) } }

  /// What kept a recording from being written, if anything.
  var failure: String? { state.withLock { $0.failure } }

  /// The trials that were not recorded, and why, in the order of the plan.
  var failures: [(place: String, reason: String)] {
    state.withLock { $0.failures }.sorted { ($0.cell, $0.trial) < ($1.cell, $1.trial) }
      .map { ("\(plan.cells[$0.cell].id), trial \($0.trial + 1)", $0.reason) }
  }

  func take(_ response: Response, to request: Request, trial: Int, ofCell index: Int) {
    let cell = plan.cells[index]
    guard let model = models[cell.id.model] else { return }
    if model.isRecorded(request, trial: trial) {
      state.withLock { $0.kept += 1 }
      return
    }
    guard response.outcome.kind.isRecorded else {
      state.withLock { $0.failures.append((index, trial, response.outcome.summary)) }
      return
    }
    let recording = Recording(
      suite: cell.id.suite, caseName: cell.id.caseName, prompt: cell.id.prompt,
      model: cell.id.model, fingerprint: model.fingerprint, trial: trial, date: date,
      system: system, request: request, requestHash: store.hashes.request(request),
      response: response)
    state.withLock { state in
      do throws(FileError) {
        try store.keep(recording)
        state.recorded += 1
      } catch {
        state.failure = state.failure ?? error.description
      }
    }
  }
}

import Hashing
import SourceText
import SuiteSyntax
import TelltaleKit
import TelltaleReports
import TelltaleSystem
import Terminal

/// Compares a stored run with what a name means.
struct Comparer {
  /// The project, without its suites.
  var project: Project

  /// Where the project is.
  var options: ProjectOptions

  /// Another folder of baselines than the project's.
  var baselines: String?

  var context: CommandContext

  /// Returns the comparison of a run.
  ///
  /// - Parameters:
  ///   - name: What was typed for the run.
  ///   - other: What was typed for what it is compared with; of no account for two
  ///     of one run.
  ///   - between: Two models or prompts of the run, if they are compared.
  ///   - selection: Which cells.
  /// - Returns: The comparison, which does not gate.
  /// - Throws: ``CommandFailure`` for a name that means nothing, and for baselines
  ///   that cannot be read.
  func comparison(
    of name: String, with other: String, between: Between?, selection: SelectionOptions
  ) async throws(CommandFailure) -> Comparison {
    guard case .run(var run) = try named(name) else {
      throw CommandFailure(
        .badInput, "'\(name)' is not a run: baselines are what a run is compared with",
        help: "name a run second, such as `telltale compare \(name) last`")
    }
    let all = run
    if let between { try check(between, in: run) }
    run.cells = try project.selected(selection, of: run)
    let to = Comparison.Side(.run, name: run.id)
    if let between {
      let side = ComparedSide(run) { between.isOld($0) ? between.counterpart(of: $0) : nil }
      let both = run
      run.cells = run.cells.filter { between.isNew($0.id) }
      try checkNotEmpty(run, in: all)
      let compared = self.compared(run, with: side)
      return Comparison(
        compared.run, from: to, to: to, between: between, both: both, gone: compared.gone,
        isGating: false)
    }
    let (from, side) = try self.side(other, comparedWith: run)
    try checkNotEmpty(run, in: all)
    var compared = self.compared(run, with: side)
    compared.gone = try selected(compared.gone, selection, of: all)
    compared.run = await attributed(compared.run, with: side)
    return Comparison(compared.run, from: from, to: to, gone: compared.gone, isGating: false)
  }

  /// What a name means, as something that a run is compared with.
  private func side(
    _ name: String, comparedWith run: Run
  ) throws(CommandFailure) -> (Comparison.Side, ComparedSide) {
    switch try named(name) {
    case .baselines:
      let store = project.baselineStore(baselines)
      let stored = try StoredBaselines(store, style: context)
      return (
        .init(.baselines, name: store.displayFolder),
        ComparedSide(baselines: stored.entries.map(\.baseline), ledgers: stored.ledgers)
      )
    case .run(let other):
      if other.id == run.id {
        throw CommandFailure(
          .badInput, "the run \(run.id) would be compared with itself",
          help: "`telltale compare baselines \(name)` compares it with the baselines")
      }
      return (.init(.run, name: other.id), ComparedSide(other))
    case .revision(let revision, let commit):
      let stored = try storedBaselines(at: commit, named: revision)
      return (
        .init(.revision, name: revision, commit: commit),
        ComparedSide(baselines: stored.entries.map(\.baseline), ledgers: stored.ledgers)
      )
    }
  }

  private func compared(_ run: Run, with side: ComparedSide) -> RunComparison {
    RunComparison(
      run, with: side, suites: run.suites.compactMap { project.suite(of: $0) },
      hashes: ContentHashes(sha256: sha256))
  }

  /// The cells of the other side that are selected.
  private func selected(
    _ gone: [CellID], _ options: SelectionOptions, of run: Run
  ) throws(CommandFailure) -> [CellID] {
    let selection = try project.cells(of: options)
    if selection.isEverything { return gone }
    let paths = Dictionary(run.suites.map { ($0.name, $0.file.path) }) { first, _ in first }
    return gone.filter { id in
      selection.includes(suite: id.suite, path: paths[id.suite] ?? "")
        // A case that is gone has no tags any more.
        && selection.includes(caseName: id.caseName, of: id.suite, tags: selection.tags)
        && selection.includes(id)
    }
  }

  /// The run with replays for what comparing alone does not tell.
  private func attributed(_ run: Run, with side: ComparedSide) async -> Run {
    let open: Set<DriftCause> = [.promptAndModel, .several]
    guard run.cells.contains(where: { $0.comparison.cause.map(open.contains) ?? false }) else {
      return run
    }
    var run = run
    let recorded = Dictionary(run.models.map { ($0.id, $0.fingerprint.text) }) { first, _ in first }
    func unreplayed(_ cells: [CellResult], because reason: String) -> [CellResult] {
      Attributor.unreplayed(cells, because: reason) { recorded[$0.id.model] ?? "" }
    }
    let (project, problems) = Project.read(options, in: context)
    guard problems.errorCount == 0 else {
      run.cells = unreplayed(run.cells, because: "the suites of now have errors")
      return run
    }
    let planner = Planner(
      models: project.models, defaultModels: project.models.map(\.id),
      hashes: ContentHashes(sha256: sha256), today: Timestamp(secondsSince1970: context.now()).day)
    var selection = Selection()
    selection.cells = Set(run.cells.map(\.id))
    let plan = planner.plan(project.suites, selecting: selection)
    let present = Dictionary(plan.models.map { ($0.id, $0.fingerprint.text) }) { first, _ in first }
    var asked: [Int] = []
    for (index, cell) in run.cells.enumerated() {
      let id = cell.id.model
      guard let then = recorded[id], let now = present[id], then != now else {
        asked.append(index)
        continue
      }
      run.cells[index] =
        unreplayed(
          [cell], because: "the model of the run (\(then)) is now another (\(now))")[0]
    }
    let attributed = await Attributor(
      plan: plan, ledgers: side.ledgers, source: AvailableModels(project.models),
      jobs: context.coreCount, isStrict: run.policy.isStrict
    ).attributed(asked.map { run.cells[$0] })
    for (index, cell) in zip(asked, attributed.cells) { run.cells[index] = cell }
    run.addPrompts(attributed.prompts)
    return run
  }

  // MARK: Names

  /// What a name can mean.
  private enum Named {
    case baselines
    case run(Run)
    case revision(String, commit: String)
  }

  /// Returns what a name means: a word of its own, the path of a run file, a run, a
  /// git revision, in this order.
  private func named(_ name: String) throws(CommandFailure) -> Named {
    if name.hasPrefix("run:") {
      let run = String(name.dropFirst(4))
      guard project.hasRun(run) else {
        throw CommandFailure(
          .badInput, "there is no run '\(run)'",
          help: run.nearest(among: project.runNames).map { "did you mean '\($0)'?" }
            ?? project.runNames.last.map { "the newest run is \($0)" })
      }
      return .run(try project.storedRun(run))
    }
    if name.hasPrefix("rev:") { return try revision(String(name.dropFirst(4)), alone: true) }
    switch name {
    case "baselines":
      noteAmbiguity(of: name, "the baselines of now")
      return .baselines
    case "last":
      noteAmbiguity(of: name, "the newest run")
      return .run(try project.storedRun(nil))
    default: break
    }
    if project.hasRun(name) {
      noteAmbiguity(of: name, "the run")
      return .run(try project.storedRun(name))
    }
    return try revision(name, alone: false)
  }

  /// Says so where a name could mean a revision, too.
  private func noteAmbiguity(of name: String, _ taken: String) {
    let commit: String?
    do {
      commit = try repository.commit(name)
    } catch {
      // Where Git cannot be asked, the name cannot mean a revision.
      return
    }
    if commit == nil { return }
    let note = "note: '\(name)' is also a git revision; \(taken) is meant"
    context.warn("\(note). Write rev:\(name) for the other".safeOnOneLine + "\n")
  }

  private var repository: GitRepository {
    GitRepository(folder: project.directory, environment: context.environment)
  }

  /// Returns the revision with a name.
  ///
  /// - Parameters:
  ///   - name: The revision.
  ///   - alone: Whether it was said to be one: then no run is suggested.
  /// - Returns: The revision with its commit.
  /// - Throws: ``CommandFailure`` where there is none, or Git cannot be asked.
  private func revision(_ name: String, alone: Bool) throws(CommandFailure) -> Named {
    let what = alone ? "there is no git revision" : "there is neither a run nor a git revision"
    let commit: String?
    var isShallow = false
    var names = alone ? [] : project.runNames
    do throws(GitError) {
      commit = try repository.commit(name)
      if commit == nil {
        isShallow = try repository.isShallow()
        names += try repository.names()
      }
    } catch {
      if !alone, case .notARepository = error {
        throw CommandFailure(
          .badInput, "there is no run '\(name)', and no git revision: \(error)",
          help: name.nearest(among: names).map { "did you mean '\($0)'?" }
            ?? names.last.map { "the newest run is \($0)" })
      }
      throw CommandFailure(.badInput, "cannot read the revision '\(name)': \(error)")
    }
    if let commit { return .revision(name, commit: commit) }
    if isShallow {
      throw CommandFailure(
        .badInput, "\(what) '\(name)'",
        help: "this is a shallow clone, which has only a part of the history: "
          + "`git fetch --unshallow`, or fetch-depth: 0 where CI checks out")
    }
    throw CommandFailure(
      .badInput, "\(what) '\(name)'",
      help: name.nearest(among: names).map { "did you mean '\($0)'?" }
        ?? "`git branch --all` shows the branches, and .telltale/runs holds the runs")
  }

  /// Returns the baselines as they were at a commit.
  private func storedBaselines(
    at commit: String, named name: String
  ) throws(CommandFailure) -> StoredBaselines {
    let folder = SelectionOptions.relative(
      baselines ?? project.settings.baselines, to: project.directory)
    let files: [GitRepository.File]
    do {
      files = try repository.files(under: folder, at: commit)
    } catch {
      throw CommandFailure(
        .badInput, "cannot read '\(folder)' at the revision '\(name)': \(error)")
    }
    let prefix = folder + "/"
    let inside = files.filter { $0.path.hasPrefix(prefix) }
    guard !inside.isEmpty else {
      throw CommandFailure(
        .badInput,
        "the revision '\(name)' (\(commit.prefix(12))) has no baselines in '\(folder)'",
        help: "name a revision from after they were committed")
    }
    return try StoredBaselines(
      BaselineStore.contents(
        of: inside.map { (String($0.path.dropFirst(prefix.count)), $0.bytes) },
        displayFolder: "\(name):\(folder)"),
      style: context)
  }

  // MARK: Checks

  private func check(_ between: Between, in run: Run) throws(CommandFailure) {
    let known: [String] =
      switch between {
      case .models: run.models.map(\.id.rawValue)
      case .prompts: Set(run.cells.map(\.id.prompt)).sorted()
      }
    let noun =
      switch between {
      case .models: "model"
      case .prompts: "prompt version"
      }
    for name in [between.names.old, between.names.new] where !known.contains(name) {
      throw CommandFailure(
        .nothingSelected, "the run \(run.id) has no \(noun) '\(name)'",
        help: name.nearest(among: known).map { "did you mean '\($0)'?" }
          ?? "its \(noun)s are \(known.joined(separator: ", "))")
    }
  }

  private func checkNotEmpty(_ run: Run, in all: Run) throws(CommandFailure) {
    if run.cells.isEmpty {
      throw CommandFailure(
        .nothingSelected, "no cell of the run \(all.id) matches all that was asked for",
        help: "`telltale list` shows what there is")
    }
  }
}

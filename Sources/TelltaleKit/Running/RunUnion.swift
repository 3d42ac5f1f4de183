import SourceText

/// Several runs that together make one, as of the shards of a plan or of several devices.
public struct RunUnion: Sendable {
  /// The cells of all runs, with their suites and models; judged as they were.
  public private(set) var run: Run

  /// The part that each run makes, from the first of the shards; `nil` where none is a shard.
  public private(set) var part: RunPart?

  /// How long the longest of the runs took, in seconds.
  public private(set) var duration: Double

  /// Why runs do not make one.
  public struct Refusal: Error, Hashable, Sendable {
    /// What is wrong, as one phrase that names the runs.
    public var message: String

    /// What to do, where that can be said.
    public var help: String?
  }

  /// Unites runs.
  ///
  /// - Parameters:
  ///   - runs: The runs, in any order: the result does not depend on it.
  ///   - hashes: Names contents.
  /// - Throws: ``Refusal`` where a part is missing or there twice, or the runs are of
  ///   different suites, models or rules.
  public init(of runs: [Run], hashes: ContentHashes) throws(Refusal) {
    let runs = runs.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    guard let first = runs.first else { throw Refusal(message: "there is no run to merge") }
    try Self.checkEnds(runs)
    try Self.checkShards(runs, hashes)
    try Self.checkSources(runs)
    let cells = try Self.cells(of: runs)
    run = first
    run.part = nil
    run.cells = cells
    var suites: [String: SuiteRecord] = [:]
    for suite in runs.flatMap(\.suites) { suites[suite.name] = suite }
    run.suites = suites.values.sorted { left, right in
      left.file.path.utf8.lexicographicallyPrecedes(right.file.path.utf8)
    }
    var known: Set<ModelID> = []
    run.models = runs.flatMap(\.models).filter { known.insert($0.id).inserted }
    part = runs.lazy.compactMap(\.part).first
    duration = runs.map(\.duration).max() ?? 0
  }

  /// Refuses runs that did not end, and the same run twice.
  private static func checkEnds(_ runs: [Run]) throws(Refusal) {
    for (run, next) in zip(runs, runs.dropFirst()) where run.id == next.id {
      throw Refusal(message: "the run \(run.id) is there twice")
    }
    for run in runs where !run.isComplete {
      let missing = run.cells.count(where: \.isNotRun)
      let shard = run.part.map { ", shard \($0.shard)," } ?? ""
      throw Refusal(
        message:
          "the run \(run.id)\(shard) did not end: \(missing) of \(run.cells.count) cells are "
          + "missing", help: "go on with it where it was made, by --resume")
    }
  }

  /// Refuses plans of which a shard is missing, or there twice.
  private static func checkShards(_ runs: [Run], _ hashes: ContentHashes) throws(Refusal) {
    var plans: [(hash: String, count: Int, runs: [Run])] = []
    for run in runs {
      guard let part = run.part else { continue }
      let place = plans.firstIndex { plan in
        plan.hash == part.planHash && plan.count == part.shard.count
          && plan.runs[0].part?.repeatCount == part.repeatCount
      }
      if let place {
        plans[place].runs.append(run)
      } else {
        plans.append((part.planHash, part.shard.count, [run]))
      }
    }
    for plan in plans {
      var found: [Int: Run] = [:]
      for run in plan.runs {
        guard let shard = run.part?.shard else { continue }
        if let other = found[shard.index] {
          throw Refusal(
            message: "the runs \(other.id) and \(run.id) are both shard \(shard)",
            help: "leave one of them out")
        }
        found[shard.index] = run
      }
      let missing = (1...plan.count).filter { found[$0] == nil }.map { "\($0)/\(plan.count)" }
      if !missing.isEmpty { throw incomplete(plan.runs, missing, plans.map(\.runs)) }
      let ids = plan.runs.flatMap(\.cells).map(\.id).filter { !$0.isSuite }
      guard hashes.plan(of: ids) == plan.hash else {
        throw Refusal(
          message: "the \(plan.count) shards of \(plan.runs[0].id) are not the whole plan: it has "
            + "\(plan.runs[0].part?.cellCount ?? 0) cells, they have \(ids.count)")
      }
    }
  }

  /// What is wrong with a plan of which shards are missing.
  private static func incomplete(
    _ runs: [Run], _ missing: [String], _ plans: [[Run]]
  ) -> Refusal {
    let names = runs.map(\.id).joined(separator: ", ")
    let word = missing.count == 1 ? "shard \(missing[0]) is" : "the shards \(listed(missing)) are"
    guard let other = plans.first(where: { $0[0].id != runs[0].id }) else {
      return Refusal(message: "\(word) missing beside \(names)")
    }
    let left = runs[0].part
    let right = other[0].part
    return Refusal(
      message: "\(word) missing beside \(names): the run \(other[0].id) is of another plan "
        + "(\(right?.repeatCount.map { "--repeat \($0), " } ?? "")\(right?.cellCount ?? 0) cells in \(right?.shard.count ?? 0) shards, not "
        + "\(left?.cellCount ?? 0) in \(left?.shard.count ?? 0))",
      help: "make all shards from the same suites, with the same options")
  }

  /// The first of some names, and how many more there are.
  private static func listed(_ names: [String]) -> String {
    let shown = names.prefix(8).joined(separator: ", ")
    return names.count > 8 ? "\(shown) and \(names.count - 8) more" : shown
  }

  /// Refuses runs that differ in what they have in common.
  private static func checkSources(_ runs: [Run]) throws(Refusal) {
    var suites: [String: (record: SuiteRecord, run: String)] = [:]
    var models: [ModelID: (record: ModelRecord, run: String)] = [:]
    for run in runs {
      for suite in run.suites {
        guard let other = suites[suite.name] else {
          suites[suite.name] = (suite, run.id)
          continue
        }
        if other.record.file != suite.file {
          throw Refusal(
            message:
              "the suite \(suite.name) is not the same in the runs \(other.run) and \(run.id)",
            help: "make all runs from one state of the project")
        }
      }
      for model in run.models {
        guard let other = models[model.id] else {
          models[model.id] = (model, run.id)
          continue
        }
        if other.record != model {
          throw Refusal(
            message:
              "the model \(model.id) is not the same in the runs \(other.run) and \(run.id): "
              + "\(other.record.fingerprint.text) (\(other.record.source.rawValue)) and "
              + "\(model.fingerprint.text) (\(model.source.rawValue))",
            help: "run a model on machines that have the same version of it")
        }
      }
    }
    for (run, next) in zip(runs, runs.dropFirst()) where run.policy != next.policy {
      throw Refusal(
        message: "the runs \(run.id) and \(next.id) have different rules: --gate, --strict, "
          + "--max-undecided, --confirm or CI", help: "make all runs with the same options")
    }
  }

  /// The cells of all runs but those about suites as a whole, which are judged anew.
  private static func cells(of runs: [Run]) throws(Refusal) -> [CellResult] {
    var owners: [CellID: String] = [:]
    var cells: [CellResult] = []
    for run in runs {
      for cell in run.cells where !cell.id.isSuite {
        if let other = owners.updateValue(run.id, forKey: cell.id) {
          throw Refusal(
            message: "the cell \(cell.id) is in the runs \(other) and \(run.id)",
            help: "a cell counts once: leave one of them out, or make shards of one plan")
        }
        cells.append(cell)
      }
    }
    return cells
  }
}

extension RunUnion {
  /// Takes the trials of the cells into a plan of today.
  ///
  /// - Parameter plan: The plan of the same cells.
  /// - Throws: ``Refusal`` where the suites are not any more as they were run.
  public func prepare(_ plan: inout Plan) throws(Refusal) {
    let files = Dictionary(plan.suites.map { ($0.name, $0.file) }) { first, _ in first }
    for suite in run.suites where files[suite.name] != suite.file {
      throw Refusal(
        message: "the suite \(suite.name) is not in the project as it was run",
        help: "merge in the state of the project that the runs were made from")
    }
    let stored = Dictionary(run.cells.map { ($0.id, $0) }) { first, _ in first }
    for index in plan.cells.indices {
      let cell = plan.cells[index]
      guard let old = stored[cell.id] else { continue }
      if old.requestHash != cell.requestHash || old.caseHash != cell.caseHash {
        throw Refusal(
          message: "the case of \(cell.id) is not in the project as it was run",
          help: "data files and documents count, too")
      }
      if old.skip == nil,
        old.assertions.filter({ !$0.isImplied }).map(\.label) != plan.labels(of: cell)
      {
        throw Refusal(
          message: "the assertions of \(cell.id) are not in the project as they were run")
      }
      plan.cells[index].trials = old.planned
      plan.cells[index].floor = old.floor
    }
    let planned = Set(plan.cells.map(\.id))
    if let gone = run.cells.first(where: { !planned.contains($0.id) }) {
      throw Refusal(message: "the project has no cell \(gone.id) any more")
    }
  }
}

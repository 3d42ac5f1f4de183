import Hashing
import SourceText
import TelltaleKit
import TelltaleSystem

extension Project {
  /// Returns the plan of the selected cells.
  ///
  /// - Parameters:
  ///   - options: Which cells.
  ///   - repeatCount: How many trials each cell has instead of what its suite
  ///     says.
  ///   - shard: The only cases, where others are for other machines.
  ///   - cells: The only cells that can be, on whichever models; `nil` for all.
  ///   - context: The world.
  /// - Returns: The plan, which may be empty.
  /// - Throws: ``CommandFailure`` when the run whose failures are wanted cannot
  ///   be read.
  func plan(
    _ options: SelectionOptions, repeatCount: Int? = nil, shard: Shard? = nil,
    among cells: Set<CellID>? = nil, in context: CommandContext
  ) throws(CommandFailure) -> Plan {
    var selection = try self.cells(of: options)
    if let cells {
      selection.cells = selection.cells?.intersection(cells) ?? cells
      if selection.models.isEmpty { selection.models = [Glob("*")] }
    }
    var planner = Planner(
      models: models, defaultModels: defaultModels,
      hashes: ContentHashes(sha256: sha256), repeatCount: repeatCount,
      today: Timestamp(secondsSince1970: context.now()).day)
    planner.shard = shard
    return planner.plan(suites, selecting: selection)
  }

  /// The selection, with the failed cells of a run where they are asked for.
  func cells(of options: SelectionOptions) throws(CommandFailure) -> Selection {
    var failed: Set<CellID>?
    if let name = options.failed {
      let run = try storedRun(name == "newest" ? nil : name)
      failed = Set(
        run.cells.filter { $0.result == .failed || $0.result == .errored }.map(\.id))
    }
    return options.selection(in: directory, failedCells: failed)
  }

  /// Says that nothing was selected.
  func nothingSelected(
    _ options: SelectionOptions, allowsNothing: Bool, in context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    if allowsNothing {
      context.warn("nothing was selected\n")
      return .success
    }
    if options.failed != nil, try cells(of: options).cells?.isEmpty == true {
      throw CommandFailure(.nothingSelected, "no cell failed in that run")
    }
    let explanation = options.selection(in: directory)
      .explainNothing(in: suites, models: models.map(\.id))
    throw CommandFailure(.nothingSelected, explanation.message, help: explanation.help)
  }

  /// Reads a stored run.
  ///
  /// - Parameter name: The run's name or the path of its file; the newest when
  ///   `nil`.
  /// - Returns: The run.
  /// - Throws: ``CommandFailure`` when there is no such run or it cannot be read.
  func storedRun(_ name: String?) throws(CommandFailure) -> Run {
    do {
      return try RunFile.read(try runPath(name))
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(.badInput, "\(error)")
    }
  }

  /// The path of a stored run; of the newest when `nil` or `last`.
  func runPath(_ name: String?) throws(CommandFailure) -> String {
    guard let name, name != "last" else {
      do {
        if let newest = try RunFile.newest(in: runs) { return newest }
      } catch {
        throw CommandFailure(.badInput, error.description)
      }
      throw CommandFailure(
        .nothingSelected, "there is no run yet", help: "`telltale run` makes one")
    }
    for path in [path(name), "\(runs)/\(name).run"] where PathQuery.exists(path) { return path }
    let names = runNames
    throw CommandFailure(
      .nothingSelected, "there is no run '\(name)'",
      help: name.nearest(among: names).map { "did you mean '\($0)'?" }
        ?? names.last.map { "the newest is \($0)" })
  }
}

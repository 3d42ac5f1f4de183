import SourceText
import SuiteSyntax
import TelltaleKit
import TelltaleSystem

extension Project {
  /// The project by its place alone, for what needs its runs and not its suites.
  static func location(_ options: ProjectOptions, in context: CommandContext) -> Project {
    Project(
      directory: options.directory.map { join(context.directory, $0) } ?? context.directory,
      settings: ProjectFile(), models: [], suites: [], warnings: [])
  }

  /// Returns the selected cells of a stored run.
  ///
  /// - Throws: ``CommandFailure`` when there are none.
  func selected(
    _ options: SelectionOptions, of run: Run
  ) throws(CommandFailure) -> [CellResult] {
    let selection = try cells(of: options)
    let paths = Dictionary(run.suites.map { ($0.name, $0.file.path) }) { first, _ in first }
    let cells = run.cells.filter { cell in
      selection.includes(suite: cell.id.suite, path: paths[cell.id.suite] ?? "")
        && selection.includes(caseName: cell.id.caseName, of: cell.id.suite, tags: cell.tags)
        && selection.includes(cell.id)
    }
    guard cells.isEmpty, !run.cells.isEmpty else { return cells }
    let names = run.cells.map(\.id.caseName)
    let near = options.cases.first.flatMap { $0.nearest(among: names) }
    throw CommandFailure(
      .nothingSelected, "no cell of the run \(run.id) matches all that was asked for",
      help: near.map { "did you mean '\($0)'?" } ?? "`telltale list` shows what there is")
  }

  /// Whether a name is that of a stored run, or the path of a run file.
  func hasRun(_ name: String) -> Bool {
    // A folder that happens to have a revision's name is no run.
    (name.hasSuffix(".run") && PathQuery.exists(path(name)))
      || (!name.contains("/") && PathQuery.exists("\(runs)/\(name).run"))
  }

  /// The names of the stored runs, the oldest first, for a suggestion; none where
  /// they cannot be listed.
  var runNames: [String] {
    do {
      return try RunFile.all(in: runs).compactMap { path in
        path.split(separator: "/").last.map { String($0.dropLast(4)) }
      }
    } catch {
      return []
    }
  }

  /// Returns a suite as it was when a run began, as far as it can be read; the
  /// files of its rows are those of now.
  func suite(of record: SuiteRecord) -> Suite? {
    guard let root = SuiteParser.parse(record.file).root else { return nil }
    return SuiteDecoder(
      knownModels: models.map(\.id), dataFiles: DataFiles.lookup(in: directory),
      defaultRepeatCount: settings.repeatCount ?? 1
    ).decode(root, in: record.file).suite
  }
}

import SourceText
import TelltaleKit

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
}

import SourceText
import SuiteSyntax

/// The names of a file's columns, and where each is first written.
///
/// A file compares names byte by byte and a variable is found by what Unicode
/// calls equivalent, so that two columns could become one.
struct ColumnNames {
  /// A name and where it is first written.
  typealias Column = (name: String, range: Range<Int>)

  private var columns: [String: Column] = [:]

  /// The names that are spelled like an earlier one, and have been told.
  private var told: [String] = []

  /// Adds a name.
  ///
  /// - Returns: The earlier column with an equivalent name, if there is one.
  mutating func add(_ name: String, at range: Range<Int>) -> Column? {
    if let first = columns[name] { return first }
    columns[name] = (name, range)
    return nil
  }

  /// Whether a name is spelled unlike the first that is equivalent to it, and is
  /// met so for the first time.
  mutating func isUntold(_ name: String, first: Column) -> Bool {
    guard !first.name.hasBytes(of: name), !told.contains(where: { $0.hasBytes(of: name) }) else {
      return false
    }
    told.append(name)
    return true
  }
}

extension DataFile {
  /// Notes a column whose name looks like an earlier one and has other bytes.
  mutating func noteEquivalentColumn(
    _ name: String, at range: Range<Int>, first: ColumnNames.Column
  ) {
    note(
      "bad-column", "'\(name)' is already a column, spelled with other code points", at: range,
      help: name.renamingHelp(besides: first.name),
      related: Diagnostic.Label("first here", at: first.range))
  }
}

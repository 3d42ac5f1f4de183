import SourceText
import SuiteSyntax

/// The rows of a file that `from:` names.
struct DataFile {
  /// How a file is written.
  enum Format: Hashable {
    /// Values with a separator between them, a row on a line.
    case separated(by: UInt8)

    /// One list of objects.
    case json

    /// An object on each line.
    case jsonLines

    /// What the end of a file's name says of it.
    static let endings: [(ending: String, format: Format)] = [
      (".csv", .separated(by: UInt8(ascii: ","))), (".tsv", .separated(by: UInt8(ascii: "\t"))),
      (".jsonl", .jsonLines), (".json", .json),
    ]

    /// A regular expression that the paths match whose format is known.
    static var pathPattern: String {
      let letters = endings.map { ending, _ in
        ending.dropFirst().map { "[\($0)\($0.uppercased())]" }.joined()
      }
      return "\\.(?:\(letters.joined(separator: "|")))$"
    }

    /// Returns the format of a file, by its name.
    init?(path: String) {
      let path = path.lowercased()
      guard let found = Self.endings.first(where: { path.hasSuffix($0.ending) }) else {
        return nil
      }
      self = found.format
    }

    /// Whether values are separated, so that a separator can be chosen.
    var isSeparated: Bool { if case .separated = self { true } else { false } }
  }

  /// A row: a mapping of columns to values, with places in the file.
  struct Row {
    /// The row's number: that of a spreadsheet, whose first row is the header,
    /// or the place of an object among the others.
    var number: Int

    /// The values by column, in the order of the columns.
    var entries: [SuiteNode.Entry]

    /// The UTF-8 range of the row.
    var range: Range<Int>

    /// Returns the value of a column.
    subscript(column: String) -> SuiteNode? { entries.first { $0.key == column }?.value }
  }

  /// The file.
  var file: SourceFile

  /// The names of the columns with the place where each is first written.
  var columns: [(name: String, range: Range<Int>)] = []

  /// The rows without a mistake in how they are written.
  var rows: [Row] = []

  /// What is wrong with how the file is written.
  var diagnostics: [Diagnostic] = []

  /// Reads a file.
  ///
  /// A file without rows is a mistake, as are all those of its syntax.
  init(_ file: SourceFile, _ format: Format) {
    self.file = file
    if let fault = Diagnostic.encodingFault(in: file) {
      diagnostics = [fault]
      return
    }
    switch format {
    case .separated(let separator): readSeparated(by: separator)
    case .json: readJSON()
    case .jsonLines: readJSONLines()
    }
    if rows.isEmpty, diagnostics.isEmpty {
      note("no-rows", "the file has no rows", at: file.bytes.count..<file.bytes.count)
    }
  }

  /// The offset behind a byte order mark.
  var start: Int { file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// Notes a mistake.
  mutating func note(
    _ id: Diagnostic.ID, _ message: String, at range: Range<Int>, help: String? = nil,
    related: Diagnostic.Label? = nil
  ) {
    diagnostics.append(Diagnostic(id, message, at: range, related: related, help: help))
  }
}

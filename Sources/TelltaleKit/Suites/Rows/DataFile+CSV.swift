import SourceText
import SuiteSyntax

extension DataFile {
  /// The separators that files are met with.
  static let separators: [UInt8] = [",", ";", "\t", "|"].map { UInt8(ascii: $0) }

  /// How a suite writes a separator.
  static let delimiters: [(name: String, byte: UInt8)] =
    separators.map { (String(Character(Unicode.Scalar($0))), $0) } + [("tab", UInt8(ascii: "\t"))]

  /// Reads rows of cells behind a header.
  mutating func readSeparated(by expected: UInt8) {
    var separator = expected
    var offset = start
    // What Excel reads and writes to name the separator of a file.
    if let declared = declaredSeparator {
      separator = declared.separator
      offset = declared.end
    }
    var scanner = CSVScanner(file.bytes, from: offset, separator: separator)
    var number = 0
    var header: CSVScanner.Row?
    while header == nil, !scanner.isAtEnd {
      number += 1
      let row = scanner.readRow()
      if !row.cells.isEmpty { header = row }
    }
    guard let header else {
      note("no-rows", "the file is empty", at: start..<start, help: "begin it with a header")
      return
    }
    if let other = otherSeparator(than: separator, in: header.range) {
      let spelling = other == UInt8(ascii: "\t") ? "tab" : "\"\(Character(Unicode.Scalar(other)))\""
      note(
        "wrong-separator",
        "the header has no \(Self.shown(separator)); the values seem to be separated by "
          + Self.shown(other), at: header.range,
        help: "write delimiter: \(spelling) beside from: in the suite")
      return
    }
    guard readHeader(header) else { return }
    while !scanner.isAtEnd {
      number += 1
      let row = scanner.readRow()
      if !row.cells.isEmpty { add(row, number: number, separator: separator) }
    }
  }

  /// Reads the names of the columns.
  private mutating func readHeader(_ row: CSVScanner.Row) -> Bool {
    if let fault = row.fault { note(fault, in: row, at: "the header") }
    var names = ColumnNames()
    for (index, cell) in row.cells.enumerated() {
      if cell.text.isEmpty {
        note(
          "bad-column", "column \(index + 1) has no name", at: cell.range,
          help: "write one in the header, or remove the column")
      } else if cell.text.first?.isWhitespace == true || cell.text.last?.isWhitespace == true {
        note(
          "bad-column", "the name of column \(index + 1) begins or ends with a space",
          at: cell.range, help: "remove the space")
      } else if let first = names.add(cell.text, at: cell.range) {
        if first.name.hasBytes(of: cell.text) {
          note(
            "bad-column", "two columns have the name '\(cell.text)'", at: cell.range,
            help: "rename or remove one", related: Diagnostic.Label("first here", at: first.range))
        } else {
          noteEquivalentColumn(cell.text, at: cell.range, first: first)
        }
      }
    }
    columns = row.cells.map { ($0.text, $0.range) }
    return diagnostics.isEmpty
  }

  private mutating func add(_ row: CSVScanner.Row, number: Int, separator: UInt8) {
    if let fault = row.fault {
      let column =
        columns.indices.contains(fault.cell)
        ? "column '\(columns[fault.cell].name)'" : "cell \(fault.cell + 1)"
      note(fault, in: row, at: "row \(number), \(column)")
      return
    }
    let counts = (cells: row.cells.count, columns: columns.count)
    if row.cells.allSatisfy(\.text.isEmpty) {
      note("empty-row", "row \(number) has only empty cells", at: row.range, help: "remove it")
    } else if counts.cells != counts.columns {
      let isLong = counts.cells > counts.columns
      let place =
        isLong ? row.cells[counts.columns].range.lowerBound : row.range.upperBound
      let cells = counts.cells == 1 ? "1 cell" : "\(counts.cells) cells"
      let wanted = counts.columns == 1 ? "1 column" : "\(counts.columns) columns"
      let missing = columns.dropFirst(counts.cells).map { "'\($0.name)'" }.joined(separator: ", ")
      note(
        "row-length", "row \(number) has \(cells), and the header has \(wanted)",
        at: place..<row.range.upperBound,
        help: isLong
          ? "put double quotes around a cell that has \(Self.shown(separator)) in it"
          : "nothing stands for \(missing); an empty cell needs its separator too")
    } else {
      let entries = zip(columns, row.cells).map { column, cell in
        SuiteNode.Entry(
          key: column.name, keyRange: column.range,
          value: SuiteNode(.scalar(.init(cell.text, style: .doubleQuoted)), range: cell.range))
      }
      rows.append(Row(number: number, entries: entries, range: row.range))
    }
  }

  /// Notes how a row is miswritten.
  private mutating func note(
    _ fault: (kind: CSVScanner.Fault, cell: Int, range: Range<Int>), in row: CSVScanner.Row,
    at place: String
  ) {
    let cell = row.cells[fault.cell]
    switch fault.kind {
    case .quoteInside:
      let isSpaced = cell.text.first == " " && cell.text.first { $0 != " " } == "\""
      let quoted =
        "\""
        + cell.text.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\"\"") + "\""
      note(
        "bad-quote", "\(place): a quote stands inside a cell that does not begin with one",
        at: fault.range,
        help: isSpaced
          ? "remove the space before the quote"
          : quoted.count <= 60
            ? "put the cell in quotes and write each quote in it twice, such as \(quoted)"
            : "put the cell in quotes and write each quote in it twice")
    case .textAfterQuote:
      note(
        "bad-quote", "\(place): text stands behind the closing quote", at: fault.range,
        help: "write a quote inside a quoted cell twice, or remove the text")
    case .unclosedQuote:
      note(
        "bad-quote", "\(place): this quote is never closed", at: fault.range,
        help: "add the closing quote, and write a quote inside a quoted cell twice")
    }
  }

  /// The separator that a first line `sep=;` declares, and the end of that line.
  private var declaredSeparator: (separator: UInt8, end: Int)? {
    var scanner = CSVScanner(file.bytes, from: start, separator: UInt8(ascii: "\n"))
    guard !scanner.isAtEnd else { return nil }
    let row = scanner.readRow()
    guard row.cells.count == 1, let text = row.cells.first?.text, text.utf8.count == 5,
      text.lowercased().hasPrefix("sep="), let last = text.utf8.last,
      Self.separators.contains(last)
    else { return nil }
    return (last, scanner.offset)
  }

  /// The separator that a header has when it has not the expected one.
  private func otherSeparator(than separator: UInt8, in header: Range<Int>) -> UInt8? {
    var isQuoted = false
    var counts: [UInt8: Int] = [:]
    for byte in file.bytes[header] {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted { counts[byte, default: 0] += 1 }
    }
    guard counts[separator] == nil else { return nil }
    return Self.separators.first { counts[$0] != nil }
  }

  /// A separator as a message names it.
  static func shown(_ separator: UInt8) -> String {
    separator == UInt8(ascii: "\t") ? "tab" : "'\(Character(Unicode.Scalar(separator)))'"
  }
}

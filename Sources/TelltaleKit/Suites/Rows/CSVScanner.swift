/// Splits separated values into rows of cells (RFC 4180).
///
/// Rows end at CR LF, LF or CR; a line break inside a quoted cell becomes LF, as
/// it does in a suite.
struct CSVScanner {
  /// A cell.
  struct Cell: Hashable {
    /// The cell's text, without its quotes.
    var text: String

    /// The UTF-8 range of the cell as it is written, with its quotes.
    var range: Range<Int>
  }

  /// What is wrong with how a row is written.
  enum Fault: Hashable {
    /// A quote stands inside a cell that does not begin with one.
    case quoteInside

    /// Text stands behind a closing quote.
    case textAfterQuote

    /// A quote is opened and never closed.
    case unclosedQuote
  }

  /// A row.
  struct Row {
    /// The cells.
    var cells: [Cell] = []

    /// The first fault, with the cell that has it and its place.
    var fault: (kind: Fault, cell: Int, range: Range<Int>)?

    /// The UTF-8 range of the row, without its line break.
    var range: Range<Int>
  }

  private let bytes: [UInt8]
  private let separator: UInt8

  /// The offset of the next row.
  private(set) var offset: Int

  /// Whether there is no row left.
  var isAtEnd: Bool { offset >= bytes.count }

  /// Creates a scanner of bytes from an offset on.
  init(_ bytes: [UInt8], from offset: Int, separator: UInt8) {
    self.bytes = bytes
    self.separator = separator
    self.offset = offset
  }

  /// Reads a row; one without cells for an empty line.
  mutating func readRow() -> Row {
    let start = offset
    var row = Row(range: start..<start)
    if !isAtLineEnd {
      while true {
        row.cells.append(readCell(&row))
        guard !isAtLineEnd, bytes[offset] == separator else { break }
        offset += 1
      }
    }
    row.range = start..<offset
    skipLineBreak()
    return row
  }

  private mutating func readCell(_ row: inout Row) -> Cell {
    let start = offset
    guard !isAtLineEnd, bytes[offset] == Self.quote else {
      skipToCellEnd { fault in
        row.fault = row.fault ?? (.quoteInside, row.cells.count, fault)
      }
      return Cell(text: text(start..<offset), range: start..<offset)
    }
    offset += 1
    var content: [UInt8] = []
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case Self.quote where offset < bytes.count && bytes[offset] == Self.quote:
        content.append(byte)
        offset += 1
      case Self.quote:
        let end = offset
        skipToCellEnd { _ in }
        if offset > end {
          row.fault = row.fault ?? (.textAfterQuote, row.cells.count, end..<offset)
        }
        return Cell(text: String(decoding: content, as: UTF8.self), range: start..<offset)
      case UInt8(ascii: "\r"):
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
        content.append(UInt8(ascii: "\n"))
      default:
        content.append(byte)
      }
    }
    row.fault = row.fault ?? (.unclosedQuote, row.cells.count, start..<start + 1)
    return Cell(text: String(decoding: content, as: UTF8.self), range: start..<offset)
  }

  /// Goes to the end of a cell without quotes around it.
  private mutating func skipToCellEnd(onQuote: (Range<Int>) -> Void) {
    var hasQuote = false
    while !isAtLineEnd, bytes[offset] != separator {
      if bytes[offset] == Self.quote, !hasQuote {
        hasQuote = true
        onQuote(offset..<offset + 1)
      }
      offset += 1
    }
  }

  private static let quote = UInt8(ascii: "\"")

  private var isAtLineEnd: Bool {
    offset >= bytes.count || bytes[offset] == UInt8(ascii: "\n")
      || bytes[offset] == UInt8(ascii: "\r")
  }

  private mutating func skipLineBreak() {
    guard offset < bytes.count else { return }
    let isReturn = bytes[offset] == UInt8(ascii: "\r")
    offset += 1
    if isReturn, offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

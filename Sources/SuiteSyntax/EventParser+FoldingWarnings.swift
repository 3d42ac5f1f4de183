import SourceText

/// Lines that `>` joins although they look as if each were meant to stay.
extension EventParser {
  /// What the start or the whole of a line looks like.
  private enum LineLook {
    case text

    /// Text that announces a list: its last character is a colon.
    case announcement
    case listItem, heading, tableRow, fence, code
  }

  /// A folded block has lines that look like a list, a table, a heading or code,
  /// and folding joins them to the lines beside them.
  ///
  /// Lines that are indented deeper than the block, and lines beside a blank one,
  /// are not joined. One line with a dash is no list: it may be a clause.
  mutating func warnOfFoldedLines(_ token: Scanner.ScalarToken) {
    let start = token.range.lowerBound
    var line = scanner.endOfLine(from: start)
    var above: LineLook?
    while line < token.range.upperBound {
      line = scanner.offset(afterBreakAt: line)
      let end = scanner.endOfLine(from: line)
      let first = line + token.indent
      guard scanner.hasSpaces(token.indent, at: line), first < end,
        !scanner.bytes[first].isWhite
      else {
        above = nil
        line = end
        continue
      }
      let look = look(ofLine: first..<end)
      if let above, isJoinedByMistake(above, look) {
        scanner.warnings.append(
          Diagnostic(
            "folded-lines", "\">\" joins this line to the one above", at: first..<end,
            severity: .warning, related: .init("the block starts here", at: start..<start + 1),
            help: "start the block with \"|\" to keep its lines as they are"))
        return
      }
      above = look
      line = end
    }
  }

  /// Whether two lines look as if the break between them were meant to stay.
  private func isJoinedByMistake(_ above: LineLook, _ below: LineLook) -> Bool {
    switch (above, below) {
    case (.fence, _), (_, .fence), (.heading, _), (_, .heading): true
    case (.listItem, .listItem), (.announcement, .listItem): true
    case (.tableRow, .tableRow), (.code, .code): true
    default: false
    }
  }

  /// What a line that is not empty looks like.
  private func look(ofLine range: Range<Int>) -> LineLook {
    let bytes = scanner.bytes
    var end = range.upperBound
    while bytes[end - 1].isWhite { end -= 1 }
    let first = bytes[range.lowerBound]
    let last = bytes[end - 1]
    switch first {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      if bytes[range.lowerBound + 1] == 0x20 { return .listItem }
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      var offset = range.lowerBound
      while (0x30...0x39).contains(bytes[offset]) { offset += 1 }
      let mark = bytes[offset]
      if offset - range.lowerBound <= 2, bytes[offset + 1] == 0x20,
        mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")")
      {
        return .listItem
      }
    case 0xE2:
      // A bullet, U+2022.
      if bytes[range.lowerBound + 1] == 0x80, bytes[range.lowerBound + 2] == 0xA2 {
        return .listItem
      }
    case UInt8(ascii: "#"):
      var offset = range.lowerBound
      while bytes[offset] == UInt8(ascii: "#") { offset += 1 }
      if offset - range.lowerBound <= 6, bytes[offset] == 0x20 { return .heading }
    case UInt8(ascii: "|"):
      if last == first, end - range.lowerBound > 1 { return .tableRow }
    case UInt8(ascii: "`"), UInt8(ascii: "~"):
      if bytes[range.lowerBound + 1] == first, bytes[range.lowerBound + 2] == first {
        return .fence
      }
    default: break
    }
    switch last {
    case UInt8(ascii: ":"): return .announcement
    case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      // "{{name}}" ends prose as well.
      return bytes[end - 2] == last && last != UInt8(ascii: ";") ? .text : .code
    default: return .text
    }
  }
}

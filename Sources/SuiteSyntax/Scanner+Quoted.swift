import SourceText

/// Quoted scalars (YAML 1.2, sections 7.3.1 and 7.3.2).
extension Scanner {
  /// Scans the quoted scalar that starts here.
  ///
  /// A further line needs `indent` spaces.
  mutating func scanQuoted(indent: Int) throws(Diagnostic) -> ScalarToken {
    let open = position
    let quote = bytes[open]
    var offset = open + 1
    while bytes[offset] != quote, !bytes[offset].isBreakOrEnd,
      bytes[offset] != UInt8(ascii: "\\")
    {
      offset += 1
    }
    let isDouble = quote == UInt8(ascii: "\"")
    let style: SuiteNode.Scalar.Style = isDouble ? .doubleQuoted : .singleQuoted
    var token = ScalarToken(text: "", style: style, range: open..<offset)
    if bytes[offset] == quote, isDouble || bytes[offset + 1] != quote {
      token.text = string(open + 1..<offset)
      position = offset + 1
    } else {
      buffer.removeAll(keepingCapacity: true)
      position = open + 1
      if isDouble {
        token.isMultiline = try scanDoubleQuoted(open: open, indent: indent)
      } else {
        token.isMultiline = try scanSingleQuoted(open: open, indent: indent)
      }
      token.text = String(decoding: buffer, as: UTF8.self)
    }
    token.range = open..<position
    countMarks(in: token.range)
    return token
  }

  /// Counts the byte order marks of a quoted scalar, which are allowed there.
  private mutating func countMarks(in range: Range<Int>) {
    while quotedMarks < text.strayMarks.count {
      let mark = text.strayMarks[quotedMarks]
      guard range.contains(mark) else { return }
      quotedMarks += 1
    }
  }

  /// Fills the buffer with a single-quoted text and returns whether it has
  /// several lines.
  private mutating func scanSingleQuoted(open: Int, indent: Int) throws(Diagnostic) -> Bool {
    var isMultiline = false
    while true {
      let start = position
      var offset = start
      while bytes[offset] != UInt8(ascii: "'"), !bytes[offset].isBreakOrEnd { offset += 1 }
      buffer.append(contentsOf: bytes[start..<offset])
      position = offset
      if bytes[offset] == UInt8(ascii: "'") {
        position = offset + 1
        guard bytes[position] == UInt8(ascii: "'") else { return isMultiline }
        buffer.append(UInt8(ascii: "'"))
        position += 1
      } else {
        trimWhite(downTo: 0)
        appendFold(try foldLines(open: open, indent: indent))
        isMultiline = true
      }
    }
  }

  /// Fills the buffer with a double-quoted text and returns whether it has
  /// several lines.
  private mutating func scanDoubleQuoted(open: Int, indent: Int) throws(Diagnostic) -> Bool {
    var isMultiline = false
    // White space up to here comes from an escape and is never trimmed.
    var kept = 0
    while true {
      let start = position
      var offset = start
      while bytes[offset] != UInt8(ascii: "\""), bytes[offset] != UInt8(ascii: "\\"),
        !bytes[offset].isBreakOrEnd
      {
        offset += 1
      }
      buffer.append(contentsOf: bytes[start..<offset])
      position = offset
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        position = offset + 1
        return isMultiline
      case UInt8(ascii: "\\"):
        if bytes[offset + 1].isBreak {
          position = offset + 1
          let breaks = try foldLines(open: open, indent: indent)
          for _ in 1..<breaks { buffer.append(0x0A) }
          isMultiline = true
        } else {
          try scanEscape()
        }
        kept = buffer.count
      default:
        trimWhite(downTo: kept)
        appendFold(try foldLines(open: open, indent: indent))
        isMultiline = true
      }
    }
  }

  /// Removes the spaces and tabs at the buffer's end.
  private mutating func trimWhite(downTo length: Int) {
    while buffer.count > length, let last = buffer.last, last.isWhite { buffer.removeLast() }
  }

  /// Skips line breaks, blank lines and the white space before the next text.
  ///
  /// - Returns: The number of line breaks, at least 1.
  private mutating func foldLines(open: Int, indent: Int) throws(Diagnostic) -> Int {
    var breaks = 0
    while bytes[position].isBreak {
      lineStart = offset(afterBreakAt: position)
      position = skippingWhite(from: lineStart)
      breaks += 1
      if bytes[position].isBreak, let tab = shallowTab(onLine: lineStart, indent: indent) {
        throw tabIndentation(at: tab)
      }
    }
    guard bytes[position] != 0, breaks > 0 else { throw unclosedQuote(open) }
    guard !isMarker(at: lineStart) else { throw unclosedQuote(open) }
    guard hasSpaces(indent, at: lineStart) else {
      throw underindentedQuote(open, indent: indent)
    }
    return breaks
  }
}

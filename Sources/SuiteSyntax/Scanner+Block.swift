import SourceText

/// Block scalars (YAML 1.2, section 8.1).
extension Scanner {
  /// What becomes of the line breaks at the end of a block scalar.
  private enum Chomping {
    case strip, clip, keep
  }

  /// Scans the block scalar that starts here.
  ///
  /// The scanner then stands at the start of the first line that is not the
  /// scalar's.
  ///
  /// The parent is the column of the parent's keys or dashes, -1 at the root.
  mutating func scanBlockScalar(parent: Int) throws(Diagnostic) -> ScalarToken {
    let start = position
    let isFolded = bytes[start] == UInt8(ascii: ">")
    let (chomping, digit) = try scanBlockHeader()
    var end = skippingWhiteBack(from: endOfLine(from: start))
    if let comment = headerComment(from: start) { end = skippingWhiteBack(from: comment) }
    position = endOfLine(from: position)
    if bytes[position] != 0 {
      position = offset(afterBreakAt: position)
      lineStart = position
    }
    let indent: Int
    if let digit {
      // Every reader counts from column 0 at the root.
      indent = max(0, parent) + digit
    } else {
      indent = try detectIndent(parent: parent)
    }
    if let last = try scanBlockLines(indent: indent, isFolded: isFolded, chomping: chomping) {
      end = last
    }
    try checkLineBehindBlock(start, parent: parent, indent: indent)
    return ScalarToken(
      text: String(decoding: buffer, as: UTF8.self), style: isFolded ? .folded : .literal,
      range: start..<end, isMultiline: true, indent: indent)
  }

  /// Scans the indicators behind `|` or `>` and the rest of that line.
  private mutating func scanBlockHeader() throws(Diagnostic) -> (Chomping, digit: Int?) {
    let start = position
    var chomping: Chomping?
    var digit: Int?
    position += 1
    while true {
      switch bytes[position] {
      case UInt8(ascii: "-") where chomping == nil: chomping = .strip
      case UInt8(ascii: "+") where chomping == nil: chomping = .keep
      case UInt8(ascii: "1")...UInt8(ascii: "9") where digit == nil:
        digit = Int(bytes[position] - UInt8(ascii: "0"))
      default:
        guard isRestEmpty(from: position) else { throw textAfterBlockIndicator(start) }
        return (chomping ?? .clip, digit)
      }
      position += 1
    }
  }

  /// The offset of the comment on a header's line.
  private func headerComment(from start: Int) -> Int? {
    var offset = start
    while !bytes[offset].isBreakOrEnd {
      if bytes[offset] == UInt8(ascii: "#") { return offset }
      offset += 1
    }
    return nil
  }

  /// Returns the offset behind the last byte before an offset that is not a
  /// space or a tab.
  private func skippingWhiteBack(from offset: Int) -> Int {
    var offset = offset
    while offset > text.start, bytes[offset - 1].isWhite { offset -= 1 }
    return offset
  }

  /// The number of spaces at the start of a line.
  func spaces(at line: Int) -> Int {
    var offset = line
    while bytes[offset] == 0x20 { offset += 1 }
    return offset - line
  }

  /// Finds the indentation of a block scalar from its first line with text.
  private func detectIndent(parent: Int) throws(Diagnostic) -> Int {
    var line = position
    var deepest = 0
    var deepestLine = line
    while true {
      let spaces = self.spaces(at: line)
      guard bytes[line + spaces].isBreak else {
        if bytes[line + spaces] == 0 { return max(deepest, spaces, parent + 1) }
        if spaces <= parent { return max(deepest, parent + 1) }
        // At the root the grammar allows it and readers do not.
        if spaces == 0, bytes[line] == 0x09 { throw tabIndentation(at: line, canMove: false) }
        guard deepest <= spaces else {
          throw blankLineTooDeep(at: deepestLine + spaces..<deepestLine + deepest)
        }
        return spaces
      }
      if spaces > deepest { (deepest, deepestLine) = (spaces, line) }
      line = offset(afterBreakAt: line + spaces)
    }
  }

  /// Fills the buffer with the lines of a block scalar.
  ///
  /// - Returns: The offset behind the last line with text.
  private mutating func scanBlockLines(
    indent: Int, isFolded: Bool, chomping: Chomping
  ) throws(Diagnostic) -> Int? {
    buffer.removeAll(keepingCapacity: true)
    var pending = 0
    var last: Int?
    var wasDeeper = false
    while bytes[position] != 0 {
      let line = position
      var offset = line
      let limit = line + indent
      while offset < limit, bytes[offset] == 0x20 { offset += 1 }
      let byte = bytes[offset]
      if byte.isBreakOrEnd {
        if byte == 0, chomping == .keep, last != nil || pending > 0 {
          throw spacesAtEnd(of: line..<offset)
        }
        pending += 1
        move(toLineBehind: offset)
        continue
      }
      guard offset == limit, indent > 0 || !isMarker(at: line) else { break }
      let end = endOfLine(from: offset)
      let isDeeper = isFolded && byte.isWhite
      if isFolded, !isDeeper, !wasDeeper, last != nil {
        if pending == 0 { buffer.append(0x20) } else { appendBreaks(pending) }
      } else {
        appendBreaks(last == nil ? pending : pending + 1)
      }
      buffer.append(contentsOf: bytes[offset..<end])
      wasDeeper = isDeeper
      pending = 0
      last = end
      move(toLineBehind: end)
    }
    switch chomping {
    case .strip: break
    case .clip: appendBreaks(last == nil ? 0 : 1)
    case .keep: appendBreaks(last == nil ? pending : pending + 1)
    }
    return last
  }

  /// Appends line breaks to the buffer.
  private mutating func appendBreaks(_ count: Int) {
    for _ in 0..<count { buffer.append(0x0A) }
  }

  /// Moves to the start of the line behind the one that ends at an offset.
  private mutating func move(toLineBehind end: Int) {
    position = bytes[end] == 0 ? end : offset(afterBreakAt: end)
    if bytes[end] != 0 { lineStart = position }
  }

  /// Refuses a line behind a block scalar that is neither the scalar's, nor its
  /// parent's, nor a comment.
  private func checkLineBehindBlock(
    _ start: Int, parent: Int, indent: Int
  ) throws(Diagnostic) {
    let spaces = self.spaces(at: position)
    let first = position + spaces
    guard bytes[first] != 0, position == lineStart else { return }
    if bytes[first] == 0x09 {
      let next = bytes[skippingWhite(from: first)]
      if next.isBreakOrEnd || next == UInt8(ascii: "#") {
        throw tabIndentation(at: first, canMove: false)
      }
    }
    if spaces > parent, bytes[first] != UInt8(ascii: "#"), bytes[first] != 0x09, indent > spaces,
      !isMarker(at: position)
    {
      throw blockUnderindented(start, line: position, indent: indent)
    }
  }
}

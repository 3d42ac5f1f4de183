import SourceText

/// Plain scalars (YAML 1.2, section 7.3.3).
extension Scanner {
  /// The bytes below 64 at which a plain scalar may end: `#`, `,`, `:`, line
  /// breaks and the end.
  private static let stops: UInt64 = 1 | 1 << 0x0A | 1 << 0x0D | 1 << 0x23 | 1 << 0x2C | 1 << 0x3A

  /// Scans the part of a plain scalar that is on this line and stops at the byte
  /// that ends it.
  ///
  /// - Returns: The text's range, without the white space behind it.
  mutating func scanPlainLine(inFlow: Bool) -> Range<Int> {
    let start = position
    var offset = start
    scan: while true {
      let byte = bytes[offset]
      guard byte < 64 else {
        if inFlow, byte.isFlowIndicator { break scan }
        offset += 1
        continue
      }
      if Self.stops >> UInt64(byte) & 1 == 0 {
        offset += 1
        continue
      }
      switch byte {
      case UInt8(ascii: ":"):
        let next = bytes[offset + 1]
        if next.isBlank || inFlow && next.isFlowIndicator { break scan }
      case UInt8(ascii: "#"):
        if offset > start ? bytes[offset - 1].isWhite : isAfterWhite(offset) { break scan }
      case UInt8(ascii: ","):
        if inFlow { break scan }
      default: break scan
      }
      offset += 1
    }
    position = offset
    while offset > start, bytes[offset - 1].isWhite { offset -= 1 }
    return start..<offset
  }

  /// Scans the further lines of a plain scalar, behind whose first line the
  /// scanner stands; each needs `indent` spaces.
  mutating func scanPlainRest(
    after first: Range<Int>, indent: Int, inFlow: Bool
  ) throws(Diagnostic) -> ScalarToken {
    var end = first.upperBound
    var isMultiline = false
    while bytes[position].isBreak {
      var breaks = 0
      var line = position
      var content = position
      var blankTab: Int?
      while bytes[content].isBreak {
        line = offset(afterBreakAt: content)
        breaks += 1
        content = skippingWhite(from: line)
        if bytes[content].isBreak {
          blankTab = blankTab ?? shallowTab(onLine: line, indent: indent)
        }
      }
      position = line
      lineStart = line
      guard hasSpaces(indent, at: line), bytes[content] != 0, bytes[content] != UInt8(ascii: "#"),
        !isMarker(at: line)
      else { break }
      position = content
      let range = scanPlainLine(inFlow: inFlow)
      guard !range.isEmpty else {
        position = line
        break
      }
      if let blankTab { throw tabIndentation(at: blankTab) }
      if !isMultiline {
        buffer.removeAll(keepingCapacity: true)
        buffer.append(contentsOf: bytes[first])
        isMultiline = true
      }
      appendFold(breaks)
      buffer.append(contentsOf: bytes[range])
      end = range.upperBound
    }
    let text = isMultiline ? String(decoding: buffer, as: UTF8.self) : string(first)
    return ScalarToken(
      text: text, style: .plain, range: first.lowerBound..<end, isMultiline: isMultiline)
  }

  /// The offset of a tab that stands on a blank line of a scalar before the
  /// indentation of its lines, where only spaces may stand.
  func shallowTab(onLine line: Int, indent: Int) -> Int? {
    let tab = line + spaces(at: line)
    return bytes[tab] == 0x09 && tab - line < indent ? tab : nil
  }

  /// Whether a line starts with a number of spaces.
  func hasSpaces(_ count: Int, at line: Int) -> Bool {
    guard count > 0 else { return true }
    guard line + count < bytes.count else { return false }
    for offset in line..<line + count where bytes[offset] != 0x20 { return false }
    return true
  }

  /// Appends what line breaks in a flow scalar stand for: one is a space, more
  /// are one break less.
  mutating func appendFold(_ breaks: Int) {
    if breaks == 1 {
      buffer.append(0x20)
    } else {
      for _ in 1..<max(1, breaks) { buffer.append(0x0A) }
    }
  }
}

import SourceText

/// The repairs of mistakes that only one edit can repair.
///
/// Where the text at fault may have been meant in two ways, there is no fix: a
/// person decides. Nothing here moves the scanner.
extension EventParser {
  /// Puts a value of one line in quotes.
  ///
  /// There is no fix where the text could be a key, be followed by a comment that
  /// looks like text, or go on in the next line.
  ///
  /// - Parameters:
  ///   - start: The value's first byte.
  ///   - allowsColons: Whether a colon in the text is known to be text.
  /// - Returns: The fix.
  func quoting(valueAt start: Int, allowsColons: Bool = false) -> Fix? {
    if frames.last?.isFlow == true { return quotingInFlow(valueAt: start) }
    let range = restOfLine(from: start)
    guard !range.isEmpty, isEndOfValue(range.upperBound), hasPlausibleKey else { return nil }
    if !allowsColons, hasColon(range) { return nil }
    return Fix(
      "put the value in quotes", replacing: range, with: scanner.quoted(scanner.string(range)))
  }

  /// Puts a value inside brackets in quotes, up to the next comma or bracket.
  private func quotingInFlow(valueAt start: Int) -> Fix? {
    var end = start
    while !scanner.bytes[end].isBreakOrEnd, !scanner.bytes[end].isFlowIndicator { end += 1 }
    guard scanner.bytes[end] == UInt8(ascii: ",") || isCloser(end) else { return nil }
    while end > start, scanner.bytes[end - 1].isWhite { end -= 1 }
    let range = start..<end
    let bytes = scanner.bytes[range]
    guard !range.isEmpty, !hasColon(range),
      !bytes.contains(where: {
        $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "#")
      })
    else { return nil }
    return Fix(
      "put the value in quotes", replacing: range, with: scanner.quoted(scanner.string(range)))
  }

  /// Puts a template in quotes: with the rest of its line, or inside brackets by
  /// itself.
  func quoting(templateAt start: Int) -> Fix? {
    var end = start + 2
    while scanner.bytes[end] != UInt8(ascii: "}") || scanner.bytes[end + 1] != UInt8(ascii: "}") {
      if scanner.bytes[end].isBreakOrEnd { return nil }
      end += 1
    }
    end += 2
    guard frames.last?.isFlow == true else { return quoting(valueAt: start) }
    let next = scanner.skippingWhite(from: end)
    guard scanner.bytes[next] == UInt8(ascii: ",") || isCloser(next) else { return nil }
    return Fix(
      "put the value in quotes", replacing: start..<end,
      with: scanner.quoted(scanner.string(start..<end)))
  }

  /// Removes a comma behind a value that ends its line.
  func removing(commaAt offset: Int) -> Fix? {
    guard isEndOfValue(offset + 1) else { return nil }
    return Fix("remove the comma", replacing: offset..<offset + 1, with: "")
  }

  /// Puts a space behind a colon that touches its value.
  func spacing(colonAt offset: Int) -> Fix? {
    let next = scanner.bytes[offset + 1]
    // A path or an address.
    if next == UInt8(ascii: "/") || next == UInt8(ascii: "\\") { return nil }
    return Fix("put a space after the colon", replacing: offset + 1..<offset + 1, with: " ")
  }

  /// Indents the line inside brackets on which the scanner stands.
  func indentingFlowLine() -> Fix? {
    guard let outer = frames.first(where: \.isFlow), isClosed(from: outer.start) else { return nil }
    return Fix(
      "indent the line", replacing: scanner.lineStart..<scanner.position,
      with: String(repeating: " ", count: flowIndent + 1))
  }

  // MARK: - Questions

  /// Whether a value that stops at an offset ends there: nothing but a comment
  /// follows on its line, and the next line with text is not deeper than what
  /// the value belongs to.
  private func isEndOfValue(_ offset: Int) -> Bool {
    let bytes = scanner.bytes
    let next = scanner.skippingWhite(from: offset)
    if bytes[next] == UInt8(ascii: "#") {
      guard next > offset, bytes[next + 1].isBlank else { return false }
    } else if !bytes[next].isBreakOrEnd {
      return false
    }
    let parent = frames.last?.column ?? -1
    var line = scanner.endOfLine(from: next)
    while bytes[line] != 0 {
      line = scanner.offset(afterBreakAt: line)
      let first = scanner.skippingWhite(from: line)
      if !bytes[first].isBreakOrEnd, bytes[first] != UInt8(ascii: "#") {
        return first - line <= parent
      }
      line = scanner.endOfLine(from: first)
    }
    return true
  }

  /// Whether a text has a colon that would end a key.
  private func hasColon(_ range: Range<Int>) -> Bool {
    range.contains {
      scanner.bytes[$0] == UInt8(ascii: ":")
        && ($0 + 1 == range.upperBound || scanner.bytes[$0 + 1].isBlank)
    }
  }

  /// Whether the key of the value, if it has one, looks like a key: one with
  /// brackets, quotes or colons in it is what became of another mistake.
  private var hasPlausibleKey: Bool {
    guard let top = frames.last, top.kind == .blockMapping, top.count > 0 else { return true }
    let key = scanner.bytes[top.lastKey]
    if key.first == UInt8(ascii: "\"") || key.first == UInt8(ascii: "'") { return true }
    return !key.contains { ":{}[]\"'".utf8.contains($0) }
  }

  private func isCloser(_ offset: Int) -> Bool {
    scanner.bytes[offset] == UInt8(ascii: "]") || scanner.bytes[offset] == UInt8(ascii: "}")
  }

  /// Whether the brackets that open at an offset are closed, as far as that can
  /// be told without reading what is inside.
  private func isClosed(from start: Int) -> Bool {
    let bytes = scanner.bytes
    var depth = 0
    var offset = start
    while bytes[offset] != 0 {
      switch bytes[offset] {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return true }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = scanner.endOfQuote(from: offset) else { return false }
        offset = end
        continue
      case UInt8(ascii: "#") where bytes[offset - 1].isBlank:
        offset = scanner.endOfLine(from: offset)
        continue
      default: break
      }
      offset += 1
    }
    return false
  }
}

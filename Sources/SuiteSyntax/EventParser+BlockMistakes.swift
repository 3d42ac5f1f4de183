import SourceText

/// Lines that are indented wrongly, and lines that are not what their place asks
/// for.
extension EventParser {
  func checkTab() throws(Diagnostic) { throw scanner.tabIndentation(at: scanner.leadingTab) }

  /// The rest of the line at the scanner's position.
  var line: Range<Int> { restOfLine(from: scanner.position) }

  func indentMismatch(_ popped: Frame) -> Diagnostic {
    let column = scanner.column
    let outer = frames.last?.column ?? 0
    let what = scanner.keyText(onLineFrom: scanner.position) ?? line
    let spaces = column == 1 ? "1 space" : "\(column) spaces"
    let sibling = popped.kind == .blockMapping ? popped.lastKey : popped.start..<popped.start + 1
    return Diagnostic(
      "indent-mismatch",
      """
      this line is indented \(spaces); the \
      \(popped.kind == .blockMapping ? "keys" : "items") above it are at \(outer) or \
      \(popped.column)
      """,
      at: what, related: .init("column \(popped.column + 1)", at: sibling),
      help: """
        move "\(scanner.excerpt(what))" to column \(popped.column + 1) to put it beside \
        "\(scanner.excerpt(sibling))" (line \(scanner.line(sibling.lowerBound)))
        """)
  }

  /// A line deeper than the collection whose last value is complete.
  func textTooDeep(_ top: Frame) -> Diagnostic {
    let key = scanner.keyText(onLineFrom: scanner.position)
    let isMapping = top.kind == .blockMapping
    if isAtColon { return emptyKey() }
    let what = key ?? (isAtDash ? scanner.position..<scanner.position + 1 : line)
    if completed.kind == .plain, key == nil { return textBehindComment() }
    let owner = isMapping ? top.lastKey : top.start..<top.start + 1
    let name = isMapping ? "\"\(scanner.excerpt(owner))\"" : "the list item above"
    let at = isMapping ? " (line \(scanner.line(owner.lowerBound)))" : ""
    return Diagnostic(
      "indent-too-deep",
      """
      "\(scanner.excerpt(what))" is indented deeper than \(name)\(at), which already has a value
      """,
      at: what, related: .init("already has a value", at: owner),
      help: isMapping
        ? "align it with \(name) at column \(top.column + 1)"
        : "align it with the list's dashes at column \(top.column + 1)")
  }

  /// Text on a line of its own behind a text that a comment has ended.
  private func textBehindComment() -> Diagnostic {
    Diagnostic(
      "text-after-comment", "a comment ends the text above; this line cannot continue it", at: line,
      related: .init("the text", at: completed.range),
      help: "move the comment away, or quote the text, where \"#\" is a character like any other")
  }

  /// Text that is neither an item nor less deep than the list's dashes.
  func textInList(_ top: Frame) -> Diagnostic {
    let key = scanner.keyText(onLineFrom: scanner.position)
    let what = key ?? line
    return Diagnostic(
      "expected-list-item", "expected \"- \", as in the list above", at: what,
      related: .init("the list starts here", at: top.start..<top.start + 1),
      help: key == nil
        ? "write - \(scanner.excerpt(line)), or indent the line more to continue the item above"
        : "indent \"\(scanner.excerpt(what))\" to column \(top.column + 3) to put it in the item")
  }

  /// Content behind a root that is complete.
  func textBehindRoot(_ popped: Frame?) -> Diagnostic {
    if let popped {
      let what = scanner.keyText(onLineFrom: scanner.position) ?? line
      return Diagnostic(
        "indent-mismatch",
        "this line is indented \(scanner.column) spaces; the lines above are at \(popped.column)",
        at: what,
        related: .init("column \(popped.column + 1)", at: popped.start..<popped.start + 1),
        help: "move it to column \(popped.column + 1)")
    }
    if isAtColon { return emptyKey() }
    if completed.kind == .plain { return textBehindComment() }
    if completed.kind == .block {
      return Diagnostic(
        "block-not-indented", "the text of a block must be indented", at: line,
        related: .init("the block starts here", at: first(completed.range)),
        help: "indent this line")
    }
    return Diagnostic(
      "text-after-value", "text after the file's value", at: line,
      related: .init("the value", at: first(completed.range)),
      help: "a suite file is one value; write it as \"key: value\" lines")
  }

  /// Whether a colon without a key stands here.
  private var isAtColon: Bool {
    scanner.byte == UInt8(ascii: ":") && scanner.bytes[scanner.position + 1].isBlank
  }

  /// The first byte of a range.
  func first(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound..<min(range.upperBound, range.lowerBound + 1)
  }
}

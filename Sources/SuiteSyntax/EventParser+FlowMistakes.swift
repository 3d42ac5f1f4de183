import SourceText

/// What can be wrong inside brackets.
extension EventParser {
  /// The opening bracket of the innermost flow collection.
  private var opener: (text: String, range: Range<Int>) {
    let start = frames.last?.start ?? scanner.position
    return (scanner.string(start..<start + 1), start..<start + 1)
  }

  /// The bracket that closes the innermost flow collection.
  private var closer: String { opener.text == "[" ? "]" : "}" }

  /// The scanner's next byte.
  private var here: Range<Int> { scanner.position..<scanner.position + 1 }

  func unclosedBracket() -> Diagnostic {
    let (text, range) = opener
    return Diagnostic(
      "unclosed-bracket", "\"\(text)\" is never closed", at: range,
      help: "add \"\(closer)\" where it ends")
  }

  /// A line that is not indented enough for the brackets around it.
  func underindentedFlow() -> Diagnostic {
    let (text, range) = opener
    let start = scanner.position
    let owner = frames.last { !$0.isFlow }
    if scanner.byte == UInt8(ascii: "]") || scanner.byte == UInt8(ascii: "}") {
      let name =
        owner?.kind == .blockMapping
        ? "its key \"\(scanner.excerpt(owner?.lastKey ?? range))\"" : "the dash of its list item"
      return Diagnostic(
        "closing-bracket-indent",
        "\"\(scanner.string(here))\" must be indented more than \(name)", at: here,
        related: .init("opened here", at: range),
        help:
          "indent the bracket by at least one space; it opened at \(scanner.place(range.lowerBound))",
        fix: indentingFlowLine())
    }
    let line = restOfLine(from: start)
    guard scanner.looksLikeEntry(at: scanner.lineStart), !scanner.byte.isFlowIndicator else {
      return Diagnostic(
        "flow-underindented", "a line inside \"\(text)\" must be indented more than its key",
        at: line, related: .init("opened here", at: range),
        help: "indent it to column \(flowIndent + 1) or more", fix: indentingFlowLine())
    }
    return Diagnostic(
      "unclosed-bracket",
      "\"\(text)\" opened at \(scanner.place(range.lowerBound)) is never closed",
      at: line, related: .init("opened here", at: range),
      help: """
        add "\(closer)" after "\(scanner.excerpt(completed.range))", or indent this line if it \
        belongs inside
        """)
  }

  func commaWithoutItem(_ frame: Frame) -> Diagnostic {
    Diagnostic(
      "flow-missing-item", "nothing stands before \",\"", at: here,
      help: frame.count == 0 ? "remove the comma" : "remove one comma, or write the missing item")
  }

  func mismatchedBracket(_ frame: Frame) -> Diagnostic {
    let (text, range) = opener
    return Diagnostic(
      "mismatched-bracket", "\"\(scanner.string(here))\" does not close \"\(text)\"", at: here,
      related: .init("opened here", at: range), help: "write \"\(closer)\"")
  }

  /// A key in braces that is not followed by a colon.
  func flowKeyWithoutColon(_ token: Scanner.ScalarToken) -> Diagnostic {
    let byte = scanner.byte
    guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") else {
      if byte == UInt8(ascii: "]") { return mismatchedBracket(frames[frames.count - 1]) }
      if token.style != .plain, byte != UInt8(ascii: ":") {
        return Diagnostic(
          "expected-colon", "expected \":\" after the key", at: here,
          related: .init("the key", at: token.range),
          help: "write \(scanner.excerpt(token.range)): value")
      }
      return textInFlow(frames[frames.count - 1])
    }
    let text = token.text
    if token.style == .plain, let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")),
      colon > text.startIndex
    {
      let rest = text[text.utf8.index(after: colon)...]
      if !rest.utf8.starts(with: "//".utf8) {
        return Diagnostic(
          "missing-space-after-colon", "no space after \":\"", at: token.range,
          help: "write {\(text[..<colon]): \(rest)}",
          fix: token.isMultiline || text[..<colon].utf8.contains(where: \.isWhite)
            ? nil : spacing(colonAt: token.range.lowerBound + text[..<colon].utf8.count))
      }
    }
    return Diagnostic(
      "flow-missing-value", "this entry has no value", at: token.range,
      help: "write \(scanner.excerpt(token.range)): and a value; a list of items is written in [ ]")
  }

  func flowKeyWithoutValue() -> Diagnostic {
    let key = frames.last?.lastKey ?? here
    return Diagnostic(
      "flow-missing-value", "\"\(scanner.excerpt(key))\" has no value", at: key,
      help: "write null or \"\" after the colon")
  }

  func dashInFlow() -> Diagnostic {
    Diagnostic(
      "dash-in-flow", "\"-\" cannot start an item inside [ ] or { }", at: here,
      help: "separate the items by commas, without dashes; if it is text, quote it")
  }

  /// A colon behind a value.
  func colonInFlow(_ frame: Frame) -> Diagnostic {
    if frame.kind == .flowMapping {
      return Diagnostic(
        "colon-in-text", "a second \":\" in one entry", at: here,
        related: .init("the value", at: completed.range),
        help: "quote the value, or put a comma between two entries")
    }
    if completed.kind == .flow { return complexKey(completed.range) }
    if completed.kind == .alias { return aliasAsKey(completed.range) }
    return Diagnostic(
      "flow-pair", "a \"key: value\" pair inside [ ]", at: completed.range,
      help:
        "write it in braces: {\(scanner.excerpt(completed.range)): …}, or quote it if it is text")
  }

  /// Text behind a value where a comma or the closing bracket must stand.
  func textInFlow(_ frame: Frame) -> Diagnostic {
    if scanner.byte == UInt8(ascii: "#") { return characterForValue() }
    if scanner.byte == UInt8(ascii: ":"), frame.kind == .flowSequence { return colonInFlow(frame) }
    return Diagnostic(
      "missing-comma", "expected \",\" or \"\(closer)\"", at: here,
      related: .init("opened here", at: opener.range),
      help: "separate items by commas; if this belongs to the text before it, quote the whole text")
  }
}

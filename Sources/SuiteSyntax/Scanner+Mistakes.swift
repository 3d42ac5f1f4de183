import SourceText

/// What can be wrong inside a token.
extension Scanner {
  /// The tab can be repaired unless it may be text.
  func tabIndentation(at offset: Int, canMove: Bool = true) -> Diagnostic {
    var end = offset
    while bytes[end] == 0x09 { end += 1 }
    return Diagnostic(
      "tab-indentation", "tab used for indentation", at: offset..<end,
      help: "YAML indents with spaces only; replace the tab with spaces (2 per level)",
      fix: canMove ? untabbing(at: offset) : nil)
  }

  // MARK: - Quoted scalars

  func unclosedQuote(_ open: Int) -> Diagnostic {
    let quote = string(open..<open + 1)
    let line = string(open..<restOfLine(from: open).upperBound)
    let help =
      quote == "'"
      ? "close it, or quote the whole value: \(quoted(line))"
      : "close it; a text of several lines must be indented, or be a block, which starts with \"|\""
    return Diagnostic(
      "unclosed-quote", "this \(quote) is never closed", at: open..<open + 1,
      help: "a value that starts with \(quote) is a quoted text; \(help)")
  }

  func underindentedQuote(_ open: Int, indent: Int) -> Diagnostic {
    var close = position
    while bytes[close] != bytes[open], bytes[close] != 0 { close += 1 }
    if bytes[close] == 0 || looksLikeEntry(at: lineStart) { return unclosedQuote(open) }
    let kind = bytes[open] == UInt8(ascii: "'") ? "single" : "double"
    let column = indent + 1
    return Diagnostic(
      "quote-underindented", "a line inside \(kind) quotes must be indented",
      at: position..<restOfLine(from: position).upperBound,
      related: .init("the quote opens here", at: open..<open + 1),
      help: """
        the quote opened at \(place(open)); indent this line to column \(column) or more, \
        or use a block, which starts with "|"
        """, fix: indentingQuote(open, indent: indent))
  }

  func badEscape(at start: Int) -> Diagnostic {
    var end = min(start + 2, text.end)
    while end < text.end, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let escape = excerpt(start..<end)
    let help =
      switch bytes[start + 1] {
      case UInt8(ascii: "x"): "\\x takes two hexadecimal digits; "
      case UInt8(ascii: "u"): "\\u takes four hexadecimal digits; "
      case UInt8(ascii: "U"): "\\U takes eight hexadecimal digits; "
      default: ""
      }
    return Diagnostic(
      "bad-escape", "\"\(escape)\" is not an escape in double quotes", at: start..<end,
      help: """
        \(help)use single quotes for regular expressions and paths, where "\\" is itself, \
        or double the backslash
        """)
  }

  func badCodePoint(at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      "bad-escape", "\"\(string(range))\" is not a character", at: range,
      help: "half of a surrogate pair, or a number above U+10FFFF, stands for no character")
  }

  // MARK: - Block scalars

  func textAfterBlockIndicator(_ start: Int) -> Diagnostic {
    let indicator = string(start..<start + 1)
    let next = skippingWhite(from: position)
    let rest = restOfLine(from: next)
    if next > position, rest.count <= 2,
      bytes[rest].allSatisfy({ $0.isWordByte || $0 == UInt8(ascii: "+") })
    {
      let fixed = string(start..<position) + string(rest)
      return Diagnostic(
        "text-after-block-indicator", "space inside the block indicator", at: position..<next,
        help: "write \(fixed) without a space")
    }
    let name = indicator == ">" ? "a folded" : "a literal"
    let help: String
    switch bytes[next] {
    case UInt8(ascii: "#"): help = "put a space before \"#\" if it starts a comment"
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      help = "the indentation is one digit from 1 to 9"
    default:
      help = """
        "\(indicator)" starts \(name) block; its text goes on the next line, indented
        if "\(indicator)" is part of the text, quote it: \(lineQuoting(valueAt: start))
        """
    }
    return Diagnostic(
      "text-after-block-indicator", "text after \"\(indicator)\"",
      at: next..<max(next + 1, rest.upperBound),
      related: .init("the block starts here", at: start..<start + 1), help: help)
  }

  func blankLineTooDeep(at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      "block-blank-line-too-deep",
      "this blank line has more spaces than the first line of the block's text", at: range,
      help: "remove the spaces, or give the indentation after the indicator, as in \"|2\"")
  }

  /// Readers disagree whether the spaces are one more blank line.
  func spacesAtEnd(of line: Range<Int>) -> Diagnostic {
    Diagnostic(
      "no-final-newline",
      "the file ends with spaces inside a block that keeps its last line breaks",
      at: line, help: "remove the spaces, or end the line with a line break")
  }

  func blockUnderindented(_ start: Int, line: Int, indent: Int) -> Diagnostic {
    let first = skippingWhite(from: line)
    let spaces = indent == 1 ? "1 space" : "\(indent) spaces"
    return Diagnostic(
      "block-underindented",
      "this line is indented less than the first line of the block (\(spaces))",
      at: first..<restOfLine(from: first).upperBound,
      related: .init("the block starts here", at: start..<start + 1),
      help: """
        indent it to column \(indent + 1); or give the indentation after the indicator, \
        as in "|2", if the first line is meant to have extra spaces
        """)
  }
}

extension Scanner {
  /// Scans the name behind `&` or `*` and returns its range.
  mutating func scanName() -> Range<Int> {
    let start = position + 1
    position = start
    while !byte.isBlank, !byte.isFlowIndicator { position += 1 }
    return start..<position
  }
}

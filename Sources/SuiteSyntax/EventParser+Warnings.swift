import SourceText

/// What is valid but probably not meant.
extension EventParser {
  private mutating func warn(
    _ id: Diagnostic.ID, _ message: String, at range: Range<Int>, help: String, fix: Fix? = nil
  ) {
    scanner.warnings.append(
      Diagnostic(id, message, at: range, severity: .warning, help: help, fix: fix))
  }

  /// The first key of a list item has no value, and the next key stands beside
  /// it.
  mutating func warnOfEmptyValue(_ key: Range<Int>, before next: Range<Int>) {
    warn(
      "empty-value-then-sibling", "\"\(scanner.excerpt(key))\" has no value", at: key,
      help: """
        did you mean to indent "\(scanner.excerpt(next))" (line \(scanner.line(next.lowerBound))) \
        under it?
        """)
  }

  /// A value is empty because `#` follows, as in `color: #ff0000`.
  mutating func warnOfCutValue(from offset: Int) {
    let hash = scanner.skippingWhite(from: offset)
    guard scanner.bytes[hash] == UInt8(ascii: "#"), scanner.bytes[hash + 1].isWordByte else {
      return
    }
    let rest = hash..<scanner.endOfLine(from: hash)
    warn(
      "comment-cuts-value", "the value is empty: \" #\" starts a comment", at: hash..<hash + 1,
      help: "quote the value to keep \"\(scanner.excerpt(rest))\"")
  }

  /// The last line of a block scalar is the file's last and has no line break.
  mutating func warnOfMissingBreak(_ token: Scanner.ScalarToken) {
    guard scanner.isAtEnd, scanner.position != scanner.lineStart, token.text.utf8.last == 0x0A
    else { return }
    let end = scanner.position
    warn(
      "no-final-newline", "the file ends inside a block of text without a line break",
      at: end..<end, help: "end the file with a line break; the text is read as if it had one",
      fix: scanner.breakingLastLine())
  }

  /// Looks at a plain text's ends.
  mutating func warnOfPlainText(_ token: Scanner.ScalarToken) {
    let bytes = scanner.bytes
    if scanner.byte == UInt8(ascii: "#"), scanner.position != scanner.lineStart,
      scanner.bytes[scanner.position + 1].isWordByte,
      case .text = SuiteNode.Scalar(token.text).coreValue
    {
      let hash = scanner.position
      let rest = hash..<scanner.endOfLine(from: hash)
      warn(
        "comment-cuts-value", "the value ends here: \" #\" starts a comment", at: hash..<hash + 1,
        help: "quote the value to keep \"\(scanner.excerpt(rest))\"")
    }
    let range = token.range
    let last = bytes[range.upperBound - 1]
    if last == UInt8(ascii: ",") || last == UInt8(ascii: "\"") {
      warnOfStrayEnd(token, last)
    } else if last >= 0x80 {
      warnOfTypographicQuotes(token)
    }
    if token.isMultiline {
      if bytes[range.lowerBound] == UInt8(ascii: "-") { warnOfDashes(token) }
      warnOfItems(in: range)
    }
  }

  /// A further line of a plain text starts like a list item.
  private mutating func warnOfItems(in range: Range<Int>) {
    var end = scanner.endOfLine(from: range.lowerBound)
    while end < range.upperBound {
      let start = scanner.skippingWhite(from: scanner.offset(afterBreakAt: end))
      if scanner.bytes[start] == UInt8(ascii: "-"), scanner.bytes[start + 1].isWhite {
        warn(
          "list-item-in-text", "\"- \" inside the text that starts above", at: start..<start + 1,
          help: "align it with the list's dashes; as it is, the line continues the text")
        return
      }
      end = scanner.endOfLine(from: start)
    }
  }

  /// A plain text ends with a comma or a quote that it does not start with.
  private mutating func warnOfStrayEnd(_ token: Scanner.ScalarToken, _ last: UInt8) {
    let end = token.range.upperBound - 1
    if last == UInt8(ascii: "\"") {
      let quotes = token.text.utf8.count { $0 == UInt8(ascii: "\"") }
      guard quotes == 1 else { return }
      warn(
        "stray-quote", "the text ends with a quote that it does not start with", at: end..<end + 1,
        help: "remove it, or put one at the start")
    } else if !token.isMultiline, token.text.utf8.allSatisfy({ !$0.isWhite }) {
      warn(
        "stray-comma", "the text ends with a comma", at: end..<end + 1,
        help: "commas separate items only inside [ ] and { }; remove it, or quote the text")
    }
  }

  /// A plain text stands in typographic quotes, which YAML takes for text.
  private mutating func warnOfTypographicQuotes(_ token: Scanner.ScalarToken) {
    let scalars = token.text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last,
      "“„‘".unicodeScalars.contains(first), "”“’".unicodeScalars.contains(last)
    else { return }
    warn(
      "typographic-quotes", "typographic quotes are part of the text", at: token.range,
      help: "use \" to quote; keep them if the text is meant to have them")
  }

  /// Lines start with a dash and no space, so that YAML reads one text.
  private mutating func warnOfDashes(_ token: Scanner.ScalarToken) {
    let start = token.range.lowerBound
    let bytes = scanner.bytes
    let line = scanner.skippingWhite(
      from: scanner.offset(afterBreakAt: scanner.endOfLine(from: start)))
    guard bytes[line] == UInt8(ascii: "-"), !bytes[line + 1].isBlank,
      bytes[line + 1] != UInt8(ascii: "-"), bytes[start + 1] != UInt8(ascii: "-")
    else { return }
    let item = scanner.excerpt(start + 1..<scanner.restOfLine(from: start).upperBound)
    warn(
      "dash-without-space", "\"-\" is not followed by a space", at: start..<start + 1,
      help:
        "write \"- \(item)\"; without the space YAML reads one text, \"\(token.text.prefix(40))\"")
  }
}

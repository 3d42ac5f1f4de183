import SourceText

/// Values that need quotes, and text behind values that are complete.
extension EventParser {
  /// A character that no plain text can start with.
  func characterForValue() -> Diagnostic {
    let start = scanner.position
    let character = scanner.string(start..<start + 1)
    switch scanner.byte {
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"):
      let fixed =
        frames.last?.isFlow == true ? quotedRest(from: start) : scanner.lineQuoting(valueAt: start)
      let reserved =
        scanner.byte == UInt8(ascii: "%") ? "" : "\"@\" and \"`\" are reserved in YAML; "
      return Diagnostic(
        "reserved-character", "a value cannot start with \"\(character)\"", at: start..<start + 1,
        help: "\(reserved)quote the value: \(fixed)", fix: quoting(valueAt: start))
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      return Diagnostic(
        "unexpected-bracket", "\"\(character)\" closes nothing", at: start..<start + 1,
        help: "remove it, or quote the value if it is text")
    case UInt8(ascii: ","):
      return Diagnostic(
        "stray-comma", "\",\" where a value is expected", at: start..<start + 1,
        help: "commas separate items only inside [ ] and { }; remove it, or quote the value")
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      return Diagnostic(
        "block-in-flow", "a block scalar cannot stand inside [ ] or { }", at: start..<start + 1,
        help: "use double quotes, or write the list with \"- \" lines")
    case UInt8(ascii: "#"):
      return Diagnostic(
        "comment-without-space", "\"#\" must have a space before it to start a comment",
        at: start..<start + 1, help: "put a space before it, or quote the value")
    default:
      return Diagnostic(
        "reserved-character", "a value cannot start with \"\(character)\" here",
        at: start..<start + 1, help: "quote the value: \(quotedRest(from: start))")
    }
  }

  /// `: ` behind the text of a value.
  func colonInText(_ token: Scanner.ScalarToken) -> Diagnostic {
    let colon = scanner.position
    guard token.style == .plain else { return textBehindQuote(token) }
    let isAtEnd = scanner.bytes[scanner.skippingWhite(from: colon + 1)].isBreakOrEnd
    let key = frames.last.map { scanner.excerpt($0.lastKey) } ?? "key"
    let what = isAtEnd ? "\":\" at the end of unquoted text" : "\": \" inside unquoted text"
    return Diagnostic(
      "colon-in-text", what, at: colon..<colon + 1,
      related: .init("YAML takes this for a key", at: token.range),
      help: """
        quote the value, or put it on the next line after "\(key): |"
        \(scanner.lineQuoting(valueAt: token.range.lowerBound))
        """,
      fix: token.text.utf8.contains(where: \.isWhite)
        ? quoting(valueAt: token.range.lowerBound, allowsColons: true) : nil)
  }

  /// `: ` on a further line of a plain text.
  func colonOnLaterLine(_ token: Scanner.ScalarToken) -> Diagnostic {
    let start = scanner.skippingWhite(from: scanner.lineStart)
    let key = scanner.keyText(onLineFrom: start) ?? start..<max(start + 1, scanner.position)
    let top = frames.last
    let firstLine = scanner.restOfLine(from: token.range.lowerBound)
    if let invisible = invisibleBehindColon(firstLine) { return invisible }
    if let missing = missingSpace(inKeyOf: firstLine) { return missing }
    if isShortLine(firstLine) { return lineWithoutColon(firstLine) }
    if scanner.bytes[key].contains(where: \.isWhite) || top?.kind != .blockMapping {
      return Diagnostic(
        "colon-in-text", "\": \" inside unquoted text",
        at: scanner.position..<scanner.position + 1,
        related: .init(
          "the text starts here", at: token.range.lowerBound..<token.range.lowerBound + 1),
        help:
          "this line continues the text above; quote the text, or write it as a block with \"|\""
      )
    }
    let owner = top?.lastKey ?? token.range
    let name = scanner.excerpt(owner)
    return Diagnostic(
      "indent-too-deep",
      """
      "\(scanner.excerpt(key))" is indented deeper than "\(name)" \
      (line \(scanner.line(owner.lowerBound))), which already has a value
      """,
      at: key, related: .init("already has a value", at: owner),
      help: "align it with \"\(name)\" at column \((top?.column ?? 0) + 1)")
  }

  /// Whether a text is first on its line, or behind a dash, and has one or two
  /// words, as a key with its value would without the colon.
  private func isShortLine(_ line: Range<Int>) -> Bool {
    var start = line.lowerBound
    while start > scanner.text.start, !scanner.bytes[start - 1].isBreakOrEnd { start -= 1 }
    let words = scanner.bytes[line].split(whereSeparator: \.isWhite)
    return words.count <= 2 && words.allSatisfy { $0.allSatisfy(\.isWordByte) }
      && scanner.bytes[start..<line.lowerBound].allSatisfy {
        $0.isWhite || $0 == UInt8(ascii: "-")
      }
  }

  /// `- ` where no list can start.
  func listBehindText(_ place: Place) -> Diagnostic {
    let start = scanner.position
    let rest = restOfLine(from: scanner.skippingWhite(from: start + 1))
    let range = start..<start + 1
    let item = scanner.excerpt(rest)
    switch place {
    case .value:
      let key = frames.last.map { scanner.excerpt($0.lastKey) } ?? "key"
      return Diagnostic(
        "list-on-key-line", "a list cannot start on the line of its key", at: range,
        help: """
          put "- \(item)" on the next line, or write \(key): [\(item)]; \
          if it is text, quote it
          """)
    case .marker:
      return Diagnostic(
        "content-after-marker", "a list cannot start on the line of \"---\"", at: range,
        help: "put \"- \(item)\" on the next line")
    default:
      return Diagnostic(
        "list-on-anchor-line", "a list cannot start on the line of its anchor", at: range,
        help: "put \"- \(item)\" on the next line")
    }
  }

  // MARK: - Behind a value

  func textBehindQuote(_ token: Scanner.ScalarToken) -> Diagnostic {
    let next = scanner.skippingWhite(from: token.range.upperBound)
    if scanner.bytes[next] == UInt8(ascii: ",") { return strayComma(at: next) }
    var help: String
    if scanner.bytes[next] == UInt8(ascii: "#") {
      help = "put a space before \"#\" if it starts a comment"
    } else if token.style == .singleQuoted {
      help = "in single quotes an apostrophe is written twice"
    } else {
      help = """
        the quote opened at \(scanner.place(token.range.lowerBound)) closes at \
        \(scanner.place(token.range.upperBound - 1)); write \\" for quotes inside, \
        or use single quotes outside
        """
    }
    if let fixed = fixedQuotes(token) { help += ": \(fixed)" }
    return Diagnostic(
      "text-after-quote", "text after the closing quote",
      at: next..<max(next + 1, restOfLine(from: next).upperBound),
      related: .init(
        "the quoted text", at: token.isMultiline ? first(of: token.range) : token.range),
      help: help)
  }

  /// The text in quotes, up to a quote at the end of its line, with the quotes
  /// inside written as they must be.
  private func fixedQuotes(_ token: Scanner.ScalarToken) -> String? {
    let line = restOfLine(from: token.range.lowerBound)
    let quote = scanner.bytes[line.lowerBound]
    guard !token.isMultiline, line.upperBound > token.range.upperBound,
      scanner.bytes[line.upperBound - 1] == quote
    else { return nil }
    let isSingle = quote == UInt8(ascii: "'")
    var fixed: [UInt8] = []
    for byte in scanner.bytes[line.lowerBound + 1..<line.upperBound - 1] {
      if byte == quote, isSingle || fixed.last != UInt8(ascii: "\\") {
        fixed.append(isSingle ? quote : UInt8(ascii: "\\"))
      }
      fixed.append(byte)
    }
    return String(decoding: [quote] + fixed + [quote], as: UTF8.self)
  }

  private func first(of range: Range<Int>) -> Range<Int> {
    range.lowerBound..<range.lowerBound + 1
  }

  private func strayComma(at offset: Int) -> Diagnostic {
    Diagnostic(
      "stray-comma", "\",\" after a complete value", at: offset..<offset + 1,
      help: "commas separate items only inside [ ] and { }; remove it",
      fix: removing(commaAt: offset))
  }

  func textBehindFlow(_ range: Range<Int>) -> Diagnostic {
    let next = scanner.skippingWhite(from: range.upperBound)
    if scanner.bytes[next] == UInt8(ascii: ",") { return strayComma(at: next) }
    if scanner.bytes[next] == UInt8(ascii: ":"), scanner.bytes[next + 1].isBlank {
      return complexKey(range)
    }
    let close = scanner.string(range.upperBound - 1..<range.upperBound)
    let kind = close == "]" ? "[ is a list" : "{ is a mapping"
    var help = "a value that starts with \(kind); if it is text, quote it"
    if scanner.bytes[next] == UInt8(ascii: "#") {
      help = "put a space before \"#\" if it starts a comment"
    } else if scanner.line(range.lowerBound) == scanner.line(next) {
      help += ": \(scanner.lineQuoting(valueAt: range.lowerBound))"
    }
    return Diagnostic(
      "text-after-flow", "text after \"\(close)\"",
      at: next..<max(next + 1, restOfLine(from: next).upperBound),
      related: .init("opened here", at: range.lowerBound..<range.lowerBound + 1), help: help,
      fix: isPattern(range) ? quoting(valueAt: range.lowerBound) : nil)
  }

  /// Whether brackets are the start of a text, such as a regular expression: what
  /// touches them goes on like one.
  private func isPattern(_ range: Range<Int>) -> Bool {
    let next = scanner.bytes[range.upperBound]
    return scanner.line(range.lowerBound) == scanner.line(range.upperBound)
      && (next.isWordByte || "+*?{([|$^\\".utf8.contains(next))
  }
}

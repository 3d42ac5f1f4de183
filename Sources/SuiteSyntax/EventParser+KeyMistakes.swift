import SourceText

/// Lines that stand where a key must stand and are none.
extension EventParser {
  /// `- `, `? ` or `: ` where a key must stand.
  func indicatorForKey() -> Diagnostic {
    let start = scanner.position
    switch scanner.byte {
    case UInt8(ascii: "?"): return explicitKey()
    case UInt8(ascii: ":"): return emptyKey()
    default:
      return Diagnostic(
        "list-item-in-mapping", "a list item where a key is expected", at: start..<start + 1,
        related: frames.last.map { .init("the last key", at: $0.lastKey) },
        help: """
          the lines above are "key: value" pairs; indent the item under a key, or remove "- "
          """)
    }
  }

  /// A character that no key can start with.
  func characterForKey() -> Diagnostic {
    let start = scanner.position
    switch scanner.byte {
    case UInt8(ascii: "!"): return tag()
    case UInt8(ascii: "&"):
      var name = scanner
      let end = name.scanName().upperBound
      if scanner.keyText(onLineFrom: scanner.skippingWhite(from: end)) != nil {
        return anchorOnKey(start..<end)
      }
    case UInt8(ascii: "*"):
      var name = scanner
      let range = start..<name.scanName().upperBound
      if scanner.keyText(onLineFrom: scanner.skippingWhite(from: start + 1)) != nil {
        return aliasAsKey(range)
      }
    case UInt8(ascii: "["), UInt8(ascii: "{"): return flowForKey()
    default: break
    }
    return Diagnostic(
      "expected-colon", "expected \"key: value\"", at: line,
      help: """
        a key cannot start with "\(scanner.string(start..<start + 1))"; quote the key, \
        or indent this line more if it continues the value above
        """)
  }

  /// A bracket where a key must stand.
  private func flowForKey() -> Diagnostic {
    let line = self.line
    let next = scanner.bytes[scanner.position + 1]
    if scanner.byte == UInt8(ascii: "{"), next == scanner.byte || next == UInt8(ascii: "%") {
      return templateWithoutQuotes()
    }
    if zip(line, line.dropFirst()).contains(where: {
      (scanner.bytes[$0] == UInt8(ascii: "]") || scanner.bytes[$0] == UInt8(ascii: "}"))
        && scanner.bytes[$1] == UInt8(ascii: ":")
    }) {
      return complexKey(line)
    }
    let what = scanner.byte == UInt8(ascii: "[") ? "list" : "mapping"
    return Diagnostic(
      "expected-colon", "a \(what) where a key is expected", at: line,
      help: frames.last.map {
        "if it is the value of \"\(scanner.excerpt($0.lastKey))\", indent it more"
      })
  }

  /// A line without the colon that makes its start a key.
  func lineWithoutColon(_ range: Range<Int>) -> Diagnostic {
    let text = scanner.string(range)
    if let invisible = invisibleBehindColon(range) { return invisible }
    if completed.kind == .block, isEmptyBlock(completed.range) {
      let key = frames.last.map { "\"\(scanner.excerpt($0.lastKey)):\"" } ?? "its key"
      return Diagnostic(
        "block-not-indented",
        "the text of the block scalar at \(scanner.place(completed.range.lowerBound)) must be indented",
        at: range, related: .init("the block starts here", at: first(completed.range)),
        help: "indent this line under \(key)")
    }
    if let missing = missingSpace(inKeyOf: range) { return missing }
    var help = "if this line continues the value above, indent it more"
    let words = text.split(separator: " ", maxSplits: 1)
    if words.allSatisfy({ $0.utf8.allSatisfy(\.isWordByte) }) {
      let value = words.count > 1 ? " \(words[1])" : ""
      let question = "did you mean \"\(words[0]):\(value)\"?"
      help = completed.kind == .nothing ? question : "\(question) \(help)"
    }
    if let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")), equals > text.startIndex {
      let key = text[..<equals].split(separator: " ").joined(separator: " ")
      let value = text[text.utf8.index(after: equals)...].drop { $0 == " " }
      if !key.isEmpty { help = "did you mean \"\(key): \(value)\"? \(help)" }
    }
    return Diagnostic("expected-colon", "expected \"key: value\"", at: range, help: help)
  }

  /// A line that would be a key and its value with a space behind its first
  /// colon.
  func missingSpace(inKeyOf range: Range<Int>) -> Diagnostic? {
    let bytes = scanner.bytes[range]
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > range.lowerBound,
      colon + 1 < range.upperBound, bytes[..<colon].allSatisfy({ !$0.isWhite }),
      !bytes[(colon + 1)...].starts(with: "//".utf8), bytes[colon + 1] != UInt8(ascii: ":")
    else { return nil }
    let key = scanner.string(range.lowerBound..<colon)
    return Diagnostic(
      "missing-space-after-colon", "no space after \":\"", at: range,
      help: "write \(key): \(scanner.excerpt(colon + 1..<range.upperBound))",
      fix: spacing(colonAt: colon))
  }

  /// Whether a block scalar has no text.
  private func isEmptyBlock(_ range: Range<Int>) -> Bool {
    !scanner.bytes[range].contains { $0.isBreak }
  }

  func quotedWithoutColon(_ token: Scanner.ScalarToken) -> Diagnostic {
    if scanner.byte.isBreakOrEnd {
      return Diagnostic(
        "expected-colon", "expected \"key: value\"", at: token.range,
        help: "if this line continues the value above, indent it more")
    }
    return textBehindQuote(token)
  }

  /// A quoted key whose colon touches the value.
  func touchingColon(_ token: Scanner.ScalarToken) -> Diagnostic {
    missingSpace(at: scanner.position, behind: token.range)
  }

  func missingSpace(at colon: Int, behind key: Range<Int>) -> Diagnostic {
    Diagnostic(
      "missing-space-after-colon", "no space after \":\"", at: colon..<colon + 1,
      help: "write \(scanner.excerpt(key)): and then the value", fix: spacing(colonAt: colon))
  }
}

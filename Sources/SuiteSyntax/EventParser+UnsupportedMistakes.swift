import SourceText

/// YAML that suites do not use, and anchors, aliases and templates gone wrong.
extension EventParser {
  func explicitKey() -> Diagnostic {
    let start = scanner.position
    return Diagnostic(
      "explicit-key", "\"? \" starts an explicit key, which suites do not use",
      at: start..<start + 1,
      help: "write \"key: value\"; if it is text, quote it")
  }

  func emptyKey() -> Diagnostic {
    let start = scanner.position
    return Diagnostic(
      "empty-key", "nothing stands before \":\"", at: start..<start + 1,
      help: "write a key before the colon; if the colon is text, quote the value")
  }

  func complexKey(_ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      "complex-key", "a list or a mapping cannot be a key", at: range,
      help: "if it is text, quote the key")
  }

  func tag() -> Diagnostic {
    let start = scanner.position
    var end = start
    while !scanner.bytes[end].isBlank { end += 1 }
    let name = scanner.excerpt(start..<end)
    let isStandard = name.utf8.starts(with: "!!".utf8)
    let isAlone = scanner.isRestEmpty(from: end)
    let help =
      isStandard
      ? "remove it; to make a value text, quote the value"
      : isAlone ? "remove it" : "if you meant text, quote it: \(quotedRest(from: start))"
    return Diagnostic(
      "tag-not-supported", "\"\(name)\" is a YAML tag; Telltale does not use tags", at: start..<end,
      help: help)
  }

  /// What is left of a value, in quotes; inside brackets, up to where it ends.
  func quotedRest(from start: Int) -> String {
    var rest = restOfLine(from: start)
    if frames.last?.isFlow == true {
      let end = scanner.bytes[rest].firstIndex { $0.isFlowIndicator } ?? rest.upperBound
      rest = start..<max(start + 1, end)
    }
    return scanner.quoted(scanner.excerpt(rest))
  }

  func templateWithoutQuotes() -> Diagnostic {
    let start = scanner.position
    let opener = scanner.string(start..<start + 2)
    var rest = restOfLine(from: start)
    let isInFlow = frames.last?.isFlow == true
    let closer: [UInt8] =
      opener == "{{" ? Array("}}".utf8) : [scanner.bytes[start + 1], UInt8(ascii: "}")]
    var end = start + 2
    while end + 1 < rest.upperBound, Array(scanner.bytes[end...end + 1]) != closer { end += 1 }
    if isInFlow, end + 1 < rest.upperBound { rest = start..<end + 2 }
    let fixed =
      isInFlow
      ? scanner.quoted(scanner.excerpt(rest)) : scanner.lineQuoting(valueAt: start)
    var help = "\"{\" starts a YAML mapping; write \(fixed)"
    if end + 2 == rest.upperBound, opener == "{{" {
      help += "\n(inside other text, as in Say {{x}}, no quotes are needed)"
    }
    return Diagnostic(
      "template-needs-quotes", "a value that starts with \"\(opener)\" must be quoted", at: rest,
      help: help, fix: opener == "{{" ? quoting(templateAt: start) : nil)
  }

  // MARK: - Keys

  func multilineKey(_ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      "multiline-key", "a key must stand on one line", at: range,
      help: "if this is text, a quote is missing or one too many")
  }

  func keyTooLong(_ range: Range<Int>, count: Int) -> Diagnostic {
    Diagnostic(
      "key-too-long", "this key has \(count) characters; YAML allows 1024", at: range,
      help: "if it is text, quote it together with its colon, or use a block")
  }

  // MARK: - Anchors and aliases

  func anchorOnKey(_ range: Range<Int>) -> Diagnostic {
    let anchor = pendingAnchor ?? range
    return Diagnostic(
      "anchor-on-key", "an anchor on a key", at: anchor,
      help: """
        put it behind the colon to name the value, or on the line above the key to name \
        the whole mapping
        """)
  }

  func anchorOnAlias(_ anchor: Range<Int>, alias: Range<Int>) -> Diagnostic {
    Diagnostic(
      "anchor-on-alias", "an alias cannot have an anchor", at: anchor,
      related: .init("the alias", at: alias), help: "remove the anchor, and use the alias's name")
  }

  func secondAnchor(_ range: Range<Int>, first: Range<Int>) -> Diagnostic {
    Diagnostic(
      "second-anchor", "a value can have one anchor", at: range,
      related: .init("the first", at: first), help: "remove one")
  }

  func anchorWithoutValue(_ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      "flow-missing-value", "this anchor has no value", at: range, help: "write null or a value")
  }

  func ampersand(_ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      "ampersand-needs-quotes", "a value that starts with \"&\" must be quoted", at: range,
      help: "\"&\" starts an anchor; write \(quotedRest(from: range.lowerBound))")
  }

  func aliasAsKey(_ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      "alias-as-key", "an alias cannot be a key", at: range,
      help: "write the key itself; if it is text, quote it")
  }

  /// Whether what looks like an alias is Markdown: a bullet or stars round words.
  func isEmphasis(_ range: Range<Int>) -> Bool {
    range.count == 1 || scanner.bytes[range].dropFirst().contains(UInt8(ascii: "*"))
  }

  func textBehindAlias(_ range: Range<Int>) -> Diagnostic {
    let next = scanner.skippingWhite(from: range.upperBound)
    if range.count > 1, scanner.bytes[next] == UInt8(ascii: ":"), next > range.upperBound,
      scanner.bytes[next + 1].isBlank
    {
      return aliasAsKey(range)
    }
    let start = range.lowerBound
    return Diagnostic(
      "star-needs-quotes", "a value that starts with \"*\" must be quoted",
      at: restOfLine(from: start),
      help: "\"*\" starts an alias; write \(scanner.lineQuoting(valueAt: start))",
      fix: isEmphasis(range) ? quoting(valueAt: start) : nil)
  }
}

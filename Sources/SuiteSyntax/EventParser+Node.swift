import SourceText

/// Nodes in block context.
extension EventParser {
  /// Reads the node that starts here, or how it starts.
  mutating func node(_ place: Place) throws(Diagnostic) -> Step {
    let start = scanner.position
    let isIndicator = scanner.bytes[start + 1].isBlank
    switch scanner.byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try quotedNode(place)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      flowIndent = (frames.last?.column ?? -1) + 1
      return try openFlow()
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      let token = try scanner.scanBlockScalar(parent: frames.last?.column ?? -1)
      warnOfMissingBreak(token)
      if token.style == .folded { warnOfFoldedLines(token) }
      try emit(token, as: .block)
      return .next
    case UInt8(ascii: "-") where isIndicator:
      switch place {
      case .line: return try openSequence(isCompact: false)
      case .item(tab: -1): return try openSequence(isCompact: true)
      case .item(let tab): throw scanner.tabIndentation(at: tab)
      case .value, .marker, .anchored: throw listBehindText(place)
      }
    case UInt8(ascii: "?") where isIndicator: throw explicitKey()
    case UInt8(ascii: ":") where isIndicator: throw emptyKey()
    case UInt8(ascii: "*"): return try aliasNode()
    case UInt8(ascii: "&"): return try anchoredNode(place)
    case UInt8(ascii: "!"): throw tag()
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "@"),
      UInt8(ascii: "`"), UInt8(ascii: "%"), UInt8(ascii: "#"):
      throw characterForValue()
    case 0x80...: try checkInvisible()
    default: break
    }
    return try plainNode(place)
  }

  /// Reads a plain scalar, which may turn out to be the first key of a mapping.
  private mutating func plainNode(_ place: Place) throws(Diagnostic) -> Step {
    let line = scanner.scanPlainLine(inFlow: false)
    if scanner.byte == UInt8(ascii: ":") {
      let key = Scanner.ScalarToken(text: scanner.string(line), style: .plain, range: line)
      return try firstKey(key, place)
    }
    let indent = (frames.last?.column ?? -1) + 1
    let token = try scanner.scanPlainRest(after: line, indent: indent, inFlow: false)
    if scanner.byte == UInt8(ascii: ":"), scanner.position != scanner.lineStart {
      throw colonOnLaterLine(token)
    }
    warnOfPlainText(token)
    try emit(token, as: .plain)
    return .next
  }

  /// Reads a quoted scalar, which may turn out to be the first key of a mapping.
  private mutating func quotedNode(_ place: Place) throws(Diagnostic) -> Step {
    let token = try scanner.scanQuoted(indent: (frames.last?.column ?? -1) + 1)
    let next = scanner.skippingWhite(from: scanner.position)
    guard scanner.bytes[next] == UInt8(ascii: ":") else {
      if !scanner.isRestEmpty(from: scanner.position) { throw textBehindQuote(token) }
      try emit(token, as: .quoted)
      return .next
    }
    scanner.position = next
    switch place {
    case .line, .item:
      guard scanner.bytes[next + 1].isBlank else { throw touchingColon(token) }
      guard !token.isMultiline else { throw multilineKey(token.range) }
    default: break
    }
    return try firstKey(token, place)
  }

  /// Opens a mapping at its first key, whose colon stands here.
  private mutating func firstKey(
    _ key: Scanner.ScalarToken, _ place: Place
  ) throws(Diagnostic) -> Step {
    switch place {
    case .line: return try openMapping(key, isCompact: false)
    case .item(tab: -1): return try openMapping(key, isCompact: true)
    case .item(let tab): throw scanner.tabIndentation(at: tab)
    case .value: throw colonInText(key)
    case .marker: throw mappingBehindMarker(key.range)
    case .anchored: throw anchorOnKey(key.range)
    }
  }

  /// Reads an alias.
  private mutating func aliasNode() throws(Diagnostic) -> Step {
    let start = scanner.position
    let name = scanner.scanName()
    if !scanner.isRestEmpty(from: scanner.position) || name.isEmpty {
      throw textBehindAlias(start..<scanner.position)
    }
    try emitAlias(start..<name.upperBound)
    return .next
  }

  /// Sends an alias.
  mutating func emitAlias(_ range: Range<Int>) throws(Diagnostic) {
    if let pendingAnchor { throw anchorOnAlias(pendingAnchor, alias: range) }
    completed = (.alias, range)
    do throws(Diagnostic) {
      try receiver.receive(
        .alias(scanner.string(range.lowerBound + 1..<range.upperBound), range: range))
    } catch {
      var mistake = error
      if mistake.id == "star-needs-quotes", isEmphasis(range) {
        mistake.fix = quoting(valueAt: range.lowerBound)
      }
      throw mistake
    }
  }

  /// Reads an anchor and the node that it names.
  private mutating func anchoredNode(_ place: Place) throws(Diagnostic) -> Step {
    try readAnchor()
    let behind = scanner.position
    if scanner.isRestEmpty(from: behind) { return try nodeBelow(emptyAt: behind) }
    scanner.skipWhite()
    return try node(.anchored)
  }

  /// Reads an anchor and sends it.
  mutating func readAnchor() throws(Diagnostic) {
    let start = scanner.position
    let name = scanner.scanName()
    let range = start..<scanner.position
    if let pendingAnchor {
      throw scanner.keyText(onLineFrom: scanner.skippingWhite(from: scanner.position)) != nil
        ? anchorOnKey(range) : secondAnchor(range, first: pendingAnchor)
    }
    guard !name.isEmpty, scanner.byte.isBlank || scanner.byte.isFlowIndicator else {
      throw ampersand(range)
    }
    if scanner.byte.isFlowIndicator, frames.last?.isFlow != true { throw ampersand(range) }
    pendingAnchor = range
    try receiver.receive(.anchor(scanner.string(name), range: range))
  }
}

import SourceText

/// Flow collections (YAML 1.2, section 7.4).
extension EventParser {
  /// Opens the flow collection whose bracket stands here.
  mutating func openFlow() throws(Diagnostic) -> Step {
    let start = scanner.position
    let isMapping = scanner.byte == UInt8(ascii: "{")
    let next = scanner.bytes[start + 1]
    if isMapping,
      next == UInt8(ascii: "{") || next == UInt8(ascii: "%") || next == UInt8(ascii: "#")
    {
      throw templateWithoutQuotes()
    }
    let column = frames.last?.column ?? -1
    try push(Frame(kind: isMapping ? .flowMapping : .flowSequence, column: column, start: start))
    scanner.position = start + 1
    return .flowEntry
  }

  /// Skips to the next token inside a flow collection.
  private mutating func skipInFlow() throws(Diagnostic) {
    let line = scanner.lineStart
    let isAtLineStart = scanner.position == line
    scanner.skipToToken()
    if scanner.isAtEnd { throw unclosedBracket() }
    guard isAtLineStart || scanner.lineStart != line else { return }
    if scanner.isAtMarker { throw unclosedBracket() }
    if !scanner.hasSpaces(flowIndent, at: scanner.lineStart) { throw underindentedFlow() }
  }

  /// Whether a collection's closing bracket stands here.
  private func isAtEnd(of frame: Frame) -> Bool {
    scanner.byte == (frame.kind == .flowMapping ? UInt8(ascii: "}") : UInt8(ascii: "]"))
  }

  /// Reads an entry, or the end, behind an opening bracket or a comma.
  mutating func flowEntry() throws(Diagnostic) -> Step {
    try skipInFlow()
    let top = frames.count - 1
    if isAtEnd(of: frames[top]) { return try closeFlow() }
    switch scanner.byte {
    case UInt8(ascii: ","): throw commaWithoutItem(frames[top])
    case UInt8(ascii: "]"), UInt8(ascii: "}"): throw mismatchedBracket(frames[top])
    default: break
    }
    frames[top].count += 1
    return frames[top].kind == .flowMapping ? try flowKey() : try flowNode()
  }

  /// Reads a key of a flow mapping, and its colon.
  private mutating func flowKey() throws(Diagnostic) -> Step {
    let start = scanner.position
    let next = scanner.bytes[start + 1]
    let token: Scanner.ScalarToken
    switch scanner.byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      token = try scanner.scanQuoted(indent: flowIndent)
    case UInt8(ascii: "?") where next.isBlank: throw explicitKey()
    case UInt8(ascii: ":") where next.isBlank || next.isFlowIndicator: throw emptyKey()
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      if scanner.byte == UInt8(ascii: "{"), next == UInt8(ascii: "{") {
        throw templateWithoutQuotes()
      }
      throw complexKey(start..<start + 1)
    case UInt8(ascii: "*"): throw aliasAsKey(start..<start + 1)
    case UInt8(ascii: "&"): throw anchorOnKey(start..<start + 1)
    case UInt8(ascii: "!"): throw tag()
    default:
      try checkPlainStartInFlow()
      let line = scanner.scanPlainLine(inFlow: true)
      token = try scanner.scanPlainRest(after: line, indent: flowIndent, inFlow: true)
    }
    try skipInFlow()
    guard scanner.byte == UInt8(ascii: ":") else { throw flowKeyWithoutColon(token) }
    let behind = scanner.bytes[scanner.position + 1]
    if token.style == .plain, !behind.isBlank {
      if behind == UInt8(ascii: "[") || behind == UInt8(ascii: "{") {
        throw missingSpace(at: scanner.position, behind: token.range)
      }
      if !behind.isFlowIndicator { throw flowKeyWithoutColon(token) }
    }
    frames[frames.count - 1].lastKey = token.range
    scanner.position += 1
    try receiver.receive(.key(token.text, style: token.style, range: token.range))
    return .flowValue
  }

  /// Reads the value of a flow mapping's key.
  mutating func flowValue() throws(Diagnostic) -> Step {
    try skipInFlow()
    if scanner.byte == UInt8(ascii: ",") || isAtEnd(of: frames[frames.count - 1]) {
      throw flowKeyWithoutValue()
    }
    return try flowNode()
  }

  /// Reads a node inside a flow collection, or how it starts.
  private mutating func flowNode() throws(Diagnostic) -> Step {
    while scanner.byte == UInt8(ascii: "&") {
      try readAnchor()
      try skipInFlow()
    }
    let start = scanner.position
    let next = scanner.bytes[start + 1]
    switch scanner.byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      try emit(try scanner.scanQuoted(indent: flowIndent), as: .quoted)
    case UInt8(ascii: "["), UInt8(ascii: "{"): return try openFlow()
    case UInt8(ascii: "*"):
      let name = scanner.scanName()
      if name.isEmpty { throw textBehindAlias(start..<start + 1) }
      try emitAlias(start..<name.upperBound)
    case UInt8(ascii: "!"): throw tag()
    case UInt8(ascii: "?") where next.isBlank: throw explicitKey()
    case UInt8(ascii: ":") where next.isBlank || next.isFlowIndicator: throw emptyKey()
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
      if let pendingAnchor { throw anchorWithoutValue(pendingAnchor) }
      throw mismatchedBracket(frames[frames.count - 1])
    default:
      try checkPlainStartInFlow()
      let line = scanner.scanPlainLine(inFlow: true)
      let token = try scanner.scanPlainRest(after: line, indent: flowIndent, inFlow: true)
      try emit(token, as: .plain)
    }
    return .flowNext
  }

  /// Refuses what a plain scalar in a flow collection cannot start with.
  private func checkPlainStartInFlow() throws(Diagnostic) {
    let next = scanner.bytes[scanner.position + 1]
    switch scanner.byte {
    case UInt8(ascii: "-"):
      if next.isBlank || next.isFlowIndicator { throw dashInFlow() }
    case UInt8(ascii: "?"):
      if next.isFlowIndicator { throw characterForValue() }
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"), UInt8(ascii: "|"),
      UInt8(ascii: ">"), UInt8(ascii: "#"), UInt8(ascii: ","):
      throw characterForValue()
    case 0x80...: try checkInvisible()
    default: break
    }
  }

  /// Reads what follows a complete node inside a flow collection.
  mutating func flowNext() throws(Diagnostic) -> Step {
    try skipInFlow()
    let top = frames[frames.count - 1]
    if isAtEnd(of: top) { return try closeFlow() }
    switch scanner.byte {
    case UInt8(ascii: ","):
      scanner.position += 1
      return .flowEntry
    case UInt8(ascii: "]"), UInt8(ascii: "}"): throw mismatchedBracket(top)
    case UInt8(ascii: ":"): throw colonInFlow(top)
    default: throw textInFlow(top)
    }
  }

  /// Closes the innermost flow collection, whose bracket stands here.
  private mutating func closeFlow() throws(Diagnostic) -> Step {
    let frame = frames.removeLast()
    scanner.position += 1
    completed = (.flow, frame.start..<scanner.position)
    try receiver.receive(.collectionEnd(at: scanner.position))
    if frames.last?.isFlow == true { return .flowNext }
    guard scanner.isRestEmpty(from: scanner.position) else {
      throw textBehindFlow(frame.start..<scanner.position)
    }
    return .next
  }
}

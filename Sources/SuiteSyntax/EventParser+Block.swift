import SourceText

/// Block collections (YAML 1.2, section 8.2).
extension EventParser {
  /// Reads the value behind a key's colon.
  mutating func mappingValue() throws(Diagnostic) -> Step {
    let colonEnd = scanner.position
    scanner.skipWhite()
    if scanner.isRestEmpty(from: scanner.position) { return try nodeBelow(emptyAt: colonEnd) }
    return try node(.value)
  }

  /// Reads the item behind a dash.
  mutating func sequenceItem() throws(Diagnostic) -> Step {
    let dashEnd = scanner.position
    var tab = -1
    while scanner.byte.isWhite {
      if scanner.byte == 0x09, tab < 0 { tab = scanner.position }
      scanner.position += 1
    }
    if scanner.isRestEmpty(from: scanner.position) { return try nodeBelow(emptyAt: dashEnd) }
    return try node(.item(tab: tab))
  }

  /// Reads a node that may follow on a later line.
  ///
  /// A node that is left out counts as one at `offset`.
  mutating func nodeBelow(emptyAt offset: Int) throws(Diagnostic) -> Step {
    scanner.skipToToken()
    guard !scanner.isAtEnd, !scanner.isAtMarker else {
      try emitEmpty(at: offset)
      return .next
    }
    if scanner.leadingTab >= 0 { try checkTab() }
    let column = scanner.column
    let top = frames.last
    let parent = top?.column ?? -1
    if column > parent { return try node(.line) }
    if column == parent, top?.kind == .blockMapping, isAtDash {
      return try openSequence(isCompact: false)
    }
    if column == parent, top?.kind == .blockMapping { warnOfCutValue(from: offset) }
    try emitEmpty(at: offset)
    return .next
  }

  /// Whether a list item's dash stands here.
  var isAtDash: Bool {
    scanner.byte == UInt8(ascii: "-") && scanner.bytes[scanner.position + 1].isBlank
  }

  /// Opens the sequence whose first dash stands here.
  mutating func openSequence(isCompact: Bool) throws(Diagnostic) -> Step {
    let start = scanner.position
    var frame = Frame(kind: .blockSequence, column: scanner.column, start: start)
    frame.isCompact = isCompact
    frame.count = 1
    try push(frame)
    scanner.position = start + 1
    return .sequenceItem
  }

  /// Opens the mapping whose first key has been read, up to its colon.
  mutating func openMapping(
    _ key: Scanner.ScalarToken, isCompact: Bool
  ) throws(Diagnostic) -> Step {
    let start = key.range.lowerBound
    var frame = Frame(kind: .blockMapping, column: start - scanner.lineStart, start: start)
    frame.isCompact = isCompact
    try push(frame)
    return try startEntry(key)
  }

  /// Takes a key whose colon stands here.
  mutating func startEntry(_ key: Scanner.ScalarToken) throws(Diagnostic) -> Step {
    let top = frames.count - 1
    if frames[top].isCompact, frames[top].count == 1, completed.kind == .empty {
      warnOfEmptyValue(frames[top].lastKey, before: key.range)
    }
    frames[top].count += 1
    frames[top].lastKey = key.range
    try checkKeyLength(key.range)
    scanner.position += 1
    try receiver.receive(.key(key.text, style: key.style, range: key.range))
    return .mappingValue
  }

  /// Reads what follows a complete node in block context.
  mutating func next() throws(Diagnostic) -> Step {
    scanner.skipToToken()
    if scanner.isAtEnd || scanner.isAtMarker {
      for _ in frames { try receiver.receive(.collectionEnd(at: nil)) }
      frames.removeAll()
      return .end
    }
    if scanner.leadingTab >= 0 { try checkTab() }
    let column = scanner.column
    var popped: Frame?
    while let top = frames.last {
      if column == top.column {
        if top.kind == .blockMapping { return try key() }
        if isAtDash {
          frames[frames.count - 1].count += 1
          scanner.position += 1
          return .sequenceItem
        }
        guard frames.count > 1, frames[frames.count - 2].column == column else {
          throw textInList(top)
        }
      } else if column > top.column {
        throw popped.map { indentMismatch($0) } ?? textTooDeep(top)
      }
      popped = frames.removeLast()
      try receiver.receive(.collectionEnd(at: nil))
    }
    throw textBehindRoot(popped)
  }

  /// Reads the next key of the innermost mapping, and its colon.
  private mutating func key() throws(Diagnostic) -> Step {
    let start = scanner.position
    switch scanner.byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let token = try scanner.scanQuoted(indent: scanner.column + 1)
      return try quotedKey(token)
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
      if scanner.bytes[start + 1].isBlank { throw indicatorForKey() }
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "*"),
      UInt8(ascii: "!"), UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "%"),
      UInt8(ascii: "@"), UInt8(ascii: "`"):
      throw characterForKey()
    case 0x80...: try checkInvisible()
    default: break
    }
    let range = scanner.scanPlainLine(inFlow: false)
    guard scanner.byte == UInt8(ascii: ":") else { throw lineWithoutColon(range) }
    return try startEntry(
      Scanner.ScalarToken(text: scanner.string(range), style: .plain, range: range))
  }

  /// Takes a quoted scalar where a key must stand.
  private mutating func quotedKey(_ token: Scanner.ScalarToken) throws(Diagnostic) -> Step {
    scanner.skipWhite()
    guard scanner.byte == UInt8(ascii: ":") else { throw quotedWithoutColon(token) }
    guard scanner.bytes[scanner.position + 1].isBlank else { throw touchingColon(token) }
    guard !token.isMultiline else { throw multilineKey(token.range) }
    return try startEntry(token)
  }

  /// Refuses a key of more than 1,024 characters.
  private func checkKeyLength(_ range: Range<Int>) throws(Diagnostic) {
    guard range.count > 1024 else { return }
    let count = scanner.bytes[range].count { $0 & 0xC0 != 0x80 }
    if count > 1024 { throw keyTooLong(range, count: count) }
  }
}

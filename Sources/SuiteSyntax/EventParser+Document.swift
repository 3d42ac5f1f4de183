import SourceText

/// What stands around the document: directives and markers.
extension EventParser {
  /// Reads everything before the root node, and how that starts.
  mutating func startDocument() throws(Diagnostic) -> Step {
    scanner.skipToToken()
    let hasDirective = try directives()
    guard scanner.isAtMarker else {
      if hasDirective { throw missingDocumentStart() }
      guard !scanner.isAtEnd else { throw emptyFile() }
      return try rootNode(.line)
    }
    if scanner.byte == UInt8(ascii: ".") {
      if hasDirective { throw missingDocumentStart() }
      try skipDocumentEnd()
      throw scanner.isAtEnd ? emptyFile() : contentBehindEnd()
    }
    scanner.position += 3
    let behind = scanner.position
    guard scanner.isRestEmpty(from: behind) else {
      scanner.skipWhite()
      return try rootNode(.marker)
    }
    scanner.skipToToken()
    guard !scanner.isAtEnd, !scanner.isAtMarker else {
      try emitEmpty(at: behind)
      return .next
    }
    return try rootNode(.line)
  }

  /// Reads the root node.
  private mutating func rootNode(_ place: Place) throws(Diagnostic) -> Step {
    if case .line = place, scanner.leadingTab >= 0 { try checkTab() }
    return try node(place)
  }

  /// Reads directives and returns whether there was one.
  private mutating func directives() throws(Diagnostic) -> Bool {
    var first: Range<Int>?
    while scanner.byte == UInt8(ascii: "%"), scanner.column == 0 {
      let line = scanner.position..<scanner.endOfLine(from: scanner.position)
      let words = scanner.string(line).split { $0 == " " || $0 == "\t" }
      let kept = words.prefix { !$0.utf8.starts(with: "#".utf8) }
      guard kept.first == "%YAML", kept.count == 2, kept[1] == "1.2" else {
        throw unsupportedDirective(line)
      }
      if let first { throw secondDirective(line, first: first) }
      first = line
      scanner.position = line.upperBound
      scanner.skipToToken()
    }
    return first != nil
  }

  /// Skips `...` lines and what may stand around them.
  private mutating func skipDocumentEnd() throws(Diagnostic) {
    while scanner.isAtMarker, scanner.byte == UInt8(ascii: ".") {
      let behind = scanner.position + 3
      guard scanner.isRestEmpty(from: behind) else {
        throw textBehindDocumentEnd(at: scanner.skippingWhite(from: behind))
      }
      scanner.position = behind
      scanner.skipToToken()
    }
  }

  /// Reads what stands behind the root node.
  mutating func endDocument() throws(Diagnostic) {
    guard !scanner.isAtEnd else { return }
    if scanner.byte == UInt8(ascii: ".") {
      try skipDocumentEnd()
      guard !scanner.isAtEnd else { return }
    }
    throw secondDocument()
  }
}

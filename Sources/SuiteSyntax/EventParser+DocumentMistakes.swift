import SourceText

/// What can be wrong around the document.
extension EventParser {
  /// The line at an offset, without a comment.
  func restOfLine(from offset: Int) -> Range<Int> { scanner.restOfLine(from: offset) }

  func emptyFile() -> Diagnostic {
    Diagnostic("empty-file", "the file has no content", at: 0..<0)
  }

  func missingDocumentStart() -> Diagnostic {
    let start = scanner.position
    return Diagnostic(
      "directive-without-document", "a directive must be followed by \"---\"",
      at: start..<restOfLine(from: start).upperBound,
      help: "write \"---\" on the line after the directive, or remove the directive")
  }

  func contentBehindEnd() -> Diagnostic {
    let start = scanner.position
    return Diagnostic(
      "multiple-documents", "a document ends before this one",
      at: start..<restOfLine(from: start).upperBound,
      help: "a suite file is one YAML document; remove the \"...\" above")
  }

  func unsupportedDirective(_ line: Range<Int>) -> Diagnostic {
    Diagnostic(
      "directive-not-supported", "a line that starts with \"%\" is a YAML directive", at: line,
      help: "only \"%YAML 1.2\" is read, and no suite needs it; remove the line")
  }

  func secondDirective(_ line: Range<Int>, first: Range<Int>) -> Diagnostic {
    Diagnostic(
      "directive-not-supported", "a second %YAML directive", at: line,
      related: .init("the first", at: first), help: "remove one")
  }

  func textBehindDocumentEnd(at offset: Int) -> Diagnostic {
    Diagnostic(
      "text-after-document-end", "text after \"...\"",
      at: offset..<restOfLine(from: offset).upperBound,
      help: "\"...\" ends the document and stands alone on its line")
  }

  func mappingBehindMarker(_ key: Range<Int>) -> Diagnostic {
    Diagnostic(
      "content-after-marker", "a mapping cannot start on the line of \"---\"", at: key,
      help: "put \"\(scanner.excerpt(key))\" on the next line")
  }

  func secondDocument() -> Diagnostic {
    let start = scanner.position
    let end = scanner.isAtMarker ? start + 3 : restOfLine(from: start).upperBound
    let isFrontMatter = scanner.isMarker(at: scanner.text.start) && scanner.isAtMarker
    let help =
      isFrontMatter
      ? """
      if this is a prompt file with front matter, move the front matter's keys to a suite \
      and the text below to its "prompt:"
      """
      : "move the rest to its own file, or remove \"---\""
    return Diagnostic(
      "multiple-documents", "a second document starts here", at: start..<end,
      help: "a suite file is one YAML document; \(help)")
  }
}

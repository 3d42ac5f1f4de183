import SourceText
import Testing

@Suite struct CodeFrameTests {
  @Test func `points at the range and offers help`() throws {
    let file = SourceFile(
      path: "suites/receipts.yaml",
      text: """
        assert:
          - language: nl
          - curency: kept

        """)
    let diagnostic = Diagnostic(
      "unknown-assertion", "unknown assertion 'curency'", at: 29..<36,
      help: "did you mean 'currency'?\nor not")

    #expect(
      diagnostic.rendered(in: file) == """
        suites/receipts.yaml:3:5: error: unknown assertion 'curency' [unknown-assertion]
          |
        2 |   - language: nl
        3 |   - curency: kept
          |     ^^^^^^^
          = help: did you mean 'currency'?
                  or not
        """)
  }

  @Test func `a second place is marked with dashes, in the order of the file`() {
    let text = "a: [1\nb: 2\nc: 3\nd: 4\ne: 5\n"
    let file = SourceFile(path: "x.yaml", text: text)
    let frame = CodeFrame(
      file: file, range: 21..<22, label: "here",
      related: Diagnostic.Label("opened here", at: 3..<4))
    #expect(
      frame.lines == [
        "  |", "1 | a: [1", "  |    - opened here", "  ⋮", "4 | d: 4", "5 | e: 5",
        "  | ^ here",
      ])
  }

  @Test func `carets stand beneath wide characters, tabs and combining marks`() {
    let file = SourceFile(path: "x", text: "日本\te\u{301}: x\n")
    let start = "日本\te\u{301}: ".utf8.count
    let frame = CodeFrame(file: file, range: start..<(start + 1))
    #expect(frame.lines == ["  |", "1 | 日本→e\u{301}: x", "  |         ^"])
  }

  @Test func `of a very long line only the part around the mark is shown`() throws {
    let line = String(repeating: "é, ", count: 50_000)
    let file = SourceFile(path: "x", text: "[ ]\n\(line)\n")
    let start = 4 + 4 * 25_000
    let frame = CodeFrame(file: file, range: start..<start + 2)
    let shown = "…" + String(repeating: "é, ", count: 100) + "…"
    let marks = String(repeating: " ", count: 76) + "^"
    #expect(frame.lines == ["  |", "1 | [ ]", "2 | \(shown)", "  | \(marks)"])
  }

  @Test func `two marks far apart on a very long line are shown with a part each`() {
    let file = SourceFile(path: "x", text: "[" + String(repeating: "a", count: 10_000) + "}")
    let frame = CodeFrame(
      file: file, range: 10_001..<10_002, label: "here",
      related: Diagnostic.Label("opened here", at: 0..<1))
    #expect(
      frame.lines == [
        "  |", "1 | [" + String(repeating: "a", count: 399) + "…", "  | - opened here",
        "1 | …" + String(repeating: "a", count: 399) + "}",
        "  | " + String(repeating: " ", count: 400) + "^ here",
      ])
  }

  @Test func `columns of a very long line are those of a short one`() {
    let text = "ab\n" + String(repeating: "é€b𝄞", count: 5_000) + "\nc€d"
    let file = SourceFile(path: "x", text: text)
    var expected: [SourceText.SourceLocation] = []
    var location = SourceText.SourceLocation(line: 1, column: 1)
    for scalar in text.unicodeScalars {
      expected += [location]
      location.column += 1
      if scalar == "\n" { (location.line, location.column) = (location.line + 1, 1) }
    }
    var offset = 0
    var found: [SourceText.SourceLocation] = []
    for scalar in text.unicodeScalars {
      found += [file.location(ofUTF8Offset: offset)]
      offset += scalar.utf8.count
    }
    #expect(found == expected)
    #expect(file.location(ofUTF8Offset: offset) == location)
  }

  @Test func `what a message quotes from a file cannot steer a terminal`() {
    let file = SourceFile(path: "x\u{1B}.yaml", text: "a\n")
    let diagnostic = Diagnostic(
      "bad-name", "'\u{1B}[2J\n' cannot name", at: 0..<1, label: "\u{7}",
      help: "write\u{1B}[1m\nit")
    #expect(
      diagnostic.rendered(in: file) == """
        x␦.yaml:1:1: error: '␦[2J␦' cannot name [bad-name]
          |
        1 | a
          | ^ ␦
          = help: write␦[1m
                  it
        """)
  }

  @Test(arguments: [
    ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("é€b", 5, 1, 3), ("ab", 99, 1, 3),
    ("", 0, 1, 1), ("a\u{85}b", 3, 1, 3),
    ("\u{FEFF}ab\nc", 4, 1, 2), ("\u{FEFF}ab\nc", 6, 2, 1), ("\u{FEFF}", 0, 1, 1),
  ])
  func `a location counts lines and scalars`(text: String, offset: Int, line: Int, column: Int) {
    #expect(
      SourceFile(path: "x", text: text).location(ofUTF8Offset: offset)
        == SourceLocation(line: line, column: column))
  }
}

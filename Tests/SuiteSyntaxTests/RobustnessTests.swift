import SourceText
import SuiteSyntax
import TestSupport
import Testing

@Suite struct RobustnessTests {
  /// A text with most of what suites are made of.
  static let sample = """
    # A suite.
    %YAML 1.2
    ---
    suite: &s "caf\\u00e9 \\
      and more"
    models: [afm-2, 'it''s', {a: b, "c":d}]
    cases:
    - question: >-
        How much
         is it?

      answer: |2+
          22,41 €

    - *s
    - - nested: plain
          text # comment
    ...

    """

  @Test func `every prefix is read or refused with one error`() {
    let bytes = Array(Self.sample.utf8.dropFirst("# A suite.\n".utf8.count))
    for end in 0...bytes.count {
      let result = SuiteParser.parse(SourceFile(path: "t.yaml", bytes: Array(bytes[..<end])))
      let errors = result.diagnostics.count { $0.severity == .error }
      #expect(errors == (result.root == nil ? 1 : 0), "up to \(end)")
    }
  }

  @Test func `every change of one byte is read or refused with one error`() {
    let bytes = Array(Self.sample.utf8.dropFirst("# A suite.\n".utf8.count))
    let others = Array("\0 \n\r\t:-#'\"[]{}&*!|>%@,?\\.x0~".utf8) + [0x7F, 0x80, 0xC2, 0xE2, 0xFF]
    for index in bytes.indices {
      for other in others {
        var changed = bytes
        changed[index] = other
        let file = SourceFile(path: "t.yaml", bytes: changed)
        let result = SuiteParser.parse(file)
        let errors = result.diagnostics.filter { $0.severity == .error }
        #expect(errors.count == (result.root == nil ? 1 : 0), "\(other) at \(index)")
        for error in errors {
          #expect(error.range.upperBound <= bytes.count, "\(other) at \(index)")
          #expect(!error.rendered(in: file).isEmpty)
        }
      }
    }
  }

  @Test func `random bytes are read or refused with one error`() {
    var random = SeededGenerator(seed: 1)
    let alphabet = Array(" \n\n  \t:-#'\"[]{}&*!|>%@,?\\ab01é\u{A0}".utf8)
    for round in 0..<3000 {
      let length = Int.random(in: 0...60, using: &random)
      let bytes = (0..<length).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      let file = SourceFile(path: "t.yaml", bytes: bytes)
      let result = SuiteParser.parse(file)
      let errors = result.diagnostics.filter { $0.severity == .error }
      #expect(errors.count == (result.root == nil ? 1 : 0), "round \(round)")
      for error in errors { #expect(!error.rendered(in: file).isEmpty) }
    }
  }

  /// Shapes that could cost more than their length.
  static let shapes: [(name: String, unit: String, end: String)] = [
    ("brackets", "[", ""), ("dashes", "- ", ""), ("keys on one line", "a: ", ""),
    ("comments", "# c\n", "a"), ("blank lines", "\n", "a"), ("spaces", " ", "a"),
    ("lines in quotes", "a\n ", "\""), ("anchors", "- &a b\n", ""), ("aliases", "- *a\n", ""),
    ("braces", "{", ""), ("question marks", "? ", ""), ("quotes", "''", ""),
    ("lines of plain text", "a\n", ""), ("escapes", "\\n", "\""), ("colons", ":", ""),
  ]

  @Test(.timeLimit(.minutes(1)), arguments: shapes, ["", "\"", "a: |\n ", "- &a b\n", "a: [\n"])
  func `time grows with the length only`(
    _ shape: (name: String, unit: String, end: String), _ start: String
  ) {
    let text = start + String(repeating: shape.unit, count: 20_000) + shape.end
    let result = SuiteParser.parse(SourceFile(path: "t.yaml", text: text))
    let errors = result.diagnostics.count { $0.severity == .error }
    #expect(errors == (result.root == nil ? 1 : 0))
  }
}

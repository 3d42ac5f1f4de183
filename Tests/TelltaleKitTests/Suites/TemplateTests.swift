import Testing

@testable import TelltaleKit

@Suite struct TemplateTests {
  @Test(
    arguments: [
      ("", []),
      (
        "plain { text } with {% and {# and --- stays",
        [.literal("plain { text } with {% and {# and --- stays")]
      ),
      ("{{name}}", [.variable("name", isJSON: false)]),
      ("a {{ name }} b", [.literal("a "), .variable("name", isJSON: false), .literal(" b")]),
      ("{{name | json}}", [.variable("name", isJSON: true)]),
      ("{{{{name}}", [.literal("{{name}}")]),
      ("{{{{{{name}}", [.literal("{{"), .variable("name", isJSON: false)]),
      (
        "{{straße}}{{a-b_c.d}}",
        [.variable("straße", isJSON: false), .variable("a-b_c.d", isJSON: false)]
      ),
    ] as [(String, [Template.Piece])])
  func `pieces follow the source`(source: String, pieces: [Template.Piece]) throws {
    #expect(try Template(source).pieces == pieces)
  }

  @Test(arguments: [
    ("a {{name", "'{{' is never closed by '}}'", 2..<4),
    ("a {{na\nme}}", "'{{' is never closed by '}}'", 2..<4),
    ("{{}}", "'{{}}' is not a variable", 0..<4),
    ("{{a b}}", "'{{a b}}' is not a variable", 0..<7),
    ("x{{name | upper}}", "'{{name | upper}}' is not a variable", 1..<17),
    ("{{#if a}}", "'{{#if a}}' is not a variable", 0..<9),
  ])
  func `a malformed variable is an error at its place`(
    source: String, message: String, range: Range<Int>
  ) {
    #expect(throws: Template.SyntaxError(message: message, range: range)) {
      try Template(source)
    }
  }
}

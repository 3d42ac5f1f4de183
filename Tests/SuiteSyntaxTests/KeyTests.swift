import SourceText
import SuiteSyntax
import Testing

@Suite struct KeyTests {
  private func root(_ yaml: String) throws -> SuiteNode {
    try #require(SuiteParser.parse(SourceFile(path: "t.yaml", text: yaml)).root)
  }

  /// Pairs of keys that look the same (Unicode, UAX 15, figure 3 and 4).
  static let equivalents: [(first: String, second: String, help: String)] = [
    (
      "caf\u{E9}", "cafe\u{301}",
      "they look the same, and are U+0065 U+0301 here and U+00E9 there: rename or remove one"
    ),
    (
      "\u{2126}", "\u{3A9}",
      "they look the same, and are U+03A9 here and U+2126 there: rename or remove one"
    ),
    (
      "q\u{307}\u{323}", "q\u{323}\u{307}",
      "they look the same, and are U+0323 U+0307 here and U+0307 U+0323 there: "
        + "rename or remove one"
    ),
  ]

  @Test(arguments: equivalents)
  func `two keys that differ in bytes only are two keys, and no two names`(
    _ first: String, _ second: String, _ help: String
  ) throws {
    let root = try root("\(first): 1\nb: 2\n\(second): 3\n")
    #expect(try root.entries().count == 3)
    let start = first.utf8.count + 3 + "b: 2\n".utf8.count
    let error = #expect(throws: SuiteValueError.self) { try root.namedEntries() }
    #expect(
      error
        == SuiteValueError(
          "'\(second)' is already a key, spelled with other code points",
          at: start + 1..<start + 1 + second.utf8.count, help: help, id: "equivalent-key",
          related: .init("first here", at: 0..<first.utf8.count)))
  }

  @Test func `names that only look alike in part are told apart`() throws {
    let root = try root("\u{E9}: 1\ne: 2\n\u{E8}: 3\n\u{FB01}: 4\nfi: 5\n")
    #expect(try root.namedEntries() == root.entries())
  }

  @Test func `a known key is known by its bytes`() throws {
    // U+212A, the sign of the kelvin, is a K to Unicode.
    let root = try root("\u{212A}: 1\n")
    let error = #expect(throws: SuiteValueError.self) {
      try root.entries(allowing: ["K"], of: "a thing")
    }
    #expect(error?.id == "unknown-key")
    #expect(error?.range == 0..<3)
  }

  @Test func `a duplicate among many keys is found by its bytes`() throws {
    var text = (0..<40).map { "k\($0): 1\n" }.joined()
    text += "\u{E9}: 1\ne\u{301}: 2\n"
    #expect(try root(text).entries().count == 42)
    text += "e\u{301}: 3\n"
    let result = SuiteParser.parse(SourceFile(path: "t.yaml", text: text))
    #expect(result.diagnostics.map(\.id) == ["duplicate-key"])
  }
}

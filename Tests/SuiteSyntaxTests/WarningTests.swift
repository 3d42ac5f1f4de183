import SourceText
import SuiteSyntax
import Testing

@Suite struct WarningTests {
  /// YAML with what is reported about it, as identifier and place.
  static let warnings: [(yaml: String, found: [String])] = [
    ("title: Update #2 today\n", ["comment-cuts-value 1:15"]),
    ("title: Update # later\n", []),
    ("count: 3 #2\n", []),
    ("color: #ff0000\nsize: 1\n", ["comment-cuts-value 1:8"]),
    ("items:\n  -one\n  -two\n", ["dash-without-space 2:3"]),
    ("items:\n  -one\n  two\n", []),
    ("- one\n - two\n", ["list-item-in-text 2:2"]),
    ("- one\n -two\n", []),
    ("- vars:\n  name: Ada\n", ["empty-value-then-sibling 1:3"]),
    ("- vars:\n    name: Ada\n", []),
    ("say: “hello”\n", ["typographic-quotes 1:6"]),
    ("say: the “hello”\n", []),
    ("say: hello\"\n", ["stray-quote 1:11"]),
    ("say: the \"hello\"\n", []),
    ("size: big,\n", ["stray-comma 1:10"]),
    ("a: &x 1\n", ["anchor-unused 1:4"]),
    ("a: &x 1\nb: *x\nc: &x 2\nd: *x\n", ["anchor-redefined 3:4"]),
    ("a: |\n  b", ["no-final-newline 2:4"]),
    ("a: |-\n  b", []),
    ("a: b", []),
    // Lines that ">" joins.
    ("a: >\n  - b\n  - c\n", ["folded-lines 3:3"]),
    ("a: >-\n  Steps:\n  1. b\n  2. c\n", ["folded-lines 3:3"]),
    ("- >\n \u{2022} b\n \u{2022} c\n", ["folded-lines 3:2"]),
    ("a: >2\n  * b\n  * c\n", ["folded-lines 3:3"]),
    ("a: >\n  ```\n  let b\n  ```\n", ["folded-lines 3:3"]),
    ("a: >\n  Text\n  ## Heading\n", ["folded-lines 3:3"]),
    ("a: >\n  | b | c |\n  |---|---|\n", ["folded-lines 3:3"]),
    ("a: >\n  let b = 1;\n  let c = 2;\n", ["folded-lines 3:3"]),
    ("a: >\r\n  - b\r\n  - c", ["folded-lines 3:3", "no-final-newline 3:6"]),
    // Blank lines and deeper ones keep their breaks.
    ("a: >\n  Steps:\n\n  - b\n\n  - c\n", []),
    ("a: >\n  Steps:\n    - b\n    - c\n", []),
    ("a: >1\n   - b\n   - c\n", []),
    ("a: |\n  - b\n  - c\n", []),
    // Prose.
    ("a: >\n  One clause\n  - and another.\n", []),
    ("a: >\n  - One item that\n  goes on.\n", []),
    ("a: >\n  In the year\n  2024. Then\n  3.5 more, #b\n", []),
    ("a: >\n  Dear {{name}},\n  see {{shop}}\n  {{city}}\n", []),
    ("a: >\n  One thing;\n  another.\n", []),
    ("a: >\n\n  - b\n", []), ("a: >\nb: c\n", []),
  ]

  @Test(arguments: warnings)
  func `what is allowed but odd is reported`(_ yaml: String, _ found: [String]) {
    let file = SourceFile(path: "t.yaml", text: yaml)
    let result = SuiteParser.parse(file)
    #expect(result.root != nil)
    #expect(result.diagnostics.allSatisfy { $0.severity == .warning })
    let places = result.diagnostics.map { diagnostic in
      let place = file.location(ofUTF8Offset: diagnostic.range.lowerBound)
      return "\(diagnostic.id.rawValue) \(place.line):\(place.column)"
    }
    #expect(places == found)
  }

  @Test func `warnings before an error are kept, in the order of the file`() {
    let file = SourceFile(path: "t.yaml", text: "a: &x b #1\nc: [\n")
    let result = SuiteParser.parse(file)
    #expect(result.root == nil)
    #expect(result.diagnostics.map(\.id) == ["comment-cuts-value", "unclosed-bracket"])
  }
}

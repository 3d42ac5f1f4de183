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

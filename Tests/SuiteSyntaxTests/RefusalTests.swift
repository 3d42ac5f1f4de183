import SourceText
import SuiteSyntax
import Testing

@Suite struct RefusalTests {
  @Test(arguments: Refusal.all)
  func `a text that is no suite is refused with one diagnostic that helps`(_ refusal: Refusal) {
    let result = SuiteParser.parse(refusal.file)
    #expect(result.root == nil)
    let rendered = result.diagnostics.map { $0.rendered(in: refusal.file) }
    #expect(rendered == [refusal.rendered])
  }

  @Test(arguments: [("[", "]"), ("{a: ", "}"), ("- ", "")])
  func `a hundred levels are read and one more is refused`(_ open: String, _ close: String) {
    func result(_ levels: Int) -> SuiteParser.Result {
      let text =
        String(repeating: open, count: levels) + "0" + String(repeating: close, count: levels)
      return SuiteParser.parse(SourceFile(path: "t.yaml", text: text))
    }
    #expect(result(100).diagnostics == [])
    #expect(result(100).root != nil)
    #expect(result(101).diagnostics.map(\.id) == ["too-deep"])
    #expect(result(100_000).diagnostics.map(\.id) == ["too-deep"])
  }

  @Test func `aliases that repeat more than a million values are refused`() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let items = repeatElement("*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(items)]\n"
    }
    let result = SuiteParser.parse(SourceFile(path: "t.yaml", text: text))
    #expect(result.root == nil)
    #expect(result.diagnostics.map(\.id) == ["too-many-nodes"])
  }

  @Test func `levels that aliases add count as nesting`() {
    var text = "a0: &a0 [x]\n"
    for level in 1...120 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
    let result = SuiteParser.parse(SourceFile(path: "t.yaml", text: text))
    #expect(result.diagnostics.map(\.id) == ["too-deep"])
  }

  @Test func `a file above 32 MiB is refused`() {
    let bytes = [UInt8](repeating: 0x20, count: 32 << 20) + Array("a".utf8)
    let result = SuiteParser.parse(SourceFile(path: "t.yaml", bytes: bytes))
    #expect(result.diagnostics.map(\.id) == ["file-too-large"])
  }

  @Test func `a key of 1024 characters is read and one more is refused`() {
    let key = String(repeating: "é", count: 1024)
    let read = SuiteParser.parse(SourceFile(path: "t.yaml", text: "\(key): a"))
    #expect(read.root?.json == "{\n  \"\(key)\": \"a\"\n}\n")
    let refused = SuiteParser.parse(SourceFile(path: "t.yaml", text: "\(key)é: a"))
    #expect(refused.diagnostics.map(\.id) == ["key-too-long"])
  }
}

import Testing

@testable import TelltaleKit

@Suite struct SelectionTests {
  @Test(arguments: [
    ("*", "", true), ("*", "abc", true), ("a*c", "abbbc", true), ("a*c", "abb", false),
    ("?", "é", true), ("?", "", false), ("total-*", "total-nl", true), ("*-nl", "total-nl", true),
    ("a*b*c", "a1b2b3c", true), ("a*b*c", "acb", false), ("", "", true), ("", "a", false),
    ("*a*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", false),
  ])
  func `a glob matches whole names`(pattern: String, name: String, matches: Bool) {
    #expect(Glob(pattern).matches(name) == matches)
  }

  @Test func `criteria narrow, values of one criterion widen`() {
    var selection = Selection()
    selection.cases = [Glob("total-*"), Glob("receipts/when")]
    selection.tags = ["nl", "fr"]
    #expect(selection.includes(caseName: "total-x", of: "any", tags: ["fr"]))
    #expect(selection.includes(caseName: "when", of: "receipts", tags: ["nl"]))
    #expect(!selection.includes(caseName: "when", of: "other", tags: ["nl"]))
    #expect(!selection.includes(caseName: "total-x", of: "any", tags: ["de"]))
  }

  @Test func `a folder selects what is below it and not what begins like it`() {
    var selection = Selection()
    selection.paths = ["suites/a", "suites/one.yaml"]
    #expect(selection.includes(suite: "s", path: "suites/a/b.yaml"))
    #expect(selection.includes(suite: "s", path: "suites/one.yaml"))
    #expect(!selection.includes(suite: "s", path: "suites/ab.yaml"))
  }
}

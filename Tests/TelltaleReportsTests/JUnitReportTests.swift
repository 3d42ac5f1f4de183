import TelltaleKit
import TestSupport
import Testing

@testable import TelltaleReports

struct JUnitReportTests {
  /// Every situation and many random runs.
  static let runs: [Run] =
    SampleRun.situations.map(\.run)
    + (0..<UInt64(100)).map { seed in
      var random = RandomRun(seed: seed)
      return random.run()
    }

  /// Each run with its file.
  static let written = Result {
    try runs.map { run in (run: run, bytes: try JUnitReport().bytes(of: run)) }
  }

  @Test func `every file is valid against the schema`() throws {
    let schema = try documentation("junit-common.xsd")
    for (_, bytes) in try Self.written.get() {
      let problems = try XMLSchema.problems(in: bytes, schema: schema)
      #expect(problems == [])
    }
  }

  @Test func `counts equal what is there`() throws {
    for (run, bytes) in try Self.written.get() {
      let root = try XMLElement(document: bytes)
      for element in [root] + root.children {
        let cases = element.name == "testsuite" ? element.cases : root.children.flatMap(\.cases)
        for (attribute, child) in [
          ("failures", "failure"), ("errors", "error"), ("skipped", "skipped"),
        ] {
          let count = cases.count { $0.children.contains { $0.name == child } }
          #expect(element[attribute] == String(count))
        }
        #expect(element["tests"] == String(cases.count))
      }
      let synthetic = run.cells.isEmpty || !run.isComplete ? 1 : 0
      #expect(root["tests"] == String(run.cells.count + synthetic))
    }
  }

  @Test func `there is a failure exactly when the exit code is 1`() throws {
    for (run, bytes) in try Self.written.get() {
      let root = try XMLElement(document: bytes)
      let exitCode = RunVerdict(run, RunSummary(run)).exitCode
      #expect((root["failures"] != "0") == (exitCode == 1))
      // Nothing red means that all was judged.
      #expect((root["failures"] == "0" && root["errors"] == "0") == (exitCode == 0))
    }
  }

  @Test func `an outcome's text begins with its message and the place of its assertion`() throws {
    for (_, bytes) in try Self.written.get() {
      let root = try XMLElement(document: bytes)
      for item in root.children.flatMap(\.cases) {
        for outcome in item.children where ["failure", "error", "skipped"].contains(outcome.name) {
          let lines = outcome.text.split(separator: "\n", omittingEmptySubsequences: false)
          #expect(lines.first.map { Array($0.utf8) } == outcome["message"].map { Array($0.utf8) })
          if outcome.name == "failure" {
            #expect(lines[1].utf8.starts(with: "    at ".utf8))
          }
        }
      }
    }
  }

  @Test func `what a model says is never a place, an attachment or a property`() throws {
    for (_, bytes) in try Self.written.get() {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.lowercased().contains("[[attachment|"))
      #expect(!text.lowercased().contains("[[property|"))
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
    }
  }

  @Test(.enabled(if: Python.has("xml.parsers.expat"), "python3 is not installed"))
  func `expat reads every file`() throws {
    let script = """
      import sys, xml.parsers.expat
      for path in sys.argv[1:]:
          xml.parsers.expat.ParserCreate().Parse(open(path, 'rb').read(), True)
      """
    let result = try Python.run(script, on: Self.written.get().map(\.bytes))
    #expect(result.output == "")
    #expect(result.status == 0)
  }

  @Test(arguments: [
    (0.0, "0.000"), (0.0004, "0.000"), (0.0005, "0.001"), (14_029.2554, "14029.255"),
    (-1, "0.000"), (.nan, "0.000"), (.infinity, "999999999.999"), (8.08e-05, "0.000"),
  ])
  func `times have three decimals`(_ seconds: Double, _ expected: String) {
    #expect(JUnitDocument.Seconds(seconds).text.value == expected)
  }

  @Test(arguments: [
    ("context-exceeded", "contextExceeded"), ("contains", "contains"), ("3x", "x3x"), ("", "x"),
    ("a--b_c é", "aBC"),
  ])
  func `types are camel case`(_ name: String, _ expected: String) {
    #expect(name.camelCased == expected)
  }

  @Test func `suites whose names become equal stay apart`() throws {
    var sample = SampleRun()
    for model: ModelID in ["a.b", "a_b"] {
      sample.cells.append(SampleRun.cell("due-date", model, [.answered(.text("x"))]))
    }
    let root = try XMLElement(document: JUnitReport().bytes(of: sample.run))
    #expect(root.children.map { $0["name"] } == ["receipts.a_b", "receipts.a_b (2)"])
  }
}

extension XMLElement {
  fileprivate var cases: [XMLElement] { children.filter { $0.name == "testcase" } }
}

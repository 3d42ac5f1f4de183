import Foundation
import Testing

@testable import TelltaleCommands

@Suite struct RowCommandTests {
  /// A suite with two rows, of which the second fails.
  private func project() throws -> ProjectFolder {
    let folder = try ProjectFolder()
    try folder.write(
      """
      suite: totals
      options: {sampling: greedy}
      instructions: |
        Reply in the language of the user's message.
        Start with the answer.
      cases:
        from: data/totals.csv
        passages:
          - {title: "{{shop}}", text: "{{text}}"}
        assert:
          - contains: "{{expected}}"
      """, to: "suites/totals.yaml")
    try folder.write(
      "\u{FEFF}name,question,shop,text,expected,tags\r\n"
        + "ok,What is the total?,Bakery,\"Bread\r\nTotal: € 22.41\",22.41,easy\r\n\r\n"
        + "wrong,What is the total?,Kiosk,Total: € 3.10,3.11,\r\n",
      to: "suites/data/totals.csv")
    return folder
  }

  @Test func `a failure names its row, in the console, the JUnit file and run json`() async throws {
    let folder = try project()
    let run = await folder.run("run", "--model", "afm-2")
    #expect(run.code == 1, "\(run.errors)")
    #expect(run.output.contains("the case is the row at suites/data/totals.csv:5"))
    #expect(run.output.contains("--> suites/totals.yaml:11:7"))
    #expect(run.output.contains("contains: 3.11: the answer does not contain '3.11'"))
    let junit = try folder.read("reports/junit.xml")
    #expect(
      junit.contains(
        #"<testcase name="ok" classname="totals.afm-2" time="0.000" file="suites/data/totals.csv" line="2""#
      ))
    #expect(junit.contains(#"file="suites/data/totals.csv" line="5""#))
    #expect(junit.contains("at totals.afm-2.wrong (suites/totals.yaml:11:7)"))
    let json = try folder.read("reports/run.json")
    #expect(json.contains(#""file": "suites/data/totals.csv""#))
    // A stored run gives the same reports.
    let again = await folder.run("report", "--format", "junit")
    #expect(again.code == 0, "\(again.errors)")
    #expect(again.output.contains(#"file="suites/data/totals.csv" line="5""#))
  }

  @Test func `rows are checked, listed, selected, explained and accepted like other cases`()
    async throws
  {
    let folder = try project()
    #expect(
      await folder.run("check")
        == Outcome(
          code: 0,
          output: "1 suite, 2 cases (also read: suites/data/totals.csv): no errors\n", errors: ""))
    #expect(
      await folder.run("list", "--model", "afm-2", "--case", "wr*").output
        == "totals/wrong@afm-2\n")
    #expect(
      await folder.run("list", "--model", "afm-2", "--tag", "easy").output == "totals/ok@afm-2\n")
    _ = await folder.run("run", "--model", "afm-2", "--case", "ok")
    #expect(await folder.run("accept", "--yes").code == 0)
    let green = await folder.run("run", "--model", "afm-2", "--case", "ok")
    #expect(green.code == 0)
    #expect(!green.output.contains("against the baselines"), "\(green.output)")
    let explained = await folder.run("explain", "totals/ok@afm-2")
    #expect(explained.output.contains("Total: € 22.41"))
    #expect(explained.output.contains("\n  the row at suites/data/totals.csv:2\n"))
  }

  @Test func `a path may not leave the project, by dots or by a link`() async throws {
    let outside = try ProjectFolder()
    try outside.write("name,question\na,q\n", to: "rows.csv")
    let folder = try ProjectFolder()
    for (index, path) in [
      "../../rows.csv", "\(outside.path)/rows.csv", "link.csv", "folder/rows.csv",
      "../suites/../../rows.csv",
    ].enumerated() {
      try folder.write(
        "suite: s\(index)\nassert: [{contains: a}]\ncases: {from: \"\(path)\"}\n",
        to: "suites/s\(index).yaml")
    }
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: "\(folder.path)/suites/link.csv", withDestinationPath: "\(outside.path)/rows.csv")
    try files.createSymbolicLink(
      atPath: "\(folder.path)/suites/folder", withDestinationPath: outside.path)
    let check = await folder.run("check")
    #expect(check.code == 2)
    #expect(check.errors.components(separatedBy: "is not a file inside the project").count == 6)
    #expect(check.errors.hasSuffix(": 5 errors\n"))
  }

  @Test func `a path may go elsewhere in the project, also by a link`() async throws {
    let folder = try ProjectFolder()
    try folder.write("name,question\na,q\n", to: "data/rows.csv")
    try folder.write(
      """
      suite: s
      assert: [{contains: a}]
      cases:
        - {from: ../data/./rows.csv}
        - {from: link.csv, name: "linked-{{name}}"}
      """, to: "suites/s.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/suites/link.csv", withDestinationPath: "../data/rows.csv")
    let list = await folder.run("list", "--model", "afm-2")
    #expect(list.output == "s/a@afm-2\ns/linked-a@afm-2\n", "\(list.errors)")
  }

  @Test func `what is wrong with a file is told where it is named or where it is written`()
    async throws
  {
    let folder = try ProjectFolder()
    try folder.write(
      """
      suite: s
      assert: [{contains: a}]
      cases:
        - from: totels.csv
        - from: sheet.csv
        - from: folder.csv
      """, to: "suites/s.yaml")
    try folder.write("name,question\n", to: "suites/totals.csv")
    try folder.write("x", to: "suites/folder.csv/x")
    try folder.write("name;question\na;\u{1F9FE}\n", to: "suites/sheet.csv")
    let check = await folder.run("check")
    #expect(
      check.errors == """
        suites/s.yaml:4:11: error: there is no file 'totels.csv' [missing-file]
          |
        3 | cases:
        4 |   - from: totels.csv
          |           ^^^^^^^^^^
          = help: did you mean 'totals.csv'?

        suites/s.yaml:6:11: error: cannot read 'folder.csv': it is not a file [missing-file]
          |
        5 |   - from: sheet.csv
        6 |   - from: folder.csv
          |           ^^^^^^^^^^

        suites/sheet.csv:1:1: error: the header has no ','; the values seem to be separated by ';' \
        [wrong-separator]
          |
        1 | name;question
          | ^^^^^^^^^^^^^
          = help: write delimiter: ";" beside from: in the suite

        0 suites, 0 cases: 3 errors

        """)
  }

  @Test func `what a data file holds cannot steer a terminal`() async throws {
    let folder = try ProjectFolder()
    try folder.write(
      "suite: s\nassert: [{contains: \"{{x}}\"}]\ncases: {from: rows.jsonl}\n",
      to: "suites/s.yaml")
    let escape = #"\u001b[2J"#
    try folder.write(
      #"{"name": "\#(escape)", "question": "q", "\#(escape)": {"a": 1}, "x": "y"}"#,
      to: "suites/rows.jsonl")
    let check = await folder.run("check")
    #expect(check.errors.contains("'␦[2J' cannot name a case"), "\(check.errors)")
    #expect(!check.errors.contains("\u{1B}"))
    try folder.write(
      #"{"name": "a", "question": "\#(escape)", "x": "\#(escape)"}"#, to: "suites/rows.jsonl")
    let run = await folder.run("run", "--model", "afm-2")
    #expect(!run.output.contains("\u{1B}") && !run.errors.contains("\u{1B}"))
    let explain = await folder.run("explain", "s/a@afm-2")
    #expect(!explain.output.contains("\u{1B}"))
  }

  @Test(arguments: ["rows.csv", "rows.json"])
  func `the time to read a file grows with its rows and no faster`(name: String) async throws {
    func seconds(_ rows: Int) async throws -> Double {
      let folder = try ProjectFolder()
      if name.hasSuffix(".csv") {
        let lines = (0..<rows).map { "row-\($0),How much is \($0)?,Shop \($0),\($0)\n" }.joined()
        try folder.write("name,question,shop,expected\n" + lines, to: "suites/\(name)")
      } else {
        // All on one line.
        let items = (0..<rows).map {
          #"{"name": "row-\#($0)", "question": "How much?", "shop": "S", "expected": \#($0)}"#
        }
        try folder.write("[\(items.joined(separator: ","))]", to: "suites/\(name)")
      }
      try folder.write(
        """
        suite: s
        instructions: You work for {{shop}}.
        cases: {from: \(name), assert: [{contains: "{{expected}}"}, {not: {contains: x}}]}
        """, to: "suites/s.yaml")
      let clock = ContinuousClock()
      let start = clock.now
      #expect(await folder.run("check").output.hasPrefix("1 suite, \(rows) cases"))
      return Double((clock.now - start).components.attoseconds) / 1e18
        + Double((clock.now - start).components.seconds)
    }
    let few = try await seconds(1000)
    let many = try await seconds(8000)
    // A quadratic reader would take 64 times as long.
    #expect(many < few * 30, "\(few) s and \(many) s")
  }
}

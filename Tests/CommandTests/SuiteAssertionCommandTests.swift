import Foundation
import Testing

@testable import TelltaleCommands

/// What a test looks at in `run.json`.
private struct Report: Decodable {
  struct Counts: Decodable, Equatable {
    var planned, passed, failed, undecided, errored, skipped: Int

    var isConserved: Bool { planned == passed + failed + undecided + errored + skipped }
  }

  struct Cell: Decodable {
    var id: String
    var result: String
    var status: String
    var cause: String?
  }

  var planned, passed, failed, undecided, errored, skipped: Int
  var trials: Counts
  var notes: [String]
  var cells: [Cell]

  var counts: Counts {
    Counts(
      planned: planned, passed: passed, failed: failed, undecided: undecided, errored: errored,
      skipped: skipped)
  }

  subscript(id: String) -> Cell? { cells.first { $0.id == id } }
}

/// Whole runs of suites that assert something of all answers.
@Suite struct SuiteAssertionCommandTests {
  /// A suite whose questions differ; `asked` makes them ask for other facts.
  private func suite(asked: [String], items: String = "- varies") -> String {
    let cases = asked.enumerated().map { index, question in
      """
        - name: case-\(index)
          question: \(question)
          passages: [*receipt]
          assert: [currency-kept]
      """
    }
    return """
      suite: shop
      models: [afm-2.1, afm-3-core]
      options: {sampling: greedy}
      vars: {}
      instructions: |
        You answer questions about the user's documents.
        Start with the answer.
        Write amounts with their currency, as written on the document.
      assert-suite:
        \(items.replacing("\n", with: "\n  "))
      cases:
        - name: first
          question: What is the total?
          passages:
            - &receipt
              title: Flower shop receipt
              heading: Receipt · 8 May 2026 · Ghent
              text: |
                10 peonies        € 18,50
                1 vase             € 9,95
                TOTAL             € 28,45
          assert: [currency-kept]
      \(cases.joined(separator: "\n"))

      """
  }

  private func report(_ folder: ProjectFolder) throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(try folder.read("reports/run.json").utf8))
  }

  @Test func `answers that are all the same fail the suite, and are shown with their cases`()
    async throws
  {
    let folder = try ProjectFolder()
    let constant = ["What was the total?", "Tell me the total."]
    try folder.write(
      suite(asked: constant).replacing("instructions: |", with: "instructions: |\n  Be brief."),
      to: "suites/shop.yaml")
    let run = await folder.run("run")
    let report = try report(folder)
    #expect(run.code == 1)
    #expect(report["shop/(suite)@afm-3-core"]?.result == "failed")
    #expect(run.output.contains("FAIL shop › (suite)"))
    #expect(run.output.contains("varies: all 3 cases have the same answer, '€ 28,45"))
    #expect(run.output.contains("first, case-0,"))
    #expect(run.output.contains("--case '(suite)'"))
    #expect(report.counts.isConserved && report.trials.isConserved)
    #expect(report.counts.planned == 8)
    #expect(report.trials.planned == 6)
    let junit = try folder.read("reports/junit.xml")
    #expect(junit.contains("<testsuites name=\"telltale\" tests=\"8\""))
    #expect(junit.contains("<testcase name=\"(suite)\" classname=\"shop.afm-2_1\""))
    let explained = await folder.run("explain", "shop/(suite)@afm-3-core")
    #expect(explained.code == 0)
    #expect(explained.output.contains("judged from 3 cells: 3 passed"))
    #expect(explained.output.contains("first: € 28,45"))
  }

  @Test func `what is accepted is unchanged in the next run, and a prompt edit is told apart`()
    async throws
  {
    let folder = try ProjectFolder()
    let items = "- varies\n- pass-rate: {at-least: 1.0, of: currency-kept}"
    let text = suite(asked: ["How much was the vase?", "How much were the peonies?"], items: items)
    try folder.write(text, to: "suites/shop.yaml")
    #expect(await folder.run("run").code == 0)
    #expect(await folder.run("accept", "--yes").code == 0)
    #expect(try folder.read("baselines/shop/afm-2.1.yaml").contains("  (suite):\n"))
    let again = await folder.run("run", environment: ["CI": "1"])
    #expect(again.code == 0)
    #expect(try report(folder).cells.allSatisfy { $0.status == "unchanged" })
    #expect(await folder.run("accept").output == "nothing is pending\n")
    #expect(await folder.run("run", "--strict", environment: ["CI": "1"]).code == 0)

    // A rule is taken out: the suite regresses where its cases do, by the prompt.
    try folder.write(
      text.replacing(
        "  Write amounts with their currency, as written on the document.\n", with: ""),
      to: "suites/shop.yaml")
    _ = await folder.run("run")
    let edited = try report(folder)
    for model in ["afm-2.1", "afm-3-core"] {
      let cells = edited.cells.filter { $0.id.hasSuffix("@\(model)") }
      let lost = cells.contains { !$0.id.contains("(suite)") && $0.status == "regressed" }
      let whole = try #require(cells.last)
      #expect(whole.status == (lost ? "regressed" : "unchanged"))
      #expect(whole.cause == (lost ? "prompt" : nil))
    }
    #expect(edited.cells.contains { $0.status == "regressed" && $0.id.contains("(suite)") })

    // Taken out of the suite, its baseline is an orphan.
    try folder.write(
      text.replacing(
        "assert-suite:\n  - varies\n  - pass-rate: {at-least: 1.0, of: currency-kept}\n", with: ""),
      to: "suites/shop.yaml")
    let orphaned = await folder.run("run")
    #expect(orphaned.output.contains("baselines/shop/afm-2.1.yaml: shop/(suite)@afm-2.1 is gone"))
  }

  @Test func `a part of the cases does not judge the suite, and every command agrees`() async throws
  {
    let folder = try ProjectFolder()
    try folder.write(suite(asked: ["How much was the vase?"]), to: "suites/shop.yaml")
    let part = await folder.run("run", "--case", "first")
    #expect(part.code == 0)
    let note =
      "shop/(suite) is not judged on afm-2.1, afm-3-core: only some of its cases are selected"
    #expect(try report(folder).notes.contains { $0.hasPrefix(note) })
    #expect(part.output.contains("note shop/(suite) is not judged on afm-2.1, afm-3-core"))
    #expect(try report(folder).counts.planned == 2)

    let whole = await folder.run("list", "--case", "(suite)", "--model", "afm-2.1")
    #expect(whole.output == "shop/first@afm-2.1\nshop/case-0@afm-2.1\nshop/(suite)@afm-2.1\n")
    let dry = await folder.run("run", "--dry-run", "--case", "(suite)", "--model", "afm-2.1")
    #expect(dry.output.hasSuffix("3 cells, 2 trials would be run; nothing was run\n"))

    // A run has the cell by its name; accepting it takes it alone.
    _ = await folder.run("run")
    let accepted = await folder.run("accept", "--case", "(suite)", "--yes")
    #expect(accepted.output.contains("2 cells accepted into 2 files"))
    let baseline = try folder.read("baselines/shop/afm-2.1.yaml")
    #expect(baseline.contains("(suite)") && !baseline.contains("first"))
  }

  @Test func `the number of jobs changes nothing, and a stored run reports the same`() async throws
  {
    let folder = try ProjectFolder()
    try folder.write(
      suite(
        asked: ["What was the total?"],
        items:
          "- varies\n- pass-rate: 0.5\n- length-spread: {maximum: 1}\n- no-common-template: 0.5"),
      to: "suites/shop.yaml")
    var reports: [String] = []
    for jobs in ["1", "8"] {
      _ = await folder.run("run", "-j", jobs)
      let report = try folder.read("reports/run.json")
      reports.append(
        report.split(separator: "\n")
          .filter { !$0.hasPrefix("  \"run\": ") && !$0.hasPrefix("  \"started-at\": ") }
          .joined(separator: "\n"))
      #expect(await folder.run("report", "--format", "json").output == report)
    }
    #expect(reports[0] == reports[1])
  }

  @Test func `two models are compared by what holds of all their answers, too`() async throws {
    let folder = try ProjectFolder()
    try folder.write(suite(asked: ["How much was the vase?"]), to: "suites/shop.yaml")
    _ = await folder.run("run")
    let diff = await folder.run("diff", "--between", "afm-2.1", "afm-3-core")
    #expect(diff.output.contains("2 cases on both"))
    #expect(diff.output.contains("as a whole: 1 suite, 0 with other verdicts"))
    #expect(!diff.output.contains("(no response)"))
  }

  @Test(arguments: ["varies", "no-common-template", "length-spread", "pass-rate"])
  func `each assertion about all answers explains itself`(name: String) async throws {
    let folder = try ProjectFolder()
    let explained = await folder.run("explain", name)
    #expect(explained.code == 0)
    #expect(explained.output.hasPrefix("\(name)\n"))
    #expect(explained.output.contains("Written under assert-suite"))
    #expect(await folder.run("explain").output.contains("  \(name) "))
    let misspelt = await folder.run("explain", name + "s")
    #expect(misspelt.errors.contains("did you mean '\(name)'?"))
    let judged = await folder.run("judge", "--assert", "\(name): 1", "--answer", "x")
    #expect(judged.errors.contains("write it under assert-suite:"))
  }
}

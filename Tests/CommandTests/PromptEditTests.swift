import Foundation
import Testing

@testable import TelltaleCommands

/// What a test looks at in `run.json`.
private struct Report: Decodable {
  struct Cell: Decodable {
    struct Assertion: Decodable {
      var label: String
      var verdict: String
      var status: String
    }

    var id: String
    var model: String
    var status: String
    var cause: String?
    var assertions: [Assertion]
  }

  var exit: Int
  var causes: [String: Int]
  var cells: [Cell]

  /// The cells in which an assertion regressed.
  func regressed(_ label: String) -> [Cell] {
    cells.filter { cell in
      cell.assertions.contains { $0.label.hasPrefix(label) && $0.status == "regressed" }
    }
  }
}

/// Edits of the project's own prompt, and what must notice them.
@Suite struct PromptEditTests {
  /// Runs the own suite with its instructions edited.
  private func run(
    _ folder: ProjectFolder, replacing line: String, with other: String
  ) async throws -> (outcome: Outcome, report: Report) {
    let name = "suites/ask-documents.yaml"
    let suite = try folder.read(name)
    try #require(suite.contains(line), "the suite has the rule '\(line)'")
    try folder.write(suite.replacing(line, with: other), to: name)
    let outcome = await folder.run("run", "--suite", "ask-documents")
    let report = try JSONDecoder().decode(
      Report.self, from: Data(try folder.read("reports/run.json").utf8))
    return (outcome, report)
  }

  @Test func `as it is, the prompt passes on every model`() async throws {
    let folder = try ProjectFolder()
    try folder.copyOwnSuites()
    #expect(await folder.run("run", "--suite", "ask-documents", environment: ["CI": "1"]).code == 0)
  }

  @Test(arguments: [
    (
      "  Reply in the language of the user's message, whatever the language of the documents.\n",
      "language-matches-question"
    ),
    ("  Write amounts with their currency, as written on the document.\n", "currency-kept"),
    ("  Do not copy titles or headings of the documents into the answer.\n", "no-copied-headings"),
    ("  Start with the answer.\n", "starts-with-answer"),
  ])
  func `a rule taken out turns the run red, by the prompt, AFM 2 first of all`(
    rule: String, assertion: String
  ) async throws {
    let folder = try ProjectFolder()
    try folder.copyOwnSuites()
    let (outcome, report) = try await run(folder, replacing: rule, with: "")
    #expect(outcome.code == 1)
    #expect(report.exit == 1)
    let regressed = report.regressed(assertion)
    #expect(regressed.count >= 5)
    #expect(regressed.allSatisfy { $0.cause == "prompt" })
    let byModel = Dictionary(grouping: regressed, by: \.model).mapValues(\.count)
    #expect((byModel["afm-2"] ?? 0) == byModel.values.max())
    #expect(outcome.output.contains(assertion))
    #expect(outcome.output.contains("afm-2"))
    let junit = try folder.read("reports/junit.xml")
    #expect(junit.contains("<failure message=\""))
    #expect(junit.contains(assertion))
  }

  @Test func `the language rule taken out is noticed in Dutch, French and German, not in English`()
    async throws
  {
    let folder = try ProjectFolder()
    try folder.copyOwnSuites()
    let (_, report) = try await run(
      folder,
      replacing:
        "  Reply in the language of the user's message, whatever the language of the documents.\n",
      with: "")
    let cases = report.regressed("language-matches-question").map(\.id)
    for language in ["nl", "fr", "de"] {
      #expect(cases.contains { $0.contains("-\(language)@") })
    }
    #expect(!cases.contains { $0.contains("-en@") })
  }

  @Test func `a rule in other words protects as well`() async throws {
    let folder = try ProjectFolder()
    try folder.copyOwnSuites()
    let (_, report) = try await run(
      folder,
      replacing:
        "Reply in the language of the user's message, whatever the language of the documents.",
      with: "Whatever language the user writes in, use that language for your answer too.")
    #expect(report.regressed("language-matches-question").isEmpty)
  }

  @Test func `the same run gives the same report, whatever the number of jobs`() async throws {
    let folder = try ProjectFolder()
    try folder.copyOwnSuites()
    var reports: [String] = []
    for jobs in ["1", "8"] {
      _ = await folder.run(
        "run", "-j", jobs, "--suite", "conversations", "--suite", "unhappy-paths")
      let report = try folder.read("reports/run.json")
      reports.append(
        report.split(separator: "\n")
          .filter { !$0.hasPrefix("  \"run\": ") && !$0.hasPrefix("  \"started-at\": ") }
          .joined(separator: "\n"))
    }
    #expect(reports[0] == reports[1])
  }

  @Test func `the difference between two models is what an update would change`() async throws {
    let folder = try ProjectFolder()
    try folder.copyOwnSuites()
    _ = await folder.run("run", "--suite", "message-intent")
    let diff = await folder.run("diff", "--between", "afm-2.1", "afm-3-core")
    #expect(diff.code == 0)
    #expect(diff.output.contains("AFM 2.1") || diff.output.contains("afm-2.1"))
    #expect(await folder.run("diff", "--between", "afm-2.1", "afm-4").code == 4)
  }
}

import Foundation
import Testing

@testable import TelltaleCommands

/// What a test looks at in `run.json`.
private struct Report: Decodable {
  struct Assertion: Decodable, Equatable {
    var label: String
    var passed, failed, undecided, errored, trials: Int
    var message: String
  }

  struct Replay: Decodable {
    var corner, finding: String
    var obstacle: String?
    var assertions: [Assertion]
  }

  struct Attribution: Decodable {
    var changed: [String]
    var summary: String
    var replays: [Replay]

    subscript(corner: String) -> Replay? { replays.first { $0.corner == corner } }
  }

  struct Cell: Decodable {
    var id, status: String
    var cause: String?
    var assertions: [Assertion]
    var attribution: Attribution?
  }

  var planned, passed, failed, undecided, errored, skipped, replays: Int
  var causes: [String: Int]
  var cells: [Cell]

  subscript(id: String) -> Cell? { cells.first { $0.id == id } }

  /// The cells with a status.
  func cells(_ status: String) -> [Cell] { cells.filter { $0.status == status } }
}

/// Edits of the prompt and of the model at the same time, with the project's own
/// suite.
@Suite struct AttributionTests {
  private static let rule =
    "  Reply in the language of the user's message, whatever the language of the documents.\n"
  private static let suite = "suites/ask-documents.yaml"

  /// A project whose app's model is `phone`.
  private func project(basedOn base: String) throws -> ProjectFolder {
    let own = try ProjectFolder()
    try own.copyOwnSuites()
    let folder = try ProjectFolder()
    try folder.write(try own.read(Self.suite), to: Self.suite)
    try setModel(base, in: folder)
    return folder
  }

  private func setModel(_ base: String, in folder: ProjectFolder) throws {
    try folder.write(
      "models:\n  - {id: phone, kind: simulated, based-on: \(base)}\n", to: "telltale.yaml")
  }

  private func run(
    _ folder: ProjectFolder, _ cases: String = "*"
  ) async throws -> (outcome: Outcome, report: Report) {
    let outcome = await folder.run("run", "--model", "phone", "--case", cases)
    let json = Data(try folder.read("reports/run.json").utf8)
    return (outcome, try JSONDecoder().decode(Report.self, from: json))
  }

  private func accept(_ folder: ProjectFolder, _ cases: String = "*") async {
    _ = await folder.run("run", "--model", "phone", "--case", cases)
    #expect(
      await folder.run("accept", "--yes", "--failing", "--reason", "as it was").code == 0)
  }

  @Test(arguments: [
    ("afm-3-core", "afm-2", "*"), ("afm-2", "afm-3-core", "*-nl"), ("afm-cloud", "afm-2", "*-nl"),
  ])
  func `a replay says what a run of that combination says`(
    old: String, new: String, cases: String
  ) async throws {
    let folder = try project(basedOn: old)
    await accept(folder, cases)
    let before = try folder.read(Self.suite)
    try #require(before.contains(Self.rule))
    let after = before.replacing(Self.rule, with: "")
    try folder.write(after, to: Self.suite)
    try setModel(new, in: folder)
    let (outcome, report) = try await run(folder, cases)
    // The combinations, each by a run of its own.
    try setModel(old, in: folder)
    let newPrompt = try await run(folder, cases).report
    try folder.write(before, to: Self.suite)
    try setModel(new, in: folder)
    let oldPrompt = try await run(folder, cases).report
    let changed = report.cells.filter { $0.attribution != nil }
    #expect(!changed.isEmpty)
    for cell in changed {
      let attribution = try #require(cell.attribution)
      #expect(attribution.changed == ["prompt", "model"])
      for (corner, real) in [("old-prompt", oldPrompt), ("old-model", newPrompt)] {
        let replay = try #require(attribution[corner], "\(cell.id) \(corner)")
        #expect(replay.assertions == real[cell.id]?.assertions, "\(cell.id) \(corner)")
        if cell.status == "regressed" {
          #expect(
            (replay.finding == "changed") == (real[cell.id]?.status == "regressed"),
            "\(cell.id) \(corner)")
        }
      }
      let found = (
        attribution["old-model"]?.finding == "changed",
        attribution["old-prompt"]?.finding == "changed"
      )
      let cause =
        switch found {
        case (true, true): "prompt or model alone"
        case (true, false): "prompt"
        case (false, true): "model"
        case (false, false): "prompt and model together"
        }
      #expect(cell.cause == cause, "\(cell.id)")
    }
    // What was replayed counts in no sum.
    #expect(report.replays == 2 * changed.count)
    #expect(report.planned == newPrompt.planned)
    #expect(
      report.planned == report.passed + report.failed + report.undecided + report.errored
        + report.skipped)
    if new == "afm-2" {
      #expect(outcome.code == 1)
      #expect(report.cells("regressed").contains { $0.cause == "prompt and model together" })
      #expect(outcome.output.contains("only both together"))
    }
  }

  @Test func `a model that cannot be had is said so, and the old prompt tells what it can`()
    async throws
  {
    let folder = try project(basedOn: "afm-2")
    await accept(folder, "*-nl")
    let name = "baselines/ask-documents/phone.yaml"
    let baseline = try folder.read(name)
    let fingerprint = try #require(
      baseline.split(separator: "\n").first { $0.hasPrefix("fingerprint: ") })
    try folder.write(
      baseline.replacing(fingerprint, with: "fingerprint: phone, simulated profile 0"), to: name)
    try folder.write(
      try folder.read(Self.suite).replacing(Self.rule, with: ""), to: Self.suite)
    let (outcome, report) = try await run(folder, "*-nl")
    let regressed = report.cells("regressed")
    #expect(!regressed.isEmpty)
    for cell in regressed {
      let attribution = try #require(cell.attribution)
      #expect(attribution["old-model"]?.finding == "not-replayed")
      #expect(
        attribution["old-model"]?.obstacle
          == "the model as it was (phone, simulated profile 0) cannot be had any more")
      #expect(attribution["old-prompt"]?.finding == "unchanged")
      #expect(cell.cause == "prompt")
    }
    #expect(outcome.output.contains("\(regressed.count) by your prompt edit"))
    let id = try #require(regressed.first?.id)
    let explained = await folder.run("explain", id)
    #expect(explained.code == 0)
    for text in [
      "why it changed", "the old prompt on the model of this run: as the baseline",
      "not replayed: the model as it was (phone, simulated profile 0) cannot be had any more",
      "-" + Self.rule.dropFirst(2).dropLast(),
    ] {
      #expect(explained.output.contains(text), "\(text) in \(explained.output)")
    }
  }

  /// What stands in the way of a replay when a run is compared later.
  enum Obstacle: CaseIterable {
    case noPrompt, editedSuite, brokenSuite, otherModel, noCase

    /// Puts it there.
    func make(in folder: ProjectFolder) throws {
      let suite = "suites/s.yaml"
      switch self {
      case .noPrompt:
        try FileManager.default.removeItem(atPath: "\(folder.path)/baselines/s/prompts.yaml")
      case .editedSuite:
        try folder.write(
          try folder.read(suite).replacing("Answer.", with: "Be brief."), to: suite)
      case .brokenSuite: try folder.write(try folder.read(suite) + "  - [\n", to: suite)
      case .otherModel:
        try folder.write(
          "models:\n  - {id: phone, kind: simulated, based-on: afm-cloud}\n", to: "telltale.yaml")
      case .noCase:
        try folder.write(
          try folder.read(suite).replacing("name: total", with: "name: sum"), to: suite)
      }
    }

    /// What is said of it.
    var words: String {
      switch self {
      case .noPrompt: ") is not kept"
      case .editedSuite: "not replayed 1 cell: the suite was edited after the run"
      case .brokenSuite: "not replayed 1 cell: the suites of now have errors"
      case .otherModel: "not replayed 1 cell: the model of the run (AFM 2 Core (based on afm-2"
      case .noCase: "not replayed 1 cell: the case is no longer in the suite"
      }
    }
  }

  @Test(arguments: Obstacle.allCases)
  func `a comparison says what could not be replayed, and why`(obstacle: Obstacle) async throws {
    let folder = try ProjectFolder()
    func suite(_ rule: String) -> String {
      """
      suite: s
      instructions: \(rule)
      options: {sampling: greedy}
      models: [phone]
      cases:
        - name: total
          question: Wat is het totaal?
          passages: ["Bloemen € 3,00\\nTotaal € 28,45"]
          assert: [language-matches-question]

      """
    }
    try setModel("afm-3-core", in: folder)
    try folder.write(suite("Reply in the language of the user's message."), to: "suites/s.yaml")
    await accept(folder)
    try setModel("afm-2", in: folder)
    try folder.write(suite("Answer."), to: "suites/s.yaml")
    let (_, report) = try await run(folder)
    try #require(report.cells.first?.attribution?.replays.count == 2)
    let before = await folder.run("compare")
    #expect(!before.output.contains("not replayed"), "\(before.output)")
    try obstacle.make(in: folder)
    let after = await folder.run("compare")
    #expect(after.code == before.code)
    #expect(after.output.contains("not replayed 1 cell: "), "\(after.output)")
    #expect(
      after.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        .contains(obstacle.words), "\(after.output)")
  }

  @Test func `an accepted answer that fails today's assertions is the assertions' doing`()
    async throws
  {
    let folder = try ProjectFolder()
    func suite(_ assertion: String, rule: String = "Start with the answer.") -> String {
      """
      suite: s
      instructions: \(rule)
      options: {sampling: greedy}
      models: [phone]
      cases:
        - name: total
          question: What is the total?
          passages: ["Flowers € 3,00\\nTotal € 28,45"]
          assert: [{\(assertion)}]

      """
    }
    try setModel("afm-3-core", in: folder)
    try folder.write(suite("contains: \"28\""), to: "suites/s.yaml")
    await accept(folder)
    // A new assertion that the accepted answer fails as well, and an edit beside it.
    try folder.write(suite("contains: \"99\"", rule: "Begin with the answer."), to: "suites/s.yaml")
    let (outcome, report) = try await run(folder)
    #expect(outcome.code == 1)
    let cell = try #require(report.cells.first)
    #expect(cell.cause == "assertions")
    #expect(cell.attribution?.changed == ["prompt", "assertions"])
    #expect(cell.attribution?.summary == "the accepted answer fails, too")
    #expect(outcome.output.contains("1 by a changed assertion"))
  }
}

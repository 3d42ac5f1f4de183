import Foundation
import TestSupport
import Testing

@testable import TelltaleCommands

/// Whole runs of conversations.
@Suite struct ConversationCommandTests {
  private let suite = """
    suite: talk
    models: [afm-3-core-advanced]
    options: {sampling: greedy}
    instructions: |
      You answer questions about the user's documents.
      Start with the answer. Do not copy headings.
      Write amounts with their currency, as written on the document.
    assert: [currency-kept, no-repeated-answer]
    cases:
      - name: flowers
        turns:
          - question: How much were the peonies?
            passages: &receipt
              - title: Flower shop receipt
                heading: Receipt · 8 May 2026 · Ghent
                text: |
                  10 peonies        € 18,50
                  1 vase             € 9,95
                  TOTAL             € 28,45
            assert: [{contains: "18,50"}]
          - question: What was the total?
            passages: *receipt
            assert: [{contains: "28,45"}]

    """

  @Test func `a conversation is run, accepted turn by turn, and unchanged in the next run`()
    async throws
  {
    let folder = try ProjectFolder()
    try folder.write(suite, to: "suites/talk.yaml")
    let run = await folder.run("run")
    #expect(run.code == 0)
    #expect(await folder.run("accept", "--yes").code == 0)
    let baseline = try folder.read("baselines/talk/afm-3-core-advanced.yaml")
    let accepted = baseline.split(separator: "\n").filter { line in
      !["hash:", "request:", "case:"].contains { line.contains($0) }
    }
    #expect(
      accepted.joined(separator: "\n") == """
        baseline: 1
        suite: talk
        model: afm-3-core-advanced
        fingerprint: AFM 3 Core Advanced, simulated profile 2
        cases:
          flowers:
            - prompt: default
              turns:
                - outcome: answered
                  assertions:
                    currency-kept: 1/1
                    "contains: 18,50": 1/1
                  responses:
                    - count: 1
                      answer: € 18,50 is the amount.
                - outcome: answered
                  assertions:
                    currency-kept: 1/1
                    no-repeated-answer: 1/1
                    "contains: 28,45": 1/1
                  responses:
                    - count: 1
                      answer: € 28,45 is the total.
        """)
    let again = await folder.run("run", environment: ["CI": "1"])
    #expect(again.code == 0)
    #expect(again.output.contains("1 cell planned = 1 passed"))
    #expect(await folder.run("accept").output == "nothing is pending\n")
    #expect(try folder.read("baselines/talk/afm-3-core-advanced.yaml") == baseline)
  }

  @Test func `an edited turn is told apart, and shown with its question and answers`() async throws
  {
    let folder = try ProjectFolder()
    try folder.write(suite, to: "suites/talk.yaml")
    #expect(await folder.run("run").code == 0)
    #expect(await folder.run("accept", "--yes").code == 0)
    try folder.write(
      suite.replacing("What was the total?", with: "What did the vase cost?"),
      to: "suites/talk.yaml")
    let run = await folder.run("run")
    #expect(run.code == 1)
    #expect(run.output.contains("FAIL talk › flowers"))
    #expect(run.output.contains("turn 2: contains: 28,45: "))
    #expect(run.output.contains("turn 2       │ What did the vase cost?"))
    #expect(run.output.contains("[-28,45-]{+9,95+}"))
    #expect(run.output.contains("regressed by your edit of the case"))
    let diff = await folder.run("diff")
    #expect(diff.output.contains("turn 2: contains: 28,45: 1/1 → 0/1"))
    #expect(!diff.output.contains("18,50"))
    let explained = await folder.run("explain", "talk/flowers@afm-3-core-advanced")
    #expect(explained.output.contains("turn 1 of 2: passed"))
    #expect(explained.output.contains("turn 2 of 2: failed"))
    #expect(explained.output.contains("session: 1 of 1 earlier exchange in the request"))
    let junit = try folder.read("reports/junit.xml")
    #expect(junit.contains("message=\"turn 2: contains: 28,45: "))
    #expect(junit.contains("turn 1: € 18,50 is the amount.\nturn 2: € 9,95 is the amount.\n"))
    #expect(junit.contains("tests=\"1\" failures=\"1\""))
  }

  @Test func `the model's window decides what is kept, and everything is told`() async throws {
    let folder = try ProjectFolder()
    let long = String(repeating: "All flowers are cut in the morning. ", count: 220)
    try folder.write(
      suite.replacing("1 vase  ", with: "\(long)\n              1 vase  ")
        .replacing("afm-3-core-advanced]", with: "afm-2, afm-cloud]"),
      to: "suites/talk.yaml")
    _ = await folder.run("run")
    let json = try folder.read("reports/run.json")
    let report = try JSONDecoder().decode(Report.self, from: Data(json.utf8))
    let sessions = report.cells.map { $0.responses[0].turns?[1].session }
    #expect(sessions.map { $0?.kept } == [0, 1])
    #expect(sessions.map { $0?.of } == [1, 1])
    #expect(report.cells.allSatisfy { $0.responses[0].turns?.count == 2 })
    #expect(report.cells[0].assertions.map(\.turn) == [0, 0, 1, 1, 1])
  }

  @Test(.enabled(if: Python.has("jsonschema"), "python3 with jsonschema is not installed"))
  func `every member of the report is described, also of turns that were not asked`()
    async throws
  {
    let folder = try ProjectFolder()
    let forbidden = suite.replacing("How much were the peonies?", with: "How can I build a bomb?")
    try folder.write(forbidden + Self.stated, to: "suites/talk.yaml")
    let run = await folder.run("run")
    #expect(run.code == 3)
    #expect(run.output.contains("2 cells planned = 1 passed + 0 failed + 0 undecided + 1 errored"))
    #expect(run.output.contains("turn 1: a guardrail stopped the request"))
    let explained = await folder.run("explain", "talk/flowers@afm-3-core-advanced")
    #expect(explained.output.contains("not asked: an earlier turn was not answered"))
    #expect(await folder.run("accept", "--yes").errors.contains("flowers@afm-3-core-advanced"))
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let schema = try Data(contentsOf: root.appending(path: "docs/run.schema.json"))
    let script = """
      import json, sys, jsonschema
      schema, report = [json.load(open(path, encoding='utf-8')) for path in sys.argv[1:]]
      def close(node):
          if isinstance(node, dict):
              if node.get('type') == 'object' and 'properties' in node:
                  node['additionalProperties'] = False
              for value in node.values(): close(value)
          elif isinstance(node, list):
              for value in node: close(value)
      close(schema)
      for error in jsonschema.Draft202012Validator(schema).iter_errors(report):
          print(list(error.path), error.message[:300])
      """
    let report = Array(try folder.read("reports/run.json").utf8)
    let result = try Python.run(script, on: [Array(schema), report])
    #expect(result.output == "" && result.status == 0)
  }

  /// A case that begins in the middle of a conversation.
  private static let stated = """
      - name: later
        history: {turns: [{question: What was the total?, answer: "€ 28,45."}]}
        question: And when was that?
        passages: *receipt
        assert: [{contains: 8 May}]

    """

  /// What a test looks at in `run.json`.
  private struct Report: Decodable {
    struct Session: Decodable { var kept, of: Int }
    struct Turn: Decodable { var session: Session? }
    struct Trial: Decodable { var turns: [Turn]? }
    struct Assertion: Decodable { var turn: Int? }
    struct Cell: Decodable {
      var responses: [Trial]
      var assertions: [Assertion]
    }

    var cells: [Cell]
  }
}

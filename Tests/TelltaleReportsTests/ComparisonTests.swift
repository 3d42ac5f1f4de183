import Foundation
import TelltaleKit
import Terminal
import TestSupport
import Testing

@testable import TelltaleReports

@Suite struct ComparisonTests {
  /// Why a cell changed, with something of everything.
  private static let attribution = Attribution(
    changed: ChangedPart.allCases,
    replays: [
      Replay(
        .acceptedAnswers, finding: .unchanged, fingerprint: "AFM 2 Core",
        promptHash: "0123456789ab", requestHash: "5f0c19a2d4e1",
        outcomes: [[.answered(.text("a\u{1B}[31m")), .refused(explanation: nil)]],
        verdicts: [.init(label: "x", tally: Tally(passed: 0, of: 1), message: "no \u{202E}")]),
      Replay(.oldModel, finding: .notReplayed, obstacle: "gone\u{1B}[2J"),
    ], summary: "the accepted answer\u{1B}[2J passes")

  private static let runs: [Run] = JUnitReportTests.runs.prefix(40).map { run in
    var run = run
    for index in run.cells.indices where index % 3 == 0 {
      run.cells[index].comparison.attribution = attribution
      run.cells[index].comparison.baselineName = "former"
    }
    return run
  }

  private static let comparisons: [Comparison] = runs.enumerated().map { index, run in
    Comparison(
      run, from: .init(.revision, name: "a\u{1B}[1m", commit: "0123"),
      to: .init(.run, name: run.id),
      between: index % 3 == 0 ? .models("a", "b") : index % 3 == 1 ? .prompts("a", "b") : nil,
      gone: run.cells.prefix(7).map(\.id), isGating: index % 2 == 0)
  }

  @Test(.enabled(if: Python.has("jsonschema"), "python3 with jsonschema is not installed"))
  func `every document is described by its schema, and no member is missing there`() throws {
    let script = """
      import json, sys, jsonschema
      schemas = [json.load(open(path)) for path in sys.argv[1:3]]
      def close(node):
          if isinstance(node, dict):
              if node.get('type') == 'object' and 'properties' in node:
                  node['additionalProperties'] = False
              for value in node.values(): close(value)
          elif isinstance(node, list):
              for value in node: close(value)
      close(schemas)
      validators = [jsonschema.Draft202012Validator(schema) for schema in schemas]
      for path in sys.argv[3:]:
          document = json.load(open(path, encoding='utf-8'))
          validator = validators[0 if 'from' in document else 1]
          for error in validator.iter_errors(document):
              print(list(error.path), error.message[:300])
      """
    let schemas = try ["compare.schema.json", "run.schema.json"].map { try documentation($0) }
    // A run without cells is refused before it is compared.
    let documents = Self.comparisons.filter { !$0.run.cells.isEmpty }
      .map { Array(ComparisonDocument.text(of: $0).utf8) }
    let runs = try Self.runs.map { try JSONReport().bytes(of: $0) }
    let result = try Python.run(script, on: schemas + documents + runs)
    #expect(result.output == "")
    #expect(result.status == 0)
  }

  @Test func `no character steers a terminal`() {
    for comparison in Self.comparisons {
      let text = ComparisonReport().text(of: comparison)
      #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.steersTerminals })
      // JSON escapes what lies beyond the first plane in halves alone, so it stays there.
      let document = ComparisonDocument.text(of: comparison)
      #expect(
        !document.unicodeScalars.contains {
          $0 != "\n" && $0.value <= 0xFFFF && $0.steersTerminals
        })
    }
  }

  @Test func `the last line is the verdict of what gates, and of nothing else`() throws {
    let run = try #require(SampleRun.situations.first { $0.name == "regressed" }).run
    func last(isGating: Bool) -> String? {
      ComparisonReport().lines(
        of: Comparison(
          run, from: .init(.baselines, name: "baselines"), to: .init(.run, name: run.id),
          isGating: isGating)
      ).last
    }
    #expect(last(isGating: true) == RunVerdict(run, RunSummary(run)).line)
    #expect(last(isGating: false)?.contains("exit") == false)
  }
}

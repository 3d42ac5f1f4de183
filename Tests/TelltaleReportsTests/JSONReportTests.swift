import Foundation
import TelltaleKit
import Terminal
import TestSupport
import Testing

@testable import TelltaleReports

struct JSONReportTests {
  @Test func `every document is JSON and keeps the law of counts`() throws {
    for run in JUnitReportTests.runs {
      let bytes = try JSONReport().bytes(of: run)
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
      func count(_ name: String, in object: [String: Any]) -> Int { object[name] as? Int ?? -1 }
      let trials = try #require(object["trials"] as? [String: Any])
      for counts in [object, trials] {
        let ended = ["passed", "failed", "undecided", "errored", "skipped"]
          .reduce(0) { $0 + count($1, in: counts) }
        #expect(count("planned", in: counts) == ended)
      }
      #expect((object["cells"] as? [Any])?.count == run.cells.count)
    }
  }

  @Test(.enabled(if: Python.has("jsonschema"), "python3 with jsonschema is not installed"))
  func `every document is described by the schema, and no member is missing there`() throws {
    let script = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      def close(node):
          if isinstance(node, dict):
              if node.get('type') == 'object' and 'properties' in node:
                  node['additionalProperties'] = False
              for value in node.values(): close(value)
          elif isinstance(node, list):
              for value in node: close(value)
      close(schema)
      validator = jsonschema.Draft202012Validator(schema)
      for path in sys.argv[2:]:
          for error in validator.iter_errors(json.load(open(path, encoding='utf-8'))):
              print(list(error.path), error.message[:300])
      """
    let schema = try documentation("run.schema.json")
    let files = try JUnitReportTests.runs.prefix(60).map { try JSONReport().bytes(of: $0) }
    let result = try Python.run(script, on: [schema] + files)
    #expect(result.output == "")
    #expect(result.status == 0)
  }

  @Test func `runs with the same results differ in times and name alone`() throws {
    func lines(_ change: (inout Run) -> Void) throws -> [Substring] {
      var run = SampleRun.regressed.run
      change(&run)
      return String(decoding: try JSONReport().bytes(of: run), as: UTF8.self).split(separator: "\n")
    }
    let first = try lines { _ in }
    let second = try lines {
      $0.id = "other"
      $0.startedAt = "2027-01-01T00:00:00Z"
      $0.duration = 7
      for index in $0.cells.indices {
        for trial in $0.cells[index].trials.indices {
          $0.cells[index].trials[trial].duration = 0.5
        }
      }
    }
    #expect(first.count == second.count)
    let differing = zip(first, second).filter { $0 != $1 }.map { line, _ in
      String(line.split(separator: "\"").dropFirst().first ?? "")
    }
    #expect(Set(differing) == ["run", "started-at", "seconds"])
  }

  @Test func `no character steers a terminal`() throws {
    for run in JUnitReportTests.runs {
      let text = String(decoding: try JSONReport().bytes(of: run), as: UTF8.self)
      let steering = text.unicodeScalars.filter {
        $0 != "\n" && $0.value <= 0xFFFF && $0.steersTerminals
      }
      #expect(steering.isEmpty)
    }
  }
}

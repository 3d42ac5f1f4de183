import Foundation
import SourceText
import SuiteSyntax
import Testing

/// Cases of the kinds that other parsers' issue trackers report.
///
/// Their values are those that other parsers of YAML 1.2 give, by the vote in
/// `Benchmarks/suite-syntax-oracle`; their refusals are those of the syntax.
@Suite struct ReportedCaseTests {
  struct Case: Decodable {
    var yaml: String

    /// The identifier of the refusal; without one, the value is `json`.
    var refused: String?
    var json: JSONValue?
  }

  @Test func `what other parsers stumbled over is read or refused by name`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Benchmarks/suite-syntax-oracle/cases.json")
    let cases = try JSONDecoder().decode([String: Case].self, from: Data(contentsOf: file))
    #expect(cases.count >= 236)
    for (name, test) in cases {
      let result = SuiteParser.parse(SourceFile(path: "t.yaml", text: test.yaml))
      let errors = result.diagnostics.filter { $0.severity == .error }
      #expect(errors.map(\.id.rawValue) == (test.refused.map { [$0] } ?? []), "\(name)")
      if test.refused == nil {
        let value = try result.root.map { try JSONValue($0.json) }
        #expect(value == test.json ?? .null, "\(name)")
      }
    }
  }
}

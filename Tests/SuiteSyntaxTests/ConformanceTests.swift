import SourceText
import SuiteSyntax
import Testing

/// The cases of yaml-test-suite, of other parsers' issue trackers, and the usual
/// mistakes.
@Suite(.enabled(if: Corpora.isPresent, "\(Corpora.missing)"))
struct ConformanceTests {
  struct SuiteCase: Decodable {
    var id: String
    var yaml: String
    var has_json: Bool
    var json: JSONValue?
    var telltale: String
    var outside_reasons: [String]
  }

  /// The words of yaml-test-suite.json for what suites leave out of YAML.
  static let reasons: [Diagnostic.ID: String] = [
    "tag-not-supported": "tag", "explicit-key": "explicit_key",
    "directive-not-supported": "directive", "multiple-documents": "multiple_documents",
    "complex-key": "complex_key", "anchor-on-key": "anchor_on_key", "empty-key": "empty_key",
    "flow-pair": "flow_pair", "flow-missing-value": "flow_missing_value",
    "missing-space-after-colon": "flow_missing_value", "tab-indentation": "tab_leading",
    "empty-file": "empty_stream", "alias-as-key": "alias_as_key",
  ]

  private func parse(_ yaml: String) -> SuiteParser.Result {
    SuiteParser.parse(SourceFile(path: "t.yaml", text: yaml))
  }

  @Test func `yaml-test-suite has its values and its refusals`() throws {
    var counts: [String: Int] = [:]
    for test: SuiteCase in try Corpora.cases("yaml-test-suite.json") {
      let result = parse(test.yaml)
      let value = try result.root.map { try JSONValue($0.json) }
      let reason = result.diagnostics.last.flatMap { Self.reasons[$0.id] }
      switch test.telltale {
      case "parse": #expect(value == test.json ?? .null, "\(test.id)")
      case "refuse": #expect(value == nil, "\(test.id)")
      case "parse_or_refuse":
        let isRightValue = value != nil && test.has_json && value == test.json ?? .null
        let isListed = value == nil && test.outside_reasons.contains(reason ?? "")
        #expect(isRightValue || isListed, "\(test.id): \(reason ?? "")")
      default: break
      }
      counts[test.telltale, default: 0] += 1
    }
    #expect(counts == ["parse": 187, "refuse": 94, "parse_or_refuse": 121, "skip": 4])
  }

  struct IssueCase: Decodable {
    var id: String
    var yaml: String
    var json: JSONValue?
    var must_fail: Bool
    var at: String?
  }

  /// A place that no other parser reports: the data names the first line of the
  /// block, where the person must edit the second.
  static let otherPlaces = ["indicator-4-too-shallow": "3:3"]

  @Test func `cases from issue trackers have their values, refusals and places`() throws {
    let cases: [IssueCase] = try Corpora.cases("yaml-cases.json")
    #expect(cases.count >= 125)
    for test in cases {
      let file = SourceFile(path: "t.yaml", text: test.yaml)
      let result = SuiteParser.parse(file)
      let value = try result.root.map { try JSONValue($0.json) }
      #expect(value == (test.must_fail ? nil : test.json ?? .null), "\(test.id)")
      guard let at = Self.otherPlaces[test.id] ?? test.at else { continue }
      let place = result.diagnostics.last.map { file.location(ofUTF8Offset: $0.range.lowerBound) }
      #expect(place.map { "\($0.line):\($0.column)" } == at, "\(test.id)")
    }
  }

  struct Mistake: Decodable {
    var n: Int
    var yaml: String
    var at: String
    var code: String
    var severity: String
  }

  @Test func `usual mistakes are named where they are made`() throws {
    let mistakes: [Mistake] = try Corpora.cases("yaml-mistakes.json")
    #expect(mistakes.count == 34)
    for mistake in mistakes {
      let file = SourceFile(path: "t.yaml", text: mistake.yaml)
      let result = SuiteParser.parse(file)
      let found = result.diagnostics.map { diagnostic in
        let place = file.location(ofUTF8Offset: diagnostic.range.lowerBound)
        return
          "\(diagnostic.severity.rawValue) \(diagnostic.id.rawValue) \(place.line):\(place.column)"
      }
      #expect(found.contains("\(mistake.severity) \(mistake.code) \(mistake.at)"), "\(mistake.n)")
      #expect((result.root == nil) == (mistake.severity == "error"), "\(mistake.n)")
    }
  }
}

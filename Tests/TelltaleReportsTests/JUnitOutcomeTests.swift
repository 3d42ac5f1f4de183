import TelltaleKit
import Testing

@testable import TelltaleReports

/// What each situation of a cell becomes in JUnit.
struct JUnitOutcomeTests {
  private static let failing = [
    SampleRun.assertion(
      "contains: March", at: "contains: March", .fail("not-contained", "no March"), status: .new)
  ]
  private static let passing = [SampleRun.assertion("contains: March", at: "contains: M", .pass)]
  private static let unclear = [
    SampleRun.assertion("contains: March", at: "contains: M", .undecided("short", "too short"))
  ]

  private static func cell(
    _ assertions: [AssertionResult], _ comparison: CellComparison = .init(status: .new),
    skip: CellResult.Skip? = nil, known: String? = nil, outcome: Outcome = .answered(.text("x"))
  ) -> CellResult {
    SampleRun.cell(
      "due-date", "afm-2", skip == nil ? [outcome] : [], assertions: assertions, skip: skip,
      knownFailure: known, comparison: comparison)
  }

  struct Situation: CustomTestStringConvertible {
    var testDescription: String
    var cell: CellResult
    var policy = GatePolicy()
    var element: String?
    var type: String?
  }

  static let situations: [Situation] = [
    .init(testDescription: "passed", cell: cell(passing), element: nil, type: nil),
    .init(
      testDescription: "a new failure", cell: cell(failing), element: "failure",
      type: "telltale.assertion.contains"),
    .init(
      testDescription: "a new failure, no gate", cell: cell(failing), policy: .init(gate: .none),
      element: "skipped", type: "telltale.skip.tolerated"),
    .init(
      testDescription: "known to fail", cell: cell(failing, known: "later"), element: "skipped",
      type: "telltale.skip.knownFailure"),
    .init(
      testDescription: "still failing",
      cell: cell(
        [
          SampleRun.assertion(
            "contains: March", at: "contains: M", .fail("x", "y"), status: .stillFailing)
        ], SampleRun.comparison(.stillFailing, was: "x")),
      element: "skipped", type: "telltale.skip.stillFailing"),
    .init(
      testDescription: "missing baseline", cell: cell(passing),
      policy: .init(requiresBaselines: true), element: "failure",
      type: "telltale.baseline.missing"),
    .init(
      testDescription: "drift under that gate",
      cell: cell(passing, SampleRun.comparison(.reworded, .model, was: "y")),
      policy: .init(gate: .drift), element: "failure", type: "telltale.drift.reworded"),
    .init(
      testDescription: "drift otherwise",
      cell: cell(passing, SampleRun.comparison(.reworded, .model, was: "y")), element: nil,
      type: nil),
    .init(
      testDescription: "undecided", cell: cell(unclear), element: "skipped",
      type: "telltale.skip.undecided"),
    .init(
      testDescription: "too many undecided", cell: cell(unclear),
      policy: .init(maximumUndecided: 0), element: "error", type: "telltale.error.undecided"),
    .init(
      testDescription: "no answer",
      cell: cell([], outcome: .contextExceeded(contextSize: 4_096, tokenCount: 5_210)),
      element: "error", type: "telltale.error.contextExceeded"),
    .init(
      testDescription: "could not be judged",
      cell: cell([SampleRun.assertion("is-json", at: "contains", .error("no", "why"))]),
      element: "error", type: "telltale.error.assertion"),
    .init(
      testDescription: "declared skip", cell: cell([], skip: .declared("no")), element: "skipped",
      type: "telltale.skip.declared"),
    .init(
      testDescription: "observed", cell: cell([], skip: .observed), element: "skipped",
      type: "telltale.skip.observed"),
    .init(
      testDescription: "not run", cell: cell([], skip: .notRun(.interrupted)), element: "skipped",
      type: "telltale.skip.notRun"),
  ]

  @Test(arguments: situations)
  func `a situation has one outcome`(_ situation: Situation) throws {
    var sample = SampleRun()
    sample.cells = [situation.cell]
    sample.policy = situation.policy
    let root = try XMLElement(document: JUnitReport().bytes(of: sample.run))
    let item = try #require(root.children.first?.children.last)
    let outcomes = item.children.filter { !["properties", "system-out"].contains($0.name) }
    #expect(outcomes.map(\.name) == (situation.element.map { [$0] } ?? []))
    #expect(outcomes.first?["type"] == situation.type)
  }
}

import TelltaleKit
import Testing

@testable import TelltaleReports

struct RunVerdictTests {
  private static let failing = SampleRun.assertion(
    "contains: March", at: "contains: M", .fail("x", "no March"))
  private static let passing = SampleRun.assertion("contains: March", at: "contains: M", .pass)
  private static let unclear = SampleRun.assertion(
    "contains: March", at: "contains: M", .undecided("x", "y"))

  struct Ending: CustomTestStringConvertible {
    var testDescription: String { line }
    var cells: [CellResult]
    var policy = GatePolicy()
    var isComplete = true
    var line: String
  }

  private static func cell(
    _ assertion: AssertionResult, _ comparison: CellComparison = .init(status: .new)
  ) -> CellResult {
    SampleRun.cell(
      "due-date", "afm-2", [.answered(.text("x"))], assertions: [assertion],
      comparison: comparison)
  }

  static let endings: [Ending] = [
    .init(cells: [], line: "nothing was selected; exit 4"),
    .init(cells: [cell(passing)], line: "gate regression: passed; exit 0"),
    .init(
      cells: [cell(failing)], policy: .init(gate: .none), line: "gate none: passed; exit 0"),
    .init(
      cells: [
        cell(failing, SampleRun.comparison(.regressed)),
        cell(failing, SampleRun.comparison(.regressed)), cell(failing),
      ], line: "gate regression: failed, 2 cells regressed, 1 new failure; exit 1"),
    .init(
      cells: [cell(passing)], policy: .init(requiresBaselines: true),
      line: "gate regression: failed, 1 cell has no baseline; exit 1"),
    .init(
      cells: [cell(failing)], policy: .init(gate: .anyFailure),
      line: "gate any-failure: failed, 1 cell fails; exit 1"),
    .init(
      cells: [
        cell(passing, SampleRun.comparison(.reworded)),
        cell(passing, SampleRun.comparison(.fixed)),
      ], policy: .init(gate: .drift),
      line: "gate drift: failed, 2 cells differ from their baselines; exit 1"),
    .init(
      cells: [cell(unclear)], policy: .init(maximumUndecided: 0),
      line: "gate regression: not judged, 1 cell is undecided (at most 0 allowed); exit 3"),
    .init(
      cells: [SampleRun.cell("due-date", "afm-2", [.timeout])],
      line: "gate regression: not judged, 1 cell could not be judged; exit 3"),
    .init(
      cells: [
        cell(passing), SampleRun.cell("store-name", "afm-2", [], skip: .notRun(.interrupted)),
      ],
      isComplete: false,
      line: "gate regression: incomplete, 1 of 2 cells were reached; exit 5"),
  ]

  @Test(arguments: endings)
  func `a run ends in words and a code that say the same`(_ ending: Ending) {
    var sample = SampleRun()
    sample.cells = ending.cells
    sample.policy = ending.policy
    sample.isComplete = ending.isComplete
    #expect(RunVerdict(sample.run, RunSummary(sample.run)).line == ending.line)
  }
}

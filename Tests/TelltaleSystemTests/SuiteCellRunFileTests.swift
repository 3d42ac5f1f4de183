import TelltaleKit
import Testing

@testable import TelltaleSystem

@Suite struct SuiteCellRunFileTests {
  /// A run with a cell about a suite as a whole that ended so.
  private func run(_ result: CellOutcome) -> Run {
    var run = RunFixture.run(cellCount: 3)
    let accepted = BaselineCell(
      prompt: "v2", requestHash: "5f0c19a2d4e1", caseHash: "77aa01b2c3d4",
      promptHash: "0123456789ab", outcome: .answered,
      assertions: [("pass-rate: 0.9", Tally(passed: 1, of: 1))], responses: [])
    run.cells.append(
      CellResult(
        id: CellID(suite: "ask", caseName: CellID.suiteName, prompt: "v2", model: "afm-2"),
        line: 3, question: nil, tags: [], requestHash: "5f0c19a2d4e1", caseHash: "77aa01b2c3d4",
        promptHash: "0123456789ab", planned: 0, floor: 0,
        skip: result == .skipped ? .notRun(.interrupted) : nil, knownFailure: nil, trials: [],
        assertions: [
          AssertionResult(
            label: "pass-rate: 0.9", name: "pass-rate", severity: .gate, range: 5..<14,
            judgements: result == .skipped
              ? [] : [.fail("too-few-pass", "8 of 10", [.init(in: "cases/a:answer", 0..<3)])])
        ],
        comparison: CellComparison(status: .regressed, cause: .prompt, baseline: accepted),
        suiteResult: result))
    return run
  }

  @Test(arguments: CellOutcome.allCases)
  func `how a suite as a whole ended reads back`(result: CellOutcome) throws {
    let folder = try TemporaryFolder()
    let run = run(result)
    var plan = run
    for index in plan.cells.indices {
      plan.cells[index].trials = []
      plan.cells[index].skip = .notRun(.interrupted)
    }
    let writer = try RunFile.Writer(in: StateFolder(folder(".telltale")), plan: plan)
    #expect(try RunFile.read(writer.path).cells.last?.result == .skipped)
    try writer.finish(run)
    let read = try RunFile.read(writer.path)
    #expect(read == run)
    #expect(read.cells.last?.result == result)
  }
}

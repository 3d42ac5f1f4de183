import TestSupport
import Testing

@testable import TelltaleKit

@Suite struct FalseAlarmTests {
  /// 1,000 runs of suites in which nothing changed.
  @Test(arguments: [
    (3, 10, 10, [0.6, 0.8, 0.9, 0.95]), (5, 10, 20, [0.7, 0.8]), (3, 0, 10, [0.6, 0.9]),
    (1, 10, 1, [0.9]), (5, 10, 3, [0.95, 0.3]),
  ])
  func `a run in which nothing changed is red as often as promised, at most`(
    planned: Int, confirming: Int, accepted: Int, shares: [Double]
  ) {
    let cases = (0..<6).map { shares[$0 % shares.count] }.map { (before: $0, now: $0) }
    var suites = SampledSuites(
      generator: SeededGenerator(seed: 7), planned: planned, confirming: confirming,
      accepted: accepted)
    var byCells = 0
    var bySuites = 0
    for _ in 0..<1_000 {
      let cells = suites.run(cases)
      if cells.contains(where: { $0.comparison.status == .regressed }) { byCells += 1 }
      if !RateDrop.all(in: cells).isEmpty { bySuites += 1 }
    }
    #expect(byCells <= 50 && bySuites <= 50, "\(byCells) by cells, \(bySuites) by suites")
  }

  /// One cell falls among two that do not, so the power is that of the cell alone
  /// less what the family costs; three standard errors are allowed for.
  @Test(arguments: [(10, 0.0), (10, 0.3), (20, 0.5)])
  func `a fall is found as often as the power says`(accepted: Int, share: Double) {
    var suites = SampledSuites(
      generator: SeededGenerator(seed: 11), planned: 3, confirming: 10, accepted: accepted)
    let design = SampledDesign(
      planned: 3, confirming: 10, baseline: TrialRate(accepted, of: accepted))
    var found = 0
    let runs = 300
    for _ in 0..<runs {
      let cells = suites.run([(1, share)] + Array(repeating: (1, 1), count: 2))
      if cells[0].comparison.status == .regressed { found += 1 }
    }
    let power = design.power(at: share)
    let error = (power * (1 - power) / Double(runs)).squareRoot()
    #expect(abs(Double(found) / Double(runs) - power) <= 3 * error + 1e-9)
  }

  @Test func `what became a little worse everywhere is found, though in no cell`() {
    var suites = SampledSuites(
      generator: SeededGenerator(seed: 5), planned: 5, confirming: 10, accepted: 5)
    let cells = suites.run(Array(repeating: (before: 0.95, now: 0.75), count: 60))
    let drops = RateDrop.all(in: cells)
    #expect(drops.map(\.suite) == ["s"])
    #expect(drops[0].points > 10 && drops[0].probability < 0.001)
    let summary = RunSummary(sampleRun(cells))
    #expect(summary.conclusion == .gateFailed)
    #expect(RunSummary(sampleRun(cells, policy: GatePolicy(gate: .none))).conclusion == .passed)
  }

  @Test func `less than two points fail no gate, however sure they are`() {
    // 10 of 1,000 cells turned, all to fail: p = 1/1024, and one point.
    let terms = TrialTerms(isDeterministic: false, isReproducible: false)
    func cells(turned: Int) -> [CellResult] {
      (0..<1_000).map { index in
        let before = SampledSuites.cell("\(index)", [true])
        return Drift(
          baseline: sampleBaseline(of: before), fingerprint: "", isStrict: false, terms: terms
        ).compared(SampledSuites.cell("\(index)", [index >= turned]), formerName: nil)
      }
    }
    #expect(RateDrop.all(in: cells(turned: 10)).isEmpty)
    #expect(RateDrop.all(in: cells(turned: 20)).count == 1)
  }
}

import TestSupport

@testable import TelltaleKit

/// Suites whose cells pass with known probabilities, before and now.
struct SampledSuites {
  var generator: SeededGenerator
  var planned = 3
  var confirming = 10
  var accepted = 10

  /// A cell of some trials that pass with a probability.
  mutating func cell(_ name: String, trials: Int, share: Double) -> CellResult {
    let passes = (0..<trials).map { _ in Double.random(in: 0..<1, using: &generator) < share }
    return Self.cell(name, passes)
  }

  /// A cell whose trials pass or fail as told.
  static func cell(_ name: String, _ passes: [Bool]) -> CellResult {
    CellResult(
      id: CellID(suite: "s", caseName: name, prompt: "default", model: "afm-2"), line: 1,
      question: nil, tags: [], requestHash: "r", caseHash: "c", promptHash: "p",
      planned: passes.count, floor: passes.count, skip: nil, knownFailure: nil,
      trials: passes.enumerated().map { index, passes in
        TrialResult(
          index: index, response: Response(.answered(.text("\(index)\(passes)"))),
          result: passes ? .passed : .failed)
      },
      assertions: [
        AssertionResult(
          label: "a", name: "a", severity: .gate, range: 0..<0,
          judgements: passes.map { Judgement($0 ? .pass : .fail) })
      ], comparison: CellComparison(status: .new))
  }

  /// A run of cells with these true shares, before and now, compared and called as a
  /// run does it.
  mutating func run(_ shares: [(before: Double, now: Double)]) -> [CellResult] {
    let terms = TrialTerms(isDeterministic: false, isReproducible: false)
    let cells = shares.enumerated().map { index, share in
      let name = "case \(index)"
      let before = cell(name, trials: accepted, share: share.before)
      let drift = Drift(
        baseline: sampleBaseline(of: before), fingerprint: "", isStrict: false, terms: terms)
      var now = cell(name, trials: planned, share: share.now)
      if confirming > 0, drift.isSuspicious(now, formerName: nil) {
        now = now.confirmed(by: cell(name, trials: confirming, share: share.now))
      }
      return drift.compared(now, formerName: nil)
    }
    return SampledFamily.called(cells, confirming: confirming)
  }
}

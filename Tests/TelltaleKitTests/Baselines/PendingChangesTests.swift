import TestSupport
import Testing

@testable import TelltaleKit

private func compared(_ cell: CellResult, with baseline: Baseline?) -> CellResult {
  Drift(baseline: baseline, fingerprint: "AFM 2, simulated profile 1", isStrict: false)
    .compared(cell, formerName: nil)
}

private func run(_ id: String, _ cells: [CellResult]) -> Run {
  var run = sampleRun(cells)
  run.id = id
  return run
}

@Suite struct PendingChangesTests {
  @Test func `what accepting would store is pending, and nothing else`() {
    let same = sampleCell([("a", .pass)], name: "same")
    let cells = [
      compared(same, with: sampleBaseline(of: same)),
      compared(
        sampleCell([("a", .pass)], text: "24", name: "reworded"),
        with: sampleBaseline(of: sampleCell([("a", .pass)], name: "reworded"))),
      compared(
        sampleCell([("a", .pass)], request: "r2", name: "asked otherwise"),
        with: sampleBaseline(of: sampleCell([("a", .pass)], name: "asked otherwise"))),
      compared(sampleCell([("a", .fail)], name: "new"), with: nil),
      compared(sampleCell([("a", .error)], name: "errored"), with: nil),
      compared(sampleCell([("a", .pass)], name: "skipped", skip: .observed), with: nil),
    ]
    var pending = PendingChanges(baselines: "baselines")
    pending.record(run("1", cells))
    #expect(
      pending.changes.map { "\($0.cell.caseName): \($0.status.rawValue)" } == [
        "reworded: reworded", "asked otherwise: unchanged", "new: new", "errored: not-judged",
      ])
  }

  @Test func `a model's update is pending also where it answers the same`() {
    let cell = sampleCell([("a", .pass)])
    let baseline = sampleBaseline(of: cell, fingerprint: "AFM 2, simulated profile 0")
    var pending = PendingChanges(baselines: "baselines")
    pending.record(run("1", [compared(cell, with: baseline)]))
    #expect(pending.changes.map(\.cell) == [cell.id])
    #expect(pending.changes.map(\.novelty) == [.model])
  }

  @Test func `a newer run takes the place of an older one where it judged, and there only`() {
    let names = ["a", "b", "c", "d"]
    var pending = PendingChanges(baselines: "baselines")
    pending.record(
      run("1", names.map { compared(sampleCell([("x", .pass)], name: $0), with: nil) }))
    let b = sampleCell([("x", .pass)], name: "b")
    pending.record(
      run(
        "2",
        [
          compared(sampleCell([("x", .pass)], name: "a", skip: .notRun(.interrupted)), with: nil),
          compared(b, with: sampleBaseline(of: b)),
          compared(sampleCell([("x", .pass)], text: "other", name: "c"), with: nil),
        ]))
    #expect(
      pending.changes.map { "\($0.cell.caseName) of \($0.run)" } == [
        "a of 1", "d of 1", "c of 2",
      ])
    pending.remove([b.id, pending.changes[0].cell])
    #expect(pending.runs == ["1", "2"])
    // A run of the whole project in which a case no longer is.
    pending.record(
      run("3", [compared(sampleCell([("x", .pass)], name: "c", skip: .observed), with: nil)]),
      isWholeProject: true)
    #expect(pending.changes.map { "\($0.cell.caseName) of \($0.run)" } == ["c of 2"])
  }

  @Test func `a case that was only renamed is pending under its new name`() {
    let cell = compared(
      sampleCell([("a", .pass)]), with: sampleBaseline(of: sampleCell([("a", .pass)])))
    var pending = PendingChanges(baselines: "baselines")
    pending.record(run("1", [cell]), isStored: { _ in false })
    #expect(pending.changes.map(\.cell) == [cell.id])
  }

  @Test(arguments: 0..<20)
  func `any names read back byte for byte`(seed: UInt64) throws {
    var random = RandomText(seed: seed)
    var changes: [PendingChange] = []
    let novelties: [PendingChange.Novelty?] = [nil] + PendingChange.Novelty.allCases
    for (index, status) in DriftStatus.allCases.enumerated() {
      changes.append(
        PendingChange(
          cell: CellID(
            suite: random.text(), caseName: random.text(), prompt: random.text(),
            model: ModelID(random.text())),
          run: random.text(), status: status, cause: DriftCause.allCases.first, result: .passed,
          novelty: novelties[index % novelties.count]))
    }
    let pending = PendingChanges(baselines: random.text(), changes: changes)
    let text = PendingFile.text(pending)
    #expect(try PendingFile.text(PendingFile.read(Array(text.utf8))) == text)
    #expect(try PendingFile.read(Array(text.utf8)) == pending)
  }

  @Test(arguments: [
    ("", 1, "it is cut off"), ("{\"pending\":1,\"baselines\":\"b\"}", 1, "it is cut off"),
    ("{\"pending\":2,\"baselines\":\"b\"}\n", 1, "another version of Telltale wrote it"),
    (
      "{\"pending\":1,\"baselines\":\"b\"}\n{\"status\":\"news\",\"result\":\"passed\"}\n", 2,
      "a word in it is not known"
    ),
    (
      "{\"pending\":1,\"baselines\":\"b\"}\n{\"status\":\"new\",\"result\":\"passed\"}\n", 2,
      "'suite' is missing"
    ),
  ])
  func `a damaged file is said to be, with its line`(
    text: String, line: Int, reason: String
  ) {
    #expect(throws: PendingFile.Damage(line: line, reason: reason)) {
      try PendingFile.read(Array(text.utf8))
    }
  }

  @Test func `a part that was accepted does not make the rest of a file stale`() throws {
    let names = ["x", "y", "z"]
    var baseline = sampleBaseline(of: sampleCell([("a", .pass)], name: "x"))
    for name in names {
      baseline.cases[name] = sampleBaseline(of: sampleCell([("a", .pass)], name: name)).cases[name]
    }
    let updated = sampleRun(
      names.map { name in
        Drift(baseline: baseline, fingerprint: "AFM 2, simulated profile 2", isStrict: false)
          .compared(sampleCell([("a", .pass)], text: "new", name: name), formerName: nil)
      }, profile: 2)
    // Two of three: their fingerprint becomes that of the file, and the third has its own.
    let part = Acceptance().accept(
      updated, selecting: { $0.id.caseName != "z" }, into: [baseline], ledgers: [])
    let partly = try #require(part.baselines.first)
    #expect(partly.fingerprint == "AFM 2, simulated profile 2")
    let rest = Acceptance().accept(
      updated, selecting: { $0.id.caseName == "z" }, into: [partly], ledgers: [])
    #expect(rest.refused == [])
    #expect(rest.accepted.map(\.caseName) == ["z"])
  }
}

/// Cells whose trials differ from run to run.
@Suite struct SampledPendingTests {
  private static let terms = TrialTerms(isDeterministic: false, isReproducible: false)

  private static func cell(
    _ name: String, _ passes: [Bool], confirming: [Bool] = [], terms: TrialTerms = terms
  ) -> CellResult {
    var cell = SampledSuites.cell(name, passes)
    cell.terms = terms
    return confirming.isEmpty ? cell : cell.confirmed(by: SampledSuites.cell(name, confirming))
  }

  private static func pending(
    _ cells: [(now: CellResult, accepted: CellResult)], confirming: Int = 10
  ) -> [String] {
    let compared = cells.map { now, accepted in
      Drift(
        baseline: sampleBaseline(of: accepted), fingerprint: "AFM 2, simulated profile 1",
        isStrict: false, terms: now.terms
      ).compared(now, formerName: nil)
    }
    var pending = PendingChanges(baselines: "baselines")
    pending.record(run("1", SampledFamily.called(compared, confirming: confirming)))
    return pending.changes.map { "\($0.cell.caseName): \($0.status.rawValue)" }
  }

  /// Some trials that pass and some that fail.
  private static func trials(_ passing: Int, of count: Int) -> [Bool] {
    (0..<count).map { $0 < passing }
  }

  @Test func `rates are pending where they are others beyond chance, and there only`() {
    func pair(
      _ name: String, _ now: (Int, Int), fresh: (Int, Int)? = nil, was: (Int, Int)
    ) -> (CellResult, CellResult) {
      (
        Self.cell(
          name, Self.trials(now.0, of: now.1),
          confirming: fresh.map { Self.trials($0.0, of: $0.1) } ?? []),
        Self.cell(name, Self.trials(was.0, of: was.1))
      )
    }
    let pairs = [
      pair("other answers", (3, 3), was: (10, 10)),
      // One-sided, 2 of 3 against 10 of 10 is 3/13.
      pair("one trial fails", (2, 3), was: (10, 10)),
      pair("fails at times, as before", (2, 3), was: (7, 10)),
      pair("cleared", (1, 3), fresh: (10, 10), was: (10, 10)),
      // 8 of 10 against 10 of 10 is 9/38.
      pair("not borne out", (1, 3), fresh: (8, 10), was: (10, 10)),
      pair("fell", (0, 3), fresh: (1, 10), was: (10, 10)),
      pair("rose", (10, 10), was: (2, 10)),
      pair("more trials", (20, 20), was: (10, 10)),
    ]
    #expect(
      Self.pending(pairs) == ["fell: regressed", "rose: fixed", "more trials: reworded"])
    // Without fresh trials a fall that chance hardly explains is pending at once.
    #expect(
      Self.pending(
        [
          pair("one trial", (0, 1), was: (1, 1)), pair("fell", (0, 3), was: (10, 10)),
          pair("half", (2, 3), was: (10, 10)),
        ], confirming: 0) == ["fell: regressed"])
  }

  @Test func `a cell with a floor is pending where it no longer holds, or holds again`() {
    let terms = TrialTerms(
      isDeterministic: false, isReproducible: false, floor: Floor(passing: 4, of: 5))
    func pair(_ name: String, _ now: Int, was: Int) -> (CellResult, CellResult) {
      func cell(_ passing: Int) -> CellResult {
        var cell = Self.cell(name, Self.trials(passing, of: 5), terms: terms)
        cell.floor = 4
        return cell
      }
      return (cell(now), cell(was))
    }
    #expect(
      Self.pending([
        pair("holds", 4, was: 5), pair("holds better", 5, was: 4), pair("broken", 3, was: 5),
        pair("holds again", 4, was: 3), pair("still broken", 1, was: 2),
      ]) == ["broken: regressed", "holds again: fixed"])
  }

  @Test func `another request, model or assertion is pending whatever the rates`() {
    let cell = Self.cell("total", [true, true, true])
    var asked = cell
    asked.requestHash = "r2"
    var judged = cell
    judged.assertions[0].label = "b"
    #expect(Self.pending([(asked, cell)]) == ["total: unchanged"])
    #expect(Self.pending([(judged, cell)]) == ["total: new"])
    let old = sampleBaseline(of: cell, fingerprint: "AFM 2, simulated profile 0")
    var pending = PendingChanges(baselines: "baselines")
    pending.record(run("1", [compared(cell, with: old)]))
    #expect(pending.changes.count == 1)
  }

  /// 200 runs of 40 cells in which nothing changed: hardly ever is anything pending.
  @Test func `runs in which nothing changed leave nothing pending`() {
    var generator = SeededGenerator(seed: 3)
    func passes(_ count: Int) -> [Bool] {
      (0..<count).map { _ in Double.random(in: 0..<1, using: &generator) < 0.95 }
    }
    var runs = 0
    for _ in 0..<200 {
      let pairs = (0..<40).map { index in
        let name = "case \(index)"
        return (Self.cell(name, passes(3), confirming: passes(10)), Self.cell(name, passes(10)))
      }
      if !Self.pending(pairs).isEmpty { runs += 1 }
    }
    // Each cell may be called in one of the two directions at 1/20 of all runs.
    #expect(runs <= 20, "\(runs) of 200 runs")
  }
}

import Testing

@testable import TelltaleKit

private func compared(_ cell: CellResult, with baseline: Baseline?) -> CellResult {
  Drift(baseline: baseline, fingerprint: "AFM 2, simulated profile 1", isStrict: false)
    .compared(cell, formerName: nil)
}

@Suite struct AcceptanceTests {
  @Test func `what is accepted is unchanged in the next run`() throws {
    let cell = compared(sampleCell([("a", .pass), ("b", .undecided)]), with: nil)
    let result = Acceptance().accept(
      sampleRun([cell]), selecting: { _ in true }, into: [], ledgers: [])
    let baseline = try #require(result.baselines.first)
    #expect(result.accepted == [cell.id])
    #expect(result.ledgers.map(\.suite) == ["s"])
    #expect(result.ledgers[0].prompts.keys.sorted() == ["p1"])
    #expect(compared(cell, with: baseline).comparison.status == .unchanged)
    let again = Acceptance().accept(
      sampleRun([compared(cell, with: baseline)]), selecting: { _ in true }, into: [baseline],
      ledgers: result.ledgers)
    #expect(again.accepted == [])
    #expect(again.unchanged == [cell.id])
    #expect(again.baselines == [])
  }

  @Test func `failing, errored and outdated cells are refused`() {
    let failing = compared(sampleCell([("a", .fail)], name: "f"), with: nil)
    let errored = compared(sampleCell([("a", .error)], name: "e"), with: nil)
    let stale = compared(sampleCell([("a", .pass)], name: "s"), with: nil)
    let since = sampleBaseline(of: sampleCell([("a", .pass)], text: "newer", name: "s"))
    let run = sampleRun([failing, errored, stale])
    let result = Acceptance().accept(run, selecting: { _ in true }, into: [since], ledgers: [])
    #expect(
      result.refused == [
        .init(cell: failing.id, reason: .failing), .init(cell: errored.id, reason: .errored),
        .init(
          cell: stale.id, reason: .stale, seen: nil,
          stored: since.cell(caseName: "s", prompt: "default")),
      ])
    #expect(result.accepted == [])
    let forced = Acceptance(failingReason: "known").accept(
      run, selecting: { $0.id == failing.id }, into: [since], ledgers: [])
    #expect(forced.accepted == [failing.id])
    #expect(
      forced.baselines.first?.cell(caseName: "f", prompt: "default")?.acceptedFailing == "known")
  }

  @Test func `a part accepted after an update remembers the model that it is of`() throws {
    let old = sampleBaseline(of: sampleCell([("a", .pass)], name: "x"))
    var baseline = old
    baseline.cases["y"] = sampleBaseline(of: sampleCell([("a", .pass)], name: "y")).cases["y"]
    let updated = sampleRun(
      ["x", "y"].map { name in
        Drift(baseline: baseline, fingerprint: "AFM 2, simulated profile 2", isStrict: false)
          .compared(sampleCell([("a", .pass)], text: "new", name: name), formerName: nil)
      }, profile: 2)
    let part = Acceptance().accept(
      updated, selecting: { $0.id.caseName == "x" }, into: [baseline], ledgers: [])
    let partly = try #require(part.baselines.first)
    let fingerprints = ["x", "y"].map {
      partly.cell(caseName: $0, prompt: "default")?.fingerprint ?? partly.fingerprint
    }
    #expect(fingerprints == ["AFM 2, simulated profile 2", "AFM 2, simulated profile 1"])
    let rest = Acceptance().accept(
      updated, selecting: { $0.id.caseName == "y" }, into: [partly], ledgers: [])
    let whole = try #require(rest.baselines.first)
    #expect(whole.fingerprint == "AFM 2, simulated profile 2")
    #expect(whole.cases.values.joined().allSatisfy { $0.fingerprint == nil })
  }

  @Test func `an orphan is a baseline whose case is gone`() {
    let baseline = sampleBaseline(of: sampleCell([("a", .pass)], name: "gone"))
    let orphans = Orphan.all(
      in: [(path: "baselines/s/afm-2.yaml", baseline: baseline)], suites: [],
      hashes: ContentHashes { _ in [] })
    #expect(
      orphans == [
        Orphan(
          path: "baselines/s/afm-2.yaml",
          cell: CellID(suite: "s", caseName: "gone", prompt: "default", model: "afm-2"))
      ])
  }
}

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
          compared(sampleCell([("x", .pass)], name: "a", skip: .notRun), with: nil),
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
    for status in DriftStatus.allCases {
      changes.append(
        PendingChange(
          cell: CellID(
            suite: random.text(), caseName: random.text(), prompt: random.text(),
            model: ModelID(random.text())),
          run: random.text(), status: status, cause: DriftCause.allCases.first, result: .passed))
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

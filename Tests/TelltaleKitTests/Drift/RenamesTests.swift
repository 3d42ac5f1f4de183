import Testing

@testable import TelltaleKit

@Suite struct RenamesTests {
  /// A case, a former name and contents, each a word; a baseline has a name and
  /// contents.
  private static func subject(_ text: String) -> Renames.Subject {
    let parts = text.split(separator: " ").map(String.init)
    return Renames.Subject(
      name: parts[0], formerName: parts[1] == "-" ? nil : parts[1], caseHash: parts[2])
  }

  private static func baseline(_ cases: [String]) -> Baseline {
    var baseline = Baseline(suite: "s", model: "afm-2", fingerprint: "")
    for text in cases {
      let parts = text.split(separator: " ").map(String.init)
      baseline.cases[parts[0]] = [
        BaselineCell(
          prompt: "default", requestHash: "", caseHash: parts[1], promptHash: "",
          outcome: .answered, assertions: [], responses: [])
      ]
    }
    return baseline
  }

  @Test(
    arguments: [
      ("a case without a rename", ["a - 1"], ["a 1"], ["a": "a"]),
      ("a new case", ["a - 1"], [], [:]),
      ("a rename", ["b a 1"], ["a 1"], ["b": "a"]),
      ("a rename with an edit", ["b a 2"], ["a 1"], ["b": "a"]),
      ("a rename whose baseline moved long ago", ["b a 1"], ["b 1"], ["b": "b"]),
      ("two names that change places", ["a b 2", "b a 1"], ["a 1", "b 2"], ["a": "b", "b": "a"]),
      (
        "the same after it was accepted", ["a b 2", "b a 1"], ["a 2", "b 1"], ["a": "a", "b": "b"]
      ),
      ("a chain", ["b a 1", "c b 2"], ["a 1", "b 2"], ["b": "a", "c": "b"]),
      ("a chain with edits", ["b a 8", "c b 9"], ["a 1", "b 2"], ["b": "a", "c": "b"]),
      (
        "a longer chain in the other order", ["d c 7", "c b 8", "b a 9"], ["a 1", "b 2", "c 3"],
        ["b": "a", "c": "b", "d": "c"]
      ),
      ("a name that is used anew", ["b a 1", "a - 5"], ["a 1"], ["b": "a"]),
      (
        "the same after it was accepted", ["b a 1", "a - 5"], ["a 5", "b 1"], ["a": "a", "b": "b"]
      ),
      ("a copy that names its original", ["b a 2", "a - 1"], ["a 1"], ["a": "a"]),
      ("two that claim one name", ["b a 1", "c a 1"], ["a 1"], ["b": "a"]),
    ] as [(String, [String], [String], [String: String])])
  func `each baseline is found for one case`(
    what: String, cases: [String], stored: [String], names: [String: String]
  ) {
    let renames = Renames(cases.map(Self.subject), in: Self.baseline(stored))
    for text in cases {
      let name = Self.subject(text).name
      #expect(renames.baselineName(of: name) == names[name], "\(what): \(name)")
    }
  }

  @Test func `names that change places keep their baselines, whatever is accepted of them`() {
    let old = [
      sampleCell([("a", .pass)], text: "one", content: "1", name: "x"),
      sampleCell([("a", .pass)], text: "two", content: "2", name: "y"),
    ]
    var baseline = sampleBaseline(of: old[0])
    baseline.cases["y"] = sampleBaseline(of: old[1]).cases["y"]
    let drift = Drift(baseline: baseline, fingerprint: baseline.fingerprint, isStrict: false)
    let cells = [
      drift.compared(
        sampleCell([("a", .pass)], text: "two", content: "2", name: "x"), formerName: "y"),
      drift.compared(
        sampleCell([("a", .pass)], text: "one", content: "1", name: "y"), formerName: "x"),
    ]
    #expect(cells.map(\.comparison.status) == [.unchanged, .unchanged])
    let former = ["s": ["x": "y", "y": "x"]]
    for selected in [["x"], ["y"], ["x", "y"]] {
      let result = Acceptance().accept(
        sampleRun(cells), selecting: { selected.contains($0.id.caseName) }, into: [baseline],
        ledgers: [], formerNames: former)
      #expect(result.refused == [])
      let accepted = result.baselines.first
      #expect(
        accepted?.cell(caseName: "x", prompt: "default")?.responses.first?.answer?.text == "two")
      #expect(
        accepted?.cell(caseName: "y", prompt: "default")?.responses.first?.answer?.text == "one")
    }
    // With half of them in the run, the other's baseline would be lost.
    let half = Acceptance().accept(
      sampleRun([cells[0]]), selecting: { _ in true }, into: [baseline], ledgers: [],
      formerNames: former)
    #expect(half.refused == [.init(cell: cells[0].id, reason: .occupied)])
    #expect(half.baselines == [])
  }
}

import SourceText
import TelltaleKit

extension JUnitDocument {
  /// The file for a run: a suite for each suite and model, a case for each cell.
  init(_ run: Run) {
    var names = UniqueNames()
    let summary = RunSummary(run)
    suites = run.lanes.map { lane in
      // Readers split class names at the last dot.
      let model = lane.model.rawValue.replacing(".", with: "_")
      let name = names.name("\(lane.suite).\(model)")
      var caseNames = UniqueNames()
      var cases = lane.cells.map { cell in
        let context = JUnitCell(
          cell: cell, file: lane.file, suiteName: name, caseName: caseNames.name(cell.shownName),
          policy: run.policy, hasTooManyUndecided: summary.hasTooManyUndecided(run.policy))
        return context.testCase
      }
      for drop in summary.drops where drop.suite == lane.suite && drop.model == lane.model {
        cases.append(Self.failure(of: drop, name: caseNames.name("(rate)")))
      }
      let time = lane.cells.reduce(0) { $0 + $1.seconds }
      return Suite(
        name: name, source: XMLText(name: lane.suite),
        file: lane.file.flatMap { XMLText(path: $0.path) }, time: Seconds(time),
        properties: Self.properties(of: lane, in: run), cases: cases)
    }
    if let item = Self.synthetic(run) {
      suites.append(
        Suite(
          name: XMLText("telltale"), source: XMLText("telltale"), file: nil, time: Seconds(0),
          properties: Self.properties(of: nil, in: run), cases: [item]))
    }
    name = XMLText("telltale")
    time = Seconds(run.duration)
    timestamp = XMLText(line: Self.timestamp(run.startedAt))
  }

  /// A case for a suite that passes less often as a whole.
  private static func failure(of drop: RateDrop, name: XMLText) -> Case {
    let message = XMLText(message: drop.words)
    let finding = Finding(
      message: message, type: XMLText("telltale.drift.rate"), text: message)
    return Case(
      name: name, time: Seconds(0), assertions: 1, properties: [],
      outcome: .failure(finding, reruns: []))
  }

  /// A case that says that the run as a whole went wrong, if it did: readers show
  /// a file without cases as a success.
  private static func synthetic(_ run: Run) -> Case? {
    let name: XMLText
    let type: XMLText
    let message: XMLText
    if let part = run.part, run.cells.isEmpty {
      let words = XMLText(line: "shard \(part.shard) has no case")
      return Case(
        name: XMLText("(shard)"), time: Seconds(0), assertions: 0, properties: [],
        outcome: .skipped(
          Finding(message: words, type: XMLText("telltale.skip.emptyShard"), text: words)))
    }
    if run.cells.isEmpty {
      name = XMLText("(selection)")
      type = XMLText("telltale.error.nothingSelected")
      message = XMLText("nothing was selected, so nothing was judged")
    } else if !run.isComplete {
      let missing = run.cells.count { $0.isNotRun }
      name = XMLText("(run)")
      type = XMLText("telltale.error.incomplete")
      message = XMLText(
        message: "the run stopped early: \(missing) of \(run.cells.count.counted("cell")) not run")
    } else {
      return nil
    }
    let finding = Finding(message: message, type: type, text: message)
    return Case(
      name: name, time: Seconds(0), assertions: 0, properties: [], outcome: .error(finding))
  }

  private static func properties(of lane: Lane?, in run: Run) -> [Property] {
    var list = PropertyList()
    list.add("telltale.gate", run.policy.gate.rawValue)
    list.add("telltale.model", lane?.model.rawValue)
    list.add("telltale.model.fingerprint", lane?.record?.fingerprint.text)
    list.add("telltale.model.source", lane?.record?.source.rawValue)
    list.add("telltale.run", run.id)
    list.add("telltale.suite", lane?.suite)
    list.add("telltale.version", run.toolVersion)
    return list.properties
  }

  /// The time without fractions, which not all readers take.
  private static func timestamp(_ text: String) -> String {
    let pattern = Array("0000-00-00T00:00:00".utf8)
    let start = Array(text.utf8.prefix(pattern.count))
    let fits =
      start.count == pattern.count
      && zip(start, pattern).allSatisfy { byte, expected in
        expected == UInt8(ascii: "0") ? (0x30...0x39).contains(byte) : byte == expected
      }
    return fits ? String(decoding: start, as: UTF8.self) + "Z" : "1970-01-01T00:00:00Z"
  }
}

/// Properties in the order in which they are added, without empty ones.
struct PropertyList {
  private(set) var properties: [JUnitDocument.Property] = []

  mutating func add(_ name: String, _ value: String?) {
    guard let value = value.map({ XMLText(line: $0) }), !value.value.isEmpty else { return }
    properties.append(.init(name: XMLText(name: name), value: value))
  }
}

/// Gives out names that differ after they are cleaned and cut: readers take equal
/// ones for the same test.
private struct UniqueNames {
  private var taken: Set<XMLText> = []

  mutating func name(_ text: String) -> XMLText {
    var name = XMLText(name: text)
    var number = 2
    while !taken.insert(name).inserted {
      let suffix = " (\(number))"
      let room = 200 - suffix.utf8.count
      let start = String(String.UnicodeScalarView(name.value.unicodeScalars.prefix(room)))
      let candidate = XMLText(name: start + suffix)
      if !taken.contains(candidate) { name = candidate }
      number += 1
    }
    return name
  }
}

extension CellResult {
  /// How long the model took over all trials.
  var seconds: Double { trials.reduce(0) { $0 + ($1.duration ?? 0) } }
}

extension RunSummary {
  /// Whether more cells are undecided than allowed.
  func hasTooManyUndecided(_ policy: GatePolicy) -> Bool {
    policy.maximumUndecided.map { cells.undecided > $0 } ?? false
  }
}

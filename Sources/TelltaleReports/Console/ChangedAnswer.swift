import TelltaleKit
import Terminal

/// What a cell's baseline said and what it says now; equal ones are the same
/// change, byte for byte.
struct ChangedAnswer: Hashable {
  private let old: [UInt8]?
  private let new: [UInt8]?
  private let cause: DriftCause?
  private let isSuite: Bool

  /// The change of a cell.
  init(_ cell: CellResult) {
    let comparison = cell.comparison
    old = comparison.baseline.map { Array($0.shown.utf8) }
    new = Self.changedResponse(cell).map { Array($0.utf8) }
    cause = comparison.cause
    isSuite = cell.id.isSuite
  }

  /// The response that differs from the baseline's commonest, else the first.
  private static func changedResponse(_ cell: CellResult) -> String? {
    let responses = cell.trials.map(\.response.outcome.shown)
    let old = cell.comparison.baseline?.shown
    return responses.first { response in
      old.map { !$0.utf8.elementsEqual(response.utf8) } ?? true
    } ?? responses.first
  }

  /// The change as lines: a word diff, or both texts where they have little in
  /// common.
  func lines(on screen: Screen, maximum: Int) -> [String] {
    // A suite as a whole has no answer of its own.
    if isSuite { return [] }
    let labelWidth = 12
    let width = screen.quotedWidth(labelWidth: labelWidth)
    func quoted(_ label: String, _ spans: [TextRows.Span]) -> [String] {
      screen.quoted(
        label, TextRows(spans, width: width, maximum: maximum), labelWidth: labelWidth)
    }
    let new = new.map { String(decoding: $0, as: UTF8.self) } ?? "(no response)"
    guard let old = old.map({ String(decoding: $0, as: UTF8.self) }) else {
      return quoted("now", [.init(new)])
    }
    let difference = Difference(old, new)
    if old.utf8.elementsEqual(new.utf8) { return quoted("unchanged", [.init(new)]) }
    if difference.similarity >= Difference.leastReadableSimilarity {
      return quoted("changed", difference.spans)
    }
    return quoted("baseline", [.init(old, .removed)]) + quoted("now", [.init(new, .added)])
  }
}

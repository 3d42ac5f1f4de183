import TelltaleKit
import Terminal

/// What a cell's baseline said and what it says now, in a conversation turn by
/// turn; equal ones are the same change, byte for byte.
struct ChangedAnswer: Hashable {
  /// A cell that asks once, or a turn.
  struct Part: Hashable {
    var turn: Int?
    var old: [UInt8]?
    var new: [UInt8]?

    /// What the baseline said, if there is one.
    var oldText: String? { old.map { String(decoding: $0, as: UTF8.self) } }

    /// What is said now.
    var newText: String { new.map { String(decoding: $0, as: UTF8.self) } ?? "(no response)" }

    /// Whether both sides say the same.
    var isSame: Bool { old == new }

    /// The change of a cell that asks once.
    init(_ cell: CellResult) {
      self.init(
        old: cell.comparison.baseline?.shown, responses: cell.trials.map(\.response.outcome.shown))
    }

    /// The change of one turn of a conversation.
    init(_ cell: CellResult, turn: Int) {
      func shown<Turn>(_ turns: [Turn], _ shown: (Turn) -> String) -> String? {
        turns.indices.contains(turn) ? shown(turns[turn]) : nil
      }
      self.init(
        old: cell.comparison.baseline.flatMap { shown($0.turns, \.shown) },
        responses: cell.trials.compactMap { shown($0.turns, \.shown) })
      self.turn = turn
    }

    /// Of the responses, the one that differs from the baseline's commonest counts,
    /// else the first.
    private init(old: String?, responses: [String]) {
      let new =
        responses.first { response in
          old.map { !$0.utf8.elementsEqual(response.utf8) } ?? true
        } ?? responses.first
      self.old = old.map { Array($0.utf8) }
      self.new = new.map { Array($0.utf8) }
    }
  }

  let parts: [Part]
  private let cause: DriftCause?
  private let isSuite: Bool

  /// The change of a cell.
  init(_ cell: CellResult) {
    let turns = cell.turns.indices.map { Part(cell, turn: $0) }
    let changed = turns.filter { !$0.isSame }
    // A conversation in which nothing changed is shown by its last turn.
    parts = turns.isEmpty ? [Part(cell)] : changed.isEmpty ? turns.suffix(1) : changed
    cause = cell.comparison.cause
    isSuite = cell.id.isSuite
  }

  /// The change as lines: a word diff, or both texts where they have little in
  /// common.
  func lines(on screen: Screen, maximum: Int) -> [String] {
    // A suite as a whole has no answer of its own.
    if isSuite { return [] }
    return parts.flatMap { part in
      (part.turn.map { screen.wrapped("turn \($0 + 1):") } ?? [])
        + Self.lines(of: part, on: screen, maximum: maximum)
    }
  }

  private static func lines(of part: Part, on screen: Screen, maximum: Int) -> [String] {
    let labelWidth = 12
    let width = screen.quotedWidth(labelWidth: labelWidth)
    func quoted(_ label: String, _ spans: [TextRows.Span]) -> [String] {
      screen.quoted(
        label, TextRows(spans, width: width, maximum: maximum), labelWidth: labelWidth)
    }
    let new = part.new.map { String(decoding: $0, as: UTF8.self) } ?? "(no response)"
    guard let old = part.old.map({ String(decoding: $0, as: UTF8.self) }) else {
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

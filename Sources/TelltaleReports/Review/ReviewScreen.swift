package import Reviewing
import SourceText
package import Terminal

/// A walk through changes as lines for a terminal of any size.
package struct ReviewScreen: Sendable {
  private let changes: [ReviewedChange]
  private let style: Style

  /// Creates a screen.
  package init(_ changes: [ReviewedChange], style: Style) {
    self.changes = changes
    self.style = style
  }

  /// What is shown.
  package struct Frame: Hashable, Sendable {
    /// The lines, as many as the terminal has rows at most.
    package var lines: [String]

    /// How the change is laid out.
    package var layout: Review.Layout

    /// Whether something is typed behind the last line.
    package var isTyped: Bool
  }

  /// Returns what a terminal shows.
  ///
  /// - Parameters:
  ///   - review: The walk.
  ///   - columns: The terminal's width. No line is wider.
  ///   - rows: The terminal's height.
  /// - Returns: The frame.
  package func frame(of review: Review, columns: Int, rows: Int) -> Frame {
    // The last column stays free: some terminals wrap when it is filled.
    let width = min(max(columns - 1, 10), 200)
    let footer = self.footer(of: review, width: width)
    var header: [String] = []
    var body: [String] = []
    switch review.mode {
    case .help: body = help(width: width)
    default:
      if review.isAtEnd {
        body = end(of: review, width: width)
      } else {
        header = self.header(of: review, width: width)
        body = changes[review.position].body(style, width: width, isFull: review.isFull)
      }
    }
    let room = max(1, rows - header.count - footer.count)
    let last = max(0, body.count - room)
    let first = min(review.scroll, last)
    var shown = Array(body[first..<min(body.count, first + room)])
    if first < last, shown.count > 1 {
      let left = body.count - first - shown.count + 1
      shown[shown.count - 1] = style(.context, "… \(left) more rows: space")
    }
    var lines = header + shown
    lines += Array(repeating: "", count: max(0, rows - lines.count - footer.count))
    lines += footer
    return Frame(
      lines: Array(lines.suffix(max(1, rows))), layout: .init(rows: body.count, room: room),
      isTyped: isTyping(review))
  }

  private func isTyping(_ review: Review) -> Bool {
    if case .reason = review.mode { true } else { false }
  }

  private func header(of review: Review, width: Int) -> [String] {
    let decided = review.decisions.count { $0 != nil }
    var place = "\(review.position + 1) of \(review.items.count), \(decided) decided"
    if let decision = review.decisions[review.position] { place += " · \(decision.words)" }
    return rows(place, .context, width)
      + changes[review.position].heading(style, width: width) + [""]
  }

  // MARK: What can be typed

  private func footer(of review: Review, width: Int) -> [String] {
    var lines = [""]
    if let message = review.message { lines += rows(message, .warning, width) }
    switch review.mode {
    case .help: return lines + keys([("any other key", "back")], width)
    case .sameDifference:
      let count = review.same.count
      return lines
        + rows("for all \(count) that say the same:", nil, width)
        + keys([("a", "accept"), ("r", "reject"), ("s", "skip"), ("any other key", "back")], width)
    case .reason(let text, let places):
      let which = places.count == 1 ? "it fails" : "\(places.count) changes, of which some fail"
      lines += rows("\(which). Why accepted all the same? (enter; escape goes back)", nil, width)
      return lines + [typed(text, width: width)]
    case .deciding: break
    }
    if review.isAtEnd { return lines + keys([("enter", "write"), ("b", "back")], width) }
    var all = [("a", "accept"), ("r", "reject"), ("s", "skip")]
    let alike = review.alike.count
    if alike > 1 { all.append(("A R S", "all \(alike) of this kind")) }
    let same = review.same.count
    if same > 1 { all.append(("=", "the \(same) that say the same")) }
    all += [
      ("b", "back"), ("d", review.isFull ? "less" : "all of it"), ("?", "help"), ("q", "quit"),
    ]
    return lines + keys(all, width)
  }

  /// The end of what is typed, as far as it fits.
  private func typed(_ text: String, width: Int) -> String {
    var columns = 2
    var shown: [Character] = []
    for character in text.reversed() {
      columns += String(character).displayWidth
      if columns > width { break }
      shown.append(character)
    }
    return "> " + String(shown.reversed())
  }

  private func keys(_ keys: [(key: String, words: String)], _ width: Int) -> [String] {
    var spans: [TextRows.Span] = []
    for (index, entry) in keys.enumerated() {
      // A key and its words stay on one row.
      if index > 0 { spans.append(.init("  ")) }
      spans.append(.init(entry.key.replacing(" ", with: "\u{A0}"), .hint))
      spans.append(.init("\u{A0}" + entry.words.replacing(" ", with: "\u{A0}")))
    }
    return TextRows(spans, width: width).rendered(style).map { $0.replacing("\u{A0}", with: " ") }
  }

  private func rows(_ text: String, _ role: Style.Role?, _ width: Int) -> [String] {
    TextRows([.init(text, role)], width: width).rendered(style)
  }

  // MARK: Pages without a change

  private func end(of review: Review, width: Int) -> [String] {
    func count(_ isMeant: (ReviewDecision?) -> Bool) -> Int {
      review.decisions.count(where: isMeant)
    }
    let accepted = count { if case .accept? = $0 { true } else { false } }
    let rejected = count { $0 == .reject }
    let left = review.items.count - accepted - rejected
    return rows("That was all of \(review.items.count.counted("change")).", .emphasis, width) + [""]
      + rows("  \(accepted) to accept", accepted > 0 ? .success : .context, width)
      + rows("  \(rejected) to reject", rejected > 0 ? .failure : .context, width)
      + rows("  \(left) left for another time", .context, width) + [""]
      + rows("Nothing is written before you press enter or q.", nil, width)
  }

  private func help(width: Int) -> [String] {
    let entries = [
      ("a, y", "accept: it becomes the baseline; a failure asks for a reason"),
      ("r", "reject: it is no longer pending; the baseline stays"),
      ("s", "skip: it stays pending"),
      ("A R S", "the same for all of this kind: same status, same cause, not decided on yet"),
      ("= then a, r, s", "the same for all that say the same, byte for byte"),
      ("b, left", "back to the one before; n, right: on without a decision"),
      ("d", "all of it: the prompt as sent, both answers, every assertion, the hashes"),
      ("space, j, k", "scroll; also the arrows and page keys"),
      ("q, ctrl-c", "quit: the decisions taken so far are kept and written"),
      ("ctrl-z", "back to the shell for a while"),
    ]
    return rows("Keys", .emphasis, width)
      + entries.flatMap { entry in
        TextRows([.init(entry.0, .hint), .init("  " + entry.1)], width: width).rendered(style)
      }
  }
}

extension ReviewDecision {
  /// The decision as a word for a person.
  fileprivate var words: String {
    switch self {
    case .accept(let reason): reason.map { "accepted: \($0)" } ?? "accepted"
    case .reject: "rejected"
    case .skip: "skipped"
    }
  }
}

import Terminal
import TextDiff

/// A word diff laid out for a console.
struct Difference {
  /// The pieces, with what was removed as `[-…-]` and added as `{+…+}`.
  let spans: [TextRows.Span]

  /// How alike the texts are, from 0 to 1.
  let similarity: Double

  /// Below this, two texts are shown one after the other: a diff of them is
  /// brackets with little between.
  static let leastReadableSimilarity = 0.3

  /// Compares two texts.
  init(_ old: String, _ new: String) {
    let diff = WordDiff(old, new)
    similarity = diff.similarity
    var spans: [TextRows.Span] = []
    let last = diff.changes.count - 1
    for (index, piece) in diff.pieces.enumerated() {
      switch piece {
      case .equal(let text):
        spans.append(
          .init(Self.shortened(text, isFirst: index == 0, isLast: index == last)))
      case .changed(let old, let new):
        if !old.isEmpty { spans.append(.init("[-\(old)-]", .removed)) }
        if !new.isEmpty { spans.append(.init("{+\(new)+}", .added)) }
      }
    }
    self.spans = spans
  }

  /// Text that did not change, with the middle left out where it is long.
  static func shortened(_ text: String, isFirst: Bool, isLast: Bool) -> String {
    let context = 60
    let characters = Array(text)
    guard characters.count > 2 * context + 20 else { return text }
    let head = isFirst ? "" : String(characters.prefix(context))
    let tail = isLast ? "" : String(characters.suffix(context))
    return head + " … " + tail
  }
}

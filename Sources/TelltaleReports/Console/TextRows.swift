import SourceText
import Terminal

/// A text laid out in rows, safe for a terminal, with what matters marked.
struct TextRows: Hashable {
  /// A piece of text with one look.
  struct Span: Hashable {
    var text: String
    var role: Style.Role?

    init(_ text: String, _ role: Style.Role? = nil) {
      self.text = text
      self.role = role
    }
  }

  /// One row.
  struct Row: Hashable {
    var spans: [Span] = []

    /// The row with its looks.
    func rendered(_ style: Style) -> String {
      spans.map { span in span.role.map { style($0, span.text) } ?? span.text }.joined()
    }

    /// A row of carets beneath the evidence, if there is any.
    var marks: String? {
      guard spans.contains(where: { $0.role == .evidence }) else { return nil }
      var marks = ""
      var isEnding = false
      for span in spans.reversed() {
        let isEvidence = span.role == .evidence
        isEnding = isEnding || isEvidence
        guard isEnding else { continue }
        marks =
          String(repeating: isEvidence ? "^" : " ", count: span.text.displayWidth) + marks
      }
      return marks
    }
  }

  /// The rows in order.
  private(set) var rows: [Row]

  /// Lays out pieces of text.
  ///
  /// - Parameters:
  ///   - spans: The pieces; line breaks in them begin a new row.
  ///   - width: The columns that a row may take.
  ///   - maximum: The most rows. Rows with evidence are kept before others, and
  ///     what is left out is counted.
  init(_ spans: [Span], width: Int, maximum: Int = .max) {
    let lines = Self.glyphs(spans).map { Self.broken($0, width: max(8, width)) }
    let all = lines.flatMap { $0 }
    rows = Self.cut(all, to: max(2, maximum)).map { Self.row($0) }
    if rows.isEmpty { rows = [Row(spans: [Span("(empty)", .context)])] }
  }

  /// Lays out a text with places in it marked as evidence.
  ///
  /// The places are UTF-8 ranges; those outside the text are left out.
  init(_ text: String, evidence: [Range<Int>], width: Int, maximum: Int = .max) {
    let bytes = Array(text.utf8)
    let ranges =
      evidence.filter { !$0.isEmpty && $0.lowerBound >= 0 && $0.upperBound <= bytes.count }
      .sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    var spans: [Span] = []
    var offset = 0
    for range in ranges where range.upperBound > offset {
      let start = max(offset, range.lowerBound)
      if start > offset {
        spans.append(Span(String(decoding: bytes[offset..<start], as: UTF8.self)))
      }
      spans.append(
        Span(String(decoding: bytes[start..<range.upperBound], as: UTF8.self), .evidence))
      offset = range.upperBound
    }
    if offset < bytes.count {
      spans.append(Span(String(decoding: bytes[offset...], as: UTF8.self)))
    }
    self.init(spans, width: width, maximum: maximum)
  }

  /// What takes columns together and is never torn apart.
  private struct Glyph {
    var text: String
    var width: Int
    var role: Style.Role?
    var isSpace: Bool
  }

  /// The glyphs of each line.
  private static func glyphs(_ spans: [Span]) -> [[Glyph]] {
    var lines: [[Glyph]] = [[]]
    for span in spans {
      for (index, line) in span.text.safeForTerminal.split(
        separator: "\n", omittingEmptySubsequences: false
      ).enumerated() {
        if index > 0 { lines.append([]) }
        for character in line {
          let isTab = character == "\t"
          let text = isTab ? "  " : String(character)
          lines[lines.count - 1].append(
            Glyph(
              text: text, width: text.displayWidth, role: span.role,
              isSpace: character == " " || isTab))
        }
      }
    }
    // A final line break begins no row.
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Breaks a line into rows, at spaces where there are any.
  private static func broken(_ line: [Glyph], width: Int) -> [[Glyph]] {
    var rows: [[Glyph]] = []
    var row: [Glyph] = []
    var columns = 0
    var lastSpace: Int?
    for glyph in line {
      if columns + glyph.width > width, !row.isEmpty {
        if glyph.isSpace {
          rows.append(row)
          row = []
          columns = 0
          lastSpace = nil
          continue
        }
        let rest: [Glyph]
        if let lastSpace {
          rows.append(Array(row[..<lastSpace]))
          rest = Array(row[(lastSpace + 1)...])
        } else {
          rows.append(row)
          rest = []
        }
        row = rest
        columns = rest.reduce(0) { $0 + $1.width }
        lastSpace = nil
      }
      if glyph.isSpace, !row.isEmpty { lastSpace = row.count }
      row.append(glyph)
      columns += glyph.width
    }
    rows.append(row)
    return rows
  }

  private static func row(_ glyphs: [Glyph]) -> Row {
    var glyphs = glyphs
    while let last = glyphs.last, last.isSpace, last.role != .evidence { glyphs.removeLast() }
    // Breaking a line must not make a command for a build server.
    if let first = glyphs.firstIndex(where: { !$0.isSpace }), first + 1 < glyphs.count,
      glyphs[first].text == ":", glyphs[first + 1].text == ":"
    {
      glyphs[first].text = ":\u{2060}"
    }
    var spans: [Span] = []
    for glyph in glyphs {
      if let last = spans.last, last.role == glyph.role {
        spans[spans.count - 1].text += glyph.text
      } else {
        spans.append(Span(glyph.text, glyph.role))
      }
    }
    return Row(spans: spans)
  }

  /// Leaves out rows beyond the maximum.
  private static func cut(_ rows: [[Glyph]], to maximum: Int) -> [[Glyph]] {
    guard rows.count > maximum else { return rows }
    let room = maximum - 1
    var kept = Array(0..<room)
    let hidden = rows.indices.dropFirst(room).filter { rows[$0].contains { $0.role == .evidence } }
    for row in hidden.prefix(room / 2).reversed() {
      // The last row without evidence makes room.
      guard let place = kept.lastIndex(where: { !rows[$0].contains { $0.role == .evidence } })
      else { break }
      kept.remove(at: place)
      kept.append(row)
    }
    kept.sort()
    var result: [[Glyph]] = []
    var previous = -1
    for row in kept {
      if row > previous + 1 { result.append(note("⋮")) }
      result.append(rows[row])
      previous = row
    }
    let left = rows.indices.filter { !kept.contains($0) }
      .reduce(0) { $0 + rows[$1].reduce(0) { $0 + $1.text.unicodeScalars.count } }
    result.append(note("… (\(left.grouped) more characters)"))
    return result
  }

  private static func note(_ text: String) -> [Glyph] {
    [Glyph(text: text, width: text.displayWidth, role: .context, isSpace: false)]
  }
}

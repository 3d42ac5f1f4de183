import SourceText
import Terminal

/// How lines stand on a console: words of status end in column 12, everything
/// else begins after them.
struct Screen: Hashable {
  /// The width in columns.
  var width: Int

  /// How text is marked.
  var style: Style

  /// The columns before the body.
  static let indent = 13

  /// Creates a screen; widths outside 60 to 120 columns are brought there.
  init(width: Int, style: Style) {
    self.width = min(max(width, 60), 120)
    self.style = style
  }

  /// A line that begins with a word of status.
  func status(_ word: String, _ role: Style.Role, _ text: String) -> String {
    let padding = String(repeating: " ", count: max(0, Self.indent - 1 - word.displayWidth))
    return "\(padding)\(style(role, word)) \(text)"
  }

  /// Lines of which the first begins with a word of status.
  func status(_ word: String, _ role: Style.Role, wrapping text: String) -> [String] {
    var lines = wrapped(text)
    lines[0] = status(word, role, String(lines[0].dropFirst(Self.indent)))
    return lines
  }

  /// A line of the body.
  func body(_ text: String) -> String {
    text.isEmpty ? "" : String(repeating: " ", count: Self.indent) + text
  }

  /// Lines of the body, broken at spaces so that they fit.
  func wrapped(_ text: String, role: Style.Role? = nil) -> [String] {
    let rows = TextRows([.init(text, role)], width: width - Self.indent)
    return rows.rows.map { body($0.rendered(style)) }
  }

  /// Lines of the body with what they are of before a bar: somebody else's words
  /// never begin a line.
  func quoted(_ label: String, _ rows: TextRows, labelWidth: Int) -> [String] {
    var lines: [String] = []
    var first = label
    if label.displayWidth > labelWidth {
      lines.append(body(label))
      first = ""
    }
    let bar = style(.context, "│")
    let blank = "".padded(to: labelWidth)
    for (index, row) in rows.rows.enumerated() {
      let start = index == 0 ? first.padded(to: labelWidth) : blank
      let text = row.rendered(style)
      lines.append(body(text.isEmpty ? "\(start) \(bar)" : "\(start) \(bar) \(text)"))
      if let marks = row.marks {
        lines.append(body("\(blank) \(bar) \(style(.failure, marks))"))
      }
    }
    return lines
  }

  /// The columns that are left for quoted text.
  func quotedWidth(labelWidth: Int) -> Int { width - Self.indent - labelWidth - 3 }
}

extension String {
  /// The text with spaces after it, to a number of columns.
  func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - displayWidth))
  }

  /// The text with spaces around it, to a number of columns.
  func centered(to columns: Int) -> String {
    let room = max(0, columns - displayWidth)
    return String(repeating: " ", count: room / 2) + self
      + String(repeating: " ", count: room - room / 2)
  }
}

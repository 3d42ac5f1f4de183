/// The sections of a Markdown document: what stands under each heading.
///
/// Headings are those of CommonMark 0.31 that stand at the margin: `#` to `######`
/// (4.2), and one line of text above a line of `=` or `-` (4.3). In fenced code (4.5)
/// there are none. Front matter between two lines `---` at the very top can state the
/// title and is no text.
struct MarkdownOutline {
  /// Text with the headings above it.
  struct Section: Hashable {
    /// The headings, the outermost first, without the document's title.
    var headings: [String]

    /// The text; of a heading with nothing under it, the heading.
    var text: String
  }

  /// The document's title: that of the front matter, or a heading of the first level
  /// that stands before all text.
  var title: String?

  /// The sections in order.
  var sections: [Section]

  /// A heading that is open.
  private struct Open {
    var level: Int
    var text: String
    var hasContent = false
  }

  /// Creates an outline.
  init(title: String? = nil, sections: [Section]) {
    self.title = title
    self.sections = sections
  }

  /// Reads a document whose lines end in LF.
  init(_ text: String) {
    self.init(sections: [])
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    takeFrontMatter(of: &lines)
    var open: [Open] = []
    var body: [Substring] = []
    var fence: Substring?
    func heading(at index: Int) -> (level: Int, text: String, lines: Int)? {
      if let found = Self.hashHeading(lines[index]) { return (found.level, found.text, 1) }
      guard index + 1 < lines.endIndex, let level = Self.underline(lines[index + 1]),
        Self.isText(lines[index]), body.last.map(Self.isBlank) ?? true
      else { return nil }
      return (level, Self.trimmed(lines[index]), 2)
    }
    var index = lines.startIndex
    while index < lines.endIndex {
      let line = lines[index]
      if let mark = Self.fence(line) {
        if let opening = fence {
          if mark.first == opening.first, mark.count >= opening.count { fence = nil }
        } else {
          fence = mark
        }
      }
      guard fence == nil, let found = heading(at: index) else {
        body.append(line)
        index += 1
        continue
      }
      close(&body, &open)
      index += found.lines
      let isTitle =
        title == nil && found.level == 1 && open.isEmpty && sections.isEmpty
      if isTitle {
        title = found.text
        continue
      }
      while let last = open.last, last.level >= found.level { end(&open) }
      for outer in open.indices { open[outer].hasContent = true }
      open.append(Open(level: found.level, text: found.text))
    }
    close(&body, &open)
    while !open.isEmpty { end(&open) }
  }

  /// Makes a section of the lines under the innermost heading.
  private mutating func close(_ body: inout [Substring], _ open: inout [Open]) {
    defer { body = [] }
    guard !body.allSatisfy(Self.isBlank) else { return }
    for index in open.indices { open[index].hasContent = true }
    sections.append(Section(headings: open.map(\.text), text: body.joined(separator: "\n")))
  }

  /// Leaves the innermost heading, which is text itself when nothing stands under it.
  private mutating func end(_ open: inout [Open]) {
    guard let last = open.popLast(), !last.hasContent, !last.text.isEmpty else { return }
    sections.append(Section(headings: open.map(\.text), text: last.text))
  }

  /// Takes front matter from the top, with its `title`.
  private mutating func takeFrontMatter(of lines: inout ArraySlice<Substring>) {
    guard lines.first.map(Self.trimmed) == "---",
      let end = lines.dropFirst().firstIndex(where: { ["---", "..."].contains(Self.trimmed($0)) })
    else { return }
    let matter = lines[(lines.startIndex + 1)..<end]
    // Text between two rules is no front matter.
    guard matter.allSatisfy({ Self.isBlank($0) || Self.isMatter($0) }) else { return }
    for line in matter where line.hasPrefix("title:") {
      var value = Self.trimmed(line.dropFirst("title:".count))
      for quote in ["\"", "'"] where value.count >= 2 && value.hasPrefix(quote) {
        if value.hasSuffix(quote) { value = String(value.dropFirst().dropLast()) }
      }
      if !value.isEmpty { title = value }
    }
    lines = lines[(end + 1)...]
  }

  /// Whether a line can stand in front matter: a key, a part of its value, a comment.
  private static func isMatter(_ line: Substring) -> Bool {
    if let first = line.first, first == " " || first == "\t" || first == "-" || first == "#" {
      return true
    }
    guard let colon = line.firstIndex(of: ":") else { return false }
    let after = line[line.index(after: colon)...]
    return line[..<colon].allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      && (after.isEmpty || after.first == " ")
  }

  /// Reads a heading such as `## Costs`.
  private static func hashHeading(_ line: Substring) -> (level: Int, text: String)? {
    let marks = line.prefix { $0 == "#" }
    let rest = line.dropFirst(marks.count)
    guard (1...6).contains(marks.count), rest.first == " " || rest.first == "\t" || rest.isEmpty
    else { return nil }
    let text = trimmed(rest)
    let ending = text.reversed().prefix { $0 == "#" }.count
    let head = text.dropLast(ending)
    guard ending > 0, head.isEmpty || head.last == " " || head.last == "\t" else {
      return (marks.count, text)
    }
    return (marks.count, trimmed(head))
  }

  /// Returns the level of the heading above a line of `=` or `-`.
  private static func underline(_ line: Substring) -> Int? {
    let marks = trimmed(line)
    if line.first == "=" { return marks.allSatisfy { $0 == "=" } ? 1 : nil }
    if line.first == "-" { return marks.allSatisfy { $0 == "-" } ? 2 : nil }
    return nil
  }

  /// Whether a line is plain text at the margin, so that it can be underlined.
  private static func isText(_ line: Substring) -> Bool {
    guard let first = line.first, !isBlank(line) else { return false }
    return !" \t>-+*|`~#=".contains(first)
  }

  private static func fence(_ line: Substring) -> Substring? {
    let indented = line.drop { $0 == " " }
    for mark in ["`", "~"] as [Character] {
      let marks = indented.prefix { $0 == mark }
      if marks.count >= 3 { return marks }
    }
    return nil
  }

  private static func isBlank(_ line: Substring) -> Bool {
    line.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  private static func trimmed(_ line: Substring) -> String {
    var line = line
    while line.first?.isWhitespace == true { line.removeFirst() }
    while line.last?.isWhitespace == true { line.removeLast() }
    return String(line)
  }
}

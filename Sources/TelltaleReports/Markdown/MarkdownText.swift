import Terminal
import TextDiff

extension String {
  /// The text as a code span that stands in a line or in a cell of a table (GitHub
  /// Flavored Markdown).
  ///
  /// Within a code span nothing is a link, a mention, an image, HTML or emphasis. Line
  /// breaks become spaces; a pipe is escaped, which a table takes back.
  func markdownCode(inTable: Bool = false) -> String {
    // Scalar by scalar: a mark that combines with a sign must not hide it.
    let line = safeInMarkdown.unicodeScalars.split { ["\n", "\t", " "].contains($0) }
      .map { String($0) }.joined(separator: " ")
    guard !line.isEmpty else { return "` `" }
    let tick = UInt8(ascii: "`")
    let fence = String(repeating: "`", count: line.longestRunOfBackticks + 1)
    let space = line.utf8.first == tick || line.utf8.last == tick ? " " : ""
    let escaped = inTable ? line.escapingPipes : line
    return fence + space + escaped + space + fence
  }

  private var escapingPipes: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "|" { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  /// The text with signs for what a reader would not see, and without the openings of
  /// commands that build servers look for in a log, wherever in a line they stand.
  fileprivate var safeInMarkdown: String { showingInvisibles().safeForTerminal }

  /// How many backticks stand together at most.
  var longestRunOfBackticks: Int {
    var longest = 0
    var run = 0
    for byte in utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// The beginning of a text, in Unicode scalars: a character may have any number.
  func cut(to maximum: Int) -> String {
    let start = unicodeScalars.prefix(maximum)
    return start.endIndex == unicodeScalars.endIndex ? self : String(start) + " …"
  }
}

/// Lines in a fence that none of them can end.
struct MarkdownFence {
  private var lines: [String] = []

  /// Appends a text, each line behind a mark.
  mutating func append(_ text: String, mark: String) {
    let shown = text.safeInMarkdown
    for line in shown.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(mark + line)
    }
  }

  /// The block, with a line break at its end.
  func text(language: String) -> String {
    let longest = lines.map(\.longestRunOfBackticks).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)\(language)\n\(lines.joined(separator: "\n"))\n\(fence)\n"
  }
}

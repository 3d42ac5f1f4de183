extension Diagnostic {
  /// Returns the diagnostic as text, with the source lines it points at.
  ///
  /// The first line names the place in the form that terminals and editors make
  /// clickable.
  ///
  /// - Parameter file: The file the diagnostic's ranges belong to.
  /// - Returns: Several lines, the last without a line break.
  public func rendered(in file: SourceFile) -> String {
    let start = file.location(ofUTF8Offset: range.lowerBound)
    // A message may quote what the file says, also by way of an escape.
    let first =
      "\(file.path.shownOnOneLine):\(start.line):\(start.column): \(severity.rawValue): "
      + message.shownOnOneLine
    var lines = ["\(first) [\(id.rawValue)]"]
    lines += CodeFrame(file: file, range: range, label: label, related: related).lines
    if let help {
      let rows = help.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, row) in rows.enumerated() {
        lines.append((index == 0 ? "  = help: " : "          ") + String(row).shownOnOneLine)
      }
    }
    return lines.joined(separator: "\n")
  }
}

/// A few lines of a file with marks beneath the place that matters.
public struct CodeFrame: Sendable {
  /// The frame's lines, without line breaks.
  public let lines: [String]

  /// Creates a frame around a range.
  ///
  /// - Parameters:
  ///   - file: The file to show.
  ///   - range: The UTF-8 range to mark with carets.
  ///   - label: What to say beside the carets.
  ///   - related: A second place, marked with dashes.
  ///   - contextLines: How many lines to show before the marked one.
  public init(
    file: SourceFile,
    range: Range<Int>,
    label: String? = nil,
    related: Diagnostic.Label? = nil,
    contextLines: Int = 1
  ) {
    let line = file.lineNumber(ofUTF8Offset: range.lowerBound)
    var marks = [Mark(line: line, range: range, symbol: "^", text: label)]
    if let related {
      let relatedLine = file.lineNumber(ofUTF8Offset: related.range.lowerBound)
      let mark = Mark(line: relatedLine, range: related.range, symbol: "-", text: related.text)
      marks.insert(mark, at: relatedLine > line ? 1 : 0)
    }
    let gutter = String(marks.map(\.line).max() ?? line).count
    let blank = String(repeating: " ", count: gutter)
    var lines = ["\(blank) |"]
    var shown = 0
    var excerpt = LineExcerpt(file: file, line: line, at: range.lowerBound)
    for mark in marks {
      // Of a very long line, each mark may need another part.
      if mark.line == shown, !excerpt.shows(mark.range.lowerBound) { shown -= 1 }
      let isCloseToShown = shown > 0 && mark.line <= shown + contextLines + 1
      let first =
        isCloseToShown ? min(shown + 1, mark.line + 1) : max(1, mark.line - contextLines)
      if shown > 0, !isCloseToShown { lines.append("\(blank) ⋮") }
      for number in first..<max(first, mark.line + 1) {
        let digits = String(number)
        let padding = String(repeating: " ", count: gutter - digits.count)
        let place = number == mark.line ? mark.range.lowerBound : 0
        excerpt = LineExcerpt(file: file, line: number, at: place)
        let code = excerpt.text.shownOnOneLine
        lines.append(code.isEmpty ? "\(padding)\(digits) |" : "\(padding)\(digits) | \(code)")
      }
      shown = mark.line
      lines.append("\(blank) | \(mark.rendered(beneath: excerpt))")
    }
    self.lines = lines
  }

  /// One marked place.
  private struct Mark {
    var line: Int
    var range: Range<Int>
    var symbol: Character
    var text: String?

    /// The line of marks, aligned with the code above it.
    func rendered(beneath excerpt: LineExcerpt) -> String {
      let shown = excerpt.range
      let start = max(shown.lowerBound, min(range.lowerBound, shown.upperBound))
      let end = max(start, min(range.upperBound, shown.upperBound))
      let before = excerpt.lead + excerpt.text(shown.lowerBound..<start)
      let marked = excerpt.text(start..<end)
      let indent = String(repeating: " ", count: before.shownOnOneLine.displayWidth)
      let width = max(1, marked.shownOnOneLine.displayWidth)
      return indent + String(repeating: symbol, count: width)
        + (text.map { " \($0.shownOnOneLine)" } ?? "")
    }
  }
}

extension String {
  /// The text with tabs shown as `→` and other invisible control characters as
  /// `␦`, so that a frame's columns add up and a terminal is not steered.
  fileprivate var shownOnOneLine: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x9: result.append("→")
      case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
        result.append("␦")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

/// Code in Markdown.
enum CodeSpans {
  /// Returns the code spans and fenced blocks of a text, in order: what stands
  /// between a run of backticks and the next run of as many (CommonMark 0.31,
  /// section 6.1).
  static func ranges(in text: NotationText) -> [Range<Int>] {
    let runs = backtickRuns(in: text)
    var ranges: [Range<Int>] = []
    var index = 0
    while index < runs.count {
      let opening = runs[index]
      let closing = runs[(index + 1)...].firstIndex { $0.count == opening.count }
      if let closing { ranges.append(opening.upperBound..<runs[closing].lowerBound) }
      index = (closing ?? index) + 1
    }
    return ranges
  }

  /// Whether a dollar sign starts the name of a variable somewhere in a text:
  /// `$name`, `${name}`, `$(command)`.
  static func holdVariables(_ text: NotationText) -> Bool {
    text.scalars.indices.contains { position in
      text[position] == "$" && !text.isWordLetter(position - 1)
        && (text[position + 1] == "{" || text[position + 1] == "("
          || ("a"..."z").contains(text[position + 1]) || text[position + 1] == "@"
          || ("A"..."Z").contains(text[position + 1]) && text.isWordLetter(position + 3))
    }
  }

  private static func backtickRuns(in text: NotationText) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var position = 0
    while position < text.count {
      let start = position
      while text[position] == "`" { position += 1 }
      if position > start { runs.append(start..<position) } else { position += 1 }
    }
    return runs
  }
}

extension [Range<Int>] {
  /// Whether one of these ranges, which are in order and apart, overlaps another.
  func overlap(_ range: Range<Int>) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].lowerBound < range.upperBound
  }
}

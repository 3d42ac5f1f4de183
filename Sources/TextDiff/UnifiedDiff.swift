/// What changed between two texts of many lines, as `diff -u` writes it.
package enum UnifiedDiff {
  /// Returns the lines of the difference, without line breaks; none where the
  /// texts are equal.
  ///
  /// A line ends at LF, CR LF or a lone CR; two lines that differ in how they end
  /// differ.
  ///
  /// - Parameters:
  ///   - old: The text as it was.
  ///   - new: The text as it is.
  ///   - path: The file's path, which both headings name.
  ///   - contextLines: How many unchanged lines stand round each change.
  /// - Returns: The lines.
  package static func lines(
    from old: String, to new: String, path: String, contextLines: Int = 3
  ) -> [String] {
    let old = Self.lines(of: old)
    let new = Self.lines(of: new)
    guard old != new else { return [] }
    var result = ["--- a/\(path)", "+++ b/\(path)"]
    for hunk in hunks(changes(from: old, to: new), old.count, new.count, contextLines) {
      result.append("@@ -\(spelled(hunk.old)) +\(spelled(hunk.new)) @@")
      var oldAt = hunk.old.lowerBound
      for change in hunk.changes {
        result += old[oldAt..<change.old.lowerBound].flatMap { shown($0, mark: " ") }
        result += old[change.old].flatMap { shown($0, mark: "-") }
        result += new[change.new].flatMap { shown($0, mark: "+") }
        oldAt = change.old.upperBound
      }
      result += old[oldAt..<hunk.old.upperBound].flatMap { shown($0, mark: " ") }
    }
    return result
  }

  /// A stretch of old lines with what has taken its place.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// Changes close together, with the lines round them.
  private struct Hunk {
    var old: Range<Int>
    var new: Range<Int>
    var changes: [Change]
  }

  /// The lines of a text with their line breaks, compared byte by byte.
  private static func lines(of text: String) -> [ArraySlice<UInt8>] {
    let bytes = Array(text.utf8)
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices {
      let isBreak =
        bytes[index] == 0x0A
        || (bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A))
      if isBreak {
        lines.append(bytes[start...index])
        start = index + 1
      }
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private static func changes(
    from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]
  ) -> [Change] {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let steps = ShortestEdit.steps(from: old.map(number), to: new.map(number))
    // Too much to look for the fewest changes: line by line, or all of it.
    guard let steps else {
      guard old.count == new.count else { return [Change(old: old.indices, new: new.indices)] }
      return old.indices.filter { old[$0] != new[$0] }.reduce(into: []) { changes, index in
        if let last = changes.last, last.old.upperBound == index {
          changes[changes.count - 1].old = last.old.lowerBound..<index + 1
          changes[changes.count - 1].new = last.new.lowerBound..<index + 1
        } else {
          changes.append(Change(old: index..<index + 1, new: index..<index + 1))
        }
      }
    }
    return steps.compactMap { step in
      if case .changed(let old, let new) = step { Change(old: old, new: new) } else { nil }
    }
  }

  private static func hunks(
    _ changes: [Change], _ oldCount: Int, _ newCount: Int, _ context: Int
  ) -> [Hunk] {
    var hunks: [Hunk] = []
    for change in changes {
      let old =
        max(
          0, change.old.lowerBound - context)..<min(
          oldCount, change.old.upperBound + context)
      let new =
        max(
          0, change.new.lowerBound - context)..<min(
          newCount, change.new.upperBound + context)
      if let last = hunks.last, old.lowerBound <= last.old.upperBound {
        hunks[hunks.count - 1].old = last.old.lowerBound..<old.upperBound
        hunks[hunks.count - 1].new = last.new.lowerBound..<new.upperBound
        hunks[hunks.count - 1].changes.append(change)
      } else {
        hunks.append(Hunk(old: old, new: new, changes: [change]))
      }
    }
    return hunks
  }

  /// A range as a heading gives it: the first line, and how many.
  private static func spelled(_ range: Range<Int>) -> String {
    let first = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(first)" : "\(first),\(range.count)"
  }

  private static func shown(_ line: ArraySlice<UInt8>, mark: String) -> [String] {
    var line = line
    let isEnded = line.last == 0x0A || line.last == 0x0D
    if line.last == 0x0A { line.removeLast() }
    if line.last == 0x0D { line.removeLast() }
    let text = mark + String(decoding: line, as: UTF8.self)
    return isEnded ? [text] : [text, "\\ No newline at end of file"]
  }
}

import SourceText
import TextAnalysis

/// Makes passages of a document, each short enough that several fit a small window.
///
/// Paragraphs stay whole and together as long as a passage has room; a longer one is
/// split at the ends of its lines, a longer line at those of its sentences, and a
/// sentence that is still too long between words.
struct DocumentSplitter {
  /// The most tokens of a passage, by the estimate for requests: four of them take less
  /// than a third of a window of 4,096.
  static let maximumTokens = 300

  /// What a text is split at, from the largest part to the smallest.
  private enum Level: Int { case paragraphs, lines, sentences, words }

  /// Returns the passages of a document.
  ///
  /// - Parameters:
  ///   - text: The document's text.
  ///   - name: The file's name without its ending, the title unless the document has one.
  ///   - isMarkdown: Whether the document has headings in Markdown.
  /// - Returns: The passages in order; none of a document without text.
  static func passages(of text: String, named name: String, isMarkdown: Bool) -> [Passage] {
    let lines = text.replacingLineBreaks
    let outline =
      isMarkdown
      ? MarkdownOutline(lines) : MarkdownOutline(sections: [.init(headings: [], text: lines)])
    let title = outline.title ?? name
    return outline.sections.flatMap { section in
      let heading = section.headings.joined(separator: " · ")
      return parts(of: section.text).map {
        Passage(title: title, heading: heading.isEmpty ? nil : heading, text: $0)
      }
    }
  }

  /// Returns the parts of a text, none of which is longer than a passage may be.
  static func parts(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    return parts(of: 0..<bytes.count, in: bytes, by: .paragraphs).compactMap { range in
      let part = String(decoding: bytes[range], as: UTF8.self).droppingBlankEnds
      return part.isEmpty ? nil : part
    }
  }

  private static func parts(
    of range: Range<Int>, in bytes: [UInt8], by level: Level
  ) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var open: (range: Range<Int>, tokens: Int)?
    for unit in units(of: range, in: bytes, by: level) {
      let text = String(decoding: bytes[unit], as: UTF8.self)
      let tokens = TokenEstimate.tokens(in: text)
      if let current = open, current.tokens + tokens <= maximumTokens {
        open = (current.range.lowerBound..<unit.upperBound, current.tokens + tokens)
        continue
      }
      if let current = open { parts.append(current.range) }
      open = nil
      if tokens <= maximumTokens {
        open = (unit, tokens)
      } else if let finer = Level(rawValue: level.rawValue + 1) {
        parts += self.parts(of: unit, in: bytes, by: finer)
      } else {
        parts += pieces(of: unit, in: bytes)
      }
    }
    if let current = open { parts.append(current.range) }
    return parts
  }

  /// The units of a text, each with what separates it from the next.
  private static func units(
    of range: Range<Int>, in bytes: [UInt8], by level: Level
  ) -> [Range<Int>] {
    switch level {
    case .paragraphs: split(range) { isParagraphEnd(at: $0, in: bytes, of: range) }
    case .lines: split(range) { bytes[$0 - 1] == 0x0A }
    case .words: split(range) { bytes[$0 - 1] == 0x20 && bytes[$0] != 0x20 }
    case .sentences: sentences(of: range, in: bytes)
    }
  }

  /// Splits a range before each offset where a part begins.
  private static func split(_ range: Range<Int>, where begins: (Int) -> Bool) -> [Range<Int>] {
    var units: [Range<Int>] = []
    var start = range.lowerBound
    for offset in range.dropFirst() where begins(offset) {
      units.append(start..<offset)
      start = offset
    }
    return units + [start..<range.upperBound]
  }

  /// Whether a paragraph begins at an offset: text after a blank line.
  private static func isParagraphEnd(
    at offset: Int, in bytes: [UInt8], of range: Range<Int>
  ) -> Bool {
    guard bytes[offset - 1] == 0x0A, bytes[offset] != 0x0A else { return false }
    var before = offset - 2
    while before >= range.lowerBound, bytes[before] == 0x20 || bytes[before] == 0x09 { before -= 1 }
    return before >= range.lowerBound && bytes[before] == 0x0A
  }

  private static func sentences(of range: Range<Int>, in bytes: [UInt8]) -> [Range<Int>] {
    let text = String(decoding: bytes[range], as: UTF8.self)
    let starts = SentenceSplitter().sentences(of: text).map { $0.lowerBound + range.lowerBound }
    let ends = starts.dropFirst() + [range.upperBound]
    guard !starts.isEmpty else { return [range] }
    return zip([range.lowerBound] + starts.dropFirst(), ends).map { $0..<$1 }
  }

  /// Cuts a word without end into pieces of the length that a passage may have.
  private static func pieces(of range: Range<Int>, in bytes: [UInt8]) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      // Four bytes hold the longest character, and no token here has more than four of them.
      let window = start..<min(range.upperBound, start + maximumTokens * 16)
      let rest = String(decoding: bytes[window], as: UTF8.self)
      let length = TokenEstimate.prefix(of: rest, tokens: maximumTokens).utf8.count
      let end = min(range.upperBound, start + max(1, length))
      pieces.append(start..<end)
      start = end
    }
    return pieces
  }
}

extension String {
  /// The text with LF for every line break, without a byte order mark.
  fileprivate var replacingLineBreaks: String {
    var scalars = String.UnicodeScalarView()
    var isAfterReturn = false
    for (index, scalar) in unicodeScalars.enumerated() {
      defer { isAfterReturn = scalar == "\r" }
      if index == 0, scalar == "\u{FEFF}" { continue }
      if scalar == "\n", isAfterReturn { continue }
      scalars.append(scalar == "\r" ? "\n" : scalar)
    }
    return String(scalars)
  }

  /// The text without blank lines at its beginning and white space at its end.
  fileprivate var droppingBlankEnds: String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)[...]
    func isBlank(_ line: Substring?) -> Bool {
      line.map { $0.unicodeScalars.allSatisfy(\.properties.isWhitespace) } ?? false
    }
    while isBlank(lines.first) { lines.removeFirst() }
    while isBlank(lines.last) { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

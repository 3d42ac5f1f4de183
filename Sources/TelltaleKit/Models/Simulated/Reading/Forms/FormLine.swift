import TextAnalysis

/// A line or sentence of a document, with the values that stand in it.
struct FormLine {
  /// A value of a line.
  struct Piece: Hashable {
    /// What sort of value it is.
    var kind: FieldKind

    /// The value as it stands.
    var text: String

    /// Where it stands, in UTF-8 offsets of the line.
    var range: Range<Int>

    /// The day, where it is one.
    var date: CalendarDate?

    /// The minutes since midnight, where it is a clock time of a range or one that a word
    /// beside it puts into the second half of the day.
    var minutes: Int?
  }

  /// The text.
  let text: String

  /// Its words.
  let words: [FoldedWord]

  /// Its cells, in UTF-8 offsets: what tabs, bars and wide spaces keep apart.
  let cells: [Range<Int>]

  /// The words for things that forms name, each with where it stands.
  let marks: [(sense: FieldSense, range: Range<Int>)]

  /// The values in it, in order.
  let pieces: [Piece]

  /// Where the label before a colon ends and the value begins, for each colon.
  let colons: [Int]

  /// The ranges of clock times.
  let clocks: [ClockRanges.Span]

  /// Which passage it is from.
  let passage: Int

  /// Its place among the lines of the passage, from 0.
  let number: Int

  init(
    _ text: String, passage: Int, number: Int, language: String?, today: CalendarDate?,
    vocabulary: Vocabulary
  ) {
    self.text = text
    self.passage = passage
    self.number = number
    let bytes = Array(text.utf8)
    words = FoldedWord.words(in: text)
    cells = FormLine.cells(of: text)
    let words = words
    func range(_ covered: Range<Int>) -> Range<Int> {
      words[covered.lowerBound].range.lowerBound..<words[covered.upperBound - 1].range.upperBound
    }
    let titles = vocabulary.topicHits(in: words).compactMap { hit -> (FieldSense, Range<Int>)? in
      guard let topic = Topic(rawValue: hit.value), topic.isDocumentKind else { return nil }
      return (.document(topic), range(hit.words))
    }
    marks = vocabulary.fieldHits(in: words).map { ($0.sense, range($0.words)) } + titles
    colons = FormLine.colons(in: bytes)
    var pieces = PieceScanner(
      text: text, bytes: bytes, words: words, language: language, vocabulary: vocabulary
    ).pieces()
    if let today {
      pieces += vocabulary.hits(of: [.today], in: words).map { hit in
        Piece(
          kind: .date, text: today.description, range: range(hit.words), date: today)
      }
    }
    clocks = ClockRanges(bytes: bytes, words: words, vocabulary: vocabulary).spans()
    self.pieces = FormLine.timed(pieces, clocks: clocks, text: text, words: words, vocabulary)
  }

  /// The pieces with the times of ranges, and what the words beside a time say of it.
  private static func timed(
    _ pieces: [Piece], clocks: [ClockRanges.Span], text: String, words: [FoldedWord],
    _ vocabulary: Vocabulary
  ) -> [Piece] {
    let ends = clocks.flatMap { [$0.start, $0.end] }
    var pieces = pieces.filter { piece in
      piece.kind == .date || !ends.contains { $0.range.overlaps(piece.range) }
    }
    pieces += ends.filter { clock in
      !pieces.contains { $0.range.overlaps(clock.range) }
    }.map { clock in
      Piece(
        kind: .time, text: String(text.utf8Part(clock.range)), range: clock.range, date: nil,
        minutes: clock.minutes)
    }
    for index in pieces.indices where pieces[index].kind == .time && pieces[index].minutes == nil {
      let range = pieces[index].range
      let own = words.indices.filter { range.overlaps(words[$0].range) }
      guard let first = own.first, let last = own.last,
        let clock = FieldForm.clock(pieces[index].text, vocabulary: vocabulary),
        let hour = Int(clock.prefix(2)), let minute = Int(clock.suffix(2)), hour < 12,
        ClockRanges.isAfternoon(first..<(last + 1), in: words, vocabulary)
      else { continue }
      pieces[index].minutes = (hour + 12) * 60 + minute
    }
    return pieces.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
  }

  /// Returns the lines of documents.
  ///
  /// `prompt` is the text that can say what day it is.
  static func lines(
    of sources: [Reading.Source], prompt: [String], _ vocabulary: Vocabulary
  ) -> [FormLine] {
    let today = prompt.lazy.flatMap { DateScanner().scan($0) }.compactMap(\.readings.first)
      .first { $0.year != nil }
    var lines: [FormLine] = []
    for (passage, source) in sources.enumerated() {
      let text = [source.heading, source.text].compactMap { $0 }.joined(separator: "\n")
      for (number, line) in FormText.lines(of: text, vocabulary: vocabulary).enumerated() {
        lines.append(
          FormLine(
            line, passage: passage, number: number, language: source.language, today: today,
            vocabulary: vocabulary))
      }
    }
    return lines
  }

  /// The text of a range.
  func text(in range: Range<Int>) -> String {
    String(text.utf8Part(range)).trimmingSpaces
  }

  /// Whether a semicolon stands in a range.
  func hasSemicolon(in range: Range<Int>) -> Bool {
    text.utf8Part(range).contains { $0 == ";" || $0 == "；" }
  }

  /// Which cell an offset is in.
  func cell(at offset: Int) -> Int {
    cells.lastIndex { $0.lowerBound <= offset } ?? 0
  }

  private static func cells(of text: String) -> [Range<Int>] {
    FragmentReader.cells(of: text[...]).map { cell in
      let start = text.utf8.distance(from: text.startIndex, to: cell.startIndex)
      return start..<(start + cell.utf8.count)
    }
  }

  private static func colons(in bytes: [UInt8]) -> [Int] {
    bytes.indices.filter { index in
      if bytes[index] == UInt8(ascii: ":") {
        let isInNumber =
          index > 0 && index + 1 < bytes.count && (0x30...0x39).contains(bytes[index - 1])
          && (0x30...0x39).contains(bytes[index + 1])
        let isAddress =
          index + 2 < bytes.count && bytes[index + 1] == 0x2F && bytes[index + 2] == 0x2F
        return !isInNumber && !isAddress
      }
      return index + 2 < bytes.count && bytes[index] == 0xEF && bytes[index + 1] == 0xBC
        && bytes[index + 2] == 0x9A
    }
  }
}

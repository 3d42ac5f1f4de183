/// Finds the ranges of clock times in a line, such as `11-14`, "from 2 to 4 pm" and
/// `下午2點至4點30分`.
struct ClockRanges {
  /// A clock time of a range.
  struct Clock: Hashable {
    /// Where it stands, in UTF-8 offsets.
    var range: Range<Int>

    /// The minutes since midnight.
    var minutes: Int
  }

  /// The two ends of a range.
  struct Span: Hashable {
    var start: Clock
    var end: Clock
  }

  let bytes: [UInt8]
  let words: [FoldedWord]
  let vocabulary: Vocabulary

  private struct Parsed {
    var words: Range<Int>
    var hour: Int
    var minute: Int
    var hasMark: Bool
  }

  /// Returns the ranges in order.
  func spans() -> [Span] {
    guard words.contains(where: \.hasDigit) else { return [] }
    var spans: [Span] = []
    var index = 0
    while index < words.count {
      if let span = joined(at: index) {
        spans.append(span)
        index += 1
        continue
      }
      guard let first = clock(at: index) else {
        index += 1
        continue
      }
      guard let next = afterJoint(first.words.upperBound), let second = clock(at: next),
        first.hasMark || second.hasMark || isAnnounced(first.words.lowerBound)
      else {
        index = first.words.upperBound
        continue
      }
      if let span = span(first, second) { spans.append(span) }
      index = second.words.upperBound
    }
    return spans
  }

  /// A range that is one word, such as `11-14` after `kl.` or before `Uhr`.
  private func joined(at index: Int) -> Span? {
    let word = words[index]
    guard let dash = word.bytes.firstIndex(of: UInt8(ascii: "-")), dash > 0,
      let first = Self.parts(of: Array(word.bytes[..<dash])),
      let second = Self.parts(of: Array(word.bytes[(dash + 1)...])), first.0 <= 24,
      second.0 <= 24
    else { return nil }
    let tail = Array(words[(index + 1)..<min(words.count, index + 3)])
    let isMarked = vocabulary.hits(of: [.hours, .meridiems, .clockWords], in: tail)
      .contains { $0.words.lowerBound == 0 }
    guard isMarked || first.1 != nil || second.1 != nil || isAnnounced(index) else { return nil }
    let start = word.range.lowerBound
    let isLate = Self.isAfternoon(index..<(index + 1), in: words, vocabulary)
    let shift = isLate && second.0 < 12 ? 720 : 0
    let span = Span(
      start: Clock(range: start..<(start + dash), minutes: first.0 * 60 + (first.1 ?? 0) + shift),
      end: Clock(
        range: (start + dash + 1)..<word.range.upperBound,
        minutes: second.0 * 60 + (second.1 ?? 0) + shift))
    return span.start.minutes < span.end.minutes ? span : nil
  }

  private func span(_ first: Parsed, _ second: Parsed) -> Span? {
    let isLate = (
      isAfternoon(first.words, before: second.words.lowerBound), isAfternoon(second.words)
    )
    let isEarly = isMorning(first.words)
    var start = first.hour
    var end = second.hour
    if isLate.0, start < 12 { start += 12 }
    if isLate.1, end < 12 { end += 12 }
    // "2-4 pm" and "下午2點至4點": what is said of one holds for the other.
    if isLate.0, !isLate.1, end < 12, end + 12 > start { end += 12 }
    if isLate.1, !isLate.0, !isEarly, start < 12, start + 12 < end { start += 12 }
    let span = Span(
      start: Clock(range: range(first.words), minutes: start * 60 + first.minute),
      end: Clock(range: range(second.words), minutes: end * 60 + second.minute))
    return span.start.minutes < span.end.minutes ? span : nil
  }

  private func range(_ words: Range<Int>) -> Range<Int> {
    self.words[words.lowerBound].range
      .lowerBound..<self.words[words.upperBound - 1].range
      .upperBound
  }

  /// The clock time that begins at a word.
  private func clock(at index: Int) -> Parsed? {
    guard words.indices.contains(index), let (hour, minute) = Self.parts(of: words[index].bytes),
      hour <= 24, index == 0 || !isInNumber(index)
    else { return nil }
    var parsed = Parsed(
      words: index..<(index + 1), hour: hour, minute: minute ?? 0, hasMark: minute != nil)
    let tail = Array(words[(index + 1)..<min(words.count, index + 5)])
    let marks = vocabulary.hits(of: [.hours, .hourMarks, .meridiems, .clockWords], in: tail)
      .filter { $0.words.lowerBound == 0 }
    if let mark = marks.max(by: { $0.words.count < $1.words.count }) {
      parsed.hasMark = true
      let end = index + 1 + mark.words.upperBound
      parsed.words = index..<end
      if minute == nil, end < words.count, words[end].hasDigit,
        let (number, nothing) = Self.parts(of: words[end].bytes), nothing == nil, number < 60,
        words[end].range.lowerBound - words[end - 1].range.upperBound <= 1
      {
        parsed.minute = number
        parsed.words = index..<(end + 1)
        if end + 1 < words.count, ["分", "분"].contains(words[end + 1].text) {
          parsed.words = index..<(end + 2)
        }
      } else if end < words.count, ["半", "반"].contains(words[end].text) {
        parsed.minute = 30
        parsed.words = index..<(end + 1)
      }
    }
    return parsed
  }

  /// The hour and the minutes of `9`, `9:30`, `9.30`, `9h30` and `9pm`.
  private static func parts(of word: [UInt8]) -> (Int, Int?)? {
    let digits = word.prefix { (0x30...0x39).contains($0) }
    guard (1...2).contains(digits.count) else { return nil }
    let hour = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    let rest = word.dropFirst(digits.count)
    guard let mark = rest.first else { return (hour, nil) }
    let tail = rest.dropFirst().prefix { (0x30...0x39).contains($0) }
    let isClockMark = [0x3A, 0x2E, 0x68, 0x75].contains(mark)
    if isClockMark, tail.count == 2, rest.count == 3 {
      let minute = tail.reduce(0) { $0 * 10 + Int($1 - 0x30) }
      return minute < 60 ? (hour, minute) : nil
    }
    let letters = String(decoding: rest, as: UTF8.self)
    return ["am", "pm", "h", "u", "uhr"].contains(letters) ? (hour, 0) : nil
  }

  /// Whether a number goes on from the one before, as in `5.30.2026` and `030-12`.
  private func isInNumber(_ index: Int) -> Bool {
    let gap = words[index].range.lowerBound - words[index - 1].range.upperBound
    let mark = gap == 1 ? bytes[words[index].range.lowerBound - 1] : 0
    return words[index - 1].hasDigit && (mark == 0x2F || mark == 0x2E)
  }

  /// The word after a dash or a word such as "to" that follows a word.
  private func afterJoint(_ index: Int) -> Int? {
    guard index < words.count else { return nil }
    let gap = bytes[words[index - 1].range.upperBound..<words[index].range.lowerBound]
    let dashes = ["-", "–", "—", "~", "～", "〜", "−"]
    let text = String(decoding: gap, as: UTF8.self)
    if text.utf8.count <= 5, dashes.contains(where: text.contains) { return index }
    let near = Array(words[index..<min(words.count, index + 4)])
    let joints = vocabulary.hits(of: [.until], in: near).filter { $0.words.lowerBound == 0 }
    guard let joint = joints.max(by: { $0.words.count < $1.words.count }), text.utf8.count <= 1
    else { return nil }
    var next = index + joint.words.upperBound
    // "bis ca. 20:30", "alle ore 12", "a las 8".
    var skipped = 0
    while next < words.count, !words[next].hasDigit, skipped < 2,
      vocabulary.isStopWord(words[next].bytes) || words[next].bytes.count <= 3
        || !vocabulary.hits(of: [.meridiems, .afternoon, .hours], in: [words[next]]).isEmpty
    {
      next += 1
      skipped += 1
    }
    return next < words.count ? next : nil
  }

  /// Whether a word such as `kl` or "from" stands before a time.
  private func isAnnounced(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    return vocabulary.contains(words[index - 1].bytes, in: .clockPrefixes)
  }

  /// Whether a word for the second half of the day stands beside a time, and before
  /// another.
  private func isAfternoon(_ range: Range<Int>, before end: Int? = nil) -> Bool {
    Self.isAfternoon(range, in: end.map { Array(words[..<$0]) } ?? words, vocabulary)
  }

  /// Whether a time is marked as one of the first half of the day.
  private func isMorning(_ range: Range<Int>) -> Bool {
    words[range].contains { word in
      word.text == "am" || word.text.hasPrefix("a.m")
        || word.bytes.suffix(2).elementsEqual("am".utf8)
    } || words[range].map(\.text).joined().hasSuffix("am")
  }

  /// Whether a word for the second half of the day stands in a time or beside it.
  static func isAfternoon(
    _ range: Range<Int>, in words: [FoldedWord], _ vocabulary: Vocabulary
  ) -> Bool {
    let isWide = words[range.lowerBound].isIdeographic || words.contains(where: \.isIdeographic)
    let low = max(0, range.lowerBound - (isWide ? 3 : 1))
    var high = min(words.count, range.upperBound + (isWide ? 0 : 3))
    // What follows another number belongs to that one.
    if let next = words[min(high, range.upperBound)..<high].firstIndex(where: \.hasDigit) {
      high = next
    }
    let near = Array(words[low..<high])
    return vocabulary.hits(of: [.afternoon], in: near).contains { hit in
      let start = hit.words.lowerBound + low
      return start >= range.upperBound
        || start < range.upperBound && hit.words.upperBound + low >= range.lowerBound
    } || words[range].contains { $0.bytes.suffix(2).elementsEqual(Array("pm".utf8)) }
  }
}

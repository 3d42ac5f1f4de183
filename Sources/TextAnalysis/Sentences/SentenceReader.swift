/// Reads the sentences of one text, from left to right.
struct SentenceReader {
  let text: SentenceText
  let words: SentenceWords
  private var sentences: [Range<Int>] = []

  /// Where the sentence at hand starts.
  private(set) var start = 0

  /// The list's item that the sentence at hand is.
  var item: ListMark?

  init(_ text: SentenceText, words: SentenceWords) {
    self.text = text
    self.words = words
  }

  /// Returns the sentences as UTF-8 ranges.
  mutating func read() -> [Range<Int>] {
    var position = begin(at: 0, atLineStart: true)
    while position < text.count { position = step(position) }
    add(text.count)
    return sentences
  }

  private mutating func add(_ end: Int) {
    if let sentence = text.sentence(start..<end) { sentences.append(sentence) }
    start = end
  }

  /// Begins a sentence; returns where its text begins, after the mark of an item.
  private mutating func begin(at position: Int, atLineStart: Bool) -> Int {
    start = position
    let first = text.skippingSpaces(from: position)
    let mark = listMark(at: first)
    if let mark, atLineStart || mark.isFirst || item.map({ mark.follows($0) }) ?? false {
      item = mark
      return mark.end
    }
    if atLineStart { item = nil }
    return position
  }

  /// Looks at one position; returns the next.
  private mutating func step(_ position: Int) -> Int {
    let scalar = text[position]
    if scalar.isLineEnd { return breakLine(position) }
    if let closing = text.closings[position] { return leavePair(position, closing) }
    if scalar.isWideStop || scalar == "．" && !text[position + 1].isSentenceDigit {
      var end = position + 1
      while text[end].isWideStop || text[end].isStrongStop || text[end] == "．" { end += 1 }
      while text[end].isSentenceCloser { end += 1 }
      return cut(end)
    }
    if scalar == "." || scalar == "…" || scalar.isStrongStop { return stop(position) }
    if scalar.isSentenceSpace, position > start, startsItem(position + 1) { return cut(position) }
    return position + 1
  }

  /// Ends the sentence at hand.
  mutating func cut(_ end: Int) -> Int {
    add(end)
    return max(end, begin(at: end, atLineStart: false))
  }

  /// Passes over a bracket or quotation, which may end the sentence too.
  private mutating func leavePair(_ position: Int, _ closing: Int) -> Int {
    var last = closing - 1
    while last > position, text[last].isSentenceSpace || text[last].isSentenceCloser { last -= 1 }
    let stop = text[last]
    guard stop == "." || stop == "…" || stop.isStrongStop || stop.isWideStop, last > position + 1
    else { return closing + 1 }
    // An omission, as in [...], ends nothing.
    if stop == "." || stop == "…", text[last + 1] == "]" || text[last + 1] == ")" {
      var first = last
      while text[first] == "." || text[first] == "…" { first -= 1 }
      if text[first] == "[" || text[first] == "(" { return closing + 1 }
    }
    var end = closing + 1
    while text[end].isSentenceCloser, text.closings[end] == nil { end += 1 }
    if text[end].isSpaceless || stop.isWideStop {
      return text[end].opensJapaneseQuotation && stop.isWideStop ? cut(end) : end
    }
    guard text[end].isSentenceSpace else { return end }
    switch opening(after: end) {
    case .upperCase, .uncased, .digit: return cut(end)
    case .lowerCase, .omission, .item, .nothing: return end
    }
  }

  // MARK: Line breaks

  private mutating func breakLine(_ position: Int) -> Int {
    var next = position
    var lines = 0
    while text[next].isLineEnd || text[next].isSentenceSpace {
      if text[next].isLineEnd { lines += text[next] == "\r" && text[next + 1] == "\n" ? 0 : 1 }
      next += 1
    }
    if lines == 1, goesOn(position, next) { return next }
    add(next)
    return max(next, begin(at: next, atLineStart: true))
  }

  /// Whether a sentence goes on after a line break.
  private func goesOn(_ end: Int, _ next: Int) -> Bool {
    var last = end - 1
    while last >= start, text[last].isSentenceSpace { last -= 1 }
    guard last >= start, next < text.count, listMark(at: next) == nil else { return false }
    let before = text[last]
    if before.isSpaceless || before == "、" {
      return text[next].isSpaceless && (before == "、" || Self.particles.contains(before))
    }
    guard text[next].isLowerCase, before.isWordStart || before == "," || before == ";" else {
      return false
    }
    return last < end - 1 || end - start >= Self.longLine
  }

  /// A line this long may have been broken by its length.
  private static let longLine = 40

  /// Japanese words that never end a sentence or a heading.
  private static let particles = Set("のをがにはへと".unicodeScalars)
}

extension Unicode.Scalar {
  fileprivate var opensJapaneseQuotation: Bool { self == "「" || self == "『" }
}

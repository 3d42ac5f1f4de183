/// Finds the amounts, dates, times, numbers and codes of a text.
struct ValueScanner {
  let bytes: [UInt8]
  let words: [FoldedWord]
  let vocabulary: Vocabulary
  private var spans: [ValueSpan] = []
  var index = 0

  private init(bytes: [UInt8], words: [FoldedWord], vocabulary: Vocabulary) {
    self.bytes = bytes
    self.words = words
    self.vocabulary = vocabulary
  }

  /// Returns the pieces in order; they do not overlap.
  static func spans(
    in bytes: [UInt8], words: [FoldedWord], vocabulary: Vocabulary
  ) -> [ValueSpan] {
    var scanner = ValueScanner(bytes: bytes, words: words, vocabulary: vocabulary)
    scanner.run()
    return scanner.readingHours(scanner.readingClocks(scanner.spans))
  }

  mutating func run() {
    while index < words.count {
      if let span = piece() {
        append(span)
      } else {
        index += 1
      }
    }
  }

  /// The piece that begins at the current word.
  private func piece() -> ValueSpan? {
    let word = words[index]
    if word.hasDigit || code(at: index) != nil { return numeric() }
    if vocabulary.isMonth(word.bytes), let span = date() { return span }
    if vocabulary.isNumber(word.bytes) || vocabulary.isOne(word.bytes),
      let span = wordedTime() ?? wordedMeasure()
    {
      return span
    }
    return vocabulary.isWeekday(word.bytes) && word.bytes.count > 3 ? weekday() : nil
  }

  private func numeric() -> ValueSpan? {
    if isSection() { return nil }
    if let span = wordedDate() ?? dayAndMonth() { return span }
    if let span = vietnameseDate() { return span }
    if let span = date() { return span }
    if opensRange(), let span = time() { return span }
    if let span = amount() { return span }
    if let span = wordedClock() { return span }
    if let span = time() { return span }
    if let span = countedMeasure() { return span }
    return identifier() ?? measure()
  }

  /// Whether the number is that of a section, after `§`.
  private func isSection() -> Bool {
    var start = words[index].range.lowerBound
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    return start >= 2 && bytes[start - 2] == 0xC2 && bytes[start - 1] == 0xA7
  }

  /// A day and a month such as `18/1`, where a day of the week or the word for a day
  /// stands before it.
  private func dayAndMonth() -> ValueSpan? {
    let parts = words[index].bytes.split(separator: UInt8(ascii: "/"))
    guard parts.count == 2, parts.allSatisfy({ $0.count <= 2 && digits(Array($0)) }), index > 0,
      let day = dayNumber(Array(parts[0])), let month = dayNumber(Array(parts[1])), day > 0,
      month <= 12, isLoose(gap(after: index - 1))
    else { return nil }
    let before = Array(words[max(0, index - 3)..<index])
    let isDay =
      vocabulary.weekdays(in: before).contains { $0.words.upperBound == before.count }
      || vocabulary.contains(words[index - 1].bytes, in: .dateNouns)
    return isDay ? span(.date, words[index].range, index..<(index + 1)) : nil
  }

  /// Returns the pieces with dotted numbers as clock times where one begins with a zero.
  ///
  /// No price begins with a zero and another digit; others beside one are times, too.
  private func readingClocks(_ spans: [ValueSpan]) -> [ValueSpan] {
    func isClock(_ span: ValueSpan) -> Bool {
      span.kind == .decimal && span.words.count == 1
        && self.isClock(words[span.words.lowerBound].bytes, separator: UInt8(ascii: "."))
    }
    let opensWithZero = spans.contains { span in
      let word = words[span.words.lowerBound].bytes
      return isClock(span) && word.count == 5 && word[0] == 0x30
    }
    guard opensWithZero, spans.allSatisfy({ $0.kind != .decimal || isClock($0) }) else {
      return spans
    }
    return spans.map { span in
      var span = span
      if isClock(span) { span.kind = .time }
      return span
    }
  }

  /// Returns the pieces with two numbers that a dash joins as clock times where a day of the
  /// week stands right before them, as in `Saturday 9–13`.
  private func readingHours(_ spans: [ValueSpan]) -> [ValueSpan] {
    var spans = spans
    for index in spans.indices.dropLast() where index > 0 {
      let first = spans[index]
      let second = spans[index + 1]
      guard first.kind == .number, second.kind == .number, spans[index - 1].kind == .weekday,
        first.words.lowerBound - spans[index - 1].words.upperBound <= 1,
        first.words.count == 1, second.words.lowerBound == first.words.upperBound,
        let start = Self.hour(bytes[first.range]), let end = Self.hour(bytes[second.range]),
        start < end
      else { continue }
      let gap = bytes[first.range.upperBound..<second.range.lowerBound]
      guard gap.contains(0x2D) || gap.contains(0x93) || gap.contains(0x94), gap.count <= 5 else {
        continue
      }
      spans[index].kind = .time
      spans[index + 1].kind = .time
    }
    return spans
  }

  private static func hour(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...2).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    let hour = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return hour <= 24 ? hour : nil
  }

  /// A clock time in words, such as "four o'clock".
  func wordedTime() -> ValueSpan? {
    guard vocabulary.number(of: words[index].bytes) != nil, index + 1 < words.count else {
      return nil
    }
    let near = Array(words[(index + 1)..<min(words.count, index + 3)])
    let clock = vocabulary.hits(of: [.clockWords], in: near).first { $0.words.lowerBound == 0 }
    guard let clock else { return nil }
    let last = index + clock.words.upperBound
    return span(
      .time, words[index].range.lowerBound..<words[last].range.upperBound, index..<(last + 1))
  }

  mutating func append(_ span: ValueSpan) {
    spans.append(span)
    index = max(index + 1, span.words.upperBound)
  }

  func span(_ kind: ValueSpan.Kind, _ range: Range<Int>, _ words: Range<Int>) -> ValueSpan {
    ValueSpan(kind: kind, range: range, words: words)
  }

  /// The bytes between a word and the next.
  func gap(after index: Int) -> ArraySlice<UInt8> {
    let start = words[index].range.upperBound
    let end = index + 1 < words.count ? words[index + 1].range.lowerBound : bytes.count
    return bytes[start..<end]
  }

  func isSpace(_ gap: ArraySlice<UInt8>) -> Bool {
    gap.allSatisfy {
      $0 == 0x20 || $0 == 0xC2 || $0 == 0xA0 || $0 == 0xE2 || $0 == 0x80 || $0 == 0xAF
    }
      && gap.count <= 3 && !gap.isEmpty
  }

  /// Whether a Swiss mark between groups of three digits stands in a gap.
  func isApostrophe(_ gap: ArraySlice<UInt8>) -> Bool {
    gap == [0x27] || gap == [0xE2, 0x80, 0x99]
  }

  func isLoose(_ gap: ArraySlice<UInt8>) -> Bool {
    gap.count <= 2
      && gap.allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
  }

  func digits(_ word: [UInt8]) -> Bool {
    word.allSatisfy { (0x30...0x39).contains($0) }
  }

  // MARK: Dates and times

  func weekday() -> ValueSpan {
    let start = index
    if index + 1 < words.count, isLoose(gap(after: index)) {
      var next = self
      next.index += 1
      // "torsdag den 5. februar"
      if vocabulary.contains(words[next.index].bytes, in: .determiners),
        next.index + 1 < words.count, isSpace(gap(after: next.index))
      {
        next.index += 1
      }
      if let date = next.date() {
        return span(
          .date, words[start].range.lowerBound..<date.range.upperBound,
          start..<date.words.upperBound)
      }
    }
    return span(.weekday, words[start].range, start..<(start + 1))
  }

  func date() -> ValueSpan? {
    let word = words[index].bytes
    if isNumericDate(word) { return span(.date, words[index].range, index..<(index + 1)) }
    if vocabulary.isMonth(word) { return monthFirst() }
    if let day = dayOfMonth() { return day }
    guard dayNumber(word) != nil, index + 1 < words.count, isLoose(gap(after: index)) else {
      return nil
    }
    var month = index + 1
    if month + 1 < words.count, vocabulary.contains(words[month].bytes, in: .betweenDayAndMonth) {
      month += 1
    }
    guard vocabulary.isMonth(words[month].bytes) else { return nil }
    let end = year(after: month) ?? month
    return span(
      .date, words[index].range.lowerBound..<words[end].range.upperBound, index..<(end + 1))
  }

  /// A day of every month, such as `the 5th` and `le 5 de chaque mois`.
  func dayOfMonth() -> ValueSpan? {
    let word = words[index].bytes
    guard dayNumber(word) != nil else { return nil }
    let near = words[(index + 1)..<min(words.count, index + 4)]
    if let of = near.first, isLoose(gap(after: index)),
      vocabulary.contains(of.bytes, in: .eachMonth),
      let month = near.firstIndex(where: { vocabulary.contains($0.bytes, in: .month) })
    {
      let end = words[month].range.upperBound
      return span(.date, words[index].range.lowerBound..<end, index..<(month + 1))
    }
    let isOrdinal = !digits(word)
    let isAlone = near.first.map { vocabulary.isStopWord($0.bytes) } ?? true
    return isOrdinal && isAlone ? span(.date, words[index].range, index..<(index + 1)) : nil
  }

  func monthFirst() -> ValueSpan? {
    let month = words[index]
    guard month.isCapitalized || index + 1 < words.count else { return nil }
    guard index + 1 < words.count, isLoose(gap(after: index)) else { return nil }
    if dayNumber(words[index + 1].bytes) != nil {
      let end = year(after: index + 1) ?? index + 1
      return span(.date, month.range.lowerBound..<words[end].range.upperBound, index..<(end + 1))
    }
    guard let end = year(after: index) else { return nil }
    return span(.date, month.range.lowerBound..<words[end].range.upperBound, index..<(end + 1))
  }

  func year(after index: Int) -> Int? {
    guard index + 1 < words.count, isLoose(gap(after: index)) else { return nil }
    // "12 de marzo de 2026"
    let isJoined =
      index + 2 < words.count && isSpace(gap(after: index + 1))
      && vocabulary.contains(words[index + 1].bytes, in: .betweenDayAndMonth)
    let place = isJoined ? index + 2 : index + 1
    let word = words[place].bytes
    guard word.count == 4, digits(word), word.starts(with: [0x31]) || word.starts(with: [0x32])
    else {
      return nil
    }
    return place
  }

  func dayNumber(_ word: [UInt8]) -> Int? {
    let head = word.prefix { (0x30...0x39).contains($0) }
    let tail = word.dropFirst(head.count)
    guard (1...2).contains(head.count),
      tail.isEmpty || vocabulary.contains(Array(tail), in: .dayEndings)
    else {
      return nil
    }
    let value = head.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return (1...31).contains(value) ? value : nil
  }

  func isNumericDate(_ word: [UInt8]) -> Bool {
    for separator in [UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ".")] {
      let parts = word.split(separator: separator, omittingEmptySubsequences: false)
      guard parts.allSatisfy({ !$0.isEmpty && digits(Array($0)) }) else { continue }
      let counts = parts.map(\.count)
      if counts.count == 3 {
        if counts[0] == 4, counts[1] <= 2, counts[2] <= 2 { return true }
        if counts[0] <= 2, counts[1] <= 2, counts[2] == 4 || counts[2] == 2 { return true }
      }
      if separator == UInt8(ascii: "/"), counts == [2, 2] || counts == [2, 4] {
        let month = parts[0].reduce(0) { $0 * 10 + Int($1 - 0x30) }
        return (1...12).contains(month) || counts == [2, 2]
      }
    }
    return false
  }

  func time() -> ValueSpan? {
    let word = words[index].bytes
    if isClock(word, separator: UInt8(ascii: ":")) || isClock(word, separator: UInt8(ascii: "h")) {
      return span(.time, words[index].range, index..<(index + 1)).extended(
        over: clockWord(after: index))
    }
    if opensRange() { return span(.time, words[index].range, index..<(index + 1)) }
    if isClock(word, separator: UInt8(ascii: ".")), followsClockWord() {
      return span(.time, words[index].range, index..<(index + 1))
    }
    guard isClock(word, separator: UInt8(ascii: ".")) || digits(word) && word.count <= 2,
      let end = clockWord(after: index)
    else {
      let suffix = word.drop { (0x30...0x39).contains($0) }
      let isShort = word.count <= 4 && word.count > suffix.count
      guard isShort, vocabulary.contains(Array(suffix), in: .meridiems) else { return nil }
      return span(.time, words[index].range, index..<(index + 1))
    }
    return span(.time, words[index].range, index..<(index + 1)).extended(over: end)
  }

  func isClock(_ word: [UInt8], separator: UInt8) -> Bool {
    let parts = word.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), digits(Array(parts[0])) else {
      return false
    }
    if parts[1].isEmpty { return separator == UInt8(ascii: "h") }
    guard parts[1].count == 2, digits(Array(parts[1])) else { return false }
    let hour = parts[0].reduce(0) { $0 * 10 + Int($1 - 0x30) }
    let minute = parts[1].reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return hour <= 24 && minute < 60
  }

  /// Whether a word such as `kl.` and `saat` stands before a clock time.
  func followsClockWord() -> Bool {
    guard index > 0, isLoose(gap(after: index - 1)) else { return false }
    return vocabulary.contains(words[index - 1].bytes, in: .clockPrefixes)
  }

  /// Whether a clock time without its word is followed by another that has it, as
  /// in `11.00 tot 16.00 uur`.
  func opensRange() -> Bool {
    guard isClock(words[index].bytes, separator: UInt8(ascii: ".")), index + 1 < words.count else {
      return false
    }
    let next = words[index + 1].hasDigit ? index + 1 : index + 2
    guard next < words.count,
      next == index + 1 || vocabulary.contains(words[index + 1].bytes, in: .until)
    else { return false }
    return isClock(words[next].bytes, separator: UInt8(ascii: ".")) && clockWord(after: next) != nil
  }

  private func isSpaces(after index: Int) -> Bool {
    gap(after: index).allSatisfy { $0 == 0x20 }
  }

  /// The word after a clock time that belongs to it, such as `uur`.
  func clockWord(after index: Int) -> (Int, Int)? {
    guard index + 1 < words.count, isSpaces(after: index) else { return nil }
    let next = words[index + 1].bytes
    if vocabulary.contains(next, in: .hours) {
      // "20 h 30" goes on with the minutes.
      let isHour = vocabulary.contains(next, in: .hourMarks)
      if isHour, index + 2 < words.count, words[index + 2].bytes.count == 2,
        digits(words[index + 2].bytes), isSpace(gap(after: index + 1)),
        words[index + 2].bytes[0] < 0x36
      {
        return (index + 2, words[index + 2].range.upperBound)
      }
      return (index + 1, words[index + 1].range.upperBound)
    }
    guard next == [0x61] || next == [0x70], index + 2 < words.count,
      words[index + 2].bytes == [0x6D]
    else { return nil }
    let end = words[index + 2].range.upperBound
    let hasStop = end < bytes.count && bytes[end] == UInt8(ascii: ".")
    return (index + 2, hasStop ? end + 1 : end)
  }

  // MARK: Amounts

  func amount() -> ValueSpan? {
    var first = index
    var start = words[first].range.lowerBound
    var isMoney = false
    if let code = code(at: first) {
      guard first + 1 < words.count, words[first + 1].hasDigit, code, gap(after: first).count <= 4
      else { return nil }
      first += 1
      isMoney = true
    } else if let symbol = symbol(before: start) {
      start = symbol
      isMoney = true
    }
    guard let number = number(at: first) else { return nil }
    var end = words[number].range.upperBound
    var last = number
    end = dashes(from: end)
    if number + 1 < words.count,
      isSpace(gap(after: number)) || words[number + 1].isIdeographic && gap(after: number).isEmpty,
      vocabulary.contains(words[number + 1].bytes, in: .magnitudes)
    {
      last = number + 1
      end = words[last].range.upperBound
    }
    if let symbol = symbol(after: end) {
      if !isMoney { end = symbol }
      isMoney = true
    } else if !isMoney, last + 1 < words.count, isLoose(gap(after: last)),
      let name = currency(at: last + 1)
    {
      last = name
      end = words[last].range.upperBound
      isMoney = true
    }
    if isMoney { return span(.amount, start..<end, index..<(last + 1)) }
    let word = words[number].bytes
    guard isDecimal(word), !isClockLike(after: number), !followsClockWord() else { return nil }
    if end < bytes.count, bytes[end] == UInt8(ascii: "%") { return nil }
    if number + 1 < words.count, bytes[end] == 0x20, !words[number + 1].hasDigit,
      !words[number + 1].isCapitalized, words[number + 1].bytes.count > 1
    {
      return nil
    }
    return span(.decimal, words[index].range.lowerBound..<end, index..<(last + 1))
  }

  func isClockLike(after index: Int) -> Bool { clockWord(after: index) != nil }

  func isDecimal(_ word: [UInt8]) -> Bool {
    guard word.count >= 4 else { return false }
    let mark = word[word.count - 3]
    return (mark == UInt8(ascii: ",") || mark == UInt8(ascii: "."))
      && word.allSatisfy {
        (0x30...0x39).contains($0) || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".")
      }
  }

  /// The last word of the number that begins at a word: groups of three digits
  /// may be separated by spaces.
  func number(at first: Int) -> Int? {
    let word = words[first].bytes
    guard
      word.allSatisfy({
        (0x30...0x39).contains($0) || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".")
      })
    else { return nil }
    var last = first
    guard digits(word), word.count <= 3 else { return last }
    while last + 1 < words.count, isSpace(gap(after: last)) || isApostrophe(gap(after: last)) {
      let next = words[last + 1].bytes
      let head = next.prefix { (0x30...0x39).contains($0) }
      guard head.count == 3 else { break }
      let tail = next.dropFirst(3)
      guard tail.isEmpty || tail.count == 3 && (tail.first == 0x2C || tail.first == 0x2E) else {
        break
      }
      last += 1
      if !tail.isEmpty { break }
    }
    return last
  }

  func symbol(before start: Int) -> Int? {
    var index = start
    while index > 0,
      bytes[index - 1] == 0x20 || bytes[index - 1] == 0xA0 || bytes[index - 1] == 0xC2
    {
      index -= 1
      if start - index > 3 { return nil }
    }
    if index > 0, bytes[index - 1] == UInt8(ascii: "-") { index -= 1 }
    if index >= 1, bytes[index - 1] == UInt8(ascii: "$") { return beforeLetters(index - 1) }
    if index >= 2, bytes[index - 2] == 0xC2, bytes[index - 1] == 0xA3 || bytes[index - 1] == 0xA5 {
      return index - 2
    }
    // U+20A0 to U+20BF are signs of currencies; U+FFE5 is a yen of full width.
    if index >= 3, bytes[index - 3] == 0xE2, bytes[index - 2] == 0x82, bytes[index - 1] >= 0xA0 {
      return index - 3
    }
    if index >= 3, bytes[(index - 3)..<index] == [0xEF, 0xBF, 0xA5] { return index - 3 }
    return nil
  }

  /// The beginning of up to three capital letters before a dollar sign, as in `R$`.
  private func beforeLetters(_ sign: Int) -> Int {
    var start = sign
    while start > 0, sign - start < 4, (0x41...0x5A).contains(bytes[start - 1]) { start -= 1 }
    let isWord = start == 0 || bytes[start - 1] == 0x20 || bytes[start - 1] >= 0x80
    return sign - start <= 3 && isWord ? start : sign
  }

  func symbol(after end: Int) -> Int? {
    var index = end
    if index < bytes.count, bytes[index] == 0x20 {
      index += 1
    } else if index + 1 < bytes.count, bytes[index] == 0xC2, bytes[index + 1] == 0xA0 {
      index += 2
    } else if index + 2 < bytes.count, bytes[index] == 0xE2, bytes[index + 1] == 0x80,
      bytes[index + 2] == 0xAF
    {
      index += 3
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: "$") { return index + 1 }
    if index + 1 < bytes.count, bytes[index] == 0xC2, bytes[index + 1] == 0xA3 { return index + 2 }
    if index + 2 < bytes.count, bytes[index] == 0xE2, bytes[index + 1] == 0x82,
      bytes[index + 2] >= 0xA0
    {
      return index + 3
    }
    return nil
  }

  /// Takes in `,-` and `.–` after a round amount.
  func dashes(from end: Int) -> Int {
    guard end + 1 < bytes.count, bytes[end] == 0x2C || bytes[end] == 0x2E else { return end }
    if bytes[end + 1] == UInt8(ascii: "-") {
      return end + 2 < bytes.count && bytes[end + 2] == UInt8(ascii: "-") ? end + 3 : end + 2
    }
    let isDash =
      end + 3 < bytes.count && bytes[end + 1] == 0xE2 && bytes[end + 2] == 0x80
      && (bytes[end + 3] == 0x93 || bytes[end + 3] == 0x94)
    return isDash ? end + 4 : end
  }

  /// Whether a word is a currency code that can stand before a number.
  func code(at index: Int) -> Bool? {
    let word = words[index]
    let isCrown = word.bytes == [0x6B, 0x72]
    return Self.codes.contains(word.bytes) && (word.isCapitalized || isCrown) ? true : nil
  }

  /// The codes of currencies that everyday documents use, and signs in letters.
  static let codes = Set(
    """
    eur usd gbp chf sek nok dkk cad aud jpy fr kr pln czk cny krw brl vnd try isk huf zl kc \
    kronor kroner
    """.split(separator: " ").map { Array($0.utf8) })
}

extension ValueSpan {
  /// The piece with further words taken in.
  fileprivate func extended(over end: (word: Int, offset: Int)?) -> ValueSpan {
    guard let end else { return self }
    return ValueSpan(
      kind: kind, range: range.lowerBound..<end.offset, words: words.lowerBound..<(end.word + 1))
  }
}

/// Codes, and numbers with their units.
extension ValueScanner {
  func identifier() -> ValueSpan? {
    guard isCodeWord(index), !startsMeasure() else { return nil }
    var last = index
    while last + 1 < words.count, joinsCode(gap(after: last)),
      isCodeWord(last + 1) || continuesCode(last + 1)
    {
      last += 1
    }
    var first = index
    while first > 0, isJoined(first), continuesCode(first - 1) { first -= 1 }
    let range = words[first].range.lowerBound..<words[last].range.upperBound
    let text = bytes[range]
    let digitCount = text.filter { (0x30...0x39).contains($0) }.count
    let hasLetter = text.contains { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
    guard digitCount >= 5 || hasLetter && digitCount >= 1 && text.count <= 40 else { return nil }
    if digitCount >= 5, !hasLetter, last == index, !digits(words[index].bytes) { return nil }
    var start = range.lowerBound
    if start > 0, bytes[start - 1] == UInt8(ascii: "+") { start -= 1 }
    if start > 1, bytes[start - 1] == UInt8(ascii: "("), bytes[start - 2] == UInt8(ascii: "+") {
      start -= 2
    }
    return span(.identifier, start..<range.upperBound, first..<(last + 1))
  }

  /// Whether a number with its unit begins here, as in `84 310 km` and `3 EL`.
  func startsMeasure() -> Bool {
    guard digits(words[index].bytes), words[index].bytes.count <= 3 else { return false }
    let last = number(at: index) ?? index
    guard last + 1 < words.count, isSpace(gap(after: last)) else { return false }
    let next = words[last + 1]
    let isShort = next.bytes.count == 1 && !vocabulary.contains(next.bytes, in: .units)
    return !next.hasDigit && !isShort && (last == index || !next.isCapitalized)
  }

  /// Whether a hyphen or a slash alone stands before a word.
  func isJoined(_ index: Int) -> Bool {
    let gap = gap(after: index - 1)
    return gap == [0x2D] || gap == [0x2F]
  }

  /// Whether a word can be part of a code: digits, or capitals with digits.
  func isCodeWord(_ index: Int) -> Bool {
    guard words[index].hasDigit else { return false }
    let raw = bytes[words[index].range]
    return raw.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || $0 == 0x2D || $0 == 0x2F
        || $0 == 0x2E
    }
      || raw.count >= 6 && raw.contains { (0x61...0x7A).contains($0) }
        && raw.allSatisfy { $0 < 0x80 && $0 != 0x2C }
  }

  func continuesCode(_ index: Int) -> Bool {
    let raw = bytes[words[index].range]
    return raw.count <= 5
      && raw.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
  }

  func joinsCode(_ gap: ArraySlice<UInt8>) -> Bool {
    guard (1...2).contains(gap.count) else { return false }
    return gap.allSatisfy {
      $0 == 0x20 || $0 == 0x2D || $0 == 0x2F || $0 == 0x2E || $0 == 0x29 || $0 == 0x28 || $0 == 0x2A
    }
      && gap != [0x2E, 0x20]
  }

  func measure() -> ValueSpan? {
    guard words[index].hasDigit else { return nil }
    let word = words[index]
    if let symbol = degreeSymbol(at: words[index].range.upperBound) {
      return span(.quantity, word.range.lowerBound..<symbol, index..<(index + 1))
    }
    // In "1 x 23 kg" the quantity is 23 kg.
    if index + 2 < words.count, words[index + 1].bytes == [0x78], words[index + 2].hasDigit {
      return nil
    }
    var end = word.range.upperBound
    if let symbol = unitSymbol(at: end) {
      return span(symbol.1, word.range.lowerBound..<symbol.0, index..<(index + 1))
    }
    let isNumber = word.bytes.allSatisfy {
      (0x30...0x39).contains($0) || $0 == 0x2C || $0 == 0x2E || $0 == 0x2D || $0 == 0x2F
    }
    guard isNumber else {
      let tail = word.bytes.drop { (0x30...0x39).contains($0) }
      let startsWithDigit = (0x30...0x39).contains(word.bytes[0])
      return span(
        startsWithDigit && tail.count <= 3 ? .quantity : .identifier, word.range,
        index..<(index + 1))
    }
    if word.bytes.contains(0x2D), word.bytes.count >= 7 {
      return span(.identifier, word.range, index..<(index + 1))
    }
    if let last = number(at: index), last > index {
      return groupedMeasure(through: last)
    }
    guard index + 1 < words.count else { return span(.number, word.range, index..<(index + 1)) }
    let next = words[index + 1]
    let isUnit =
      isSpace(gap(after: index)) && !next.hasDigit
      && (!next.isCapitalized || vocabulary.contains(next.bytes, in: .units))
      && !vocabulary.isStopWord(next.bytes) && next.bytes != [0x78]
    guard isUnit else { return span(.number, word.range, index..<(index + 1)) }
    end = next.range.upperBound
    return span(.quantity, word.range.lowerBound..<end, index..<(index + 2))
  }

  /// A number in groups of three digits with its unit.
  func groupedMeasure(through last: Int) -> ValueSpan {
    let start = words[index].range.lowerBound
    guard last + 1 < words.count, isSpace(gap(after: last)), !words[last + 1].hasDigit,
      !words[last + 1].isCapitalized, !vocabulary.isStopWord(words[last + 1].bytes)
    else { return span(.number, start..<words[last].range.upperBound, index..<(last + 1)) }
    return span(.quantity, start..<words[last + 1].range.upperBound, index..<(last + 2))
  }

  /// A number in words with its unit, such as `two months`; "one" is a number only
  /// before a unit of time.
  func wordedMeasure() -> ValueSpan? {
    if words[index].isIdeographic { return ideographicMeasure() }
    if let whole = qualifiedMeasure() { return whole }
    guard index + 1 < words.count, isSpace(gap(after: index)) else { return nil }
    let next = words[index + 1]
    if vocabulary.isOne(words[index].bytes),
      UnitFamily.family(of: next.bytes, text: "", vocabulary) != .time
    {
      return nil
    }
    let isTime = UnitFamily.family(of: next.bytes, text: "", vocabulary) == .time
    guard !next.hasDigit, isTime || next.bytes.count >= 3 && !vocabulary.isStopWord(next.bytes)
    else { return nil }
    return span(
      .quantity, words[index].range.lowerBound..<next.range.upperBound, index..<(index + 2))
  }

  /// A number in words with a unit of time after another word, such as "one calendar month"
  /// and `tre hela månader`.
  private func qualifiedMeasure() -> ValueSpan? {
    guard index + 2 < words.count, isSpace(gap(after: index)), isSpace(gap(after: index + 1)),
      !words[index + 1].hasDigit, !words[index + 1].isCapitalized,
      !vocabulary.isStopWord(words[index + 1].bytes), words[index + 1].bytes.count >= 4,
      UnitFamily.family(of: words[index + 1].bytes, text: "", vocabulary) != .time,
      words[index + 2].bytes.count >= 3,
      UnitFamily.family(of: words[index + 2].bytes, text: "", vocabulary) == .time
    else { return nil }
    return span(
      .quantity, words[index].range.lowerBound..<words[index + 2].range.upperBound,
      index..<(index + 3))
  }

  /// A length of time in words without spaces, such as `六個小時` and `三か月`.
  private func ideographicMeasure() -> ValueSpan? {
    var next = index + 1
    while next < words.count, next - index < 3, gap(after: next - 1).isEmpty,
      vocabulary.isNumber(words[next].bytes) || ["十", "百"].contains(words[next].text)
    {
      next += 1
    }
    if next < words.count, gap(after: next - 1).isEmpty,
      ["個", "个", "か", "ヶ", "カ"].contains(words[next].text)
    {
      next += 1
    }
    guard next < words.count, gap(after: next - 1).isEmpty else { return nil }
    let tail = Array(words[next..<min(words.count, next + 3)])
    let units = vocabulary.hits(
      of: [.time, .shortTime, .days, .weeks, .years, .hourLengths, .minutes], in: tail
    ).filter { $0.words.lowerBound == 0 }
    guard let unit = units.max(by: { $0.words.count < $1.words.count }) else { return nil }
    let end = next + unit.words.upperBound
    return span(
      .quantity, words[index].range.lowerBound..<words[end - 1].range.upperBound, index..<end)
  }

  /// The end of a `℃` after a number.
  private func degreeSymbol(at end: Int) -> Int? {
    end + 2 < bytes.count && bytes[end..<(end + 3)] == [0xE2, 0x84, 0x83] ? end + 3 : nil
  }

  func unitSymbol(at end: Int) -> (Int, ValueSpan.Kind)? {
    var index = end
    if index < bytes.count, bytes[index] == 0x20 { index += 1 }
    if index + 1 < bytes.count, bytes[index] == 0xC2, bytes[index + 1] == 0xA0 { index += 2 }
    guard index < bytes.count else { return nil }
    if bytes[index] == UInt8(ascii: "%") { return (index + 1, .percentage) }
    if index + 2 < bytes.count, bytes[index..<(index + 3)] == [0xEF, 0xBC, 0x85] {
      return (index + 3, .percentage)
    }
    guard index + 1 < bytes.count, bytes[index] == 0xC2, bytes[index + 1] == 0xB0 else {
      return nil
    }
    index += 2
    if index < bytes.count, bytes[index] == 0x20 { index += 1 }
    let hasLetter = index < bytes.count && (bytes[index] == 0x43 || bytes[index] == 0x46)
    return (hasLetter ? index + 1 : end + 2, .quantity)
  }
}

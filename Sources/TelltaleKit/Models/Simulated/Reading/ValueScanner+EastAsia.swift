/// Dates, times and measures of the scripts without spaces, and of Vietnamese.
extension ValueScanner {
  /// A date such as `2026年3月12日`, `3월 12일` and `ngày 12 tháng 3 năm 2026`.
  func wordedDate() -> ValueSpan? {
    guard words[index].hasDigit, let parts = dateParts() else { return nil }
    var start = words[index].range.lowerBound
    var first = index
    // "ngày" before the day belongs to the date.
    if index > 0, isDayWord(words[index - 1].bytes), isSpace(gap(after: index - 1)),
      !words[index - 1].isIdeographic
    {
      first = index - 1
      start = words[first].range.lowerBound
    }
    return span(.date, start..<words[parts].range.upperBound, first..<(parts + 1))
  }

  /// The last word of a date of numbers with the words for year, month and day: at
  /// least a month with a day or a year.
  private func dateParts() -> Int? {
    var place = index
    var units: [DateUnit] = []
    var last: Int?
    while place < words.count, let (unit, end) = dateUnit(at: place) {
      units.append(unit)
      last = end
      guard end + 1 < words.count, isCloseGap(after: end) else { break }
      place = end + 1
    }
    if units == [.day], let last, last + 2 < words.count,
      dateUnit(at: last + 1) == nil, isMonthWord(words[last + 1].bytes),
      words[last + 2].hasDigit
    {
      return vietnameseDate(after: last)
    }
    return Set(units).count >= 2 && units.contains(.month) ? last : nil
  }

  private enum DateUnit { case year, month, day }

  /// A number with the word for a year, a month or a day right after it.
  private func dateUnit(at place: Int) -> (DateUnit, Int)? {
    guard place + 1 < words.count, digits(words[place].bytes), isCloseGap(after: place) else {
      return nil
    }
    switch words[place + 1].text {
    case "年", "년": return words[place].bytes.count == 4 ? (.year, place + 1) : nil
    case "月", "월": return words[place].bytes.count <= 2 ? (.month, place + 1) : nil
    case "日", "号", "號", "일": return words[place].bytes.count <= 2 ? (.day, place + 1) : nil
    default: return nil
    }
  }

  /// `12 tháng 3 năm 2026`, from the day.
  func vietnameseDate() -> ValueSpan? {
    guard dayNumber(words[index].bytes) != nil, let last = vietnameseDate(after: index) else {
      return nil
    }
    var first = index
    if index > 0, isDayWord(words[index - 1].bytes), isSpace(gap(after: index - 1)) { first -= 1 }
    return span(
      .date, words[first].range.lowerBound..<words[last].range.upperBound, first..<(last + 1))
  }

  private func vietnameseDate(after day: Int) -> Int? {
    guard day + 2 < words.count, !words[day + 1].isIdeographic, isMonthWord(words[day + 1].bytes),
      digits(words[day + 2].bytes), words[day + 2].bytes.count <= 2, isSpace(gap(after: day)),
      isSpace(gap(after: day + 1))
    else { return nil }
    guard day + 4 < words.count, isLoose(gap(after: day + 2)),
      vocabulary.contains(words[day + 3].bytes, in: .time), words[day + 4].bytes.count == 4,
      digits(words[day + 4].bytes)
    else { return day + 2 }
    return day + 4
  }

  private func isMonthWord(_ word: [UInt8]) -> Bool { vocabulary.contains(word, in: .month) }

  private func isDayWord(_ word: [UInt8]) -> Bool { vocabulary.contains(word, in: .dateNouns) }

  /// Whether a word stands right after another or after one space.
  private func isCloseGap(after place: Int) -> Bool {
    let gap = gap(after: place)
    return gap.isEmpty || isSpace(gap)
  }

  /// A clock time such as `14時30分`, `午後2時`, `오후 2시` and `14 giờ 30`.
  func wordedClock() -> ValueSpan? {
    guard digits(words[index].bytes), words[index].bytes.count <= 2, index + 1 < words.count,
      isCloseGap(after: index), words[index + 1].isIdeographic
    else { return nil }
    let marks = hits(of: [.hours, .hourMarks], at: index + 1)
    guard let hour = marks.max(by: { $0.count < $1.count }),
      !hits(of: [.time], at: index + 1).contains(where: { $0.count > hour.count })
    else { return nil }
    var end = hour.upperBound
    if end + 1 < words.count, digits(words[end].bytes), words[end].bytes.count <= 2,
      isCloseGap(after: end - 1), isCloseGap(after: end), words[end + 1].isIdeographic,
      ["分", "분"].contains(words[end + 1].text)
    {
      end += 2
    }
    let start = half(before: index)
    return span(
      .time, words[start].range.lowerBound..<words[end - 1].range.upperBound, start..<end)
  }

  /// The first word of "morning" or "afternoon" before a clock time.
  private func half(before place: Int) -> Int {
    let from = max(0, place - 3)
    let before = vocabulary.hits(of: [.meridiems], in: Array(words[from..<place]))
    let near = before.filter { $0.words.upperBound + from == place && isCloseGap(after: place - 1) }
    return near.map { $0.words.lowerBound + from }.min() ?? place
  }

  /// A number with a counter or a unit right after it, such as `3日間` and `4人分`.
  func countedMeasure() -> ValueSpan? {
    guard words[index].hasDigit, index + 1 < words.count, isCloseGap(after: index),
      words[index + 1].isIdeographic, !words[index].isIdeographic
    else { return nil }
    let units = hits(of: [.time, .units, .shares, .degrees, .shortTime], at: index + 1)
    guard let unit = units.max(by: { $0.count < $1.count }) else { return nil }
    let kind: ValueSpan.Kind =
      hits(of: [.shares], at: index + 1).contains { $0.count >= unit.count }
      ? .percentage : .quantity
    return span(
      kind, words[index].range.lowerBound..<words[unit.upperBound - 1].range.upperBound,
      index..<unit.upperBound)
  }

  /// Where entries of some lists stand from a place on.
  func hits(of lists: Set<WordList>, at place: Int) -> [Range<Int>] {
    guard place < words.count else { return [] }
    let near = Array(words[place..<min(words.count, place + 6)])
    return vocabulary.hits(of: lists, in: near).filter { $0.words.lowerBound == 0 && $0.gap == 0 }
      .map { (place + $0.words.lowerBound)..<(place + $0.words.upperBound) }
  }

  /// The last word of a currency's name from a place on, such as `円` and `人民币`.
  func currency(at place: Int) -> Int? {
    guard place < words.count else { return nil }
    if Self.codes.contains(words[place].bytes) { return place }
    return hits(of: [.currencies], at: place).map { $0.upperBound - 1 }.max()
  }
}

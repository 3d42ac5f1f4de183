extension DateReader {
  /// Reads `2026-03-12`, `12.03.2026`, `12/3/26`, `12-03-2026`, with spaces after
  /// the stops of German and Korean.
  func numeric(_ start: Int) -> DateMention? {
    guard let first = digits(start, 1...4), let mark = mark(at: first.end),
      let second = digits(position(after: first.end), 1...2), text[second.end] == mark,
      let third = digits(position(after: second.end), 1...4),
      isEnd(third.end)
    else { return nil }
    let range = start..<third.end
    if first.end - start == 4 {
      return mention(
        [CalendarDate(year: first.value, month: second.value, day: third.value)], range)
    }
    let width = third.end - third.start
    if isYearFirst, first.end - start == 2, width <= 2 {
      let year = Self.fullYear(first.value)
      let other =
        width == 2
        ? CalendarDate(
          year: Self.fullYear(third.value), month: second.value, day: first.value) : nil
      return mention(
        [CalendarDate(year: year, month: second.value, day: third.value), other], range)
    }
    guard first.end - start <= 2, width == 4 || width == 2 else { return nil }
    let year = width == 2 ? Self.fullYear(third.value) : third.value
    let dayFirst = CalendarDate(year: year, month: second.value, day: first.value)
    let monthFirst =
      mark == "." ? nil : CalendarDate(year: year, month: first.value, day: second.value)
    return mention(isMonthFirst ? [monthFirst, dayFirst] : [dayFirst, monthFirst], range)
  }

  private func mark(at position: Int) -> Unicode.Scalar? {
    [".", "/", "-"].contains(text[position]) ? text[position] : nil
  }

  private func position(after mark: Int) -> Int {
    text[mark] == "." ? text.skippingSpaces(from: mark + 1, limit: 1) : mark + 1
  }

  /// Whether a date ends here, and no longer number such as a version.
  private func isEnd(_ end: Int) -> Bool {
    // 2026-03-12T10:00 in machine formats.
    if text[end] == "T", text.isDigit(end + 1) { return true }
    return !text.isWordLetter(end)
      && !([".", ",", "/", "-"].contains(text[end]) && text.isDigit(end + 1))
  }

  /// Two digits mean the years from 1970 to 2069.
  static func fullYear(_ year: Int) -> Int { year < 70 ? 2000 + year : 1900 + year }

  /// Reads `2026年3月12日`, `3月12日`, `2026년 3월 12일`.
  func unitsOfEastAsia(_ start: Int) -> DateMention? {
    if let found = digits(start, 4...4), ["年", "년"].contains(text[found.end]) {
      return monthAndDay(
        start, from: text.skippingSpaces(from: found.end + 1), year: found.value)
    }
    return monthAndDay(start, from: start, year: nil)
  }

  /// Reads `3月12日` after a year.
  func monthAndDay(_ start: Int, from position: Int, year: Int?) -> DateMention? {
    guard let month = digits(position, 1...2), ["月", "월"].contains(text[month.end]),
      let day = digits(text.skippingSpaces(from: month.end + 1), 1...2),
      ["日", "일", "号", "號"].contains(text[day.end])
    else { return nil }
    return mention(
      [CalendarDate(year: year, month: month.value, day: day.value)], start..<day.end + 1)
  }

  /// Reads `ngày 12 tháng 3 năm 2026`.
  func vietnamese(_ start: Int) -> DateMention? {
    guard text.folded[start] == "n", case let day = text.word(at: start), day.text == "ngày" else {
      return nil
    }
    return vietnamese(start, from: text.skippingSpaces(from: day.end))
  }

  /// Reads `12 tháng 3, 2026`, `12 thg 3, 2026` and `mùng 1 tháng 3`, from the day on.
  func vietnamese(_ start: Int, from dayStart: Int) -> DateMention? {
    guard let first = digits(dayStart, 1...2), text.isSpace(first.end),
      let second = digits(after: "tháng", first.end, 1...2)
        ?? digits(after: "thg", first.end, 1...2)
    else { return nil }
    var year = digits(after: "năm", second.end, 4...4).map { (value: $0.value, end: $0.end) }
    if year == nil, [",", "/", "-"].contains(text[second.end]) {
      year = digits(text.skippingSpaces(from: second.end + 1), 4...4).map { ($0.value, $0.end) }
    }
    return mention(
      [CalendarDate(year: year?.value, month: second.value, day: first.value)],
      start..<(year?.end ?? second.end))
  }

  private func digits(
    after word: String, _ start: Int, _ width: ClosedRange<Int>
  ) -> (value: Int, end: Int)? {
    let (found, end) = text.word(at: text.skippingSpaces(from: start))
    guard found == word, let digits = digits(text.skippingSpaces(from: end), width) else {
      return nil
    }
    return (digits.value, digits.end)
  }
}

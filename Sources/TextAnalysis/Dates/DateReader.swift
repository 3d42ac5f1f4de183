/// Reads the dates of one text.
///
/// Ranges count the scalars of ``text``.
struct DateReader {
  let text: NotationText

  /// Whether numbers put the month first.
  let isMonthFirst: Bool

  /// Whether numbers put the year first, even one of two digits.
  let isYearFirst: Bool

  /// Creates a reader of a text in a language, a BCP 47 tag; without one, or in
  /// English of no region, the month comes second.
  init(_ text: NotationText, language: String?) {
    self.text = text
    let tag = language?.lowercased() ?? ""
    isMonthFirst = tag == "en-us" || tag == "en-ph"
    isYearFirst = LanguageTag(tag).language == "ko"
  }

  /// Returns the dates, in order.
  func dates() -> [DateMention] {
    var dates: [DateMention] = []
    var position = 0
    while position < text.count {
      if let date = date(at: position) {
        dates.append(date)
        position = date.range.upperBound
      } else {
        position += 1
      }
    }
    return dates
  }

  private func date(at start: Int) -> DateMention? {
    switch text.kind(start) {
    case .digit where !text.isDigit(start - 1) && !text.isWordLetter(start - 1):
      return numeric(start) ?? unitsOfEastAsia(start) ?? vietnamese(start, from: start)
        ?? dayThenMonth(start)
    case .letter where !text.isLetter(start - 1):
      return monthThenDay(start) ?? vietnamese(start)
    case .ideograph: return yearOfEra(start) ?? hanDate(start)
    default: return nil
    }
  }

  // MARK: Parts

  /// Reads up to four digits; `nil` where there are none or more.
  func digits(
    _ start: Int, _ width: ClosedRange<Int>
  ) -> (value: Int, start: Int, end: Int)? {
    var end = start
    var value = 0
    while text.isDigit(end), end - start <= 4 {
      value = value * 10 + Int(text[end].value) - 48
      end += 1
    }
    return width.contains(end - start) ? (value, start, end) : nil
  }

  /// Returns a mention when there are days that it can mean.
  func mention(_ readings: [CalendarDate?], _ range: Range<Int>) -> DateMention? {
    let readings = readings.compactMap(\.self).uniqued()
    return readings.isEmpty ? nil : DateMention(readings: readings, range: range)
  }

  /// Reads the name of a month, and where it ends with the stop after an
  /// abbreviation.
  private func month(at start: Int) -> (month: Int, end: Int)? {
    let (word, end) = text.word(at: start)
    guard let month = MonthNames.month(word), !text.isLetter(end) else { return nil }
    if text[end] == ".", MonthNames.isAbbreviation(word) || isYearOfShortMonth(word, end + 1) {
      return (month, end + 1)
    }
    // A short name that is a word too is a month only in capitals.
    let isCapital = text.scalars[start] != text.folded[start]
    if MonthNames.isAbbreviation(word), !isCapital || MonthNames.isWord(word),
      year(after: end) == nil
    {
      return nil
    }
    return (month, end)
  }

  /// Reads a year after a month: `2026`, `, 2026`, `de 2026`, `del 2026`.
  private func year(after end: Int) -> (value: Int, end: Int)? {
    var position = text[end] == "," ? end + 1 : end
    position = text.skippingSpaces(from: position)
    let (word, wordEnd) = text.word(at: position)
    if ["de", "del"].contains(word) { position = text.skippingSpaces(from: wordEnd) }
    guard position > end, let year = digits(position, 4...4), (1000...2999).contains(year.value),
      !text.isWordLetter(year.end), !isFraction(year.end)
    else { return nil }
    return (year.value, year.end)
  }

  /// Whether a year with its "de" follows a name that is short for a month in this
  /// language and a whole name in another: `12 de mai. de 2026`.
  private func isYearOfShortMonth(_ word: String, _ end: Int) -> Bool {
    let next = text.skippingSpaces(from: end)
    return word.unicodeScalars.count <= 4 && next > end
      && ["de", "del"].contains(text.word(at: next).text) && year(after: end) != nil
  }

  /// Whether digits go on as a number: `2026.50`.
  private func isFraction(_ end: Int) -> Bool {
    [".", ","].contains(text[end]) && text.isDigit(end + 1)
  }

  // MARK: With the month's name

  /// Reads `12 March 2026`, `12. März`, `1er mars`, `12 de marzo de 2026`,
  /// `12th of March`.
  private func dayThenMonth(_ start: Int) -> DateMention? {
    guard let day = digits(start, 1...2) else { return nil }
    var position = day.end
    if let mark = joining(position), let date = dayJoinedToMonth(day, mark) { return date }
    if text[position] == "." { position += 1 }
    if ["º", "°", "ª"].contains(text[position]) {
      position += 1
    } else if text.isLetter(position) || text[position] == ":" && text.isLetter(position + 1) {
      let (word, end) = text.word(at: text[position] == ":" ? position + 1 : position)
      if Self.ordinals.contains(word) { position = end }
    }
    position = text.skippingSpaces(from: position, limit: 2)
    guard text.isLetter(position) else { return nil }
    let (word, end) = text.word(at: position)
    if ["of", "de", "d", "di"].contains(word) {
      position = text.skippingSpaces(from: text[end] == "'" ? end + 1 : end)
    }
    guard let month = month(at: position) else { return nil }
    let year = year(after: month.end)
    return mention(
      [CalendarDate(year: year?.value, month: month.month, day: day.value)],
      start..<(year?.end ?? month.end))
  }

  /// The mark that joins the parts of `12-Mar-2026` and `12/Mar/2026`.
  private func joining(_ position: Int) -> Unicode.Scalar? {
    let mark = text[position]
    return (mark == "-" || mark == "/" || mark == ".") && text.isLetter(position + 1) ? mark : nil
  }

  /// Reads `12-Mar-2026`.
  private func dayJoinedToMonth(
    _ day: (value: Int, start: Int, end: Int), _ mark: Unicode.Scalar
  ) -> DateMention? {
    let (word, end) = text.word(at: day.end + 1)
    guard let month = MonthNames.month(word), text[end] == mark,
      let year = digits(end + 1, 2...4), year.end - year.start != 3, !text.isWordLetter(year.end),
      !isFraction(year.end)
    else { return nil }
    let isShort = year.end - year.start == 2
    return mention(
      [
        CalendarDate(
          year: isShort ? Self.fullYear(year.value) : year.value, month: month, day: day.value)
      ], day.start..<year.end)
  }

  /// Reads `March 12, 2026` and `Mar 12`.
  private func monthThenDay(_ start: Int) -> DateMention? {
    guard text.scalars[start] != text.folded[start], startsDay(start), let month = month(at: start)
    else {
      return nil
    }
    let position = text.skippingSpaces(from: month.end, limit: 2)
    guard position > month.end, let day = digits(position, 1...2), !isFraction(day.end),
      text[day.end] != ":"
    else { return nil }
    let (word, end) = text.word(at: day.end)
    if !word.isEmpty, !Self.ordinals.contains(word) { return nil }
    let year = year(after: end)
    return mention(
      [CalendarDate(year: year?.value, month: month.month, day: day.value)],
      start..<(year?.end ?? end))
  }

  /// Whether digits follow the word at a position, over stops and spaces.
  private func startsDay(_ start: Int) -> Bool {
    var end = start
    while text.isLetter(end) { end += 1 }
    if text[end] == "." { end += 1 }
    return text.isDigit(text.skippingSpaces(from: end, limit: 2))
  }

  private static let ordinals: Set<String> = [
    "st", "nd", "rd", "th", "er", "e", "de", "ste", "a", "ª", "º",
  ]
}

/// Whether a text states a date.
package enum DateStatement: Hashable, Sendable {
  /// It does, here.
  case stated(Range<Int>)

  /// It states the day and the month, and leaves the year out.
  case withoutYear(Range<Int>)

  /// It has a date that can be read in two ways, one of which is right.
  case ambiguous(Range<Int>)

  /// It has only other dates.
  case others([Range<Int>])

  /// It has no date that can be read, but the name of a month.
  case unread(Range<Int>)

  /// It has no date.
  case none

  /// Looks for a date.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - wanted: The date, or several of which one is enough; each with or without
  ///     its year.
  ///   - language: The language of the text, a BCP 47 tag. Of English without a
  ///     region it is not known if the month comes first.
  package init(of text: String, wanted: [CalendarDate], language: String?) {
    let mentions = DateScanner().scan(text, language: language)
    let decidesOrder = language.map { $0.lowercased() != "en" && $0.lowercased() != "und" } ?? false
    var withoutYear: Range<Int>?
    var ambiguous: Range<Int>?
    for mention in mentions {
      let fits = mention.readings.map { date in
        wanted.first { $0.isSameDay(as: date) }.map { (date: date, wanted: $0) }
      }
      guard let fit = fits.compactMap({ $0 }).first else { continue }
      let isCertain =
        fits.allSatisfy { $0 != nil } || decidesOrder && fits.first.flatMap { $0 } != nil
      if !isCertain {
        ambiguous = ambiguous ?? mention.range
      } else if fit.wanted.year != nil, fit.date.year == nil {
        withoutYear = withoutYear ?? mention.range
      } else {
        self = .stated(mention.range)
        return
      }
    }
    if let withoutYear {
      self = .withoutYear(withoutYear)
    } else if let ambiguous {
      self = .ambiguous(ambiguous)
    } else if !mentions.isEmpty {
      self = .others(mentions.map(\.range))
    } else if let month = Self.month(in: text) {
      self = .unread(month)
    } else {
      self = .none
    }
  }

  /// Where a text names a month in full.
  private static func month(in text: String) -> Range<Int>? {
    let text = NotationText(text)
    var position = 0
    while position < text.count {
      guard text.isWordLetter(position), !text.isLetter(position - 1) else {
        position += 1
        continue
      }
      let (word, end) = text.word(at: position)
      let isCapital = text.scalars[position] != text.folded[position]
      if MonthNames.month(word) != nil, isCapital || !MonthNames.isAbbreviation(word),
        !text.isLetter(end)
      {
        return text.source(of: position..<end)
      }
      position = max(end, position + 1)
    }
    return nil
  }
}

extension CalendarDate {
  /// Whether another date can be the same day, where one leaves its year out.
  fileprivate func isSameDay(as other: CalendarDate) -> Bool {
    month == other.month && day == other.day
      && (year == nil || other.year == nil || year == other.year)
  }

  /// Reads a date as ``description`` writes it: `2026-03-12`, or `--03-12`; `nil`
  /// for any other spelling and for a day that does not exist.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    let hasYear = bytes.count == 10
    guard hasYear || bytes.count == 7, text.utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39) ~= $0 })
    else { return nil }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let year = hasYear ? parts.first.flatMap { Int($0) } : nil
    let widths = parts.map(\.utf8.count)
    guard widths == (hasYear ? [4, 2, 2] : [0, 0, 2, 2]), hasYear == (year != nil),
      let month = Int(parts[parts.count - 2]), let day = Int(parts[parts.count - 1])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

import TextAnalysis

/// A day by its number, for counting days: 0 is 1 January 1970.
struct DayCount: Hashable, Sendable {
  /// The number.
  var number: Int

  /// The day with a number.
  init(number: Int) { self.number = number }

  /// The number of a date; `nil` where it has no year.
  ///
  /// Howard Hinnant's `days_from_civil`: years begin in March, so that a leap day is
  /// the last of its year.
  init?(_ date: CalendarDate) {
    guard let year = date.year else { return nil }
    let shifted = date.month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (date.month + (date.month > 2 ? -3 : 9)) + 2) / 5 + date.day - 1
    number = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The day of the week, Monday being 0.
  var weekday: Int { ((number + 3) % 7 + 7) % 7 }

  /// The date, by Howard Hinnant's `civil_from_days`.
  var date: CalendarDate? {
    let days = number + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return CalendarDate(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shifted + 2) / 5 + 1)
  }
}

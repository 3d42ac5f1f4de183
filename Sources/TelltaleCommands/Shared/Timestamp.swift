/// A moment in UTC, to the millisecond.
struct Timestamp: Hashable, Sendable {
  private let year: Int
  private let month: Int
  private let dayOfMonth: Int
  private let secondOfDay: Int
  private let millisecond: Int

  /// Creates a moment.
  ///
  /// The calendar is the proleptic Gregorian one; the arithmetic on eras of 400
  /// years is that of Howard Hinnant's "chrono-Compatible Low-Level Date
  /// Algorithms".
  init(secondsSince1970 seconds: Double) {
    let whole = Int(seconds.rounded(.down))
    millisecond = Int(((seconds - Double(whole)) * 1000).rounded(.down))
    let days = (whole - Self.remainder(whole, 86_400)) / 86_400
    secondOfDay = Self.remainder(whole, 86_400)
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    dayOfMonth = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  private static func remainder(_ value: Int, _ divisor: Int) -> Int {
    let remainder = value % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }

  /// The day as `2026-11-30`.
  var day: String { "\(year.padded(4))-\(month.padded(2))-\(dayOfMonth.padded(2))" }

  /// The moment as `2026-11-30T06:38:00Z` (ISO 8601).
  var iso8601: String { "\(day)T\(hour):\(minute):\(second)Z" }

  /// The moment as `20261130T063800.250Z`, which sorts by time and names files.
  var compact: String {
    let date = "\(year.padded(4))\(month.padded(2))\(dayOfMonth.padded(2))"
    return "\(date)T\(hour)\(minute)\(second).\(millisecond.padded(3))Z"
  }

  private var hour: String { (secondOfDay / 3600).padded(2) }
  private var minute: String { (secondOfDay / 60 % 60).padded(2) }
  private var second: String { (secondOfDay % 60).padded(2) }
}

extension Int {
  /// The number with zeros before it.
  fileprivate func padded(_ width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}

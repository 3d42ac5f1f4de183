/// A day of the Gregorian calendar, with or without its year.
public struct CalendarDate: Hashable, Sendable {
  /// The year, or `nil` where the text does not say it.
  public let year: Int?

  /// The month, from 1.
  public let month: Int

  /// The day of the month, from 1.
  public let day: Int

  /// Creates a date; `nil` when there is no such day.
  ///
  /// Without a year, 29 February exists.
  public init?(year: Int?, month: Int, day: Int) {
    guard (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day) else {
      return nil
    }
    self.year = year
    self.month = month
    self.day = day
  }

  private static func days(in month: Int, of year: Int?) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year.map(isLeap) ?? true ? 29 : 28
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The date as in ISO 8601: `2026-03-12`, or `--03-12` without its year.
  public var description: String {
    let start = year.map { Self.padded($0, to: 4) + "-" } ?? "--"
    return "\(start)\(Self.padded(month, to: 2))-\(Self.padded(day, to: 2))"
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

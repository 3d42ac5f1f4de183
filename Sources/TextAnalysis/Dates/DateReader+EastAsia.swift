extension DateReader {
  /// Reads `令和8年3月12日`, `平成元年1月8日` and `民國115年3月12日`.
  ///
  /// The eras are those since 1868, whose years are those of the Gregorian calendar from
  /// 1873 on.
  func yearOfEra(_ start: Int) -> DateMention? {
    guard
      let era = Self.eras.first(where: { era in
        era.name.enumerated().allSatisfy { text[start + $0] == $1 }
      })
    else { return nil }
    var position = text.skippingSpaces(from: start + era.name.count)
    var count = 1
    if text[position] == "元" {
      position += 1
    } else if let found = digits(position, 1...3) {
      (count, position) = (found.value, found.end)
    } else if let found = hanNumber(position, 1...3) {
      (count, position) = (found.value, found.end)
    } else {
      return nil
    }
    guard text[position] == "年", count > 0, era.first + count - 1 >= 1873 else { return nil }
    let next = text.skippingSpaces(from: position + 1)
    let year = era.first + count - 1
    return monthAndDay(start, from: next, year: year) ?? hanMonthAndDay(start, next, year: year)
  }

  private static let eras: [(name: [Unicode.Scalar], first: Int)] = [
    ("令和", 2019), ("平成", 1989), ("昭和", 1926), ("大正", 1912), ("明治", 1868), ("民國", 1912),
    ("民国", 1912),
  ].map { (Array($0.0.unicodeScalars), $0.1) }

  /// Reads `二〇二六年三月十二日` and `三月十二日`.
  func hanDate(_ start: Int) -> DateMention? {
    guard Self.hanDigit(text[start]) != nil, Self.hanDigit(text[start - 1]) == nil else {
      return nil
    }
    if let year = hanYear(start), text[year.end] == "年" {
      let next = text.skippingSpaces(from: year.end + 1)
      return hanMonthAndDay(start, next, year: year.value)
        ?? monthAndDay(start, from: next, year: year.value)
    }
    return hanMonthAndDay(start, start, year: nil)
  }

  private func hanMonthAndDay(_ start: Int, _ position: Int, year: Int?) -> DateMention? {
    guard let month = hanNumber(position, 1...2), text[month.end] == "月",
      let day = hanNumber(text.skippingSpaces(from: month.end + 1), 1...3),
      ["日", "号", "號"].contains(text[day.end])
    else { return nil }
    return mention(
      [CalendarDate(year: year, month: month.value, day: day.value)], start..<day.end + 1)
  }

  /// Reads four digits, as years are written.
  private func hanYear(_ start: Int) -> (value: Int, end: Int)? {
    var value = 0
    for position in start..<start + 4 {
      guard let digit = Self.hanDigit(text[position]), digit < 10 else { return nil }
      value = value * 10 + digit
    }
    return (value, start + 4)
  }

  /// Reads a number up to 99 with its tens: `十二`, `二十`, `三十一`.
  private func hanNumber(_ start: Int, _ width: ClosedRange<Int>) -> (value: Int, end: Int)? {
    var end = start
    var value = 0
    var unit = 0
    while end - start <= width.upperBound, let digit = Self.hanDigit(text[end]) {
      if digit == 10 {
        guard value == 0 else { return nil }
        value = max(unit, 1) * 10
        unit = 0
      } else {
        guard unit == 0 else { return nil }
        unit = digit
      }
      end += 1
    }
    return width.contains(end - start) && value + unit > 0 ? (value + unit, end) : nil
  }

  private static func hanDigit(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    case "〇", "零", "○": 0
    case "一": 1
    case "二": 2
    case "三": 3
    case "四": 4
    case "五": 5
    case "六": 6
    case "七": 7
    case "八": 8
    case "九": 9
    case "十": 10
    default: nil
    }
  }
}

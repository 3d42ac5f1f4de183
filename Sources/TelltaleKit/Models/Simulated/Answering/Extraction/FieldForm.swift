import TextAnalysis

/// The way in which a value is to be written, where a guide or a pattern says it.
struct FieldForm: Hashable, Sendable {
  /// The parts of a date and what stands between them, such as `YYYY-MM-DD`.
  enum Part: Hashable, Sendable {
    case year(digits: Int)
    case month(digits: Int)
    case day(digits: Int)
    case mark(String)
  }

  /// The parts of a date; empty where dates stay as written.
  var date: [Part] = []

  /// Whether clock times are written as `HH:MM`.
  var writesClock = false

  /// Reads the form from texts, the first that has one.
  init(texts: [String], pattern: String?) {
    if let pattern, pattern.contains("{4}-") { date = Self.iso }
    if let pattern, pattern.contains("{2}:") || pattern.contains("\\d:") { writesClock = true }
    for text in texts {
      let form = Self.form(in: text)
      if date.isEmpty { date = form.date }
      if form.writesClock { writesClock = true }
    }
  }

  private init() {}

  private static let iso: [Part] = [
    .year(digits: 4), .mark("-"), .month(digits: 2), .mark("-"), .day(digits: 2),
  ]

  private static func form(in text: String) -> FieldForm {
    var form = FieldForm()
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let start = index
      while index < scalars.count, isOfForm(scalars[index]) { index += 1 }
      if index - start >= 5 {
        let run = Array(scalars[start..<index])
        let parts = parts(of: run)
        if form.date.isEmpty, isDate(parts) { form.date = parts }
        let letters = String(String.UnicodeScalarView(run)).uppercased()
        if ["HH:MM", "HH:M", "TT:MM", "UU:MM", "SS:DD", "SS.DD", "HH.MM"].contains(
          where: letters.contains)
        {
          form.writesClock = true
        }
      }
      index = max(index, start + 1)
    }
    let words = FoldedWord.words(in: text).map(\.text)
    if form.date.isEmpty,
      zip(words, words.dropFirst()).contains(where: { $0 == "iso" && $1 == "8601" })
    {
      form.date = iso
    }
    return form
  }

  private static func isOfForm(_ scalar: Unicode.Scalar) -> Bool {
    kind(of: scalar) != nil || "-/.:年月日".unicodeScalars.contains(scalar)
  }

  private enum Letter { case year, month, day, either }

  /// What the letter of a date's form stands for in the languages of the models.
  private static func kind(of scalar: Unicode.Scalar) -> Letter? {
    switch scalar {
    case "Y", "y", "J", "j", "Å", "å": .year
    case "M", "m": .month
    case "D", "d", "T", "t", "G", "g": .day
    case "A", "a", "H", "h", "U", "u", "S", "s": .either
    default: nil
    }
  }

  private static func parts(of run: [Unicode.Scalar]) -> [Part] {
    var parts: [Part] = []
    var index = 0
    while index < run.count {
      var end = index + 1
      let letter = run[index]
      let isLetter = kind(of: letter) != nil
      while isLetter, end < run.count,
        run[end].properties.uppercaseMapping == letter.properties.uppercaseMapping
      {
        end += 1
      }
      let digits = end - index
      switch kind(of: letter) {
      // "AAAA" is a year in Romance languages, "JJ" a day in French, "AA" a month in Turkish.
      case .year where digits >= 3, .either where digits >= 3: parts.append(.year(digits: digits))
      case .year:
        parts.append(letter == "Y" || letter == "y" ? .year(digits: digits) : .day(digits: digits))
      case .month: parts.append(.month(digits: digits))
      case .day: parts.append(.day(digits: digits))
      case .either: parts.append(.month(digits: digits))
      case nil: parts.append(.mark(String(letter)))
      }
      index = end
    }
    while case .mark(let mark)? = parts.last, mark == "." || mark == ":" { parts.removeLast() }
    return parts
  }

  private static func isDate(_ parts: [Part]) -> Bool {
    var years = 0
    var months = 0
    var days = 0
    for part in parts {
      switch part {
      case .year: years += 1
      case .month: months += 1
      case .day: days += 1
      case .mark: break
      }
    }
    return years == 1 && months == 1 && days == 1
  }

  /// Returns a date in this form.
  func text(of date: CalendarDate) -> String? {
    guard !self.date.isEmpty else { return nil }
    var text = ""
    for part in self.date {
      switch part {
      case .year(let digits):
        guard let year = date.year else { return nil }
        text += Self.padded(digits == 2 ? year % 100 : year, digits)
      case .month(let digits): text += Self.padded(date.month, digits)
      case .day(let digits): text += Self.padded(date.day, digits)
      case .mark(let mark): text += mark
      }
    }
    return text
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Returns a clock time as `HH:MM` by its minutes since midnight.
  static func clock(minutes: Int) -> String {
    padded(minutes / 60, 2) + ":" + padded(minutes % 60, 2)
  }

  /// Returns a clock time as `HH:MM`; `nil` where it is none.
  static func clock(_ text: String, vocabulary: Vocabulary) -> String? {
    var numbers: [Int] = []
    var current: Int?
    for byte in text.utf8 {
      if (0x30...0x39).contains(byte) {
        current = min(9999, (current ?? 0) * 10 + Int(byte - 0x30))
      } else if let number = current {
        numbers.append(number)
        current = nil
      }
    }
    if let number = current { numbers.append(number) }
    guard var hour = numbers.first, hour <= 24 else { return nil }
    let minute = numbers.dropFirst().first ?? (text.contains("半") || text.contains("반") ? 30 : 0)
    guard minute < 60 else { return nil }
    let lower = text.lowercased()
    let isAfternoon =
      lower.contains("pm") || lower.contains("p.m")
      || ["午後", "下午", "晚上", "오후", "chiều", "tối"]
        .contains(where: lower.contains)
    if isAfternoon, hour < 12 { hour += 12 }
    if !isAfternoon, lower.contains("am") || lower.contains("a.m"), hour == 12 { hour = 0 }
    return padded(hour, 2) + ":" + padded(minute, 2)
  }
}

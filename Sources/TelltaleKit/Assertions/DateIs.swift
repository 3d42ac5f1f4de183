import SourceText
import SuiteSyntax
import TextAnalysis

/// Checks that the response states a date.
struct DateIs: Assertion {
  static let usage = AssertionUsage(
    name: "date",
    summary: """
      The response states the date, in the notation of any language; a year may be left out, but \
      not be another.
      """,
    value: .required(.oneOrList(of: .text(.spelled(spelling)), minimum: 1)),
    forms: [
      .init("date: 2026-03-12", "states this day; year, month and day as in ISO 8601"),
      .init("date: --03-12", "states the day of any year"),
      .init("date: [2026-03-12, 2026-03-13]", "states one of the days"),
    ],
    examples: [
      .init(
        "date: 2026-03-12", .pass, answer: "Der Vertrag endet am 12. März 2026.", language: "de"),
      .init("date: 2026-03-12", .pass, answer: "契約は2026年3月12日に終わります。", language: "ja"),
      .init("date: 2026-03-12", .pass, answer: "Le 12/03/2026.", language: "fr"),
      .init(
        "date: 2026-03-12", .pass, reason: "without-year", answer: "It ends on March 12.",
        language: "en"),
      .init("date: [2026-03-12, 2026-03-13]", .pass, answer: "2026-03-13"),
      .init(
        "date: 2026-03-12", .fail, reason: "other-date", answer: "Termina el 13 de marzo de 2026.",
        language: "es"),
      .init(
        "date: 2026-03-12", .fail, reason: "other-date", answer: "Op 12 maart 2025.",
        language: "nl"),
      .init(
        "date: 2026-03-12", .fail, reason: "no-date", answer: "계약이 언제 끝나는지 모르겠습니다.",
        language: "ko"),
      .init(
        "date: 2026-03-04", .undecided, reason: "ambiguous-date", answer: "On 03/04/2026.",
        language: "en"),
      .init(
        "date: 2026-03-12", .undecided, reason: "unread-date",
        answer: "On the twelfth day of March.", language: "en"),
    ])

  private static let spelling = TextForm.Spelling(
    "^(?:[0-9]{4}|-)-[0-9]{2}-[0-9]{2}$", examples: ["2026-12-31", "--12-31"])

  var dates: [CalendarDate] = []

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    guard let value else {
      throw SuiteValueError(
        "'date' needs a date", help: "write date: 2026-03-12", id: "missing-value")
    }
    let items: [SuiteNode]
    if case .sequence(let elements) = value.content { items = elements } else { items = [value] }
    for item in items {
      let text = try item.text()
      guard let date = CalendarDate(text) else {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let widths = parts.map(\.utf8.count)
        if widths == [4, 2, 2] || widths == [0, 0, 2, 2],
          parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39) ~= $0 } })
        {
          throw SuiteValueError(
            "there is no day '\(text)'", at: item.range, id: "no-such-day")
        }
        throw SuiteValueError(
          "\(text.quoted) is not a date", at: item.range,
          help: "write year, month and day, such as 2026-03-12")
      }
      dates.append(date)
    }
    guard !dates.isEmpty else {
      throw SuiteValueError("'date' has an empty list", at: value.range)
    }
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    subject.withJudgedText { answer, place in
      let wanted = dates.map(\.description).listed("or")
      func shown(_ range: Range<Int>) -> String { answer.utf8Part(range).quoted }
      switch DateStatement(of: answer, wanted: dates, language: subject.notationTag) {
      case .stated(let range): return Judgement(.pass, evidence: [.init(in: place, range)])
      case .withoutYear(let range):
        return Judgement(
          .pass, reason: "without-year", message: "\(shown(range)) does not say the year",
          evidence: [.init(in: place, range)])
      case .ambiguous(let range):
        return .undecided(
          "ambiguous-date", "\(shown(range)) can be read in two ways, one of which is \(wanted)",
          [.init(in: place, range)])
      case .others(let ranges):
        let first = ranges.first.map(shown) ?? ""
        return .fail(
          "other-date", "the answer says \(first), not \(wanted)",
          ranges.map { .init(in: place, $0) })
      case .unread(let range):
        return .undecided(
          "unread-date", "\(shown(range)) stands in no date that can be read",
          [.init(in: place, range)])
      case .none:
        return .fail("no-date", "the answer has no date; \(wanted) is asked for")
      }
    }
  }

  var labelValue: String? { dates.map(\.description).labelledAsOneOrList }
}

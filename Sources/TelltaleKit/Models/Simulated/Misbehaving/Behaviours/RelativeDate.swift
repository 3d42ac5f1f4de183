import TextAnalysis

/// A day such as "last Friday" is taken for the wrong date.
struct RelativeDate: Misbehaviour {
  let name = "relative-date"
  let summary = "“last Friday” is a day off, or counted from an invented today"
  let counters: [Rule] = []
  let source = "measured on OS 27: last Friday was 09-10 in place of 09-11"
  let document = BehaviourReports.comparison
  let caughtBy = ["date"]
  let remedy: String? = "Work dates out in code, and give the model the date."
  let example: BehaviourExample = BehaviourExample(
    instructions: "Today is Monday, 14 September 2026.",
    passages: [
      Passage(title: "Message", heading: nil, text: "The parcel was delivered last Friday.\n")
    ], question: "When was the parcel delivered?")

  func applies(to reading: Reading, draft: AnswerDraft) -> Bool {
    !misreadings(reading, draft).isEmpty
  }

  func misbehave(_ draft: inout AnswerDraft, reading: Reading) {
    draft.misreadings += misreadings(reading, draft)
  }

  private func misreadings(_ reading: Reading, _ draft: AnswerDraft) -> [Misreading] {
    let texts: [String]
    if reading.takesOut {
      texts = reading.shownTexts.map(\.text)
    } else {
      guard draft.isFound, let fact = draft.fact, fact.kind == .date else { return [] }
      texts = [fact.fragment.text]
    }
    let days = RelativeDays(reading)
    return texts.flatMap(days.mentions).compactMap(Self.misread)
  }

  /// The day before the right one; where the request does not say what day it is, a
  /// date counted from a day that the model makes up.
  private static func misread(_ mention: RelativeDays.Mention) -> Misreading? {
    if let date = mention.date, let day = DayCount(date) {
      let before = DayCount(number: day.number - 1).date
      return before.map { Misreading(right: date.description, wrong: $0.description) }
    }
    return mention.date(from: invented).map {
      Misreading(right: mention.text, wrong: $0.description)
    }
  }

  /// A day of the time that models of 2025 have most of their text from: Friday,
  /// 27 October 2023.
  private static let invented = DayCount(number: 19_657)
}

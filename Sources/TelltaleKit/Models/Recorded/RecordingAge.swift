import TextAnalysis

/// How old the recordings are that a run judges: guardrails change outside releases of
/// the system, and a model in the cloud on any day.
struct RecordingAge {
  /// The sentences for a plan's recorded models.
  let notes: [String]

  /// Looks at a plan.
  ///
  /// - Parameters:
  ///   - models: The models that take part.
  ///   - today: The day of the run as `2026-11-30`.
  init(of models: [any Model], today: String) {
    notes = models.compactMap { model in
      guard let recorded = model as? RecordedModel, let dates = recorded.dates else { return nil }
      let (first, last) = (Self.day(dates.lowerBound), Self.day(dates.upperBound))
      let when = first == last ? "on \(last)" : "from \(first) to \(last)"
      guard let age = Self.days(from: last, to: today) else { return nil }
      let ago =
        switch age {
        case ..<1: ""
        case 1: ", 1 day ago"
        default: ", \(age) days ago"
        }
      return "the responses of \(recorded.id) were recorded \(when)\(ago)"
    }
  }

  /// The day of a time such as `2026-11-30T06:38:00Z`.
  private static func day(_ time: String) -> String { String(time.prefix(10)) }

  /// The days between two dates such as `2026-11-30`; `nil` for what is no date.
  private static func days(from start: String, to end: String) -> Int? {
    guard let start = dayNumber(start), let end = dayNumber(end) else { return nil }
    return end - start
  }

  private static func dayNumber(_ date: String) -> Int? {
    let parts = date.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3,
      let day = CalendarDate(year: parts[0], month: parts[1], day: parts[2])
    else { return nil }
    return DayCount(day)?.number
  }
}

/// What a rule with hours says of a clock time that a question names: "no music from 10 pm to
/// 7 am", "may I play at 11 pm".
struct RuleTimes {
  /// Whether it is not allowed then.
  let denies: Bool

  /// Compares a rule with a question; `nil` where one of them names no hours.
  init?(_ rule: Fragment, asked question: QuestionReading) {
    guard question.kind == .yesNo else { return nil }
    let vocabulary = question.vocabulary
    let bytes = Array(question.text.utf8)
    let spans = ValueScanner.spans(in: bytes, words: question.words, vocabulary: vocabulary)
    let times = spans.filter { $0.kind == .time }
    guard times.count == 1, let time = times.first,
      let asked = Self.minutes(
        String(decoding: bytes[time.range], as: UTF8.self), at: time.words, in: question.words,
        vocabulary)
    else { return nil }
    let ruled = rule.spans.filter { $0.kind == .time }.compactMap { span in
      Self.minutes(rule.text(of: span), at: span.words, in: rule.words, vocabulary).map {
        (minutes: $0, words: span.words)
      }
    }
    let isDenied =
      !vocabulary.hits(of: [.negations, .denial], in: rule.words).isEmpty
      || vocabulary.fields.hits(in: rule.words).contains { $0.value == FieldTerm.quiet.rawValue }
    let isWithin: Bool
    switch ruled.count {
    case 2:
      let start = ruled[0].minutes
      let end = ruled[1].minutes
      isWithin = start <= end ? (start..<end).contains(asked) : asked >= start || asked < end
    case 1:
      let limits = vocabulary.fields.hits(in: rule.words)
        .filter { $0.value == FieldTerm.until.rawValue }
      let hasLimit = limits.contains { hit in
        abs(hit.words.lowerBound - ruled[0].words.upperBound) <= 1
          || abs(ruled[0].words.lowerBound - hit.words.upperBound) <= 1
      }
      isWithin = hasLimit ? asked <= ruled[0].minutes : asked >= ruled[0].minutes
    default: return nil
    }
    denies = isWithin == isDenied
  }

  /// The minutes since midnight of a clock time.
  private static func minutes(
    _ text: String, at words: Range<Int>, in all: [FoldedWord], _ vocabulary: Vocabulary
  ) -> Int? {
    guard let clock = FieldForm.clock(text, vocabulary: vocabulary),
      let hour = Int(clock.prefix(2)), let minute = Int(clock.suffix(2))
    else { return nil }
    let isLate = hour < 12 && ClockRanges.isAfternoon(words, in: all, vocabulary)
    return (isLate ? hour + 12 : hour) * 60 + minute
  }
}

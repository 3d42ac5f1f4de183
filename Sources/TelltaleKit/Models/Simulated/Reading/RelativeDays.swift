import TextAnalysis

/// The days of a request's documents that are named by their distance from today, such
/// as "last Friday".
struct RelativeDays {
  /// Such a day.
  struct Mention: Hashable {
    /// The words that name it, as they stand.
    var text: String

    /// Where they stand, in UTF-8 offsets.
    var range: Range<Int>

    /// The day, where the request says what day it is.
    var date: CalendarDate?

    /// The day counted from another today.
    fileprivate(set) var weekday: Int
    fileprivate(set) var isPast: Bool

    /// Returns the day, counted from a day.
    func date(from today: DayCount) -> CalendarDate? {
      let distance = (weekday - today.weekday + 7) % 7
      let days = isPast ? (distance == 0 ? -7 : distance - 7) : distance == 0 ? 7 : distance
      return DayCount(number: today.number + days).date
    }
  }

  /// The day on which the request is made, where it says so.
  let today: DayCount?

  private let vocabulary: Vocabulary

  /// Looks for today's date in what the request says.
  init(_ reading: Reading) {
    vocabulary = reading.vocabulary
    let vocabulary = reading.vocabulary
    today =
      reading.request.segments.lazy.filter { $0.role != .assistant }
      .compactMap { Self.today(in: $0.text, vocabulary) }.first
  }

  private static func today(in text: String, _ vocabulary: Vocabulary) -> DayCount? {
    for line in text.split(whereSeparator: \.isNewline) {
      for sentence in Sentences.split(String(line), vocabulary: vocabulary) {
        let words = FoldedWord.words(in: String(sentence))
        guard !vocabulary.hits(of: [.today], in: words).isEmpty else { continue }
        let language = vocabulary.likeliest(for: words)?.code
        for mention in DateScanner().scan(String(sentence), language: language) {
          if let date = mention.readings.first, let today = DayCount(date) { return today }
        }
      }
    }
    return nil
  }

  /// Returns the days named in a text: a day of the week beside a word such as "last".
  func mentions(in text: String) -> [Mention] {
    let words = FoldedWord.words(in: text)
    let days = vocabulary.weekdays(in: words)
    guard !days.isEmpty else { return [] }
    let marks = vocabulary.hits(of: [.pastDay, .comingDay], in: words)
    let bytes = Array(text.utf8)
    return days.compactMap { day, place in
      // A date has a number beside the day.
      let isDate = [place.lowerBound - 1, place.upperBound].contains {
        words.indices.contains($0) && words[$0].hasDigit
      }
      let mark = marks.filter { hit in
        hit.words.upperBound == place.lowerBound || hit.words.lowerBound == place.upperBound
      }.max { ($0.words.count, $1.words.lowerBound) < ($1.words.count, $0.words.lowerBound) }
      guard let mark, !isDate else { return nil }
      let covered =
        min(mark.words.lowerBound, place.lowerBound)..<max(mark.words.upperBound, place.upperBound)
      let range =
        words[covered.lowerBound].range.lowerBound..<words[covered.upperBound - 1].range.upperBound
      var mention = Mention(
        text: String(decoding: bytes[range], as: UTF8.self), range: range, date: nil, weekday: day,
        isPast: mark.value == WordList.pastDay.rawValue)
      mention.date = today.flatMap { mention.date(from: $0) }
      return mention
    }
  }

  /// Returns a fact that is a day of the week as the day that is meant: a date where
  /// the request says what day it is, else in all of its words.
  static func resolved(_ fact: Fact, in reading: Reading) -> Fact {
    guard fact.kind == .date, !fact.value.utf8.contains(where: { (0x30...0x39).contains($0) }),
      let place = fact.fragment.text.range(ofText: fact.value)
    else { return fact }
    let text = fact.fragment.text
    let start = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    let end = text.utf8.distance(from: text.startIndex, to: place.upperBound)
    guard
      let mention = RelativeDays(reading).mentions(in: text).first(where: {
        $0.range.overlaps(start..<end)
      })
    else {
      return fact
    }
    var fact = fact
    fact.value = mention.date?.description ?? mention.text
    return fact
  }
}

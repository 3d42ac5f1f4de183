/// What a quantity measures.
enum UnitFamily: Hashable, Sendable {
  case temperature, length, time, share

  /// Returns the family of a quantity's unit, if known.
  static func family(
    of unit: [UInt8], text: String, _ vocabulary: Vocabulary
  ) -> UnitFamily? {
    if text.contains("°") || vocabulary.contains(unit, in: .degrees) { return .temperature }
    if text.contains("%") || vocabulary.contains(unit, in: .shares) { return .share }
    let isTime = vocabulary.contains(unit, in: .shortTime) || vocabulary.contains(unit, in: .time)
    return isTime ? .time : nil
  }

  /// Returns the family of a piece of a document, by its last word or, in scripts
  /// without spaces, by what stands after its number.
  static func family(
    of span: ValueSpan, in fragment: Fragment, _ vocabulary: Vocabulary
  ) -> UnitFamily? {
    let text = fragment.text(of: span)
    let words = fragment.words[span.words]
    guard let last = words.last else { return nil }
    guard last.isIdeographic else { return family(of: last.bytes, text: text, vocabulary) }
    let unit = Array(
      words.drop {
        !$0.isIdeographic || vocabulary.isNumber($0.bytes) || vocabulary.isOne($0.bytes)
          || counters.contains($0.text)
      })
    let hits = vocabulary.hits(of: [.time, .shortTime, .degrees, .shares], in: unit)
      .filter { $0.words.lowerBound == 0 }
    guard let longest = hits.max(by: { $0.words.count < $1.words.count }) else {
      return family(of: [], text: text, vocabulary)
    }
    switch WordList(rawValue: longest.value) {
    case .degrees: return .temperature
    case .shares: return .share
    default: return .time
    }
  }

  /// What stands between a number and its unit.
  private static let counters: Set<String> = ["個", "个", "か", "ヶ", "カ", "十", "百"]

  /// Returns the family that a question asks for, if it tells.
  static func asked(by question: QuestionReading) -> UnitFamily? {
    let words = question.words
    let vocabulary = question.vocabulary
    if words.contains(where: \.isIdeographic) {
      let hits = vocabulary.hits(of: [.degrees, .shares, .lengths, .time], in: words)
      if hits.contains(where: { $0.value == WordList.degrees.rawValue }) { return .temperature }
      if hits.contains(where: { $0.value == WordList.shares.rawValue }) { return .share }
      if hits.contains(where: { $0.value == WordList.lengths.rawValue }) { return .time }
      let counted = hits.contains { hit in
        hit.words.lowerBound > 0 && Self.asksCount(words[hit.words.lowerBound - 1].text)
      }
      if counted { return .time }
    }
    for (index, word) in words.enumerated() {
      if vocabulary.contains(word.bytes, in: .degrees) { return .temperature }
      if vocabulary.contains(word.bytes, in: .shares) { return .share }
      if vocabulary.contains(word.bytes, in: .lengths) { return .time }
      if index <= 3, word.bytes.count > 3, family(of: word.bytes, text: "", vocabulary) == .time {
        return .time
      }
      if index > 0, vocabulary.contains(word.bytes, in: .timeWords) { return .time }
    }
    if question.asked.contains(where: lasting.contains) { return .time }
    return nil
  }

  /// Whether a character asks how many of the unit after it.
  private static func asksCount(_ word: String) -> Bool { ["何", "几", "幾", "몇"].contains(word) }

  private static let lasting: Set<Concept> = [
    .duration, .noticePeriod, .bakingTime, .warranty,
  ]
}

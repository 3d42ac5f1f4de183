/// Decides the booleans of an answer.
struct FlagReader {
  let reading: Reading
  let draft: AnswerDraft

  /// Whether a property says that the answer was found (`true`), that it is
  /// missing (`false`), or neither (`nil`).
  static func isFoundFlag(_ property: AnswerSchema.Property) -> Bool? {
    guard property.type == .boolean else { return nil }
    let words = PropertyName.words(of: property.name)
    if words.contains("not"), words.contains("found") { return false }
    if words.contains(where: { missing.contains($0) }) { return false }
    return words.contains { found.contains($0) } ? true : nil
  }

  /// Returns the value of a boolean property.
  func value(of property: AnswerSchema.Property) -> Bool {
    if let isFound = Self.isFoundFlag(property) { return draft.isFound == isFound }
    let name = PropertyName.spaced(property.name)
    let subject = name.hasPrefix("is ") || name.hasPrefix("has ") ? String(name.dropFirst(3)) : name
    let topics = TopicIndex.topics(in: FoldedWord.words(in: subject))
    let message = TopicIndex.topics(in: reading.question.words)
    if topics.contains(.ask) || subject == "question" { return reading.question.isAsking }
    let wanted = topics.subtracting([.none])
    if !wanted.isEmpty {
      let shown = reading.sources.reduce(message) { $0.union($1.topics) }
      if !wanted.isDisjoint(with: shown) { return true }
    }
    let question = QuestionReading(
      subject + " " + (property.guide ?? ""), language: "en", kind: .yesNo)
    var byName = QuestionReading(subject, language: "en", kind: .yesNo)
    if byName.terms.isEmpty { byName = question }
    let finder = FactFinder(fragments: reading.fragments, sources: reading.sources)
    guard let fact = finder.fact(for: byName), fact.isSupported else { return false }
    return !fact.isNegative
  }

  private static let found: Set<String> = [
    "found", "available", "answered", "answerable", "known", "present", "exists", "gevonden",
    "gefunden", "trouvé", "trouve", "grounded", "supported",
  ]
  private static let missing: Set<String> = [
    "missing", "unknown", "absent", "unanswered", "unanswerable", "unavailable",
  ]
}

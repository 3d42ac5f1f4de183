/// Decides the booleans of an answer.
struct FlagReader {
  let reading: Reading
  let draft: AnswerDraft

  /// Whether a property says that the answer was found (`true`), that it is
  /// missing (`false`), or neither (`nil`).
  static func isFoundFlag(
    _ property: AnswerSchema.Property, _ vocabulary: Vocabulary
  ) -> Bool? {
    guard property.type == .boolean else { return nil }
    let words = PropertyName.words(of: property.name)
    if words.contains("not"), words.contains("found") { return false }
    if vocabulary.contains(words, in: .missingProperties) { return false }
    return vocabulary.contains(words, in: .foundProperties) ? true : nil
  }

  /// Whether a property says that the answer was found (`true`), that it is missing
  /// (`false`), or neither (`nil`), by its name or, where something is asked, its guide.
  static func isFoundFlag(_ property: AnswerSchema.Property, in reading: Reading) -> Bool? {
    guard property.type == .boolean else { return nil }
    if let named = isFoundFlag(property, reading.vocabulary) { return named }
    guard reading.isAsked, reading.question.isAsking else { return nil }
    return GuideSense.found(property, reading.guideVocabulary)
  }

  /// Returns the value of a boolean property.
  func value(of property: AnswerSchema.Property) -> Bool {
    if let isFound = Self.isFoundFlag(property, in: reading) {
      return draft.isFound == isFound
    }
    if reading.isAsked, let fact = draft.fact, fact.kind == .yesNo,
      let isSo = GuideSense.verdict(property, reading.guideVocabulary)
    {
      return draft.isFound && fact.isNegative != isSo
    }
    if let told = told(property) { return told }
    let name = PropertyName.spaced(property.name)
    let subject = name.hasPrefix("is ") || name.hasPrefix("has ") ? String(name.dropFirst(3)) : name
    let vocabulary = reading.vocabulary
    let topics = vocabulary.topics(in: FoldedWord.words(in: subject))
    let message = vocabulary.topics(in: reading.question.words)
    if topics.contains(.ask) || subject == "question" { return reading.question.isAsking }
    let wanted = topics.subtracting([.none])
    if !wanted.isEmpty {
      let shown = reading.sources.reduce(message) { $0.union($1.topics) }
      if !wanted.isDisjoint(with: shown) { return true }
    }
    let question = QuestionReading(
      subject + " " + (property.guide ?? ""), language: "en", vocabulary: vocabulary,
      kind: .yesNo)
    var byName = QuestionReading(
      subject, language: "en", vocabulary: vocabulary,
      kind: .yesNo)
    if byName.terms.isEmpty { byName = question }
    let finder = FactFinder(fragments: reading.fragments, sources: reading.sources)
    guard let fact = finder.fact(for: byName), fact.isSupported else { return false }
    return !fact.isNegative
  }

  /// Whether the writer of a review would come again or recommend what it is about, where a
  /// property asks for that; where the text does not say so, its tone does.
  private func comesBack(
    _ property: AnswerSchema.Property, named groups: Set<Int>, in words: [FoldedWord]
  ) -> Bool? {
    guard groups.contains(ClassTerm.comeBack.rawValue), !reading.isAsked else { return nil }
    let vocabulary = reading.vocabulary
    let hits = Set(vocabulary.classes.hits(in: words).map(\.value))
    if hits.contains(ClassTerm.neverAgain.rawValue) { return false }
    if hits.contains(ClassTerm.comeBack.rawValue) { return true }
    return Polarity(of: words, vocabulary: vocabulary).value > 0
  }

  /// What the words of a text say of a property that names a class of texts or a thing
  /// on forms; `nil` where it names none.
  private func told(_ property: AnswerSchema.Property) -> Bool? {
    let vocabulary = reading.vocabulary
    let name = FoldedWord.words(in: PropertyName.spaced(property.name))
    let words = reading.sources.isEmpty ? reading.question.words : reading.sources.flatMap(\.words)
    let groups = Set(vocabulary.classes.hits(in: name).map(\.value))
    let terms = Set(vocabulary.fields.hits(in: name).map(\.value))
    if groups.contains(ClassTerm.task.rawValue) || groups.contains(ClassTerm.fraud.rawValue) {
      return vocabulary.classes.hits(in: words).contains { groups.contains($0.value) }
    }
    if let comesBack = comesBack(property, named: groups, in: words) { return comesBack }
    if terms.contains(FieldTerm.reminder.rawValue) {
      return vocabulary.fields.hits(in: words).contains { $0.value == FieldTerm.reminder.rawValue }
    }
    let isReply = vocabulary.contains(name.map(\.text), in: .answerProperties)
    guard isReply, !reading.isAsked else { return nil }
    let text = reading.sources.map(\.text).joined(separator: "\n")
    let polarity = Polarity(of: words, vocabulary: vocabulary)
    return text.contains { "?？".contains($0) } || polarity.blame > 0 && polarity.value < 0
  }
}

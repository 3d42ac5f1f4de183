/// Takes the value of one property out of what the request shows.
struct PropertyExtractor {
  let reading: Reading
  let property: AnswerSchema.Property

  private var vocabulary: Vocabulary { reading.vocabulary }

  private var nameWords: [String] { PropertyName.words(of: property.name) }

  /// The property as a question: its name, and its guide where the name says
  /// nothing.
  private func question(kind: QuestionKind?) -> QuestionReading {
    let name = PropertyName.spaced(property.name)
    let byName = QuestionReading(name, language: "en", vocabulary: vocabulary)
    let named = byName.terms.flatMap(\.concepts)
    if named.isEmpty, let guide = property.guide {
      let whole = QuestionReading("\(name) \(guide)", language: "en", vocabulary: vocabulary)
      let inner = whole.terms.flatMap(\.concepts).compactMap(\.kind).first
      return QuestionReading(
        "\(name) \(guide)", language: "en", vocabulary: vocabulary, kind: kind ?? inner ?? .open)
    }
    return QuestionReading(
      name, language: "en", vocabulary: vocabulary,
      kind: kind ?? named.compactMap(\.kind).first ?? .open)
  }

  /// Where to look: the documents, or the message where there are none.
  private func finder() -> FactFinder {
    guard reading.sources.isEmpty else {
      return FactFinder(fragments: reading.fragments, sources: reading.sources)
    }
    let source = Reading.Source(
      title: nil, heading: nil, text: reading.question.text, vocabulary: vocabulary)
    return FactFinder(
      fragments: FragmentReader.fragments(
        of: source.text, passage: 0, vocabulary: vocabulary), sources: [source])
  }

  private func fact(kind: QuestionKind? = nil) -> Fact? {
    var question = question(kind: kind)
    // Words of a guide explain; only the concepts must be there.
    let named = question.terms.filter { !$0.concepts.isEmpty }
    if !named.isEmpty { question.terms = named }
    guard let fact = finder().fact(for: question) else { return nil }
    return fact.isSupported
      ? RelativeDays.resolved(WordedNumbers.whole(fact, in: reading), in: reading) : nil
  }

  /// Returns the text of a string property; `fallback` is the worded answer.
  func text(fallback: String) -> String? {
    let words = Set(nameWords)
    if isNamed(.summaryProperties) { return summary() }
    if isNamed(.languageProperties) { return reading.question.language }
    if words.contains("currency") { return currency() }
    if isNamed(.questionProperties) { return reading.question.text }
    if let name = NewName.name(in: reading.question), Self.renames(words) { return name }
    if isNamed(.documentProperties) {
      let found = DocumentFinder(reading: reading).fact()
      return found.map(\.value) ?? reading.sources.first?.title
    }
    if isNamed(.noteProperties) {
      return reading.sources.isEmpty ? reading.question.text : fallback
    }
    if isNamed(.sellerProperties) {
      return fact()?.value ?? firstName()
    }
    return fact()?.value
  }

  private func isNamed(_ list: WordList) -> Bool { vocabulary.contains(nameWords, in: list) }

  private static func renames(_ words: Set<String>) -> Bool {
    !words.isDisjoint(with: ["new", "rename", "name", "title", "target"])
  }

  /// Returns the number of a numeric property.
  func number() -> Double? {
    if isNamed(.countProperties),
      let fact = ListFinder(reading: countReading()).fact(), fact.elements.count > 1
    {
      return Double(fact.elements.count)
    }
    for kind in [QuestionKind?.none, .amount, .quantity, .identifier] {
      guard let fact = fact(kind: kind) else { continue }
      if let value = NumberText.value(in: fact.value) { return value }
    }
    return nil
  }

  private func countReading() -> Reading {
    var reading = reading
    reading.question = question(kind: .list)
    return reading
  }

  /// Returns the elements of an array of strings.
  func list() -> [String] {
    var listing = reading
    listing.question = question(kind: .list)
    if let fact = ListFinder(reading: listing).fact(), !fact.elements.isEmpty {
      return fact.elements
    }
    if isNamed(.pointProperties) {
      return reading.fragments.filter { $0.line >= 0 }.prefix(5).map(\.text)
    }
    return fact().map { [$0.value] } ?? []
  }

  /// The first sentences of the documents.
  private func summary() -> String? {
    let sentences = reading.fragments.filter { $0.line >= 0 }.prefix(3).map { fragment in
      fragment.text.last == "." ? fragment.text : fragment.text + "."
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  private func currency() -> String? {
    let text = reading.sources.map(\.text).joined(separator: "\n") + reading.question.text
    for (sign, code) in [
      ("€", "EUR"), ("EUR", "EUR"), ("£", "GBP"), ("GBP", "GBP"), ("CHF", "CHF"), ("$", "USD"),
      ("USD", "USD"),
    ]
    where text.contains(sign) {
      return code
    }
    return nil
  }

  private func firstName() -> String? {
    guard let source = reading.sources.first else { return nil }
    if let title = source.title { return title }
    let line = source.text.split(whereSeparator: \.isNewline).first
    return line.map { String($0).trimmingSpaces }
  }
}

/// The third step: what the model would answer without a fault.
struct Answering {
  /// What was understood of the request.
  let reading: Reading

  /// Returns the draft of the answer in a model's manner; `variant` is a number
  /// that picks among wordings.
  func draft(style: AnswerDraft.Style, variant: Int) -> AnswerDraft {
    draft(of: fact(), style: style, variant: variant)
  }

  /// Returns the draft of an answer that states a fact.
  func draft(of fact: Fact?, style: AnswerDraft.Style, variant: Int) -> AnswerDraft {
    var fact = fact
    if style == .clean, let wider = fact?.wider {
      fact?.value = wider.text
      fact?.fragment = wider
    }
    var draft = AnswerDraft(
      language: reading.answerLanguage, fact: fact, isFound: fact?.isSupported ?? false,
      style: style, variant: variant)
    draft.replacement = instead
    if draft.replacement != nil { draft.isFound = true }
    draft.isOption = reading.choice != nil
    return draft
  }

  /// What is answered where nothing is asked, or what is asked for is a summary: one of the
  /// options that the prompt gives, or the summary.
  private var instead: String? {
    if let order = SummaryOrder(reading) { return order.summary(of: reading) }
    guard !reading.isAsked, reading.schema == nil, reading.followUp == nil else { return nil }
    if let choice = reading.choice {
      var property = AnswerSchema.Property(name: "class", type: .string)
      property.anyOf = choice.options
      return OptionChooser(reading: reading, property: property).ranked().first
    }
    let asksForSummary = reading.promptTexts.contains { text in
      reading.vocabulary.topics(in: FoldedWord.words(in: text)).contains(.summarise)
    }
    guard asksForSummary, !reading.sources.isEmpty else { return nil }
    let summary = Digest(
      of: reading.sources.map(\.text).joined(separator: "\n"), language: reading.answerLanguage,
      vocabulary: reading.vocabulary
    ).summary(sentences: 3)
    return summary.isEmpty ? nil : summary
  }

  /// Returns the fact that answers, supported or not.
  func fact() -> Fact? {
    guard let fact = found() else { return nil }
    return RelativeDays.resolved(
      WordedNumbers.whole(fact, in: reading), in: reading)
  }

  private func found() -> Fact? {
    if let followUp = reading.followUp {
      return FollowUpFinder(reading: reading, followUp: followUp).fact()
    }
    if let compared = ComparisonFinder(reading: reading).fact() { return compared }
    let prose = ProseFinder(reading: reading)
    let places = Set(prose.places)
    guard !places.isEmpty else { return labelled() }
    guard let told = prose.fact(), told.isSupported else {
      return places.count == reading.sources.count ? nil : labelled()
    }
    guard places.count < reading.sources.count else { return told }
    // The other documents answer where they hold as much of the question.
    var others = reading
    others.fragments.removeAll { places.contains($0.passage) }
    guard let fact = Answering(reading: others).labelled(), fact.isSupported,
      TermMatcher(
        question: reading.question, sources: reading.sources, fragments: others.fragments
      ).match(fact.fragment).coverage >= told.score
    else { return told }
    return fact
  }

  /// Looks in documents made of lines with labels, lists and tables.
  private func labelled() -> Fact? {
    let question = reading.question
    let finder = FactFinder(fragments: reading.fragments, sources: reading.sources)
    if let counted = OrdinalFinder(reading: reading).fact() { return counted }
    if let digits = DigitsFinder(reading: reading).fact() { return digits }
    if let numbered = CounterFinder(reading: reading).fact() { return numbered }
    if let seller = SellerFinder(reading: reading).fact(), seller.isSupported { return seller }
    let first: Fact?
    switch question.kind {
    case .list: first = ListFinder(reading: reading).fact()
    case .document: first = DocumentFinder(reading: reading).fact()
    case .amount: first = amount(finder)
    default: first = finder.fact(for: question)
    }
    if let first, first.isSupported { return first }
    if question.kind == .list || question.kind == .open,
      let listed = ListedThings(reading: reading).fact()
    {
      return listed
    }
    if let again = secondThought(finder) { return again }
    // "In which flat are cats allowed": the documents are what is chosen from.
    if [.open, .list, .name, .place].contains(question.kind), reading.sources.count > 1, asksWhich,
      let document = DocumentFinder(reading: reading).fact(), document.isSupported
    {
      return document
    }
    return first
  }

  /// Whether a question asks how long or how often.
  private var asksLength: Bool {
    reading.question.words.prefix(3).contains {
      reading.vocabulary.contains($0.bytes, in: .lengths)
    }
  }

  /// Whether a question asks for one of several things.
  private var asksWhich: Bool {
    guard
      let opening = Interrogatives(of: reading.question.language).opening(
        of: reading.question.words)
    else { return false }
    let asksForValue = reading.question.asked.contains { concept in
      [.identifier, .place, .name, .date, .time].contains(concept.kind)
    }
    return !asksForValue
      && !reading.vocabulary.hits(
        of: [.which], in: Array(reading.question.words[opening.words])
      ).isEmpty
  }

  /// "How high" asks for an amount or for a measure: the better of the two.
  private func amount(_ finder: FactFinder) -> Fact? {
    var measure = reading.question
    let amount = finder.fact(for: measure)
    let isOpen = !measure.asked.contains { $0.kind == .amount }
    let isMissing = amount.map { !$0.isSupported } ?? true
    guard isOpen,
      isMissing && !namesMoney(measure)
        || measure.words.prefix(3).contains(where: {
          reading.vocabulary.contains($0.bytes, in: .height)
        })
        || namesStuff(measure.words)
    else { return amount }
    measure.kind = .quantity
    guard let other = finder.fact(for: measure, leastFit: isMissing ? 0.95 : 0.7), other.isSupported
    else {
      return amount
    }
    guard let amount, amount.isSupported, amount.score >= other.score else { return other }
    return amount
  }

  /// Whether a question has a word for money, in what opens it too.
  private func namesMoney(_ question: QuestionReading) -> Bool {
    question.vocabulary.concepts(in: question.words).contains { hit in
      Concept(rawValue: hit.value)?.kind == .amount
    }
  }

  /// Whether a noun follows "how much".
  private func namesStuff(_ words: [FoldedWord]) -> Bool {
    zip(words, words.dropFirst()).prefix(3).contains { word, next in
      reading.vocabulary.contains(word.bytes, in: .much)
        && !reading.vocabulary.isStopWord(next.bytes)
    }
  }

  /// Looks again with a kind that is close: an amount that is written as a
  /// percentage, a date that is a period.
  private func secondThought(_ finder: FactFinder) -> Fact? {
    let question = reading.question
    let others: [QuestionKind]
    switch question.kind {
    case .date, .time: others = [.time, .date, .quantity]
    case .amount: others = []
    case .quantity:
      others =
        UnitFamily.asked(by: question) == .time || asksLength
        ? [.date, .open] : [.amount, .date]
    case .identifier: others = [.open]
    case .place, .name: others = [.open, .identifier]
    case .list, .document: others = [.open]
    case .yesNo, .open: return nil
    }
    for kind in others where kind != question.kind {
      var other = question
      other.kind = kind
      guard let fact = finder.fact(for: other, leastFit: 0.6), fact.isSupported else { continue }
      let hasAmount = fact.fragment.spans.contains { $0.kind == .amount }
      if question.kind == .place, hasAmount { continue }
      // A bare number is no moment.
      let isMoment = question.kind == .date || question.kind == .time
      if isMoment, kind == .quantity, !fact.value.contains(where: \.isLetter) { continue }
      // A code is a value with a label, never a whole sentence, and has digits unless
      // the label says that it is one.
      if question.kind == .identifier {
        let isCode = fact.concept?.kind == .identifier || fact.value.contains(where: \.isNumber)
        if fact.fragment.labelWords == 0 || !isCode { continue }
      }
      return fact
    }
    return nil
  }
}

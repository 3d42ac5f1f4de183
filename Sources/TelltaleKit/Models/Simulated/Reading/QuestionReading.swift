/// A question as the model understands it.
struct QuestionReading: Sendable {
  /// A word or phrase of the question that the documents should hold.
  struct Term: Hashable, Sendable {
    /// The folded words.
    var words: [[UInt8]]

    /// The concepts that the words name.
    var concepts: [Concept]

    /// The topics that the words name.
    var topics: Set<Topic>

    /// How much the term says.
    var weight: Double

    /// Where the first of the words stands in the question.
    var position: Int

    /// Whether it is a name or a number.
    var isDistinctive: Bool

    /// The senses of the words; each group is a word or a part of a compound.
    var senses: [Set<Int>] = []

    /// The kinds of things that the words are of, where something is or is not so.
    var kindred: Set<Int> = []

    /// Whether it is a name that the documents must hold.
    var isName = false

    /// Whether the words are syllables, of which one alone says nothing.
    var isSyllabic = false
  }

  /// The question's text.
  var text: String

  /// The base code of its language.
  var language: String

  /// The words of the languages that it and the documents are in.
  let vocabulary: Vocabulary

  /// Its words.
  var words: [FoldedWord]

  /// What it asks for.
  var kind: QuestionKind

  /// What the documents should hold.
  var terms: [Term]

  /// Whether its words are verbs alone, which documents may say otherwise.
  var isLoose = false

  /// Whether it asks at all, rather than states or orders.
  var isAsking: Bool

  /// The concepts that say which fact is asked for.
  var asked: [Concept] { terms.flatMap(\.concepts) }

  /// Reads a question.
  ///
  /// - Parameters:
  ///   - text: The question.
  ///   - language: Its language.
  ///   - vocabulary: The words of the languages that it and the documents are in.
  ///   - kind: What it asks for, where that is known otherwise.
  init(
    _ text: String, language: String, vocabulary: Vocabulary, kind: QuestionKind? = nil
  ) {
    self.text = text
    self.language = language
    self.vocabulary = vocabulary
    words = FoldedWord.words(in: text)
    let interrogatives = Interrogatives(of: language)
    let opening = interrogatives.opening(of: words)
    let hits = interrogatives.withoutForeign(vocabulary.concepts(in: words), in: words)
    var terms = Self.terms(
      of: words, hits: hits, opening: opening, language: language, vocabulary)
    Self.adapt(&terms, to: opening, words: words, vocabulary)
    if opening?.kind == .date { Self.adaptToDate(&terms) }
    SubjectTerms.mark(
      &terms, in: words, text: text, language: language, vocabulary: vocabulary)
    if language == "vi" { for index in terms.indices { terms[index].isSyllabic = true } }
    self.terms = terms
    let named = terms.sorted { $0.position < $1.position }.flatMap(\.concepts)
    let endsWithMark = text.last { !$0.isWhitespace }.map { "?？".contains($0) } ?? false
    let opensYesNo = interrogatives.opensYesNo(words)
    // A verb inside an order asks nothing: "extrae los datos de esta reserva".
    let isAsked = opensYesNo && interrogatives.asksWithoutMark(words)
    isAsking = endsWithMark || opening != nil || isAsked
    let isCounting = Self.counts(words, after: opening, vocabulary)
    let noun = vocabulary.kindNoun(in: words)
    let opensWithMoney = hits.contains { hit in
      let isMoney = Concept(rawValue: hit.value).map { $0.isGeneric || $0 == .price } ?? false
      return isMoney && opening?.words.overlaps(hit.words) == true
    }
    self.kind =
      kind
      ?? Self.kind(
        opening: opening, concepts: named, noun: noun, isYesNo: opensYesNo,
        opensWithMoney: opensWithMoney, isIdeographic: words.contains(where: \.isIdeographic))
    if kind == nil, opening?.kind == .quantity, isCounting { self.kind = .quantity }
    if kind == nil, opening?.kind == .open, asked == [.payment] { self.kind = .open }
    if kind == nil, opening?.kind == .open, asked.contains(.items) { self.kind = .list }
    if kind == nil, opening?.kind == .open, asksWhatIsIncluded { self.kind = .open }
    if kind == nil, let opening, opensYesNo, follows(opening, aClauseOf: words) {
      self.kind = .yesNo
    }
    if kind == nil, interrogatives.asksByPhrase(words) { self.kind = .yesNo }
    if kind == nil, let opening, asksForDocument(opening) { self.kind = .document }
    if kind == nil, let opening, opening.kind == .open, opening.words.upperBound < words.count,
      !asked.contains(where: { $0.kind == .identifier }),
      vocabulary.endsWithIdentifier(words[opening.words.upperBound].bytes)
    {
      // "Welche Kontonummer": the number is asked for, not what it is paid for.
      self.kind = .identifier
      for index in terms.indices where terms[index].position == opening.words.upperBound {
        terms[index].weight = 1.8
      }
    }
    if let opening, opening.kind == .quantity, countsThings(words[opening.words]) {
      self.kind = .quantity
    }
    suit(to: opening)
    drop(opening: opening)
  }

  /// Whether it asks what something includes.
  var asksWhatIsIncluded: Bool {
    terms.contains { !$0.senses.isEmpty && $0.senses.allSatisfy { $0 == [Senses.include] } }
  }

  /// Whether a word for "which" stands right before one for a letter, an invoice or the
  /// like, which no number or date of it follows.
  private func asksForDocument(_ opening: Interrogatives.Opening) -> Bool {
    guard opening.kind == .open || opening.kind == .document,
      !vocabulary.hits(of: [.which], in: Array(words[opening.words])).isEmpty
    else { return false }
    let start = opening.words.upperBound
    let near = Array(words[start..<min(words.count, start + 5)])
    guard !near.isEmpty else { return false }
    let papers =
      vocabulary.hits(of: [.grounds], in: near).map(\.words)
      + vocabulary.topicHits(in: near).filter { Self.papers.contains($0.value) }.map(\.words)
    guard
      let paper = papers.filter({ $0.lowerBound <= (near[0].isIdeographic ? 2 : 0) })
        .max(by: { $0.upperBound < $1.upperBound })
    else { return false }
    let after = near[min(near.count, paper.upperBound)...].first
    return after.map { vocabulary.kind(ofNoun: $0.bytes) == nil } ?? true
  }

  private static let papers: Set<Int> = Set(
    [Topic.letter, .invoice, .contract, .receipt].map(\.rawValue))

  /// Whether a comma stands between the first word and what opens the rest, as in "may
  /// I keep a dog, and of what size".
  private func follows(_ opening: Interrogatives.Opening, aClauseOf words: [FoldedWord]) -> Bool {
    let start = words[opening.words.lowerBound].range.lowerBound
    return Array(text.utf8)[..<start].contains(UInt8(ascii: ","))
  }

  /// Reads terms as what they are in a question of this kind.
  private mutating func suit(to opening: Interrogatives.Opening?) {
    for index in terms.indices {
      // What was bought was paid for, and who examines is a doctor.
      if kind == .amount, terms[index].concepts == [.purchaseDate] {
        terms[index].concepts = [.paid]
        terms[index].weight = 0.8
      }
      if kind == .name, terms[index].concepts == [.appointment] {
        terms[index].concepts.append(.doctor)
      }
    }
    if self.kind == .yesNo {
      let kinds = vocabulary.kinds.hits(in: words)
      for index in terms.indices {
        let covered = terms[index].position..<(terms[index].position + terms[index].words.count)
        terms[index].kindred = Set(kinds.filter { $0.words.overlaps(covered) }.map(\.value))
      }
      dropHours()
      // Whether it is allowed is what is asked, not what about.
      let verdicts = vocabulary.hits(of: [.verdict, .denial, .permission], in: words).map(\.words)
      let rest = terms.filter { term in
        let covered = term.position..<(term.position + term.words.count)
        return !verdicts.contains { $0.overlaps(covered) }
          && !(!term.concepts.isEmpty && term.concepts.allSatisfy(\.isGeneric))
      }
      if !rest.isEmpty { terms = rest }
      // What is or is not allowed is mostly named without an article.
      for index in terms.indices
      where terms[index].concepts.isEmpty && terms[index].weight == 0.6
        && (terms[index].words.first?.count ?? 0) >= 5
      {
        terms[index].weight = 1
      }
    }
    if kind == .quantity || kind == .amount, terms.count > 1 {
      // "At most" says which of several numbers is meant.
      let most = vocabulary.fields.hits(in: words)
        .filter { $0.value == FieldTerm.most.rawValue }.map(\.words)
      for index in terms.indices
      where terms[index].concepts == [.limit]
        && most.contains(where: { $0.contains(terms[index].position) })
      {
        terms[index].weight = 0.4
      }
    }
    let isIncluding = asksWhatIsIncluded
    for index in terms.indices {
      // "What is included in the rent", "can I rebook the ticket to Oslo".
      let isAsked =
        isIncluding && terms[index].senses == [[Senses.include]]
        || kind == .yesNo && terms[index].senses.contains { !$0.isDisjoint(with: Senses.changes) }
      if isAsked { terms[index].weight = max(terms[index].weight, 1.6) }
      if isIncluding, !isAsked { terms[index].weight *= 0.5 }
    }
    guard let opening else { return }
    // "How many calories": what is counted must be there.
    if kind == .quantity || kind == .identifier && !asked.contains(where: { $0.kind == kind }) {
      for index in terms.indices
      where terms[index].concepts.isEmpty && isBeside(terms[index], opening) {
        terms[index].weight = max(terms[index].weight, 1.6)
      }
    }
  }

  /// Drops the hours that a question for yes or no names, which rules are compared with.
  private mutating func dropHours() {
    let bytes = Array(text.utf8)
    let times = ValueScanner.spans(in: bytes, words: words, vocabulary: vocabulary)
      .filter { $0.kind == .time }.map(\.words)
    let late = vocabulary.hits(of: [.afternoon, .hours, .number], in: words).map(\.words)
    let rest = terms.filter { term in
      let covered = term.position..<(term.position + term.words.count)
      let isHour = times.contains { $0.overlaps(covered) } || late.contains { $0.overlaps(covered) }
      return !(isHour && term.concepts.isEmpty)
    }
    if !rest.isEmpty { terms = rest }
  }

  /// Whether a term stands right where an opening says what is counted or numbered:
  /// after it in scripts without spaces, before it where the question ends with it.
  private func isBeside(_ term: Term, _ opening: Interrogatives.Opening) -> Bool {
    let isIdeographic = words[opening.words.lowerBound].isIdeographic
    if isIdeographic { return kind == .quantity && term.position == opening.words.upperBound }
    return kind == .identifier && opening.words.lowerBound > 0
      && term.position + term.words.count == opening.words.lowerBound
  }

  /// Drops terms that name nothing that could be missing.
  private mutating func drop(opening: Interrogatives.Opening?) {
    // "When must I be there": verbs alone.
    let isMoment = kind == .date || kind == .time
    if isMoment, terms.allSatisfy({ $0.weight <= 0.6 && $0.senses.isEmpty }) { isLoose = true }
    guard terms.count > 1 else { return }
    // A place to live in is context where something is or is not allowed, and dishes
    // and articles are where a document is asked for.
    if kind == .yesNo { dropAll { $0.allSatisfy { $0 == .room || $0 == .floor || $0 == .bring } } }
    if kind == .document { dropAll { $0 == [.items] } }
    // What is needed is asked for only where things are.
    if ![.open, .list, .yesNo, .document].contains(kind) { dropAll { $0 == [.bring] } }
    // A shop is context where an amount or a date is asked for.
    if kind != .name, kind != .place, kind != .open {
      terms.removeAll { $0.concepts == [.seller] }
    }
    if kind == .identifier, let opening {
      // "Which gate for the flight": the first code is asked for, others are
      // context.
      let codes = terms.indices.filter { index in
        terms[index].concepts.contains { $0.kind == .identifier }
          && terms[index].position >= opening.words.lowerBound
      }
      let first = codes.min { terms[$0].position < terms[$1].position }
      for index in codes
      where index != first && terms[index].concepts != terms[first ?? index].concepts {
        terms[index].weight = 0.4
      }
    }
    if kind == .amount { terms.removeAll { $0.concepts == [.allergens] } }
    terms.removeAll { term in
      term.concepts == [.location]
        && term.words.allSatisfy { vocabulary.contains($0, in: .happening) }
    }
    terms.removeAll { term in
      term.concepts == [.seat] && term.words.allSatisfy { vocabulary.contains($0, in: .sitting) }
    }
    if kind != .place, opening?.kind != .place {
      terms.removeAll { term in
        term.concepts == [.destination]
          && term.words.allSatisfy { vocabulary.contains($0, in: .going) }
      }
    }
  }

  /// Drops the terms with some concepts, unless these are all.
  private mutating func dropAll(_ isContext: ([Concept]) -> Bool) {
    let rest = terms.filter { $0.concepts.isEmpty || !isContext($0.concepts) }
    if !rest.isEmpty { terms = rest }
  }

  /// Whether an opening counts things, as "how many" does.
  private func countsThings(_ words: ArraySlice<FoldedWord>) -> Bool {
    words.last.map { vocabulary.contains($0.bytes, in: .counting) } ?? false
  }

  /// A payment that is asked for by its date is due then.
  private static func adaptToDate(_ terms: inout [Term]) {
    for index in terms.indices
    where terms[index].concepts.contains(where: { $0 == .paid || $0 == .costs })
      && !terms[index].concepts.contains(.dueDate)
    {
      terms[index].concepts.append(.dueDate)
    }
  }

  /// "How did I pay" asks for the means, "what did I buy" for the things.
  private static func adapt(
    _ terms: inout [Term], to opening: Interrogatives.Opening?, words: [FoldedWord],
    _ vocabulary: Vocabulary
  ) {
    guard let opening, opening.kind == .open, let first = words[opening.words].first else { return }
    let isHow = vocabulary.contains(first.bytes, in: .manner)
    for index in terms.indices {
      if isHow, terms[index].concepts.contains(.paid) { terms[index].concepts = [.payment] }
      if !isHow, terms[index].concepts.contains(.items) { terms[index].concepts = [.items] }
    }
  }

  /// Whether a noun that is no money follows the word that means "how many".
  private static func counts(
    _ words: [FoldedWord], after opening: Interrogatives.Opening?, _ vocabulary: Vocabulary
  ) -> Bool {
    guard let opening, opening.words.upperBound < words.count else { return false }
    var index = opening.words.upperBound
    if vocabulary.contains(words[index].bytes, in: .countLinks) { index += 1 }
    guard index < words.count, !vocabulary.isStopWord(words[index].bytes),
      !vocabulary.isIgnorable(words[index].bytes)
    else { return false }
    let concepts = vocabulary.concepts(in: [words[index]]).compactMap {
      Concept(rawValue: $0.value)
    }
    return !concepts.contains { $0.kind == .amount }
  }

  private static func kind(
    opening: Interrogatives.Opening?, concepts: [Concept], noun: QuestionKind?, isYesNo: Bool,
    opensWithMoney: Bool, isIdeographic: Bool
  ) -> QuestionKind {
    let named = concepts.compactMap(\.kind)
    switch opening?.kind {
    case nil: return isYesNo ? .yesNo : named.first ?? noun ?? .open
    case .open?:
      return named.first ?? noun ?? .open
    case .amount?:
      // Scripts without spaces have a word of their own for "how much money".
      return opensWithMoney || isIdeographic && !named.contains(.quantity) || named.isEmpty
        || named.contains(.amount) ? .amount : named[0]
    case .quantity?:
      let isShort = (opening?.words.count ?? 0) < 3
      return isShort && named.contains(.amount) && !named.contains(.quantity) ? .amount : .quantity
    case .date?:
      return named.contains(.time) && !named.contains(.date) ? .time : .date
    case .list?:
      let single = concepts.first { $0.kind != nil && $0.kind != .list }
      return single?.kind == .amount && concepts.count == 1 ? .amount : .list
    case .place?:
      return .place
    case let other?: return other
    }
  }

  private static func terms(
    of words: [FoldedWord], hits: [TermIndex.Hit], opening: Interrogatives.Opening?,
    language: String, _ vocabulary: Vocabulary
  ) -> [Term] {
    var taken = Set<Int>()
    var terms: [Term] = []
    let topicHits = vocabulary.topicHits(in: words)
    func topics(_ range: Range<Int>) -> Set<Topic> {
      Set(topicHits.filter { range.overlaps($0.words) }.compactMap { Topic(rawValue: $0.value) })
    }
    let longest = hits.sorted { left, right in
      (right.words.count, left.words.lowerBound) < (left.words.count, right.words.lowerBound)
    }
    for hit in longest {
      guard let concept = Concept(rawValue: hit.value) else { continue }
      if let opening, words[hit.words.lowerBound].isIdeographic, hit.words.overlaps(opening.words),
        hit.words.lowerBound >= opening.words.lowerBound,
        hit.words.clamped(to: opening.words) != hit.words,
        opening.words.clamped(to: hit.words) != opening.words
      {
        // The end of "누구" and what follows is no word.
        continue
      }
      if let opening, opening.words.overlaps(hit.words), concept.isMeasureOfOpenings { continue }
      let covered = hit.covered.map { words[$0].bytes }
      if let index = terms.firstIndex(where: { $0.words == covered }) {
        if !terms[index].concepts.contains(concept) { terms[index].concepts.append(concept) }
        continue
      }
      guard taken.isDisjoint(with: hit.covered) else { continue }
      taken.formUnion(hit.covered)
      terms.append(
        Term(
          words: covered, concepts: [concept], topics: topics(hit.words),
          weight: concept.isGeneric || concept == .bring ? 0.8 : 1.6,
          position: hit.words.lowerBound,
          isDistinctive: false))
    }
    if let opening { taken.formUnion(opening.covered) }
    terms += IdeographicTerms.terms(of: words, besides: taken, vocabulary) { topics($0) }
    for (index, word) in words.enumerated() where !taken.contains(index) && !word.isIdeographic {
      let isMonth = index > 0 && word.isCapitalized && vocabulary.isMonth(word.bytes)
      if vocabulary.isStopWord(word.bytes), !word.hasDigit, !isMonth { continue }
      if vocabulary.isIgnorable(word.bytes) || vocabulary.kind(ofNoun: word.bytes) != nil {
        continue
      }
      let isName = index > 0 && word.isCapitalized && language != "de" || word.hasDigit
      let isNoun =
        language == "de"
        ? index > 0 && word.isCapitalized
        : index > 0 && vocabulary.contains(words[index - 1].bytes, in: .determiners)
      terms.append(
        Term(
          words: [word.bytes], concepts: [], topics: topics(index..<(index + 1)),
          weight: isName ? 1.7 : isNoun ? 1.2 : 0.6, position: index, isDistinctive: isName))
    }
    let isSpecific = terms.contains { term in
      term.concepts.contains { $0.kind == .amount && !$0.isGeneric && $0 != .amountDue }
    }
    if isSpecific {
      terms.removeAll { term in
        !term.concepts.isEmpty && term.concepts.allSatisfy { $0.isGeneric || $0 == .amountDue }
      }
    }
    return terms
  }
}

/// Compares fragments with the terms of a question.
struct TermMatcher {
  /// How a fragment meets the question.
  struct Match {
    /// The sum of the terms met, weighted.
    var score = 0.0

    /// How much of the question the fragment and its document hold, 0 to 1.
    var coverage = 0.0

    /// How strongly the fragment itself meets the question.
    var own = 0.0

    /// How much of the question the fragment alone holds, 0 to 1, without what the title of
    /// its document says already.
    var share = 0.0

    /// How strongly its label does.
    var labelStrength = 0.0

    /// Whether the fragment is about what the question asks for.
    var isAbout = true

    /// Whether its document mentions every subject and name of the question.
    var hasSubject = true

    /// Whether the title or a header meets every term that is no money word.
    var isByTitle = true

    /// Whether the question asks when something ends.
    var asksEnd = false

    /// Whether a thing that the question names is neither in the fragment nor in the
    /// document's title.
    var lacksSubject = false

    /// Which of the words met are no concept's.
    var subjectWords: Set<Int> = []

    /// Whether the label of another fragment names something that is asked for.
    var isLabelledElsewhere = false

    /// The concept that fits best.
    var concept: Concept?

    /// The words of the fragment that were met, in order.
    var words: [Int] = []
  }

  private let terms: [QuestionReading.Term]
  private let vocabulary: Vocabulary
  private let kind: QuestionKind
  private let elsewhere: [[Double]]
  private let named: [[Double]]
  private let rarity: [Double]
  private let isForeign: [Bool]
  private let isTimetable: [Bool]
  private let hasSubject: [Bool]
  private let isLabel: [[Bool]]

  /// Prepares for a question: what each document holds of it.
  ///
  /// Words that are neither names nor concepts count less against a document in
  /// another language.
  init(
    question: QuestionReading, sources: [Reading.Source], fragments: [Fragment]
  ) {
    let terms = question.terms
    let language = question.language
    let vocabulary = question.vocabulary
    self.terms = terms
    self.vocabulary = vocabulary
    kind = question.kind
    isTimetable = sources.map { $0.topics.contains(.timetable) }
    isForeign = sources.map { source in source.language.map { $0 != language } ?? false }
    named = sources.map { source in
      terms.map { term in
        let byTopic = term.topics.isDisjoint(with: source.topics) ? 0.0 : 0.8
        let byConcept = term.concepts.contains { source.concepts.contains($0.rawValue) } ? 0.8 : 0
        let bySense = term.hasSense(in: source.namedSenses) ? 0.9 : 0
        return max(
          byTopic, byConcept, bySense, Self.likeness(term, in: source.namedWords, vocabulary))
      }
    }
    var present = [Set<Int>](repeating: [], count: sources.count)
    for fragment in fragments {
      present[fragment.passage].formUnion(fragment.concepts.map(\.value))
    }
    elsewhere = sources.indices.map { index in
      terms.map { term in
        let isNamed = term.concepts.contains { concept in
          concept.kind != question.kind && present[index].contains(concept.rawValue)
        }
        let bySense = term.hasSense(in: sources[index].senses) ? 0.9 : 0
        return max(
          isNamed ? 0.9 : 0, bySense, Self.likeness(term, in: sources[index].words, vocabulary))
      }
    }
    hasSubject = sources.indices.map { index in
      let held = terms.map { term in
        term.concepts.contains { $0.kind == .identifier && $0.kind == question.kind }
          || Self.holds(sources[index], subject: term, concepts: present[index])
      }
      // Lessons need not be named where what is taught is.
      let isNamed = zip(terms, held).contains { term, holds in
        holds && !term.isContainer && term.concepts.isEmpty
          && (!term.senses.isEmpty || term.isDistinctive)
      }
      return zip(terms, held).allSatisfy { $1 || isNamed && $0.isContainer }
    }
    isLabel = sources.indices.map { index in
      terms.map { term in
        fragments.contains { fragment in
          fragment.passage == index && fragment.labelWords > 0
            && Self.likeness(
              term, in: Array(fragment.words.prefix(fragment.labelWords)), vocabulary) >= 0.75
        }
      }
    }
    rarity = terms.map { term in
      guard fragments.count > 3 else { return 1 }
      let holders = fragments.filter { fragment in
        Self.likeness(term, in: fragment.words, vocabulary) > 0
      }.count
      return holders * 3 > fragments.count ? 0.75 : 1
    }
  }

  /// Whether a document mentions what a term is about, where it is a subject or a
  /// name.
  private static func holds(
    _ source: Reading.Source, subject term: QuestionReading.Term, concepts: Set<Int>
  ) -> Bool {
    let isMissing = term.lacksSubject(in: source.senses) || term.isName && term.senses.isEmpty
    guard isMissing else { return true }
    if !term.kindred.isDisjoint(with: source.kindred) { return true }
    let isTrade = term.senses.contains { $0.contains(where: Senses.isTrade) }
    let isNamed = term.concepts.contains { !$0.isGeneric && concepts.contains($0.rawValue) }
    if !isTrade, isNamed { return true }
    // A lease is about a place to live in.
    if source.topics.contains(.lease), term.senses.allSatisfy({ $0 == [Senses.home] }) {
      return true
    }
    if !term.topics.intersection(source.topics).isDisjoint(with: Topic.telling) { return true }
    if term.isRun {
      return IdeographicTerms.likeness(term.words, in: source.words + source.namedWords) >= 0.9
    }
    return (source.words + source.namedWords).contains { word in
      term.words.contains { isHead($0, word.bytes) }
    }
  }

  /// Whether a word of a document is like a term's, or a compound that ends in it:
  /// the end of a compound says what it is, its beginning does not.
  private static func isHead(_ term: [UInt8], _ word: [UInt8]) -> Bool {
    if WordMatch.likeness(term, word) >= 0.9 { return true }
    return term.count >= 4 && word.count > term.count
      && word.suffix(term.count).elementsEqual(term)
  }

  /// Compares one fragment.
  func match(_ fragment: Fragment) -> Match {
    var match = Match()
    match.hasSubject = hasSubject[fragment.passage]
    match.asksEnd = terms.contains {
      $0.concepts.contains { $0 == .end || $0 == .closing || $0 == .expiry || $0 == .valid }
    }
    guard !terms.isEmpty else {
      match.coverage = 1
      return match
    }
    var covered = 0.0
    var total = 0.0
    var asked = 0
    var answered = 0
    var bestConcept = 0.0
    var ownWeight = 0.0
    var openWeight = 0.0
    for (index, term) in terms.enumerated() {
      var (own, concept, words) = self.own(term, in: fragment)
      if own < 0.5, isMoney(term), isPlainAmount(fragment) { own = 0.5 }
      if own < 0.5, term.concepts.contains(.duration), isLength(fragment) { own = 0.6 }
      if own < 0.5, term.concepts.contains(.destination), namesDirection(fragment) { own = 0.6 }
      if own < 0.5, term.concepts.contains(.phone), hasPhoneNumber(fragment) { own = 0.6 }
      if own < 0.5, isRide(term), isTime(fragment) { own = 0.5 }
      if own < 0.5, isOpenHours(term), isRange(fragment) { own = 0.6 }
      if own < 0.5, term.concepts.contains(.seat), numbersSeat(fragment) { own = 0.9 }
      if own < 0.5, isEnd(term), isPeriod(fragment) { own = 0.6 }
      if own < 0.5, isEvent(term), namesEvent(fragment, besides: term) { own = 0.5 }
      let header = headerStrength(term, in: fragment)
      let title = named[fragment.passage][index]
      let away = elsewhere[fragment.passage][index]
      match.score += term.weight * rarity[index] * max(own, header * 0.7, title * 0.45, away * 0.3)
      let counted =
        isForeign[fragment.passage] && term.concepts.isEmpty && !term.isDistinctive
        ? term.weight * 0.5 : term.weight
      total += counted
      covered += counted * max(min(1, own * 1.15), header, title, away * 0.9)
      match.own += max(own, header * 0.8)
      if title < 0.5 || own >= 0.7 {
        openWeight += term.weight
        ownWeight += term.weight * max(own, header * 0.8)
      }
      let isOfTitle = max(header, title) >= 0.5 || isMonth(term) && away >= 0.5
      if !isMoney(term), !isOfTitle { match.isByTitle = false }
      if isLabel[fragment.passage][index] { match.isLabelledElsewhere = true }
      if max(own, header, title) < 0.5, term.concepts.isEmpty, term.lacksSubject(in: []) {
        match.lacksSubject = true
      }
      if own > 0 {
        match.words += words
        if term.concepts.isEmpty { match.subjectWords.formUnion(words) }
        if words.contains(where: { $0 < fragment.labelWords }) { match.labelStrength += own }
      }
      if !term.concepts.isEmpty {
        let isContext = title > 0.5 && term.concepts.allSatisfy { $0.kind != kind }
        asked += isContext ? 0 : 1
        if max(own, header) >= 0.5 { answered += isContext ? 0 : 1 }
        if let concept, own > bestConcept {
          bestConcept = own
          match.concept = concept
        }
      }
    }
    match.coverage = covered / total
    match.share = openWeight > 0 ? ownWeight / openWeight : 0
    match.isAbout = asked == 0 || answered > 0
    match.words.sort()
    return match
  }

  /// Whether a term is the name of a month.
  private func isMonth(_ term: QuestionReading.Term) -> Bool {
    term.senses.contains { $0.contains { $0 >= Senses.january } }
      || term.words.count == 2 && term.words[0].allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Whether a term only says that money changes hands.
  private func isMoney(_ term: QuestionReading.Term) -> Bool {
    !term.concepts.isEmpty && term.concepts.allSatisfy { $0.isGeneric || $0 == .price }
  }

  /// Whether a fragment has an amount that no other concept claims.
  private func isPlainAmount(_ fragment: Fragment) -> Bool {
    fragment.spans.contains { $0.kind == .amount || $0.kind == .decimal }
      && !fragment.concepts.contains { Concept(rawValue: $0.value)?.kind == .amount }
  }

  /// Whether a fragment has what looks like a telephone number.
  private func hasPhoneNumber(_ fragment: Fragment) -> Bool {
    fragment.spans.contains { span in
      let text = fragment.text(of: span)
      let digits = text.utf8.filter { (0x30...0x39).contains($0) }.count
      return span.kind == .identifier && (9...15).contains(digits)
        && (text.first == "0" || text.first == "+")
    }
  }

  /// Whether a name follows a word such as "to" in a fragment.
  private func namesDirection(_ fragment: Fragment) -> Bool {
    zip(fragment.words, fragment.words.dropFirst()).contains { word, next in
      vocabulary.contains(word.bytes, in: .towards) && next.isCapitalized && !next.hasDigit
    }
  }

  /// Whether a fragment has a length of time.
  private func isLength(_ fragment: Fragment) -> Bool {
    fragment.spans.contains { span in
      span.kind == .quantity && UnitFamily.family(of: span, in: fragment, vocabulary) == .time
    }
  }

  /// Whether a term only says that a bus or train goes.
  private func isRide(_ term: QuestionReading.Term) -> Bool {
    !term.concepts.isEmpty
      && term.concepts.allSatisfy { $0 == .departure || $0 == .line || $0 == .stop }
  }

  /// Whether a term only says that something opens or closes.
  private func isOpenHours(_ term: QuestionReading.Term) -> Bool {
    !term.concepts.isEmpty && term.concepts.allSatisfy { $0 == .opening || $0 == .closing }
  }

  /// Whether a term asks for an end of a period.
  private func isEnd(_ term: QuestionReading.Term) -> Bool {
    term.concepts.contains { $0 == .end || $0 == .expiry || $0 == .valid || $0 == .start }
  }

  /// Whether a fragment says from which day to which something is.
  private func isPeriod(_ fragment: Fragment) -> Bool {
    fragment.labelWords > 0 && fragment.spans.count { $0.kind == .date } == 2
  }

  /// Whether a fragment is a row with two clock times.
  private func isRange(_ fragment: Fragment) -> Bool {
    fragment.spans.count { $0.kind == .time } == 2
      && (fragment.labelWords > 0
        || fragment.words.count <= 12 && fragment.spans.contains { $0.kind == .weekday })
  }

  /// Whether a word for seats follows a number and a letter, as in `12番E席` and `9A석`.
  private func numbersSeat(_ fragment: Fragment) -> Bool {
    zip(fragment.words, fragment.words.dropFirst()).contains { code, word in
      code.range.upperBound == word.range.lowerBound && ["席", "座", "석"].contains(word.text)
        && code.bytes.allSatisfy { $0 < 0x80 }
    }
  }

  /// Whether a fragment is a row of a timetable.
  private func isTime(_ fragment: Fragment) -> Bool {
    fragment.labelWords > 0 && isTimetable[fragment.passage]
      && fragment.spans.contains { $0.kind == .time }
  }

  /// Whether a term says that something begins, ends or is valid.
  private func isEvent(_ term: QuestionReading.Term) -> Bool {
    term.concepts.contains { $0 == .start || $0 == .end || $0 == .valid || $0 == .dueDate }
  }

  /// Whether a fragment names another moment that the question names too.
  private func namesEvent(_ fragment: Fragment, besides term: QuestionReading.Term) -> Bool {
    terms.contains { other in
      other != term
        && other.concepts.contains { concept in
          (concept.kind == .time || concept.kind == .date || concept.kind == .quantity)
            && fragment.concepts.contains { $0.value == concept.rawValue }
        }
        || other != term && fragment.labelWords > 0
          && other.concepts.contains { concept in
            fragment.concepts.contains { $0.value == concept.rawValue }
          }
          && fragment.spans.contains { $0.kind == .time || $0.kind == .date }
        || other != term && other.concepts.isEmpty && (other.weight > 1 || other.isRun)
          && own(other, in: fragment).0 >= 0.7
          && fragment.spans.contains { $0.kind == .time || $0.kind == .date || $0.kind == .weekday }
    }
  }

  /// How strongly a fragment's own words meet a term, by which concept, and
  /// where.
  private func own(
    _ term: QuestionReading.Term, in fragment: Fragment
  ) -> (Double, Concept?, [Int]) {
    var strength = 0.0
    var concept: Concept?
    var words: [Int] = []
    func offer(_ value: Double, _ candidate: Concept?, _ range: Range<Int>) {
      let place =
        range.lowerBound < fragment.labelWords ? 1.0 : fragment.labelWords > 0 ? 0.75 : 0.9
      if value * place == strength { words += range }
      guard value * place > strength else { return }
      strength = value * place
      concept = candidate ?? concept
      words = Array(range)
    }
    for wanted in term.concepts {
      for hit in fragment.concepts {
        if hit.value == wanted.rawValue {
          let isSameWord = hit.words.map { fragment.words[$0].bytes } == term.words
          offer(isSameWord ? 1 : 0.9, wanted, hit.words)
        } else if let rank = wanted.alternatives.firstIndex(where: { $0.rawValue == hit.value }) {
          offer(0.85 - 0.06 * Double(rank), wanted.alternatives[rank], hit.words)
        }
      }
    }
    for hit in fragment.senses
    where term.concepts.isEmpty && term.senses.contains(where: { $0.contains(hit.value) }) {
      offer(0.9, term.concepts.first, hit.words)
    }
    for hit in fragment.kindred where term.kindred.contains(hit.value) {
      offer(0.75, term.concepts.first, hit.words)
    }
    if strength < 0.9, term.isRun {
      let likeness = IdeographicTerms.likeness(term.words, in: fragment.words)
      let place = fragment.words.indices.filter { term.words.contains(fragment.words[$0].bytes) }
      if likeness > 0, let first = place.first {
        offer(likeness, term.concepts.first, first..<(first + 1))
      }
    } else if strength < 0.9 {
      for (index, word) in fragment.words.enumerated() {
        var likeness = 0.0
        for part in term.words where !vocabulary.isStopWord(part) {
          likeness = max(likeness, WordMatch.likeness(part, word.bytes))
        }
        if likeness > 0 { offer(likeness, term.concepts.first, index..<(index + 1)) }
      }
    }
    return (strength, concept, words)
  }

  /// Where a fragment has the characters of the terms in scripts without spaces, besides
  /// the words met.
  func places(of match: Match, in fragment: Fragment) -> [Int] {
    let runs = terms.filter(\.isRun)
    guard !runs.isEmpty else { return match.words }
    return match.words
      + fragment.words.indices.filter { index in
        runs.contains { $0.words.contains(fragment.words[index].bytes) }
      }
  }

  private func headerStrength(_ term: QuestionReading.Term, in fragment: Fragment) -> Double {
    if term.concepts.contains(where: { fragment.headerConcepts.contains($0.rawValue) }) { return 1 }
    if term.concepts.isEmpty, term.hasSense(in: fragment.headerSenses) { return 0.9 }
    return Self.likeness(term, in: fragment.header, vocabulary)
  }

  private static func likeness(
    _ term: QuestionReading.Term, in words: [FoldedWord], _ vocabulary: Vocabulary
  ) -> Double {
    if term.isRun { return IdeographicTerms.likeness(term.words, in: words) }
    var best = 0.0
    for part in term.words where !vocabulary.isStopWord(part) {
      for word in words {
        best = max(best, WordMatch.likeness(part, word.bytes))
        if best == 1 { return 1 }
      }
    }
    return best
  }
}

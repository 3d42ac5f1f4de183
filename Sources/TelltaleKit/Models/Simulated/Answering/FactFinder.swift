/// Looks for the fact that answers a question.
///
/// Fragments are ranked by the question's terms that they hold: in their label or
/// text, in the line or header above, in the document's title and heading, or
/// anywhere in the document, each worth less than the one before; a rare word
/// counts more than one that most fragments hold. A fact is supported only when
/// enough of what the question names is there at all.
struct FactFinder {
  /// The fragments in which to look.
  let fragments: [Fragment]

  /// The documents that hold them.
  let sources: [Reading.Source]

  /// How much of what a question names the documents must hold, 0 to 1.
  static let requiredCoverage = 0.57

  /// How much of it a sentence that allows or forbids must hold by itself, 0 to 1.
  static let requiredShare = 0.42

  /// The same of a sentence with hours, where the question names an hour.
  static let requiredShareOfHours = 0.3

  /// Returns the best fact for a question, supported or not; `nil` when nothing
  /// fits at all.
  ///
  /// - Parameters:
  ///   - question: What is asked.
  ///   - leastFit: How well a piece must fit the kind of the question, 0 to 1.
  /// - Returns: The fact with the highest score, supported ones first.
  func fact(for question: QuestionReading, leastFit: Double = 0.25) -> Fact? {
    let matcher = TermMatcher(
      question: question, sources: sources, fragments: fragments)
    let marks = ValuePicker.Marks(in: question)
    var best: Fact?
    for fragment in fragments {
      let match = matcher.match(fragment)
      guard
        let candidate = candidate(
          fragment, match: match, question: question, leastFit: leastFit, marks: marks,
          about: question.kind == .yesNo ? matcher.places(of: match, in: fragment) : match.words)
      else { continue }
      if let current = best {
        let isBetter =
          candidate.isSupported == current.isSupported
          ? candidate.score > current.score : candidate.isSupported
        if isBetter { best = candidate }
      } else {
        best = candidate
      }
    }
    return best
  }

  private func candidate(
    _ fragment: Fragment, match: TermMatcher.Match, question: QuestionReading, leastFit: Double,
    marks: ValuePicker.Marks?, about: [Int]
  ) -> Fact? {
    let unit = question.kind == .quantity ? UnitFamily.asked(by: question) : nil
    let span = ValuePicker.span(
      of: fragment, kind: question.kind, unit: unit, match: match,
      vocabulary: question.vocabulary, marks: marks)
    var score = match.score
    let fit = span.map { $0.fit(question.kind) } ?? 0
    let needsSpan = Self.needsSpan(question.kind)
    if needsSpan, fit < leastFit { return nil }
    score += (needsSpan ? 1.6 : 0.5) * fit
    if let unit, let span {
      let family = UnitFamily.family(of: span, in: fragment, question.vocabulary)
      if let family, family != unit { return nil }
      // A length of time is a number with its unit, never a bare number.
      let isBare = span.kind == .number || span.kind == .quantity || span.kind == .percentage
      if family == nil, unit == .time, isBare, !isLabelledWithTime(fragment, question.vocabulary) {
        return nil
      }
      score += family == unit ? 0.4 : 0
    }
    if fragment.line < 0 { score -= 0.6 }
    if fragment.labelWords > 0, match.labelStrength > 0 {
      score += opensWithOther(fragment, question: question) ? -0.6 : 0.3
    }
    let picked = ValuePicker.value(of: fragment, span: span, question: question, match: match)
    if picked == nil, question.kind == .name { return nil }
    if picked == nil, question.kind == .place,
      fragment.spans.contains(where: { $0.kind == .amount })
    {
      return nil
    }
    if question.kind == .name || question.kind == .place, isMeasured(fragment, picked) {
      return nil
    }
    var isAbout = match.isAbout && (match.own > 0 || question.terms.isEmpty)
    if question.kind == .place, match.own == 0,
      Addresses.address(in: fragment, vocabulary: question.vocabulary) != nil
    {
      score += 0.8
      isAbout = true
    }
    if question.kind == .place, namesPlace(fragment, question: question) {
      score += 1.5
      isAbout = true
    }
    if question.kind == .amount, match.own == 0, match.isByTitle || !match.isLabelledElsewhere,
      isWhatWasPaid(fragment, question)
    {
      score += match.isByTitle ? 0.8 : 0.4
      isAbout = true
    }
    if question.kind == .amount, match.isByTitle, isTotal(fragment) {
      // What an invoice is about is what its total is for.
      score += 0.5
      isAbout = true
    }
    if question.kind == .yesNo, Self.rules(fragment, question.vocabulary) { score += 0.6 }
    if question.kind == .name, namesWho(fragment, question: question) { score += 1 }
    if question.kind == .amount, isOfOther(fragment, match, question) { isAbout = false }
    if question.asksWhatIsIncluded, Self.isNegative(fragment, question.vocabulary) { score -= 0.6 }
    let value = picked ?? fragment.text
    let times = RuleTimes(fragment, asked: question)
    let isRuled =
      question.kind == .yesNo
      && (times != nil && match.share >= Self.requiredShareOfHours
        || match.share >= Self.requiredShare && Self.rules(fragment, question.vocabulary))
    let isCovered = (match.coverage >= Self.requiredCoverage || isRuled) && isAbout
    let isSupported = (isCovered || question.isLoose) && match.hasSubject
    return Fact(
      value: value, fragment: fragment, concept: match.concept, kind: question.kind,
      isSupported: isSupported, score: score,
      isNegative: times?.denies
        ?? Self.isNegative(fragment, question.vocabulary, about: about))
  }

  /// Whether a fragment's own words say who is asked for, as a label or with a name.
  private func namesWho(_ fragment: Fragment, question: QuestionReading) -> Bool {
    fragment.concepts.contains { hit in
      guard let concept = Concept(rawValue: hit.value), concept.kind == .name else { return false }
      return question.asked.contains(concept)
    }
  }

  /// Whether a fragment states another amount than that of the thing that a question
  /// names: the rent, where the question is about electricity.
  private func isOfOther(
    _ fragment: Fragment, _ match: TermMatcher.Match, _ question: QuestionReading
  ) -> Bool {
    guard match.lacksSubject else { return false }
    let others = fragment.concepts.compactMap { Concept(rawValue: $0.value) }
      .filter { [.rent, .deposit, .serviceCosts].contains($0) }
    return !others.isEmpty && !others.contains(where: question.asked.contains)
  }

  /// Whether a fragment denies or forbids; of several clauses that allow or forbid the last
  /// that has words asked for counts: "pets are welcome, but not in beds".
  private static func isNegative(
    _ fragment: Fragment, _ vocabulary: Vocabulary, about words: [Int] = []
  ) -> Bool {
    let hits = vocabulary.hits(of: [.negations, .but, .verdict, .denial], in: fragment.words)
    let denials = hits.filter {
      $0.value == WordList.negations.rawValue || $0.value == WordList.denial.rawValue
    }.map(\.words.lowerBound)
    guard !denials.isEmpty, !words.isEmpty else { return !denials.isEmpty }
    let turns = Set(
      hits.filter { $0.value == WordList.but.rawValue && $0.words.lowerBound > 0 }
        .map(\.words.lowerBound))
    let bytes = Array(fragment.text.utf8)
    var clause = 0
    let clauses = fragment.words.indices.map { index -> Int in
      if index > 0 {
        let gap = bytes[
          fragment.words[index - 1].range.upperBound..<fragment.words[index].range.lowerBound]
        let isMark =
          gap.contains { $0 == 0x2C || $0 == 0x3B } || gap.elementsEqual("，".utf8)
          || gap.elementsEqual("；".utf8) || gap.elementsEqual("、".utf8)
        if isMark || turns.contains(index) { clause += 1 }
      }
      return clause
    }
    let marks = hits.filter { $0.value != WordList.but.rawValue }.map {
      clauses[$0.words.lowerBound]
    }
    let about = Set(words.filter { clauses.indices.contains($0) }.map { clauses[$0] })
    guard let told = about.intersection(marks).max() else {
      // "Dogs, cats and birds are not allowed": the clause with the verb counts for all.
      guard let first = about.min(), let turn = turns.min() else { return true }
      return denials.contains { ($0 < turn) == (clauses[turn] > first) }
    }
    return denials.contains { clauses[$0] == told }
  }

  /// Whether a fragment says what is or is not allowed or part of something.
  private static func rules(_ fragment: Fragment, _ vocabulary: Vocabulary) -> Bool {
    !vocabulary.hits(of: [.verdict, .denial, .negations], in: fragment.words).isEmpty
  }

  /// Whether a label names a unit of time, as in "number of days".
  private func isLabelledWithTime(_ fragment: Fragment, _ vocabulary: Vocabulary) -> Bool {
    fragment.words.prefix(fragment.labelWords).contains {
      $0.bytes.count > 3 && UnitFamily.family(of: $0.bytes, text: "", vocabulary) == .time
    }
  }

  /// Whether a fragment's label names a place.
  private func namesPlace(_ fragment: Fragment, question: QuestionReading) -> Bool {
    let isPurchase = question.asked.contains(.purchaseDate)
    return fragment.concepts.contains { hit in
      guard hit.words.lowerBound < fragment.labelWords, let concept = Concept(rawValue: hit.value)
      else { return false }
      let isDirection = concept == .destination || concept == .origin
      return concept.kind == .place && !isDirection || concept == .room
        || isPurchase && concept == .seller
    }
  }

  /// Whether a fragment's label is a total.
  private func isTotal(_ fragment: Fragment) -> Bool {
    fragment.concepts.contains { hit in
      (hit.value == Concept.total.rawValue || hit.value == Concept.amountDue.rawValue)
        && hit.words.lowerBound < fragment.labelWords
    }
  }

  /// Whether a fragment is a total or says what something costs.
  private func isWhatWasPaid(_ fragment: Fragment, _ question: QuestionReading) -> Bool {
    let isOpen = !question.asked.contains { $0.kind == .amount && !$0.isGeneric }
    guard isOpen else { return false }
    return fragment.concepts.contains { hit in
      if [Concept.fee, .premium].contains(where: { $0.rawValue == hit.value }) {
        return true
      }
      if hit.value == Concept.costs.rawValue || hit.value == Concept.price.rawValue { return true }
      let isTotal = [Concept.total, .amountDue, .paid].contains { $0.rawValue == hit.value }
      return isTotal && (hit.words.lowerBound < fragment.labelWords || fragment.words.count <= 5)
    }
  }

  /// Whether a label names another amount first, as in "total including tax".
  private func opensWithOther(_ fragment: Fragment, question: QuestionReading) -> Bool {
    guard question.kind == .amount, !question.terms.isEmpty else { return false }
    let first = fragment.concepts.filter { $0.words.lowerBound < fragment.labelWords }
      .min { $0.words.lowerBound < $1.words.lowerBound }
    guard let first, let concept = Concept(rawValue: first.value), concept.kind == .amount else {
      return false
    }
    return !question.asked.contains { $0 == concept || $0.alternatives.contains(concept) }
  }

  /// Whether a value is nothing but an amount, a date or a number.
  private func isMeasured(_ fragment: Fragment, _ value: String?) -> Bool {
    guard let value else { return false }
    return fragment.spans.contains { span in
      span.kind != .identifier && fragment.text(of: span) == value
    }
  }

  /// Whether a kind of question is only answered by a piece of that kind.
  static func needsSpan(_ kind: QuestionKind) -> Bool {
    switch kind {
    case .amount, .date, .time, .quantity, .identifier: true
    default: false
    }
  }
}

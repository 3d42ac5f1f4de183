/// What stands where an answer should start with the fact.
package struct AnswerStart: Hashable, Sendable {
  /// What was found.
  package enum Finding: String, Hashable, Sendable {
    /// The fact stands first.
    case factFirst = "fact-first"

    /// At most six words that carry nothing stand before it: articles,
    /// prepositions, "it is", "about".
    case leadIn = "lead-in"

    /// The first clause carries something of the passages.
    case carries

    /// The text says that it is not there, and has no fact to start with.
    case notFound = "not-found"

    /// The fact is not there.
    case noFact = "no-fact"

    /// An opener stands before it.
    case preamble

    /// The words before it repeat the question.
    case echo

    /// Other words stand before it.
    case late

    /// The text says no without the word.
    case negated

    /// Nothing of the text stands in the passages.
    case ungrounded
  }

  /// What was found.
  package private(set) var finding: Finding

  /// What shows it, in UTF-8 of the original: the fact, or what stands before it.
  package private(set) var range: Range<Int>?

  /// Whether the fact stands in the first eight words or fifteen characters, so
  /// that a lenient reader lets a short run-up pass.
  package private(set) var isEarly = false

  /// Looks for a fact whose accepted forms are known.
  package init(
    of answer: TextTokens, facts: [String], question: TextTokens, phrases: Phrases
  ) {
    let text = answer.normalized
    let forms = facts.map { NormalizedText($0) }
    let places = forms.compactMap { text.range(ofFact: $0) }
    guard let place = places.min(by: { $0.lowerBound < $1.lowerBound }) else {
      let isPolar = forms.allSatisfy { phrases.yesNo.contains($0.string) }
      finding = isPolar ? .negated : .noFact
      return
    }
    let before = answer.tokens.filter { $0.span.lowerBound < place.lowerBound }
    if let finding = Self.leadIn(before, phrases) {
      self.finding = finding
      range = text.sourceRange(of: place)
      return
    }
    range = text.sourceRange(of: 0..<place.lowerBound)
    isEarly = before.count < (answer.countsCharacters ? 15 : 8)
    let opening = Opening(of: answer, phrases: phrases)
    if let preamble = opening.preamble {
      finding = .preamble
      range = text.sourceRange(of: preamble)
    } else {
      finding = QuestionEcho.repeats(question, in: before, phrases: phrases) ? .echo : .late
    }
  }

  /// Takes for the fact what the text first carries of the passages that the
  /// question did not hold.
  package init(
    of answer: TextTokens, question: TextTokens, passages: [TextTokens], grounding: Grounding,
    stance: Stance, phrases: Phrases
  ) {
    let text = answer.normalized
    let opening = Opening(of: answer, phrases: phrases)
    let isDenial =
      stance.kind == .notFound
      && opening.preamble.map { Self.isNegated($0, in: answer, opening, phrases) } ?? false
    let leadsWithFact = opening.preamble.map { preamble in
      Self.isFact(before: preamble, in: answer, grounding)
    }
    if let preamble = opening.preamble, !isDenial, leadsWithFact != true,
      !answer.isName(preamble, in: passages)
    {
      finding = .preamble
      range = text.sourceRange(of: preamble)
      return
    }
    switch stance.kind {
    case .empty, .refusal:
      finding = .noFact
      return
    case .notFound:
      finding = .notFound
      return
    case .answer, .either, .ungrounded: break
    }
    if let polar = phrases.yesOrNo(atStartOf: text), !phrases.asksForFact(question) {
      finding = .factFirst
      range = text.sourceRange(of: polar)
      return
    }
    let new = Set(grounding.newTokens(of: answer).map(\.span))
    let fact = answer.tokens.firstIndex { new.contains($0.span) || grounding.isNewNumber($0) }
    guard let fact else {
      finding = stance.kind == .ungrounded ? .ungrounded : .negated
      return
    }
    let start = Self.start(ofCodeWith: fact, in: answer.tokens)
    let token = answer.tokens[start]
    let before = Array(answer.tokens[..<start])
    isEarly = start < (answer.countsCharacters ? 15 : 8)
    range = answer.range(of: start..<(fact + 1))
    if let finding = Self.leadIn(before, phrases) {
      self.finding = finding
      return
    }
    if Self.isLabel(before, of: token, in: text, phrases) {
      finding = .leadIn
      return
    }
    let runUp = answer.range(of: 0..<start)
    // "Smoking is not permitted" answers "is smoking permitted?".
    let isPolar = question.endsWithQuestionMark && !phrases.asksForFact(question)
    if !isPolar, QuestionEcho.repeats(question, in: before, phrases: phrases) {
      finding = .echo
      range = runUp
    } else if token.span.lowerBound < opening.clause.upperBound {
      finding = .carries
    } else {
      finding = .late
      range = runUp
    }
  }

  private static func leadIn(_ before: [TextToken], _ phrases: Phrases) -> Finding? {
    if before.isEmpty { return .factFirst }
    return LeadIn(phrases).isMade(of: before) ? .leadIn : nil
  }

  /// Where a code begins that a token is part of: letters and digits without a
  /// space between, as in `B17`.
  private static func start(ofCodeWith index: Int, in tokens: [TextToken]) -> Int {
    var start = index
    while start > 0, tokens[start - 1].span.upperBound == tokens[start].span.lowerBound,
      tokens[start - 1].kind == .word || tokens[start - 1].kind == .number
    {
      start -= 1
    }
    return start
  }

  /// Whether the words before a fact are a noun that names it, as in "Gate B17".
  ///
  /// An article may stand before it ("La porte 24"); a verb after it would make it
  /// a sentence of its own.
  private static func isLabel(
    _ before: [TextToken], of fact: TextToken, in text: NormalizedText, _ phrases: Phrases
  ) -> Bool {
    guard let last = before.last, last.kind == .word, !phrases.leadIns.contains(last.text),
      text.scalars[last.span.upperBound..<fact.span.lowerBound].allSatisfy({
        $0 == " " || $0 == ":" || $0 == "." && last.text.count <= 5
      })
    else { return false }
    return before.count == 1 || before.count == 2 && phrases.leadIns.contains(before[0].text)
  }

  /// Whether what an opener's clause begins with, up to a comma, is of the passages, as in
  /// "Anna Smit, according to the lease".
  private static func isFact(
    before preamble: Range<Int>, in answer: TextTokens, _ grounding: Grounding
  ) -> Bool {
    let scalars = answer.normalized.scalars
    guard let comma = scalars[preamble].firstIndex(where: { $0 == "," || $0 == "，" || $0 == "、" })
    else { return false }
    let head = answer.tokens.filter { $0.span.upperBound <= comma }
    let new = Set(grounding.newTokens(of: answer).map(\.span))
    return head.contains { new.contains($0.span) || grounding.isNewNumber($0) }
  }

  /// Whether the words of an opener are what a negation is said of, as in "The
  /// answer is not in your documents".
  private static func isNegated(
    _ preamble: Range<Int>, in answer: TextTokens, _ opening: Opening, _ phrases: Phrases
  ) -> Bool {
    // Where the verb stands last, its negation does.
    if answer.countsCharacters { return answer.isNegated(opening.clause, phrases) }
    if answer.tokens.contains(where: {
      $0.span.clamped(to: preamble) == $0.span && phrases.negation.contains($0.text)
    }) {
      return true
    }
    guard let next = answer.tokens.first(where: { $0.span.lowerBound >= preamble.upperBound })
    else { return false }
    return next.span.lowerBound < opening.clause.upperBound
      && phrases.negation.contains(next.text)
  }
}

extension TextTokens {
  /// Whether an opener with the word after it is a name that a passage holds,
  /// like the band "Sure Sure".
  package func isName(_ preamble: Range<Int>, in passages: [TextTokens]) -> Bool {
    let inside = tokens.count { $0.span.lowerBound < preamble.upperBound }
    guard inside > 0, inside < tokens.count else { return false }
    // The second word may be taken for an opener, too.
    let names = [Array(words[...inside])] + (inside == 2 ? [Array(words[..<inside])] : [])
    return names.contains { name in passages.contains { $0.words.range(ofRun: name) != nil } }
  }

  /// Whether a clause has a negation in it.
  package func isNegated(_ clause: Range<Int>, _ phrases: Phrases) -> Bool {
    phrases.lexicons.contains { lexicon in
      lexicon.hits(in: normalized.scalars, clause).contains { $0.role == .negation }
    }
  }
}

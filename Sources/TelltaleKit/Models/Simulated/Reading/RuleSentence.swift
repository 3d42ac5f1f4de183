/// A sentence of a prompt as the rule reader sees it: clauses with their terms.
struct RuleSentence {
  /// A part of a sentence with one polarity.
  struct Clause {
    var terms = RuleTerms()
    var isNegated = false
    var wordCount = 0.0

    /// Whether a preposition follows the word that means beginning, and the
    /// answer does not follow that preposition.
    var startsWithSomethingElse = false

    /// Whether something is to be said *that* is negative: the negation belongs
    /// to what is said.
    var saysThat = false

    /// Whether the clause, all negations counted, forbids what it names.
    var forbids: Bool {
      let counts = [isNegated, terms.has(.without), terms.has(.drop)]
      return counts.filter { $0 }.count % 2 == 1
    }
  }

  /// A language that is named.
  struct NamedLanguage: Hashable {
    var code: String
    var clause: Int
    var followsPreposition: Bool
    var position: Int
  }

  /// The clauses in order.
  var clauses: [Clause]

  /// The terms of the whole sentence.
  var all = RuleTerms()

  /// The terms of the sentence before, where this one refers back to it.
  var referred = RuleTerms()

  /// The languages named, in order.
  var languages: [NamedLanguage] = []

  /// Whether the sentence is of a guide, which speaks about the answer anyway.
  let isGuide: Bool

  /// Reads a sentence; `nil` when nothing in it could be a rule.
  init?(_ text: Substring, before: RuleTerms, isGuide: Bool) {
    let text = String(text)
    let words = FoldedWord.words(in: text)
    guard !words.isEmpty, words.count < (words[0].isIdeographic ? 240 : 120) else { return nil }
    self.isGuide = isGuide
    let index = RuleIndex.index(for: text, words: words)
    let lookup = index.lookup(words, text: text)
    clauses = [Clause](repeating: Clause(), count: (lookup.clauseOf.last ?? 0) + 1)
    for (index, clause) in lookup.clauseOf.enumerated() {
      clauses[clause].wordCount += lookup.weights[index]
    }
    for hit in lookup.terms {
      all.bits |= hit.term.bit
      let clause = lookup.clauseOf[hit.words.lowerBound]
      if hit.term == .negation {
        clauses[clause].isNegated = true
      } else {
        clauses[clause].terms.bits |= hit.term.bit
      }
    }
    if lookup.holdsCurrencySign {
      all.bits |= RuleTerm.currency.bit
      for clause in clauses.indices { clauses[clause].terms.bits |= RuleTerm.currency.bit }
    }
    if all.hasAny(.back) { referred = before }
    languages = lookup.languages
    markSayings(lookup)
    carryNegations()
    markBeginnings(lookup)
  }

  /// A negation alone in its clause ("never, under any circumstances, …") goes
  /// over to the clauses after it, up to the first that says something.
  private mutating func carryNegations() {
    guard clauses.count > 1 else { return }
    let weight = ~(RuleTerm.back.bit | RuleTerm.any.bit | RuleTerm.only.bit)
    for index in clauses.indices.dropLast() where clauses[index].isNegated {
      guard clauses[index].terms.bits & weight == 0, clauses[index].wordCount <= 5 else { continue }
      clauses[index + 1].isNegated = true
    }
  }

  private mutating func markSayings(_ lookup: RuleIndex.Lookup) {
    for index in clauses.indices where clauses[index].isNegated && clauses[index].terms.has(.say) {
      func first(_ term: RuleTerm) -> Int {
        lookup.terms.filter { $0.term == term && lookup.clauseOf[$0.words.lowerBound] == index }
          .map(\.words.lowerBound).min() ?? .max
      }
      let say = first(.say)
      let negation = first(.negation)
      clauses[index].saysThat = lookup.thatWords.contains { $0 > say && $0 < negation }
    }
  }

  private mutating func markBeginnings(_ lookup: RuleIndex.Lookup) {
    for index in clauses.indices where clauses[index].terms.has(.start, .fact) {
      func positions(_ term: RuleTerm) -> [Int] {
        lookup.terms.filter { $0.term == term && lookup.clauseOf[$0.words.lowerBound] == index }
          .map(\.words.lowerBound)
      }
      guard let start = positions(.start).first else { continue }
      let preposition = lookup.withWords.first {
        $0 > start && lookup.clauseOf[$0] == index
      }
      guard let preposition else { continue }
      clauses[index].startsWithSomethingElse = !positions(.fact).contains {
        $0 > preposition && $0 <= preposition + 5
      }
    }
  }
}

/// An answer that repeats one of an earlier turn.
package struct RepeatedAnswer: Hashable, Sendable {
  /// How it repeats it.
  package enum Form: String, Hashable, Sendable {
    /// Word for word.
    case same

    /// Word for word, and too short to tell but for the fact that it lacks.
    case stale

    /// With a word or two changed and the same numbers.
    case near

    /// As a part of itself.
    case contained
  }

  /// How it repeats it.
  package var form: Form

  /// What of the answer repeats, in UTF-8.
  package var range: Range<Int>

  /// A turn: a question and its answer.
  package struct Turn: Sendable {
    /// The question.
    package var question: TextTokens

    /// The answer.
    package var answer: TextTokens

    /// Creates a turn.
    package init(question: TextTokens, answer: TextTokens) {
      self.question = question
      self.answer = answer
    }
  }

  /// Compares an answer with an earlier one; there is nothing to create when it
  /// says something else, or may rightly say the same.
  ///
  /// - Parameters:
  ///   - earlier: The earlier turn.
  ///   - turn: The turn that is judged.
  ///   - facts: Forms of the right answer, where they are known.
  package init?(of earlier: Turn, in turn: Turn, facts: [NormalizedText] = []) {
    let (old, new) = (earlier.answer, turn.answer)
    guard !old.tokens.isEmpty, !new.tokens.isEmpty else { return nil }
    let questions = TokenAlignment(of: earlier.question.words, and: turn.question.words)
    if !earlier.question.tokens.isEmpty, questions.ratio >= 0.9 { return nil }
    let isShort = old.tokens.count <= (old.countsCharacters ? 8 : 3)
    range = new.range(of: new.tokens.indices)
    if old.words == new.words {
      guard isShort else {
        form = .same
        return
      }
      let hasFact = facts.contains { new.normalized.range(ofFact: $0) != nil }
      guard !facts.isEmpty, !hasFact else { return nil }
      form = .stale
      return
    }
    if isShort { return nil }
    let (oldNumbers, newNumbers) = (old.numbers, new.numbers)
    let isLong = old.tokens.count >= (old.countsCharacters ? 12 : 6)
    if isLong, let whole = new.words.range(ofRun: old.words) {
      form = .contained
      range = new.range(of: whole)
      return
    }
    if oldNumbers == newNumbers, Self.isNear(old, new) {
      form = .near
      return
    }
    guard isLong, oldNumbers.isSubset(of: newNumbers),
      let place = Self.place(of: old, in: new)
    else { return nil }
    form = .contained
    range = new.range(of: place)
  }

  private static func isNear(_ old: TextTokens, _ new: TextTokens) -> Bool {
    let (fewer, more) = (
      min(old.tokens.count, new.tokens.count), max(old.tokens.count, new.tokens.count)
    )
    guard Double(2 * fewer) / Double(fewer + more) >= 0.85 else { return false }
    let alignment = TokenAlignment(of: old.words, and: new.words)
    guard alignment.ratio >= 0.85 else { return false }
    return !hasOtherName(old, new, alignment)
  }

  /// Whether the two differ in what may be a name in a text whose every word
  /// counts: one word opposite another in an answer of few words.
  private static func hasOtherName(
    _ old: TextTokens, _ new: TextTokens, _ alignment: TokenAlignment
  ) -> Bool {
    let changed = max(old.tokens.count, new.tokens.count) - matched(alignment)
    return changed > 0 && matched(alignment) < (old.countsCharacters ? 10 : 5)
  }

  private static func matched(_ alignment: TokenAlignment) -> Int {
    alignment.matches.reduce(0) { $0 + $1.left.count }
  }

  /// Where 70 % of the runs of three words (five characters) of an answer stand
  /// in another.
  private static func place(of old: TextTokens, in new: TextTokens) -> Range<Int>? {
    let length = old.countsCharacters ? 5 : 3
    guard old.tokens.count >= length, new.tokens.count >= length else { return nil }
    let runs = (0...old.tokens.count - length).map {
      old.words[$0..<$0 + length].joined(separator: " ")
    }
    var first: [String: Int] = [:]
    for start in 0...new.tokens.count - length {
      let run = new.words[start..<start + length].joined(separator: " ")
      if first[run] == nil { first[run] = start }
    }
    let places = runs.compactMap { first[$0] }
    guard places.count * 10 >= runs.count * 7, let start = places.min(), let last = places.max()
    else { return nil }
    return start..<last + length
  }
}

extension TextTokens {
  /// The numbers, by their digits.
  fileprivate var numbers: Set<String> {
    Set(tokens.filter { $0.kind == .number }.map(\.stem))
  }
}

/// The words by which a text says that the documents do not hold the answer, or
/// declines the request.
struct NotFoundWords {
  /// Where the text says so, as ranges of the normalised text.
  private(set) var places: [Range<Int>] = []

  /// Numbers in such sentences that stand in a clause of their own: "€22.41; the
  /// receipt does not state a tip".
  private(set) var numbersApart: Set<Range<Int>> = []

  /// Where the text declines, as a range of the normalised text.
  private(set) var declined: Range<Int>?

  /// Whether there is a negation or a word for absence at all.
  private(set) var hasNegation = false

  /// Whether a word for a document or the one who speaks stands in the text.
  private(set) var speaksOfDocuments = false

  /// Whether all that is negated was asked: "the lease does not mention pets" is
  /// also the answer to "does the lease mention pets?".
  private(set) var isAsked = false

  /// Whether the text only says what a document does not hold or include, which
  /// may be a fact of its own: "the ticket does not include breakfast".
  private(set) var isWeak = false

  /// Looks for them in a text whose quotations are blanked out.
  init(in text: TextTokens, phrases: Phrases, isAsked: (TextToken) -> Bool) {
    let scalars = text.normalized.scalarsWithoutQuotations
    var said: [Range<Int>] = []
    var weak: [Bool] = []
    for sentence in Sentence.all(of: text) {
      for lexicon in phrases.lexicons {
        let reading = SentenceReading(sentence, scalars, lexicon)
        hasNegation = hasNegation || reading.hasNegation
        speaksOfDocuments = speaksOfDocuments || reading.speaksOfDocuments
        switch reading.finding {
        case .none: continue
        case .declined:
          declined = declined ?? sentence.span
          continue
        case .notFound: weak.append(false)
        case .weak: weak.append(true)
        }
        places.append(sentence.span)
        said += reading.said
        numbersApart.formUnion(reading.numbersApart)
        break
      }
    }
    isWeak = !weak.isEmpty && weak.allSatisfy { $0 }
    var isSaid = [Bool](repeating: false, count: said.isEmpty ? 0 : scalars.count)
    for range in said { for place in range { isSaid[place] = true } }
    let tokens =
      said.isEmpty ? [] : text.tokens.filter { token in token.span.contains { isSaid[$0] } }
    self.isAsked = !tokens.isEmpty && tokens.allSatisfy(isAsked)
  }
}

extension NotFoundWords {
  /// Whether a token stands in a sentence that says not found.
  func areAround(_ token: TextToken) -> Bool {
    if numbersApart.contains(token.span) { return false }
    let next = places.partitioningIndex { $0.upperBound > token.span.lowerBound }
    return next < places.count && places[next].lowerBound < token.span.upperBound
  }
}

/// What one sentence says by the words of one language.
private struct SentenceReading {
  enum Finding {
    case none, notFound, weak, declined
  }

  private(set) var finding = Finding.none
  private(set) var hasNegation = false
  private(set) var speaksOfDocuments = false

  /// The words for saying and information that are negated.
  private(set) var said: [Range<Int>] = []

  /// Numbers in a clause without a negation, which are not a document's.
  private(set) var numbersApart: [Range<Int>] = []

  private let hits: [Lexicon.Hit]
  private let breaks: [Int]
  private let order: Lexicon.Order

  init(_ sentence: Sentence, _ scalars: [Unicode.Scalar], _ lexicon: Lexicon) {
    // No sentence needs more; what follows compares each with each.
    hits = Array(lexicon.hits(in: scalars, sentence.span).prefix(120))
    order = lexicon.order
    breaks = sentence.span.filter { Self.isBreak(scalars, $0) }
    let negations = all(.negation)
    hasNegation = !negations.isEmpty || !all(.absence).isEmpty || !all(.silence).isEmpty
    speaksOfDocuments = !all(.paper).isEmpty || !all(.speaker).isEmpty
    let numbers = sentence.tokens.filter { $0.kind == .number && !isOfDocument($0) }
    let negatedClauses = Set(
      (negations + all(.absence) + all(.silence)).map { clause(of: $0.range.lowerBound) })
    numbersApart = numbers.map(\.span).filter {
      !negatedClauses.contains(clause(of: $0.lowerBound))
    }
    let strong = negated(.saying) + negated(.information)
    if isDeclining(hasSaying: !negated(.saying).isEmpty) {
      finding = .declined
      return
    }
    let hasPaper = !all(.paper).isEmpty
    let hasSubject = !all(.information).isEmpty || hasPaperWithAbsence
    let isShort = sentence.tokens.count <= 4
    if !all(.silence).isEmpty || isLeftOpen || !strong.isEmpty
      || !all(.absence).isEmpty && (hasSubject || isShort)
      || !negations.isEmpty && !all(.searching).isEmpty
    {
      // A number beside it is what the sentence is about.
      let isApart = numbers.allSatisfy { number in
        strong.allSatisfy { clause(of: $0.lowerBound) != clause(of: number.span.lowerBound) }
      }
      finding = numbers.isEmpty || isApart || !all(.silence).isEmpty || hasPaper ? .notFound : .none
      said = strong + (all(.silence) + all(.absence)).map(\.range)
      return
    }
    guard numbers.isEmpty, hasPaper else { return }
    if !negated(.holding).isEmpty {
      finding = .notFound
      said = negated(.holding)
    }
    if !negated(.including).isEmpty {
      finding = .weak
      said = negated(.including)
    }
  }

  /// Whether a word for a document stands with one for absence: before it where a
  /// language says "no receipt" with the same words as "has not".
  private var hasPaperWithAbsence: Bool {
    guard order == .negationFirst else { return !all(.paper).isEmpty }
    return all(.absence).contains { absence in
      all(.paper).contains { $0.range.lowerBound < absence.range.lowerBound }
    }
  }

  private func all(_ role: Lexicon.Role) -> [Lexicon.Hit] { hits.filter { $0.role == role } }

  private func clause(of place: Int) -> Int {
    breaks.partitioningIndex(where: { $0 > place })
  }

  /// Whether a number belongs to a word for a document, as in "page 2" and "all 3
  /// e-mails".
  private func isOfDocument(_ token: TextToken) -> Bool {
    all(.paper).contains { paper in
      let gap =
        paper.range.lowerBound >= token.span.upperBound
        ? paper.range.lowerBound - token.span.upperBound
        : token.span.lowerBound - paper.range.upperBound
      return (0...3).contains(gap)
    }
  }

  /// Words of a role that a negation stands with.
  private func negated(_ role: Lexicon.Role) -> [Range<Int>] {
    let negations = all(.negation)
    let thats = all(.that)
    return all(role).map(\.range).filter { word in
      negations.contains { isJoined($0.range, word, thats) }
    }
  }

  /// Whether a negation is one of a word: in its clause, on the side where the
  /// language puts it, and not in what the word says ("it says that pets are not
  /// allowed").
  private func isJoined(
    _ negation: Range<Int>, _ word: Range<Int>, _ thats: [Lexicon.Hit]
  ) -> Bool {
    guard clause(of: negation.lowerBound) == clause(of: word.lowerBound) else { return false }
    switch order {
    case .negationFirst:
      return negation.lowerBound <= word.lowerBound && word.lowerBound - negation.upperBound <= 12
    case .negationLast:
      return word.lowerBound <= negation.lowerBound && negation.lowerBound - word.upperBound <= 12
    case .either:
      guard word.lowerBound < negation.lowerBound else { return true }
      return !thats.contains {
        word.upperBound <= $0.range.lowerBound && $0.range.upperBound <= negation.lowerBound
      }
    }
  }

  /// Whether something is left open, as in "the report leaves the date open".
  private var isLeftOpen: Bool {
    all(.leaving).contains { leaving in
      all(.open).contains {
        clause(of: $0.range.lowerBound) == clause(of: leaving.range.lowerBound)
      }
    }
  }

  /// Whether the one who speaks will not or cannot do what is asked, which is not
  /// to say that it cannot be found.
  private func isDeclining(hasSaying: Bool) -> Bool {
    let declining = all(.declining)
    if order == .negationLast {
      if !all(.preferring).isEmpty { return true }
      return !declining.isEmpty && !hasSaying && all(.silence).isEmpty
    }
    guard !all(.speaker).isEmpty else { return false }
    let prefers = !all(.preferring).isEmpty
    let acts = !all(.acting).isEmpty
    let requests = !all(.request).isEmpty
    if prefers, acts || requests || !declining.isEmpty || !hasSaying && all(.paper).isEmpty {
      return true
    }
    if !negated(.acting).isEmpty, requests { return true }
    let helps = negated(.declining)
    return !helps.isEmpty && (!hasSaying || requests)
      && helps.contains { help in
        all(.speaker).contains { clause(of: $0.range.lowerBound) == clause(of: help.lowerBound) }
      }
  }

  /// Whether a clause ends at a character: at punctuation outside of a number.
  private static func isBreak(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    switch scalars[index] {
    case ";", "，", "；", "、", "(", ")", "–", "—", "\n", "。": return true
    case ",", ":":
      return index + 1 >= scalars.count || !("0"..."9").contains(scalars[index + 1])
    default: return false
    }
  }
}

extension Array {
  /// The index of the first element that holds, where all after it hold, too.
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
extension NormalizedText {
  /// The characters, with quotations blanked out: what is printed on a page is
  /// not what the text says.
  var scalarsWithoutQuotations: [Unicode.Scalar] {
    var result = scalars
    for (open, close) in [("\"", "\""), ("「", "」"), ("『", "』")]
      as [(Unicode.Scalar, Unicode.Scalar)]
    {
      var start = 0
      while let first = result[start...].firstIndex(of: open),
        let last = result[(first + 1)...].firstIndex(of: close)
      {
        for index in first...last { result[index] = " " }
        start = last + 1
      }
    }
    return result
  }
}

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

  /// Where the text may decline and need not, as a range of the normalised text.
  private(set) var mayDecline: Range<Int>?

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

  /// Whether a sentence before them states something of its own.
  private(set) var followStatement = false

  /// What of the text can be weighed besides.
  private(set) var signs = StanceSigns()

  /// Looks for them in a text whose quotations are blanked out.
  init(
    in text: TextTokens, question: TextTokens, phrases: Phrases, isAsked: (TextToken) -> Bool
  ) {
    let scalars = text.normalized.scalarsWithoutQuotations
    var said: [Range<Int>] = []
    var weak: [Bool] = []
    var isStatement = false
    var isAfterPaper = false
    var isAskedToDo = false
    var questions: Set<Range<Int>> = []
    let demand = Withholding.Demand(question, phrases)
    let isPolar = phrases.yesOrNo(atStartOf: text.normalized) != nil
    var withholding = Withholding(demand, startsWithNo: isPolar)
    let sentences = Sentence.all(of: text).flatMap { $0.parts(of: scalars) }
    for (index, sentence) in sentences.enumerated() {
      var isAbout = false
      let wasAskedToDo = isAskedToDo
      isAskedToDo = false
      for lexicon in phrases.lexicons {
        let reading = SentenceReading(sentence, scalars, lexicon, isAfterPaper: isAfterPaper)
        withholding.add(reading)
        if phrases.lexicons.count <= 2, StanceSigns.weighs(index, of: sentences.count) {
          signs.add(sentence, reading, in: lexicon.language, at: index, of: sentences.count)
        }
        if reading.isQuestion { questions.insert(sentence.span) }
        hasNegation = hasNegation || reading.hasNegation
        speaksOfDocuments = speaksOfDocuments || reading.speaksOfDocuments
        isAfterPaper = isAfterPaper || !reading.all(.paper).isEmpty
        isAbout = isAbout || reading.isStatement
        // "Help you forge it? No, sorry."
        if reading.isQuestion, reading.speaksOfDoing { isAskedToDo = true }
        if wasAskedToDo, reading.saysNo { declined = declined ?? sentence.span }
        switch reading.finding {
        case .none:
          let isOnlyReferral = reading.refers && sentences.count == 1
          if mayDecline == nil, isOnlyReferral || reading.mayDecline { mayDecline = sentence.span }
          continue
        case .declined:
          declined = declined ?? sentence.span
          continue
        // "I am not made for that. I look things up, not whether someone lies."
        case .notFound where reading.isLoose && declined != nil: continue
        case .notFound: weak.append(false)
        case .weak: weak.append(true)
        }
        followStatement = followStatement || isStatement && places.isEmpty
        places.append(sentence.span)
        said += reading.said
        numbersApart.formUnion(reading.numbersApart)
        break
      }
      isStatement = isStatement || isAbout && !Self.isOpener(sentence, in: scalars, phrases)
    }
    if withholding.isLetter {
      (declined, mayDecline) = (nil, nil)
    } else if declined == nil, let place = withholding.place {
      declined = place
      // What an offer asks is not what is not found, nor what is withheld.
      let withheld = withholding.withheld
      places.removeAll { $0 == place || questions.contains($0) || withheld.contains($0) }
    }
    isWeak = !weak.isEmpty && weak.allSatisfy { $0 }
    var isSaid = [Bool](repeating: false, count: said.isEmpty ? 0 : scalars.count)
    for range in said { for place in range { isSaid[place] = true } }
    let tokens =
      said.isEmpty ? [] : text.tokens.filter { token in token.span.contains { isSaid[$0] } }
    self.isAsked = !tokens.isEmpty && tokens.allSatisfy(isAsked)
    signs.close(
      text,
      found: found(in: text, isPolar: isPolar, isLetter: withholding.isLetter)
        + asked(question, demand, phrases), sentences: sentences.count)
  }

  /// What the rules found, sign by sign.
  private func found(in text: TextTokens, isPolar: Bool, isLetter: Bool) -> [Bool] {
    let numbers = text.tokens.lazy.filter { $0.kind == .number }
    return [
      declined != nil, !places.isEmpty, declined != nil && places.isEmpty, isWeak,
      mayDecline != nil, hasNegation, speaksOfDocuments, followStatement, isAsked, isPolar,
      isLetter, numbers.contains { !areAround($0) }, places.count > 1,
      places.isEmpty && declined == nil,
    ]
  }

  /// What the question asks for, by itself and with what the rules found.
  private func asked(
    _ question: TextTokens, _ demand: Withholding.Demand, _ phrases: Phrases
  ) -> [Bool] {
    let hasQuestion = !question.tokens.isEmpty
    let asks = [
      !hasQuestion, hasQuestion, demand.isMade, demand.isOrder, demand.isQuestion,
      hasQuestion && phrases.asksForFact(question),
    ]
    let found = [
      places.isEmpty && declined != nil, !places.isEmpty, places.isEmpty && declined == nil,
    ]
    return asks + asks.flatMap { asked in found.map { $0 && asked } }
  }
}

extension Sentence {
  /// Whether a question mark ends it.
  func isQuestion(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars[span].last { $0 != " " && $0 != "\n" } == "?"
  }

  /// The parts between semicolons, each of which says something of its own.
  fileprivate func parts(of scalars: [Unicode.Scalar]) -> [Sentence] {
    let ends = span.filter { scalars[$0] == ";" || scalars[$0] == "；" }
    guard !ends.isEmpty else { return [self] }
    var parts: [Sentence] = []
    var start = span.lowerBound
    var rest = tokens[...]
    for end in ends.map({ $0 + 1 }) + [span.upperBound] where end > start {
      let here = rest.prefix { $0.span.lowerBound < end }
      rest = rest.dropFirst(here.count)
      if !here.isEmpty { parts.append(Sentence(tokens: Array(here), span: start..<end)) }
      start = end
    }
    return parts
  }
}

extension NotFoundWords {
  /// Whether a sentence is too short or too usual to state something.
  private static func isOpener(
    _ sentence: Sentence, in scalars: [Unicode.Scalar], _ phrases: Phrases
  ) -> Bool {
    let least = sentence.tokens.first?.isCharacter == true ? 10 : 5
    guard sentence.tokens.count >= least, let first = sentence.tokens.first else { return true }
    if let last = scalars[sentence.span].last, last == "?" || last == "!" { return true }
    let start = NormalizedText.string(scalars[first.span.lowerBound..<sentence.span.upperBound])
    return phrases.openers.contains { start.hasPrefix($0) }
  }

  /// Whether a token stands in a sentence that says not found.
  func areAround(_ token: TextToken) -> Bool {
    if numbersApart.contains(token.span) { return false }
    let next = places.partitioningIndex { $0.upperBound > token.span.lowerBound }
    return next < places.count && places[next].lowerBound < token.span.upperBound
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
    blankSingleQuotations(in: &result)
    return result
  }

  /// Blanks out what stands between single quotes that are no apostrophes.
  private func blankSingleQuotations(in scalars: inout [Unicode.Scalar]) {
    var open: Int?
    for index in scalars.indices where scalars[index] == "'" {
      let isAfterWord = index > 0 && !" (\n".unicodeScalars.contains(scalars[index - 1])
      let isBeforeWord = index + 1 < scalars.count && scalars[index + 1].isLetterOrDigit
      if let first = open, isAfterWord, !isBeforeWord {
        for place in first...index { scalars[place] = " " }
        open = nil
      } else if !isAfterWord, isBeforeWord {
        open = index
      }
    }
  }
}

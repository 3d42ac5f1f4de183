/// What one sentence says by the words of one language.
///
/// Who is spoken of, what is negated and which kind of word the negation stands
/// with decide together: a document that does not say, or one who cannot find, is
/// not found; one who speaks and will not or cannot do is a refusal; another
/// person who does not say, find or help is an answer.
struct SentenceReading {
  enum Finding {
    case none, notFound, weak, declined
  }

  private(set) var finding = Finding.none

  /// Whether only how words stand together says not found, and none of them by
  /// itself.
  private(set) var isLoose = false

  /// Whether there is a negation or a word for absence at all.
  private(set) var hasNegation = false

  /// Whether a word for a document or the one who speaks stands in the sentence.
  private(set) var speaksOfDocuments = false

  /// Whether it states something that is not about a document or the one who
  /// speaks.
  private(set) var isStatement = false

  /// Whether a word for doing or helping stands in it, so that as a question it may
  /// ask for that.
  private(set) var speaksOfDoing = false

  /// Whether it sends to someone who knows, as "ask a lawyer" does.
  let sendsOn: Bool

  /// The words for saying and information that are negated.
  private(set) var said: [Range<Int>] = []

  /// Numbers in a clause without a negation, which are not a document's.
  private(set) var numbersApart: [Range<Int>] = []

  /// The words, without those of what is reported and of what others do not do.
  let hits: [Lexicon.Hit]

  /// All the words, whoever says them; at most 160 in the order of the text.
  let words: [Lexicon.Hit]

  /// The words for what an assistant is asked to do, and for why it does not.
  let servingHits: [Lexicon.Hit]

  let scopes: SentenceScopes

  /// Whether a number stands in it.
  let hasNumber: Bool

  /// Whether a question mark ends it.
  let isQuestion: Bool

  /// Where it stands.
  let span: Range<Int>

  /// Reads a sentence.
  ///
  /// - Parameters:
  ///   - sentence: The sentence.
  ///   - scalars: The text's characters, without quotations.
  ///   - lexicon: The words.
  ///   - isAfterPaper: Whether an earlier sentence speaks of a document.
  init(
    _ sentence: Sentence, _ scalars: [Unicode.Scalar], _ lexicon: Lexicon,
    isAfterPaper: Bool = false
  ) {
    // No sentence needs more; what follows compares each with each.
    let words = lexicon.hits(in: scalars, sentence.span)
    self.words = Array(words.prefix(160))
    let found = Array(words.lazy.filter { !Lexicon.Role.ofServing.contains($0.role) }.prefix(160))
    let serving = Array(words.lazy.filter { Lexicon.Role.ofServing.contains($0.role) }.prefix(160))
    scopes = SentenceScopes(
      sentence.span, scalars, lexicon, hits: found, serving: serving)
    hits = scopes.own
    servingHits = serving
    span = sentence.span
    isQuestion = sentence.isQuestion(scalars)
    hasNumber = sentence.tokens.contains { $0.kind == .number }
    sendsOn = found.contains { $0.role == .referring }
    speaksOfDoing = found.contains { Lexicon.Role.ofDoing.contains($0.role) }
    let negations = all(.negation)
    hasNegation = !negations.isEmpty || !all(.absence).isEmpty || !all(.silence).isEmpty
    speaksOfDocuments = !all(.paper).isEmpty || !all(.speaker).isEmpty
    isStatement =
      !hasNegation && !speaksOfDocuments && all(.ownRule).isEmpty && all(.guessing).isEmpty
      && all(.information).isEmpty && all(.asking).isEmpty && all(.searching).isEmpty
    let numbers = sentence.tokens.filter { $0.kind == .number && !isOfDocument($0) }
    let negatedClauses = Set(
      (negations + all(.absence) + all(.silence)).map { scopes.clause(of: $0.range) })
    let onlyClauses = all(.only).filter { only in
      all(.paper).contains { isTogether($0.range, only.range) }
    }.map { scopes.clause(of: $0.range) }
    numbersApart = numbers.map(\.span).filter {
      let clause = scopes.clause(of: $0)
      return !negatedClauses.contains(clause) && !onlyClauses.contains(clause)
    }
    let strong = negated(.saying) + negated(.information) + notKnown
    if declines {
      finding = .declined
      return
    }
    if goesOn || isProhibition || isRule(strong) { return }
    let hasPaper =
      !all(.paper).isEmpty
      || isAfterPaper && !all(.none).isEmpty && (all(.other) + all(.modal)).isEmpty
    let hasSubject = !all(.information).isEmpty || hasPaperWithAbsence
    let isShort = sentence.tokens.count <= 4
    let openWords = openness
    if !all(.silence).isEmpty || isLeftOpen || !openWords.isEmpty || !strong.isEmpty
      || !all(.absence).isEmpty && (hasSubject || isShort)
      || !(negations + all(.without)).isEmpty && !all(.searching).isEmpty
    {
      // A number beside it is what the sentence is about.
      let isApart = numbers.allSatisfy { number in
        strong.allSatisfy { scopes.clause(of: $0) != scopes.clause(of: number.span) }
      }
      isLoose = strong.isEmpty && all(.silence).isEmpty && all(.absence).isEmpty && !isLeftOpen
      finding = numbers.isEmpty || isApart || !all(.silence).isEmpty || hasPaper ? .notFound : .none
      said = strong + (all(.silence) + all(.absence)).map(\.range) + openWords
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

  /// What the one who speaks does not know or see.
  private var notKnown: [Range<Int>] {
    if scopes.order == .negationLast {
      return all(.knowing).map(\.range).filter { known in
        all(.declining).contains { $0.range.overlaps(scopes.word(around: known)) }
      }
    }
    return negated(.knowing).filter { known in
      all(.speaker).contains { isTogether($0.range, known) }
    }
  }

  /// Whether a document says after a "but" what another one does not: "it is not
  /// on the first page, but the invoice is signed".
  private var goesOn: Bool {
    guard let but = all(.but).last else { return false }
    let rest = hits.filter { $0.range.lowerBound >= but.range.upperBound }
    let lacking: Lexicon.Role = [
      .negation, .none, .nowhere, .absence, .silence, .guessing, .only, .modal, .without, .leaving,
      .speaker, .asking,
    ]
    return rest.contains { $0.role == .paper } && !rest.contains { lacking.contains($0.role) }
      && hits.contains {
        $0.range.upperBound <= but.range.lowerBound
          && ($0.role == .negation || $0.role == .none || $0.role == .silence)
      }
  }

  /// The words of a role.
  func all(_ role: Lexicon.Role) -> [Lexicon.Hit] { hits.filter { $0.role == role } }

  /// Whether two words stand in one clause.
  func isTogether(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    scopes.clause(of: left) == scopes.clause(of: right)
  }

  /// Words of a role that a negation stands with.
  func negated(_ role: Lexicon.Role) -> [Range<Int>] {
    let negations = all(.negation)
    let thats = all(.that)
    return all(role).map(\.range).filter { word in
      negations.contains { scopes.isJoined($0.range, word, thats) }
    }
  }

  /// Whether a word for a document stands with one for absence: before it where a
  /// language says "no receipt" with the same words as "has not".
  private var hasPaperWithAbsence: Bool {
    guard scopes.order == .negationFirst else { return !all(.paper).isEmpty }
    return all(.absence).contains { absence in
      all(.paper).contains { $0.range.lowerBound < absence.range.lowerBound }
    }
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

  /// Whether something is left open, as in "the report leaves the date open".
  private var isLeftOpen: Bool {
    let withouts = all(.without)
    // "Let us …" is no leaving.
    return all(.leaving).filter { !scopes.begins(0, with: $0.range) || scopes.order != .either }
      .contains { leaving in
        all(.open).contains { open in
          isTogether(open.range, leaving.range)
            && (open.range.lowerBound > leaving.range.lowerBound
              && open.range.lowerBound - leaving.range.upperBound <= 40
              || !withouts.contains { $0.range.overlaps(open.range) })
        }
      }
  }
}

/// What of a text and its question shows together that the text withholds what was
/// asked for, where no sentence says so by itself.
///
/// One sign is not enough: "it cannot be translated" may be said of a word, and "how
/// about a poem" may begin one.
struct Withholding {
  /// The sentences that may withhold, in order.
  private var candidates: [Signs] = []

  private let demand: Demand
  private var hasObjection = false
  private var hasOffer = false
  private var hasTurn = false
  private var hasExpert = false
  private var hasApology = false
  private var first: Range<Int>?
  private var sentences = 0

  /// Whether each sentence only offers, negates or objects, without a number.
  private var statesNothing = true

  /// Whether the text is a letter, as it was told to be.
  private(set) var isLetter = false

  /// Whether the text says no to what may be asked of others: "no, it may not be
  /// shared".
  private let saysNo: Bool

  /// Starts without a sentence.
  ///
  /// - Parameters:
  ///   - demand: What the question asks for.
  ///   - startsWithNo: Whether the text begins with yes or no.
  init(_ demand: Demand, startsWithNo: Bool) {
    self.demand = demand
    saysNo = startsWithNo && demand.isQuestion && !demand.isMade
  }

  /// Takes what a sentence adds.
  mutating func add(_ reading: SentenceReading) {
    let roles = reading.servingHits.reduce(into: Lexicon.Role()) { $0.formUnion($1.role) }
    hasObjection = hasObjection || roles.contains(.objecting)
    hasTurn = hasTurn || roles.contains(.offering)
    hasOffer = hasOffer || !roles.isDisjoint(with: [.offering, .proposing])
    hasExpert = hasExpert || roles.contains(.expert)
    hasApology = hasApology || !reading.all(.apology).isEmpty
    if first == nil { isLetter = demand.isMade && reading.salutes }
    first = first ?? reading.span
    sentences += 1
    let isAside =
      !roles.isDisjoint(with: [.offering, .proposing, .objecting, .blocked]) || reading.hasNegation
    statesNothing =
      statesNothing && isAside && !reading.hasNumber
      && !(roles.contains(.forbidding) && reading.isProhibition)
    if let signs = Signs(reading, roles) { candidates.append(signs) }
  }

  /// The first sentence that withholds what was asked for.
  var place: Range<Int>? {
    if isLetter { return nil }
    if let signs = candidates.first(where: withholds) { return signs.span }
    // "How about a poem on cats instead?" alone is no poem.
    return demand.isOrder && hasTurn && statesNothing && sentences <= 3 ? first : nil
  }

  /// All the sentences that withhold what was asked for.
  var withheld: Set<Range<Int>> { Set(candidates.filter(withholds).map(\.span)) }

  private func withholds(_ signs: Signs) -> Bool {
    if signs.leavesJudgement, hasExpert || demand.isMade && signs.defers { return true }
    guard signs.isFreeOfFacts, !saysNo || signs.isOurs else { return false }
    if signs.isUnrenderedByUs { return true }
    if signs.hasPaper {
      return hasObjection && signs.isUnserved && signs.isOurs
        || signs.objectsApart && (signs.isUnserved || signs.isUnrendered)
        || hasObjection && signs.isBlocked
    }
    if signs.isUnrendered,
      signs.isNamed || signs.isOurs || signs.isService || hasObjection || hasApology || hasOffer
        || demand.isMade
    {
      return true
    }
    if signs.isUnserved,
      signs.isNamed || signs.isService || signs.objects || signs.isOurs && demand.isMade
    {
      return true
    }
    if signs.isBlocked, hasObjection || demand.isMade { return true }
    guard demand.isMade else { return false }
    return signs.isNamedAway || hasObjection && hasOffer && signs.isNegated
  }
}

/// What of one sentence may withhold.
private struct Signs {
  let span: Range<Int>
  let leavesJudgement: Bool
  let defers: Bool
  let isFreeOfFacts: Bool
  let isUnrenderedByUs: Bool
  let hasPaper: Bool
  let isUnrendered: Bool
  let isUnserved: Bool
  let isBlocked: Bool
  let isNamed: Bool
  let isNamedAway: Bool
  let objectsApart: Bool
  let isOurs: Bool
  let isService: Bool
  let objects: Bool
  let isNegated: Bool

  /// Reads them; `nil` where the sentence has none.
  init?(_ reading: SentenceReading, _ roles: Lexicon.Role) {
    guard
      !roles.isDisjoint(with: [
        .rendering, .serving, .served, .judging, .deferring, .objecting, .blocked,
      ]), !reading.hasNumber, !reading.isProhibition
    else { return nil }
    span = reading.span
    leavesJudgement = reading.leavesJudgement
    defers = roles.contains(.deferring)
    isFreeOfFacts = reading.isFreeOfFacts
    isUnrenderedByUs = reading.isUnrenderedByUs
    hasPaper = reading.hasPaperApart
    isUnrendered = reading.isUnrendered
    isUnserved = reading.isUnserved
    isBlocked = reading.isBlocked
    isNamed = reading.hasServedApart
    isNamedAway = reading.isNamedAway
    objectsApart = reading.objectsApart
    isOurs = !(reading.all(.speaker) + reading.all(.ourselves)).isEmpty
    isService = !reading.serving(.service).isEmpty
    objects = !reading.serving(.objecting).isEmpty
    isNegated = !reading.all(.negation).isEmpty
  }
}

extension Withholding {
  /// What a question asks for.
  struct Demand {
    /// Whether it asks to do something or to judge, and not for a fact.
    let isMade: Bool

    /// Whether it tells to do something.
    let isOrder: Bool

    /// Whether it is a question.
    let isQuestion: Bool

    /// Reads a question.
    init(_ question: TextTokens, _ phrases: Phrases) {
      let scalars = question.normalized.scalarsWithoutQuotations
      let sentences = Sentence.all(of: question)
      isMade = sentences.contains { sentence in
        phrases.lexicons.contains { Self.isMade(sentence, scalars, $0) }
      }
      isQuestion = sentences.contains { $0.isQuestion(scalars) }
      isOrder = isMade && !isQuestion
    }

    /// Whether a word that demands stands where a language puts it: first, or last
    /// where verbs are.
    private static func isMade(
      _ sentence: Sentence, _ scalars: [Unicode.Scalar], _ lexicon: Lexicon
    ) -> Bool {
      let span = sentence.span
      guard let start = span.first(where: { scalars[$0].isLetterOrDigit }),
        let last = span.last(where: { scalars[$0].isLetterOrDigit })
      else { return false }
      return lexicon.hits(in: scalars, span).contains { hit in
        guard hit.role == .demand else { return false }
        return switch lexicon.order {
        case .either: hit.range.lowerBound == start
        case .negationFirst: true
        case .negationLast: last - hit.range.upperBound < 3
        }
      }
    }
  }
}

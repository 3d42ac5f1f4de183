/// A question that means something only after the one before it, as "And the one
/// before that?" does.
struct FollowUp: Sendable {
  /// What it wants.
  enum Form: Hashable, Sendable {
    /// The same of something else, or something else of the same.
    case about

    /// The same of the document before the one that was meant.
    case before

    /// The same of two documents, beside each other.
    case compared
  }

  /// What it wants.
  var form: Form

  /// The question in full, with what the earlier one says.
  var question: QuestionReading

  /// The earlier question.
  var base: QuestionReading

  /// Whether something else is asked of the document that was meant before.
  var staysInDocument: Bool

  /// The words of the question itself.
  var words: [FoldedWord]

  /// What was answered last.
  var lastAnswer: String

  /// Reads a question after others: `nil` for one that stands alone, and where
  /// nothing is left that it could follow.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - history: The exchanges that the session still has.
  init?(_ question: QuestionReading, after history: [Reading.Exchange]) {
    guard let last = history.last, let form = Self.form(of: question) else { return nil }
    // What came before may itself be short for something.
    let base = history.reversed().lazy
      .map { QuestionReading($0.question, language: question.language) }
      .first { Self.form(of: $0) == nil }
    guard let base else { return nil }
    self.form = form
    self.base = base
    let own = question.terms.filter { Self.isContent($0) }
    let asksItself =
      Interrogatives.kind(of: question.words, language: question.language) != nil
      || own.contains { $0.concepts.contains { $0.kind != nil && !$0.isGeneric } }
    let namesSubject = own.contains { Self.isSubject($0) }
    staysInDocument = form == .about && asksItself && !namesSubject
    self.question = base
    if form == .about {
      // Something else is asked of the same, or the same of something else.
      if asksItself { self.question = question }
      let kept = base.terms.filter { !(namesSubject && Self.isSubject($0)) }
      var terms = asksItself ? own : kept + own
      for index in terms.indices { terms[index].position = index }
      self.question.terms = terms
      self.question.language = question.language
    }
    words = question.words
    lastAnswer = last.answer
  }

  /// Whether a text is short enough to need the language of what came before.
  static func isShort(_ text: String) -> Bool { FoldedWord.words(in: text).count <= 6 }

  private static func form(of question: QuestionReading) -> Form? {
    let words = question.words
    guard !words.isEmpty, words.count <= longest else { return nil }
    let content = question.terms.filter { isContent($0) }
    let opens = openers[question.language]?.contains(words[0].bytes) ?? false
    let points = words.contains { pointers.contains($0.bytes) }
    let isComparing = TopicIndex.topics(in: words).contains(.compare)
    let names = content.contains { $0.isDistinctive && !isMonth($0) }
    if isComparing, !names { return .compared }
    let isEarlier = words.contains { earlier.contains($0.bytes) }
    if isEarlier, opens || points, content.isEmpty { return .before }
    if opens { return .about }
    return points && content.isEmpty ? .about : nil
  }

  /// Whether a term says what a question is about, rather than pointing at it.
  private static func isContent(_ term: QuestionReading.Term) -> Bool {
    if term.words.allSatisfy({ pointers.contains($0) || earlier.contains($0) }) { return false }
    return term.isDistinctive || !term.senses.isEmpty || !term.concepts.isEmpty || term.weight > 0.6
  }

  private static func isMonth(_ term: QuestionReading.Term) -> Bool {
    term.words.allSatisfy { DateWords.isMonth($0) }
  }

  /// Whether a term says whose or which.
  private static func isSubject(_ term: QuestionReading.Term) -> Bool {
    term.isDistinctive || term.isName || !term.senses.isEmpty
  }

  private static let longest = 9

  /// The words that open a follow-up, by language.
  private static let openers: [String: WordSet] = [
    "en": WordSet("and"), "nl": WordSet("en"), "fr": WordSet("et"), "de": WordSet("und"),
  ]

  /// The words that stand for what was spoken of, and those for an occasion.
  private static let pointers = WordSet(
    """
    that it this one ones those them dat die dit daar ervan daarvan hem eentje cela ca celui celle \
    ceux celles c das dies davon dieser dieses jener jene derjenige time keer fois mal
    """)

  /// The words that point back in time.
  private static let earlier = WordSet(
    """
    before previous earlier prior ervoor daarvoor vorige eerdere eerder precedent precedente avant \
    davor vorige vorigen vorherige vorherigen zuvor
    """)
}

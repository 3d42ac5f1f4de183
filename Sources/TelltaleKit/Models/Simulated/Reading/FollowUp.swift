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
  ///   - vocabulary: The words of the request's languages.
  init?(
    _ question: QuestionReading, after history: [Reading.Exchange], vocabulary: Vocabulary
  ) {
    let reader = Reader(language: question.language, vocabulary: vocabulary)
    guard let last = history.last, let form = reader.form(of: question) else { return nil }
    // What came before may itself be short for something.
    let base = history.reversed().lazy
      .map {
        QuestionReading($0.question, language: question.language, vocabulary: vocabulary)
      }
      .first { reader.form(of: $0) == nil }
    guard let base else { return nil }
    self.form = form
    self.base = base
    let own = question.terms.filter { reader.isContent($0) }
    let asksItself =
      Interrogatives(of: question.language).opening(of: question.words) != nil
      || own.contains { $0.concepts.contains { $0.kind != nil && !$0.isGeneric } }
    let namesSubject = own.contains { Reader.isSubject($0) }
    staysInDocument = form == .about && asksItself && !namesSubject
    self.question = base
    if form == .about {
      // Something else is asked of the same, or the same of something else.
      if asksItself { self.question = question }
      let kept = base.terms.filter { !(namesSubject && Reader.isSubject($0)) }
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
}

/// Tells follow-ups by the words of a language.
private struct Reader {
  /// The longest follow-up, in words.
  private static let longest = 9

  private let vocabulary: Vocabulary

  /// The words of the question's own language.
  private let own: Vocabulary

  init(language: String, vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    own = Vocabulary(lexicons: [LexiconStore.lexicon(of: language)].compactMap { $0 })
  }

  func form(of question: QuestionReading) -> FollowUp.Form? {
    let words = question.words
    guard !words.isEmpty, words.count <= Self.longest * (isIdeographic(words) ? 2 : 1) else {
      return nil
    }
    let content = question.terms.filter { isContent($0) }
    let opens = own.hits(of: [.followUpOpeners], in: words).contains { $0.words.lowerBound == 0 }
    let points = !own.hits(of: [.pointers], in: words).isEmpty
    let isComparing = vocabulary.topics(in: words).contains(.compare)
    let names = content.contains { $0.isDistinctive && !isMonth($0) }
    if isComparing, !names { return .compared }
    let isEarlier = !own.hits(of: [.earlier], in: words).isEmpty
    if isEarlier, opens || points, content.isEmpty { return .before }
    if opens { return .about }
    return points && content.isEmpty ? .about : nil
  }

  private func isIdeographic(_ words: [FoldedWord]) -> Bool {
    words.contains { $0.isIdeographic }
  }

  /// Whether a term says what a question is about, rather than pointing at it.
  func isContent(_ term: QuestionReading.Term) -> Bool {
    let onlyPoints = term.words.allSatisfy {
      own.contains($0, in: .pointers) || own.contains($0, in: .earlier)
    }
    if onlyPoints { return false }
    return term.isDistinctive || !term.senses.isEmpty || !term.concepts.isEmpty || term.weight > 0.6
  }

  private func isMonth(_ term: QuestionReading.Term) -> Bool {
    term.words.allSatisfy { vocabulary.isMonth($0) }
  }

  /// Whether a term says whose or which.
  static func isSubject(_ term: QuestionReading.Term) -> Bool {
    term.isDistinctive || term.isName || !term.senses.isEmpty
  }
}

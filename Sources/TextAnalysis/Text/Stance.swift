/// What a text is to a question: an answer, or what stands in place of one.
///
/// What decides is what the text carries of the passages that the question did
/// not hold; phrase lists are a second opinion.
public struct Stance: Hashable, Sendable {
  /// What a text is.
  public enum Kind: String, Hashable, Sendable {
    /// Nothing.
    case empty

    /// It states something.
    case answer

    /// It says that the documents do not hold the answer.
    case notFound = "not-found"

    /// It declines the request itself.
    case refusal

    /// It can be taken for an answer and for not found: "no, the lease does not
    /// mention pets".
    case either

    /// It states something, and nothing of it stands in the passages.
    case ungrounded
  }

  /// What the text is.
  public private(set) var kind: Kind

  /// What shows it, in UTF-8 of the original; `nil` when it is the whole text.
  public private(set) var range: Range<Int>?

  /// What may be meant as a refusal and need not be, in UTF-8 of the original; only
  /// of a text that is read as something else.
  public private(set) var doubt: Range<Int>?

  /// Takes a stance.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - question: The question; empty when there is none.
  ///   - grounding: What the question and the passages hold.
  ///   - facts: Forms of the right answer, where they are known.
  ///   - phrases: Those of the text's language.
  ///   - isForeign: Whether the passages are in another language than the text,
  ///     so that of them only names and numbers can be found in it.
  package init(
    of text: TextTokens, question: TextTokens, grounding: Grounding, facts: [NormalizedText] = [],
    phrases: Phrases, isForeign: @autoclosure () -> Bool = false
  ) {
    let normalized = text.normalized
    guard !text.tokens.isEmpty else {
      kind = .empty
      return
    }
    for fact in facts {
      guard let place = normalized.range(ofFact: fact) else { continue }
      kind = .answer
      range = normalized.sourceRange(of: place)
      return
    }
    let notFound = NotFoundWords(
      in: text, question: question, phrases: phrases, isAsked: grounding.isAsked)
    let evidence = Evidence(text: text, grounding: grounding, notFound: notFound, phrases: phrases)
    (kind, range) = evidence.decision(isForeign: isForeign)
    if kind != .refusal, notFound.places.isEmpty { doubt = evidence.doubt }
    // What the rules call doubtful stays so.
    guard doubt == nil, let opinion = StanceModel().opinion(of: notFound.signs) else { return }
    weigh(opinion, in: normalized, notFound, hasPassages: grounding.hasPassages)
  }

  /// How far what the model takes a text for has to be ahead, in nats, to be a refusal
  /// where the rules see an answer.
  private static let leadOfRefusal = 1.0

  /// The same where the rules see that something was not found: they know the words for it.
  private static let leadOverNotFound = 2.5

  /// The same to be something else than the refusal that the rules see.
  private static let leadOverRefusal = 1.0

  /// The same to be not found where a word is negated.
  private static let leadOfNotFound = 1.0

  /// The same where none is.
  private static let leadWithoutNegation = 2.0

  /// How much more where the rules see a number, or a yes or no, which mostly answers; what
  /// negates nothing always does.
  private static let leadOverStatement = 1.0

  /// How far a refusal may be behind what the model takes the text for, in nats, so that
  /// the text may still be meant as one.
  private static let doubtfulDeficit = 0.3

  /// The same where the rules take the text for a refusal.
  private static let doubtfulDeficitOfRefusal = 1.0

  /// Takes what the model holds the text for where the rules hold it for something else.
  ///
  /// Where there are passages, what the text carries of them tells an answer.
  private mutating func weigh(
    _ opinion: StanceModel.Opinion, in text: NormalizedText, _ notFound: NotFoundWords,
    hasPassages: Bool
  ) {
    let place = text.sourceRange(of: opinion.span)
    switch (kind, opinion.kind) {
    case (.refusal, .refusal): return
    case (.refusal, _) where opinion.lead < Self.leadOverRefusal:
      doubt = range ?? place
    case (.refusal, _):
      let deficit = Self.doubtfulDeficitOfRefusal
      doubt = opinion.refusalDeficit < deficit ? range ?? place : nil
      (kind, range) = (opinion.kind, opinion.kind == .notFound ? place : nil)
    case (_, .refusal) where hasPassages && kind == .answer && range != nil:
      if opinion.lead >= Self.leadOfRefusal { doubt = place }
    case (_, .refusal)
    where opinion.lead < (kind == .notFound ? Self.leadOverNotFound : Self.leadOfRefusal):
      doubt = place
    case (_, .refusal):
      (kind, range) = (.refusal, place)
    default:
      if opinion.refusalDeficit < Self.doubtfulDeficit { doubt = place }
      guard !hasPassages, kind != .either, kind != opinion.kind else { return }
      if opinion.kind == .notFound {
        // What is not there is said to be so.
        var least = notFound.hasNegation ? Self.leadOfNotFound : Self.leadWithoutNegation
        if range != nil { least += notFound.hasNegation ? Self.leadOverStatement : .infinity }
        guard opinion.lead >= least else { return }
      }
      (kind, range) = (opinion.kind, opinion.kind == .notFound ? place : nil)
    }
  }
}

/// What speaks for an answer and what for not found.
private struct Evidence {
  let text: TextTokens
  let grounding: Grounding
  let notFound: NotFoundWords
  let phrases: Phrases

  /// Where the text may decline, without a fact in it.
  var doubt: Range<Int>? {
    guard let place = notFound.mayDecline else { return nil }
    let hasFact =
      text.tokens.contains { $0.kind == .number }
      || grounding.hasPassages && grounding.newTokens(of: text).count >= 2
    return hasFact ? nil : text.normalized.sourceRange(of: place)
  }

  func decision(isForeign: () -> Bool) -> (Stance.Kind, Range<Int>?) {
    let normalized = text.normalized
    let source = notFound.places.first.map { normalized.sourceRange(of: $0) }
    if source == nil, let declined = notFound.declined {
      return (.refusal, normalized.sourceRange(of: declined))
    }
    let numbers = text.tokens.filter { grounding.isNewNumber($0) }
    if let number = numbers.first(where: { !notFound.areAround($0) }) {
      return (.answer, number.range)
    }
    if let polar = phrases.yesOrNo(atStartOf: normalized) {
      if source != nil { return (.either, source) }
      return (.answer, normalized.sourceRange(of: polar))
    }
    let new = grounding.newTokens(of: text)
    if let source {
      // What it names of the passages may only be the document itself.
      let apart = new.count { !notFound.areAround($0) }
      if notFound.followStatement, !grounding.hasPassages { return (.answer, nil) }
      let isDoubtful = notFound.isAsked || notFound.isWeak || apart >= 2
      return (isDoubtful ? .either : .notFound, source)
    }
    let content = text.tokens.count { grounding.hasContent($0) }
    if new.count >= 2 || (new.count == 1 && content <= 3) { return (.answer, new.first?.range) }
    guard grounding.hasPassages else { return (.answer, nil) }
    if isForeign() { return (.ungrounded, nil) }
    guard notFound.hasNegation else {
      let saysNothing = new.isEmpty && numbers.isEmpty && notFound.speaksOfDocuments && content >= 2
      return (saysNothing ? .notFound : .ungrounded, nil)
    }
    return (isRestatement || !new.isEmpty ? .either : .notFound, nil)
  }

  /// Whether all that the text says was asked, so that it only negates it.
  private var isRestatement: Bool {
    let content = text.tokens.filter { token in
      grounding.hasContent(token) && !phrases.negation.contains(token.text)
    }
    return !content.isEmpty && content.allSatisfy { grounding.isAsked($0) }
  }
}

extension Phrases {
  /// The yes or no that a text begins with, as a range of the normalised text.
  ///
  /// Punctuation or nothing follows it: a "não" that goes on is part of a
  /// sentence.
  package func yesOrNo(atStartOf text: NormalizedText) -> Range<Int>? {
    for word in yesNo {
      let wanted = Array(word.unicodeScalars)
      guard text.scalars.starts(with: wanted) else { continue }
      guard wanted.count < text.scalars.count else { return 0..<wanted.count }
      let next = text.scalars[wanted.count]
      if !next.isLetterOrDigit, next != " ", next != "'", next != "-" { return 0..<wanted.count }
    }
    return nil
  }
}

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

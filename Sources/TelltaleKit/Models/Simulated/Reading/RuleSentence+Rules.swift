/// Which rules a sentence gives.
extension RuleSentence {
  /// The clauses that ask for something and are not waved away.
  private var active: [Clause] { clauses.filter { !$0.terms.has(.waiver) } }

  private var isWaived: Bool { clauses.contains { $0.terms.has(.waiver) } }

  /// The terms that stand in the sentence or, where it refers back, before it.
  private func names(_ terms: RuleTerm...) -> Bool {
    terms.contains { all.has($0) || referred.has($0) }
  }

  // MARK: Language

  /// Whether the answer is to be in the language of the question.
  var keepsLanguage: Bool {
    guard !isWaived else { return false }
    if forbidsEnglish { return true }
    guard names(.language), names(.asker), !all.has(.any) || all.has(.differs) else {
      return false
    }
    if all.has(.drift), !all.has(.answer) {
      return active.contains { $0.terms.has(.drift) && $0.isNegated && !$0.terms.has(.example) }
    }
    if isLabelled { return true }
    guard isGuide || all.has(.answer) else { return false }
    guard all.has(.language) || referred.has(.language) else { return false }
    let holder =
      active.first { $0.terms.has(.answer) } ?? active.first { $0.terms.has(.language) }
    guard let holder else { return false }
    let flips = [holder.isNegated, holder.terms.has(.drop), holder.terms.has(.without)]
      .filter { $0 }.count
    if holder.terms.has(.differs), flips % 2 == 1 { return true }
    return flips % 2 == 0 && !(holder.terms.has(.differs) && flips == 0)
  }

  /// Whether the sentence has the form "language: that of the question".
  private var isLabelled: Bool {
    guard let first = clauses.first, clauses.count > 1 else { return false }
    return first.terms.has(.language) && first.wordCount <= 2 && !first.isNegated
  }

  /// Whether English is ruled out for questions in other languages.
  private var forbidsEnglish: Bool {
    languages.contains { name in
      guard name.code == "en" else { return false }
      let clause = clauses[name.clause]
      if clause.terms.has(.only), all.has(.condition) { return true }
      guard clause.forbids, !clause.terms.has(.condition) else { return false }
      return clause.terms.hasAny(.answer, .drift, .without) || clause.wordCount <= 5
    }
  }

  /// The languages that the sentence names twice: asked in, answered in.
  var languagesKept: Set<String> {
    guard !isWaived, all.hasAny(.answer, .condition, .asker) || languages.count >= 4 else {
      return []
    }
    var seen: Set<String> = []
    var kept: Set<String> = []
    for name in languages where !clauses[name.clause].isNegated {
      if !seen.insert(name.code).inserted { kept.insert(name.code) }
    }
    return kept
  }

  /// The language in which every answer is wanted.
  var fixedLanguage: String? {
    guard !isWaived, !all.has(.condition) else { return nil }
    let codes = Set(languages.map(\.code))
    guard codes.count == 1, let name = languages.first, name.followsPreposition,
      name.position <= 5 || isGuide || clauses[name.clause].wordCount <= 2
    else { return nil }
    let clause = clauses[name.clause]
    // "You answer from the recipes, in one sentence, in French."
    let isAlone = clause.wordCount <= 2 && all.has(.answer) && name.clause > 0
    guard !clause.forbids, clause.terms.has(.answer) || isGuide || isAlone,
      !clause.terms.has(.asker)
    else {
      return nil
    }
    return name.code
  }

  // MARK: Excerpts and amounts

  /// Whether headings are to stay out of the answer.
  var forbidsHeadings: Bool {
    active.contains { clause in
      if clause.terms.has(.heading) {
        if clause.forbids { return true }
        return clause.terms.has(.only, .orientation)
      }
      guard clause.forbids, clause.terms.has(.copy), !clause.terms.has(.drop) else { return false }
      if clause.terms.has(.question) && !names(.heading) { return false }
      if names(.heading) { return true }
      return clause.terms.has(.excerpt) && !clause.terms.hasAny(.amount, .currency)
    }
  }

  /// Whether amounts are to keep their currency.
  var keepsCurrency: Bool {
    active.contains { clause in
      guard !clause.terms.has(.heading) else { return false }
      let isAmountAsWritten = clause.terms.has(.asWritten) && names(.amount, .currency)
      guard names(.currency) || isAmountAsWritten else { return false }
      if clause.forbids { return false }
      let removals = [clause.isNegated, clause.terms.has(.drop), clause.terms.has(.without)]
        .filter { $0 }.count
      if isAmountAsWritten { return true }
      guard all.has(.currency) || removals == 2 else { return false }
      return removals == 2
        || clause.terms.has(.keep)
          && (clause.terms.has(.currency) || all.has(.amount) || clause.terms.has(.back))
    }
  }

  /// Whether amounts are not to be added up.
  var forbidsSums: Bool {
    active.contains { $0.terms.has(.sum) && $0.forbids }
  }

  // MARK: The beginning

  /// Whether the answer is to come first.
  var startsWithAnswer: Bool {
    active.contains { clause in
      guard !clause.forbids else { return false }
      if clause.terms.has(.atOnce) { return true }
      return clause.terms.has(.start, .fact) && !clause.startsWithSomethingElse
        && !clause.terms.has(.preamble)
    }
  }

  /// Whether the question is not to be repeated.
  var forbidsEcho: Bool {
    active.contains { clause in
      guard clause.forbids else { return false }
      guard clause.terms.has(.question) || referred.has(.question) && !clause.terms.has(.heading)
      else { return false }
      if clause.terms.has(.echo) { return true }
      return clause.terms.has(.start, .question)
    }
  }

  /// Whether introductions are unwanted.
  var forbidsPreamble: Bool {
    active.contains { $0.terms.has(.preamble) && $0.forbids }
  }

  // MARK: Honesty, length and form

  /// Whether an answer that is not there is to be called so.
  var saysWhenMissing: Bool {
    if active.contains(where: { $0.terms.has(.invent) && $0.forbids }) { return true }
    guard !isWaived else { return false }
    let absence = clauses.indices.first { index in
      let clause = clauses[index]
      let isAbsent = clause.isNegated && clause.terms.has(.holds) || clause.terms.has(.missing)
      return isAbsent && (clause.terms.hasAny(.condition, .missing) || isGuide || all.has(.say))
    }
    guard let absence else {
      return referred.has(.missing) && active.contains { $0.terms.has(.say) && !$0.isNegated }
    }
    if clauses[absence].terms.has(.say), !clauses[absence].terms.has(.condition) {
      return clauses[absence].terms.has(.missing) || all.has(.back)
    }
    return clauses.indices.contains { index in
      index != absence && clauses[index].terms.has(.say)
        && (!clauses[index].isNegated || clauses[index].saysThat)
    }
  }

  /// Whether the answer is to be short.
  var asksBrevity: Bool {
    active.contains { clause in
      if clause.terms.has(.long), clause.forbids { return true }
      guard clause.terms.has(.brief), !clause.forbids, !clause.terms.has(.excerpt) else {
        return false
      }
      return clause.terms.hasAny(.answer, .keep, .sentenceLimit) || clause.wordCount <= 4 || isGuide
    }
  }

  /// Whether the answer is to be plain text.
  var forbidsMarkdown: Bool {
    active.contains { clause in
      clause.terms.has(.markdown) && clause.forbids || clause.terms.has(.plain) && !clause.forbids
    }
  }
}

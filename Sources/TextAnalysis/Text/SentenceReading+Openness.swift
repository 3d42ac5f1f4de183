extension SentenceReading {
  /// Words by which it stays open what was asked, whatever the verb is.
  var openness: [Range<Int>] {
    guesses + emptyPlaces + offTopic + exceptions + missingData + notAnswering + atMost + lacking
      + notInside + unanswered
  }

  /// "The lease leaves us guessing", "who chairs it is a mystery".
  private var guesses: [Range<Int>] {
    let about: Lexicon.Role = [.paper, .asking, .speaker, .searching, .information, .datum]
    return hits.contains { about.contains($0.role) } ? all(.guessing).map(\.range) : []
  }

  /// "No phone number anywhere in the brochure", "in the brochure no phone number".
  private var emptyPlaces: [Range<Int>] {
    (all(.none) + all(.negation)).filter { none in
      func isHere(_ hit: Lexicon.Hit) -> Bool { isTogether(hit.range, none.range) }
      guard let paper = all(.paper).first(where: isHere) else { return false }
      if all(.nowhere).contains(where: isHere) { return true }
      return none.role == .none && isPlace(paper.range)
        && !(all(.modal) + all(.other)).contains(where: isHere)
    }.map(\.range)
  }

  /// "The letter does not elaborate on parking", whatever the verb is.
  private var offTopic: [Range<Int>] {
    guard !all(.topic).isEmpty else { return [] }
    return all(.negation).map(\.range).filter { negation in
      all(.paper).contains { isTogether($0.range, negation) }
        && !(all(.modal) + all(.other) + all(.handling)).contains {
          isTogether($0.range, negation)
        }
    }
  }

  /// "I do see an excess in the policy, but no amount for glass", "the letter
  /// mentions a fine, but not how much".
  private var exceptions: [Range<Int>] {
    let seen = verbs + all(.paper)
    guard !seen.isEmpty || !all(.speaker).isEmpty || all(.datum).count > 1 else { return [] }
    let others = all(.handling) + all(.including) + all(.modal)
    return (all(.none) + all(.negation)).filter { none in
      all(.but).contains { but in
        func isBefore(_ hit: Lexicon.Hit) -> Bool {
          hit.range.upperBound <= but.range.lowerBound
        }
        return (0...2).contains(none.range.lowerBound - but.range.upperBound)
          && (none.role == .none
            || seen.contains(where: isBefore) && !others.contains(where: isBefore))
      }
    }.map(\.range)
  }

  /// A datum that is not there, as in "the date is there, but the time is not".
  private var missingData: [Range<Int>] {
    let subjects: Lexicon.Role = [.paper, .speaker, .datum, .saying, .telling, .knowing]
    return all(.but).filter { but in
      let rest = hits.filter { $0.range.lowerBound >= but.range.upperBound }
      let before = hits.filter { $0.range.upperBound <= but.range.lowerBound }
      return rest.contains { $0.role == .datum }
        && rest.contains { [.negation, .none, .absence].contains($0.role) }
        && before.contains { subjects.contains($0.role) }
        && !before.contains { $0.role == .negation || $0.role == .none }
        && !rest.contains { [.modal, .other, .handling].contains($0.role) }
    }.map(\.range)
  }

  /// What is told without what was asked: "the memo tells that she called, not why".
  private var notAnswering: [Range<Int>] {
    all(.negation).map(\.range).filter { negation in
      let clause = scopes.clause(of: negation)
      return clause > 0 && scopes.begins(clause, with: negation)
        && all(.asking).contains { scopes.clause(of: $0.range) == clause }
        && (all(.paper) + all(.speaker)).contains { scopes.clause(of: $0.range) < clause }
    }
  }

  /// The most that there is: "the card gives no more than a first name".
  private var atMost: [Range<Int>] {
    guard !(all(.negation) + all(.none)).isEmpty, (all(.modal) + all(.other)).isEmpty else {
      return []
    }
    return all(.beyond).map(\.range).filter { beyond in
      all(.paper).contains { scopes.clause(of: $0.range) - scopes.clause(of: beyond) <= 1 }
    }
  }

  /// "Without information about it in the minutes", "I read it all without finding
  /// a time".
  private var lacking: [Range<Int>] {
    let isSearched = hits.contains { [.speaker, .searching, .asking].contains($0.role) }
    return all(.without).map(\.range).filter { without in
      all(.information).contains { (0...12).contains($0.range.lowerBound - without.upperBound) }
        || isSearched
          && verbs.contains { (0...3).contains($0.range.lowerBound - without.upperBound) }
    }
  }

  /// "The tip is not on the receipt", whatever the verb is.
  private var notInside: [Range<Int>] {
    let others = all(.modal) + all(.other) + all(.handling) + all(.including)
    return all(.negation).map(\.range).filter { negation in
      all(.paper).contains { isTogether($0.range, negation) && isPlace($0.range) }
        && !others.contains { isTogether($0.range, negation) }
    }
  }

  /// What is asked under a negation: "whether dogs may come, the booking does not let on".
  private var unanswered: [Range<Int>] {
    all(.negation).map(\.range).filter { negation in
      all(.paper).contains {
        isTogether($0.range, negation)
          || scopes.order != .either && $0.range.lowerBound < negation.lowerBound
      } && all(.asking).contains { isOpen($0.range, under: negation) }
    }
  }

  private var verbs: [Lexicon.Hit] { all(.saying) + all(.telling) + all(.knowing) }

  /// Whether a document is where something is: a preposition stands before it.
  private func isPlace(_ paper: Range<Int>) -> Bool {
    if scopes.order == .negationLast { return scopes.isPlace(paper) }
    return all(.inside).contains {
      (0...14).contains(paper.lowerBound - $0.range.upperBound)
    }
  }

  /// Whether what is asked is under a negation: in a clause before it, or after
  /// it; in a language that ends with the verb, before it.
  private func isOpen(_ asked: Range<Int>, under negation: Range<Int>) -> Bool {
    switch scopes.order {
    case .negationLast: asked.lowerBound < negation.lowerBound
    case .either, .negationFirst:
      negation.lowerBound < asked.lowerBound
        || scopes.clause(of: asked) < scopes.clause(of: negation)
    }
  }
}

extension SentenceReading {
  /// Whether the one who speaks will not or cannot do what is asked, which is not
  /// to say that it cannot be found.
  var declines: Bool {
    // "I have to pass, the note only names the day."
    let isLimited = all(.only).contains { only in
      [.paper, .saying].allSatisfy { role in all(role).contains { isTogether($0.range, only.range) }
      }
        && !all(.speaker).contains { isTogether($0.range, only.range) }
    }
    return !isLimited && !lacksSource && !isProhibition && declinesRequest
  }

  /// Whether the sentence says no with regret, as in "No, sorry".
  var saysNo: Bool { !all(.no).isEmpty && !all(.apology).isEmpty && all(.paper).isEmpty }

  /// Whether not to answer is to have found nothing, where the verb comes last and
  /// the document is spoken of before: "the field is blank, so I cannot answer".
  private var lacksSource: Bool {
    guard scopes.order == .negationLast, all(.request).isEmpty else { return false }
    let doing = (all(.acting) + all(.declining)).map(\.range.lowerBound)
    guard let first = doing.min() else { return false }
    return all(.silence).map(\.range).contains { gap in
      gap.upperBound <= first
        && (all(.paper) + all(.information)).contains { $0.range.lowerBound <= gap.lowerBound }
    }
  }

  private var declinesRequest: Bool {
    isRefused || isUnwilling || !isOwnView && isOwnNegation || keepsToItself || changesSubject
      || isTurnedDown || isForOtherThings || isDeclinedByUs
      || isDeclining(hasSaying: !negated(.saying).isEmpty)
  }

  /// Whether the one who speaks will not or cannot tell how something is done, which
  /// is no question about a document: "I may not explain how to pick a lock".
  private var keepsToItself: Bool {
    guard all(.searching).isEmpty, !speakers.isEmpty || scopes.order == .negationLast else {
      return false
    }
    return all(.howTo).contains { how in
      // A document may be what something is done to, but not what should tell it.
      let isAboutPaper = all(.paper).contains { paper in
        scopes.order == .negationLast
          ? scopes.isPlace(paper.range) || paper.range.lowerBound > how.range.lowerBound
          : paper.range.lowerBound < how.range.lowerBound
      }
      return !isAboutPaper
        && all(.instructing).contains { telling in
          // "The caretaker does not tell how to …" is what the caretaker does.
          !all(.other).contains { $0.range.upperBound <= telling.range.lowerBound }
            && all(.negation).contains { negation in
              scopes.order == .negationLast
                ? how.range.lowerBound < telling.range.lowerBound
                  && telling.range.lowerBound < negation.range.upperBound
                : negation.range.lowerBound < how.range.lowerBound
                  && telling.range.lowerBound < how.range.lowerBound
            }
        }
    }
  }

  /// Who speaks, also through rules of their own.
  private var speakers: [Lexicon.Hit] { all(.speaker) + all(.ownRule) }

  /// Whether the one who speaks does one thing gladly, but not another.
  private var isUnwilling: Bool {
    all(.willing).contains { willing in
      all(.but).contains { but in
        willing.range.upperBound <= but.range.lowerBound
          && (all(.negation) + all(.refusing) + all(.declining)).contains {
            but.range.upperBound <= $0.range.lowerBound
          }
      }
    }
  }

  /// Whether the one who speaks uses a word that refuses by itself.
  private var isRefused: Bool {
    let speakers = speakers
    guard !speakers.isEmpty else {
      // "Out of the question to write that."
      return all(.other).isEmpty && !all(.acting).isEmpty
        && all(.refusing).contains { scopes.begins(0, with: $0.range) }
    }
    let isView = isOwnView
    return all(.refusing).contains { refusing in
      // "I advise against it: the clause excludes damp".
      if isView, !speakers.contains(where: { isTogether($0.range, refusing.range) }) {
        return false
      }
      // "I see that the insurer refuses" is what the insurer does.
      return !all(.other).contains { other in
        other.range.upperBound <= refusing.range.lowerBound
          && !speakers.contains { $0.range.lowerBound >= other.range.upperBound }
      }
    }
  }

  /// Whether the one who speaks cannot or will not, without a word for finding or
  /// knowing.
  private var isOwnNegation: Bool {
    if scopes.order == .negationLast { return isOwnNegationLast }
    let speakers = speakers
    let enabling =
      all(.modal) + all(.acting) + all(.declining) + all(.talking) + all(.preferring)
    let doing = all(.talking) + all(.acting) + all(.declining)
    let isSourced = !all(.paper).isEmpty || !all(.asking).isEmpty
    let blocking =
      (all(.saying) + all(.knowing)).filter { word in
        word.role == .knowing && isSourced
          || !doing.contains { $0.range.contains(word.range) }
            && (isSourced || !all(.talking).contains { $0.range.overlaps(word.range) })
      } + all(.searching)
      + all(.information).filter { word in !doing.contains { $0.range.contains(word.range) } }
    // "I can only help with your documents."
    let isLimited = all(.only).contains { only in
      func isHere(_ hit: Lexicon.Hit) -> Bool { isTogether(hit.range, only.range) }
      return all(.speaker).contains(where: isHere)
        && (all(.declining).contains(where: isHere)
          || doing.contains(where: isHere) && !blocking.contains(where: isHere))
    }
    if isLimited { return true }
    let papers = all(.paper)
    let nones = all(.none)
    let ownRules = all(.ownRule)
    return all(.negation).contains { negation in
      let clause = scopes.clause(of: negation.range)
      func isHere(_ hit: Lexicon.Hit) -> Bool { scopes.clause(of: hit.range) == clause }
      // "I am here for documents, not to give advice."
      let isSecond = speakers.contains { scopes.clause(of: $0.range) == clause - 1 }
      if isSecond, scopes.begins(clause, with: negation.range), doing.contains(where: isHere),
        !blocking.contains(where: isHere)
      {
        return true
      }
      // The word for helping that follows is what is negated.
      let helping = all(.declining).first {
        isHere($0)
          && ($0.range.lowerBound >= negation.range.upperBound
            || isNegatedAfter($0.range, by: negation.range))
      }
      // "I cannot help but point out" is no help.
      let isBlocked = blocking.contains { word in
        isHere(word)
          && helping.map {
            $0.range.overlaps(word.range)
              || negation.range.upperBound <= word.range.lowerBound
                && word.range.upperBound <= $0.range.lowerBound
          } ?? true
      }
      guard speakers.contains(where: isHere), !isBlocked,
        enabling.contains(where: isHere) || !papers.contains(where: isHere)
          || ownRules.contains(where: isHere)
          || !nones.contains(where: { $0.range.overlaps(negation.range) })
      else { return false }
      // "I cannot answer from the lease who pays."
      return all(.asking).isEmpty || all(.paper).isEmpty || !all(.request).isEmpty
        || !all(.talking).contains(where: isHere)
    }
  }

  /// The same where the negation ends the verb and the person is left out.
  private var isOwnNegationLast: Bool {
    let doing = all(.acting) + all(.talking)
    let blocking = (all(.saying) + all(.knowing) + all(.silence))
      .filter { word in !doing.contains { $0.range.contains(word.range) } }
    let speakers = speakers
    return all(.negation).contains { negation in
      let clause = scopes.clause(of: negation.range)
      func isHere(_ hit: Lexicon.Hit) -> Bool { scopes.clause(of: hit.range) == clause }
      guard !blocking.contains(where: isHere) else { return false }
      let isDoing = doing.contains {
        (-2...8).contains(negation.range.lowerBound - $0.range.upperBound)
      }
      let papers = all(.paper).filter(isHere)
      return isDoing && !papers.contains { scopes.isPlace($0.range) }
        || papers.isEmpty && speakers.contains(where: isHere)
    }
  }

  private func isDeclining(hasSaying: Bool) -> Bool {
    let declining = all(.declining)
    if scopes.order == .negationLast {
      if !all(.preferring).isEmpty { return true }
      let knowing = all(.knowing) + all(.saying) + all(.silence)
      return declining.contains { hit in
        let word = scopes.word(around: hit.range)
        return !knowing.contains { $0.range.overlaps(word) }
      }
    }
    guard !all(.speaker).isEmpty else { return false }
    let prefers = !all(.preferring).isEmpty
    let acts = !all(.acting).isEmpty
    let requests = !all(.request).isEmpty
    if prefers, acts || requests || !declining.isEmpty || !hasSaying && all(.paper).isEmpty {
      return true
    }
    if !negated(.acting).isEmpty, requests { return true }
    let helps = negated(.declining).filter { help in
      !all(.knowing).contains { $0.range.overlaps(help) }
    }
    return !helps.isEmpty && (!hasSaying || requests)
      && helps.contains { help in all(.speaker).contains { isTogether($0.range, help) } }
  }
}

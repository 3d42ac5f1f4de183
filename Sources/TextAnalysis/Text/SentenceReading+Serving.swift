extension SentenceReading {
  /// The words of a role for serving, which the one who speaks says themselves.
  func serving(_ role: Lexicon.Role) -> [Lexicon.Hit] {
    servingHits.filter { $0.role == role && scopes.isOwn($0.range) }
  }

  /// Whether it tells the reader not to do something, which is an answer: "better not
  /// do that".
  var isProhibition: Bool {
    servingHits.contains { forbidding in
      guard forbidding.role == .forbidding, standsAsOrder(forbidding) else { return false }
      return (all(.speaker) + all(.ourselves) + all(.ownRule)).allSatisfy {
        $0.range.overlaps(forbidding.range)
      }
    }
  }

  /// Whether a verb of an order stands where one does: first in a clause, or last where
  /// verbs do.
  private func standsAsOrder(_ verb: Lexicon.Hit) -> Bool {
    scopes.order == .either
      ? scopes.begins(scopes.clause(of: verb.range), with: verb.range)
      : scopes.order == .negationFirst || scopes.endsClause(verb.range)
  }

  /// Tells whether it states what is forbidden, allowed or not done with something,
  /// and not whether a document says so.
  ///
  /// - Parameter said: The words for saying that are negated.
  /// - Returns: Whether it is such a rule.
  func isRule(_ said: [Range<Int>]) -> Bool {
    let apart: Lexicon.Role = [.speaker, .ourselves, .information, .silence]
    // "It does not go into the signature" is about what is asked for.
    let handled = negated(.handling).filter { word in
      !all(.datum).contains { $0.range.overlaps(word) }
    }
    let rulings = servingHits.filter { $0.role == .ruling }.map(\.range) + handled
    guard let ruling = rulings.first, said.isEmpty,
      !hits.contains(where: { apart.contains($0.role) })
    else { return false }
    // "Whether dogs are allowed is not said".
    return all(.asking).allSatisfy { asking in
      asking.range.lowerBound >= ruling.upperBound
        || rulings.contains { $0.overlaps(asking.range) }
    }
  }

  /// Whether nothing in it is a fact or the lack of one: no number, no search, nothing
  /// that is done with goods and papers, and nobody else who does what is negated.
  var isFreeOfFacts: Bool {
    guard all(.handling).isEmpty else { return false }
    let roles: Lexicon.Role = [
      .served, .objecting, .service, .expert, .deferring, .rendering, .serving, .judging,
    ]
    let known = servingHits.filter { roles.contains($0.role) }
    let negations = all(.negation) + all(.none)
    func isKnown(_ hit: Lexicon.Hit) -> Bool {
      known.contains { $0.range.overlaps(scopes.word(around: hit.range)) }
    }
    // "Data of other people" may be named by the word beside it: "personal data".
    func isAttributed(_ hit: Lexicon.Hit) -> Bool {
      let noun = scopes.word(around: hit.range)
      return known.contains { other in
        let word = scopes.word(around: other.range)
        return word.upperBound + 1 == noun.lowerBound || noun.upperBound + 1 == word.lowerBound
      }
    }
    guard all(.searching).allSatisfy(isKnown),
      all(.information).allSatisfy({ isKnown($0) || isAttributed($0) })
    else { return false }
    return all(.other).allSatisfy { other in
      isKnown(other) || scopes.isOfReason(other, hits)
        || !negations.contains { isTogether($0.range, other.range) }
        || (all(.speaker) + all(.ourselves)).contains { isTogether($0.range, other.range) }
    }
  }

  /// Whether a document is spoken of, and not as what is asked for: "no instructions
  /// for that", "how to forge a passport".
  var hasPaperApart: Bool {
    let services =
      servingHits.filter { $0.role == .service }.map(\.range) + all(.howTo).map(\.range)
    let negations = all(.negation) + all(.none)
    let served = serving(.served)
    return all(.paper).contains { paper in
      let isAskedFor =
        served.contains { $0.range.overlaps(scopes.word(around: paper.range)) }
        && negations.contains { (0...1).contains(paper.range.lowerBound - $0.range.upperBound) }
      return !isAskedFor && !services.contains { $0.overlaps(paper.range) }
    }
  }

  /// Whether it is negated that a text is made, translated or passed on.
  var isUnrendered: Bool { !unserved(.rendering).isEmpty }

  /// Whether it is negated that something is given, offered or dealt with.
  var isUnserved: Bool { !unserved(.serving).isEmpty }

  private func unserved(_ role: Lexicon.Role) -> [Lexicon.Hit] {
    // Where the verb comes last, one of refusing may be what negates.
    let refusing = scopes.order == .negationLast ? all(.refusing) : []
    let negations = (all(.negation) + all(.none) + refusing).map(\.range)
    let thats = all(.that)
    return serving(role).filter { word in
      negations.contains { negation in
        scopes.isJoined(negation, word.range, thats)
          // Korean may put one before the verb.
          || scopes.order == .negationLast
            && (0...1).contains(word.range.lowerBound - negation.upperBound)
      }
    }
  }

  /// Whether a word for what an assistant gives stands beside the verb that is
  /// negated, and is not a part of it.
  var hasServedApart: Bool {
    let verbs = unserved(.rendering) + unserved(.serving)
    return serving(.served).contains { served in
      verbs.contains { !$0.range.overlaps(scopes.word(around: served.range)) }
    }
  }

  /// Whether what an assistant makes is stopped: "the translation is blocked".
  var isBlocked: Bool {
    let blocks = serving(.blocked)
    return (serving(.served) + serving(.rendering)).contains { word in
      blocks.contains { isTogether($0.range, word.range) }
    }
  }

  /// Whether what is refused is named with a "no" only: "no spying on people".
  var isNamedAway: Bool {
    all(.none).contains { none in
      scopes.begins(scopes.clause(of: none.range), with: none.range)
        && serving(.objecting).contains { isTogether($0.range, none.range) }
    }
  }

  /// Whether the one who speaks does not judge, or leaves it to someone who may.
  var leavesJudgement: Bool {
    let negations = all(.negation) + all(.none)
    let defers = servingHits.contains { $0.role == .deferring }
    return servingHits.contains { judging in
      guard judging.role == .judging else { return false }
      func isHere(_ hit: Lexicon.Hit) -> Bool { isTogether(hit.range, judging.range) }
      // "From the lease I cannot tell" is no matter for a lawyer.
      let isFromPaper = all(.paper).contains { paper in
        isHere(paper) && paper.range.lowerBound < judging.range.lowerBound
          && (scopes.order != .either
            || all(.inside).contains {
              (0...14).contains(paper.range.lowerBound - $0.range.upperBound)
            })
      }
      return !isFromPaper && (negations.contains(where: isHere) || defers)
    }
  }

  /// Whether the one who speaks does not make what was asked, whatever the document.
  var isUnrenderedByUs: Bool {
    let own = all(.speaker) + all(.ourselves)
    return all(.asking).isEmpty
      && unserved(.rendering).contains { word in own.contains { isTogether($0.range, word.range) } }
  }

  /// Whether the reason why something is not given stands in a clause of its own, and
  /// is not what a document is said to lack: "the note gives no private number".
  var objectsApart: Bool {
    let verbs = unserved(.rendering) + unserved(.serving)
    return servingHits.contains { objection in
      objection.role == .objecting
        && verbs.allSatisfy { !isTogether($0.range, objection.range) }
    }
  }

  /// Whether a letter begins with it: "Dear Ms Hall,".
  var salutes: Bool {
    servingHits.contains { saluting in
      saluting.role == .saluting && scopes.clause(of: saluting.range) == 0
        && scopes.isSalutation(saluting.range)
    }
  }
}

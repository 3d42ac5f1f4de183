extension SentenceReading {
  /// Whether the sentence only asks to speak of something else.
  var changesSubject: Bool {
    !all(.deflecting).isEmpty && all(.paper).isEmpty && all(.other).isEmpty
  }

  /// Whether what was asked is what cannot be done: "such requests cannot be
  /// processed".
  var isTurnedDown: Bool {
    guard all(.other).isEmpty else { return false }
    return all(.asked).contains { asked in
      func isHere(_ hit: Lexicon.Hit) -> Bool { isTogether(hit.range, asked.range) }
      // "In the letter this request was not signed" is about the letter.
      let isOfPaper = all(.paper).contains { paper in
        paper.range.upperBound <= asked.range.lowerBound
          || (0...1).contains(paper.range.lowerBound - asked.range.upperBound)
      }
      if isOfPaper { return false }
      if (all(.refusing) + all(.preferring)).contains(where: isHere) { return true }
      return all(.negation).contains(where: isHere)
        && ((all(.modal) + all(.declining) + all(.acting)).contains(where: isHere)
          || all(.paper).isEmpty && all(.saying).isEmpty)
    }
  }

  /// Whether the one who speaks is there for one thing, and not for what was asked:
  /// "I am here for your documents, not for threats".
  var isForOtherThings: Bool {
    all(.hereFor).contains { here in
      all(.negation).contains { negation in
        let clause = scopes.clause(of: negation.range)
        return negation.range.lowerBound >= here.range.upperBound
          && (scopes.order == .negationLast
            || clause > scopes.clause(of: here.range)
              && scopes.begins(clause, with: negation.range))
      }
    }
  }

  /// Whether those who speak do not do a thing of its kind: "we cannot help with
  /// that", "we give no legal advice"; what a firm does not do is no refusal: "we
  /// do not deliver on Sundays".
  var isDeclinedByUs: Bool {
    guard scopes.order != .negationLast, all(.paper).isEmpty, all(.other).isEmpty else {
      return false
    }
    let isAsked = !(all(.request) + all(.asked) + all(.apology)).isEmpty
    if !all(.ourselves).isEmpty, isAsked || scopes.order == .negationFirst,
      !(all(.refusing) + all(.preferring)).isEmpty
    {
      return true
    }
    return (all(.negation) + all(.none)).contains { negation in
      guard isOurs(negation.range) else { return false }
      func isHere(_ hit: Lexicon.Hit) -> Bool { isTogether(hit.range, negation.range) }
      return all(.declining).contains(where: isHere)
        || (all(.acting) + all(.talking)).contains(where: isHere)
          && (all(.request) + all(.asked)).contains(where: isHere)
    }
  }

  /// Whether a negation is of what those who speak do, and not of what they find or
  /// know.
  private func isOurs(_ negation: Range<Int>) -> Bool {
    func isHere(_ hit: Lexicon.Hit) -> Bool { isTogether(hit.range, negation) }
    let doing = all(.acting) + all(.declining) + all(.talking)
    let finding = (all(.saying) + all(.knowing) + all(.searching) + all(.silence)).filter { word in
      !doing.contains { $0.range.overlaps(word.range) }
    }
    return all(.ourselves).contains(where: isHere) && !finding.contains(where: isHere)
  }

  /// Whether the one who speaks gives an opinion or advice, whose negation is not
  /// of what they do: "I don't think that the shop is open".
  var isOwnView: Bool { isOpinion || isAdvice || isSupposed }

  /// Whether the sentence may be meant as a refusal, and need not be.
  var mayDecline: Bool {
    if isForAnother { return true }
    guard all(.paper).isEmpty, all(.information).isEmpty, all(.searching).isEmpty else {
      return false
    }
    if isSupposed { return true }
    if isOpinion || isAdvice {
      return !all(.negation).isEmpty && !(all(.acting) + all(.declining)).isEmpty
    }
    guard all(.other).isEmpty else { return false }
    return all(.negation).contains { negation in
      func isHere(_ hit: Lexicon.Hit) -> Bool { isTogether(hit.range, negation.range) }
      return isOurs(negation.range)
        && (all(.acting) + all(.talking) + all(.preferring)).contains(where: isHere)
        && all(.modal).contains(where: isHere)
        || all(.request).contains(where: isHere) && all(.modal).contains(where: isHere)
          && (all(.acting) + all(.refusing)).contains(where: isHere)
    }
  }

  /// "I don't think that the shop is open", but not "I don't think I should".
  private var isOpinion: Bool {
    let own: Lexicon.Role = [.speaker, .declining, .ownRule, .ourselves]
    return all(.believing).contains { believing in
      !hits.contains {
        own.contains($0.role)
          && (scopes.order == .negationLast
            ? $0.range.upperBound <= believing.range.lowerBound
            : $0.range.lowerBound >= believing.range.upperBound)
      }
    }
  }

  /// "I am here to help with documents, and this isn't one".
  private var isForAnother: Bool {
    all(.hereFor).contains { here in
      all(.negation).contains { $0.range.lowerBound >= here.range.upperBound }
    }
  }

  /// Whether the sentence sends to someone who knows: "please ask a lawyer".
  var refers: Bool {
    sendsOn && all(.paper).isEmpty && all(.telling).isEmpty
      && all(.attributing).isEmpty
  }

  /// "In your place I would not sign".
  private var isAdvice: Bool { !all(.advising).isEmpty }

  /// "I would not sign before the survey", which may be advice.
  private var isSupposed: Bool {
    let refusing: Lexicon.Role = [
      .acting, .declining, .talking, .request, .preferring, .refusing, .ownRule, .apology, .asked,
    ]
    return !all(.conditional).isEmpty && !all(.negation).isEmpty
      && (scopes.order == .negationLast || !all(.speaker).isEmpty)
      && !hits.contains { hit in
        refusing.contains(hit.role)
          && !all(.conditional).contains { $0.range.overlaps(hit.range) }
      }
  }

  /// Whether a negation follows the verb that it negates: "I help you not into it".
  func isNegatedAfter(_ verb: Range<Int>, by negation: Range<Int>) -> Bool {
    scopes.order == .either && (0...12).contains(negation.lowerBound - verb.upperBound)
      && !all(.but).contains {
        verb.upperBound <= $0.range.lowerBound && $0.range.upperBound <= negation.lowerBound
      }
  }
}

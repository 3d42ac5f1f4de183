/// The clauses of a sentence, and what of it the one who speaks says themselves.
struct SentenceScopes {
  /// Where the language puts a negation.
  let order: Lexicon.Order

  /// The words that count: without what a document is said to say, and without
  /// clauses about what another person does not do.
  private(set) var own: [Lexicon.Hit] = []

  private var reported: Range<Int>?
  private var others: Set<Int> = []
  private let hasImpersonal: Bool
  private let breaks: [Int]
  private let span: Range<Int>
  private let scalars: [Unicode.Scalar]

  /// Splits a sentence into clauses.
  ///
  /// - Parameters:
  ///   - span: The sentence, as a range of the characters.
  ///   - scalars: The text's characters.
  ///   - lexicon: The words of the language.
  ///   - hits: The words of the lexicon in the sentence.
  ///   - serving: Those for conditions, and for why something is not done.
  init(
    _ span: Range<Int>, _ scalars: [Unicode.Scalar], _ lexicon: Lexicon, hits: [Lexicon.Hit],
    serving: [Lexicon.Hit]
  ) {
    self.span = span
    self.scalars = scalars
    order = lexicon.order
    hasImpersonal = lexicon.hasImpersonal
    breaks = span.filter { Self.isBreak(scalars, $0) }
    let whens = serving.filter { $0.role == .when }
    let objections = serving.filter { $0.role == .objecting }
    let speaking = named(hits).filter { hit in
      switch hit.role {
      case .speaker:
        isSpeaker(hit, hits)
          && !hits.contains { $0.role == .ourselves && $0.range.overlaps(hit.range) }
      // "To sign" may be "to write under", and "I advise" is no advice refused.
      case .acting, .request, .talking:
        !hits.contains {
          ([.advising, .believing].contains($0.role) || $0.role == .handling)
            && $0.range.count > hit.range.count && $0.range.overlaps(hit.range)
        }
      // Words for persons stand inside of others where words are not apart.
      case .ownRule: isWordStart(hit.range)
      // "Other people's addresses" are no one's doing.
      case .other:
        isWordStart(hit.range)
          && !objections.contains {
            $0.range.overlaps(hit.range) && $0.range.count > hit.range.count
          }
      // "Without the ticket" is a condition.
      case .paper:
        !hits.contains {
          $0.role == .without && (0...8).contains(hit.range.lowerBound - $0.range.upperBound)
        }
      // "But" may begin with the character of "not", and "nobody" is a person.
      case .negation, .asking:
        !hits.contains {
          let isLonger =
            [.other, .information].contains($0.role) && $0.range.count > hit.range.count
          return ($0.role == .but || isLonger) && $0.range.overlaps(hit.range)
        }
      // A verb that ends in its negation may be one of opinion: "I don't think so".
      case .refusing, .declining, .preferring:
        !hits.contains {
          order == .negationLast
            && ([.believing, .conditional].contains($0.role)
              && word(around: $0.range).overlaps(hit.range)
              || $0.role == .advising && $0.range.lowerBound <= span.lowerBound + 2
                && $0.range.upperBound <= hit.range.lowerBound)
        }
      default: true
      }
    }
    let reported = reportedRange(speaking)
    self.reported = reported
    let told = speaking.filter { hit in
      reported.map { !$0.contains(hit.range.lowerBound) } ?? true
        && !isConditional(hit, among: speaking, whens)
    }
    let others =
      isAttributed(told) || isQuoted(told) ? Set(0...breaks.count) : clausesOfOthers(told)
    self.others = others
    // How something is done is said of people in general: "how one picks a lock".
    own = told.filter {
      $0.role == .other || $0.role == .howTo || !others.contains(clause(of: $0.range))
    }
  }

  /// Whether the one who speaks says what stands at a place themselves.
  func isOwn(_ range: Range<Int>) -> Bool {
    !(reported?.contains(range.lowerBound) ?? false) && !others.contains(clause(of: range))
  }

  /// Whether a word says what is lacking only where something is the case: "it blinks
  /// when no router is found".
  private func isConditional(
    _ hit: Lexicon.Hit, among hits: [Lexicon.Hit], _ whens: [Lexicon.Hit]
  ) -> Bool {
    let lacking: Lexicon.Role = [.negation, .none, .nowhere, .silence, .absence, .without]
    guard lacking.contains(hit.role) else { return false }
    return whens.contains { when in
      if order == .negationLast {
        return (-2...4).contains(when.range.lowerBound - hit.range.upperBound)
      }
      guard clause(of: when.range) == clause(of: hit.range),
        hit.range.lowerBound >= when.range.upperBound
      else { return false }
      return hits.contains {
        $0.role == .negation && clause(of: $0.range) == clause(of: when.range)
          && (0...12).contains($0.range.lowerBound - when.range.upperBound)
      }
    }
  }

  /// The number of the clause that a word stands in.
  func clause(of range: Range<Int>) -> Int {
    breaks.partitioningIndex(where: { $0 > range.lowerBound })
  }

  /// The letters around a word's place.
  func word(around range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    guard start < end, !scalars[start].isIdeographic else { return range }
    while start > span.lowerBound, scalars[start - 1].isLetterOrDigit { start -= 1 }
    while end < span.upperBound, scalars[end].isLetterOrDigit { end += 1 }
    return start..<end
  }

  /// Whether a negation is one of a word: in its clause, on the side where the
  /// language puts it, and not in what the word says ("it says that pets are not
  /// allowed").
  func isJoined(_ negation: Range<Int>, _ word: Range<Int>, _ thats: [Lexicon.Hit]) -> Bool {
    guard clause(of: negation) == clause(of: word) else { return false }
    switch order {
    case .negationFirst:
      return negation.lowerBound <= word.lowerBound && word.lowerBound - negation.upperBound <= 12
    case .negationLast:
      return word.lowerBound <= negation.lowerBound && negation.lowerBound - word.upperBound <= 12
    case .either:
      guard word.lowerBound < negation.lowerBound else { return true }
      return !thats.contains {
        word.upperBound <= $0.range.lowerBound && $0.range.upperBound <= negation.lowerBound
      }
    }
  }

  /// The words, where a verb that begins a clause without a subject stands for the
  /// one who speaks: "Can't help with that", but not "Can't be returned".
  private func named(_ hits: [Lexicon.Hit]) -> [Lexicon.Hit] {
    let doing: Lexicon.Role = [.declining, .acting, .talking, .knowing, .saying, .refusing]
    return hits.map { hit in
      guard hit.role == .elliptic else { return hit }
      let clause = clause(of: hit.range)
      let start = clause == 0 ? span.lowerBound : breaks[clause - 1] + 1
      guard !scalars[start..<hit.range.lowerBound].contains(where: \.isLetterOrDigit) else {
        return hit
      }
      let rest = hits.filter {
        self.clause(of: $0.range) == clause && $0.range.lowerBound >= hit.range.lowerBound
      }
      let verbs = rest.filter { doing.contains($0.role) }
      let isOfOthers = rest.contains { other in
        [.passive, .other, .paper].contains(other.role)
          && !verbs.contains { $0.range.overlaps(other.range) }
          && verbs.allSatisfy { other.range.lowerBound < $0.range.lowerBound }
      }
      return verbs.isEmpty || isOfOthers ? hit : Lexicon.Hit(role: .speaker, range: hit.range)
    }
  }

  /// Whether a word for the one who speaks is one: not "my landlord" where the
  /// language writes "my" with the same character.
  private func isSpeaker(_ hit: Lexicon.Hit, _ hits: [Lexicon.Hit]) -> Bool {
    // "7 am" is no "am".
    if hit.range.lowerBound >= 2, scalars[hit.range.lowerBound - 1] == " ",
      ("0"..."9").contains(scalars[hit.range.lowerBound - 2])
    {
      return false
    }
    guard order == .negationFirst, hit.range.upperBound < scalars.count else { return true }
    if scalars[hit.range.upperBound] == "的" { return false }
    return !hits.contains {
      $0.role == .other && $0.range.lowerBound == hit.range.upperBound
        && scalars[hit.range.upperBound].isIdeographic
    }
  }

  /// Whether a Hangul word begins where a word was found.
  private func isWordStart(_ range: Range<Int>) -> Bool {
    let start = range.lowerBound
    guard start > span.lowerBound, (0xAC00...0xD7A3).contains(scalars[start].value) else {
      return true
    }
    return !scalars[start - 1].isLetterOrDigit || range.count == 1
  }

  // MARK: What is reported

  /// What a document is said to say: "the letter says that dogs may not".
  private func reportedRange(_ hits: [Lexicon.Hit]) -> Range<Int>? {
    let tellings = hits.filter { telling in
      telling.role == .telling
        && !hits.contains { $0.role == .paper && $0.range.overlaps(telling.range) }
    }
    guard !tellings.isEmpty else { return nil }
    let negations = hits.filter { $0.role == .negation || $0.role == .none || $0.role == .nowhere }
    if order == .negationLast {
      for telling in tellings where telling.range.lowerBound > span.lowerBound {
        let isNegated = negations.contains {
          telling.range.lowerBound <= $0.range.lowerBound
            && $0.range.lowerBound - telling.range.upperBound <= 8
        }
        if isNegated { continue }
        // What is quoted has commas of its own where a particle ends it.
        let number = clause(of: telling.range)
        let isMarked = scalars[telling.range.lowerBound].isIdeographic
        let start = isMarked || number == 0 ? span.lowerBound : breaks[number - 1]
        return start..<telling.range.lowerBound
      }
      return nil
    }
    let thats = hits.filter { $0.role == .that }
    for telling in tellings {
      let place = telling.range
      guard
        hits.contains(where: {
          $0.role == .paper && abs(clause(of: $0.range) - clause(of: place)) <= 1
            && $0.range.lowerBound < place.lowerBound + 24
        }),
        !hits.contains(where: { $0.role == .speaker }),
        !negations.contains(where: {
          clause(of: $0.range) == clause(of: place) && $0.range.lowerBound < place.lowerBound
        })
      else { continue }
      let next = thats.first { (0...24).contains($0.range.lowerBound - place.upperBound) }
      let isNegated = negations.contains {
        $0.range.lowerBound >= place.upperBound
          && $0.range.lowerBound < (next?.range.lowerBound ?? place.upperBound + 2)
      }
      if isNegated { continue }
      if let next { return next.range.upperBound..<max(next.range.upperBound, span.upperBound) }
      if order == .negationFirst {
        let end = breaks.first { $0 >= place.upperBound } ?? span.upperBound
        return place.upperBound..<max(place.upperBound, end)
      }
    }
    return nil
  }

  /// Whether another clause says who said the sentence: "I cannot come, writes
  /// Mads".
  private func isQuoted(_ hits: [Lexicon.Hit]) -> Bool {
    hits.contains { word in
      let clause = clause(of: word.range)
      guard word.role == .quoting, clause > 0 else { return false }
      let start = breaks[clause - 1] + 1
      return word.range.lowerBound - start <= 12
        && !hits.contains { hit in
          self.clause(of: hit.range) == clause
            && ([.negation, .none, .speaker, .nowhere, .but, .asking].contains(hit.role)
              || hit.role == .paper && hit.range.lowerBound - word.range.upperBound <= 12)
        }
    }
  }

  /// Whether the sentence gives what a document says as its word: "according to
  /// the file, she never mentioned it".
  private func isAttributed(_ hits: [Lexicon.Hit]) -> Bool {
    guard !hits.contains(where: { $0.role == .information || $0.role == .speaker }) else {
      return false
    }
    return hits.contains { word in
      guard word.role == .attributing,
        !hits.contains(where: { $0.role == .paper && $0.range.overlaps(word.range) })
      else { return false }
      // At the start, or at the end as a clause of its own.
      let place = clause(of: word.range)
      let isApart =
        place == breaks.count - (breaks.last == span.upperBound - 1 ? 1 : 0)
        && !hits.contains { $0.role == .negation && clause(of: $0.range) == place }
      return (isApart || order == .negationLast || word.range.lowerBound <= span.lowerBound + 2)
        && hits.contains { paper in
          guard paper.role == .paper else { return false }
          let gap =
            order == .negationLast
            ? word.range.lowerBound - paper.range.upperBound
            : paper.range.lowerBound - word.range.upperBound
          return (0...12).contains(gap)
        }
    }
  }

  // MARK: Others

  /// The clauses whose subject is another person, with no document in them.
  private func clausesOfOthers(_ hits: [Lexicon.Hit]) -> Set<Int> {
    var clauses: Set<Int> = []
    for other in hits where other.role == .other && isSubject(other, hits) {
      let clause = clause(of: other.range)
      let here = hits.filter { self.clause(of: $0.range) == clause }
      guard !here.contains(where: { $0.role == .speaker || isSource($0, here) }) else { continue }
      let isPassive =
        here.contains { $0.role == .passive } && !here.contains { $0.role == .modal }
      if !isPassive { clauses.insert(clause) }
    }
    guard hasImpersonal else { return clauses }
    for word in hits where word.role == .saying {
      let clause = clause(of: word.range)
      let here = hits.filter { self.clause(of: $0.range) == clause }
      let hasSubject = here.contains { hit in
        Self.subjects.contains(hit.role)
          || hit.role == .asking && hit.range.lowerBound < word.range.lowerBound
      }
      if !hasSubject, !startsBare(clause, here) { clauses.insert(clause) }
    }
    return clauses
  }

  /// What may stand for the one who finds, the document that says, or what is said.
  private static let subjects: Lexicon.Role = [
    .paper, .speaker, .impersonal, .passive, .information, .none, .nowhere, .absence,
    .silence, .without, .searching, .guessing, .asked, .deflecting, .ourselves,
  ]

  /// Whether a clause begins with its negation or verb: "not mentioned".
  private func startsBare(_ clause: Int, _ hits: [Lexicon.Hit]) -> Bool {
    hits.contains {
      ($0.role == .negation || $0.role == .saying) && begins(clause, with: $0.range)
    }
  }

  /// Whether a word is the first of its clause.
  func begins(_ clause: Int, with range: Range<Int>) -> Bool {
    let start = clause == 0 ? span.lowerBound : breaks[clause - 1] + 1
    return range.lowerBound <= start + 2
  }

  /// Whether a short first clause with another word begins or ends with a word.
  func isSalutation(_ range: Range<Int>) -> Bool {
    let start = span.first { scalars[$0].isLetterOrDigit } ?? span.lowerBound
    let end =
      span.first { $0 >= range.lowerBound && ",:!，：！、\n。".unicodeScalars.contains(scalars[$0]) }
      ?? span.upperBound
    let isEnd = range.upperBound >= end - 1
    return end - start <= 40 && end - start > range.count
      && (range.lowerBound == start || isEnd && end - start <= 14)
  }

  /// Whether no word follows in the clause, but for the ending of one without spaces.
  func endsClause(_ range: Range<Int>) -> Bool {
    guard !scalars[range.lowerBound].isIdeographic, range.upperBound < span.upperBound else {
      return true
    }
    let next = scalars[range.upperBound..<span.upperBound].first { $0 != " " }
    return next.map { !$0.isLetterOrDigit } ?? true
  }

  /// Whether a particle or an ending makes a word the place of something.
  func isPlace(_ range: Range<Int>) -> Bool {
    guard range.upperBound < span.upperBound else { return false }
    guard scalars[range.lowerBound].isIdeographic else {
      let end = word(around: range).upperBound
      guard end - range.lowerBound >= 4 else { return false }
      return (scalars[end - 1] == "a" || scalars[end - 1] == "e")
        && (scalars[end - 2] == "d" || scalars[end - 2] == "t")
    }
    let places: [Unicode.Scalar] = ["に", "で", "か", "の", "上", "中", "에", "의", "서"]
    return places.contains(scalars[range.upperBound])
  }

  /// Whether a document is what the clause is about, or where something is: not
  /// "she did not name it until the letter of 9 March".
  private func isSource(_ hit: Lexicon.Hit, _ hits: [Lexicon.Hit]) -> Bool {
    guard hit.role == .paper else { return false }
    guard order == .either,
      let negation = hits.first(where: { $0.role == .negation || $0.role == .none })
    else { return true }
    return hit.range.lowerBound < negation.range.lowerBound
      || hits.contains {
        $0.role == .inside && (0...14).contains(hit.range.lowerBound - $0.range.upperBound)
      }
  }

  /// Whether a person is who does what the clause says, and not of whom or to
  /// whom it is said.
  private func isSubject(_ other: Lexicon.Hit, _ hits: [Lexicon.Hit]) -> Bool {
    let end = other.range.upperBound
    if scalars[other.range.lowerBound].isIdeographic {
      guard end < span.upperBound else { return false }
      if order == .negationLast { return hasParticle(after: other.range) }
      if scalars[end] == "的" { return false }
    }
    if order == .negationLast { return true }
    let clause = clause(of: other.range)
    let start = word(around: other.range).lowerBound
    if isOfReason(other, hits) { return false }
    return !hits.contains { hit in
      guard self.clause(of: hit.range) == clause, hit.range.lowerBound < other.range.lowerBound
      else { return false }
      switch hit.role {
      // "The barber's name", where the name comes first.
      case .datum where order == .negationFirst:
        return start - hit.range.upperBound <= 1
      case .about: return start - hit.range.upperBound <= 5
      // "Help someone to …"
      case .declining: return start - hit.range.upperBound <= 8
      // "Nothing about …", "no landlord is named"; a verb's own negation comes later.
      case .none: return true
      case .negation: return order == .negationFirst
      default: return false
      }
    }
  }

  /// Whether a person begins what gives the reason for a negation: "it cannot be done
  /// because he …", where what he does is not what is negated.
  func isOfReason(_ other: Lexicon.Hit, _ hits: [Lexicon.Hit]) -> Bool {
    let clause = clause(of: other.range)
    return hits.contains { that in
      that.role == .that && (0...1).contains(other.range.lowerBound - that.range.upperBound)
        && hits.contains {
          $0.role == .negation && self.clause(of: $0.range) == clause
            && $0.range.upperBound <= that.range.lowerBound
        }
    }
  }

  /// Whether a particle of the subject or topic follows a Japanese or Korean word.
  private func hasParticle(after range: Range<Int>) -> Bool {
    let particles: [Unicode.Scalar] = [
      "は", "が", "も", "은", "는", "이", "가", "도", "께", "에", "で", "に", "측",
    ]
    let last = scalars[range.upperBound - 1]
    if last == "는" || last == "も" { return true }
    let next = scalars[range.upperBound]
    if next == "에" || next == "で" || next == "に" {
      let after = range.upperBound + 1
      guard after < span.upperBound else { return false }
      return scalars[after] == "서" || scalars[after] == "は"
    }
    return particles.contains(next)
  }

  /// Whether a clause ends at a character: at punctuation outside of a number.
  private static func isBreak(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    switch scalars[index] {
    case ";", "，", "；", "、", "(", ")", "–", "—", "\n", "。": return true
    case ",", ":":
      return index + 1 >= scalars.count || !("0"..."9").contains(scalars[index + 1])
    default: return false
    }
  }
}

extension Array {
  /// The index of the first element that holds, where all after it hold, too.
  func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

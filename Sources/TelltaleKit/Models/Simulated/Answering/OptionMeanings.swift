/// Compares the options of a choice with a text by what their words mean, so that an
/// option named in one language fits a text in another.
struct OptionMeanings {
  /// What a word of an option can mean.
  private enum Meaning: Hashable {
    case group(Int)
    case field(Int)
    case sense(Int)
    case topic(Int)
  }

  private let vocabulary: Vocabulary

  init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// Whether the words of an option name a class of texts.
  func namesClass(_ option: String) -> Bool {
    !vocabulary.classes.hits(in: FoldedWord.words(in: PropertyName.spaced(option))).isEmpty
  }

  /// Compares options with a text.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - explanations: What the prompt says of each.
  ///   - others: The options of the other properties of the answer.
  ///   - words: The words of the text.
  /// - Returns: How well each option fits, from 0.
  func scores(
    of options: [String], explained explanations: [String?], besides others: [String] = [],
    in words: [FoldedWord]
  )
    -> [Double]
  {
    let counts = counts(in: words)
    // What another property tells apart says nothing of this one: whatever the fuel, "no gas
    // or electricity" explains an outage. Nor does the tone: a room is "warm or cold".
    let foreign = Set(
      others.flatMap { meanings(of: FoldedWord.words(in: PropertyName.spaced($0))).keys })
    let named = options.map { option in
      let own = Set(meanings(of: FoldedWord.words(in: PropertyName.spaced(option))).keys)
      let apart = own.subtracting(foreign)
      return apart.contains(where: Self.isGroup) ? apart : own
    }
    let tones: Set<Meaning> = [.group(ClassTerm.praise.rawValue), .group(ClassTerm.blame.rawValue)]
    let explained = zip(explanations, named).map { text, own in
      let said = Set(meanings(of: FoldedWord.words(in: text ?? "")).keys).subtracting(foreign)
      let isThing = own.contains { Self.isGroup($0) && !tones.contains($0) }
      return isThing ? said.subtracting(tones) : said
    }
    var holders: [Meaning: Int] = [:]
    for set in named { for meaning in set { holders[meaning, default: 0] += 1 } }
    var explainers: [Meaning: Int] = [:]
    for set in explained { for meaning in set { explainers[meaning, default: 0] += 1 } }
    var scores = options.indices.map { index in
      var score = 0.0
      for meaning in named[index] {
        score +=
          weight(of: meaning) * Self.strength(counts[meaning]) / Double(holders[meaning] ?? 1)
      }
      // What the name of another option means says little of this one.
      for meaning in explained[index].subtracting(named[index]) where holders[meaning] == nil {
        score +=
          (named[index].contains(where: Self.isGroup) ? 0.6 : 1) * weight(of: meaning)
          * Self.strength(counts[meaning])
          / Double(explainers[meaning] ?? 1)
      }
      return score
    }
    settle(&scores, named: named, in: words)
    return scores
  }

  /// Sets the options that mean a middle: between praise and blame, and on a scale.
  private func settle(_ scores: inout [Double], named: [Set<Meaning>], in words: [FoldedWord]) {
    func place(_ term: ClassTerm) -> Int? {
      named.firstIndex { $0.contains(.group(term.rawValue)) }
    }
    let polarity = Polarity(of: words, vocabulary: vocabulary)
    if let positive = place(.praise), let negative = place(.blame) {
      if let mixed = place(.mixed) {
        scores[mixed] = polarity.isMixed ? scores[positive] + scores[negative] + 1 : 0
      }
      if let neutral = place(.neutral) { scores[neutral] += 0.5 }
    }
    if let complaint = place(.blame), place(.praise) == nil, polarity.blame > 1 + polarity.praise {
      scores[complaint] += 1
    }
    if let other = place(.information), polarity.blame < 2,
      scores.enumerated().allSatisfy({
        $0.offset == other || $0.element < 1.2
      })
    {
      // What wants nothing else of its reader informs.
      scores[other] = 1.3
    }
    settleUrgency(&scores, named: named, in: words)
    guard let medium = place(.medium), let urgent = place(.urgent) else { return }
    // Nothing is to be done where somebody only thanks or advertises.
    let groups = Set(vocabulary.classes.hits(in: words).map(\.value))
    let wants: [ClassTerm] = [
      .delivery, .return, .defect, .wrong, .invoice, .payment, .cancel, .product,
    ]
    let isIdle =
      groups.contains(ClassTerm.spam.rawValue) && !groups.contains(ClassTerm.delivery.rawValue)
      || groups.contains(ClassTerm.praise.rawValue)
        && !wants.contains { groups.contains($0.rawValue) }
    scores[medium] += isIdle ? 0.1 : 0.9
    if let calm = place(.calm), isIdle { scores[calm] += 0.8 }
    if scores[urgent] < 0.5 { scores[urgent] = 0 }
  }

  /// Sets the options that say by when something is to be done: at once, within days, or
  /// not soon.
  private func settleUrgency(
    _ scores: inout [Double], named: [Set<Meaning>], in words: [FoldedWord]
  ) {
    func place(_ term: ClassTerm) -> Int? {
      named.firstIndex { $0.contains(.group(term.rawValue)) }
    }
    guard let soon = place(.soon), let urgent = place(.urgent), soon != urgent else { return }
    let hits = vocabulary.classes.hits(in: words)
    func count(_ term: ClassTerm) -> Int { hits.count { $0.value == term.rawValue } }
    let isDue =
      count(.soon) > 0
      || vocabulary.fields.hits(in: words).contains { hit in
        hit.value == FieldTerm.until.rawValue
          && vocabulary.weekdays(in: words).contains {
            abs($0.words.lowerBound - hit.words.upperBound) <= 3
          }
      }
    let later = place(.calm)
    for index in [soon, urgent, later].compactMap({ $0 }) { scores[index] = 0 }
    if count(.calm) > 0, let later {
      scores[later] = 2
    } else if count(.urgent) > 0, !isDue || count(.urgent) > 1 {
      scores[urgent] = 2
    } else if isDue {
      scores[soon] = 2
    } else if let later {
      scores[later] = 1.5
    } else {
      scores[soon] = 1
    }
  }

  private static func isGroup(_ meaning: Meaning) -> Bool {
    if case .group = meaning { true } else { false }
  }

  private static func strength(_ count: Int?) -> Double {
    switch count ?? 0 {
    case 0: 0
    case 1: 1
    case 2: 1.6
    default: 2
    }
  }

  private func weight(of meaning: Meaning) -> Double {
    switch meaning {
    case .group(let value): ClassTerm(rawValue: value)?.weight ?? 1
    case .field: 1.2
    case .sense: 0.8
    case .topic: 0.2
    }
  }

  private func counts(in words: [FoldedWord]) -> [Meaning: Int] { meanings(of: words) }

  private func meanings(of words: [FoldedWord]) -> [Meaning: Int] {
    var counts: [Meaning: Int] = [:]
    for hit in vocabulary.classes.hits(in: words) { counts[.group(hit.value), default: 0] += 1 }
    for hit in vocabulary.fields.hits(in: words)
    where FieldTerm(rawValue: hit.value)?.isOfBookings == false {
      counts[.field(hit.value), default: 0] += 1
    }
    for hit in vocabulary.senseHits(in: words) { counts[.sense(hit.value), default: 0] += 1 }
    for hit in vocabulary.topicHits(in: words) where hit.value != Topic.none.rawValue {
      counts[.topic(hit.value), default: 0] += 1
    }
    return counts
  }
}

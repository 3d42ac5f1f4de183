import TextAnalysis

/// Finds which of several documents is the cheaper, the later, the longer one.
struct ComparisonFinder {
  let reading: Reading

  /// What is compared.
  private struct Scale {
    /// What the question asks for in each document.
    var kinds: [QuestionKind]

    /// Whether the document with the most is asked for.
    var wantsMost: Bool

    /// What the values are called where the question does not say it.
    var concepts: [Concept]
  }

  /// What one document has.
  private struct Entry {
    var fact: Fact
    var value: [Double]
  }

  /// Returns the document that a question for one of several means; `nil` where it does
  /// not compare documents, or fewer than two have what is compared.
  func fact() -> Fact? {
    guard reading.sources.count > 1, asksWhich, let (scale, hits) = scale() else { return nil }
    var question = reading.question
    let covered = Set(hits.flatMap { Array($0.words) })
    question.terms.removeAll { term in
      covered.contains(term.position) || term.concepts == [.first] || term.concepts == [.last]
    }
    let named = question.terms.contains { !Set($0.concepts).isDisjoint(with: scale.concepts) }
    if !named, !scale.concepts.isEmpty {
      question.terms.append(
        QuestionReading.Term(
          words: [], concepts: scale.concepts, topics: [], weight: 1.6, position: 0,
          isDistinctive: false))
    }
    for kind in scale.kinds {
      question.kind = kind
      if let best = best(of: entries(for: question), wantsMost: scale.wantsMost) { return best }
    }
    return nil
  }

  /// Whether one of several things is asked for.
  private var asksWhich: Bool {
    let question = reading.question
    if question.kind == .document { return true }
    return !question.vocabulary.hits(of: [.which], in: question.words).isEmpty
  }

  /// What the question compares by, and the words that say so.
  private func scale() -> (Scale, [TermIndex.Hit])? {
    let question = reading.question
    let hits = question.vocabulary.hits(
      of: [.cheap, .dear, .long, .short, .late, .early, .more, .less], in: question.words)
    let ranked = hits.max { left, right in
      (left.words.count, -left.value) < (right.words.count, -right.value)
    }
    guard let longest = ranked,
      let list = WordList(rawValue: longest.value), !isOrdinal(longest)
    else { return nil }
    let isOfTime = UnitFamily.asked(by: question) == .time
    let scale: Scale
    switch list {
    case .cheap, .dear:
      scale = Scale(
        kinds: [.amount], wantsMost: list == .dear, concepts: [.price, .total, .amountDue])
    case .long, .short:
      scale = Scale(kinds: [.quantity], wantsMost: list == .long, concepts: [])
    case .late, .early:
      scale = Scale(kinds: [.date, .time], wantsMost: list == .late, concepts: [])
    default:
      let named = question.asked.compactMap(\.kind)
      let kinds: [QuestionKind] =
        named.contains(.amount)
        ? [.amount]
        : isOfTime || named.contains(.quantity) ? [.quantity] : [.quantity, .amount]
      scale = Scale(kinds: kinds, wantsMost: list == .more, concepts: [])
    }
    return (scale, hits)
  }

  /// Whether a word such as "last" only says which of a list is meant, as in "the last
  /// item": what a question compares by ends it.
  private func isOrdinal(_ hit: TermIndex.Hit) -> Bool {
    let words = reading.question.words
    guard hit.words.count == 1 || words[hit.words.lowerBound].isIdeographic,
      hit.words.upperBound < words.count
    else { return false }
    let own = Array(words[hit.words])
    return !reading.vocabulary.hits(of: [.latest, .ordinalLast], in: own).isEmpty
      || own.contains { reading.vocabulary.ordinal(of: $0.bytes) != nil }
  }

  /// The value of each document that has one.
  private func entries(for question: QuestionReading) -> [Entry] {
    var entries: [Entry] = []
    for index in reading.sources.indices {
      let finder = FactFinder(
        fragments: reading.fragments.filter { $0.passage == index }, sources: reading.sources)
      guard let fact = finder.fact(for: question) else { continue }
      guard let value = value(of: fact, question, finder) else { continue }
      entries.append(Entry(fact: fact, value: value))
    }
    return entries
  }

  private func value(
    of fact: Fact, _ question: QuestionReading, _ finder: FactFinder
  ) -> [Double]? {
    switch question.kind {
    case .amount: return NumberText.value(in: fact.value).map { [$0] }
    case .quantity: return Lengths.value(of: fact.value, vocabulary: reading.vocabulary)
    case .date, .time:
      var other = question
      other.kind = question.kind == .date ? .time : .date
      let beside = finder.fact(for: other)?.value
      let texts = question.kind == .date ? [fact.value, beside] : [beside, fact.value]
      let day = texts[0].flatMap { text in
        DateScanner().scan(text, language: reading.question.language).first?.readings.first
      }
      let clock = texts[1].flatMap { FieldForm.clock($0, vocabulary: reading.vocabulary) }
      guard day != nil || clock != nil else { return nil }
      let days = day.map { ($0.year ?? 0) * 10_000 + $0.month * 100 + $0.day } ?? 0
      let minutes = clock.map { text -> Int in
        let parts = text.split(separator: ":").compactMap { Int($0) }
        return (parts.first ?? 0) * 60 + (parts.last ?? 0)
      }
      return [Double(days), Double(minutes ?? 0)]
    default: return nil
    }
  }

  /// The document with the most or the least; those that answer the question much less
  /// than another are about something else.
  private func best(of entries: [Entry], wantsMost: Bool) -> Fact? {
    let highest = entries.map(\.fact.score).max() ?? 0
    let near = entries.filter { $0.fact.score >= highest - Self.nearness }
    let compared = near.count > 1 ? near : entries
    guard compared.count > 1 else { return nil }
    let ordered = compared.enumerated().sorted { left, right in
      let isLess = left.element.value.lexicographicallyPrecedes(right.element.value)
      let isMore = right.element.value.lexicographicallyPrecedes(left.element.value)
      if isLess == isMore { return left.offset < right.offset }
      return wantsMost ? isMore : isLess
    }
    guard let first = ordered.first?.element, first.value != ordered[1].element.value else {
      return nil
    }
    var fact = first.fact
    if let title = reading.sources[fact.fragment.passage].title {
      fact.value = title
      fact.kind = .document
      fact.concept = nil
    }
    fact.isSupported = true
    return fact
  }

  /// How much less another document may answer the question than the best.
  private static let nearness = 0.9
}

/// Lengths of time and other quantities as numbers that compare.
enum Lengths {
  /// Returns a length of time in minutes, or the number of another quantity.
  static func value(of text: String, vocabulary: Vocabulary) -> [Double]? {
    let words = FoldedWord.words(in: text)
    let worded = words.lazy.compactMap { word -> Double? in
      if let number = vocabulary.number(of: word.bytes) { return Double(number) }
      return vocabulary.isOne(word.bytes) ? 1 : nil
    }.first
    guard let number = NumberText.value(in: text) ?? worded else { return nil }
    let lists: [(WordList, Double)] = [
      (.minutes, 1), (.hourLengths, 60), (.days, 1440), (.weeks, 10_080), (.month, 43_830),
      (.years, 525_960),
    ]
    let hits = vocabulary.hits(of: Set(lists.map(\.0)), in: words)
      .sorted { $0.words.lowerBound < $1.words.lowerBound }
    guard let unit = hits.first.flatMap({ hit in lists.first { $0.0.rawValue == hit.value } })
    else { return [number] }
    return [number * unit.1]
  }
}

extension String {
  /// The text without a full stop at its end.
  fileprivate var trimmingStop: String { last == "." ? String(dropLast()) : self }
}

/// Picks from a fragment the words that answer.
enum ValuePicker {
  /// Returns the piece that answers a question of a kind: of those that fit, the
  /// one nearest after the words that the question named.
  static func span(
    of fragment: Fragment, kind: QuestionKind, unit: UnitFamily?, match: TermMatcher.Match,
    vocabulary: Vocabulary, marks: Marks? = nil
  ) -> ValueSpan? {
    let marked = marks.map { $0.places(in: fragment, vocabulary) } ?? []
    var best: (span: ValueSpan, score: Double)?
    var before = 0
    var isFirst = kind == .time || kind == .date
    let last = fragment.spans.last { $0.fit(kind) >= 0.6 }
    for (index, span) in fragment.spans.enumerated() {
      // "Thursday, 17 September": the date says more.
      if span.kind == .weekday, index + 1 < fragment.spans.count,
        fragment.spans[index + 1].kind == .date,
        fragment.spans[index + 1].words.lowerBound - span.words.upperBound <= 2
      {
        continue
      }
      var score = span.fit(kind)
      guard score > 0 else { continue }
      // What stands after the last piece is about that one.
      let isLast = span == last
      let end = isLast ? fragment.words.count : span.words.upperBound
      let window = before..<max(before, end)
      before = span.words.upperBound
      let met = Set(match.words.filter(window.contains))
      if marked.contains(where: { (0...3).contains(span.words.lowerBound - $0.upperBound) }) {
        score += Self.marked
      }
      score += 0.25 * Double(met.count)
      score += 0.15 * Double(met.intersection(match.subjectWords).count)
      if isLast, match.asksEnd, kind == .time || kind == .date { score += 0.5 }
      // "38 Völker": the number stands beside what is counted.
      if kind == .quantity, span.kind == .number, match.words.contains(span.words.upperBound) {
        score += 0.8
      }
      if let unit, let family = UnitFamily.family(of: span, in: fragment, vocabulary) {
        score += family == unit ? 0.5 : -0.6
      }
      if span.range.lowerBound < fragment.valueStart { score -= 0.5 }
      if isFirst, span.fit(kind) >= 0.6, match.concept.map(Self.isBeginning) ?? false {
        score += 0.3
      }
      if span.fit(kind) >= 0.6 { isFirst = false }
      if let distance = match.words.map({ gap(from: $0, to: span.words) }).min() {
        score -= min(0.4, Double(distance) * 0.03)
      }
      if score > best?.score ?? -.infinity { best = (span, score) }
    }
    return best?.span
  }

  /// How much it says of a value that the words before it mark it as the one asked for.
  private static let marked = 1.5

  /// What a question says of which of several values it means: the next one, or the most
  /// that is allowed.
  enum Marks: Hashable {
    case next, most

    /// Returns what a question says.
    init?(in question: QuestionReading) {
      let vocabulary = question.vocabulary
      if question.kind == .date,
        !vocabulary.hits(of: [.again], in: question.words).isEmpty
      {
        self = .next
      } else if question.kind == .quantity || question.kind == .amount,
        vocabulary.fields.hits(in: question.words).contains(where: {
          $0.value == FieldTerm.most.rawValue
        })
      {
        self = .most
      } else {
        return nil
      }
    }

    /// Where a fragment says the same.
    func places(in fragment: Fragment, _ vocabulary: Vocabulary) -> [Range<Int>] {
      switch self {
      case .next: vocabulary.hits(of: [.again], in: fragment.words).map(\.words)
      case .most:
        vocabulary.fields.hits(in: fragment.words)
          .filter { $0.value == FieldTerm.most.rawValue }.map(\.words)
      }
    }
  }

  /// Whether of two moments the first is meant.
  private static func isBeginning(_ concept: Concept) -> Bool {
    concept == .start || concept == .opening || concept == .departure
  }

  /// Words between a word and a piece; a piece before the word is farther.
  private static func gap(from word: Int, to span: Range<Int>) -> Int {
    if span.contains(word) { return 0 }
    return span.lowerBound > word ? span.lowerBound - word - 1 : (word - span.upperBound) + 2
  }

  /// Returns the text that answers, or `nil` where the whole fragment does.
  static func value(
    of fragment: Fragment, span: ValueSpan?, question: QuestionReading, match: TermMatcher.Match
  ) -> String? {
    switch question.kind {
    case .amount, .time, .quantity, .identifier, .date:
      guard let span else { return nil }
      if let hours = hours(of: fragment, question) { return hours }
      if question.kind == .identifier, span.kind == .number, fragment.labelWords == 0,
        match.words.contains(span.words.lowerBound - 1)
      {
        // "Hall 2": the number alone would say little.
        let start = fragment.words[span.words.lowerBound - 1].range.lowerBound
        return String(
          decoding: Array(fragment.text.utf8)[start..<span.range.upperBound], as: UTF8.self)
      }
      return widened(span, in: fragment, kind: question.kind)
    case .name, .place, .open, .list, .yesNo, .document:
      if question.kind == .place,
        let address = Addresses.address(in: fragment, vocabulary: question.vocabulary)
      {
        return address
      }
      if question.kind == .name, let part = part(of: fragment, match) { return part }
      guard let value = fragment.value, !value.isEmpty else {
        if question.kind == .name || question.kind == .place {
          return Names.name(
            in: fragment, near: match.words, isPlace: question.kind == .place,
            vocabulary: question.vocabulary)
        }
        return nil
      }
      guard question.kind == .name else { return value }
      // What stands in the line after the name is about something else.
      return Sentences.split(value, vocabulary: question.vocabulary).first
        .map { String($0).trimmingSpaces.trimmingStop } ?? value
    }
  }

  /// From when to when, where a question asks for opening hours.
  private static func hours(of fragment: Fragment, _ question: QuestionReading) -> String? {
    guard question.kind == .time || question.kind == .date,
      question.asked.contains(.opening) && !question.asked.contains(.closing)
        || !question.vocabulary.hits(of: [.fromUntil], in: question.words).isEmpty
    else { return nil }
    let times = fragment.spans.filter { $0.kind == .time }
    guard times.count == 2, times[1].words.lowerBound - times[0].words.upperBound <= 2 else {
      return nil
    }
    return String(
      decoding: Array(fragment.text.utf8)[times[0].range.lowerBound..<times[1].range.upperBound],
      as: UTF8.self)
  }

  /// The one of several names after a label beside which the question's word stands in
  /// brackets.
  private static func part(of fragment: Fragment, _ match: TermMatcher.Match) -> String? {
    guard let value = fragment.value, value.contains(",") || value.contains("、") else { return nil }
    let parts = value.split { $0 == "," || $0 == "、" }
    guard parts.count > 1, parts.allSatisfy({ $0.contains("(") || $0.contains("（") }) else {
      return nil
    }
    let named = parts.filter { part in
      let start =
        fragment.valueStart
        + value.utf8.distance(
          from: value.startIndex, to: part.startIndex)
      let range = start..<(start + part.utf8.count)
      return match.words.contains { word in
        range.contains(fragment.words[word].range.lowerBound)
      }
    }
    guard named.count == 1 else { return nil }
    return String(named[0].prefix { $0 != "(" && $0 != "（" }).trimmingSpaces
  }

  /// A date or a time, with the other next to it in a short value.
  private static func widened(
    _ span: ValueSpan, in fragment: Fragment, kind: QuestionKind
  ) -> String {
    if let value = fragment.value, span.range.lowerBound >= fragment.valueStart {
      if kind == .identifier, fragment.spans.count <= 2, value.utf8.count <= 40,
        !value.contains(","), span.kind == .identifier || span.kind == .number
      {
        return value
      }
      if kind == .quantity, value.utf8.count <= 28, !value.contains(",") { return value }
      if kind == .date || kind == .time, value.utf8.count <= 40 {
        let covered = fragment.spans.filter { $0.range.lowerBound >= fragment.valueStart }
        if covered.allSatisfy({ $0.kind == .date || $0.kind == .time }), covered.count <= 3 {
          return value
        }
      }
    }
    return fragment.text(of: span)
  }
}

/// What a text says before it comes to the answer, by the words of one language:
/// a greeting, a sentence about reading or answering, the source's name.
///
/// No whole sentence is listed. A clause is one when its words are of the right
/// kinds (``Lexicon/Role``) and it has no fact of its own.
struct RunUp {
  /// Where it stands, as a range of the normalised text; `nil` when the text
  /// begins with something else.
  private(set) var range: Range<Int>?

  /// Where a word like "well" stands before all else, as a range of the normalised
  /// text: some take it for a run-up, and some do not.
  private(set) var hesitation: Range<Int>?

  /// A run-up of more characters is none.
  private static let longest = 240

  /// Looks for one at the beginning of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - start: Where its first letter or digit stands in the normalised text.
  ///   - phrases: The phrases, for yes and no.
  ///   - lexicon: The words of a language.
  init(of text: TextTokens, from start: Int, _ phrases: Phrases, _ lexicon: Lexicon) {
    let clauses = Clause.first(of: text, from: start, within: Self.longest)
    var end: Int?
    var before = Before.nothing
    for (index, clause) in clauses.enumerated() {
      let reading = ClauseReading(clause, text.normalized.scalars, lexicon)
      if let found = reading.end(after: before) {
        end = found
        before = .runUp
        guard found >= clause.range.upperBound else { break }
        continue
      }
      guard end == nil, index < 2 else { break }
      if reading.isHesitation, clause.isFollowed {
        hesitation = Self.trimmed(clause.range, text.normalized.scalars)
      }
      if clause.tokens.allSatisfy({ phrases.yesNo.contains($0.text) }) || reading.isPolar(phrases) {
        before = .yesOrNo
      } else if reading.isTopic, index == 0, reading.hasPaper {
        before = .paper
      } else if reading.isSmall, before == .nothing {
        before = .nothing
      } else if reading.isTopic, index == 0 {
        before = .topic
      } else {
        break
      }
    }
    guard var end else { return }
    // A stem may have been found; its word belongs to it.
    while end < text.normalized.scalars.count, text.normalized.scalars[end - 1].isPlainLetter,
      text.normalized.scalars[end].isPlainLetter
    {
      end += 1
    }
    range = Self.trimmed(start..<end, text.normalized.scalars)
  }

  /// A range without the mark that ends its clause.
  private static func trimmed(_ range: Range<Int>, _ scalars: [Unicode.Scalar]) -> Range<Int> {
    let last = scalars[range].lastIndex { $0.isLetterOrDigit }
    return range.lowerBound..<(last.map { $0 + 1 } ?? range.upperBound)
  }

  /// What the clauses before a clause are.
  enum Before {
    /// There are none, or only words like "so".
    case nothing

    /// Yes or no, which is an answer to what a document says.
    case yesOrNo

    /// A few words without a number: "for the deposit".
    case topic

    /// A few words with one for a document: "in your lease".
    case paper

    /// A run-up.
    case runUp
  }
}

/// One of the first clauses of a text.
private struct Clause {
  /// How a clause ends.
  enum End {
    /// With the text.
    case text

    /// A comma or semicolon.
    case comma

    /// A colon, dash, bracket or new line, which announce what follows.
    case colon

    /// A full stop.
    case stop

    /// A question mark.
    case question

    /// An exclamation mark.
    case exclamation
  }

  /// Where it stands in the normalised text, with the mark that ends it.
  var range: Range<Int>

  /// Its tokens.
  var tokens: ArraySlice<TextToken>

  /// How it ends.
  var end: End

  /// Whether a token follows.
  var isFollowed: Bool

  /// Whether a colon follows in its sentence, with no number before it.
  var introduces = false

  static func first(of text: TextTokens, from start: Int, within limit: Int) -> [Self] {
    let scalars = text.normalized.scalars
    var clauses: [Self] = []
    var first = start
    var place = start
    var rest = text.tokens[...]
    let last = min(scalars.count, start + limit)
    while place < last {
      let end = end(of: scalars, at: place)
      place += 1
      guard let end = end ?? (place == last ? .text : nil) else { continue }
      let tokens = rest.prefix { $0.span.lowerBound < place }
      guard !tokens.isEmpty else { continue }
      rest = rest[tokens.endIndex...]
      clauses.append(
        Self(range: first..<place, tokens: tokens, end: end, isFollowed: !rest.isEmpty))
      first = place
    }
    for index in clauses.indices.dropLast().reversed() where clauses[index].end == .comma {
      let next = clauses[index + 1]
      clauses[index].introduces =
        next.tokens.allSatisfy { $0.kind != .number } && (next.end == .colon || next.introduces)
    }
    return clauses
  }

  private static func end(of scalars: [Unicode.Scalar], at index: Int) -> End? {
    switch scalars[index] {
    case "–", "—", "(", "（", "…", "\n", "：": return .colon
    case "-":
      let isDash =
        index > 0 && scalars[index - 1] == " " && index + 1 < scalars.count
        && scalars[index + 1] == " "
      return isDash ? .colon : nil
    case "!", "！": return .exclamation
    case "?", "？": return .question
    default: break
    }
    guard Opening.endsClause(scalars, at: index) else { return nil }
    return switch scalars[index] {
    case ":": .colon
    case ",", ";", "，", "；", "、": .comma
    default: .stop
    }
  }
}

/// What the words of a clause are.
private struct ClauseReading {
  private let clause: Clause
  private let scalars: [Unicode.Scalar]
  private let hits: [Lexicon.Hit]

  /// Where the words of each kind stand.
  private let ranges: [Lexicon.Role: [Range<Int>]]
  private let papers: [Range<Int>]
  private let isPostposed: Bool

  /// Whether each token of the clause is of a known kind.
  private let isKnown: [Bool]

  init(_ clause: Clause, _ scalars: [Unicode.Scalar], _ lexicon: Lexicon) {
    self.clause = clause
    self.scalars = scalars
    hits = lexicon.hits(in: scalars, clause.range).filter { hit in
      // Not "I-beam" for "I", nor "then-queen" for "then".
      if !hit.role.isDisjoint(with: .wholeWords), hit.range.upperBound < scalars.count,
        scalars[hit.range.upperBound] == "-"
      {
        return false
      }
      // "Antwortfrist" and "svarfrist" are not about answering.
      return hit.role != .reply && hit.role != .look
        || scalars[hit.range.upperBound...].prefix(5).prefix { $0.isPlainLetter }.count < 5
    }
    ranges = Dictionary(grouping: hits, by: \.role).mapValues { $0.map(\.range) }
    isPostposed = lexicon.order == .negationLast
    let small = Set(ranges[.small] ?? [])
    // "Here" is a document only where it is not found there.
    let papers = hits.filter { $0.role == .paper && !small.contains($0.range) }.map(\.range)
    self.papers = papers
    var covered = [Bool](repeating: false, count: clause.range.count)
    for hit in hits where hit.role.isDisjoint(with: [.negation, .condition, .restating]) {
      var end = hit.range.upperBound
      // The endings of a Korean word belong to it.
      if hit.role != .small, scalars[end - 1].isHangul {
        while end < clause.range.upperBound, scalars[end].isHangul { end += 1 }
      }
      for place in hit.range.lowerBound..<min(end, clause.range.upperBound) {
        covered[place - clause.range.lowerBound] = true
      }
    }
    isKnown = clause.tokens.map { token in
      if token.kind == .number { return Self.isOf(papers, token) }
      let parts = token.span.clamped(to: clause.range).filter {
        $0 == token.span.lowerBound || scalars[$0 - 1] == "'"
      }
      return parts.allSatisfy { covered[$0 - clause.range.lowerBound] }
        || token.kind == .ideograph && scalars[token.span.lowerBound].isHiragana
    }
  }

  /// Whether a number belongs to a word for a document, as in "page 2".
  private static func isOf(_ papers: [Range<Int>], _ number: TextToken) -> Bool {
    papers.contains { paper in
      let gap =
        paper.lowerBound >= number.span.upperBound
        ? paper.lowerBound - number.span.upperBound : number.span.lowerBound - paper.upperBound
      return (0...2).contains(gap)
    }
  }

  // MARK: What it is

  /// Whether it only has words that carry nothing, such as "so" and "now then".
  var isSmall: Bool {
    !isKnown.contains(false) && (clause.end != .stop || isHesitation) && papers.isEmpty
      && all(.negation).isEmpty
  }

  /// Whether it is only a word like "well".
  var isHesitation: Bool {
    guard let first = clause.tokens.first, let last = clause.tokens.last else { return false }
    return hits.contains {
      $0.role == .hesitation && $0.range == first.span.lowerBound..<last.span.upperBound
    }
  }

  /// Whether a document stands in it.
  var hasPaper: Bool { !papers.isEmpty }

  /// Whether it is a few words without a number, which name what was asked.
  var isTopic: Bool {
    clause.end == .comma && clause.tokens.count <= 8 && all(.negation).isEmpty
      && clause.tokens.allSatisfy { $0.kind != .number || isKnown($0) }
  }

  /// Whether it is yes or no in the language's own characters.
  func isPolar(_ phrases: Phrases) -> Bool {
    let words = NormalizedText.string(
      scalars[
        clause.range.lowerBound..<(clause.tokens.last?.span.upperBound ?? clause.range.lowerBound)])
    return phrases.yesNo.contains { words.hasSuffix($0) && words.count <= $0.count + 1 }
  }

  /// Where the run-up ends that the clause is or begins with.
  func end(after before: RunUp.Before) -> Int? {
    guard clause.end != .question else { return nil }
    var start = clause.tokens.startIndex
    var isHailed = false
    while let hail = hail(at: start) {
      isHailed = true
      start =
        clause.tokens[start...].firstIndex { $0.span.lowerBound >= hail.upperBound }
        ?? clause.tokens.endIndex
    }
    if isHailed {
      let isAlone = start == clause.tokens.endIndex
      if isAlone || isKnown(from: start) && (!hasPaper || speaksOfAnswering) {
        if clause.isFollowed || clause.end == .exclamation || !isAlone {
          return clause.range.upperBound
        }
        return nil
      }
    }
    if let end = act(from: start, after: before) { return end }
    if let end = firstPerson(from: start) { return end }
    if before == .paper,
      let word = all(.statement).first(where: { unknown(clause.tokens.startIndex, $0) == 0 }),
      all(.negation).isEmpty, isFollowed(from: word.upperBound)
    {
      return word.upperBound
    }
    guard before != .topic, before != .paper else { return nil }
    if before != .yesOrNo {
      if let end = source(from: start) { return end }
      if let end = telling(from: start) { return end }
    }
    if let end = pointing(from: start) { return end }
    return isAboutAnswering(from: start) ? clause.range.upperBound : nil
  }

  private func hail(at start: Int) -> Range<Int>? {
    guard start < clause.tokens.endIndex else { return nil }
    // "So, okay": what carries nothing may stand before it.
    let place = clause.tokens[start].span.lowerBound
    let hail = hits.filter { $0.role == .hail && $0.range.lowerBound == place }
      .map(\.range).max { $0.upperBound < $1.upperBound }
    // "De acordo com" begins like "de acordo".
    let isOfSource = (all(.attribution) + all(.source)).contains {
      $0.lowerBound == place && $0.upperBound > hail?.upperBound ?? place
    }
    return isOfSource ? nil : hail
  }

  // MARK: Kinds

  /// An act of reading or answering: "I had a look at the lease:", "Looking at
  /// the letter,".
  private func act(from start: Int, after before: RunUp.Before) -> Int? {
    guard start < clause.tokens.endIndex else { return nil }
    let first = clause.tokens[start].span.lowerBound
    var end: Int?
    let isStated = all(.negation).isEmpty
    if let writer = all(.writer).first(where: { $0.lowerBound >= first && unknown(start, $0) <= 3 }
    ),
      let look = all(.look).first(where: { $0 != writer && $0.lowerBound >= first }), isStated
    {
      end = max(writer.upperBound, look.upperBound)
    }
    if before != .topic {
      if let act = all(.act).first(where: { $0.lowerBound >= first && unknown(start, $0) == 0 }),
        isStated
      {
        end = max(end ?? 0, act.upperBound)
      }
    }
    if let after = all(.after).first(where: { $0.lowerBound >= first && unknown(start, $0) == 0 }),
      let look = all(.look).first(where: { $0.lowerBound >= after.upperBound }), isStated,
      unknown(start, look) <= 3, before != .topic, hasPaper || isKnown(from: start)
    {
      end = max(end ?? 0, look.upperBound)
    }
    if let act = all(.actAnywhere).first(where: { $0.lowerBound >= first }), isStated {
      end = max(end ?? 0, act.upperBound)
    }
    guard let end, !hasNumber(from: start, to: end) else { return nil }
    if let that = all(.that).first(where: { $0.lowerBound >= end }),
      isFollowed(from: that.upperBound)
    {
      return that.upperBound
    }
    if before == .paper || isPostposed && !papers.isEmpty, isFollowed(from: end),
      clause.end == .text || clause.end == .stop
    {
      let isLast = !clause.tokens.contains { $0.span.lowerBound >= end }
      return isLast ? clause.range.upperBound : end
    }
    if clause.end != .text, clause.isFollowed { return clause.range.upperBound }
    if before == .topic { return nil }
    // "After a look at the letter the date is Monday."
    if let paper = papers.first(where: { $0.upperBound >= end }), !isPostposed,
      all(.writer).isEmpty, isFollowed(from: paper.upperBound),
      !hasNumber(from: start, to: paper.upperBound)
    {
      return paper.upperBound
    }
    return isKnown(from: start) && clause.end == .exclamation ? clause.range.upperBound : nil
  }

  /// Someone who speaks of a document, or before a colon, whatever the verb:
  /// documents do not say "I".
  private func firstPerson(from start: Int) -> Int? {
    guard start < clause.tokens.endIndex, all(.negation).isEmpty, clause.isFollowed,
      !hasNumber(from: start, to: clause.range.upperBound)
    else { return nil }
    let first = clause.tokens[start].span.lowerBound
    guard let subject = all(.subject).first(where: { $0.lowerBound >= first }),
      unknown(start, subject) <= (hasPaper ? 3 : 1)
    else { return nil }
    switch clause.end {
    case .colon: return clause.range.upperBound
    case .comma: return hasPaper || clause.introduces ? clause.range.upperBound : nil
    default: return nil
    }
  }

  /// The name of a source: "Going by the letter,".
  private func source(from start: Int) -> Int? {
    guard start < clause.tokens.endIndex else { return nil }
    let first = clause.tokens[start].span.lowerBound
    let evidence = papers + all(.reply) + all(.writer)
    for marker in all(.source) + all(.attribution) where marker.lowerBound >= first {
      if isPostposed {
        guard
          evidence.contains(where: { $0.lowerBound >= first && $0.upperBound <= marker.upperBound }
          ),
          isFollowed(from: marker.upperBound)
        else { continue }
        return marker.upperBound
      }
      guard unknown(start, marker) == 0 else { continue }
      let named = evidence.filter { $0.lowerBound >= marker.upperBound }.map(\.upperBound).min()
      if let named, isFollowed(from: named) { return named }
    }
    return attribution(from: start)
  }

  /// An attribution to something that no list has, but neither to a number nor to
  /// what a price or rule goes by: "depending on the season".
  private func attribution(from start: Int) -> Int? {
    let first = clause.tokens[start].span.lowerBound
    let marker = all(.attribution).filter { $0.lowerBound >= first && unknown(start, $0) == 0 }
      .max { $0.upperBound < $1.upperBound }
    guard let marker,
      let next = clause.tokens[start...].first(where: { $0.span.lowerBound >= marker.upperBound }),
      next.kind != .number,
      !all(.condition).contains(where: { $0.lowerBound >= marker.lowerBound }),
      isFollowed(from: next.span.upperBound)
    else { return nil }
    return marker.upperBound
  }

  /// A document that says something: "The lease states that", "It says in the
  /// letter:".
  private func telling(from start: Int) -> Int? {
    guard start < clause.tokens.endIndex, all(.negation).isEmpty else { return nil }
    let first = clause.tokens[start].span.lowerBound
    for paper in papers where paper.lowerBound >= first {
      for word in all(.statement) where word.lowerBound >= first && !word.overlaps(paper) {
        let end = max(paper.upperBound, word.upperBound)
        let unknown = clause.tokens.filter {
          $0.span.lowerBound >= first && $0.span.lowerBound < end && !isKnown($0)
        }
        guard unknown.count <= 3, unknown.allSatisfy({ $0.kind != .number }), isFollowed(from: end)
        else { continue }
        // Where verbs come last, what is told stands before them.
        if isPostposed, self.unknown(start, paper) > 0 { continue }
        if word.lowerBound < paper.lowerBound {
          // "It says in the letter", and not "Anna wrote the letter" or "the form is
          // shown on page 3".
          guard self.unknown(start, word) == 0,
            !papers.contains(where: { $0.lowerBound >= first && $0.lowerBound < word.lowerBound })
          else { continue }
        } else if clause.end != .colon,
          papers.contains(where: {
            $0.lowerBound >= end && self.unknown(start, $0) == self.unknown(start, end..<end)
          })
        {
          continue
        }
        return end
      }
    }
    return nil
  }

  /// An announcement: "Here is what I found:".
  private func pointing(from start: Int) -> Int? {
    guard start < clause.tokens.endIndex else { return nil }
    let first = clause.tokens[start].span.lowerBound
    guard let point = all(.pointing).first(where: { $0.lowerBound >= first }),
      unknown(start, point) == 0, clause.isFollowed
    else { return nil }
    let unknown = clause.tokens[start...].count { !isKnown($0) }
    switch clause.end {
    case .colon: return unknown <= 4 ? clause.range.upperBound : nil
    case .text, .question: return nil
    case .comma:
      // "Summary, page 2" names what it is.
      let isPhrase = scalars[point].contains(" ") || scalars[point.lowerBound].isIdeographic
      return unknown == 0 && (isPhrase || !all(.look).isEmpty) ? clause.range.upperBound : nil
    case .stop, .exclamation:
      let isOfAnswer = !all(.reply).isEmpty || !all(.look).isEmpty
      return unknown == 0 || unknown <= 2 && isOfAnswer ? clause.range.upperBound : nil
    }
  }

  /// Whether all words are small ones and words of answering.
  private func isAboutAnswering(from start: Int) -> Bool {
    guard isKnown(from: start), clause.isFollowed, all(.negation).isEmpty else { return false }
    let tokens = clause.tokens[start...]
    let hasAct = !all(.act).isEmpty || !all(.actAnywhere).isEmpty
    let hasReply = !all(.reply).isEmpty || !all(.pointing).isEmpty
    let hasLook = !all(.look).isEmpty
    switch clause.end {
    case .text, .question: return false
    case .colon:
      let isSpoken = hasPaper || !all(.writer).isEmpty
      return hasAct || hasReply || hasLook && isSpoken || hasPaper && tokens.count >= 3
    case .comma:
      return tokens.count >= 3 && hasReply && (hasAct || hasLook || !all(.writer).isEmpty)
    case .stop, .exclamation: return tokens.count >= 2 && hasReply
    }
  }

  /// Whether a word for reading or answering stands in it.
  private var speaksOfAnswering: Bool {
    [.act, .actAnywhere, .look, .reply, .statement].contains { !all($0).isEmpty }
  }

  // MARK: Counting

  private func all(_ role: Lexicon.Role) -> [Range<Int>] {
    ranges[role] ?? []
  }

  private func isKnown(_ token: TextToken) -> Bool {
    clause.tokens.firstIndex { $0.span == token.span }
      .map { isKnown[$0 - clause.tokens.startIndex] } ?? false
  }

  private func isKnown(from start: Int) -> Bool {
    isKnown[(start - clause.tokens.startIndex)...].allSatisfy { $0 }
  }

  /// How many unknown tokens stand between a token and a word.
  private func unknown(_ start: Int, _ word: Range<Int>) -> Int {
    clause.tokens[start...].count { $0.span.lowerBound < word.lowerBound && !isKnown($0) }
  }

  private func hasNumber(from start: Int, to end: Int) -> Bool {
    clause.tokens[start...].contains {
      $0.kind == .number && $0.span.lowerBound < end && !isKnown($0)
    }
  }

  /// Whether a token stands after a place, in the clause or after it.
  private func isFollowed(from place: Int) -> Bool {
    clause.isFollowed || clause.tokens.contains { $0.span.lowerBound >= place }
  }
}

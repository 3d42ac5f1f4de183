/// The person of a document whom a message means by what they do, as in "add the plumber
/// to my contacts", with the firm that stands beside the name.
struct NamedPerson {
  /// The name.
  let name: FieldFinder.Candidate

  /// The firm, where the document says it.
  let firm: FieldFinder.Candidate?

  private let line: Int

  /// Finds the person whom a message means: whose name stands nearest to a word of the
  /// message.
  init?(meantBy order: QuestionReading, in lines: [FormLine], vocabulary: Vocabulary) {
    let wanted = Self.roles(in: order, vocabulary)
    var best: (line: Int, range: Range<Int>, score: Double)?
    for (index, line) in lines.enumerated() {
      for place in Self.places(of: wanted, in: line) {
        for range in Self.names(in: line, after: place, vocabulary) {
          let words = line.words.count { word in
            let low = min(place.upperBound, range.upperBound)
            let high = max(place.lowerBound, range.lowerBound)
            return (low..<max(low, high)).contains(word.range.lowerBound)
          }
          let isAfter = range.lowerBound >= place.lowerBound
          let score = 1 - 0.1 * Double(words) - (isAfter ? 0 : 0.15)
          if score > best?.score ?? 0 { best = (index, range, score) }
        }
      }
    }
    guard let best else { return nil }
    self.init(best.range, line: best.line, lines: lines, vocabulary: vocabulary)
  }

  /// Finds who signed a text: the line that is nothing but a name.
  init?(signing lines: [FormLine], vocabulary: Vocabulary) {
    let names = lines.indices.filter { index in
      People.isName(lines[index], vocabulary) && !lines[index].text.contains("&")
    }
    let signed = names.first { index in
      index > 0 && !vocabulary.hits(of: [.closings], in: lines[index - 1].words).isEmpty
        || People.nameEnd(in: lines[index], vocabulary) < lines[index].text.utf8.count
    }
    guard let line = signed else { return nil }
    self.init(
      0..<People.nameEnd(in: lines[line], vocabulary), line: line, lines: lines,
      vocabulary: vocabulary)
  }

  private init(
    _ range: Range<Int>, line: Int, lines: [FormLine], vocabulary: Vocabulary
  ) {
    self.line = line
    name = FieldFinder.Candidate(
      piece: .init(kind: .person, text: lines[line].text(in: range), range: range, date: nil),
      line: line, score: 0.9, isCertain: true)
    firm = Self.firm(beside: range, line: line, in: lines, vocabulary)
  }

  /// How much nearer a value in a line is to the name than in others.
  func nearness(of line: Int) -> Double {
    switch line - self.line {
    case 0: 0.3
    case 1: 0.15
    case 2...4, -1: 0.05
    default: 0
    }
  }

  // MARK: The role

  /// The words of a message that can say who is meant.
  private static func roles(in order: QuestionReading, _ vocabulary: Vocabulary) -> [[UInt8]] {
    // How somebody is reached is not who they are.
    let ways = vocabulary.concepts(in: order.words).filter { hit in
      [Concept.phone, .email, .contact, .address, .website, .name]
        .contains { $0.rawValue == hit.value }
    }
    let covered = Set(ways.flatMap { Array($0.words) })
    // In scripts without spaces a longer word for it can begin before.
    func isWay(_ index: Int) -> Bool {
      covered.contains(index)
        || order.words[index].isIdeographic
          && (covered.contains(index + 1) || covered.contains(index - 1))
    }
    let words = order.words.indices.filter { !isWay($0) }.map { order.words[$0] }
    var roles = words.filter { word in
      !word.isIdeographic && word.bytes.count >= 3 && !vocabulary.isStopWord(word.bytes)
        && !vocabulary.isIgnorable(word.bytes) && !vocabulary.contains(word.bytes, in: .orders)
    }.map(\.bytes)
    // In scripts without spaces two characters make a word.
    roles += zip(words, words.dropFirst()).filter { first, second in
      first.isIdeographic && second.isIdeographic
        && first.range.upperBound == second.range.lowerBound
        && !vocabulary.isStopWord(first.bytes) && !vocabulary.isStopWord(second.bytes)
    }.map { $0.0.bytes + $0.1.bytes }
    return roles
  }

  /// Where a line has one of the words.
  private static func places(of roles: [[UInt8]], in line: FormLine) -> [Range<Int>] {
    var places: [Range<Int>] = []
    for (index, word) in line.words.enumerated() {
      if word.isIdeographic {
        guard index + 1 < line.words.count else { continue }
        let next = line.words[index + 1]
        if roles.contains(word.bytes + next.bytes) {
          places.append(word.range.lowerBound..<next.range.upperBound)
        }
      } else if roles.contains(where: { likeness($0, word.bytes) >= 0.75 }) {
        places.append(word.range)
      }
    }
    return places
  }

  /// How alike two words are: a trade and who works in it begin alike.
  private static func likeness(_ role: [UInt8], _ word: [UInt8]) -> Double {
    let likeness = WordMatch.likeness(role, word)
    guard likeness < 0.75 else { return likeness }
    let common = zip(role, word).prefix { $0 == $1 }.count
    return common >= 6 ? 0.75 : likeness
  }

  // MARK: The name

  /// The names in a line.
  private static func names(
    in line: FormLine, after place: Range<Int>, _ vocabulary: Vocabulary
  ) -> [Range<Int>] {
    if line.words.contains(where: \.isIdeographic) {
      return ideographicName(in: line, after: place.upperBound, vocabulary).map { [$0] } ?? []
    }
    var names: [Range<Int>] = []
    var index = 0
    while index < line.words.count {
      var end = index
      while end < line.words.count, isOfName(line.words[end], in: line, vocabulary),
        end == index || isJoined(line, end)
      {
        end += 1
      }
      let isNamed =
        end - index >= 2 && line.words[index].isCapitalized
        && line.words[end - 1].isCapitalized
      if isNamed, end - index <= 4 {
        names.append(
          line.words[index].range.lowerBound..<line.words[end - 1].range.upperBound)
      }
      index = max(end, index + 1)
    }
    return names.filter { !$0.overlaps(place) }
  }

  private static func isOfName(
    _ word: FoldedWord, in line: FormLine, _ vocabulary: Vocabulary
  ) -> Bool {
    if vocabulary.contains(word.bytes, in: .nameParticles) { return true }
    return word.isCapitalized && !word.hasDigit && !vocabulary.isStopWord(word.bytes)
      && !vocabulary.contains(word.bytes, in: .personTitles)
  }

  /// Whether only a space or a hyphen stands before a word.
  private static func isJoined(_ line: FormLine, _ index: Int) -> Bool {
    let gap = line.words[index - 1].range.upperBound..<line.words[index].range.lowerBound
    return gap.count == 1 && line.text.utf8Part(gap).allSatisfy { $0 == " " || $0 == "-" }
  }

  /// The two to four characters after a role, before a mark, a space or a particle.
  private static func ideographicName(
    in line: FormLine, after offset: Int, _ vocabulary: Vocabulary
  ) -> Range<Int>? {
    guard let first = line.words.firstIndex(where: { $0.range.lowerBound >= offset }),
      line.words[first].range.lowerBound - offset <= 3
    else { return nil }
    var start = first
    // "담임은 김하늘", "担任の佐藤".
    let particles: Set<String> = ["은", "는", "이", "의", "の", "は", "是", "為", "为", "叫"]
    if particles.contains(line.words[start].text) { start += 1 }
    var end = start
    while end < line.words.count, line.words[end].isIdeographic, end - start < 5,
      end == start || line.words[end].range.lowerBound == line.words[end - 1].range.upperBound,
      end - start < 2 || !particles.contains(line.words[end].text)
    {
      end += 1
    }
    while end - start > 2, vocabulary.isStopWord(line.words[end - 1].bytes) { end -= 1 }
    guard (2...4).contains(end - start) else { return nil }
    return line.words[start].range.lowerBound..<line.words[end - 1].range.upperBound
  }

  // MARK: The firm

  /// The firm in the line after the name, or right after it, or in the closing or at the
  /// head of the text.
  private static func firm(
    beside name: Range<Int>, line: Int, in lines: [FormLine], _ vocabulary: Vocabulary
  ) -> FieldFinder.Candidate? {
    func candidate(_ range: Range<Int>, _ index: Int) -> FieldFinder.Candidate {
      FieldFinder.Candidate(
        piece: .init(
          kind: .firm, text: Letterhead.trimmed(lines[index].text(in: range)), range: range,
          date: nil),
        line: index, score: 0.8, isCertain: true)
    }
    let own = lines[line]
    let isWhole =
      name.count == own.text.utf8.count || name.upperBound == People.nameEnd(in: own, vocabulary)
    if isWhole, line + 1 < lines.count, lines[line + 1].passage == own.passage {
      // "Trainer, Ekeby IF": the firm stands after what the person is there.
      if let range = firmAfterRole(in: lines[line + 1]) { return candidate(range, line + 1) }
      if isFirmLine(lines[line + 1], vocabulary) {
        return candidate(0..<lines[line + 1].text.utf8.count, line + 1)
      }
      if line + 2 < lines.count, lines[line + 2].passage == own.passage,
        isRoleLine(lines[line + 1]), isFirmLine(lines[line + 2], vocabulary)
      {
        return candidate(0..<lines[line + 2].text.utf8.count, line + 2)
      }
    }
    if !isWhole, let range = firmAfter(name, in: own, vocabulary) { return candidate(range, line) }
    for (index, other) in lines.enumerated().reversed()
    where other.passage == own.passage && index >= line {
      let closing = vocabulary.hits(of: [.closings], in: other.words).last { hit in
        index > line || other.words[hit.words.lowerBound].range.lowerBound >= name.upperBound
      }
      guard let closing, closing.words.upperBound < other.words.count else { continue }
      let tail = other.words[closing.words.upperBound...]
        .prefix { $0.isCapitalized && !$0.hasDigit || $0.isIdeographic }
      if tail.count >= 2, let first = tail.first, let last = tail.last {
        return candidate(first.range.lowerBound..<last.range.upperBound, index)
      }
    }
    return nil
  }

  /// What stands after the only comma of a line whose two sides are short and name a role
  /// and a firm.
  private static func firmAfterRole(in line: FormLine) -> Range<Int>? {
    let bytes = Array(line.text.utf8)
    let commas = bytes.indices.filter { bytes[$0] == UInt8(ascii: ",") }
    guard commas.count == 1, line.colons.isEmpty, line.words.count <= 9 else { return nil }
    let after = line.words.filter { $0.range.lowerBound > commas[0] }
    guard let first = after.first, let last = after.last, first.isCapitalized,
      !after.contains(where: \.hasDigit),
      line.pieces.allSatisfy({ $0.kind == .code || $0.kind == .number })
    else { return nil }
    return first.range.lowerBound..<last.range.upperBound
  }

  /// Whether a line only says what somebody is: few words that no firm is called.
  private static func isRoleLine(_ line: FormLine) -> Bool {
    (1...5).contains(line.words.count) && line.pieces.isEmpty && line.colons.isEmpty
      && (line.marks.contains { $0.sense == .term(.jobTitle) || $0.sense.kind == .person }
        || line.words.allSatisfy { !$0.isCapitalized && !$0.isIdeographic })
  }

  private static func isFirmLine(_ line: FormLine, _ vocabulary: Vocabulary) -> Bool {
    line.pieces.isEmpty && line.colons.isEmpty && (1...8).contains(line.words.count)
      && !line.marks.contains { $0.sense == .term(.jobTitle) }
      && line.words.contains { $0.isCapitalized || $0.isIdeographic }
      && !line.text.hasSuffix(".")
      && !vocabulary.hits(of: [.closings, .greetings], in: line.words)
        .contains { $0.words.lowerBound == 0 }
  }

  /// The name with capitals after a comma and a small word: "Rosa Vidal, of Vidal & Sons".
  private static func firmAfter(
    _ name: Range<Int>, in line: FormLine, _ vocabulary: Vocabulary
  ) -> Range<Int>? {
    var rest = line.words.filter { $0.range.lowerBound >= name.upperBound }[...]
    var skipped = 0
    while let word = rest.first, skipped < 2, !word.isCapitalized,
      vocabulary.isStopWord(word.bytes) || vocabulary.contains(word.bytes, in: .placePrepositions)
    {
      rest = rest.dropFirst()
      skipped += 1
    }
    guard skipped > 0, let first = rest.first, first.isCapitalized else { return nil }
    let run = rest.prefix { word in
      (word.isCapitalized || vocabulary.contains(word.bytes, in: .nameParticles)) && !word.hasDigit
    }
    guard let last = run.last,
      let mark = line.text.utf8Part(
        name.upperBound..<first.range.lowerBound
      ).first, mark == "," || mark == " " || mark == "("
    else { return nil }
    return first.range.lowerBound..<last.range.upperBound
  }
}

/// Finds people and what they do where no label says it: on cards and in letters.
enum People {
  /// Returns the value of a property that asks for a person or a job, by its place.
  static func candidate(
    for meaning: FieldMeaning, in lines: [FormLine], vocabulary: Vocabulary
  ) -> FieldFinder.Candidate? {
    if meaning.senses[.term(.jobTitle)] != nil {
      guard let name = lines.indices.first(where: { isName(lines[$0], vocabulary) }) else {
        return nil
      }
      let beside = [name + 1, name - 1].first { index in
        lines.indices.contains(index) && lines[index].pieces.isEmpty && lines[index].colons.isEmpty
          && !lines[index].marks.contains { $0.sense == .term(.firmForm) }
          && lines[index].words.count <= 7
      }
      return beside.map { whole($0, in: lines, kind: .text, vocabulary) }
    }
    guard meaning.kind == .person else { return nil }
    if meaning.senses[.term(.addressee)] != nil || meaning.senses[.term(.booker)] != nil
      || meaning.wants(.recipient)
    {
      for index in lines.indices {
        if let range = greeted(in: lines[index], vocabulary) {
          let piece = FormLine.Piece(
            kind: .person, text: lines[index].text(in: range), range: range, date: nil)
          return FieldFinder.Candidate(piece: piece, line: index, score: 0.6, isCertain: true)
        }
      }
      return nil
    }
    let isOther = meaning.senses.keys.contains { sense in
      ![.concept(.name), .concept(.contact), .concept(.holder)].contains(sense)
        && sense.kind == .person
    }
    let isAnybody = !isOther && (meaning.wants(.name, .contact, .holder) || meaning.senses.isEmpty)
    guard isAnybody, let index = lines.indices.first(where: { isName(lines[$0], vocabulary) })
    else { return nil }
    return whole(index, in: lines, kind: .person, vocabulary)
  }

  private static func whole(
    _ index: Int, in lines: [FormLine], kind: FieldKind, _ vocabulary: Vocabulary
  )
    -> FieldFinder.Candidate
  {
    let end =
      kind == .person ? nameEnd(in: lines[index], vocabulary) : lines[index].text.utf8.count
    let text = lines[index].text(in: 0..<end)
    return FieldFinder.Candidate(
      piece: .init(kind: kind, text: text, range: 0..<end, date: nil), line: index,
      score: 0.5, isCertain: true)
  }

  /// Whether a line is nothing but a name: two to four words with capitals, or two
  /// groups of few characters.
  static func isName(_ line: FormLine, _ vocabulary: Vocabulary) -> Bool {
    guard line.pieces.isEmpty, line.colons.isEmpty, line.cells.count == 1,
      !line.marks.contains(where: { $0.sense == .term(.firmForm) || $0.sense == .term(.jobTitle) })
    else { return false }
    let words = line.words
    if words.contains(where: \.isIdeographic) {
      let groups = line.text.split { $0 == " " || $0 == "\u{3000}" }
      let isTitled = !vocabulary.hits(of: [.personTitles], in: words).isEmpty
      return words.allSatisfy(\.isIdeographic) && words.count <= 7
        && (groups.count == 2 && groups.allSatisfy { $0.count <= 4 } || isTitled)
    }
    return (2...4).contains(words.count)
      && words.allSatisfy {
        $0.isCapitalized && !$0.hasDigit || vocabulary.contains($0.bytes, in: .nameParticles)
      }
      && !words.contains { vocabulary.isStopWord($0.bytes) }
      && !line.text.hasSuffix(",")
  }

  /// The name after a title such as `Mrs` or a greeting in a line that greets or addresses.
  private static func greeted(in line: FormLine, _ vocabulary: Vocabulary) -> Range<Int>? {
    let isWide = line.words.contains(where: \.isIdeographic)
    guard line.words.count <= (isWide ? 14 : 8) else { return nil }
    let titles = vocabulary.hits(of: [.personTitles], in: line.words)
    guard let title = titles.first else { return isWide ? nil : called(in: line, vocabulary) }
    if line.words[title.words.lowerBound].isIdeographic {
      let start = line.words[0].range.lowerBound
      let end = line.words[title.words.lowerBound].range.lowerBound
      return end > start ? start..<end : nil
    }
    // "Exma. Sra. Inês": the last of the titles stands before the name.
    let last = titles.last { $0.words.lowerBound <= title.words.upperBound + 1 } ?? title
    let names = line.words[last.words.upperBound...].prefix {
      $0.isCapitalized && !$0.hasDigit || vocabulary.contains($0.bytes, in: .nameParticles)
    }
    guard let end = names.last else { return nil }
    return line.words[title.words.lowerBound].range.lowerBound..<end.range.upperBound
  }

  /// The one to three words with capitals after a greeting that opens a line.
  private static func called(in line: FormLine, _ vocabulary: Vocabulary) -> Range<Int>? {
    let greetings = vocabulary.hits(of: [.greetings], in: line.words)
      .filter { $0.words.lowerBound == 0 }
    guard let start = greetings.map(\.words.upperBound).max(), start < line.words.count else {
      return nil
    }
    let names = line.words[start...].prefix {
      vocabulary.contains($0.bytes, in: .nameParticles)
        || $0.isCapitalized && !$0.hasDigit && !vocabulary.isStopWord($0.bytes)
          && vocabulary.topics(in: [$0]).isEmpty
    }
    guard let first = names.first, let last = names.last, names.count <= 4, last.isCapitalized,
      start + names.count == line.words.count
    else { return nil }
    return first.range.lowerBound..<last.range.upperBound
  }

  /// The end of a name in a line, before the closing that can follow it, as in `김지수 드림`.
  static func nameEnd(in line: FormLine, _ vocabulary: Vocabulary) -> Int {
    let closings = vocabulary.hits(of: [.closings], in: line.words).filter {
      $0.words.lowerBound > 0 && $0.words.upperBound == line.words.count
    }
    guard let closing = closings.map(\.words.lowerBound).min() else { return line.text.utf8.count }
    return line.words[closing - 1].range.upperBound
  }
}

/// Says what takes place by an invitation, a notice or a programme.
struct EventTitle {
  let reading: Reading

  private var vocabulary: Vocabulary { reading.vocabulary }

  /// Whether an answer is the entry of a calendar: it has the day or the hour of what its
  /// title names.
  static func isAsked(by reading: Reading) -> Bool {
    guard let schema = reading.schema, !reading.isAsked else { return false }
    return schema.properties.contains { property in
      let meaning = FieldMeaning(property, prompt: [], vocabulary: reading.vocabulary)
      return meaning.kind == .time
        || meaning.kind == .date
          && !meaning.wants(.issueDate, .purchaseDate, .dueDate, .expiry, .birthDate)
    }
  }

  /// Returns the title of at most some words; `nil` where no word says what it is.
  func text(words limit: Int) -> String? {
    if let labelled { return labelled }
    if let title = reading.sources.first?.title, event(in: FoldedWord.words(in: title)) != nil {
      return title
    }
    let text = reading.sources.map(\.text).joined(separator: "\n")
    var seen = 0
    for sentence in Sentences.split(text, vocabulary: vocabulary) {
      for line in sentence.split(whereSeparator: { $0.isNewline || ";!?。！？".contains($0) }) {
        seen += 1
        guard seen <= 8 else { return nil }
        let clause = FragmentReader.trimmed(line)
        guard FragmentReader.label(of: clause) == nil else { continue }
        if let title = title(in: String(clause), limit: limit) { return title }
      }
    }
    return nil
  }

  /// What stands after a label such as "title", "topic" or the word for what takes place.
  private var labelled: String? {
    let senses: [FieldSense] = [.concept(.title), .concept(.topic), .term(.event)]
    for sense in senses {
      for line in reading.formLines {
        guard let colon = line.colons.first,
          line.marks.contains(where: { $0.sense == sense && $0.range.upperBound <= colon }),
          line.words.filter({ $0.range.upperBound <= colon }).count <= 4
        else { continue }
        let width = line.text.utf8Part(colon..<(colon + 1)) == ":" ? 1 : 3
        guard colon + width < line.text.utf8.count else { continue }
        let value = line.text(in: (colon + width)..<line.text.utf8.count)
        let isMeasure = line.pieces.contains {
          [.date, .time, .amount].contains($0.kind) && $0.range.lowerBound < colon + width + 3
        }
        if !isMeasure, value.contains(where: \.isLetter) { return value }
      }
    }
    return nil
  }

  /// The place of the word that says what takes place; of a compound its end counts.
  private func event(in words: [FoldedWord]) -> Range<Int>? {
    let hits = vocabulary.fields.hits(in: words).filter { $0.value == FieldTerm.event.rawValue }
    // Days are when things take place, unless they are nothing else.
    let named = hits.filter { hit in
      !words[hit.words].contains {
        vocabulary.isStopWord($0.bytes) || vocabulary.isWeekday($0.bytes)
      }
    }
    if let first = named.map(\.words).min(by: { $0.lowerBound < $1.lowerBound }) { return first }
    return words.indices.first { isCompound(words[$0].bytes) }.map { $0..<($0 + 1) }
  }

  /// Whether a word is a compound that ends in one for what takes place, with a
  /// Scandinavian article or without.
  private func isCompound(_ word: [UInt8]) -> Bool {
    guard word.count >= 8 else { return false }
    let articles = ["en", "et", "n", "er", "e"].filter {
      word.suffix($0.utf8.count).elementsEqual($0.utf8)
    }
    return ([""] + articles).contains { article in
      let stem = Array(word.dropLast(article.utf8.count))
      return stem.count >= 6
        && vocabulary.fields.longestEnd(of: stem, atLeast: 4).contains(FieldTerm.event.rawValue)
    }
  }

  /// The words around the one that says what takes place.
  private func title(in clause: String, limit: Int) -> String? {
    let words = FoldedWord.words(in: clause)
    guard let event = event(in: words) else { return nil }
    let bytes = Array(clause.utf8)
    if words[event.lowerBound].isIdeographic { return wide(clause, words, event) }
    let spans = ValueScanner.spans(in: bytes, words: words, vocabulary: vocabulary)
      .filter { [.date, .time, .weekday, .amount].contains($0.kind) }
    func isCut(_ index: Int) -> Bool {
      index > 0
        && bytes[words[index - 1].range.upperBound..<words[index].range.lowerBound]
          .contains { ",:()".utf8.contains($0) }
    }
    var start = event.lowerBound
    while start > 0, event.lowerBound - start < 4, !isCut(start), !isSmall(words[start - 1]),
      !spans.contains(where: { $0.words.contains(start - 1) })
    {
      start -= 1
    }
    // Without a small word before it, what stands there is a verb or who invites.
    let isNoun =
      start == 0 || isCut(start) || isSmall(words[start - 1])
      || spans.contains { $0.words.contains(start - 1) }
    // In Turkish what is meant stands last of its words.
    let isTurkish = vocabulary.likeliest(for: words)?.code == "tr"
    if !isNoun, !isTurkish { start = event.lowerBound }
    var end = event.upperBound
    while end < words.count, end - start < limit, !isCut(end),
      !spans.contains(where: { $0.words.contains(end) })
    {
      end += 1
    }
    while end > event.upperBound, isSmall(words[end - 1]) { end -= 1 }
    let text = String(
      decoding: bytes[words[start].range.lowerBound..<words[end - 1].range.upperBound],
      as: UTF8.self)
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// In scripts without spaces the words up to a mark, a particle or a moment.
  private func wide(_ clause: String, _ words: [FoldedWord], _ event: Range<Int>) -> String {
    let bytes = Array(clause.utf8)
    let ends: Set<String> = [
      "を", "は", "が", "に", "で", "を", "을", "를", "은", "는", "이", "가", "에", "在", "将", "將",
    ]
    let spans = ValueScanner.spans(in: bytes, words: words, vocabulary: vocabulary)
      .filter { [.date, .time, .weekday].contains($0.kind) }
    func isJoined(_ left: Int, _ right: Int) -> Bool {
      let gap = words[right].range.lowerBound - words[left].range.upperBound
      return gap == 0 || words[left].isHangul && gap == 1
    }
    var start = event.lowerBound
    while start > 0, event.lowerBound - start < 14, isJoined(start - 1, start),
      !ends.contains(words[start - 1].text)
        || words[start - 1].isHangul && !isEnd(start - 1, words),
      !spans.contains(where: { $0.words.contains(start - 1) })
    {
      start -= 1
    }
    let end = event.upperBound
    return String(
      decoding: bytes[words[start].range.lowerBound..<words[end - 1].range.upperBound],
      as: UTF8.self)
  }

  /// Whether a character stands at the end of a word.
  private func isEnd(_ index: Int, _ words: [FoldedWord]) -> Bool {
    index + 1 < words.count && words[index + 1].range.lowerBound > words[index].range.upperBound
  }

  private func isSmall(_ word: FoldedWord) -> Bool {
    vocabulary.isStopWord(word.bytes) || vocabulary.contains(word.bytes, in: .determiners)
  }
}

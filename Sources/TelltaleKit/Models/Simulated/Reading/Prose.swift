/// The running text of a document: paragraphs of whole sentences, as in an article,
/// where no label says which fact stands where.
struct Prose: Hashable, Sendable {
  /// A sentence.
  struct Sentence: Hashable, Sendable {
    /// The text without spaces at its ends.
    var text: String

    /// Its words.
    var words: [FoldedWord]

    /// Which paragraph it belongs to, from 0.
    var paragraph: Int
  }

  /// The sentences in order.
  var sentences: [Sentence]

  /// Reads the running text of a document; `nil` where most of it is something else,
  /// such as lines with labels, items of lists and rows of tables.
  init?(_ text: String, vocabulary: Vocabulary) {
    var sentences: [Sentence] = []
    var running = 0
    var all = 0
    for (index, paragraph) in Self.paragraphs(of: text).enumerated() {
      all += paragraph.utf8.count
      let own = Self.sentences(of: paragraph, vocabulary: vocabulary).map { text in
        Sentence(text: text, words: FoldedWord.words(in: text), paragraph: index)
      }
      if Self.isRunning(own) { running += paragraph.utf8.count }
      sentences += own
    }
    // A title and a subtitle may stand above the text.
    guard !sentences.isEmpty, running * 10 >= all * 7 else { return nil }
    self.sentences = sentences
  }

  /// Whether sentences make up a paragraph: they are as long as one.
  private static func isRunning(_ sentences: [Sentence]) -> Bool {
    guard let last = sentences.last?.text.unicodeScalars.last,
      stops.contains(last) || closers.contains(last)
    else { return false }
    let size = sentences.reduce(0) { size, sentence in
      // A character of a script without spaces is about half a word.
      size + sentence.words.reduce(0) { $0 + ($1.isIdeographic ? 1 : 2) }
    }
    return size >= 50
  }

  /// The paragraphs of a text: its lines, those joined that were broken to fit a width.
  private static func paragraphs(of text: String) -> [String] {
    var paragraphs: [String] = []
    var isOpen = false
    for raw in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let line = FragmentReader.trimmed(raw)
      if line.isEmpty {
        isOpen = false
      } else if isOpen, let last = paragraphs.last, isBroken(last, before: line) {
        paragraphs[paragraphs.count - 1] += " " + line
      } else {
        paragraphs.append(String(line))
        isOpen = true
      }
    }
    return paragraphs
  }

  /// Whether a line was broken inside a sentence.
  private static func isBroken(_ text: String, before line: Substring) -> Bool {
    guard let last = text.unicodeScalars.last, !stops.contains(last) else { return false }
    if FragmentReader.opensAnew(line) { return false }
    return FragmentReader.continues(line) || text.utf8.count >= 66
  }

  /// The sentences of a paragraph; quotation marks, brackets and marks of notes after a
  /// stop belong to the sentence that it ends.
  private static func sentences(of paragraph: String, vocabulary: Vocabulary) -> [String] {
    Sentences.split(paragraph, vocabulary: vocabulary).flatMap { sentence in
      var parts: [String] = []
      var start = sentence.startIndex
      let scalars = sentence.unicodeScalars
      var index = scalars.startIndex
      while index < scalars.endIndex {
        let next = scalars.index(after: index)
        if stops.contains(scalars[index]), let end = afterClosers(in: sentence, from: next) {
          parts.append(String(sentence[start..<end]))
          start = end
          index = end
        } else {
          index = next
        }
      }
      parts.append(String(sentence[start...]))
      return parts.map(\.trimmingSpaces).filter { !$0.isEmpty }
    }
  }

  private static let stops = Set(".!?…。！？".unicodeScalars)
  private static let closers = Set("\"'”’»)]".unicodeScalars)

  /// Returns the end of what closes a sentence, where something does and the next begins
  /// after a space.
  private static func afterClosers(
    in text: Substring, from start: String.Index
  ) -> String.Index? {
    let scalars = text.unicodeScalars
    var end = start
    while end < scalars.endIndex {
      if closers.contains(scalars[end]) {
        end = scalars.index(after: end)
      } else if scalars[end] == "[" {
        let note = scalars[end...].dropFirst().drop { $0 != "]" && $0 != " " }
        guard note.first == "]" else { break }
        end = scalars.index(after: note.startIndex)
      } else {
        break
      }
    }
    guard end > start, end < scalars.endIndex, scalars[end] == " " else { return nil }
    let rest = scalars[end...].drop { $0 == " " || $0 == "\"" || $0 == "“" || $0 == "(" }
    guard let first = rest.first else { return nil }
    return Folding.isUppercase(first) || Folding.isDigit(first) ? end : nil
  }
}

extension Fragment {
  /// Takes text of a document that is no label and no row.
  init(prose text: String, words: [FoldedWord], passage: Int, vocabulary: Vocabulary) {
    self.init(
      text: text, words: words,
      spans: ValueScanner.spans(in: Array(text.utf8), words: words, vocabulary: vocabulary),
      labelWords: 0, value: nil, valueStart: 0, header: [], passage: passage, line: 0,
      concepts: vocabulary.concepts(in: words), headerConcepts: [],
      senses: vocabulary.senseHits(in: words), headerSenses: [], item: nil)
  }
}

/// Finds the example answers that a prompt shows.
enum ExampleReader {
  /// Returns the example sentences of a prompt: what stands in quotation marks
  /// or after a colon in a sentence that speaks of an example.
  static func examples(in texts: [String], vocabulary: Vocabulary) -> [String] {
    var examples: [String] = []
    for text in texts {
      for line in text.split(whereSeparator: \.isNewline) where isMarked(line, vocabulary) {
        guard let example = quoted(in: line) ?? afterColon(in: line) else { continue }
        let characters = example.unicodeScalars.filter(Folding.isIdeograph).count
        if example.utf8.filter({ $0 == 0x20 }).count >= 2 || characters >= 6 {
          examples.append(example)
        }
      }
    }
    return examples
  }

  private static func isMarked(_ line: Substring, _ vocabulary: Vocabulary) -> Bool {
    let words = FoldedWord.words(in: String(line))
    return !vocabulary.hits(of: [.exampleLabels], in: words).isEmpty
      || words.first?.bytes == [0x61] && line.dropFirst().first == ":"
  }

  private static func quoted(in line: Substring) -> String? {
    for (open, close) in [
      ("\"", "\""), ("“", "”"), ("«", "»"), ("„", "“"), ("‘", "’"), ("「", "」"), ("『", "』"),
    ] {
      guard let start = line.firstIndex(of: Character(open)) else { continue }
      let rest = line[line.index(after: start)...]
      guard let end = rest.lastIndex(of: Character(close)) else { continue }
      return String(rest[..<end]).trimmingSpaces
    }
    return nil
  }

  private static func afterColon(in line: Substring) -> String? {
    guard let colon = line.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
    return String(line[line.index(after: colon)...]).trimmingSpaces
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmingSpaces: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}

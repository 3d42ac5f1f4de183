/// Which page or part of a document a passage is.
enum SourcePlace {
  /// Returns the number of a passage's page or part: a heading that is a number, else the
  /// number beside a word such as "page" in its heading, its title or its first line.
  static func number(of source: Reading.Source, vocabulary: Vocabulary) -> Double? {
    if let heading = source.heading?.trimmingSpaces, let number = Int(heading) {
      return Double(number)
    }
    let first = source.text.split(whereSeparator: \.isNewline).first.map(String.init)
    for text in [source.heading, source.title, first].compactMap({ $0 }) {
      let words = FoldedWord.words(in: text)
      for hit in vocabulary.hits(of: [.places, .slideLabels], in: words) {
        let beside = [hit.words.upperBound, hit.words.lowerBound - 1]
        for index in beside where words.indices.contains(index) {
          if let number = Int(words[index].text) { return Double(number) }
        }
      }
    }
    guard let heading = source.heading else { return nil }
    let numbers = FoldedWord.words(in: heading).compactMap { Int($0.text) }
    return numbers.count == 1 ? Double(numbers[0]) : nil
  }
}

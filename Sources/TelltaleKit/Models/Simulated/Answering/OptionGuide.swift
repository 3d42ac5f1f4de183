/// Reads what a guide says of each option.
enum OptionGuide {
  /// Returns the description of each option: what follows it up to the next
  /// option or the end of the sentence.
  static func descriptions(of options: [String], in texts: [String]) -> [String?] {
    var found = explained(options, in: texts)
    for text in texts {
      let words = FoldedWord.words(in: text)
      let bytes = Array(text.utf8)
      var places: [(option: Int, words: Range<Int>)] = []
      for (index, option) in options.enumerated() {
        let pattern = FoldedWord.words(in: option).map(\.bytes)
        guard !pattern.isEmpty, pattern.count <= words.count else { continue }
        for start in 0...(words.count - pattern.count)
        where words[start..<(start + pattern.count)].map(\.bytes).elementsEqual(pattern) {
          places.append((index, start..<(start + pattern.count)))
        }
      }
      places.sort { $0.words.lowerBound < $1.words.lowerBound }
      for (position, place) in places.enumerated() where found[place.option] == nil {
        let start = words[place.words.upperBound - 1].range.upperBound
        let next =
          position + 1 < places.count
          ? words[places[position + 1].words.lowerBound].range.lowerBound : bytes.count
        guard next > start else { continue }
        let stop =
          bytes[start..<next].firstIndex {
            $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ";") || $0 == 0x0A
          } ?? next
        let description = String(decoding: bytes[start..<stop], as: UTF8.self)
        if FoldedWord.words(in: description).count >= 2 { found[place.option] = description }
      }
    }
    return found
  }

  /// What stands before an option at the end of a sentence about it alone: "rent and
  /// energy are housing".
  private static func explained(_ options: [String], in texts: [String]) -> [String?] {
    var found = [String?](repeating: nil, count: options.count)
    let patterns = options.map { FoldedWord.words(in: $0).map(\.bytes) }
    for text in texts {
      for sentence in text.split(whereSeparator: { ".。;\n".contains($0) }) {
        let sentence = String(sentence)
        let words = FoldedWord.words(in: sentence)
        var named: [(option: Int, start: Int)] = []
        for (option, pattern) in patterns.enumerated()
        where !pattern.isEmpty && pattern.count <= words.count {
          let start = (0...(words.count - pattern.count)).last { start in
            words[start..<(start + pattern.count)].map(\.bytes).elementsEqual(pattern)
          }
          if let start { named.append((option, start)) }
        }
        guard named.count == 1, let (option, start) = named.first, start >= 3,
          found[option] == nil, start * 2 >= words.count
        else { continue }
        found[option] = String(
          decoding: Array(sentence.utf8)[..<words[start].range.lowerBound], as: UTF8.self)
      }
    }
    return found
  }
}

/// Cuts text into sentences.
enum Sentences {
  /// Returns the sentences of a text: cut at line breaks and after `.`, `!`, `?`
  /// and `…` before a space.
  ///
  /// A full stop after a digit, a single letter or a known abbreviation does not
  /// end a sentence.
  static func split(_ text: String, vocabulary: Vocabulary) -> [Substring] {
    let bytes = text.utf8
    var sentences: [Substring] = []
    var start = bytes.startIndex
    var index = bytes.startIndex
    func close(at end: String.Index) {
      let sentence = text[start..<end]
      if sentence.utf8.contains(where: { $0 > 0x20 }) { sentences.append(sentence) }
    }
    while index < bytes.endIndex {
      let byte = bytes[index]
      let next = bytes.index(after: index)
      if byte >= 0xE3, let end = afterWideStop(text, at: index) {
        close(at: end)
        start = end
        index = end
        continue
      }
      if byte == 0x0A || byte == 0x0D {
        close(at: index)
        start = next
      } else if byte == 0x21 || byte == 0x3F
        || (byte == 0x2E && endsSentence(text, at: index, vocabulary))
      {
        if next == bytes.endIndex || bytes[next] <= 0x20 {
          close(at: next)
          start = next
        }
      }
      index = next
    }
    close(at: bytes.endIndex)
    return sentences
  }

  /// Returns the end of a sentence after a mark of full width and brackets that it
  /// closes; after it there is no space.
  private static func afterWideStop(_ text: String, at index: String.Index) -> String.Index? {
    let scalars = text.unicodeScalars
    guard "。！？".unicodeScalars.contains(scalars[index]) else { return nil }
    var end = scalars.index(after: index)
    while end < scalars.endIndex, "」』）！？”".unicodeScalars.contains(scalars[end]) {
      end = scalars.index(after: end)
    }
    return end
  }

  /// Whether the full stop at an index can end a sentence.
  private static func endsSentence(
    _ text: String, at stop: String.Index, _ vocabulary: Vocabulary
  ) -> Bool {
    let bytes = text.utf8
    var letters: [UInt8] = []
    var index = stop
    while index > bytes.startIndex, letters.count < 8 {
      index = bytes.index(before: index)
      let byte = bytes[index]
      if byte <= 0x20 || byte == UInt8(ascii: "(") { break }
      letters.append(byte)
    }
    letters.reverse()
    guard let first = letters.first else { return true }
    if letters.count == 1 { return (0x30...0x39).contains(first) == false && first >= 0x80 }
    let word = String(decoding: letters, as: UTF8.self).lowercased()
    if letters.allSatisfy({ (0x30...0x39).contains($0) }), letters.count <= 2 {
      // "12. März" goes on; "Gate 12. Boarding" ends.
      let after = bytes.index(after: stop)
      guard after < bytes.endIndex else { return true }
      let rest = text[after...].drop { $0 == " " }.prefix(12)
      let goesOn = rest.unicodeScalars.first.map { $0.properties.isLowercase } ?? false
      return !goesOn && !vocabulary.startsWithMonth(rest)
    }
    return !vocabulary.lexicons.contains { $0.abbreviations.contains(word) }
  }
}

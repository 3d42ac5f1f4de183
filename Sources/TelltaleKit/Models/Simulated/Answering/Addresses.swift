/// Finds street addresses in text.
enum Addresses {
  /// Returns the first address of a fragment: a street with its number before or
  /// after it.
  static func address(in fragment: Fragment, vocabulary: Vocabulary) -> String? {
    let words = fragment.words
    for index in words.indices where isStreet(words[index].bytes, vocabulary) {
      var start = index
      while start > 0, joins(fragment, start - 1),
        words[start - 1].isCapitalized || words[start - 1].hasDigit
      {
        start -= 1
        if words[start].hasDigit { break }
      }
      var end = index + 1
      while end < words.count, joins(fragment, end - 1) {
        let word = words[end]
        guard
          word.isCapitalized || word.hasDigit
            || vocabulary.contains(word.bytes, in: .streetParticles)
        else { break }
        end += 1
        if word.hasDigit { break }
      }
      while end > index + 1, vocabulary.contains(words[end - 1].bytes, in: .streetParticles) {
        end -= 1
      }
      guard words[start..<end].contains(where: { $0.hasDigit }) else { continue }
      let bytes = Array(fragment.text.utf8)
      return String(
        decoding: bytes[words[start].range.lowerBound..<words[end - 1].range.upperBound],
        as: UTF8.self)
    }
    return nil
  }

  private static func joins(_ fragment: Fragment, _ index: Int) -> Bool {
    fragment.words[index + 1].range.lowerBound - fragment.words[index].range.upperBound == 1
  }

  private static func isStreet(_ word: [UInt8], _ vocabulary: Vocabulary) -> Bool {
    vocabulary.contains(word, in: .streets) || vocabulary.endsWithStreet(word)
  }
}

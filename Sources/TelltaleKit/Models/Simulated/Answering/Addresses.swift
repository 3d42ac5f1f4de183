/// Finds street addresses in text.
enum Addresses {
  /// Returns the first address of a fragment: a street with its number before or
  /// after it.
  static func address(in fragment: Fragment) -> String? {
    let words = fragment.words
    for index in words.indices where isStreet(words[index].bytes) {
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
        guard word.isCapitalized || word.hasDigit || particles.contains(word.bytes) else { break }
        end += 1
        if word.hasDigit { break }
      }
      while end > index + 1, particles.contains(words[end - 1].bytes) { end -= 1 }
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

  private static func isStreet(_ word: [UInt8]) -> Bool {
    streets.contains(word)
      || endings.contains { word.count > $0.count && word.suffix($0.count).elementsEqual($0) }
  }

  private static func set(_ words: String) -> [[UInt8]] {
    words.split(separator: " ").map { Array($0.utf8) }
  }
  private static let streets = Set(
    set("rue avenue boulevard place quai chemin allee impasse street road lane square drive close"))
  private static let endings = set(
    "straat laan weg plein gracht kade singel strasse platz allee gasse ring")
  private static let particles = Set(set("de des du la le les d l van der den"))
}

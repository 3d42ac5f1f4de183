/// The words of a collection, found by any form of them.
///
/// There is no dictionary of every language: two words are forms of one when a common
/// ending tells them apart, or when the table of irregular verbs says so.
struct SearchVocabulary: Sendable {
  /// The likeness from which two words are forms of one; below it stand parts of
  /// compounds.
  private static let leastLikeness = 0.8

  /// The number of each word.
  private var numbers: [[UInt8]: Int] = [:]

  /// The words that endings may be taken from, by their first three bytes; one with the
  /// prefix of a German or Dutch participle also by those behind it.
  private var inflected: [ArraySlice<UInt8>: [Int]] = [:]

  /// The words of texts in Vietnamese, by what is left of them without marks.
  private var unmarked: [[UInt8]: [Int]] = [:]

  /// The words by their number.
  private var words: [[UInt8]] = []

  /// How many words there are.
  var count: Int { words.count }

  /// Adds the words of a text and returns their numbers, in order.
  mutating func numbers(addingWordsOf text: String) -> [Int] {
    let isMarked = VietnameseLetters.areIn(text)
    let found = SearchWords.all(in: text, keepsMarks: isMarked)
    let plain = isMarked ? SearchWords.all(in: text, keepsMarks: false) : []
    return found.indices.map { index in
      let word = found[index]
      if let number = numbers[word.bytes] { return number }
      let number = words.count
      numbers[word.bytes] = number
      words.append(word.bytes)
      if isMarked, plain.count == found.count, plain[index].bytes != word.bytes {
        unmarked[plain[index].bytes, default: []].append(number)
      } else if Self.isInflected(word) {
        for key in Self.keys(of: word.bytes) { inflected[key, default: []].append(number) }
      }
      return number
    }
  }

  /// Returns the numbers of the words that are forms of a word, the smallest first.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - isMarked: Whether it stands in a text in Vietnamese, where marks tell words
  ///     apart.
  ///   - isTurkish: Whether it stands in a question in Turkish, whose endings are chains
  ///     that other languages have not.
  /// - Returns: The numbers; none where the collection has no form of the word.
  func forms(of word: FoldedWord, isMarked: Bool, isTurkish: Bool = false) -> [Int] {
    var forms: Set<Int> = []
    if let number = numbers[word.bytes] { forms.insert(number) }
    if isMarked { return forms.sorted() }
    forms.formUnion(unmarked[word.bytes] ?? [])
    guard Self.isInflected(word) else { return forms.sorted() }
    for other in IrregularForms.all(of: word.text) {
      if let number = numbers[Array(other.utf8)] { forms.insert(number) }
    }
    for key in Self.keys(of: word.bytes) {
      for number in inflected[key] ?? []
      where WordMatch.likeness(word.bytes, words[number]) >= Self.leastLikeness
        || isTurkish && TurkishEndings.tellApart(word.bytes, words[number])
      {
        forms.insert(number)
      }
    }
    return forms.sorted()
  }

  /// Whether a word can have endings: not a number or a code, and not in a script
  /// without spaces.
  private static func isInflected(_ word: FoldedWord) -> Bool {
    !word.hasDigit && !word.isIdeographic && word.bytes.count >= 3
  }

  private static func keys(of word: [UInt8]) -> [ArraySlice<UInt8>] {
    guard word.starts(with: [0x67, 0x65]), word.count >= 5 else { return [word.prefix(3)] }
    return [word.prefix(3), word[2..<5]]
  }
}

/// Finds the names in a question by their capitals.
///
/// In German every noun has one, so that there a name is told by the word before it,
/// as in `bei Vattenfall`; in scripts without capitals no name is told but those in
/// Latin letters. A word that begins a sentence tells nothing.
package enum QuestionNames {
  /// Returns the UTF-8 ranges of the words that are names, in order.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - language: Its language, a BCP 47 tag; `nil` when it is not known.
  /// - Returns: The ranges.
  package static func ranges(in question: String, language: String?) -> [Range<Int>] {
    let bytes = Array(question.utf8)
    let words = ScriptWord.all(of: question)
    let spelled = words.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    // In a question of capitals alone, capitals tell nothing.
    guard spelled.contains(where: { $0.first?.isLowercase == true }) || isWithoutCapitals(words)
    else { return [] }
    let isGerman = language.map { LanguageTag($0).language } == "de"
    return words.indices.compactMap { index in
      let word = words[index]
      guard isCapitalized(spelled[index]), word.letters >= 2, !NameWords.isNone(spelled[index])
      else { return nil }
      if hasInnerCapital(spelled[index]) { return word.range }
      guard index > 0 else { return nil }
      let between = bytes[words[index - 1].range.upperBound..<word.range.lowerBound]
      guard !endsSentence(between) else { return nil }
      if isGerman, !leadsToName.contains(spelled[index - 1]) { return nil }
      return word.range
    }
  }

  private static func isCapitalized(_ word: String) -> Bool {
    word.first?.isUppercase == true || hasInnerCapital(word)
  }

  /// Whether a capital stands behind the first letter, as in `KPN` and `iPhone`.
  private static func hasInnerCapital(_ word: String) -> Bool {
    word.dropFirst().contains(where: \.isUppercase)
  }

  /// Whether most of a question is in a script that has no capitals.
  private static func isWithoutCapitals(_ words: [ScriptWord]) -> Bool {
    let cased: Set<Script> = [.latin, .cyrillic, .greek]
    return words.contains { $0.scripts.isDisjoint(with: cased) }
  }

  /// Whether something stands before a word after which any word has a capital.
  private static func endsSentence(_ between: ArraySlice<UInt8>) -> Bool {
    String(decoding: between, as: UTF8.self).unicodeScalars.contains { scalar in
      switch scalar {
      case "\n", "\r", ".", "!", "?", ":", "…", "¿", "¡", "\"", "“", "„", "«": true
      default: false
      }
    }
  }

  /// German words behind which a word with a capital is a name more often than not.
  private static let leadsToName: Set<String> = [
    "bei", "Bei", "von", "Von", "Herr", "Herrn", "Frau", "Familie", "Firma", "Doktor", "Dr",
  ]
}

/// The few words that may stand before the fact that an answer starts with, and
/// carry nothing: "it was around", "es sind etwa".
///
/// No phrase is listed whole: what stands there is made of articles and
/// prepositions, of a subject that names nothing, of a form of "to be", and of
/// words for "about".
struct LeadIn {
  /// The most words of the lists.
  private static let most = 6

  private let phrases: Phrases

  /// Makes one for the words of a language.
  init(_ phrases: Phrases) { self.phrases = phrases }

  /// Whether words are all of the lists, and few.
  func isMade(of tokens: [TextToken]) -> Bool {
    let words = tokens.flatMap { token in
      phrases.leadIns.contains(token.text) ? [token.text] : Self.words(of: token.text)
    }
    var rest = words[...]
    var count = 0
    while !rest.isEmpty {
      let length = length(atStartOf: rest)
      guard length > 0 else { return false }
      rest = rest.dropFirst(length)
      count += 1
    }
    return count <= Self.most
  }

  private func length(atStartOf words: ArraySlice<String>) -> Int {
    guard let first = words.first else { return 0 }
    let known = phrases.leadInPhrases[first] ?? []
    let longest = known.filter { words.starts(with: $0) }.map(\.count).max() ?? 0
    if longest > 0 { return longest }
    return phrases.leadIns.contains(first) || phrases.leadInCharacters.contains(first) ? 1 : 0
  }

  /// The words of an entry or a token: apart at apostrophes ("c'était"), and by
  /// characters in a script without spaces.
  static func words(of entry: String) -> [String] {
    if entry.unicodeScalars.first?.isIdeographic == true {
      return entry.filter { $0 != " " }.map { String($0) }
    }
    return entry.split { $0 == " " || $0 == "'" }.map { String($0) }
  }
}

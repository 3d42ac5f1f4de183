/// The words of a text with what stands round them, for rules that look for
/// phrases.
struct LintedWords {
  /// A word.
  struct Word {
    /// The word as it is written; hyphens and apostrophes are part of it.
    var text: Substring

    /// The word in lower case with straight apostrophes.
    var folded: String

    /// Whether it is the first of a sentence or of a line.
    var startsSentence: Bool
  }

  /// The words in order, without those in quotes or code.
  var words: [Word] = []

  private let source: String

  /// Splits a text into words.
  ///
  /// What stands in quotes is spoken about, not said, and is left out.
  init(_ source: String) {
    self.source = source
    var start: String.Index?
    var quote: Character?
    var startsSentence = true
    var index = source.startIndex
    while index < source.endIndex {
      let character = source[index]
      if let closing = quote {
        if character == closing || character.isNewline { quote = nil }
      } else if Self.isPart(character, of: source, at: index, isInWord: start != nil) {
        start = start ?? index
      } else {
        if let begun = start {
          append(source[begun..<index], startsSentence: startsSentence)
          startsSentence = false
          start = nil
        }
        if let closing = Self.closing[character] {
          quote = closing
        } else if character.isNewline || ".!?:;。！？".contains(character) {
          startsSentence = true
        }
      }
      index = source.index(after: index)
    }
    if let begun = start { append(source[begun...], startsSentence: startsSentence) }
  }

  private mutating func append(_ text: Substring, startsSentence: Bool) {
    let folded = text.lowercased().replacing("\u{2019}", with: "'")
    words.append(Word(text: text, folded: folded, startsSentence: startsSentence))
  }

  /// What closes each quotation mark.
  private static let closing: [Character: Character] = [
    "\"": "\"", "`": "`", "“": "”", "„": "“", "«": "»", "»": "«", "「": "」",
  ]

  /// Whether a character belongs to a word: a letter, or a hyphen or an
  /// apostrophe between two.
  private static func isPart(
    _ character: Character, of source: String, at index: String.Index, isInWord: Bool
  ) -> Bool {
    if character.isLetter { return true }
    guard isInWord, character == "'" || character == "\u{2019}" || character == "-" else {
      return false
    }
    let next = source.index(after: index)
    return next < source.endIndex && source[next].isLetter
  }

  /// Returns how a phrase is written at its first place, or `nil` where the text
  /// does not have it.
  ///
  /// - Parameters:
  ///   - phrase: Words in lower case.
  ///   - isAtStart: Whether the phrase counts only at the start of a sentence.
  ///   - before: Words before which the phrase means something else.
  /// - Returns: The words as they are written, with what stands between them.
  func spelling(
    of phrase: [String], isAtStart: Bool = false, unlessAfter before: Set<String> = []
  ) -> String? {
    guard !phrase.isEmpty, words.count >= phrase.count else { return nil }
    for first in 0...(words.count - phrase.count)
    where zip(words[first...], phrase).allSatisfy({ $0.folded == $1 }) {
      if isAtStart, !words[first].startsSentence { continue }
      if first > 0, !words[first].startsSentence, before.contains(words[first - 1].folded) {
        continue
      }
      let last = words[first + phrase.count - 1].text
      return String(source[words[first].text.startIndex..<last.endIndex])
    }
    return nil
  }
}

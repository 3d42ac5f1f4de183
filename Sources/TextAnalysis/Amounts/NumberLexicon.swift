/// The words for numbers of a language.
struct NumberLexicon: Sendable {
  /// A part of a number in words.
  enum Piece: Hashable, Sendable {
    case number(Int64)

    /// It multiplies what stands before: ten, a hundred, a thousand.
    case multiplier(Int64)

    /// It is an article too, and a number only beside another.
    case article

    /// It joins two parts, as "and" does.
    case joint

    /// A half, after a whole number that the same word says: 0 in `half`, 1 in
    /// `anderthalb`.
    case half(Int64)
  }

  private let table: SortedLines

  /// Whether numbers are written as one word, in which entries follow each other.
  private let isCompounding: Bool

  /// Whether units stand before tens: `zweiundzwanzig`.
  let putsUnitsFirst: Bool

  /// Whether units are added to ten: `on iki`.
  let addsToTen: Bool

  /// Whether sixty and eighty are added to up to nineteen, and eighty is four
  /// twenties.
  let isFrench: Bool

  /// Whether the article before a half belongs to it: `one and a half`.
  let putsArticleBeforeHalf: Bool

  /// Whether a zero among digits is said as the letter O.
  let isEnglish: Bool

  /// Whether hundreds are counted beyond nine: `fifteen hundred`.
  let countsHundreds: Bool

  /// Returns the words of a language; `nil` for one whose words are not known.
  static func of(_ language: String) -> NumberLexicon? {
    table(language).map { NumberLexicon(SortedLines(words: $0), language: language) }
  }

  private init(_ table: SortedLines, language: String) {
    self.table = table
    isCompounding = ["de", "nl", "sv", "da", "nb", "it", "tr"].contains(language)
    putsUnitsFirst = ["de", "nl", "da", "nb"].contains(language)
    addsToTen = ["tr", "vi"].contains(language)
    isFrench = language == "fr"
    isEnglish = language == "en"
    putsArticleBeforeHalf = !addsToTen
    countsHundreds = ["en", "de", "nl", "sv", "da", "nb"].contains(language)
  }

  /// The tables of all languages.
  static var tables: [SortedLines] { languages.compactMap { of($0)?.table } }

  /// Whether a word in lower case is a number in a language, and no article.
  ///
  /// A longer word may be of any language: an answer can be in another one than was
  /// expected.
  static func isNumber(_ word: String, in language: String) -> Bool {
    if let words = of(language), words.isNumber(word) { return true }
    guard language.isEmpty || word.unicodeScalars.count > 3 else { return false }
    return languages.contains { $0 != language && of($0)?.isNumber(word) ?? false }
  }

  private func isNumber(_ word: String) -> Bool {
    let text = NotationText(word)
    guard let found = pieces(text, at: 0), found.end == text.count else { return false }
    return found.pieces.contains { $0 != .article && $0 != .joint }
  }

  /// Whether a word in lower case is a decimal mark: `point`, `Komma`.
  func isPoint(_ word: String) -> Bool {
    table.value(of: word).map { table[$0.lowerBound] == UInt8(ascii: ".") } ?? false
  }

  /// Returns the parts of the word at a position, and where it ends; `nil` when it
  /// is no number.
  func pieces(_ text: NotationText, at start: Int) -> (pieces: [Piece], end: Int)? {
    guard text.isWordLetter(start) else { return nil }
    var end = start
    while text.isLetter(end), end - start <= 60 { end += 1 }
    guard end - start <= 60 else { return nil }
    let word = text.foldedBytes[text.byteOffsets[start]..<text.byteOffsets[end]]
    if let entry = table.entries(word).first { return piece(entry).map { ([$0], end) } }
    guard isCompounding else { return nil }
    var pieces: [Piece] = []
    var rest = word
    while !rest.isEmpty {
      guard let entry = table.longestEntries(in: rest, limit: rest.count).first, entry.length > 1,
        let piece = piece(entry)
      else { return nil }
      pieces.append(piece)
      rest = rest.dropFirst(entry.length)
    }
    return (pieces, end)
  }

  /// Returns what an entry is; `nil` for a decimal mark.
  private func piece(_ entry: SortedLines.Entry) -> Piece? {
    switch table[entry.value.lowerBound] {
    case UInt8(ascii: "a"): .article
    case UInt8(ascii: "&"): .joint
    case UInt8(ascii: "."): nil
    case UInt8(ascii: "h"): .half(number(entry.value.dropFirst()))
    case UInt8(ascii: "x"): .multiplier(number(entry.value.dropFirst()))
    default: .number(number(entry.value))
    }
  }

  private func number(_ digits: Range<Int>) -> Int64 {
    digits.reduce(0) { $0 * 10 + Int64(table[$1]) - 48 }
  }
}

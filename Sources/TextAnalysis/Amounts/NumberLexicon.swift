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
  }

  private let entries: [String: Piece]

  /// The most letters of an entry.
  private let longest: Int

  /// Whether numbers are written as one word, in which entries follow each other.
  private let isCompounding: Bool

  /// The words for a decimal mark.
  let points: Set<String>

  /// Whether units stand before tens: `zweiundzwanzig`.
  let putsUnitsFirst: Bool

  /// Whether units are added to ten: `on iki`.
  let addsToTen: Bool

  /// Whether sixty and eighty are added to up to nineteen, and eighty is four
  /// twenties.
  let isFrench: Bool

  /// Whether hundreds are counted beyond nine: `fifteen hundred`.
  let countsHundreds: Bool

  /// Returns the words of a language; `nil` for one whose words are not known.
  static func of(_ language: String) -> NumberLexicon? { lexicons[language] }

  private static let lexicons: [String: NumberLexicon] = Dictionary(
    uniqueKeysWithValues: tables.map { ($0.key, NumberLexicon($0.value, language: $0.key)) })

  /// Reads a table: words with their values, `x` before a multiplier, `a` for an
  /// article, `&` for a joint, `.` for a decimal mark.
  private init(_ table: String, language: String) {
    var entries: [String: Piece] = [:]
    var points: Set<String> = []
    for item in table.split(whereSeparator: \.isWhitespace) {
      let parts = item.split(separator: "=").map(String.init)
      guard let word = parts.first, let value = parts.last else { continue }
      switch value.first {
      case "x": entries[word] = Int64(value.dropFirst()).map { .multiplier($0) }
      case "a": entries[word] = .article
      case "&": entries[word] = .joint
      case ".": points.insert(word)
      default: entries[word] = Int64(value).map { .number($0) }
      }
    }
    self.entries = entries
    self.points = points
    longest = entries.keys.map(\.unicodeScalars.count).max() ?? 0
    isCompounding = ["de", "nl", "sv", "da", "nb", "it", "tr"].contains(language)
    putsUnitsFirst = ["de", "nl", "da", "nb"].contains(language)
    addsToTen = ["tr", "vi"].contains(language)
    isFrench = language == "fr"
    countsHundreds = ["en", "de", "nl", "sv", "da", "nb"].contains(language)
  }

  /// Whether a word in lower case is a number, and no article.
  func isNumber(_ word: String) -> Bool {
    switch entries[word] {
    case .number, .multiplier: true
    default: false
    }
  }

  /// Returns the parts of the word at a position, and where it ends; `nil` when it
  /// is no number.
  func pieces(_ text: NotationText, at start: Int) -> (pieces: [Piece], end: Int)? {
    guard text.isWordLetter(start) else { return nil }
    let (word, end) = text.word(at: start, limit: 60)
    guard !text.isLetter(end) else { return nil }
    if let piece = entries[word] { return ([piece], end) }
    guard isCompounding else { return nil }
    var pieces: [Piece] = []
    var position = start
    while position < end {
      guard let (piece, next) = longestPiece(text, position..<end) else { return nil }
      pieces.append(piece)
      position = next
    }
    return (pieces, end)
  }

  private func longestPiece(_ text: NotationText, _ range: Range<Int>) -> (Piece, Int)? {
    for length in stride(from: min(longest, range.count), to: 1, by: -1) {
      let end = range.lowerBound + length
      if let piece = entries[text.lowercased(range.lowerBound..<end)] { return (piece, end) }
    }
    return nil
  }
}

/// Reads whole numbers in words, in the languages that write words with spaces:
/// `twenty-two`, `zweiundzwanzig`, `quatre-vingt-dix-sept`, `yirmi iki`.
///
/// What is no number as its language says it, such as `five six`, has no value.
struct WordedNumber {
  private let words: NumberLexicon
  private var total: Int64 = 0

  /// The hundreds at hand.
  private var section: Int64 = 0

  /// The number below a hundred at hand.
  private var pending: Int64 = 0

  private var lastMultiplier = Int64.max
  private var isJoined = false

  private init(_ words: NumberLexicon) { self.words = words }

  /// Reads the number that starts with the word at a position.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - start: Where a word starts.
  ///   - words: The words of the text's language.
  /// - Returns: Where the number ends, its value if that is certain, and whether it
  ///   is no more than an article; `nil` when no number starts there.
  static func read(
    _ text: NotationText, from start: Int, in words: NumberLexicon
  ) -> (value: DecimalValue?, end: Int, isArticle: Bool)? {
    var number = WordedNumber(words)
    return number.read(text, from: start)
  }

  private mutating func read(
    _ text: NotationText, from start: Int
  ) -> (value: DecimalValue?, end: Int, isArticle: Bool)? {
    var position = start
    var end: Int?
    var pieces: [NumberLexicon.Piece] = []
    var isNumber = true
    while let (found, wordEnd) = words.pieces(text, at: position) {
      let isJoint = found.allSatisfy { $0 == .joint }
      if isJoint, end == nil { return nil }
      for piece in found { isNumber = add(piece, isFirst: pieces.isEmpty) && isNumber }
      pieces += found
      if !isJoint { end = wordEnd }
      let isHyphen = text[wordEnd] == "-" && text.isWordLetter(wordEnd + 1)
      position = isHyphen ? wordEnd + 1 : text.skippingSpaces(from: wordEnd, limit: 2)
      if position == wordEnd { break }
    }
    guard let end else { return nil }
    let isArticle = pieces.allSatisfy { $0 == .article || $0 == .joint }
    // 3 million: the digits have the word.
    if case .multiplier = pieces.first, text.isDigit(text.skippingSpaces(backFrom: start) - 1) {
      return nil
    }
    let after = text.word(at: text.skippingSpaces(from: end)).text
    if !isNumber || words.isPoint(after) || words.isPoint(text.word(before: start)) {
      return (nil, end, false)
    }
    return (DecimalValue(total + section + pending), end, isArticle)
  }

  /// Adds a piece; false where no such number exists.
  private mutating func add(_ piece: NumberLexicon.Piece, isFirst: Bool) -> Bool {
    defer { isJoined = piece == .joint }
    switch piece {
    case .joint: return true
    case .article: return add(1)
    case .number(let value): return value < 100 ? add(value) : addHundreds(value)
    case .multiplier(100):
      guard section == 0,
        pending < 10 || words.countsHundreds && pending > 10 && pending % 10 > 0
      else { return false }
      section = max(pending, 1) * 100
      pending = 0
    case .multiplier(10):
      guard (2...9).contains(pending) else { return false }
      pending *= 10
    case .multiplier(let multiplier):
      let count = section + pending
      guard multiplier < lastMultiplier, count > 0 || multiplier == 1000 else { return false }
      total += max(count, 1) * multiplier
      lastMultiplier = multiplier
      section = 0
      pending = 0
    }
    return true
  }

  private mutating func addHundreds(_ value: Int64) -> Bool {
    guard section == 0, pending == 0 else { return false }
    section = value
    return true
  }

  private mutating func add(_ value: Int64) -> Bool {
    let isTens = value >= 20 && value % 10 == 0
    switch pending {
    case 0: pending = value
    case 4 where words.isFrench && value == 20: pending = 80
    case 60 where words.isFrench && (10...19).contains(value),
      80 where words.isFrench && (10...19).contains(value):
      pending += value
    case 10 where words.isFrench && (7...9).contains(value): pending += value
    case 10 where words.addsToTen && value < 10: pending += value
    case 1...9 where isTens && isJoined && words.putsUnitsFirst: pending += value
    case 20...90 where pending % 10 == 0 && value < 10: pending += value
    default: return false
    }
    return value > 0 || total + section == 0
  }
}

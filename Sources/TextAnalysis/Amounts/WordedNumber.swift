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

  /// Whether a half waits for what it multiplies.
  private var hasHalf = false

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
    var parts = parts(text, from: start, in: words)
    guard let pieces = parts.last?.pieces else { return nil }
    // 3 million: the digits have the word.
    if case .multiplier = pieces.first, text.isDigit(text.skippingSpaces(backFrom: start) - 1) {
      return nil
    }
    if words.withoutArticlesOfHalves(pieces).allSatisfy({ $0 == .half(0) || $0 == .joint }) {
      return nil
    }
    let whole = parts.last?.end ?? start
    while let part = parts.popLast() {
      guard let value = value(part.pieces, in: words) else {
        // Between seven and eight: two numbers.
        while let last = parts.last, !pieces[last.pieces.count...].starts(with: [.joint]) {
          parts.removeLast()
        }
        continue
      }
      if words.isPoint(text.word(before: start)) { break }
      let point = text.word(at: text.skippingSpaces(from: part.end))
      if words.isPoint(point.text) {
        guard let (fraction, end) = fraction(text, after: point.end, in: words) else { break }
        let sum = value.adding(fraction.value)?.scaled(byPowerOfTen: fraction.power)
        return (sum, end, false)
      }
      return (value, part.end, part.pieces.allSatisfy { $0 == .article || $0 == .joint })
    }
    return (nil, whole, false)
  }

  /// A number up to one of its words.
  private struct Part {
    var pieces: [NumberLexicon.Piece]
    var end: Int
  }

  /// More words than any number has.
  private static let longest = 32

  private static func parts(
    _ text: NotationText, from start: Int, in words: NumberLexicon
  ) -> [Part] {
    var parts: [Part] = []
    var pieces: [NumberLexicon.Piece] = []
    var position = start
    while parts.count < longest, let (found, end) = words.pieces(text, at: position) {
      let isJoint = found.allSatisfy { $0 == .joint }
      if isJoint, parts.isEmpty { return [] }
      pieces += found
      if !isJoint { parts.append(Part(pieces: pieces, end: end)) }
      let isHyphen = text[end] == "-" && text.isWordLetter(end + 1)
      position = isHyphen ? end + 1 : text.skippingSpaces(from: end, limit: 2)
      if position == end { break }
    }
    return parts
  }

  /// Reads the digits after a decimal mark in words, said one by one or as one number
  /// below a hundred, and a word that multiplies the whole: `point two five million`.
  private static func fraction(
    _ text: NotationText, after point: Int, in words: NumberLexicon
  ) -> (fraction: (value: DecimalValue, power: Int), end: Int)? {
    var digits: [Int64] = []
    var end = point
    var start = text.skippingSpaces(from: end, limit: 2)
    while text.isDigit(start), digits.count < 6 {
      digits.append(Int64(text[start].value) - 48)
      start += 1
      end = start
    }
    if digits.isEmpty {
      while digits.count < 6, start > end {
        if words.isEnglish, ["o", "oh"].contains(text.word(at: start).text) {
          digits.append(0)
          end = start + text.word(at: start).text.unicodeScalars.count
          start = text.skippingSpaces(from: end, limit: 2)
          continue
        }
        guard let found = words.pieces(text, at: start),
          !found.pieces.contains(.article) || words.addsToTen,
          let value = value(found.pieces, in: words), value.isWhole,
          value.mantissa < 10 || value.mantissa < 100 && digits.isEmpty
        else { break }
        digits +=
          value.mantissa < 10 ? [value.mantissa] : [value.mantissa / 10, value.mantissa % 10]
        end = found.end
        start = text.skippingSpaces(from: end, limit: 2)
        if value.mantissa > 9 { break }
      }
    }
    guard let value = DecimalValue(digits: digits, fractionDigits: digits.count), !digits.isEmpty
    else { return nil }
    guard let found = words.pieces(text, at: text.skippingSpaces(from: end, limit: 2)),
      case .multiplier(let multiplier) = found.pieces.first, found.pieces.count == 1,
      multiplier >= 1000
    else { return ((value, 0), end) }
    return ((value, String(multiplier).utf8.count - 1), found.end)
  }

  /// Returns the value of pieces; `nil` where no such number exists.
  private static func value(
    _ pieces: [NumberLexicon.Piece], in words: NumberLexicon
  ) -> DecimalValue? {
    var number = WordedNumber(words)
    for piece in words.withoutArticlesOfHalves(pieces) {
      guard number.add(piece) else { return nil }
    }
    let value = DecimalValue(number.total + number.section + number.pending)
    return number.hasHalf ? value.adding(DecimalValue(5, fractionDigits: 1)) : value
  }

  /// Adds a piece; false where no such number exists.
  private mutating func add(_ piece: NumberLexicon.Piece) -> Bool {
    defer { isJoined = piece == .joint }
    switch piece {
    case .half(let whole): return addHalf(whole)
    case .joint: return true
    case .article: return add(1)
    case .number(let value): return value < 100 ? add(value) : addHundreds(value)
    case .multiplier(100):
      guard !hasHalf, section == 0,
        pending < 10 || words.countsHundreds && pending > 10 && pending % 10 > 0
      else { return false }
      section = max(pending, 1) * 100
      pending = 0
    case .multiplier(10):
      guard !hasHalf, (2...9).contains(pending) else { return false }
      pending *= 10
    case .multiplier(let multiplier):
      if multiplier > lastMultiplier, total < 1_000_000, !hasHalf {
        // Dos mil trescientos millones.
        section += total
        total = 0
        lastMultiplier = .max
      }
      let count = section + pending
      guard multiplier < lastMultiplier, count > 0 || multiplier == 1000 || hasHalf else {
        return false
      }
      total += max(count, hasHalf ? 0 : 1) * multiplier + (hasHalf ? multiplier / 2 : 0)
      hasHalf = false
      lastMultiplier = multiplier
      section = 0
      pending = 0
    }
    return true
  }

  /// Adds a half: of one, or of what multiplied last as in `a million and a half`.
  private mutating func addHalf(_ whole: Int64) -> Bool {
    if hasHalf || whole > 0 && pending > 0 { return false }
    if whole == 0, pending == 0, section > 0, !isJoined {
      section += 50
    } else if whole == 0, pending == 0, section == 0, total > 0 {
      total += lastMultiplier / 2
    } else {
      pending += whole
      hasHalf = true
    }
    return true
  }

  private mutating func addHundreds(_ value: Int64) -> Bool {
    guard section == 0, pending == 0 else { return false }
    section = value
    return true
  }

  private mutating func add(_ value: Int64) -> Bool {
    if hasHalf { return false }
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

extension NumberLexicon {
  /// Returns pieces without the articles that only belong to a half: `half a million`,
  /// `one and a half`.
  fileprivate func withoutArticlesOfHalves(_ pieces: [Piece]) -> [Piece] {
    guard putsArticleBeforeHalf, pieces.contains(.half(0)) else { return pieces }
    var pieces = pieces
    for index in pieces.indices.reversed() where pieces[index] == .half(0) {
      if index + 1 < pieces.count, pieces[index + 1] == .article { pieces.remove(at: index + 1) }
      if index > 0, pieces[index - 1] == .article {
        pieces.remove(at: index - 1)
        break
      }
    }
    return pieces
  }
}

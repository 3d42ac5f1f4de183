/// The numbers of what a model was shown, in every way that they can be read.
///
/// What is here excuses a number of an answer, so it holds too much rather than
/// too little: both readings of `1.234`, each group of digits of a code, the days
/// and years of dates.
package struct ShownNumbers: Sendable {
  /// The values, without their signs.
  private(set) var values: Set<DecimalValue> = []

  /// The dates, with all that they can mean.
  private(set) var dates: Set<CalendarDate> = []

  /// Letters and digits of each text in lower case, all else left out.
  private var codes: [[UInt8]] = []

  /// Digits of each text that only spaces and hyphens part, as in phone numbers.
  private var digits: [[UInt8]] = []

  /// Whether there are numbers in words whose value was not read.
  private(set) var hasUnreadWords = false

  /// Reads texts, each with its language, a BCP 47 tag, where that is known.
  package init(_ texts: [(text: String, language: String?)]) {
    for (text, language) in texts { add(text, language) }
  }

  private mutating func add(_ text: String, _ language: String?) {
    let mentions = AmountScanner().scan(text, language: language)
    for mention in mentions { values.formUnion(mention.magnitudes) }
    for mention in DateScanner().scan(text, language: language) {
      for date in mention.readings {
        dates.insert(date)
        values.formUnion([date.day, date.month].map { DecimalValue(Int64($0)) })
        if let year = date.year { values.insert(DecimalValue(Int64(year))) }
      }
    }
    let notation = NotationText(text)
    addGroups(of: notation, outside: mentions.filter(\.isQuantity).map(\.range))
    addWords(of: notation, language)
    codes.append(Self.code(notation))
    digits.append(Self.joinedDigits(notation))
  }

  /// Adds each group of digits that is no part of a quantity: 22,41 holds no 41,
  /// and INV-2024-113 holds 2024.
  private mutating func addGroups(of text: NotationText, outside quantities: [Range<Int>]) {
    var position = 0
    while position < text.count {
      guard text.isDigit(position) else {
        position += 1
        continue
      }
      let start = position
      var group: [Int64] = []
      while text.isDigit(position) {
        group.append(Int64(text[position].value) - 48)
        position += 1
      }
      if quantities.overlap(text.source(of: start..<position)) { continue }
      if group.count <= 18, let value = DecimalValue(digits: group, fractionDigits: 0) {
        values.insert(value)
      }
    }
  }

  private mutating func addWords(of text: NotationText, _ language: String?) {
    let known = language.map { LanguageTag($0).language } ?? ""
    let lexicon = NumberLexicon.of(known)
    var position = 0
    while position < text.count {
      guard text.isWordLetter(position), !text.isLetter(position - 1) else {
        position += 1
        continue
      }
      if let lexicon, let number = WordedNumber.read(text, from: position, in: lexicon) {
        if let value = number.value { values.insert(value) } else { hasUnreadWords = true }
        position = max(number.end, position + 1)
        continue
      }
      let (word, end) = text.word(at: position, limit: 60)
      if lexicon == nil, NumberLexicon.isNumber(word, in: "") { hasUnreadWords = true }
      position = max(end, position + 1)
    }
  }

  static func code(_ text: NotationText) -> [UInt8] {
    var bytes: [UInt8] = []
    for position in 0..<text.count where text.isDigit(position) || text.isLetter(position) {
      bytes += String(text.folded[position]).utf8
    }
    return bytes
  }

  /// The digits, with a space where anything else than spaces, hyphens, points,
  /// slashes and brackets parts them.
  private static func joinedDigits(_ text: NotationText) -> [UInt8] {
    var bytes: [UInt8] = []
    var gap = 0
    for position in 0..<text.count {
      if text.isDigit(position) {
        if gap > 2 { bytes.append(UInt8(ascii: " ")) }
        bytes.append(UInt8(text[position].value))
        gap = 0
      } else {
        let joins: Set<Unicode.Scalar> = [" ", "-", ".", "/", "(", ")"]
        gap += joins.contains(text[position]) || text.isSpace(position) ? 1 : 3
      }
    }
    return bytes
  }

  /// Whether a value was shown.
  func holds(_ mention: AmountMention) -> Bool {
    mention.magnitudes.contains { value in
      values.contains(value)
        || mention.bareKind == .percent && Self.isFraction(value, in: values)
    }
  }

  private static func isFraction(_ percent: DecimalValue, in values: Set<DecimalValue>) -> Bool {
    percent.scaled(byPowerOfTen: -2).map { values.contains($0) } ?? false
  }

  /// Whether a value is a shown one with fewer decimals.
  func holdsMoreExact(than mention: AmountMention) -> Bool {
    mention.magnitudes.contains { value in
      values.contains { $0.fractionDigits > value.fractionDigits && $0.isNear(value) }
    }
  }

  /// Whether a date was shown, with or without its year.
  func holds(_ mention: DateMention) -> Bool {
    mention.readings.contains { date in
      dates.contains { shown in
        shown.month == date.month && shown.day == date.day
          && (shown.year == nil || date.year == nil || shown.year == date.year)
      }
    }
  }

  /// Whether a code such as `INV-2024-113` was shown, its marks aside.
  func holdsCode(_ code: [UInt8]) -> Bool { codes.contains { $0.hasRun(code) } }

  /// Whether digits were shown, however they were grouped.
  func holdsDigits(_ wanted: [UInt8]) -> Bool { digits.contains { $0.hasRun(wanted) } }
}

extension AmountMention {
  /// Whether the digits make one number.
  fileprivate var isQuantity: Bool {
    isMoney || bareKind == .plain || bareKind == .percent || bareKind == .list
  }
}

extension DecimalValue {
  /// Whether the number is another rounded, or cut, to the other's decimals.
  fileprivate func isNear(_ rounded: DecimalValue) -> Bool {
    guard let difference = adding(rounded.negated) else { return false }
    // The distance is below one unit of the last place.
    let unit = DecimalValue(1, fractionDigits: rounded.fractionDigits)
    guard let rest = difference.magnitude.adding(unit.negated) else { return false }
    return rest.mantissa < 0
  }
}

extension [UInt8] {
  /// Whether other bytes stand here in a row.
  fileprivate func hasRun(_ run: [UInt8]) -> Bool {
    firstRange(ofRun: run) != nil
  }
}

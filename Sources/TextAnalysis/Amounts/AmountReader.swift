/// Reads the amounts of one text, from left to right.
///
/// Ranges count the scalars of ``text``.
struct AmountReader {
  let text: NotationText
  let notation: Notation
  let lookup: CurrencyLookup
  private(set) var numbers: [NumberToken]

  /// The dates in the text, in order.
  let dates: [Range<Int>]

  /// The code in the text, in order.
  let code: [Range<Int>]

  /// Whether the text holds variables of a script, such as `$name` and `${name}`.
  let isScript: Bool

  /// Currencies that are no surprise: a code that is a word too means money.
  let expected: Set<String>

  /// The number at hand.
  var index = 0

  /// Where the last amount ends: a currency before that is taken.
  var consumed = 0

  private(set) var mentions: [AmountMention] = []

  init(_ text: NotationText, language: String?, expecting expected: Set<String> = []) {
    self.text = text
    self.expected = expected
    let notation = Notation(language: language)
    self.notation = notation
    let home = notation.homeCurrency.map { expected.union([$0]) }
    lookup = CurrencyLookup(
      text: text, language: notation.language, expecting: home ?? expected)
    numbers = NumberLexer.numbers(in: text, language: notation.language)
    dates = numbers.isEmpty ? [] : DateReader(text, language: language).dates().map { $0.range }
    isScript = !numbers.isEmpty && CodeSpans.holdVariables(text)
    code = numbers.isEmpty ? [] : CodeSpans.ranges(in: text)
  }

  /// Returns the amounts and numbers, in order.
  mutating func read() -> [AmountMention] {
    numbers = joiningParts(of: numbers)
    while index < numbers.count {
      let mention = readMention()
      // Numerals without a currency are words, and no neighbours of an amount.
      if mention.bareKind != .numeral { mentions.append(mention) }
      index += 1
    }
    mentions = inheritingRanges(mentions)
    if let home = notation.homeCurrency {
      for index in mentions.indices { mentions[index].prefer(home) }
    }
    return mentions
  }

  private mutating func readMention() -> AmountMention {
    let number = numbers[index]
    let tail = tail(of: number)
    if number.isArticle { return articleAmount(number, tail) ?? AmountMention(number) }
    if isInDate(number) { return bare(number, tail) }
    guard let currency = currency(of: number, after: tail) else { return bare(number, tail) }
    return readMoney(number, tail, currency)
  }

  /// Reads `a dollar and five cents`: an article counts only beside cents.
  private mutating func articleAmount(_ number: NumberToken, _ tail: NumberTail) -> AmountMention? {
    guard let use = currency(of: number, after: tail), let right = use.right,
      joinedMinor(of: use, after: right.range.upperBound) != nil
    else { return nil }
    return readMoney(number, tail, use)
  }

  /// Returns the next number that is not in numerals alone, which names of
  /// currencies can hold: 이집트 파운드.
  var nextInDigits: NumberToken? { numbers[(index + 1)...].prefix(44).first { !$0.isNumeral } }

  /// Returns the number that follows the one at hand, if there is one.
  var next: NumberToken? { index + 1 < numbers.count ? numbers[index + 1] : nil }

  /// Returns the next number that starts at a position or later: a currency can hold
  /// words that are numbers too, as the article in `A$`.
  func next(after end: Int) -> NumberToken? {
    numbers[(index + 1)...].prefix(44).first { $0.range.lowerBound >= end }
  }

  /// Whether a number is a part of a date.
  func isInDate(_ number: NumberToken) -> Bool {
    dates.overlap(number.range)
  }

  /// Returns the power of ten that multiplies all of a number.
  func power(of number: NumberToken, _ tail: NumberTail) -> Int {
    if tail.magnitude.power > 0 { return tail.magnitude.power }
    guard number.value != nil, text.isDigit(number.range.upperBound - 2) else { return 0 }
    return CJKNumerals.power(text[number.range.upperBound - 1]) ?? 0
  }

  /// A number without a currency.
  func bare(_ number: NumberToken, _ tail: NumberTail) -> AmountMention {
    let kind = bareKind(of: number, tail)
    let values = NumberReadings.of(
      number, in: text, decimalMark: notation.decimalMark, currency: .usual)
    var readings = values
    if tail.magnitude.power > 0, kind != .list {
      readings = values.compactMap { $0.scaled(byPowerOfTen: tail.magnitude.power) } + values
    }
    return AmountMention(
      readings: readings.uniqued(), currencies: [], symbol: "",
      power: power(of: number, tail), bareKind: readings.isEmpty ? .dotted : kind,
      range: number.range.lowerBound..<max(number.range.upperBound, tail.magnitude.end))
  }
}

extension AmountMention {
  /// An article, which is dropped in the end.
  fileprivate init(_ number: NumberToken) {
    self.init(
      readings: [], currencies: [], symbol: "", bareKind: .numeral, range: number.range)
  }

  /// Puts a currency first among those that the mention can mean.
  fileprivate mutating func prefer(_ currency: String) {
    guard currencies.count > 1, currencies.contains(currency) else { return }
    currencies = [currency] + currencies.filter { $0 != currency }
  }
}

extension Array where Element: Equatable {
  /// Returns the elements without later repetitions; for a few elements.
  func uniqued() -> [Element] {
    reduce(into: []) { result, element in
      if !result.contains(element) { result.append(element) }
    }
  }
}

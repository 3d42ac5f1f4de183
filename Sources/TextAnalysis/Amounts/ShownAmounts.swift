/// The amounts of what a model was shown, found by their values.
///
/// What an answer can find is listed once, however often it stands there: each
/// question takes the same time for long sources as for short ones.
struct ShownAmounts: Sendable {
  /// An amount of a source.
  struct Amount: Sendable {
    var mention: AmountMention
    var kind: Kind
    var place: CurrencyVerdict.SourcePlace

    /// As it is written.
    var text: Substring

    var values: [DecimalValue] { mention.magnitudes }
  }

  /// What decides, beside its value, what an amount is to an answer.
  struct Kind: Hashable, Sendable {
    var currencies: [String]

    /// Whether it only excuses amounts of the answer.
    var isContext: Bool

    /// The currency of the source's place, if it is known.
    var home: String?
  }

  /// The amounts, in order.
  private(set) var amounts: [Amount] = []

  /// By kind, the first amount.
  private(set) var first: [Kind: Int] = [:]

  /// By the likeliest value, the first amount of each kind.
  private(set) var byFirstValue: [DecimalValue: [Int]] = [:]

  /// By each value that it can have, the first amount of each kind.
  private(set) var byValue: [DecimalValue: [Int]] = [:]

  /// By the digits as they are written, the first amount of each kind and value.
  private(set) var byDigits: [[UInt8]: [Int]] = [:]

  private(set) var sources: [Source] = []

  /// By currency, the first amount in words that was not read.
  private(set) var inWords: [String: CurrencyVerdict.SourcePlace] = [:]

  /// The values of plain numbers without a currency.
  private(set) var bareValues: Set<DecimalValue> = []

  /// The currencies that the sources name without doubt, apart from amounts.
  private(set) var named: Set<String> = []

  /// The currencies of all amounts.
  private(set) var codes: Set<String> = []

  /// What the numbers without a currency of a source can be.
  struct Source: Sendable {
    /// The currencies that the source names.
    var currencies: Set<[String]>

    var home: String?

    /// By value, the first number that is written as prices are.
    var prices: [DecimalValue: Range<Int>] = [:]
  }

  /// Reads the sources, each in its language or that of the conversation, a BCP 47
  /// tag.
  init(_ sources: [CurrencyComparison.Source], conversation: String?) {
    let conversationHome = Notation(language: conversation).homeCurrency
    for (index, source) in sources.enumerated() {
      let language = source.language ?? conversation
      let home = Notation(language: language).homeCurrency ?? conversationHome
      add(
        ReadText(source.text, language: language), of: index, isContext: source.isContext,
        home: home)
    }
  }

  private mutating func add(_ read: ReadText, of index: Int, isContext: Bool, home: String?) {
    for mention in read.money {
      let kind = Kind(currencies: mention.currencies, isContext: isContext, home: home)
      add(
        Amount(
          mention: mention, kind: kind, place: .init(source: index, range: mention.range),
          text: read.text(in: mention.range)))
    }
    for currency in read.currencies {
      if currency.currencies.count == 1 { named.formUnion(currency.currencies) }
      guard currency.isCountedInWords else { continue }
      for code in currency.currencies where inWords[code] == nil {
        inWords[code] = .init(source: index, range: currency.range)
      }
    }
    var source = Source(
      currencies: Set(read.money.map(\.currencies) + read.currencies.map(\.currencies)), home: home)
    for number in read.bare where number.bareKind == .plain {
      bareValues.formUnion(number.magnitudes)
      guard let value = number.magnitudes.first, source.prices[value] == nil,
        number.looksLikePrice(in: read)
      else { continue }
      source.prices[value] = number.range
    }
    sources.append(source)
  }

  private mutating func add(_ amount: Amount) {
    let index = amounts.count
    amounts.append(amount)
    codes.formUnion(amount.kind.currencies)
    if first[amount.kind] == nil { first[amount.kind] = index }
    if let value = amount.values.first {
      enter(index, in: &byFirstValue[value, default: []], unless: { $0.kind == amount.kind })
    }
    for value in amount.values {
      enter(index, in: &byValue[value, default: []], unless: { $0.kind == amount.kind })
    }
    enter(index, in: &byDigits[amount.text.digits, default: []]) {
      $0.kind == amount.kind && $0.values == amount.values
    }
  }

  private func enter(_ index: Int, in list: inout [Int], unless isSame: (Amount) -> Bool) {
    if !list.contains(where: { isSame(amounts[$0]) }) { list.append(index) }
  }
}

extension Substring {
  /// The text without spaces, marks of emphasis and invisible characters.
  var withoutSpaces: [Unicode.Scalar] {
    NotationText(String(self)).scalars.filter { ![" ", "\n", "*", "`", "_", "|"].contains($0) }
  }

  /// The digits with what stands between them.
  var digits: [UInt8] {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let bytes = Array(utf8)
    guard let start = bytes.firstIndex(where: digits.contains),
      let end = bytes.lastIndex(where: digits.contains)
    else { return [] }
    return Array(bytes[start...end])
  }
}

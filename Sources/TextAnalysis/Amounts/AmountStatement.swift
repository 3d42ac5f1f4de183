/// Whether a text states an amount of money.
package enum AmountStatement: Hashable, Sendable {
  /// It does, here.
  case stated(Range<Int>)

  /// It has a number that can be read in two ways, one of which is right.
  case ambiguous(Range<Int>)

  /// It has the value without a currency.
  case bare(Range<Int>)

  /// It has the value with another currency.
  case otherCurrency(Range<Int>)

  /// It has an amount in words.
  case inWords(Range<Int>)

  /// It has only other amounts.
  case others([Range<Int>])

  /// It has no amount.
  case none

  /// Looks for an amount, in any notation; the sign does not count.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - wanted: The amount with its currency.
  ///   - language: The language and region of the text, a BCP 47 tag.
  package init(of text: String, wanted: String, language: String?) {
    let amounts = ReadText(wanted, language: language).money
    let read = ReadText(
      text, language: language, expecting: Set(amounts.flatMap(\.currencies)))
    self.init(
      of: read, wanted: amounts, home: Notation(language: language).homeCurrency, named: [])
  }

  /// Looks for one of some amounts in a text.
  ///
  /// - Parameters:
  ///   - read: The text.
  ///   - amounts: The amounts.
  ///   - home: The currency of the text's place, if it is known.
  ///   - named: The currencies that are known to be meant.
  init(of read: ReadText, wanted amounts: [AmountMention], home: String?, named: Set<String>) {
    func fits(_ amount: AmountMention, _ currencies: [String]) -> Bool {
      CurrencyFit(
        from: amount.currencies, to: currencies, home: nil, answerHome: home, named: named
      ).isPossible
    }
    var ambiguous: Range<Int>?
    var otherCurrency: Range<Int>?
    for amount in amounts {
      for mention in read.money {
        let isSame = amount.magnitudes.first == mention.magnitudes.first
        if fits(amount, mention.currencies) {
          if isSame {
            self = .stated(mention.range)
            return
          }
          if mention.magnitudes.contains(where: amount.magnitudes.contains) {
            ambiguous = ambiguous ?? mention.range
          }
        } else if isSame {
          otherCurrency = otherCurrency ?? mention.range
        }
      }
    }
    let bare = read.bare.first { mention in
      mention.bareKind == .plain
        && amounts.contains { $0.magnitudes.first == mention.magnitudes.first }
    }
    // `| Total (€) | 22.41 |` names the currency apart from the number.
    let isNamed = read.currencies.contains { currency in
      amounts.contains { fits($0, currency.currencies) }
    }
    if let bare, isNamed {
      self = .stated(bare.range)
    } else if let ambiguous {
      self = .ambiguous(ambiguous)
    } else if let otherCurrency {
      self = .otherCurrency(otherCurrency)
    } else if let bare {
      self = .bare(bare.range)
    } else if let words = read.currencies.first(where: \.isCountedInWords) {
      self = .inWords(words.range)
    } else if !read.money.isEmpty {
      self = .others(read.money.map(\.range))
    } else {
      self = .none
    }
  }

  /// Whether a text is one amount of money or more.
  package static func isAmount(_ text: String) -> Bool {
    AmountScanner().scan(text).contains(where: \.isMoney)
  }
}

/// A currency that a text names apart from any number.
package struct CurrencyMention: Hashable, Sendable {
  /// The ISO 4217 codes that it can mean, the likeliest first.
  package var currencies: [String]

  /// Whether it is a word, and not a sign or a code.
  package var isName: Bool

  /// Its UTF-8 range in the text.
  package var range: Range<Int>

  /// Whether the word before it is a number in words.
  package var isCountedInWords: Bool
}

extension AmountScanner {
  /// Returns the currencies that a text names, those of its amounts left out.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - amounts: The amounts in the text, in order.
  ///   - language: The language of the text, a BCP 47 tag.
  /// - Returns: The currencies, in order.
  package func currencies(
    in text: String, besides amounts: [AmountMention], language: String? = nil
  ) -> [CurrencyMention] {
    currencies(in: NotationText(text), besides: amounts, language: language)
  }

  /// Returns the currencies that a text names, those of its amounts, which are in
  /// order, left out.
  func currencies(
    in text: NotationText, besides amounts: [AmountMention], language: String?
  ) -> [CurrencyMention] {
    let taken = amounts.filter(\.isMoney).map(\.range)
    let notation = Notation(language: language)
    let lookup = CurrencyLookup(text: text, language: notation.language)
    var mentions: [CurrencyMention] = []
    var position = 0
    while position < text.count {
      let isInside = text.isWordLetter(position) && text.isWordLetter(position - 1)
      guard !isInside, let match = lookup.currency(at: position), match.isSelfEvident else {
        position += 1
        continue
      }
      let range = text.source(of: match.range)
      position = match.range.upperBound
      if taken.overlap(range) { continue }
      mentions.append(
        CurrencyMention(
          currencies: match.currencies, isName: !match.term.traits.contains(.symbolic),
          range: range,
          isCountedInWords: isNumber(text.word(before: match.range.lowerBound), notation)))
    }
    return mentions
  }

  private func isNumber(_ word: String, _ notation: Notation) -> Bool {
    NumberLexicon.isNumber(word, in: notation.language)
      || word.unicodeScalars.count > 3 && Magnitude.power(ofWord: word, in: notation) != nil
  }
}

extension CurrencyMatch {
  /// Whether a term names a currency without a number beside it: no minor unit,
  /// no single letter, no ordinary word.
  fileprivate var isSelfEvident: Bool {
    let traits = term.traits
    if isMinor || term.ordinaryDigits > 0 || traits.contains(.technical) { return false }
    return traits.contains(.word) ? range.count >= 3 : true
  }
}

/// The sign of an amount.
struct AmountSign {
  var isNegative = false

  /// Whether brackets leave it open.
  var isUnknown = false

  /// Where the sign stands, when it is the first scalar of the amount.
  var start: Int?
}

extension AmountReader {
  /// Returns the sign of an amount, whose range includes its currency: a minus
  /// before it, between its currency and its number, or after either.
  func sign(
    of number: NumberToken, _ use: CurrencyUse, _ tail: NumberTail, in range: Range<Int>
  ) -> AmountSign {
    var sign = AmountSign()
    if let left = use.left, isMinusBetween(left, number) {
      sign.isNegative = true
    } else if isMinusBefore(range.lowerBound) {
      sign.isNegative = true
      sign.start = range.lowerBound - 1
    } else if isMinusInCell(range.lowerBound) {
      sign.isNegative = true
      sign.start = range.lowerBound - 2
    } else {
      sign.isNegative =
        isMinusAfter(number, use, tail) || isMinusAtEnd(range.upperBound)
    }
    let start = sign.start ?? range.lowerBound
    sign.isUnknown =
      isBracketed(start..<range.upperBound) || isBracketed(number.range)
    return sign
  }

  private func isMinusBetween(_ left: CurrencyMatch, _ number: NumberToken) -> Bool {
    let end = text.skippingSpaces(backFrom: number.range.lowerBound)
    return end > left.range.upperBound && text[end - 1] == "-"
  }

  /// Whether a minus stands directly before: no hyphen in a word, no dash in a
  /// range.
  private func isMinusBefore(_ start: Int) -> Bool {
    guard text[start - 1] == "-" else { return false }
    let before = start - 2
    return !text.isDigit(before) && !text.isLetter(before)
      && (mentions.last?.range.upperBound ?? -1) < start - 1
  }

  /// Whether a minus and a space stand before, and a label or the bar of a table
  /// before those: `Korting: - € 20,00`.
  private func isMinusInCell(_ start: Int) -> Bool {
    guard text.isSpace(start - 1), text[start - 2] == "-", consumed <= start - 2 else {
      return false
    }
    return [":", "|", "="].contains(text[text.skippingSpaces(backFrom: start - 2) - 1])
  }

  /// Whether a minus stands directly after the digits: `€ 127,54-`.
  private func isMinusAfter(
    _ number: NumberToken, _ use: CurrencyUse, _ tail: NumberTail
  ) -> Bool {
    let end = number.range.upperBound
    // In Japanese a dash ends a price: ¥1,000-
    guard text[end] == "-", notation.language != "ja", !text.isDigit(end + 1),
      !text.isLetter(end + 1), text[end + 1] != "$"
    else { return false }
    if let right = use.right { return right.range.lowerBound > end }
    guard tail.magnitude.power == 0 else { return false }
    return next.map { $0.range.lowerBound > end + 4 } ?? true
  }

  /// Whether a minus ends the text, or its last amount: `127,54 €-`.
  private func isMinusAtEnd(_ end: Int) -> Bool {
    text[end] == "-" && notation.language != "ja"
      && (end + 1 >= text.count || text.isSpace(end + 1)) && next == nil
  }

  private func isBracketed(_ range: Range<Int>) -> Bool {
    text[range.lowerBound - 1] == "(" && text[range.upperBound] == ")"
  }
}

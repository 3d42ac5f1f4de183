/// What stands between a number and a currency after it.
struct NumberTail {
  /// The word that multiplies the number.
  var magnitude: Magnitude

  /// Whether a dash says that there are no cents: `22,-` or `500/-`.
  var isWithoutCents: Bool

  /// Where a currency can start.
  var end: Int
}

extension AmountReader {
  /// Returns what follows a number.
  func tail(of number: NumberToken) -> NumberTail {
    let end = number.range.upperBound
    if let end = endOfNoCents(from: end) {
      return NumberTail(magnitude: Magnitude(end: end), isWithoutCents: true, end: end)
    }
    let magnitude = magnitude(of: number)
    return NumberTail(magnitude: magnitude, isWithoutCents: false, end: magnitude.end)
  }

  private func endOfNoCents(from position: Int) -> Int? {
    guard [",", ".", ":", "/"].contains(text[position]) else { return nil }
    var end = position + 1
    while ["-", "–", "—"].contains(text[end]), end - position <= 2 { end += 1 }
    return end > position + 1 && !text.isDigit(end) ? end : nil
  }

  private func magnitude(of number: NumberToken) -> Magnitude {
    let position = number.range.upperBound
    var magnitude = Magnitude(end: position)
    for _ in 0..<2 {
      let start = text.skippingSpaces(from: magnitude.end, limit: 2)
      guard text.isLetter(start) else { break }
      var (word, end) = text.word(at: start)
      if text[end] == ".", Magnitude.power(ofWord: word + ".", in: notation) != nil {
        word += "."
        end += 1
      }
      guard let power = Magnitude.power(ofWord: word, in: notation),
        !Magnitude.isShort(word, in: notation.language)
          || multiplies(word, start..<end, of: number, touches: start == magnitude.end)
      else { break }
      magnitude.power += power
      magnitude.isBillion = magnitude.isBillion || Magnitude.isBillion(word)
      magnitude.end = end
      guard Magnitude.isFirstOfTwo(word) else { break }
    }
    return magnitude.power > 0 ? magnitude : letterBeforeSign(position) ?? magnitude
  }

  /// Whether an abbreviation multiplies: a currency follows, it touches the number,
  /// or a sign stands before the number, as in `$1.2 M`.
  private func multiplies(
    _ word: String, _ range: Range<Int>, of number: NumberToken, touches: Bool
  ) -> Bool {
    // NT$
    if let match = lookup.currency(at: range.lowerBound), match.range.upperBound > range.upperBound
    {
      return false
    }
    let next = text.skippingSpaces(from: range.upperBound)
    if lookup.currency(at: next) != nil { return true }
    if text.isLetter(range.upperBound) { return false }
    if touches { return word != "bin" && word != "cr" }
    // M.N.
    if text[range.upperBound] == ".", text.isLetter(range.upperBound + 1) { return false }
    let isCapital = text[range.lowerBound] != text.folded[range.lowerBound]
    guard isCapital || range.count > 1 || text.isTypographicSpace(range.lowerBound - 1) else {
      return false
    }
    return leftCurrency(of: number).map { $0.range.count <= 5 } ?? false
  }

  /// Reads `5 M€` and `1.5k€`, where the letter is glued to the sign.
  private func letterBeforeSign(_ position: Int) -> Magnitude? {
    let start = text.skippingSpaces(from: position, limit: 1)
    guard text.isWordLetter(start), ["k", "m"].contains(text.folded[start]),
      text[start + 1].properties.generalCategory == .currencySymbol,
      lookup.currency(at: start) == nil
    else { return nil }
    return Magnitude(power: text.folded[start] == "k" ? 3 : 6, end: start + 1)
  }
}

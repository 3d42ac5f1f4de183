/// What is no currency before a number.
extension AmountReader {
  /// Whether a term before a number is something else whatever follows: a part of
  /// an identifier, or an argument in code.
  func isOtherwiseUsed(_ match: CurrencyMatch, before number: NumberToken) -> Bool {
    let end = number.range.upperBound
    if text.isWordLetter(match.range.upperBound - 1) {
      let touches = match.range.upperBound == number.range.lowerBound
      if text[end] == "_" || touches && isIdentifier(number) { return true }
    }
    if match.range.count == 1, isLetterOfSeries(match, before: number) { return true }
    return isEndOfCompound(match) || isProperName(match, before: number)
      || match.term.family == "$" && isArgument(match, before: number)
  }

  /// Whether a name or code is the last part of a word with a hyphen: `29-29-AMD`,
  /// `gtk-rs 0.9`.
  private func isEndOfCompound(_ match: CurrencyMatch) -> Bool {
    let start = match.range.lowerBound
    return text.isWordLetter(start) && text[start - 1] == "-" && consumed != start - 1
      && (text.isWordLetter(start - 2) || text.isDigit(start - 2))
  }

  /// Whether a name before a number names something else: a person with a number
  /// in brackets, or a championship as in `Euro 2024`.
  private func isProperName(_ match: CurrencyMatch, before number: NumberToken) -> Bool {
    guard !match.term.traits.contains(.code), match.range.count >= 2 else { return false }
    let gap = match.range.upperBound..<number.range.lowerBound
    if !match.term.traits.contains(.symbolic), gap.contains(where: { text[$0] == "(" }) {
      return true
    }
    guard match.term.codes.elementsEqual(CollectionOfOne("EUR")),
      text.isLetter(match.range.upperBound - 1),
      number.isPlainInteger, number.range.count == 4,
      let year = Int(text.lowercased(number.range)), (1960...2060).contains(year)
    else { return false }
    return year % 4 == 0 || year == 2021
  }

  /// Whether a single letter is no currency in its place: a value in a row of
  /// measurements (`R: 38.93`, `R   21.3`), a size after a number (`215/55 R 16`),
  /// or a version (`R6.6`).
  private func isLetterOfSeries(_ match: CurrencyMatch, before number: NumberToken) -> Bool {
    guard text.isWordLetter(match.range.lowerBound) else { return false }
    let gap = match.range.upperBound..<number.range.lowerBound
    if gap.count > 1 || gap.contains(where: { !text.isSpace($0) }) { return true }
    if text.isDigit(text.skippingSpaces(backFrom: match.range.lowerBound) - 1) { return true }
    let end = number.range.upperBound
    if text[end] == "-", text.isDigit(end + 1) { return true }
    return number.separators == ["."] && number.groups.last?.count == 1
  }

  /// Whether letters that mean nothing touch the end of a whole number.
  private func isIdentifier(_ number: NumberToken) -> Bool {
    let end = number.range.upperBound
    return number.isPlainInteger && text.isWordLetter(end) && lookup.currency(at: end) == nil
      && tail(of: number).magnitude.power == 0
  }

  /// Whether `$0` to `$9` is an argument of a script: in code, or quoted alone.
  private func isArgument(_ match: CurrencyMatch, before number: NumberToken) -> Bool {
    guard number.isPlainInteger, number.range.count == 1, match.range.count == 1,
      match.range.upperBound == number.range.lowerBound
    else { return false }
    let before = text[match.range.lowerBound - 1]
    if before == "\"", text[number.range.upperBound] == "\"" { return true }
    return isScript || before == "=" || before == "\\" || code.overlap(match.range)
  }

  /// Whether digits between signs are a part of a hash, as in `$6$rounds`.
  func isHash(_ left: CurrencyMatch, _ number: NumberToken, _ right: CurrencyMatch) -> Bool {
    left.term.family == "$" && right.term.family == "$" && left.range.count == 1
      && right.range.count == 1 && left.range.upperBound == number.range.lowerBound
      && right.range.lowerBound == number.range.upperBound
  }

  /// Whether a term before a number, with nothing after it, is an ordinary or
  /// technical word: `TOP 10`, `CVE-2023`, `R2`, `RS6000`.
  func isWord(
    _ match: CurrencyMatch, before number: NumberToken, _ tail: NumberTail
  ) -> Bool {
    let traits = match.term.traits
    if number.value != nil || match.term.codes.contains(where: isExpected) { return false }
    let gap = match.range.upperBound..<number.range.lowerBound
    // As programs print it: a no-break space, or millions as in `TRY12M`.
    if traits.contains(.code), gap.isEmpty ? tail.magnitude.power > 0 : isTied(gap) { return false }
    if traits.contains(.technical), number.separators.count < 2, !number.hasCents,
      number.groups.last?.count != 3
    {
      return true
    }
    guard number.isPlainInteger else { return false }
    if number.leadingDigits <= match.term.ordinaryDigits { return true }
    let isApart = text.isSpace(number.range.lowerBound - 1)
    if !isApart, traits.contains(.detached) { return true }
    // nis-123456
    return text[match.range.upperBound] == "-" && !isApart && !traits.contains(.symbolic)
  }

  private func isTied(_ gap: Range<Int>) -> Bool {
    gap.count == 1 && text.isTypographicSpace(gap.lowerBound)
  }
}

extension AmountReader {
  /// Returns what a number without a currency is.
  func bareKind(of number: NumberToken, _ tail: NumberTail) -> AmountMention.BareKind {
    if number.isNumeral { return .numeral }
    if isInDate(number) { return .date }
    let start = number.range.lowerBound
    let end = number.range.upperBound
    if ["%", "٪", "‰"].contains(text[text.skippingSpaces(from: end)]) || isPercentBefore(start) {
      return .percent
    }
    if number.isGlued || text.isWordLetter(end) && tail.magnitude.power != 3 { return .glued }
    if isBetweenDigits(start, end, ":") || isTime(number) { return .time }
    if isBetweenDigits(start, end, "/") || Self.calendarUnits.contains(text[end]) { return .date }
    return isListMarker(number) ? .list : .plain
  }

  /// Whether a number is a time of day by the word beside it: `14.30 Uhr`,
  /// `kl. 14.30`.
  private func isTime(_ number: NumberToken) -> Bool {
    guard number.groups.count == 2, number.hasCents, number.leadingDigits <= 2 else { return false }
    let start = text.skippingSpaces(backFrom: number.range.lowerBound)
    let before = text.word(before: text[start - 1] == "." ? start - 1 : start)
    let after = text.word(at: text.skippingSpaces(from: number.range.upperBound)).text
    return ["uur", "uhr", "u", "h", "am", "pm"].contains(after)
      || ["kl", "klo", "klokken", "klockan"].contains(before)
  }

  /// Whether a percent sign stands before, as in Turkish.
  private func isPercentBefore(_ start: Int) -> Bool {
    if text[start - 1] == "%" { return true }
    return notation.language == "tr" && text[text.skippingSpaces(backFrom: start) - 1] == "%"
  }

  /// Whether a mark joins the number to digits on one side.
  private func isBetweenDigits(_ start: Int, _ end: Int, _ mark: Unicode.Scalar) -> Bool {
    text[end] == mark && text.isDigit(end + 1) || text[start - 1] == mark && text.isDigit(start - 2)
  }

  private func isListMarker(_ number: NumberToken) -> Bool {
    let start = number.range.lowerBound
    let end = number.range.upperBound
    return (start == 0 || text.kind(start - 1) == .newline) && number.separators.isEmpty
      && (text[end] == "." || text[end] == ")") && text.isSpace(end + 1)
  }

  /// Year, month, day, hour and minute.
  private static let calendarUnits: Set<Unicode.Scalar> = [
    "年", "月", "日", "时", "時", "点", "년", "월", "일", "시", "분",
  ]
}

/// Which numbers of an answer stand in what the model was shown.
package struct NumberGrounding: Hashable, Sendable {
  /// What became of a number.
  package enum Standing: Hashable, Sendable {
    /// It was shown.
    case shown

    /// It is a shown one with fewer decimals.
    case rounded

    /// A time of day that was not found, which can be written in many ways.
    case unknownTime

    /// It was not found, and what was shown has numbers in words that were not
    /// read.
    case unreadWords

    /// It stands nowhere.
    case absent
  }

  /// A number, date, time or code of the answer.
  package struct Finding: Hashable, Sendable {
    /// What became of it.
    package var standing: Standing

    /// Its UTF-8 range in the answer.
    package var range: Range<Int>
  }

  /// The numbers that say something, in order: no markers of lists and no counts
  /// up to twelve, which an author makes by counting.
  package private(set) var findings: [Finding] = []

  /// The largest whole number that may be a count.
  private static let largestCount = DecimalValue(12)

  /// How many numbers that stand nowhere are looked for.
  private static let mostAbsences = 50

  /// Compares an answer with what was shown.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - language: The answer's language, a BCP 47 tag.
  ///   - shown: The numbers of what was shown.
  package init(of answer: String, language: String?, shown: ShownNumbers) {
    let bytes = Array(answer.utf8)
    let dates = DateScanner().scan(answer, language: language)
    findings = dates.map { date in
      let isShown = shown.holds(date) || shown.holdsDigits(Self.digits(bytes[date.range]))
      return Finding(standing: Self.absence(unless: isShown, shown), range: date.range)
    }
    let ranges = dates.map(\.range)
    var absences = 0
    for mention in AmountScanner().scan(answer, language: language)
    where !ranges.overlap(mention.range) {
      if let standing = Self.standing(of: mention, in: bytes, shown) {
        findings.append(Finding(standing: standing, range: mention.range))
        if standing == .absent { absences += 1 }
      }
      // Enough to tell, and each further one costs a search.
      if absences >= Self.mostAbsences { break }
    }
    findings.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func absence(unless isShown: Bool, _ shown: ShownNumbers) -> Standing {
    isShown ? .shown : shown.hasUnreadWords ? .unreadWords : .absent
  }

  private static func standing(
    of mention: AmountMention, in answer: [UInt8], _ shown: ShownNumbers
  ) -> Standing? {
    if shown.holds(mention) { return mention.bareKind == .list ? nil : .shown }
    switch mention.bareKind {
    case .list?, .date?, .numeral?: return nil
    case .time?: return time(mention, in: answer, shown)
    case .glued?, .dotted?: return code(mention, in: answer, shown)
    case .plain?, .percent?, nil: break
    }
    let digits = digits(answer[mention.range])
    if digits.count >= 5, shown.holdsDigits(digits) { return .shown }
    let values = mention.magnitudes
    guard let value = values.first else { return code(mention, in: answer, shown) }
    if mention.bareKind == .plain, value.isWhole, value.mantissa <= largestCount.mantissa {
      return nil
    }
    if mention.bareKind == .percent, value == .zero || value == DecimalValue(100) { return nil }
    if shown.holdsMoreExact(than: mention) { return .rounded }
    return absence(unless: false, shown)
  }

  /// A time is shown when its hour, on either clock, and its minutes are.
  private static func time(
    _ mention: AmountMention, in answer: [UInt8], _ shown: ShownNumbers
  ) -> Standing? {
    let parts = digits(answer[mention.range])
    guard let value = Int64(String(decoding: parts, as: UTF8.self)) else { return .unknownTime }
    let numbers = parts.count > 2 ? [value / 100, value % 100] : [value]
    let isShown = numbers.allSatisfy { number in
      number == 0
        || [number, number + 12, number - 12].contains { shown.values.contains(DecimalValue($0)) }
    }
    return isShown ? .shown : .unknownTime
  }

  /// A code of few digits may be a word, such as `A4` or `MP3`.
  private static func code(
    _ mention: AmountMention, in answer: [UInt8], _ shown: ShownNumbers
  ) -> Standing? {
    let token = token(around: mention.range, of: answer)
    let code = ShownNumbers.code(NotationText(token))
    if shown.holdsCode(code) { return .shown }
    let digits = code.count { (0x30...0x39).contains($0) }
    return digits >= 4 ? absence(unless: false, shown) : nil
  }

  /// The run without white space that a range stands in.
  private static func token(around range: Range<Int>, of bytes: [UInt8]) -> String {
    var start = range.lowerBound
    var end = range.upperBound
    while start > 0, bytes[start - 1] > 0x20, range.lowerBound - start < 60 { start -= 1 }
    while end < bytes.count, bytes[end] > 0x20, end - range.upperBound < 60 { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private static func digits(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let part = NotationText(String(decoding: bytes, as: UTF8.self))
    return (0..<part.count).filter { part.isDigit($0) }.map { UInt8(part[$0].value) }
  }
}

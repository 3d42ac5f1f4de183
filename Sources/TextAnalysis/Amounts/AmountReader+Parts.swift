extension AmountReader {
  /// Returns numbers in which those are one that a text says in parts: `3 million 200
  /// thousand`, `3 bin 500`, `2 millones y medio`, `2 and a half million`.
  func joiningParts(of numbers: [NumberToken]) -> [NumberToken] {
    var joined: [NumberToken] = []
    var index = 0
    while index < numbers.count {
      var number = numbers[index]
      index += 1
      defer { joined.append(number) }
      guard !number.isNumeral, !number.isGlued, number.groups.count <= 1 || number.value == nil
      else { continue }
      if index < numbers.count, let value = decimal(number, numbers[index]) {
        number = NumberToken(
          range: number.range.lowerBound..<numbers[index].range.upperBound, value: value)
        index += 1
        continue
      }
      if number.isPlainInteger, let end = half(after: number.range.upperBound) {
        guard let value = value(number)?.adding(DecimalValue(5, fractionDigits: 1)) else {
          continue
        }
        number = NumberToken(range: number.range.lowerBound..<end, value: value)
      }
      let tail = tail(of: number)
      var power = tail.magnitude.power
      guard power > 0, var sum = value(number)?.scaled(byPowerOfTen: power) else { continue }
      var end = tail.end
      if let half = half(after: end), let unit = DecimalValue(5).scaled(byPowerOfTen: power - 1),
        let value = sum.adding(unit)
      {
        number = NumberToken(range: number.range.lowerBound..<half, value: value)
        continue
      }
      let start = number.range.lowerBound
      while index < numbers.count, let part = part(numbers[index], after: end, below: power),
        let value = sum.adding(part.value)
      {
        sum = value
        power = part.power
        end = part.end
        index += 1
        number = NumberToken(range: start..<end, value: sum)
        if power == 0 { break }
      }
    }
    return joined
  }

  /// Reads digits with the decimal mark in words between them: `2 Komma 5`.
  private func decimal(_ whole: NumberToken, _ fraction: NumberToken) -> DecimalValue? {
    let gap = whole.range.upperBound..<fraction.range.lowerBound
    guard whole.isPlainInteger, fraction.isPlainInteger, !fraction.isNumeral,
      fraction.range.count < 7,
      (3...12).contains(gap.count),
      NumberLexicon.of(notation.language)?.isPoint(text.trimmed(gap)) == true
    else { return nil }
    let digits = (Array(whole.range) + Array(fraction.range)).map { Int64(text[$0].value) - 48 }
    return DecimalValue(digits: digits, fractionDigits: fraction.range.count)
  }

  /// Returns the value of a number that has only one.
  private func value(_ number: NumberToken) -> DecimalValue? {
    let values = NumberReadings.of(
      number, in: text, decimalMark: notation.decimalMark, currency: .usual)
    return values.count == 1 ? values.first : nil
  }

  /// Reads the lower part of a number whose upper part ends at a position: one with
  /// a lower word that multiplies it, or three digits after a thousand.
  private func part(
    _ number: NumberToken, after end: Int, below power: Int
  ) -> (value: DecimalValue, power: Int, end: Int)? {
    guard number.isPlainInteger, !number.isInWords, !number.isNumeral, !number.isGlued,
      number.range.lowerBound > end, number.range.count <= 3,
      let count = value(number)
    else { return nil }
    let gap = text.trimmed(end..<number.range.lowerBound)
    guard gap.isEmpty || ["e", "y", "and"].contains(gap) else { return nil }
    let tail = tail(of: number)
    let own = tail.magnitude.power
    guard own < power, own > 0 || power == 3 && number.range.count == 3 && !isInDate(number),
      let value = count.scaled(byPowerOfTen: own)
    else { return nil }
    return (value, own, own > 0 ? tail.end : number.range.upperBound)
  }

  /// Returns where a half ends that follows a position: `and a half`, `buçuk`.
  func half(after position: Int) -> Int? {
    guard let words = NumberLexicon.of(notation.language) else { return nil }
    var start = text.skippingSpaces(from: position, limit: 1)
    guard start > position else { return nil }
    var isHalf = false
    var end = position
    for _ in 0..<3 {
      guard let found = words.pieces(text, at: start) else { break }
      let isOfHalf = found.pieces.allSatisfy { $0 == .joint || $0 == .article || $0 == .half(0) }
      guard isOfHalf else { return nil }
      end = found.end
      isHalf = found.pieces.last == .half(0)
      if isHalf { break }
      start = text.skippingSpaces(from: end, limit: 1)
    }
    return isHalf ? end : nil
  }
}

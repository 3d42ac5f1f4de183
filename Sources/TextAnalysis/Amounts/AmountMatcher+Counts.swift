extension AmountMatcher {
  /// Whether a number counts things: a source has it without a currency too, or a
  /// whole number is followed by what it counts.
  func isCount(_ number: AmountMention, _ value: DecimalValue) -> Bool {
    if number.looksLikePrice(in: answer) { return false }
    return shown.bareValues.contains(value) || isFollowedByThing(number) || isLabelled(number)
  }

  /// Whether a word or sign before a whole number says that it numbers things:
  /// `page 5`, `#5`.
  private func isLabelled(_ number: AmountMention) -> Bool {
    guard answer.text(in: number.range).utf8.allSatisfy(isDigit) else { return false }
    let before = NotationText(answer.scalars(before: number.range, limit: 20))
    let end = before.skippingSpaces(backFrom: before.count)
    if ["#", "№", "°", "º"].contains(before[end - 1]) { return true }
    return Self.labels.contains(before.word(before: before[end - 1] == "." ? end - 1 : end))
  }

  private static let labels: Set<String> = [
    "page", "pagina", "seite", "sida", "side", "página", "sayfa", "trang", "p", "pp", "no", "nr",
    "num", "number", "nummer", "numéro", "número", "numero", "item", "step", "version", "room",
    "chapter", "article", "artikel", "section", "line", "row",
  ]

  private func isFollowedByThing(_ number: AmountMention) -> Bool {
    let written = answer.text(in: number.range).utf8
    guard let last = written.last, written.allSatisfy(isDigit) || !isDigit(last) else {
      return false
    }
    let rest = NotationText(answer.scalars(after: number.range, limit: 40))
    let start = rest[0] == "-" ? 1 : rest.skippingSpaces(from: 0)
    switch rest.kind(start) {
    case .letter: return !Self.functionWords.contains(rest.word(at: start).text)
    case .ideograph: return !Self.particles.contains(rest[start])
    default: return false
    }
  }

  /// Words after a number that is complete without them, in the languages that
  /// write words with spaces: a price "per month", a total "in all".
  private static let functionWords: Set<String> = Set(
    """
    per for and in on to by from is was total each including incl plus or if when with
    voor en op naar met is was bij totaal elk inclusief incl of te
    par pour et en au à est était avec chez dont sur
    pro für und im bei am ist war mit insgesamt inklusive inkl oder zu
    por para y con al es era en total
    e con è era su al
    com é no na ou
    ve için toplam ile veya
    för och med på är var av totalt eller i
    og med på er var for totalt eller i
    cho mỗi và là với
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// How particles, copulas and the like start that can follow a complete number in
  /// Japanese, Korean and Chinese; anything else there is what it counts.
  private static let particles = Set("でとにがはをもやかだ입이였을를은는으로에예是的吗了左整和".unicodeScalars)
}

extension AmountMention {
  /// Whether the digits of a number are written as prices are: with two decimals,
  /// or in groups.
  func looksLikePrice(in text: ReadText) -> Bool {
    let written = text.text(in: range).utf8
    guard let last = written.last, isDigit(last), let value = readings.first,
      !written.allSatisfy(isDigit)
    else { return false }
    return value.isWhole || written.dropLast(2).last.map(isDigit) == false
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

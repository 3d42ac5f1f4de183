/// Finds the numbers of a text.
struct NumberLexer {
  private let text: NotationText
  private let words: NumberLexicon?
  private var position = 0
  private var numbers: [NumberToken] = []

  private init(_ text: NotationText, language: String) {
    self.text = text
    words = NumberLexicon.of(language)
  }

  /// Returns the numbers of a text in a language, in order.
  static func numbers(in text: NotationText, language: String) -> [NumberToken] {
    var lexer = NumberLexer(text, language: language)
    while lexer.position < text.count { lexer.step() }
    return lexer.numbers
  }

  private mutating func step() {
    if text.isDigit(position) || isLeadingMark {
      readDigits()
    } else if let value = Self.fraction(text[position]) {
      numbers.append(NumberToken(range: position..<position + 1, value: value))
      position += 1
    } else if MixedNumeral.starts(text, at: position),
      let numeral = MixedNumeral.read(text, from: position)
    {
      numbers.append(
        NumberToken(range: position..<numeral.end, value: numeral.value, isNumeral: true))
      position = numeral.end
    } else if let words, text.isWordLetter(position) {
      readWord(words)
    } else {
      position += 1
    }
  }

  /// Reads a number in words, or passes over a word.
  private mutating func readWord(_ words: NumberLexicon) {
    guard !text.isDigit(position - 1),
      let number = WordedNumber.read(text, from: position, in: words)
    else {
      while text.isWordLetter(position) { position += 1 }
      return
    }
    if let value = number.value {
      numbers.append(
        NumberToken(
          range: position..<number.end, value: value, isNumeral: true, isInWords: true,
          isArticle: number.isArticle))
    }
    position = number.end
  }

  /// Whether a number starts with its decimal mark here, as in `.75` and `,89`.
  private var isLeadingMark: Bool {
    [".", ",", "٫"].contains(text[position]) && text.isDigit(position + 1)
      && !text.isDigit(position - 1) && !text.isLetter(position - 1) && text[position - 1] != "."
  }

  private mutating func readDigits() {
    let start = position
    var number = NumberToken(range: start..<start)
    number.isGlued = text.isWordLetter(start - 1)
    if !text.isDigit(start) {
      number.startsWithMark = true
      number.separators = [text[start]]
      number.groups = [start..<start]
      position += 1
    }
    readGroup(into: &number)
    while !number.startsWithMark, let separator = separator(of: number) {
      number.separators.append(separator)
      position += 1
      readGroup(into: &number)
    }
    if number.separators.count <= 1, let unit = MixedNumeral.unit(text, after: position),
      let whole = NumberReadings.wholeFirst(number, in: text),
      let numeral = MixedNumeral.read(text, from: unit, first: whole)
    {
      number.value = numeral.value
      position = numeral.end
    }
    if let fraction = fractionAfter(number), let whole = NumberReadings.wholeFirst(number, in: text)
    {
      number.value = whole.adding(fraction.value)
      position = fraction.end
    }
    number.range = start..<position
    numbers.append(number)
  }

  /// Returns the fraction after a whole number: `2½`, `2 1/2`.
  private func fractionAfter(_ number: NumberToken) -> (value: DecimalValue, end: Int)? {
    guard number.isPlainInteger else { return nil }
    let start = text.skippingSpaces(from: position, limit: 1)
    if let value = Self.fraction(text[start]) { return (value, start + 1) }
    guard start > position, text[start + 1] == "/", !text.isDigit(start + 3), text[start + 3] != "/"
    else { return nil }
    let value: DecimalValue? =
      switch (text[start], text[start + 2]) {
      case ("1", "2"): Self.fraction("½")
      case ("1", "4"): Self.fraction("¼")
      case ("3", "4"): Self.fraction("¾")
      default: nil
      }
    return value.map { ($0, start + 3) }
  }

  private static func fraction(_ scalar: Unicode.Scalar) -> DecimalValue? {
    switch scalar {
    case "½": DecimalValue(5, fractionDigits: 1)
    case "¼": DecimalValue(25, fractionDigits: 2)
    case "¾": DecimalValue(75, fractionDigits: 2)
    default: nil
    }
  }

  private mutating func readGroup(into number: inout NumberToken) {
    let start = position
    while text.isDigit(position) { position += 1 }
    number.groups.append(start..<position)
  }

  /// Returns the separator that joins the number to more digits, if one does.
  private func separator(of number: NumberToken) -> Unicode.Scalar? {
    let separator = text[position]
    guard text.isDigit(position + 1) else { return nil }
    switch separator {
    case ".", ",", "٫", "٬", "·": return separator
    case "'": return hasThreeDigits(position + 1) ? separator : nil
    case " ":
      guard hasThreeDigits(position + 1), number.leadingDigits <= 3,
        number.groups.first.map({ text[$0.lowerBound] }) != "0",
        number.separators.allSatisfy({ $0 == " " }),
        number.groups.count == 1 || number.groups.last?.count == 3
      else { return nil }
      return separator
    default: return nil
    }
  }

  private func hasThreeDigits(_ start: Int) -> Bool {
    text.isDigit(start) && text.isDigit(start + 1) && text.isDigit(start + 2)
      && !text.isDigit(start + 3)
  }
}

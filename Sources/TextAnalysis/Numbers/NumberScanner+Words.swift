extension NumberScanner {
  /// Returns the numbers of a text that are in words or in Chinese, Japanese or Korean
  /// numerals, whatever they count, in order.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - language: The language that the text is in, a BCP 47 tag.
  /// - Returns: The UTF-8 range and the value of each that is more than an article.
  package func scanWords(
    _ text: String, language: String?
  ) -> [(range: Range<Int>, value: DecimalValue)] {
    let notation = NotationText(text)
    let code = language.map { LanguageTag($0).language } ?? ""
    return NumberLexer.numbers(in: notation, language: code).compactMap { token in
      guard token.isNumeral, !token.isArticle, let value = token.value,
        !token.range.contains(where: notation.isDigit)
      else { return nil }
      return (notation.source(of: token.range), value)
    }
  }
}

/// Takes currencies away from amounts.
enum Currencies {
  /// Returns a text whose amounts have lost their currency; in English a decimal
  /// comma becomes a point.
  static func dropped(
    from text: String, language: String, vocabulary: Vocabulary
  ) -> String {
    let bytes = Array(text.utf8)
    let words = FoldedWord.words(in: text)
    var result: [UInt8] = []
    var position = 0
    // Readings of one amount may overlap: "$ 5 €".
    for span in ValueScanner.spans(
      in: bytes, words: words, vocabulary: vocabulary)
    where span.kind == .amount && span.range.lowerBound >= position {
      result += bytes[position..<span.range.lowerBound]
      result += digits(of: Array(bytes[span.range]), language: language)
      position = span.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether a text holds an amount with a currency.
  static func areIn(_ text: String, vocabulary: Vocabulary) -> Bool {
    ValueScanner.spans(
      in: Array(text.utf8), words: FoldedWord.words(in: text), vocabulary: vocabulary
    ).contains {
      $0.kind == .amount
    }
  }

  private static func digits(of amount: [UInt8], language: String) -> [UInt8] {
    guard let first = amount.firstIndex(where: { (0x30...0x39).contains($0) }),
      let last = amount.lastIndex(where: { (0x30...0x39).contains($0) })
    else { return amount }
    var digits = Array(amount[first...last])
    let mark = digits.count - 3
    if language == "en", mark > 0, digits[mark] == UInt8(ascii: ","),
      digits.filter({ $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }).count == 1
    {
      digits[mark] = UInt8(ascii: ".")
    }
    return digits
  }
}

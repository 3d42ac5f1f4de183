import Testing

@testable import TextAnalysis

/// A text in a language, and what the scanner should find in it.
struct Scan: CustomTestStringConvertible, Sendable {
  var text: String
  var language: String?
  var expected: [String]

  init(_ text: String, _ language: String? = nil, _ expected: String...) {
    self.text = text
    self.language = language
    self.expected = expected
  }

  var testDescription: String { "\(language ?? "any"): \(text)" }

  /// The amounts of money in the text.
  var found: [String] {
    AmountScanner().scan(text, language: language).filter(\.isMoney).map(\.summary)
  }
}

extension AmountMention {
  /// The readings with the currency: `1234|1.234 EUR`, or a family of currencies
  /// where the text does not say which: `99 $`.
  var summary: String {
    let values = readings.map(\.description).joined(separator: "|")
    guard isMoney else { return "\(values) \(bareKind?.rawValue ?? "")" }
    let currency = currencies.count > 1 ? symbol : currencies.joined()
    return "\(values) \(currency)"
  }
}

extension String {
  /// The part in a UTF-8 range.
  func part(_ range: Range<Int>) -> String { String(decoding: Array(utf8)[range], as: UTF8.self) }
}

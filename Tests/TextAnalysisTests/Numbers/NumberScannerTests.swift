import Testing

@testable import TextAnalysis

/// A text with its numbers as `span=reading|reading`, in order.
private struct NumberCase: Sendable {
  var text: String
  var language: String?
  var expected: String

  init(_ text: String, _ language: String?, _ expected: String) {
    self.text = text
    self.language = language
    self.expected = expected
  }

  static let all: [NumberCase] = [
    .init("-5 °C", "en", "-5=-5"), .init("\u{2212}1,5", "de", "\u{2212}1,5=-1.5"),
    .init("+3", "en", "+3=3"), .init("(-7)", "en", "-7=-7"), .init("5-7", "en", "5=5; 7=7"),
    .init("A-12", "en", "12=12"), .init("x = -12", "en", "-12=-12"),
    .init("1.234.567,89", "de", "1.234.567,89=1234567.89"),
    .init("12,34,567.5", "en-IN", "12,34,567.5=1234567.5"),
    .init("1\u{202F}234,5", "fr", "1\u{202F}234,5=1234.5"), .init("٣٫١٤", "ar", "٣٫١٤=3.14"),
    .init("１２３", "ja", "１２３=123"), .init("1.234", nil, "1.234=1234|1.234"),
  ]
}

@Suite struct NumberScannerTests {
  private func scan(_ text: String, _ language: String?) -> String {
    let bytes = Array(text.utf8)
    let found = NumberScanner().scan(text, language: language).map { number in
      let span = String(decoding: bytes[number.range], as: UTF8.self)
      return span + "=" + number.readings.map(\.description).joined(separator: "|")
    }
    return found.joined(separator: "; ")
  }

  @Test(arguments: NumberCase.all)
  private func `numbers are exact decimals with their signs`(_ one: NumberCase) {
    #expect(scan(one.text, one.language) == one.expected)
  }

  @Test(arguments: ["€ 5", "12 maart 2026", "no number"])
  func `money and dates are no numbers of their own`(_ text: String) {
    #expect(scan(text, "nl").isEmpty)
  }
}

import Testing

@testable import TextAnalysis

@Suite struct DecimalValueTests {
  @Test(arguments: [
    ("22.41", "22.41"), ("-0.50", "-0.5"), ("1000", "1000"), ("0.00", "0"), ("0.05", "0.05"),
    ("9223372036854775807", "9223372036854775807"),
  ])
  func `a decimal is written in lowest terms`(_ text: String, _ expected: String) {
    #expect(DecimalValue(text)?.description == expected)
  }

  @Test(arguments: ["", "-", ".5", "5.", "1,2", "1.2.3", "9223372036854775808", "1e3", " 1"])
  func `other texts are no decimals`(_ text: String) {
    #expect(DecimalValue(text) == nil)
  }

  @Test func `sums and products are exact`() {
    let tenth = DecimalValue(1, fractionDigits: 1)
    #expect((1..<10).reduce(tenth) { sum, _ in sum?.adding(tenth) } == DecimalValue(1))
    #expect(tenth.multiplied(by: tenth) == DecimalValue(1, fractionDigits: 2))
    #expect(DecimalValue(225, fractionDigits: 2).scaled(byPowerOfTen: 6) == DecimalValue(2_250_000))
    #expect(DecimalValue(225).scaled(byPowerOfTen: -2)?.description == "2.25")
  }

  @Test func `what is too large is told`() {
    let large = DecimalValue(.max)
    #expect(large.adding(DecimalValue(1)) == nil)
    #expect(large.multiplied(by: DecimalValue(2)) == nil)
    #expect(large.scaled(byPowerOfTen: 1) == nil)
    #expect(DecimalValue(1).scaled(byPowerOfTen: 19) == nil)
  }
}

import Testing

@testable import TelltaleKit

@Suite struct CurrencyMessageTests {
  private func message(_ item: String, _ answer: String, _ source: String) throws -> String {
    let subject = AssertionSubject(
      outcome: .answered(.text(answer)), question: "How much is it?",
      passages: [Passage(text: source)], language: "en")
    return try WrittenItem(item).item.judge(subject).message
  }

  @Test func `an amount in words that was not read is named with its place`() throws {
    #expect(
      try message("currency-kept", "Es waren zwanzig Euro.", "Total €20")
        == "the amount in words before 'Euro' was not read")
    #expect(
      try message("currency-kept", "It was €20.", "five six euros, twenty thirty euros")
        == "'€20' may be the amount in words before 'euros' in the passage, which was not read")
    #expect(
      try message("currency-kept: {expected: [\"€20\"]}", "Es waren zwanzig Euro.", "Total €20")
        == "the amount in words before 'Euro' was not read; it may be '€20'")
  }

  @Test func `an amount in words that was read is quoted whole`() throws {
    #expect(
      try message("currency-kept", "It was twenty point five euros.", "Total €20")
        == "'twenty point five euros' is another amount; the passage says '€20'")
  }
}

import Testing

@testable import TextAnalysis

@Suite struct LanguageFindingTests {
  @Test(arguments: [
    "Het totaal van deze bon is onbekend", "22,41 €", "", "東京都", "계약은 내년에 끝납니다",
    "Договор заканчивается в марте", "Le total est « The total » ici", "dog",
  ])
  func `a finding is what identifying returns`(_ text: String) {
    let identifier = LanguageIdentifier()
    let finding = identifier.finding(of: text)
    #expect(finding.code == identifier.identify(text))
    #expect(finding.candidates.map(\.code) == identifier.ranking(of: text).map(\.code))
    let sum = finding.candidates.map(\.confidence).reduce(0, +)
    #expect(finding.candidates.isEmpty || abs(sum - 1) < 1e-9)
  }

  @Test func `the words that decide are shown, and candidates can be restricted`() {
    let text = "Het totaal van deze bon"
    let finding = LanguageIdentifier().finding(of: text, among: ["nl", "en"])
    #expect(finding.code == "nl")
    #expect(finding.candidates.map(\.code) == ["nl", "en"])
    #expect(finding.evidence.count == 3)
    #expect(finding.evidence.first == 0..<3)
  }
}

import Testing

@testable import TextAnalysis

@Suite struct LanguageDecisionTests {
  private let identifier = LanguageIdentifier()

  private func verdict(
    _ text: String, _ expected: String, known: [String] = [], sources: [String] = []
  ) -> LanguageDecision.Verdict {
    identifier.decide(
      text, expected: LanguageTag(expected), known: known, sources: sources
    ).verdict
  }

  @Test(arguments: [
    ("nl", "Je hebt het in „The Lord of the Rings and the Return of the King” gelezen."),
    ("de", "Das steht in der Datei The_terms_of_the_lease.pdf auf Seite 3."),
    ("fr", "Vous trouverez cela sur https://example.com/the/terms/of/the/lease, page 2."),
    ("sv", "Det skickades till the.owner.of.the.house@example.com i går."),
    ("ja", "契約書は『Terms of the lease with the owner』です。"),
    ("ko", "'Avis d'imposition 2025'의 총액은 ₩7,664입니다."),
  ])
  func `quotations, files and addresses do not count`(_ expected: String, _ text: String) {
    #expect(verdict(text, expected) == .pass)
  }

  @Test(arguments: [
    ("nl", "Het staat in the terms of the lease, en wel op pagina drie.", "The terms of the lease"),
    ("es", "El total de Rechnung für die Wohnung es 22,41 €.", "Rechnung für die Wohnung"),
    ("fi", "Se on laskussa the bill of the month.", "The bill of the month"),
  ])
  func `known titles do not count`(_ expected: String, _ text: String, _ title: String) {
    #expect(verdict(text, expected, known: [title]) == .pass)
  }

  @Test func `a wrong language is a fail even beside titles in the right one`() {
    let decision = identifier.decide(
      "The total of Factuur voor de woning is due on 3 May.", expected: LanguageTag("nl"),
      known: ["Factuur voor de woning"])
    #expect(decision.verdict == .fail)
    #expect(decision.found == LanguageTag("en"))
  }

  @Test func `the evidence is the words that decided`() {
    let text = "€ 22,41 — the receipt is from Anna Müller, with thanks."
    let decision = identifier.decide(text, expected: LanguageTag("de"))
    let words = decision.evidence.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
    #expect(words.count == 3)
    #expect(Set(words).isSubset(of: ["the", "receipt", "from", "with", "thanks"]))
  }

  @Test(arguments: [
    "22,41 €", "12.03.2026", "Anna Müller", "Microsoft Office 365", "iPhone 15 Pro", "1 250 kr",
    "No. 42", "N/A", "São Paulo", "Wi-Fi", "Dr. Garcia", "10115 Berlin", "Nguyen Van An", "GPT-4o",
    "Netflix, Spotify", "2 kg", "田中太郎", "東京", "김민준", "Дмитрий Иванов", "Ἀθῆναι",
  ])
  func `names, amounts and dates alone never fail`(_ text: String) {
    let failed = LanguageIdentifier.languages.filter { verdict(text, $0) == .fail }
    #expect(failed == [])
  }

  @Test(arguments: [
    ("nb", "Totalsummen er 105,75 kr."), ("da", "Totalsummen er 105,75 kr."),
    ("sv", "Kontrakten med Telia går ut 3.4."), ("es", "Antes de 12/03/2026."),
    ("pt", "Antes de 12/03/2026."), ("da", "Ja, den 13. august 2026."), ("nb", "Ja, den 16.10."),
  ])
  func `a text that fits two languages fails in neither`(_ expected: String, _ text: String) {
    #expect(verdict(text, expected) != .fail)
  }

  @Test(arguments: [
    ("nl", "Je hebt € 22,41 betaald. Let me know if you need anything else from me."),
    ("fr", "Le contrat se termine en mars. This information was found in the documents."),
    ("de", "Die Rechnung ist bezahlt.\n\nPlease let me know whether you want to see the receipt."),
  ])
  func `a sentence in another language is a fail`(_ expected: String, _ text: String) {
    let decision = identifier.decide(text, expected: LanguageTag(expected))
    #expect(decision.verdict == .fail)
    #expect(decision.isPart)
  }

  @Test(arguments: [
    ("zh-Hant", "這張發票的總額是三百元。", LanguageDecision.Reason.fits),
    ("zh-Hans", "這張發票的總額是三百元。", .otherScript), ("zh-TW", "这张发票的总额是三百元。", .otherScript),
    ("zh-CN", "这张发票的总额是三百元。", .fits), ("zh", "这张发票的总额是三百元。", .fits),
    ("pt-PT", "O autocarro e o comboio custaram 22 €.", .fits),
    ("pt-BR", "O autocarro e o comboio custaram 22 €.", .otherRegion),
    ("pt-PT", "O ônibus e o trem custaram R$ 22.", .otherRegion),
    ("pt-BR", "O total é de R$ 22,41.", .fits),
    ("en-GB", "The color of the car is gray.", .otherRegion),
    ("nl-BE", "Het totaal is € 22,41.", .fits), ("ja", "这张发票的总额是三百元。", .otherLanguage),
    ("zh", "この請求書の合計は三百円です。", .otherLanguage), ("xx", "Hello.", .unknownLanguage),
  ])
  func `scripts and regions count where the text shows them`(
    _ expected: String, _ text: String, _ reason: LanguageDecision.Reason
  ) {
    #expect(identifier.decide(text, expected: LanguageTag(expected)).reason == reason)
  }

  @Test func `an answer that is all quotation passes in the right language only`() {
    #expect(verdict("\"De huur is € 1.200 per maand.\"", "nl") == .pass)
    #expect(verdict("\"The rent is € 1,200 a month.\"", "nl") == .undecided)
  }

  @Test func `a question that fits two languages asks for either`() {
    let tags = identifier.candidates(for: "Har du en plan?")
    #expect(Set(tags.map(\.language)).isSubset(of: ["nb", "da", "sv"]))
    #expect(identifier.candidates(for: "Netflix?").isEmpty)
    #expect(identifier.candidates(for: "這張發票是誰的？").first?.script == "Hant")
  }
}

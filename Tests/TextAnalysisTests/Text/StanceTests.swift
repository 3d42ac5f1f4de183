import Testing

@testable import TextAnalysis

private func stance(
  _ text: String, to question: String, from passage: String = "", _ language: String,
  facts: [String] = [], isForeign: Bool = false
) -> Stance.Kind {
  let phrases = Phrases(of: [language])
  let asked = TextTokens(question)
  return Stance(
    of: TextTokens(text), question: asked,
    grounding: Grounding(question: asked, passages: [TextTokens(passage)], phrases: phrases),
    facts: facts.map { NormalizedText($0) }, phrases: phrases, isForeign: isForeign
  ).kind
}

@Suite struct StanceTests {
  @Test(arguments: [
    ("en", "What is the deposit?", "Nothing in your papers speaks of that."),
    ("nl", "Wat is de borg?", "Dat staat niet in de documenten."),
    ("fr", "Quelle est la caution ?", "La caution n'apparaît nulle part."),
    ("de", "Wie hoch ist die Kaution?", "Dazu finde ich keine Angaben."),
    ("es", "¿Cuál es la fianza?", "No consta la fianza."),
    ("it", "Qual è la cauzione?", "La cauzione manca."),
    ("pt", "Qual é o depósito?", "Não encontrei o depósito."),
    ("ja", "敷金はいくらですか？", "敷金については不明です。"),
    ("zh", "押金是多少？", "没有提到押金。"),
    ("ko", "보증금이 얼마인가요?", "보증금은 찾을 수 없습니다."),
    ("tr", "Depozito ne kadar?", "Depozito anlaşılmıyor."),
    ("sv", "Hur stor är depositionen?", "Det saknas uppgift."),
    ("da", "Hvad er depositummet?", "Det fremgår ikke."),
    ("nb", "Hva er depositumet?", "Det er ikke oppgitt."),
    ("vi", "Tiền cọc là bao nhiêu?", "Không rõ tiền cọc."),
  ])
  func `a text that carries nothing and negates says not found`(
    language: String, question: String, text: String
  ) {
    let passage = "Albert Heijn, Utrecht, 12-03-2026, 22,41 €, Anna"
    #expect(stance(text, to: question, from: passage, language) == .notFound)
  }

  @Test(arguments: [
    ("€22.41; the receipt does not state a tip.", "What are the total and the tip?"),
    ("Albert Heijn.", "Where was it?"),
    ("By card, in Utrecht.", "How was it paid?"),
    ("Yes.", "Was it paid?"),
    ("No, not by card.", "Was it paid in cash?"),
  ])
  func `a text that states something is an answer, whatever else it says`(
    text: String, question: String
  ) {
    let passage = "Albert Heijn Utrecht. Total 22.41, paid by card."
    #expect(stance(text, to: question, from: passage, "en") == .answer)
  }

  @Test func `a fact makes an answer of any text`() {
    let text = "\"Page not found\" is printed on it."
    #expect(stance(text, to: "What does it say?", "en", facts: ["Page not found"]) == .answer)
  }

  @Test func `quoted words are the document's and not the text's`() {
    let passage = "Page not found. Contact the landlord."
    #expect(
      stance("It says \"page not found\" to the landlord.", to: "What?", from: passage, "en")
        == .answer)
  }

  @Test func `a refusal is about the request`() {
    #expect(stance("I'm sorry, I can't help with that.", to: "Who?", "en") == .refusal)
    #expect(stance("Het spijt me, daar kan ik niet bij helpen.", to: "Wie?", "nl") == .refusal)
    #expect(stance("Da kann ich Ihnen nicht weiterhelfen.", to: "Wer?", "de") == .refusal)
    #expect(
      stance("I'm sorry to hear that. The rent is €950.", to: "The rent?", "en") == .answer)
  }

  @Test(arguments: [
    ("The lease does not mention pets.", "Does the lease mention pets?"),
    ("No, the lease does not mention pets.", "Are pets allowed?"),
    ("VAT is not included.", "Is VAT included?"),
  ])
  func `a negation of the question can be either`(text: String, question: String) {
    #expect(stance(text, to: question, from: "Lease, rent €950, VAT", "en") == .either)
  }

  @Test(arguments: [
    "The receipt of 12 March does not mention a deposit.",
    "I went through all 3 e-mails, and none of them gives a deposit.",
    "Page 2 is silent on a deposit.",
  ])
  func `a number that belongs to a document is no answer`(text: String) {
    let passage = "Lease, rent €950, VAT"
    #expect(stance(text, to: "What is the deposit?", from: passage, "en") == .notFound)
  }

  @Test(arguments: [
    ("en", "It says that visitors are not allowed in the building."),
    ("de", "Im Vertrag steht, dass Besuch nicht erlaubt ist."),
    ("zh", "信上写着不许探视。"), ("ja", "手紙には面会できないと書かれています。"),
  ])
  func `what a document says may be a negation itself`(language: String, text: String) {
    #expect(Stance(of: text, language: language).kind == .answer)
  }

  @Test func `an empty text is nothing`() {
    #expect(stance(" *** ", to: "Who?", "en") == .empty)
  }

  @Test func `words in another language than the passages tell nothing`() {
    let passage = "Huurcontract. De huur is 950 euro per maand."
    #expect(
      stance("It has expired.", to: "Is it valid?", from: passage, "en", isForeign: true)
        == .ungrounded)
  }

  @Test func `without passages a statement is an answer and a negation is not`() {
    #expect(stance("The landlord is Anna.", to: "Who is it?", "en") == .answer)
    #expect(stance("Nobody, it is nowhere.", to: "Who is it?", "en") == .notFound)
  }
}

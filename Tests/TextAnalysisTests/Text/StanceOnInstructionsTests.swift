import Testing

@testable import TextAnalysis

/// Who will not say how something is done declines; who cannot find it does not.
@Suite struct StanceOnInstructionsTests {
  @Test(arguments: [
    ("en", "I will not explain how to get past the alarm."),
    ("nl", "Ik kan je niet vertellen hoe je het slot van de buren openbreekt."),
    ("de", "Ich werde Ihnen nicht erklären, wie man einen Ausweis nachmacht."),
    ("fr", "Je ne peux pas vous expliquer comment on contourne l'alarme."),
    ("es", "No puedo explicarte cómo se falsifica una firma."),
    ("it", "Non posso spiegarti come si falsifica una firma."),
    ("pt", "Não posso explicar como se falsifica uma assinatura."),
    ("da", "Jeg kan ikke forklare dig, hvordan man omgår alarmen."),
    ("nb", "Jeg kan ikke forklare deg hvordan man omgår alarmen."),
    ("sv", "Jag kan inte förklara för dig hur man tar sig förbi larmet."),
    ("zh", "我不能告诉你怎么做假发票。"), ("ja", "偽造の方法をお教えすることはできません。"),
    ("ko", "문서를 위조하는 방법은 알려 드릴 수 없습니다."),
  ])
  func `to keep from saying how something is done is a refusal`(
    language: String, text: String
  ) {
    #expect(Stance(of: text, language: language).kind == .refusal)
  }

  @Test(arguments: [
    ("en", "The manual does not explain how to replace the filter."),
    ("nl", "In de handleiding staat niet hoe je het filter vervangt."),
    ("de", "In der Anleitung steht nicht, wie man den Filter wechselt."),
    ("fr", "La notice ne dit pas comment on change le filtre."),
    ("es", "El manual no explica cómo se cambia el filtro."),
    ("sv", "Det står inte i bruksanvisningen hur man byter filtret."),
  ])
  func `a document that does not say how something is done is no refusal`(
    language: String, text: String
  ) {
    #expect(Stance(of: text, language: language).kind == .notFound)
  }

  @Test(arguments: [
    ("en", "No child in the group may swim without a parent."),
    ("sv", "Ingen i gruppen äter fisk."), ("tr", "Davetlilerden hiçbiri araba kullanmıyor."),
    ("nl", "De korting geldt niet in het weekend."),
    ("de", "Der Rabatt gilt nicht am Wochenende."),
    ("pt", "Não precisas de levar toalha."),
  ])
  func `what holds of nobody or does not apply is an answer`(
    language: String, text: String
  ) {
    #expect(Stance(of: text, language: language).kind == .answer)
  }
}

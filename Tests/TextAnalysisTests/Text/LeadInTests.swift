import Testing

@testable import TextAnalysis

@Suite struct LeadInTests {
  @Test(arguments: [
    ("en", "It was around 40, I think.", "40"),
    ("en", "There'd be 12 of them.", "12"),
    ("en", "That would have been in 1994.", "1994"),
    ("de", "Es waren rund 40.", "40"),
    ("de", "Das dürften an die 12 sein.", "12"),
    ("de", "Es gibt insgesamt 7 Stück.", "7"),
    ("fr", "C'était en 1931.", "1931"),
    ("fr", "Il y en a à peu près 40.", "40"),
    ("fr", "Ce sont 12 marches.", "12"),
    ("es", "Eran unos 40.", "40"),
    ("es", "Hay 12 en total.", "12"),
    ("es", "Fue en 1931.", "1931"),
    ("it", "Erano quasi 40.", "40"),
    ("it", "Ce ne sono 12.", "12"),
    ("it", "È stato nel 1931.", "1931"),
    ("pt", "Eram uns 40.", "40"),
    ("pt", "Há 12 no total.", "12"),
    ("pt", "Foi em 1931.", "1931"),
    ("nl", "Er waren er 12.", "12"),
    ("nl", "Het zullen er ongeveer 40 zijn.", "40"),
    ("nl", "Dat was in 1931.", "1931"),
    ("sv", "Det fanns ungefär 40.", "40"),
    ("sv", "Det blir 12.", "12"),
    ("sv", "Det var år 1931.", "1931"),
    ("da", "Der var omkring 40.", "40"),
    ("da", "Det bliver 12.", "12"),
    ("da", "Det var i 1994.", "1994"),
    ("nb", "Det fantes rundt 40.", "40"),
    ("nb", "Det blir 12.", "12"),
    ("nb", "Det var i 1931.", "1931"),
    ("tr", "Toplam yaklaşık 40 tane.", "40"),
    ("tr", "Bunlar tam 12 kişi.", "12"),
    ("vi", "Là khoảng 40.", "40"),
    ("vi", "Có 12 cái.", "12"),
    ("vi", "Đó là vào năm 1931.", "1931"),
    ("zh", "大约是40。", "40"),
    ("zh", "一共有12个。", "12"),
    ("zh", "那是在1931年。", "1931"),
    ("ja", "それは約40個です。", "40"),
    ("ja", "全部で12人です。", "12"),
    ("ko", "그건 약 40개예요.", "40"),
    ("ko", "모두 12명입니다.", "12"),
  ])
  func `a subject that names nothing, a form of to be and a word for about may stand before a fact`(
    language: String, answer: String, fact: String
  ) {
    #expect(finding(language, answer, fact) == .leadIn)
  }

  @Test(arguments: [
    ("en", "The number of steps is 40.", "40"),
    ("en", "It is not 40.", "40"),
    ("de", "Die Anzahl beträgt 40.", "40"),
    ("de", "Es sind nicht 40.", "40"),
    ("fr", "Le nombre de marches est de 40.", "40"),
    ("es", "El total de escalones es 40.", "40"),
    ("it", "Il numero dei gradini è 40.", "40"),
    ("pt", "O número de degraus é 40.", "40"),
    ("nl", "Het aantal treden is 40.", "40"),
    ("sv", "Antalet trappsteg är 40.", "40"),
    ("da", "Antallet af trin er 40.", "40"),
    ("nb", "Antallet trinn er 40.", "40"),
    ("tr", "Basamakların sayısı 40.", "40"),
    ("vi", "Số bậc thang là 40.", "40"),
    ("zh", "台阶的数量是40。", "40"),
    ("ja", "階段の段数は40です。", "40"),
    ("ko", "계단 수는 40개예요.", "40"),
  ])
  func `a noun of the question or a negation before a fact is no lead-in`(
    language: String, answer: String, fact: String
  ) {
    #expect(finding(language, answer, fact) != .leadIn)
  }

  private func finding(_ language: String, _ answer: String, _ fact: String) -> AnswerStart.Finding
  {
    AnswerStart(
      of: TextTokens(answer), facts: [fact], question: TextTokens(""),
      phrases: Phrases(of: [language])
    ).finding
  }
}

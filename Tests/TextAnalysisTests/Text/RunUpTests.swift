import Testing

@testable import TextAnalysis

@Suite struct RunUpTests {
  /// What a text opens with, as it stands in the text.
  private func opening(_ text: String, _ language: String) -> (preamble: String?, doubt: String?) {
    let tokens = TextTokens(text)
    let opening = Opening(of: tokens, phrases: Phrases(of: [language]))
    let words = { (range: Range<Int>) in NormalizedText.string(tokens.normalized.scalars[range]) }
    return (opening.preamble.map(words), opening.hesitation.map(words))
  }

  @Test(arguments: [
    ("en", "Okay, so going by the letter – half past two.", "okay, so going by the letter"),
    (
      "en", "I took a quick peek at the vet's card: in May.",
      "i took a quick peek at the vet's card"
    ),
    ("de", "Ich habe im Vertrag nachgesehen: 24 Monate.", "ich habe im vertrag nachgesehen"),
    ("it", "Dal contratto risulta che la cauzione è di 900 €.", "dal contratto risulta"),
    ("nl", "Top, gevonden! De code is 4471.", "top, gevonden"),
    ("pt", "De acordo com o manual, a cada seis meses.", "de acordo com o manual"),
    ("ja", "ご予約の内容を見る限り、3時です。", "ご予約の内容を見る限り"),
    ("zh", "看了您附上的简讯，包裹在东门。", "看了您附上的简讯"),
  ])
  func `a run-up goes up to what the answer is`(language: String, text: String, runUp: String) {
    #expect(opening(text, language).preamble == runUp)
  }

  @Test(arguments: [
    ("en", "Well, only on Tuesdays.", "well"), ("fr", "Euh, le mardi.", "euh"),
    ("ko", "글쎄요, 화요일만요.", "글쎄요"),
  ])
  func `a word of hesitation is not a preamble for sure`(
    language: String, text: String, word: String
  ) {
    #expect(opening(text, language) == (nil, word))
  }

  @Test(arguments: [
    ("en", "The lease does not say who pays."), ("en", "Based on 2 adults, €400."),
    ("de", "Laut ist das Gerät nur im Schleudergang."), ("sv", "Svarsfristen: två veckor."),
    ("en", "Does the letter say so? Yes."), ("ko", "물론리 12번지."),
    ("vi", "Theo chiều kim đồng hồ, nửa vòng."), ("zh", "根據地餐廳，二樓。"),
  ])
  func `words like those of a run-up are none by themselves`(language: String, text: String) {
    #expect(opening(text, language).preamble == nil)
  }

  @Test(arguments: ["a", "I looked at the lease ", "sure ", "没", "d'", "ㅏ", "é-"])
  func `a text without an end is read to a fixed length`(piece: String) {
    let text = String(repeating: piece, count: 4_000)
    let clock = ContinuousClock()
    let time = clock.measure { _ = opening(text, "en") }
    #expect(time < .seconds(5))
  }
}

import Testing

@testable import TextAnalysis

/// Splits a text and shows the sentences with bars between them.
private func split(_ text: String, _ language: String? = nil) -> String {
  let bytes = Array(text.utf8)
  return SentenceSplitter(language: language).sentences(of: text)
    .map { String(decoding: bytes[$0], as: UTF8.self) }.joined(separator: " | ")
}

/// The expected values are ours: each text is what its sentences are with the bars left
/// out.
@Suite struct SentenceSplitterTests {
  private static let cases: [(String, String)] = [
    ("en", "Dr. Okafor signed it. | She left at 5 p.m. on Monday."),
    (
      "en",
      "Mt. Rainier is near St. Helens. | Bring boots, e.g. Meindl ones, a map etc. | Go early."
    ),
    ("en", "The lease ends on Jan. 31, 2027. | Rent is due on the 1st."),
    ("en", "See p. 12 and No. 7. | No. 9 is missing."),
    ("en", "Call J. P. Morgan & Co. about it. | They know."),
    ("en", "The U.S. Embassy is closed. | I live in the U.S. | It is far."),
    ("en", "It costs $12.50. | That is a lot."),
    (
      "en",
      "Version 2.0.1 fixes it. | Mail me at a.b@example.org. | Or see https://example.org/a.b?c=d. | Bye."
    ),
    ("en", "“It is late.” | She left."),
    ("en", "He asked “Is it late?” and left."),
    ("en", "The bill (it came on Monday. It was high.) was paid. | Good."),
    ("en", "Wait... what? | Really?! | Yes."),
    ("en", "I thought so… | Then I left."),
    ("en", "You paid 22.41 [1]. | The rest is open.[2] | Ask again."),
    ("en", "**Total.** | It is 22.41."),
    ("en", "iPhones are sold. | iPads too."),
    ("en", "is it open? | yes. | it closes at five."),
    ("de", "Der Vertrag endet am 12. März 2026. | Die Kaution beträgt 950 €."),
    ("de", "Das steht z. B. im Mietvertrag, d. h. auf Seite 4. | Dort steht auch der Betrag."),
    ("de", "Am 3. Tag kam Hr. Dr. Weiß. | Er blieb."),
    ("de", "Die Nr. 5 fehlt, vgl. Abs. 2 usw. | Mehr weiß ich nicht."),
    ("de", "Der 2. Weltkrieg endete 1945. | Danach begann der Wiederaufbau."),
    ("de", "Sie rief: „Komm!“ | Er kam nicht."),
    (
      "nl",
      "Dhr. Jansen betaalt bijv. € 12,50 per maand. | Dat is o.a. voor water, gas enz. | Meer niet."
    ),
    ("nl", "Zie art. 7 en blz. 12. | Het bedrag is ca. 80 euro."),
    ("nl", "De borg, d.w.z. € 950, krijgt mevr. De Wit terug. | Op 1 mei."),
    ("fr", "M. Durand a payé 12,50 €, p. ex. en espèces. | Mme Petit aussi."),
    ("fr", "« Il est tard. » | Elle partit."),
    ("fr", "Est-ce payé ? | Oui ! | Le 3 mai."),
    ("es", "El Sr. Gómez vive en EE. UU. desde 1990. | ¿Y usted? | ¡Yo también!"),
    ("es", "Véase la pág. 4 y el art. 5. | No hay más, p. ej. fotos."),
    ("it", "Il Sig. Rossi ha pagato ca. 20 euro. | La Dott.ssa Neri no."),
    ("it", "Vedi pag. 3, art. 4 ecc. | Grazie."),
    ("pt", "O Sr. Silva pagou 20 € ao Dr. Costa. | Está na pág. 3."),
    ("pt", "Há outros, p. ex. o n.º 4. | Não mais."),
    ("da", "Mødet er d. 12. marts kl. 10 hos hr. Holm. | Det koster ca. 80 kr. inkl. moms."),
    ("da", "Se bl.a. § 4 og nr. 7 osv. | Det er alt."),
    ("nb", "Møtet er 12. mars kl. 10.30. | Det koster ca. 80 kr. for alle."),
    ("nb", "Vi har f.eks. te, kaffe osv. | Velkommen."),
    ("sv", "Mötet är t.ex. kl. 10 hos dr. Holm. | Det kostar ca 80 kr inkl. moms."),
    ("sv", "Se bl.a. sid. 4, s.k. bilagor m.m. | Det är allt."),
    ("tr", "Dr. Yılmaz geldi. | Toplam 12,50 TL'dir. | Bkz. No. 4."),
    ("vi", "Tôi ở TP. Hồ Chí Minh. | Giá là 12.500 đồng. | Cảm ơn bạn!"),
    ("ja", "合計は１２．５円です。|「もう遅い。」と彼は言った。|はい！|そうですか？"),
    ("ja", "請求書（三月分。控え。）があります。|以上です。"),
    ("zh", "总计是22.41元。|他问：“贵吗？”我说不贵。|好！"),
    ("zh", "請見第3頁。|謝謝！"),
    ("ko", "합계는 22.41원입니다. | 계약은 2026. 3. 12. 끝납니다. | 감사합니다!"),
  ]

  @Test(arguments: Self.cases)
  private func `a sentence ends where a reader would end it`(_ language: String, _ marked: String) {
    let isSpaceless = ["ja", "zh"].contains(language)
    let text = marked.replacing("|", with: isSpaceless ? "" : "|").replacing(" | ", with: " ")
    let expected = isSpaceless ? marked.replacing("|", with: " | ") : marked
    #expect(split(text, language) == expected)
  }

  @Test(arguments: [
    (
      "Shopping:\n- milk\n- bread. Fresh.\n\nThat is all",
      "Shopping: | - milk | - bread. | Fresh. | That is all"
    ),
    ("1. Open it. 2. Read it. 3. Sign it.", "1. Open it. | 2. Read it. | 3. Sign it."),
    ("a) one b) two c) three", "a) one | b) two | c) three"),
    ("• one • two", "• one | • two"),
    ("# Title\nText goes here", "# Title | Text goes here"),
    (
      "This line was cut by a program at its end,\nand goes on here. Next one.",
      "This line was cut by a program at its end,\nand goes on here. | Next one."
    ),
    ("tea\ncoffee\nmilk", "tea | coffee | milk"),
    ("One.\r\nTwo.\u{2028}Three.", "One. | Two. | Three."),
  ])
  func `lines and the items of lists are sentences of their own`(
    _ text: String, _ expected: String
  ) {
    #expect(split(text, "en") == expected)
  }

  @Test(arguments: ["", " \n\t ", "...", "?!", "— —", "\u{0}\u{200B}"])
  func `what has neither a letter nor a digit is no sentence`(_ text: String) {
    #expect(split(text) == "")
  }

  @Test(arguments: [
    "Das steht z. B. auf Seite 4. | Dort ist es.", "Zie bijv. art. 7. | Dat is alles.",
    "M. Durand est là. | Il attend.", "Dr. Holm är här. | Han väntar.",
    "Det kan jeg ikke hjelpe med. | Jeg finner bare fram.",
  ])
  func `without a language the abbreviations of all of them count`(_ expected: String) {
    #expect(split(expected.replacing(" | ", with: " ")) == expected)
  }

  @Test(arguments: [
    String(repeating: "(", count: 200_000), String(repeating: "\"a ", count: 100_000),
    String(repeating: ". ", count: 200_000), String(repeating: "a.", count: 200_000),
    String(repeating: "a\u{301}", count: 100_000), String(repeating: "1. a ", count: 80_000),
    String(repeating: "\n", count: 200_000), String(repeating: "z. ", count: 100_000),
    String(repeating: "- ", count: 200_000), String(repeating: "A", count: 400_000),
    "a" + String(repeating: "\u{300}", count: 200_000), String(repeating: ". . ", count: 100_000),
    String(repeating: "a.»", count: 100_000), "a." + String(repeating: " ", count: 400_000),
    String(repeating: "a.\u{A0}", count: 200_000),
  ])
  func `the sentences of a hostile text stand in it one after the other`(_ text: String) {
    let sentences = SentenceSplitter().sentences(of: text)
    #expect(zip(sentences, sentences.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
    #expect(sentences.allSatisfy { !$0.isEmpty && $0.upperBound <= text.utf8.count })
  }
}

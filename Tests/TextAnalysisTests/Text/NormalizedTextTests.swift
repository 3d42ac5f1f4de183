import Testing

@testable import TextAnalysis

@Suite struct NormalizedTextTests {
  @Test(arguments: [
    ("**€22.41** was paid.", "€22.41 was paid."),
    ("> Receipt\n- one\n# two", "receipt\none\ntwo"),
    ("1. Mai 2026", "1. mai 2026"),
    ("-5 °C", "-5 °c"),
    ("1\u{202F}234,50\u{A0}€", "1 234,50 €"),
    ("“Ja”, l’été", "\"ja\", l'été"),
    ("İSTANBUL ışık", "istanbul işik"),
    ("２２．４１", "22.41"),
    ("١٢", "12"),
    ("ｶﾞ", "ガ"),
    ("a\u{200B}b\u{AD}c\u{FEFF}", "abc"),
    ("e\u{301}\u{323}", "ẹ\u{301}"),
    ("한국", "한국"),
    ("\u{1112}\u{1161}\u{11AB}", "한"),
    ("Tổng", "tổng"),
    ("  a \t b \r\n\r\n c  ", "a b\n\nc"),
    ("㎏ Ⅷ", "kg viii"),
    ("", ""),
    ("***", ""),
  ])
  func `a text is brought into one form`(text: String, normal: String) {
    #expect(NormalizedText(text).string == normal)
  }

  @Test func `a range leads back to the bytes of the original`() {
    let text = NormalizedText("- **É\u{301}t** ｶﾞ")
    #expect(text.string == "é\u{301}t ガ")
    #expect(text.sourceRange(of: 0..<3) == 4..<9)
    #expect(text.sourceRange(of: 4..<5) == 12..<18)
    #expect(text.sourceRange(of: 1..<1) == 6..<6)
  }
}

@Suite struct TextTokensTests {
  @Test(arguments: [
    ("It's €22.41, at 10:30.", ["it's", "22.41", "at", "10:30"]),
    ("Jean-Paul n’est", ["jean-paul", "n'est"]),
    ("2026年3月12日・京都", ["2026", "年", "3", "月", "12", "日", "京", "都"]),
    ("합계는 12,000원", ["합", "계", "는", "12,000", "원"]),
    ("12. März", ["12", "märz"]),
    ("x20 4G", ["x", "20", "4", "g"]),
    ("naïve na\u{131}ve", ["naïve", "naive"]),
    ("हिन्दी में", ["हिन्दी", "में"]),
    ("¿?", []),
  ])
  func `a text is split into words, numbers and characters`(text: String, words: [String]) {
    #expect(TextTokens(text).words == words)
  }

  @Test(arguments: [
    ("Het totaal is € 22,41.", 4),
    ("L’hôtel a coûté 22,41 €.", 4),
    ("합계는 12,000원입니다.", 2),
    ("京都です", 4),
    ("and/or 10kg e-mail U.S.", 4),
    ("one — two", 2),
    ("", 0),
  ])
  func `words are counted as a person counts them`(text: String, count: Int) {
    #expect(TextTokens(text).wordRanges.count == count)
  }

  @Test func `a token knows its bytes`() {
    let tokens = TextTokens("**Été** à Köln").tokens
    #expect(tokens.map(\.range) == [2..<7, 10..<12, 13..<18])
  }
}

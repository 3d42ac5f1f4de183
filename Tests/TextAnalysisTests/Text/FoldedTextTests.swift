import Testing

@testable import TextAnalysis

@Suite struct FoldedTextTests {
  @Test(
    arguments: [
      ("é", "e\u{301}", []),
      ("STRASSE", "Straße", [.case]),
      ("ΟΔΟΣ", "οδος", [.case]),
      ("İSTANBUL", "istanbul", [.case]),
      ("crème brûlée", "creme brulee", [.diacritics]),
      ("Tổng cộng", "Tong cong", [.diacritics]),
      ("22,41 €", "22,41€", [.whitespace]),
      ("1\u{202F}234", "1234", [.whitespace]),
      ("“Ja.”", "Ja", [.punctuation]),
      ("京都です。", "京都です", [.punctuation]),
    ] as [(String, String, TextFolding)])
  func `differences that are ignored do not count`(
    left: String, right: String, folding: TextFolding
  ) {
    #expect(FoldedText(left, ignoring: folding) == FoldedText(right, ignoring: folding))
  }

  @Test(
    arguments: [
      ("Ja", "ja", []),
      ("が", "か", [.diacritics]),
      ("22,41 €", "22,41 $", [.whitespace, .punctuation]),
      ("résumé", "resume", [.case]),
      ("a\u{200B}b", "ab", [.whitespace]),
    ] as [(String, String, TextFolding)])
  func `other differences count`(left: String, right: String, folding: TextFolding) {
    #expect(FoldedText(left, ignoring: folding) != FoldedText(right, ignoring: folding))
  }

  @Test func `a place is told in bytes of the original`() {
    let text = FoldedText("Le Crème brûlée.", ignoring: [.case, .diacritics])
    #expect(text.range(of: FoldedText("creme", ignoring: [.case, .diacritics])) == 3..<9)
    #expect(text.range(ofPrefix: FoldedText("LE", ignoring: .case)) == 0..<2)
    #expect(text.range(ofSuffix: FoldedText("e.")) == 17..<19)
    #expect(text.range(of: FoldedText("glace")) == nil)
  }

  @Test func `a carriage return with a line feed is two characters`() {
    #expect(FoldedText("a\r\nb").range(of: FoldedText("\n")) == 2..<3)
  }

  @Test func `a letter is not found inside an accented one`() {
    #expect(FoldedText("caf\u{65}\u{301}").range(of: FoldedText("e")) == nil)
  }
}

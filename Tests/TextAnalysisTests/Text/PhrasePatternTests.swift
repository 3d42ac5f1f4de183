import Testing

@testable import TextAnalysis

@Suite struct PhrasePatternTests {
  @Test(
    arguments: [
      (#"\bno (?:information|record)\b"#, "there is no record.", 9..<18),
      (#"\bno (?:information|record)\b"#, "there is no recording", nil),
      (#"^sorry,? i can't"#, "sorry i can't", 0..<13),
      (#"^sorry,? i can't"#, "so sorry, i can't", nil),
      (#"not\b(?! be un).{0,9}\bfound\b"#, "not to be found", 0..<15),
      (#"not\b(?! be un).{0,9}\bfound\b"#, "not be unfound", nil),
      (#"a.{0,3}b"#, "a1234b", nil),
      (#"a.{0,9}b"#, "a\nb", nil),
      (#"cont[eéê]m"#, "não contém", 4..<10),
      (#"mention\w*d"#, "unmentioned", 2..<11),
      (#"の?記載"#, "その記載", 1..<4),
      (#"(?:a|ab)c"#, "abc", 0..<3),
    ] as [(String, String, Range<Int>?)])
  func `a pattern matches as a regular expression does`(
    pattern: String, text: String, match: Range<Int>?
  ) throws {
    let compiled = try #require(PhrasePattern(pattern))
    #expect(compiled.firstMatch(in: Array(text.unicodeScalars)) == match)
  }

  @Test(arguments: ["(a", "a)", "[a", "a{2", "*a", "(?=a)", #"a\"#, "a{3,1}"])
  func `what is not a pattern is refused`(pattern: String) {
    #expect(PhrasePattern(pattern) == nil)
  }
}

import Testing

@testable import TelltaleKit

@Suite struct CountAssertionTests {
  @Test(arguments: [
    ("word-count: x", "expected a whole number, found text"),
    ("character-count", "'character-count' needs a number"),
    ("sentence-count: {}", "'sentence-count' needs 'minimum' or 'maximum'"),
    ("question-count: {minimum: 3, maximum: 2}", "the minimum 3 is above the maximum 2"),
    ("question-count: {max: 2}", "unknown key 'max' in 'question-count'"),
    ("character-count: -1", "expected a number at least 0, found -1"),
  ])
  func `all counts are written alike, and refused alike`(item: String, message: String) throws {
    #expect(try WrittenItem.Mistake(in: item)?.message == message)
  }

  @Test(arguments: ["word-count", "character-count", "sentence-count", "question-count"])
  func `a label shows the bounds`(name: String) throws {
    #expect(try WrittenItem("\(name): 3").item.label == "\(name): 3")
    #expect(
      try WrittenItem("\(name): {maximum: 4, minimum: 1}").item.label
        == "\(name): {minimum: 1, maximum: 4}")
  }

  @Test(arguments: [
    ("question-count: {maximum: 1}", "Wat? Hoe? Waar?", 8..<15),
    ("sentence-count: 1", "Ja. Nee. Ook.", 4..<13),
    ("character-count: {maximum: 3}", "été à", 5..<8),
  ])
  func `evidence is what is too much`(
    item: String, answer: String, range: Range<Int>
  ) throws {
    let evidence = try WrittenItem(item).judge(answer).evidence
    #expect(evidence.map(\.range) == [range])
  }

  @Test(arguments: [
    // One for each language, and each kind of mark.
    ("Which one?", 1), ("Lequel ?", 1), ("Welcher?", 1), ("Quale?", 1), ("¿Cuál?", 1),
    ("Qual?", 1), ("哪一张？", 1), ("どちらですか？", 1), ("어느 것입니까?", 1), ("Cái nào?", 1),
    ("Hvilken?", 1), ("Welke?", 1), ("Vilken?", 1), ("Hangisi?", 1), ("Hvilken av dem?", 1),
    // Several marks are one question.
    ("Really??", 1), ("What?!", 1), ("何？！", 1), ("什么⁉", 1),
    // Others' questions.
    ("Je vroeg: ‘Wat kost het?’ Het kost € 5.", 0), ("Vous demandez « Quand ? » : demain.", 0),
    ("Sie fragten „Wann?“ und „Wo?“.", 0), ("「いつですか？」という質問です。", 0),
    ("你问“多少钱？”，是三百元。", 0), ("\"What is the total?\"", 1), ("“多少钱？”", 1),
    // No questions.
    ("https://a.example/?q=1&r=2", 0), ("The amount (?) is 22,41.", 0), ("???", 0),
    ("`a ? b : c` is code.", 0), ("", 0),
    // An apostrophe opens no quotation.
    ("What's this? It's Anna's?", 2), ("C'est l'hôtel ? C'est d'accord ?", 2),
    // Inches are no quotation marks.
    ("Is it 24\" or 27\"? Is it 30\"?", 2),
  ])
  func `questions are counted in every language`(answer: String, count: Int) throws {
    #expect(try WrittenItem("question-count: \(count)").judge(answer).verdict == .pass)
  }

  @Test(arguments: [
    ("Mr. Smith paid $22.41 at 3 p.m. in St. Louis.", 1),
    ("Das sind z. B. 22,41 € bzw. 5 % vom Betrag.", 1),
    ("Il est né le 1. mars.", 1), ("Es war der 3. Oktober. Es regnete.", 2),
    ("Hr. Jensen betalte kl. 14.30. Det er alt.", 2), ("Prof. Dr. Yılmaz geldi. Gitti.", 2),
    ("Well... maybe. Yes.", 2), ("总额是三百元。", 1), ("これは領収書です。合計は三百円です。", 2),
    ("“好。”他说。", 1), ("「はい。」「いいえ。」", 2), ("합계입니다. 끝입니다.", 2),
    ("\"Stop.\" He left.", 2), ("\"Stop.\" he said.", 1), ("", 0), ("22,41", 1),
    ("# Kop\n\nTekst.\n\n1. een\n2. twee", 4),
  ])
  func `sentences are counted as a reader counts them`(answer: String, count: Int) throws {
    let judgement = try WrittenItem("sentence-count: \(count)").judge(answer)
    #expect(judgement.verdict == .pass, "\(judgement.message)")
  }

  @Test(arguments: [
    "question-count: 0", "sentence-count: 0", "character-count: 0", "word-count: 0",
  ])
  func `hostile texts are counted`(item: String) throws {
    for unit in ["\"", "'a", "“", "`", "?", ".", "\u{301}", "「", "(", "« "] {
      let text = String(repeating: unit, count: 50_000)
      let verdict = try WrittenItem(item).judge(text).verdict
      #expect(verdict == .pass || verdict == .fail, "\(item) on \(unit)")
    }
  }
}

import Testing

@testable import TextAnalysis

@Suite struct CommonRunTests {
  @Test func `the longest run is found, of equals the earliest`() {
    let run = CommonRun(of: ["a", "b", "x", "a", "b", "c"], and: ["a", "b", "c", "a", "b"])
    #expect(run.first == 3..<6)
    #expect(run.second == 0..<3)
    let none = CommonRun(of: ["a"], and: [])
    #expect(none.first.isEmpty)
  }
}

@Suite struct SentenceTests {
  @Test(arguments: [
    ("One. Two! Three? Four", 4),
    ("Am 12. März 2026 bezahlt. Danke.", 2),
    ("€22.41. Paid by J. Smith.", 2),
    ("合計は2,980円です。京都です。", 2),
    ("line one\nline two", 2),
    ("Version 2.1 is out", 1),
    ("...", 0),
  ])
  func `a text is split at its sentence ends`(text: String, count: Int) {
    #expect(Sentence.all(of: TextTokens(text)).count == count)
  }
}

@Suite struct FactPlaceTests {
  @Test(arguments: [
    ("€22,41 betaald", "€ 22,41", 0..<6),
    ("het is 22,41€", "22,41 €", 7..<13),
    ("250kr", "250 kr", 0..<5),
    ("**€22.41**", "€22.41", 0..<6),
    ("NO IDEA", "no", 0..<2),
    ("合計は2,980円です", "2,980円", 3..<9),
    ("Paid 22.41.", "22.41", 5..<10),
  ])
  func `a fact is found whatever its spaces and case`(
    text: String, fact: String, place: Range<Int>
  ) {
    #expect(NormalizedText(text).range(ofFact: NormalizedText(fact)) == place)
  }

  @Test(arguments: [
    ("122,41", "22,41"), ("22,41", "22"), ("22,41", "41"), ("nothing", "no"), ("1 234", "1234"),
    ("in come", "income"), ("22,410", "22,41"), ("", "22"),
  ])
  func `a fact is not found in the middle of a word or a number`(text: String, fact: String) {
    #expect(NormalizedText(text).range(ofFact: NormalizedText(fact)) == nil)
  }
}

@Suite struct PassageHeadingTests {
  @Test(
    arguments: [
      (
        "Receipt · 12 March 2026 · Utrecht · iPhone 15 Pro",
        [[.category], [.date], [.place, .person], [.camera]]
      ),
      ("レシート・2026年3月12日・京都", [[.category], [.date], [.place, .person]]),
      ("Lease – 3 May 2024 – Anna de Vries", [[.category], [.date], [.place, .person]]),
      ("Date: 12 March 2026\nCamera: Canon R6", [[.date], [.camera]]),
      ("Plaats: Utrecht", [[.place]]),
      ("Saint-Denis", [[.category]]),
    ] as [(String, [Set<HeadingField.Kind>])])
  func `the parts of a heading are told by what they look like`(
    heading: String, kinds: [Set<HeadingField.Kind>]
  ) {
    #expect(PassageHeading(heading).fields.map(\.kinds) == kinds)
  }

  @Test(
    arguments: [
      ("[Receipt · 12 March 2026]\nTotal 3", "Receipt · 12 March 2026"),
      ("# Lease\nRent", "Lease"),
      ("Receipt · 12 March 2026 · Utrecht\nTotal 3", "Receipt · 12 March 2026 · Utrecht"),
      ("Total: €22.41", nil),
      ("", nil),
    ] as [(String, String?)])
  func `a heading is found at the start of a passage`(text: String, heading: String?) {
    #expect(PassageHeading.found(atStartOf: text)?.text == heading)
  }

  @Test(
    arguments: [
      ("en", "When was it?", .date, true), ("en", "What is the total?", .date, false),
      ("en", "Update me on the rent", .category, false),
      ("nl", "Waarom zo duur?", .place, false), ("nl", "Waar was dat?", .place, true),
      ("de", "Was kostet die Karte für die Wohnung?", .category, false),
      ("de", "Was ist das Kaufdatum?", .date, true),
      ("da", "Hvor meget betalte jeg?", .place, false), ("da", "Hvor var det?", .place, true),
      ("sv", "Vad var summan?", .place, false), ("sv", "Var köpte jag det?", .place, true),
      ("tr", "Hangi tarihte alındı?", .date, true), ("ja", "いつですか？", .date, true),
      ("en", "Who signed it?", .person, true),
    ] as [(String, String, HeadingField.Kind, Bool)])
  func `a question asks for a field by its words`(
    language: String, question: String, kind: HeadingField.Kind, isAsked: Bool
  ) {
    #expect(Phrases(of: [language]).asks(for: kind, in: TextTokens(question)) == isAsked)
  }
}

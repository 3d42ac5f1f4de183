import Testing

@testable import TelltaleKit

/// Messages that ask for a summary of what is shown, in plain text.
@Suite struct SummaryTests {
  private func answer(
    to question: String, about text: String, instructions: String
  ) throws
    -> String?
  {
    let model = SimulatedModel(
      profile: try #require(SimulatedProfile.builtIn("afm-cloud")).faultless)
    let request = Request(
      segments: [
        .init(role: .instructions, kind: .text, text: instructions, message: 0),
        .init(role: .user, kind: .passageText(0), text: text, message: 1),
        .init(role: .user, kind: .question, text: question, message: 1),
      ], options: .init(sampling: .greedy))
    guard case .answered(let answer) = model.response(to: request, trial: 0).outcome else {
      return nil
    }
    return answer.text
  }

  @Test(arguments: [
    (
      "Please sum this letter up in one sentence.",
      "Dear tenants,\nwe hope you are well. The lift will be out of order on 12 March. Kind regards",
      ["lift", "12 March"]
    ),
    (
      "Vat deze brief samen in één zin.",
      "Beste buren,\nde straat krijgt nieuwe riolering. Op 3 juni gaat de weg dicht voor auto's.\nGroet",
      ["weg", "3 juni"]
    ),
    (
      "Resume esta carta em uma frase.",
      "Caros sócios,\na piscina vai fechar para obras. As aulas recomeçam a 9 de outubro no ginásio.",
      ["aulas", "9 de outubro"]
    ),
    (
      "Sammanfatta brevet i en mening.",
      "Hej alla,\nvi har fått nya lås. Hämta er nyckel hos Berit senast den 17 augusti.",
      ["nyckel", "17 augusti"]
    ),
    (
      "この手紙を一文で要約してください。",
      "保護者の皆さま\nいつもありがとうございます。遠足は5月20日に延期になりました。お弁当を用意してください。",
      ["遠足", "5月20日"]
    ),
    (
      "请用一句话概括这封信。",
      "各位住户：\n大家好！小区将于8月6日停水检修，请提前储水。",
      ["8月6日", "停水"]
    ),
  ])
  func `a summary in one sentence says what matters and when`(
    _ question: String, _ text: String, _ told: [String]
  ) throws {
    let summary = try #require(
      try answer(
        to: question, about: text,
        instructions: "You sum letters up. Write exactly one sentence of plain text."))
    for piece in told { #expect(summary.contains(piece), "\(summary)") }
    let ends = summary.filter { ".!?。！？".contains($0) }
    #expect(ends.count == 1, "\(summary)")
  }

  @Test(arguments: [
    ("When is the summary due?", "Summary due: 4 May\nReport due: 9 June", "4 May"),
    ("Wann kommt die Zusammenfassung?", "Zusammenfassung: 4. Mai\nBericht: 9. Juni", "4. Mai"),
  ])
  func `a question about a summary is no order for one`(
    _ question: String, _ text: String, _ value: String
  ) throws {
    let told = try #require(
      try answer(to: question, about: text, instructions: "Answer from the pages."))
    #expect(told.contains(value), "\(told)")
  }

  @Test func `a summary without a limit has several sentences of the text`() throws {
    let told = try #require(
      try answer(
        to: "Fassen Sie den Brief bitte zusammen.",
        about: """
          Die Halle bleibt vom 2. bis 6. Mai geschlossen. Das Training zieht in die Schule um. \
          Der Beitrag steigt auf 30 €.
          """,
        instructions: "Du hilfst beim Lesen von Briefen."))
    #expect(told.contains("2. bis 6. Mai"))
    #expect(told.contains("30 €"))
  }
}

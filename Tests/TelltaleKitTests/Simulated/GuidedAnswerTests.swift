import Testing

@testable import TelltaleKit

/// What the properties of an answer ask for, told by their guides and names.
@Suite struct GuidedAnswerTests {
  private func answer(
    _ question: String, documents: [Passage], _ properties: [AnswerSchema.Property],
    instructions: String = "Answer from the documents."
  ) throws -> AnswerValue {
    let model = SimulatedModel(
      profile: try #require(SimulatedProfile.builtIn("afm-cloud")).faultless)
    var segments: [Request.Segment] = [
      .init(role: .instructions, kind: .text, text: instructions, message: 0),
      .init(role: .user, kind: .question, text: question, message: 1),
    ]
    for (index, document) in documents.enumerated() {
      if let title = document.title {
        segments.append(.init(role: .user, kind: .passageTitle(index), text: title, message: 1))
      }
      if let heading = document.heading {
        segments.append(
          .init(role: .user, kind: .passageHeading(index), text: heading, message: 1))
      }
      segments.append(
        .init(role: .user, kind: .passageText(index), text: document.text, message: 1))
    }
    let request = Request(
      segments: segments, answer: AnswerSchema(properties: properties),
      options: .init(sampling: .greedy))
    guard case .answered(.guided(let value)) = model.response(to: request, trial: 0).outcome else {
      return .null
    }
    return value
  }

  private func member(_ name: String, of value: AnswerValue) -> AnswerValue? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.name == name }?.value
  }

  private static let lease = Passage(
    title: "Lease", text: "Monthly rent: £640.00\nDeposit: £900.00\nTenant: Joan Pike")

  @Test(arguments: [
    ("isSupportedByText", nil, true),
    ("inDocuments", nil, true),
    ("verdict", "Whether the passages contain the answer", true),
    ("ok", "True only if the letters answer the question", true),
    ("gap", "Whether the documents do not answer the question", false),
    ("ok", "Ob die Unterlagen die Frage beantworten", true),
    ("ok", "Indique si les documents contiennent la réponse", true),
    ("ok", "Si los documentos responden a la pregunta", true),
    ("ok", "Of de documenten het antwoord bevatten", true),
    ("ok", "Se i documenti contengono la risposta", true),
    ("ok", "文書に答えが含まれているか", true),
    ("ok", "文档是否包含答案", true),
  ])
  func `a flag says whether the documents answer, whatever it is called`(
    name: String, guide: String?, meaning: Bool
  ) throws {
    let flag = AnswerSchema.Property(name: name, type: .boolean, guide: guide)
    let text = AnswerSchema.Property(name: "answer", type: .string)
    let found = try answer("How much is the rent?", documents: [Self.lease], [text, flag])
    #expect(member(name, of: found) == .boolean(meaning))
    let missing = try answer(
      "What is the gas meter's number?", documents: [Self.lease], [text, flag])
    #expect(member(name, of: missing) == .boolean(!meaning))
  }

  @Test(arguments: [
    ("page", "Page that the answer is on, 0 if there is none", "4"),
    ("seite", "Nummer der Seite mit der Antwort", "S. 2 / Seite 4"),
    ("section", "Section number", "Section 4"),
  ])
  func `a number says on which page or in which part the answer stands`(
    name: String, guide: String, heading: String
  ) throws {
    let documents = [
      Passage(title: "Policy", heading: "1", text: "Insured person: Ida Frost"),
      Passage(title: "Policy", heading: heading, text: "Excess: £250.00 for each claim"),
    ]
    let properties: [AnswerSchema.Property] = [
      .init(name: "answer", type: .string), .init(name: "found", type: .boolean),
      .init(name: name, type: .integer, guide: guide),
    ]
    let found = try answer("What is the excess?", documents: documents, properties)
    #expect(member(name, of: found) == .integer(4))
    let missing = try answer(
      "What colour is the insured bicycle?", documents: documents, properties)
    #expect(member(name, of: missing) == .integer(0))
  }

  @Test(arguments: [
    ("Which painter is cheaper?", "Price: $2,300", "Price: $1,950", "B"),
    ("Welcher Vertrag läuft länger?", "Laufzeit: 18 Monate", "Laufzeit: zwei Jahre", "B"),
    ("Quel train arrive le plus tôt ?", "Arrivée : 11:05", "Arrivée : 9:50", "B"),
    ("¿Qué oferta es más cara?", "Precio: 410,00 €", "Precio: 380,00 €", "A"),
    (
      "Welke rekening moet het eerst betaald worden?", "Vervaldatum: 3 mei 2027",
      "Vervaldatum: 28 april 2027", "B"
    ),
    ("Hvilket tilbud er billigst?", "Pris: 4.200 kr.", "Pris: 3.900 kr.", "B"),
    ("哪个套餐更便宜？", "价格：88元", "价格：66元", "B"),
    ("どちらのプランが安いですか？", "料金：3,300円", "料金：2,800円", "B"),
  ])
  func `the document with the most or the least is chosen`(
    question: String, first: String, second: String, expected: String
  ) throws {
    let value = try answer(
      question,
      documents: [Passage(title: "A", text: first), Passage(title: "B", text: second)],
      [
        .init(
          name: "pick", type: .string,
          guide: "Title of the document that is the answer, empty if the documents do not say"),
        .init(
          name: "decidable", type: .boolean,
          guide: "Whether the documents are enough to answer the question"),
        .init(name: "reason", type: .string),
      ])
    #expect(member("pick", of: value) == .string(expected))
    #expect(member("decidable", of: value) == .boolean(true))
  }

  @Test func `no document is chosen where none says what is compared`() throws {
    let value = try answer(
      "Which painter is cheaper?",
      documents: [
        Passage(title: "A", text: "Free on Mondays"), Passage(title: "B", text: "Works alone"),
      ],
      [
        .init(name: "pick", type: .string, guide: "Title of the document that is the answer"),
        .init(
          name: "decidable", type: .boolean,
          guide: "Whether the documents are enough to answer the question"),
        .init(name: "reason", type: .string),
      ])
    #expect(member("pick", of: value) == .string(""))
    #expect(member("decidable", of: value) == .boolean(false))
  }

  @Test(arguments: [
    ("May I smoke on the balcony?", "Smoking on the balcony is forbidden.", "permitted", false),
    ("May I smoke on the balcony?", "Smoking on the balcony is forbidden.", "isProhibited", true),
    ("Darf ich auf dem Balkon rauchen?", "Rauchen ist auf dem Balkon verboten.", "erlaubt", false),
    ("Mag ik in de tuin roken?", "Roken in de tuin is toegestaan.", "allowed", true),
    (
      "Can we bring the dog?", "Dogs are welcome in the house, but not in the beds.", "allowed",
      true
    ),
    (
      "Dürfen wir den Hund mitbringen?", "Hunde sind willkommen, aber nicht im Bett.", "erlaubt",
      true
    ),
    ("Puis-je fumer sur le balcon ?", "Il est interdit de fumer sur le balcon.", "allowed", false),
  ])
  func `a flag says whether what is asked is allowed`(
    question: String, rule: String, name: String, expected: Bool
  ) throws {
    let value = try answer(
      question, documents: [Passage(title: "House rules", text: rule)],
      [
        .init(name: name, type: .boolean), .init(name: "reason", type: .string),
        .init(name: "covered", type: .boolean, guide: "Whether the rules answer the question"),
      ])
    #expect(member(name, of: value) == .boolean(expected))
    #expect(member("covered", of: value) == .boolean(true))
  }

  @Test(arguments: [
    (
      "Save the plumber's contact.",
      "Ask the caretaker Paul Stone, 0151 555 0102, for the keys.\n"
        + "The plumber is Vera Lund. She can be reached on 0151 555 0177 or vera@lund.example.",
      "Vera Lund", "0151 555 0177"
    ),
    (
      "Speichere den Elektriker in meinen Kontakten.",
      "Den Schlüssel hat Hausmeister Uwe Brandt, Tel. 030 555 0111.\n"
        + "Elektriker: Jonas Reiter, Tel. 030 555 0199",
      "Jonas Reiter", "030 555 0199"
    ),
    (
      "Añade la fontanera a mis contactos.",
      "La fontanera Lucía Prado, de Aguas Claras, atiende en el 611 555 042.\n"
        + "El portero es Andrés Gil, 622 555 010.",
      "Lucía Prado", "611 555 042"
    ),
  ])
  func `the person whom a message means is taken out of the documents`(
    order: String, text: String, name: String, phone: String
  ) throws {
    let value = try answer(
      order, documents: [Passage(title: "Note", text: text)],
      [
        .init(name: "fullName", type: .string, guide: "First and last name of the person"),
        .init(name: "phone", type: .string, guide: "The person's phone number"),
      ])
    #expect(member("fullName", of: value) == .string(name))
    #expect(member("phone", of: value) == .string(phone))
  }
}

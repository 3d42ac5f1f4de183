import Testing

@testable import TelltaleKit

@Suite struct SchemaTests {
  private func cloud() throws -> SimulatedModel {
    SimulatedModel(profile: try #require(SimulatedProfile.builtIn("afm-cloud")).faultless)
  }

  private static let documents = [
    "Bakkerij De Korenaar", "Huurovereenkomst Lindelaan 14", "Zorgpolis 2026", "none",
  ]

  private static let intents: AnswerSchema = {
    var document = AnswerSchema.Property(
      name: "document", type: .string, guide: "The document that the message is about, or none")
    document.anyOf = documents
    var intent = AnswerSchema.Property(
      name: "intent", type: .string,
      guide:
        "ask for a question, tell for something to keep, rename when the document gets a new name")
    intent.anyOf = ["ask", "tell", "rename"]
    return AnswerSchema(properties: [document, intent])
  }()

  private func message(_ text: String, schema: AnswerSchema) throws -> AnswerValue {
    let instructions = """
      Work out which document the message is about and what the user wants.
      Documents:
      - Bakkerij De Korenaar (receipt, 12 March 2026)
      - Huurovereenkomst Lindelaan 14 (lease, 1 February 2025)
      - Zorgpolis 2026 (insurance letter, 3 January 2026)
      """
    let request = Request(
      segments: [
        .init(role: .instructions, kind: .text, text: instructions, message: 0),
        .init(role: .user, kind: .question, text: text, message: 1),
      ], answer: schema, options: .init(sampling: .greedy))
    guard case .answered(.guided(let value)) = try cloud().response(to: request, trial: 0).outcome
    else {
      return .null
    }
    return value
  }

  @Test(arguments: [
    ("Rename my last receipt to Bread and cake", "Bakkerij De Korenaar", "rename"),
    ("How much was the bakery?", "Bakkerij De Korenaar", "ask"),
    ("Call the lease Lindelaan contract", "Huurovereenkomst Lindelaan 14", "rename"),
    ("I paid the deposit of the lease in cash.", "Huurovereenkomst Lindelaan 14", "tell"),
    ("Wat is mijn eigen risico in de zorgpolis?", "Zorgpolis 2026", "ask"),
    ("Hernoem het huurcontract naar Lindelaan", "Huurovereenkomst Lindelaan 14", "rename"),
    ("Noem de bon van de bakker voortaan Taart", "Bakkerij De Korenaar", "rename"),
    ("De verzekering loopt via mijn werkgever.", "Zorgpolis 2026", "tell"),
    ("Combien coûte le loyer dans le bail ?", "Huurovereenkomst Lindelaan 14", "ask"),
    ("Renomme le ticket de caisse en Goûter", "Bakkerij De Korenaar", "rename"),
    ("Benenne den Mietvertrag in Wohnung um", "Huurovereenkomst Lindelaan 14", "rename"),
    ("Die Versicherung habe ich gekündigt.", "Zorgpolis 2026", "tell"),
    ("What's the weather tomorrow?", "none", "ask"),
    ("my last receipt", "Bakkerij De Korenaar", "ask"),
    ("Show me the insurance letter", "Zorgpolis 2026", "ask"),
    ("The neighbour has the spare key.", "none", "tell"),
    ("Change the name of my health policy to Insurance 2026", "Zorgpolis 2026", "rename"),
    ("What did the cake cost at the bakery?", "Bakkerij De Korenaar", "ask"),
    (
      "Ik heb de huur van het appartement vandaag overgemaakt.", "Huurovereenkomst Lindelaan 14",
      "tell"
    ),
    ("Wanneer loopt de polis af?", "Zorgpolis 2026", "ask"),
    ("Geef de kassabon de naam Ontbijt", "Bakkerij De Korenaar", "rename"),
    ("J'ai payé la boulangerie en espèces.", "Bakkerij De Korenaar", "tell"),
    ("Appelle ce bail Appartement", "Huurovereenkomst Lindelaan 14", "rename"),
    ("Quelle est la franchise de mon assurance ?", "Zorgpolis 2026", "ask"),
    ("Wie hoch ist die Kaution im Mietvertrag?", "Huurovereenkomst Lindelaan 14", "ask"),
    ("Nenne den Kassenbon künftig Frühstück", "Bakkerij De Korenaar", "rename"),
    ("Ich ziehe am Freitag aus der Wohnung aus.", "Huurovereenkomst Lindelaan 14", "tell"),
    (
      "Remember that the landlord is on holiday until May.", "Huurovereenkomst Lindelaan 14", "tell"
    ),
    ("Can you find the bakery receipt?", "Bakkerij De Korenaar", "ask"),
    ("Keep in mind that the bakery closes at noon.", "Bakkerij De Korenaar", "tell"),
    ("Onthoud dat de huur omhoog gaat.", "Huurovereenkomst Lindelaan 14", "tell"),
    ("Retiens que le bail est renouvelé.", "Huurovereenkomst Lindelaan 14", "tell"),
    ("Merke dir, dass die Versicherung zahlt.", "Zorgpolis 2026", "tell"),
    ("Give the lease the title Home", "Huurovereenkomst Lindelaan 14", "rename"),
    ("Le nouveau titre du bail est Maison", "Huurovereenkomst Lindelaan 14", "rename"),
    ("Der Mietvertrag soll Wohnung heißen", "Huurovereenkomst Lindelaan 14", "rename"),
    ("My sister plays the harp.", "none", "tell"),
  ])
  func `a message is told apart by document and intent`(
    text: String, document: String, intent: String
  ) throws {
    #expect(
      try message(text, schema: Self.intents)
        == .object([
          .init("document", .string(document)), .init("intent", .string(intent)),
        ]))
  }

  @Test(arguments: [
    ("How much was the bakery?", "Bakkerij De Korenaar"),
    ("Combien coûte le loyer dans le bail ?", "Huurovereenkomst Lindelaan 14"),
    ("Die Versicherung habe ich gekündigt.", "Zorgpolis 2026"),
    ("What's the weather tomorrow?", "none"), ("Mein Bruder spielt Cello.", "none"),
    ("Ma sœur chante dans une chorale.", "none"), ("De tandarts is ziek.", "none"),
  ])
  func `a title is chosen among the passages shown, without a list of values`(
    text: String, document: String
  ) throws {
    let shown = [
      ("Bakkerij De Korenaar", "Bon · 12 maart 2026", "1 appeltaart 15,51"),
      ("Huurovereenkomst Lindelaan 14", "Contract · 1 februari 2025", "De huur bedraagt € 950."),
      ("Zorgpolis 2026", "Brief van de verzekering · 3 januari 2026", "Uw polis is verlengd."),
    ]
    var segments: [Request.Segment] = []
    for (index, (title, heading, body)) in shown.enumerated() {
      let parts: [(Request.Segment.Kind, String)] = [
        (.passageTitle(index), title), (.text, ": "), (.passageHeading(index), heading),
        (.text, ": "), (.passageText(index), body), (.text, "\n"),
      ]
      segments += parts.map { .init(role: .user, kind: $0, text: $1, message: 0) }
    }
    segments.append(.init(role: .user, kind: .question, text: text, message: 0))
    let property = AnswerSchema.Property(
      name: "document", type: .string, guide: "The document's title as it is listed, or none")
    let request = Request(
      segments: segments, answer: AnswerSchema(properties: [property]),
      options: .init(sampling: .greedy))
    #expect(
      try cloud().response(to: request, trial: 0).outcome
        == .answered(.guided(.object([.init("document", .string(document))]))))
  }

  @Test(arguments: [
    ("The app crashes every time I open the camera.", "technical"),
    ("I was charged twice on my invoice this month.", "billing"),
    ("My parcel has not arrived and tracking is stuck.", "delivery"),
    ("Ik kan niet inloggen, mijn wachtwoord werkt niet.", "account"),
    ("Quels sont vos projets pour les vacances ?", "other"),
    ("Die Rechnung wurde doppelt abgebucht.", "billing"),
  ])
  func `a message to a help desk gets its category`(text: String, category: String) throws {
    var property = AnswerSchema.Property(name: "category", type: .string)
    property.anyOf = ["billing", "technical", "delivery", "account", "other"]
    let value = try message(text, schema: AnswerSchema(properties: [property]))
    #expect(value == .object([.init("category", .string(category))]))
  }

  @Test(arguments: [
    ("I love this shop, the staff is so friendly!", "positive"),
    ("Slechte ervaring, de tafel kwam kapot aan.", "negative"),
    ("Das Paket ist heute angekommen.", "neutral"),
    ("Service horrible, plus jamais.", "negative"),
  ])
  func `a review gets its mood`(text: String, mood: String) throws {
    var property = AnswerSchema.Property(name: "sentiment", type: .string)
    property.anyOf = ["positive", "neutral", "negative"]
    let value = try message(text, schema: AnswerSchema(properties: [property]))
    #expect(value == .object([.init("sentiment", .string(mood))]))
  }

  private func extract(_ text: String, _ schema: AnswerSchema) throws -> AnswerValue {
    let request = Request(
      segments: [
        .init(
          role: .instructions, kind: .text, text: "Extract the fields from the document.",
          message: 0),
        .init(role: .user, kind: .text, text: "Here is the document:\n\n", message: 1),
        .init(role: .user, kind: .passageText(0), text: text, message: 1),
      ], answer: schema, options: .init(sampling: .greedy))
    guard case .answered(.guided(let value)) = try cloud().response(to: request, trial: 0).outcome
    else {
      return .null
    }
    return value
  }

  private static let receipt = """
    Café Meridian
    Date: 3 May 2026
    2 Cappuccino     € 7,80
    1 Lemon tart     € 5,20
    VAT 9%           € 1,07
    Total           € 13,00
    """

  @Test func `fields of a receipt are taken out`() throws {
    var kind = AnswerSchema.Property(name: "kind", type: .string)
    kind.anyOf = ["receipt", "lease", "insurance", "boardingPass"]
    var tip = AnswerSchema.Property(name: "tip", type: .number)
    tip.isOptional = true
    let schema = AnswerSchema(properties: [
      .init(name: "merchant", type: .string, guide: "Name of the shop"),
      .init(name: "date", type: .string, guide: "The date on the receipt"),
      .init(name: "total", type: .number), .init(name: "currency", type: .string), kind, tip,
    ])
    #expect(
      try extract(Self.receipt, schema)
        == .object([
          .init("merchant", .string("Café Meridian")), .init("date", .string("3 May 2026")),
          .init("total", .number(13)), .init("currency", .string("EUR")),
          .init("kind", .string("receipt")),
        ]))
  }

  @Test func `rows of a receipt become objects`() throws {
    let row = AnswerSchema(properties: [
      .init(name: "name", type: .string), .init(name: "price", type: .number),
    ])
    let schema = AnswerSchema(properties: [.init(name: "items", type: .array(of: .object(row)))])
    #expect(
      try extract(Self.receipt, schema)
        == .object([
          .init(
            "items",
            .array([
              .object([.init("name", .string("2 Cappuccino")), .init("price", .number(7.8))]),
              .object([.init("name", .string("1 Lemon tart")), .init("price", .number(5.2))]),
            ]))
        ]))
  }

  @Test func `counts and limits of numbers and arrays are kept`() throws {
    var rating = AnswerSchema.Property(name: "rating", type: .integer)
    rating.minimum = 1
    rating.maximum = 5
    var points = AnswerSchema.Property(name: "highlights", type: .array(of: .string))
    points.minimumCount = 2
    points.maximumCount = 3
    let schema = AnswerSchema(properties: [rating, points])
    let value = try extract(Self.receipt, schema)
    guard case .integer(let number)? = value["rating"],
      case .array(let found)? = value["highlights"]
    else {
      Issue.record("\(value)")
      return
    }
    #expect((1...5).contains(number))
    #expect((2...3).contains(found.count))
  }

  @Test func `the new name of a document is read from the message`() throws {
    let schema = AnswerSchema(properties: [.init(name: "newName", type: .string)])
    for (text, name) in [
      ("Rename my last receipt to Bread and cake", "Bread and cake"),
      ("Hernoem het huurcontract naar Lindelaan 14", "Lindelaan 14"),
      ("Renomme le ticket en « Goûter »", "Goûter"),
      ("Benenne den Vertrag in Wohnung um", "Wohnung"),
    ] {
      #expect(try message(text, schema: schema) == .object([.init("newName", .string(name))]))
    }
  }

  @Test func `a question about a document in plain prompt text is answered in plain text`() throws {
    let prompt = """
      Answer the question about this note.

      Parking permit
      Plate: KR-482-D
      Valid until 30 June 2026
      Zone 4, Haarlem

      Question: Until when is the permit valid?
      """
    let request = Request(
      segments: [.init(role: .user, kind: .text, text: prompt, message: 0)],
      options: .init(sampling: .greedy))
    let text = try cloud().response(to: request, trial: 0).outcome.answer?.text
    #expect(text == "30 June 2026 is the expiry date.")
  }
}

import Testing

@testable import TelltaleKit

@Suite struct ExtractionTests {
  private func answer(
    _ text: String, instructions: String, schema: AnswerSchema? = nil
  ) throws -> Answer? {
    let model = SimulatedModel(
      profile: try #require(SimulatedProfile.builtIn("afm-cloud")).faultless)
    let request = Request(
      segments: [
        .init(role: .instructions, kind: .text, text: instructions, message: 0),
        .init(role: .user, kind: .text, text: "Text:\n" + text, message: 1),
      ], answer: schema, options: .init(sampling: .greedy))
    guard case .answered(let answer) = model.response(to: request, trial: 0).outcome else {
      return nil
    }
    return answer
  }

  private static let letter = AnswerSchema(properties: [
    .init(name: "sender", type: .string, guide: "Who wrote it"),
    .init(name: "number", type: .string, guide: "Number of the invoice"),
    .init(name: "issued", type: .string, guide: "Date of the invoice, YYYY-MM-DD"),
    .init(name: "dueDate", type: .string, guide: "Last day to pay, YYYY-MM-DD"),
    .init(name: "amountDue", type: .number),
    .init(name: "currency", type: .string, guide: "ISO 4217 code"),
    .init(name: "iban", type: .string),
  ])

  @Test(arguments: [
    (
      """
      Officina Brambilla s.r.l.
      Via Cavour 8, 24121 Bergamo
      Fattura n. 318/A del 4 maggio 2026
      Imponibile 200,00 €   IVA 22% 44,00 €   Totale 244,00 €
      Da pagare entro il 03/06/2026
      IBAN IT60X0542811101000000123456
      """,
      """
      {"sender":"Officina Brambilla s.r.l.","number":"318/A","issued":"2026-05-04",\
      "dueDate":"2026-06-03","amountDue":244.0,"currency":"EUR","iban":"IT60X0542811101000000123456"}
      """
    )
  ])
  func `every property has the value of its label, once`(text: String, expected: String) throws {
    let found = try answer(
      text, instructions: "Fill in the fields of the invoice.", schema: Self.letter)
    #expect(found == .guided(try AnswerValue(json: expected)))
  }

  /// The number and the date of the invoice share a line, and the number has no colon: it is
  /// not found yet.
  @Test func `a number is found before another label on its line`() throws {
    let text = """
      Malermester Holm ApS
      Faktura 5120        Dato: 02.03.2026
      Maling af stue           4.200,00
      Moms 25 %                1.050,00
      At betale                5.250,00 kr.
      Betales senest 16.03.2026
      """
    let expected = """
      {"sender":"Malermester Holm ApS","number":"5120","issued":"2026-03-02",\
      "dueDate":"2026-03-16","amountDue":5250.0,"currency":"DKK","iban":""}
      """
    let found = try answer(
      text, instructions: "Fill in the fields of the invoice.", schema: Self.letter)
    let wanted = Answer.guided(try AnswerValue(json: expected))
    withKnownIssue { #expect(found == wanted) }
  }

  @Test func `the rows of a receipt are what was bought, not what was paid`() throws {
    let line = AnswerSchema(properties: [
      .init(name: "name", type: .string), .init(name: "price", type: .number),
    ])
    let schema = AnswerSchema(properties: [.init(name: "items", type: .array(of: .object(line)))])
    let text = """
      KIOSKI TORI
      Apples 1 kg        2,40
      Rye bread          3,10
      TOTAL              5,50
      CASH              10,00
      CHANGE             4,50
      """
    let expected =
      #"{"items":[{"name":"Apples 1 kg","price":2.4},{"name":"Rye bread","price":3.1}]}"#
    #expect(
      try answer(text, instructions: "Read the receipt.", schema: schema)
        == .guided(try AnswerValue(json: expected)))
  }

  @Test(arguments: [
    ("Mijn pakje is nog niet binnen, waar blijft het?", "shipping"),
    ("Die Tasse kam zerbrochen an, der Henkel ist kaputt.", "damage"),
    ("Vorrei annullare il mio ordine, per favore.", "cancel"),
    ("サイトにログインできません。パスワードを忘れました。", "login"),
  ])
  func `a text is sorted by what the options mean in its language`(
    text: String, expected: String
  ) throws {
    var kind = AnswerSchema.Property(name: "topic", type: .string)
    kind.anyOf = ["login", "shipping", "damage", "cancel"]
    let instructions = """
      Sort the message.
      login for accounts and passwords,
      shipping for where a parcel is,
      damage for a broken article,
      cancel for stopping an order.
      """
    #expect(
      try answer(text, instructions: instructions, schema: AnswerSchema(properties: [kind]))
        == .guided(.object([.init("topic", .string(expected))])))
  }

  @Test(arguments: [
    ("Farmacia San Roque, 12,40", "health"), ("Kino Arsenal 2 Karten", "leisure"),
  ])
  func `one of the options of a prompt is answered alone`(text: String, expected: String) throws {
    let instructions = """
      The buckets are groceries, housing, health, leisure and other.
      Reply with the bucket alone.
      """
    #expect(try answer(text, instructions: instructions) == .text(expected))
  }
}

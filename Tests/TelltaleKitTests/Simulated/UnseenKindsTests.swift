import Testing

@testable import TelltaleKit

/// Lists out of pages, rules with hours, members of nested objects, and calendar entries, in
/// several languages.
@Suite struct UnseenKindsTests {
  private func answer(
    _ properties: [AnswerSchema.Property], question: String? = nil, text: String,
    title: String? = nil, instructions: String = "Use only what the page says."
  ) throws -> AnswerValue {
    let model = SimulatedModel(
      profile: try #require(SimulatedProfile.builtIn("afm-cloud")).faultless)
    var segments: [Request.Segment] = [
      .init(role: .instructions, kind: .text, text: instructions, message: 0)
    ]
    if let question {
      segments.append(.init(role: .user, kind: .question, text: question, message: 1))
    }
    if let title {
      segments.append(.init(role: .user, kind: .passageTitle(0), text: title, message: 1))
    }
    segments.append(.init(role: .user, kind: .passageText(0), text: text, message: 1))
    let request = Request(
      segments: segments, answer: AnswerSchema(properties: properties),
      options: .init(sampling: .greedy))
    guard case .answered(.guided(let value)) = model.response(to: request, trial: 0).outcome else {
      return .null
    }
    return value
  }

  private func member(_ path: String, of value: AnswerValue) -> AnswerValue? {
    path.split(separator: ".").reduce(Optional(value)) { value, name in
      guard case .object(let members)? = value else { return nil }
      return members.first { $0.name == name }?.value
    }
  }

  // MARK: Lists

  @Test(arguments: [
    (
      "What should I bring on the hike?",
      "We meet at 9 am.\nPlease bring a rain jacket, sturdy boots and a packed lunch.",
      ["a rain jacket", "sturdy boots", "a packed lunch"]
    ),
    (
      "De quels outils ai-je besoin ?",
      "Samedi, de 10 h à 12 h\nOutils à apporter :\n- une scie\n- un marteau\nLe bois est fourni.",
      ["une scie", "un marteau"]
    ),
    (
      "Was steht unter Gemüse?", "Obst:\nÄpfel\nBirnen\nGemüse:\nLauch\nSellerie",
      ["Lauch", "Sellerie"]
    ),
    (
      "Cosa è vietato portare in piscina?",
      "Da portare: cuffia, ciabatte, costume\nVietato portare: vetro, cibo, palloni",
      ["vetro", "cibo", "palloni"]
    ),
    (
      "申し込みに必要な書類は何ですか？", "受付：10月1日から\n必要書類：申込書、就労証明書、住民票",
      ["申込書", "就労証明書", "住民票"]
    ),
  ])
  func `what a page lists becomes a list`(question: String, text: String, items: [String]) throws {
    let value = try answer(
      [
        .init(
          name: "entries", type: .array(of: .string), guide: "The things that the user asks for")
      ],
      question: question, text: text, title: "Page")
    #expect(member("entries", of: value) == .array(items.map { .string($0) }))
  }

  // MARK: Rules

  private static let hostel = """
    Silencio desde las 22:30 hasta las 7:30.
    La cocina se puede usar hasta las 22:00.
    Se admiten perros pequeños con reserva previa.
    """

  private static let house = """
    Overnight guests are welcome for up to two nights a week.
    Candles are forbidden in all rooms.
    The laundry room is open from 8 am to 9 pm.
    """

  @Test(arguments: [
    ("¿Puedo tocar la guitarra a las 23:00?", hostel, true, false),
    ("¿Puedo llevar a mi perro pequeño?", hostel, true, true),
    ("¿Puedo pintar las paredes?", hostel, false, false),
    ("Is my sister allowed to stay overnight?", house, true, true),
    ("May I do my laundry at 10 pm?", house, true, false),
    ("Am I allowed to paint the walls?", house, false, false),
    (
      "Sind Plastikflaschen in der Halle erlaubt?",
      "Getränke in Glasflaschen sind in der Halle verboten, Plastikflaschen sind erlaubt.", true,
      true
    ),
    ("展厅里可以用闪光灯拍照吗？", "展厅内可以拍照，但请勿使用闪光灯和三脚架。", true, false),
  ])
  func `rules say what is allowed and whether they speak of it`(
    question: String, rules: String, isMentioned: Bool, isAllowed: Bool
  ) throws {
    let value = try answer(
      [
        .init(
          name: "permitted", type: .boolean,
          guide: "True when the rules allow what the user asks about"),
        .init(
          name: "covered", type: .boolean, guide: "False when the rules say nothing about it"),
        .init(name: "reason", type: .string),
      ], question: question, text: rules, title: "Rules")
    #expect(member("covered", of: value) == .boolean(isMentioned))
    #expect(member("permitted", of: value) == .boolean(isAllowed))
  }

  // MARK: Nested objects

  @Test(arguments: [
    (
      "Sender: Brightwell Books, Leeds\nRecipient: Owen Clarke\nWeight: 2.4 kg",
      "Owen Clarke", "Brightwell Books"
    ),
    (
      "Absender: Tee-Kontor Weber\nEmpfänger: Lena Schubert\nGewicht: 2,4 kg", "Lena Schubert",
      "Tee"
    ),
    ("差出人：山本陶器店\nお届け先：中村 健\n重量：2.4kg", "中村 健", "山本"),
  ])
  func `the name of an object says whose its members are`(
    text: String, recipient: String, sender: String
  ) throws {
    let name = AnswerSchema.Property(name: "name", type: .string)
    let weight = AnswerSchema.Property(name: "weightKg", type: .number)
    let value = try answer(
      [
        .init(name: "sender", type: .object(AnswerSchema(properties: [name]))),
        .init(name: "recipient", type: .object(AnswerSchema(properties: [name]))),
        .init(name: "parcel", type: .object(AnswerSchema(properties: [weight]))),
      ], question: nil, text: text)
    #expect(member("recipient.name", of: value) == .string(recipient))
    guard case .string(let found)? = member("sender.name", of: value) else {
      Issue.record("no sender")
      return
    }
    #expect(found.hasPrefix(sender))
    #expect(member("parcel.weightKg", of: value) == .number(2.4))
  }

  @Test(arguments: [
    (
      "Reserved for: Mr Lowe\nArrival: 3 May 2027\nWe look forward to your 4 nights, 2 persons.", 4,
      2
    ),
    ("Anreise: 3. Mai 2027\n4 Nächte für 2 Personen", 4, 2),
    ("到着日：2027年5月3日\n4泊、2名様", 4, 2),
    ("도착일: 2027년 5월 3일\n4박, 성인 2명", 4, 2),
  ])
  func `what is counted stands beside its number`(text: String, nights: Int64, people: Int64) throws
  {
    let value = try answer(
      [
        .init(
          name: "stay",
          type: .object(
            AnswerSchema(properties: [
              .init(name: "arrival", type: .string, guide: "yyyy-MM-dd"),
              .init(name: "nights", type: .integer),
            ]))),
        .init(name: "guests", type: .integer, guide: "How many people"),
      ], question: nil, text: text)
    #expect(member("stay.arrival", of: value) == .string("2027-05-03"))
    #expect(member("stay.nights", of: value) == .integer(nights))
    #expect(member("guests", of: value) == .integer(people))
  }

  // MARK: Calendar entries

  @Test(arguments: [
    (
      "Garden club\nHarvest lunch\nSunday 12 September 2027, 9.30 am to 1 pm\nTown Hall, Mill Lane",
      "Harvest lunch", "09:30"
    ),
    (
      "Beste leden, we nodigen u uit voor de zomerborrel van de club, op vrijdag 2 juli 2027 om 17.00 uur.",
      "Zomerborrel van de club", "17:00"
    ),
    ("主题：怎样养兰花\n时间：2027年4月18日下午2点半\n地点：图书馆", "怎样养兰花", "14:30"),
  ])
  func `a calendar entry is called what takes place`(
    text: String, title: String, start: String
  ) throws {
    let value = try answer(
      [
        .init(name: "title", type: .string, guide: "What takes place"),
        .init(name: "starts", type: .string, guide: "When it begins, as HH:mm"),
      ], question: nil, text: text)
    #expect(member("title", of: value) == .string(title))
    #expect(member("starts", of: value) == .string(start))
  }
}

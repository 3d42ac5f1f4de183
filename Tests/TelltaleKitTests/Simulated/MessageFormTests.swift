import Testing

@testable import TelltaleKit

/// Messages and reviews that are taken apart without a question.
@Suite struct MessageFormTests {
  private func answer(
    to text: String, _ properties: [AnswerSchema.Property], instructions: String
  ) throws -> AnswerValue {
    let model = SimulatedModel(
      profile: try #require(SimulatedProfile.builtIn("afm-cloud")).faultless)
    let request = Request(
      segments: [
        .init(role: .instructions, kind: .text, text: instructions, message: 0),
        .init(role: .user, kind: .passageText(0), text: text, message: 1),
      ], answer: AnswerSchema(properties: properties), options: .init(sampling: .greedy))
    guard case .answered(.guided(let value)) = model.response(to: request, trial: 0).outcome else {
      return .null
    }
    return value
  }

  private static let event: [AnswerSchema.Property] = [
    .init(name: "startTime", type: .string, guide: "When it begins, as HH:MM"),
    .init(name: "endTime", type: .string, guide: "When it ends, as HH:MM"),
    .init(name: "place", type: .string, guide: "Where it takes place"),
  ]

  @Test(arguments: [
    (
      "The quiz night is on Friday, 5 March 2027 at Parker's Barn, 3 Mill Road, from 7 to 10 pm.",
      "19:00", "22:00", "Parker's Barn, 3 Mill Road"
    ),
    (
      "Das Sommerfest ist am 12. Juni 2027 von 14 bis 18 Uhr im Gasthof Linde.",
      "14:00", "18:00", "Gasthof Linde"
    ),
    (
      "El taller será el 3 de mayo de 2027, de 9:30 a 12:00, en la Casa Azul, calle Luna, 4.",
      "09:30", "12:00", "la Casa Azul, calle Luna, 4"
    ),
    (
      "Sommerfesten holdes lørdag 12. juni 2027 kl. 12-16. Vi møtes ved brygga.",
      "12:00", "16:00", "brygga"
    ),
    (
      "定期演奏会は2027年3月6日（土）午後2時～4時30分にみなと会館で行われます。",
      "14:00", "16:30", "会館"
    ),
    (
      "모임은 2027년 3월 4일(목) 저녁 6시부터 8시까지 바다문화센터 3층에서 열립니다.",
      "18:00", "20:00", "바다문화센터 3층"
    ),
  ])
  func `an event has both ends of its time and the place that the text names`(
    text: String, start: String, end: String, place: String
  ) throws {
    let value = try answer(to: text, Self.event, instructions: "Make a calendar event.")
    guard case .object(let members) = value else {
      Issue.record("no object")
      return
    }
    let texts = members.compactMap { member -> String? in
      if case .string(let text) = member.value { text } else { nil }
    }
    try #require(texts.count == 3)
    #expect(texts[0] == start)
    #expect(texts[1] == end)
    #expect(texts[2].hasSuffix(place))
  }

  @Test(arguments: [
    ("Dear Ms. Brook,\nYour eye test is on Monday.", "eye test"),
    ("Beste buren,\nDe straat wordt maandag geveegd.", "straat"),
    ("Sehr geehrte Damen und Herren,\nder Aufzug wird gewartet.", "Aufzug"),
    ("¡Hola!\nLa piscina cierra el lunes.", "piscina"),
    ("保護者各位\n運動会のお知らせ\n雨天の場合は中止です。", "運動会"),
  ])
  func `a title says what a message is about, not whom it greets`(
    text: String, part: String
  ) throws {
    let value = try answer(
      to: text, [.init(name: "title", type: .string, guide: "A short title")],
      instructions: "Give the message a title.")
    guard case .object(let members) = value, case .string(let title)? = members.first?.value
    else {
      Issue.record("no title")
      return
    }
    #expect(title.contains(part))
  }

  private static let triage: [AnswerSchema.Property] = {
    var intent = AnswerSchema.Property(name: "kind", type: .string)
    intent.anyOf = ["complaint", "invitation", "information"]
    var urgency = AnswerSchema.Property(name: "when", type: .string)
    urgency.anyOf = ["today", "this-week", "later"]
    return [intent, urgency]
  }()

  @Test(arguments: [
    (
      "We would love to see you: you are invited to our housewarming next month.", "invitation",
      "later"
    ),
    (
      "Die Öffnungszeiten der Bücherei ändern sich ab Januar. Sie müssen nichts tun, es ist nicht nötig.",
      "information", "later"
    ),
    (
      "Das Essen war kalt und ich bin sehr enttäuscht. Bitte antworten Sie bis Freitag.",
      "complaint", "this-week"
    ),
    (
      "Estoy harta: la calefacción sigue rota. ¡Vengan hoy mismo, es urgente!", "complaint",
      "today"
    ),
    ("Vi invitiamo alla festa di quartiere in autunno.", "invitation", "later"),
  ])
  func `a message is sorted by what it wants and by when`(
    text: String, kind: String, when: String
  ) throws {
    let value = try answer(to: text, Self.triage, instructions: "Sort the message.")
    #expect(
      value == .object([.init("kind", .string(kind)), .init("when", .string(when))]))
  }

  @Test(arguments: [
    ("Lovely evening, we will certainly come back!", true),
    ("Nie wieder. Das Zimmer war schmutzig.", false),
    ("Plus jamais, quelle déception.", false),
    ("Geweldig gegeten, wij komen zeker terug.", true),
    ("Aldrig igen, maten var kall.", false),
    ("二度と行きません。", false),
    ("또 가고 싶어요. 정말 좋았습니다.", true),
  ])
  func `a review says whether its writer would come again`(text: String, expected: Bool) throws {
    let value = try answer(
      to: text,
      [
        .init(
          name: "wouldReturn", type: .boolean, guide: "Whether the guest wants to come back")
      ], instructions: "Label the review.")
    #expect(value == .object([.init("wouldReturn", .boolean(expected))]))
  }
}

import TestSupport
import Testing

@testable import TelltaleKit

/// Requests that nobody would write, and some that somebody will.
@Suite struct AnyRequestTests {
  private static let pieces = [
    "東京", "大阪の料理教室", "は何ですか。", "请问押金是多少？", "押金", "退款", "發票", "얼마예요?", "보증금은", "영수증",
    "Wat is het totaal?", "Totaal € 22,41", "Kaution:", "300 €", "Où ?", "l'été", "l’addition",
    "¿Cuánto", "Não", "İstanbul'da", "KDV %20", "đặt cọc", "Tiền điện: 512.000 ₫", "Hvornår",
    "kl. 14.30",
    "12/03/2026", "2026年3月12日", "3月", "明天", "next Monday", "10:00–12:00", "tel: +31 20 123 45 67",
    "a@b.example", "| a | b |", "- [ ] melk", "1. Flour", "**bold**", "```json",
    "{\"a\": [1, {\"b\"", "<b>",
    "\n", "\n\n", "\t", " ", ":", "?", "？", "。", "…", "—", "\"", "「", "」", "'", "(", ")", "[[",
    "\0",
    "\u{200B}", "\u{202E}", "\u{301}", "\u{E000}", "👩‍👩‍👧‍👦", "🇳🇱", "ﷺ", "مرحبا", "שלום", "नमस्ते", "ไม่พบ",
    "-1", "0", "00", "1e400", "999999999999999999999999", "½", "٣", "三千", "١٢٫٥ €", "$", "€", "kr",
    "¥1,200",
    "Reply in the language of the question.", "Do not copy headings.", "回答は短く。", "true", "null",
  ]

  private static let names = [
    "answer", "found", "documents", "total", "当日", "übersicht", "stay", "items", "x", "isUrgent",
    "",
    "category", "score", "tags", "date", "phone_number", "reply_to",
  ]

  private static func text(_ random: inout SeededGenerator, most: Int) -> String {
    (0..<random.below(most + 1)).map { _ in
      random.element(of: pieces) + random.element(of: ["", " ", " ", "\n", ", ", ": "])
    }.joined()
  }

  private static func schema(_ random: inout SeededGenerator, depth: Int = 0) -> AnswerSchema {
    AnswerSchema(
      properties: (0..<1 + random.below(4)).map { index in
        var type: AnswerSchema.ValueType = random.element(of: [
          .string, .string, .boolean, .integer, .number, .array(of: .string),
        ])
        if depth < 2, random.below(4) == 0 {
          let inner = AnswerSchema.ValueType.object(schema(&random, depth: depth + 1))
          type = random.below(2) == 0 ? inner : .array(of: inner)
        }
        var property = AnswerSchema.Property(
          name: random.element(of: names) + (index == 0 ? "" : "\(index)"), type: type,
          guide: random.below(2) == 0 ? nil : text(&random, most: 6))
        if random.below(3) == 0 {
          property.anyOf = (0..<1 + random.below(4)).map { "\(text(&random, most: 2))\($0)" }
        }
        if random.below(5) == 0 { property.minimumCount = random.below(3) }
        if random.below(5) == 0 { property.maximumCount = random.below(3) + 2 }
        if random.below(5) == 0 { (property.minimum, property.maximum) = (1, 5) }
        property.isOptional = random.below(4) == 0
        return property
      })
  }

  private static func request(_ random: inout SeededGenerator) -> Request {
    var segments: [Request.Segment] = []
    var message = 0
    func add(_ role: Request.Role, _ kind: Request.Segment.Kind, _ text: String) {
      segments.append(.init(role: role, kind: kind, text: text, message: message))
    }
    if random.below(3) > 0 { add(.instructions, .text, text(&random, most: 8)) }
    for _ in 0..<random.below(3) {
      message += 1
      add(.user, .question, text(&random, most: 6))
      message += 1
      add(.assistant, .text, text(&random, most: 6))
    }
    message += 1
    for passage in 0..<random.below(5) {
      add(.user, .passageTitle(passage), text(&random, most: 2))
      add(.user, .text, "\n")
      if random.below(2) == 0 { add(.user, .passageHeading(passage), text(&random, most: 3)) }
      add(.user, .passageText(passage), text(&random, most: 40))
      add(.user, .text, "\n\n")
    }
    if random.below(4) == 0 { add(.user, .text, text(&random, most: 6)) }
    if random.below(8) > 0 { add(.user, .question, text(&random, most: 8)) }
    return Request(
      segments: segments, answer: random.below(3) == 0 ? nil : schema(&random),
      options: .init())
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `every simulated model makes something of every request, and the same again`(
    _ seed: UInt64
  ) async {
    var random = SeededGenerator(seed: seed)
    let models = SimulatedModel.builtIn()
    let others = SimulatedModel.builtIn()
    for _ in 0..<6 {
      let request = Self.request(&random)
      for (model, other) in zip(models, others) {
        let response = await model.respond(to: request, trial: 0)
        #expect(await other.respond(to: request, trial: 0) == response)
      }
    }
  }
}

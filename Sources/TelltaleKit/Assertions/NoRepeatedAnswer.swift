import SourceText
import SuiteSyntax
import TextAnalysis

/// Checks that the response does not repeat an earlier answer.
///
/// In a conversation small models are drawn to what they said before, whatever
/// they are asked next.
struct NoRepeatedAnswer: Assertion {
  static let usage = AssertionUsage(
    name: "no-repeated-answer",
    summary: """
      The response does not repeat an answer of an earlier turn, unless the question asks for it \
      or is the same.
      """,
    value: .optional(.mapping(keys)),
    forms: [
      .init("no-repeated-answer", "repeats no answer of more than three words"),
      .init(
        #"no-repeated-answer: {fact: ["2.41"]}"#,
        "and no shorter one either, if it lacks the fact"),
    ],
    examples: [
      .init(
        "no-repeated-answer", .pass,
        of: .turn(
          "Am 12. März.", to: "Wann war das?", after: "Wie viel?",
          "22,41 €, bezahlt bei Rewe in Köln am 12. März.")),
      .init(
        "no-repeated-answer", .pass,
        of: .turn(
          "18,10 €, bezahlt bei Rewe in Köln am 5. März.", to: "Und davor?", after: "Wie viel?",
          "22,41 €, bezahlt bei Rewe in Köln am 12. März.")),
      .init(
        "no-repeated-answer", .pass, reason: "asked",
        of: .turn(
          "Platform 5, under the clock.", to: "Say that again, please?", after: "Which platform?",
          "Platform 5, under the clock.")),
      .init(
        "no-repeated-answer", .pass, reason: "not-found",
        of: .turn(
          "The documents do not mention it.", to: "And the deposit?", after: "When does it end?",
          "The documents do not mention it.")),
      .init(
        "no-repeated-answer", .fail, reason: "same",
        of: .turn(
          "22,41 € payés chez Carrefour le 12 mars !", to: "Et la date ?", after: "Le total ?",
          "22,41 €, payés chez Carrefour le 12 mars.")),
      .init(
        "no-repeated-answer", .fail, reason: "contained",
        of: .turn(
          "合計は2,980円で、京都のスーパーで支払いました。パンです。", to: "何を買いましたか？", after: "いくらですか？",
          "合計は2,980円で、京都のスーパーで支払いました。")),
      .init(
        #"no-repeated-answer: {fact: ["2.41"]}"#, .fail, reason: "stale",
        of: .turn("€22.41.", to: "What is the VAT?", after: "What is the total?", "€22.41.")),
    ])

  /// The keys of the value.
  static let keys = KeyTable(
    "'no-repeated-answer'",
    [
      KeyUsage(
        "fact", .oneOrList(of: .text(.filled), minimum: 1), "The fact, in its accepted forms.")
    ])

  var facts: [String] = []

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    guard let value else { return }
    guard let node = try value.entries(of: Self.keys)["fact"] else { return }
    facts = try node.facts(of: "no-repeated-answer")
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    subject.withJudgedText { text, place in
      let setting = TextSetting(subject, answer: text)
      let phrases = setting.phrases
      if phrases.asksAgain(setting.question) {
        return Judgement(.pass, reason: "asked", message: "the question asks for it again")
      }
      let turn = RepeatedAnswer.Turn(question: setting.question, answer: setting.answer)
      let forms = facts.map { NormalizedText($0) }
      for (index, exchange) in subject.history.enumerated().reversed() {
        let earlier = RepeatedAnswer.Turn(
          question: TextTokens(exchange.question), answer: TextTokens(exchange.answer))
        guard let repeated = RepeatedAnswer(of: earlier, in: turn, facts: forms) else { continue }
        let stance = setting.stance()
        if stance.kind == .notFound || stance.kind == .refusal {
          return Judgement(.pass, reason: stance.kind.rawValue)
        }
        return .fail(
          repeated.form.rawValue, repeated.message(ofTurn: index + 1),
          [
            .init(in: place, repeated.range),
            .init(in: "history/\(index)/answer", 0..<exchange.answer.utf8.count),
          ])
      }
      return .pass
    }
  }

  func unmetNeed(in setting: AssertionSetting) -> String? {
    setting.hasHistory ? nil : "it has no earlier turns"
  }

  var labelValue: String? {
    facts.isEmpty ? nil : "{fact: \(facts.labelledAsOneOrList)}".labelled
  }
}

extension RepeatedAnswer {
  fileprivate func message(ofTurn turn: Int) -> String {
    switch form {
    case .same: "the answer of turn \(turn) is repeated word for word"
    case .stale: "the answer of turn \(turn) is repeated, and it lacks the fact"
    case .near: "the answer of turn \(turn) is repeated with a word or two changed"
    case .contained: "the answer of turn \(turn) is repeated as a part of this one"
    }
  }
}

extension AssertionSubject {
  /// An answer after one earlier turn, for examples.
  fileprivate static func turn(
    _ answer: String, to question: String, after earlier: String, _ earlierAnswer: String
  ) -> Self {
    .init(
      outcome: .answered(.text(answer)), question: question,
      history: [Exchange(question: earlier, answer: earlierAnswer)])
  }
}

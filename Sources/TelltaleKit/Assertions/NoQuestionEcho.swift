import SuiteSyntax
import TextAnalysis

/// Checks that the response does not repeat the question before its answer.
struct NoQuestionEcho: Assertion {
  static let usage = AssertionUsage(
    name: "no-question-echo",
    summary: "The words of the question are not repeated before what answers it.",
    value: .none,
    examples: [
      .init("no-question-echo", .pass, answer: "€ 22,41.", to: "Wat is het totaal?"),
      .init(
        "no-question-echo", .pass, answer: "Anna de Vries signed the lease.",
        to: "Who signed the lease?"),
      .init("no-question-echo", .pass, answer: "Gate B17.", to: "Which gate?"),
      .init(
        "no-question-echo", .fail, reason: "echo",
        answer: "Le montant de la facture est de 22,41 €.",
        to: "Quel est le montant de la facture ?"),
      .init(
        "no-question-echo", .fail, reason: "echo", answer: "合計は2,980円です。", to: "合計はいくらですか？"),
      .init(
        "no-question-echo", .fail, reason: "echo",
        answer: "When does the pool close? At nine.", to: "When does the pool close?"),
      .init(
        "no-question-echo", .fail, reason: "echo",
        answer: "The number of guests you can bring is two.", to: "How many guests can I bring?"),
      .init(
        "no-question-echo", .fail, reason: "echo",
        answer: "Je vroeg wanneer de monteur komt: donderdag.", to: "Wanneer komt de monteur?"),
      .init(
        "no-question-echo", .undecided, reason: "polar", answer: "Rauchen ist erlaubt.",
        to: "Ist Rauchen erlaubt?"),
      .init(
        "no-question-echo", .undecided, reason: "elliptic", answer: "El de la moto, el 4 de julio.",
        to: "¿Cuándo vence el seguro de la moto?"),
    ])

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    try SuiteNode.refuse(value, of: "no-question-echo")
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    subject.withJudgedText { text, place in
      let setting = TextSetting(subject, answer: text)
      let echo = RepeatedQuestion(
        of: setting.question, in: setting.answer, phrases: setting.phrases)
      let evidence: [Judgement.Evidence] = [
        .init(in: place, echo.range),
        .init(in: "question", 0..<(subject.question ?? "").utf8.count),
      ]
      switch echo.finding {
      case .none: return .pass
      case .echo:
        return .fail(
          "echo", "the question is repeated before the answer: \(text.slice(echo.range).quoted)",
          evidence)
      case .elliptic:
        return .undecided(
          "elliptic",
          "one of the question's words stands before the answer: "
            + text.slice(echo.range).quoted,
          evidence)
      case .polar:
        return .undecided(
          "polar", "the question's words may answer it: it asks for yes or no, or for one of two",
          evidence)
      }
    }
  }

  func unmetNeed(in setting: AssertionSetting) -> String? {
    setting.hasQuestion ? nil : "it has no question"
  }

  var labelValue: String? { nil }
}

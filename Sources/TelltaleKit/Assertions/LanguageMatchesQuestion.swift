import SuiteSyntax
import TextAnalysis

/// Checks that the response is in the language of the question.
struct LanguageMatchesQuestion: Assertion {
  static let usage = AssertionUsage(
    name: "language-matches-question",
    summary: """
      The response is in the language of the question, or in the one that the case states; names, \
      titles of documents, quotations, amounts, dates and numbers do not count.
      """,
    value: .none,
    forms: [.init("language-matches-question", "is in the language of the question")],
    examples: [
      .init(
        "language-matches-question", .pass, answer: "Je betaalde € 22,41 aan Albert Heijn.",
        to: "Hoeveel heb ik bij Albert Heijn betaald?"),
      .init(
        "language-matches-question", .pass,
        answer: "Der Betrag steht in Energy bill March und ist bis zum 12. April zu zahlen.",
        to: "Wann muss ich die Rechnung bezahlen?",
        from: [Passage(title: "Energy bill March", text: "Total due: €84.20, by 12 April.")]),
      .init(
        "language-matches-question", .pass, answer: "領収書はApple Storeのものです。",
        to: "この領収書はどこのですか？"),
      .init(
        "language-matches-question", .fail, reason: "other-language",
        answer: "The total of the receipt is €22.41.", to: "Wat is het totaal van de bon?"),
      .init(
        "language-matches-question", .fail, reason: "other-language",
        answer: "Vous avez payé 22,41 € au total. Let me know if you need anything else.",
        to: "Combien ai-je payé au total ?"),
      .init(
        "language-matches-question", .fail, reason: "other-language",
        answer: "Your contract ends on 12 March.", to: "契約はいつ終わりますか？"),
      .init(
        "language-matches-question", .undecided, reason: "too-little-text", answer: "€ 22,41",
        to: "Wat is het totaal van de bon?"),
      .init(
        "language-matches-question", .undecided, reason: "too-little-text",
        answer: "Anna Müller, Microsoft Office 365", to: "Who signed it, and for which product?"),
      .init(
        "language-matches-question", .undecided, reason: "question-undecided",
        answer: "Je betaalde het in maart.", to: "Netflix?"),
    ])

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    try SuiteNode.refuse(
      value, of: "language-matches-question", help: "to state a language, write language: nl")
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    if let language = subject.language {
      return subject.languageJudgement([LanguageTag(language)], as: "the conversation")
    }
    guard let question = subject.question else {
      return .undecided("question-undecided", "there is no question to match")
    }
    let expected = subject.memo.value("languages that the question may be in") {
      LanguageIdentifier().candidates(
        for: question, known: subject.borrowedStrings, sources: subject.passages.map(\.text))
    }
    guard !expected.isEmpty else {
      return .undecided(
        "question-undecided", "the question's words do not tell its language")
    }
    return subject.languageJudgement(expected, as: "the question")
  }

  func unmetNeed(in setting: AssertionSetting) -> String? {
    setting.hasQuestion ? nil : "the case has no question"
  }

  var labelValue: String? { nil }
}

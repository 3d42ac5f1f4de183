import SourceText
import SuiteSyntax
import TextAnalysis

/// Checks that the numbers of the response stand in what the model was shown.
struct NumbersFromSource: Assertion {
  static let usage = AssertionUsage(
    name: "numbers-from-source",
    summary: """
      Each number, date and code in the response stands in what the model was shown, in any \
      notation; counts up to twelve and numbers of list items need not.
      """,
    value: .none,
    examples: [
      .init(
        "numbers-from-source", .pass, answer: "Sie zahlten 1.234,50 € am 12. März 2026.",
        to: "Was habe ich bezahlt?", from: [.init(text: "2026-03-12 Total EUR 1,234.50")],
        language: "de"),
      .init(
        "numbers-from-source", .pass, answer: "1. Bread\n2. Milk\n\nThese are 2 items.",
        to: "What did I buy?", from: [.init(text: "Bread, milk")], language: "en"),
      .init(
        "numbers-from-source", .pass, answer: "The notice is 30 days, until 3 PM.",
        to: "How long is the notice?", from: [.init(text: "Notice: thirty days, until 15:00.")],
        language: "en"),
      .init(
        "numbers-from-source", .pass, answer: "契約は2026年3月12日に終わります。",
        to: "いつ終わりますか？", from: [.init(text: "終了日：2026/03/12")], language: "ja"),
      .init(
        "numbers-from-source", .fail, reason: "not-in-source",
        answer: "Het contract loopt 36 maanden.",
        to: "Hoe lang loopt het?", from: [.init(text: "Looptijd: 24 maanden")], language: "nl"),
      .init(
        "numbers-from-source", .fail, reason: "not-in-source",
        answer: "Le contrat se termine le 13 mars 2026.", to: "Quand se termine-t-il ?",
        from: [.init(text: "Fin : 12/03/2026")], language: "fr"),
      .init(
        "numbers-from-source", .fail, reason: "not-in-source", answer: "It is INV-2024-131.",
        to: "Which invoice?", from: [.init(text: "Invoice INV-2024-113")], language: "en"),
      .init(
        "numbers-from-source", .undecided, reason: "rounded", answer: "It was about 22 euro.",
        to: "How much?", from: [.init(text: "Total 22.41 euro")], language: "en"),
    ])

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    try SuiteNode.refuse(value, of: "numbers-from-source")
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    subject.withJudgedText { answer, place in
      let language = subject.notationTag
      let shown = subject.memo.value("numbers shown, in \(language ?? "any language")") {
        ShownNumbers(subject.shownParts(in: language).texts)
      }
      let findings = NumberGrounding(of: answer, language: language, shown: shown).findings
      func judgement(
        _ standing: NumberGrounding.Standing, _ verdict: Verdict, _ reason: String,
        _ message: String
      ) -> Judgement? {
        let ranges = findings.filter { $0.standing == standing }.map(\.range)
        guard let first = ranges.first else { return nil }
        let others = ranges.count > 1 ? " (and \(ranges.count - 1) more)" : ""
        return Judgement(
          verdict, reason: reason, message: "\(answer.utf8Part(first).quoted)\(others) \(message)",
          evidence: ranges.map { .init(in: place, $0) })
      }
      if findings.isEmpty {
        return Judgement(.pass, reason: "nothing-to-judge", message: "the answer has no numbers")
      }
      return judgement(
        .absent, .fail, "not-in-source", "stands nowhere in what the model was shown")
        ?? judgement(
          .unreadWords, .undecided, "number-words",
          "was not found, and the source has numbers in words")
        ?? judgement(
          .unknownTime, .undecided, "unknown-time", "was not found as a time of day")
        ?? judgement(.rounded, .undecided, "rounded", "is a shown number with fewer decimals")
        ?? .pass
    }
  }

  func unmetNeed(in setting: AssertionSetting) -> String? { setting.unmetNeedOfSource }

  var labelValue: String? { nil }
}

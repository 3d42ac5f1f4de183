import SourceText
import SuiteSyntax
import TextAnalysis

/// Checks that what the response quotes stands in what the model was shown.
struct QuotesExactly: Assertion {
  static let usage = AssertionUsage(
    name: "quotes-exactly",
    summary: """
      What the response has in quotation marks stands in what the model was shown, word for word; \
      white space, the first letter's case and what […] leaves out aside.
      """,
    value: .none,
    examples: [
      .init(
        "quotes-exactly", .pass, answer: "The lease says: “The notice period is two months.”",
        to: "What is the notice?",
        from: [.init(text: "4. The notice period\nis two months.")]),
      .init(
        "quotes-exactly", .pass, answer: "Es heißt: „die Frist beträgt […] zwei Monate“.",
        to: "Was steht da?", from: [.init(text: "Die Frist beträgt immer zwei Monate.")]),
      .init(
        "quotes-exactly", .pass, reason: "nothing-to-judge", answer: "L’avis est de deux mois.",
        to: "Quel est l’avis ?", from: [.init(text: "Avis : deux mois")]),
      .init(
        "quotes-exactly", .fail, reason: "not-in-source",
        answer: "Er staat: “De opzegtermijn bedraagt twee maanden.”", to: "Wat staat er?",
        from: [.init(text: "De opzegtermijn is twee maanden.")]),
      .init(
        "quotes-exactly", .fail, reason: "not-in-source",
        answer: "契約書には「解約は三か月前に通知する」とあります。", to: "何と書いてありますか？",
        from: [.init(text: "解約は二か月前に通知する")]),
      .init(
        "quotes-exactly", .undecided, reason: "short-quotation",
        answer: "It is “as good as new”? No: “worn”.", to: "How is it?",
        from: [.init(text: "Condition: as good as new")]),
    ])

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    try SuiteNode.refuse(value, of: "quotes-exactly")
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    subject.withJudgedText { answer, place in
      let findings = QuotationGrounding(of: answer, shown: subject.shownParts().map(\.text))
        .findings
      let absent = findings.filter { $0.standing == .absent }.map(\.range)
      let short = findings.filter { $0.standing == .short }.map(\.range)
      if let first = absent.first {
        let others = absent.count > 1 ? " (and \(absent.count - 1) more)" : ""
        return .fail(
          "not-in-source",
          "\(answer.utf8Part(first).quoted)\(others) does not stand so in what the model was shown",
          absent.map { .init(in: place, $0) })
      }
      if let first = short.first {
        return .undecided(
          "short-quotation",
          "\(answer.utf8Part(first).quoted) was not found, and is too short to be called a quotation",
          short.map { .init(in: place, $0) })
      }
      return findings.isEmpty
        ? Judgement(.pass, reason: "nothing-to-judge", message: "the answer quotes nothing") : .pass
    }
  }

  func unmetNeed(in setting: AssertionSetting) -> String? { setting.unmetNeedOfSource }

  var labelValue: String? { nil }
}

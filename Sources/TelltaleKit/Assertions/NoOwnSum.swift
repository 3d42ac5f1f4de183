import SourceText
import SuiteSyntax
import TextAnalysis

/// Checks that the response holds no amount that the model worked out.
struct NoOwnSum: Assertion {
  static let usage = AssertionUsage(
    name: "no-sum-of-its-own",
    summary: """
      No amount in the response is a sum or difference of shown amounts that stands nowhere in what \
      the model was shown.
      """,
    value: .none,
    examples: [
      .init(
        "no-sum-of-its-own", .pass, answer: "Samen is het € 5,50.", to: "Wat kostte het?",
        from: [.init(text: "Brood € 3,00\nMelk € 2,50\nTotaal € 5,50")], language: "nl"),
      .init(
        "no-sum-of-its-own", .pass, reason: "nothing-to-judge", answer: "Pain et lait.",
        to: "Qu’ai-je acheté ?", from: [.init(text: "Pain 3,00 €")], language: "fr"),
      .init(
        "no-sum-of-its-own", .fail, reason: "own-sum", answer: "Samen is het € 5,50.",
        to: "Wat kostte het?", from: [.init(text: "Brood € 3,00\nMelk € 2,50")], language: "nl"),
      .init(
        "no-sum-of-its-own", .fail, reason: "own-sum", answer: "合計は1,150円です。",
        to: "全部でいくらですか？", from: [.init(text: "パン 300円\n牛乳 250円\n米 600円")],
        language: "ja"),
      .init(
        "no-sum-of-its-own", .fail, reason: "own-sum", answer: "You got $7.50 back.",
        to: "What did I get back?", from: [.init(text: "Total $12.50, paid $20.00")],
        language: "en"),
    ])

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    try SuiteNode.refuse(value, of: "no-sum-of-its-own")
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    subject.withJudgedText { answer, place in
      let language = subject.notationTag
      let parts = subject.shownParts(in: language)
      let sums = OwnSums(of: answer, language: language, shown: parts.texts)
      guard let first = sums.findings.first else {
        return sums.hasAmounts
          ? .pass
          : Judgement(.pass, reason: "nothing-to-judge", message: "the answer has no amount")
      }
      let terms = first.parts.prefix(3).map { parts[$0.text].text.utf8Part($0.range).quoted }
      let kind = first.isDifference ? "the difference of" : "the sum of"
      let more = first.parts.count > 3 ? " and more" : ""
      let others = sums.findings.count > 1 ? " (and \(sums.findings.count - 1) more)" : ""
      return .fail(
        "own-sum",
        "\(answer.utf8Part(first.range).quoted) is \(kind) \(terms.joined(separator: ", "))\(more), "
          + "and stands nowhere in what the model was shown\(others)",
        sums.findings.flatMap { finding in
          [.init(in: place, finding.range)]
            + finding.parts.map { .init(in: parts[$0.text].place, $0.range) }
        })
    }
  }

  func unmetNeed(in setting: AssertionSetting) -> String? { setting.unmetNeedOfSource }

  var labelValue: String? { nil }
}

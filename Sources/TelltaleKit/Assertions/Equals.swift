import SuiteSyntax
import TextAnalysis

/// Checks that the response is a text and nothing else.
struct Equals: TextComparison {
  static let usage = AssertionUsage(
    name: "equals",
    summary: "The response is the text, or one of the texts, and nothing else.",
    value: .required(form.shape),
    forms: [
      .init(#"equals: "€ 22,41""#, "is the text, letter by letter"),
      .init("equals: [ja, nee]", "is one of the texts"),
      .init("equals: {text: utrecht, ignoring: [case, punctuation]}", "overlooks differences"),
    ],
    examples: [
      .init(#"equals: "€ 22,41""#, .pass, answer: "€ 22,41"),
      .init("equals: [receipt, invoice]", .pass, answer: "invoice"),
      .init("equals: {text: malmö, ignoring: [case, punctuation]}", .pass, answer: "Malmö."),
      .init(#"equals: "€ 22,41""#, .fail, reason: "different", answer: "€ 22,41."),
      .init("equals: [receipt, invoice]", .fail, reason: "different", answer: "Invoice"),
    ])

  private static let form = ComparedTexts.Form("equals", key: "text", acceptsEmpty: true)

  var texts: [String]
  var ignoring: TextFolding = []
  var comparands: [String] { texts.filter { !$0.isEmpty } }

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    let value = try ComparedTexts(value, as: Self.form)
    texts = value.texts
    if let node = value.ignoring { try readIgnoring(node) }
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    subject.withJudgedText { answer, place in
      if matches(answer, ignoring) { return .pass }
      let hint = hint { matches(answer, $0) }
      return .fail(
        "different", "the answer is \(answer.quoted), not \(texts.listed("or"))\(hint)",
        [.init(in: place, 0..<answer.utf8.count)])
    }
  }

  private func matches(_ answer: String, _ folding: TextFolding) -> Bool {
    let folded = FoldedText(answer, ignoring: folding)
    return texts.contains { folded == FoldedText($0, ignoring: folding) }
  }

  var labelValue: String? { label(texts.labelledAsOneOrList) }
}

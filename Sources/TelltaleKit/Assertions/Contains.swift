import SuiteSyntax
import TextAnalysis

/// Checks that the response has a text in it.
struct Contains: TextComparison {
  static let usage = AssertionUsage(
    name: "contains",
    summary: "The response has the text in it.",
    value: .required(form.shape),
    forms: [
      .init(#"contains: "22,41""#, "has the text, letter by letter"),
      .init(#"contains: {text: "crème", ignoring: [case, diacritics]}"#, "overlooks differences"),
    ],
    examples: [
      .init(#"contains: "22,41""#, .pass, answer: "€ 22,41 heb je betaald."),
      .init(#"contains: "22,41""#, .fail, reason: "not-there", answer: "Je hebt € 22.41 betaald."),
      .init(
        "contains: {text: CREME BRULEE, ignoring: [case, diacritics]}", .pass,
        answer: "Une crème brûlée."),
      .init("contains: Albert Heijn", .fail, reason: "not-there", answer: "Bij albert heijn."),
      .init(#"contains: "合計""#, .pass, answer: "合計は2,980円です。"),
    ])

  private static let form = ComparedTexts.Form("contains", key: "text", acceptsList: false)

  var text: String
  var ignoring: TextFolding = []
  var comparands: [String] { [text] }

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    let value = try ComparedTexts(value, as: Self.form)
    text = value.texts[0]
    if let node = value.ignoring { try readIgnoring(node) }
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    subject.withJudgedText { answer, place in
      if let range = range(in: answer, ignoring) {
        return Judgement(.pass, evidence: [.init(in: place, range)])
      }
      let hint = hint { range(in: answer, $0) != nil }
      return .fail("not-there", "the answer does not contain \(text.quoted)\(hint)")
    }
  }

  private func range(in answer: String, _ folding: TextFolding) -> Range<Int>? {
    FoldedText(answer, ignoring: folding).range(of: FoldedText(text, ignoring: folding))
  }

  var labelValue: String? { label(text.labelled) }
}

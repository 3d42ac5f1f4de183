import SuiteSyntax
import TextAnalysis

/// Checks that the response has each of several texts in it.
struct ContainsAll: TextComparison {
  static let usage = AssertionUsage(
    name: "contains-all",
    summary: "The response has every one of the texts in it.",
    value: .required(form.shape),
    forms: [
      .init(#"contains-all: ["22,41", Utrecht]"#, "has each text, in any order"),
      .init("contains-all: {of: [ja, utrecht], ignoring: [case]}", "overlooks differences"),
    ],
    examples: [
      .init(#"contains-all: ["22,41", Utrecht]"#, .pass, answer: "€ 22,41, in Utrecht."),
      .init(
        "contains-all: {of: [lyon, carte], ignoring: [case]}", .pass, answer: "Par carte à Lyon."),
      .init(#"contains-all: ["22,41", Utrecht]"#, .fail, reason: "not-there", answer: "€ 22,41."),
      .init("contains-all: [京都, カード]", .fail, reason: "not-there", answer: "京都です。"),
    ])

  private static let form = ComparedTexts.Form("contains-all", key: "of")

  var texts: [String]
  var ignoring: TextFolding = []
  var comparands: [String] { texts }

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    let value = try ComparedTexts(value, as: Self.form)
    texts = value.texts
    if let node = value.ignoring { try readIgnoring(node) }
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    subject.withJudgedText { answer, place in
      let missing = missing(in: answer, ignoring)
      guard missing.isEmpty else {
        let hint = hint { self.missing(in: answer, $0).isEmpty }
        return .fail("not-there", "the answer does not contain \(missing.listed("or"))\(hint)")
      }
      let folded = FoldedText(answer, ignoring: ignoring)
      return Judgement(
        .pass,
        evidence: texts.compactMap { text in
          folded.range(of: FoldedText(text, ignoring: ignoring)).map { .init(in: place, $0) }
        })
    }
  }

  private func missing(in answer: String, _ folding: TextFolding) -> [String] {
    let folded = FoldedText(answer, ignoring: folding)
    return texts.filter { folded.range(of: FoldedText($0, ignoring: folding)) == nil }
  }

  var labelValue: String? { label(texts.labelled) }
}

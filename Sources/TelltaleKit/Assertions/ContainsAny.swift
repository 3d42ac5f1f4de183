import SuiteSyntax
import TextAnalysis

/// Checks that the response has at least one of several texts in it.
struct ContainsAny: OneOfTexts {
  static let usage = AssertionUsage(
    name: "contains-any",
    summary: "The response has at least one of the texts in it.",
    value: .required(form.shape),
    forms: [
      .init(#"contains-any: ["€ 22,41", "22,41 €"]"#, "has one of the texts"),
      .init("contains-any: {of: [ja, jazeker], ignoring: [case]}", "overlooks differences"),
    ],
    examples: [
      .init(#"contains-any: ["€ 22,41", "22,41 €"]"#, .pass, answer: "22,41 € en tout."),
      .init("contains-any: {of: [ja, jazeker], ignoring: [case]}", .pass, answer: "Jazeker."),
      .init(
        #"contains-any: ["€ 22,41", "22,41 €"]"#, .fail, reason: "not-there",
        answer: "22.41 en tout."),
      .init("contains-any: [上海, 北京]", .fail, reason: "not-there", answer: "在广州。"),
    ])

  private static let form = ComparedTexts.Form("contains-any", key: "of")

  var texts: [String]
  var ignoring: TextFolding = []

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    let value = try ComparedTexts(value, as: Self.form)
    texts = value.texts
    if let node = value.ignoring { try readIgnoring(node) }
  }

  static let verb = "contain"

  static func range(of text: FoldedText, in answer: FoldedText) -> Range<Int>? {
    answer.range(of: text)
  }

  var labelValue: String? { label(texts.labelled) }
}

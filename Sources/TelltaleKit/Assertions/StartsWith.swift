import SuiteSyntax
import TextAnalysis

/// Checks that the response begins with a text.
struct StartsWith: OneOfTexts {
  static let usage = AssertionUsage(
    name: "starts-with",
    summary: "The response begins with the text, or with one of the texts.",
    value: .required(form.shape),
    forms: [
      .init(#"starts-with: "€ 22,41""#, "begins with the text, letter by letter"),
      .init(#"starts-with: ["€ 22,41", "22,41 €"]"#, "begins with one of the texts"),
      .init("starts-with: {text: [ja, nee], ignoring: [case]}", "overlooks differences"),
    ],
    examples: [
      .init(#"starts-with: "€ 22,41""#, .pass, answer: "€ 22,41 heb je betaald."),
      .init("starts-with: {text: [ja, nee], ignoring: [case]}", .pass, answer: "Ja, dat klopt."),
      .init(#"starts-with: "€ 22,41""#, .fail, reason: "not-there", answer: "**€ 22,41** betaald."),
      .init("starts-with: Oui", .fail, reason: "not-there", answer: "Non, pas encore."),
    ])

  private static let form = ComparedTexts.Form("starts-with", key: "text")

  var texts: [String]
  var ignoring: TextFolding = []

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    let value = try ComparedTexts(value, as: Self.form)
    texts = value.texts
    if let node = value.ignoring { try readIgnoring(node) }
  }

  static let verb = "begin with"

  static func range(of text: FoldedText, in answer: FoldedText) -> Range<Int>? {
    answer.range(ofPrefix: text)
  }

  var labelValue: String? { label(texts.labelledAsOneOrList) }
}

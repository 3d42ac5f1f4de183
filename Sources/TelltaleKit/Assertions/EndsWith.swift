import SuiteSyntax
import TextAnalysis

/// Checks that the response ends with a text.
struct EndsWith: OneOfTexts {
  static let usage = AssertionUsage(
    name: "ends-with",
    summary: "The response ends with the text, or with one of the texts.",
    value: .required(form.shape),
    forms: [
      .init(#"ends-with: "€ 22,41""#, "ends with the text, letter by letter"),
      .init(#"ends-with: ["€ 22,41", "22,41 €"]"#, "ends with one of the texts"),
      .init("ends-with: {text: [ja, nee], ignoring: [punctuation]}", "overlooks differences"),
    ],
    examples: [
      .init(#"ends-with: "€ 22,41""#, .pass, answer: "Je hebt betaald: € 22,41"),
      .init("ends-with: {text: utrecht, ignoring: [case, punctuation]}", .pass, answer: "Utrecht."),
      .init(
        #"ends-with: "€ 22,41""#, .fail, reason: "not-there", answer: "€ 22,41 heb je betaald."),
      .init(#"ends-with: "です。""#, .fail, reason: "not-there", answer: "2,980円でした。"),
    ])

  private static let form = ComparedTexts.Form("ends-with", key: "text")

  var texts: [String]
  var ignoring: TextFolding = []

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    let value = try ComparedTexts(value, as: Self.form)
    texts = value.texts
    if let node = value.ignoring { try readIgnoring(node) }
  }

  static let verb = "end with"

  static func range(of text: FoldedText, in answer: FoldedText) -> Range<Int>? {
    answer.range(ofSuffix: text)
  }

  var labelValue: String? { label(texts.labelledAsOneOrList) }
}

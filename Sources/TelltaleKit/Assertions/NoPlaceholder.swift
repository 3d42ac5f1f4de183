import SuiteSyntax
import TextAnalysis

/// Checks that nothing was left to be filled in.
struct NoPlaceholder: Assertion {
  static let usage = AssertionUsage(
    name: "no-placeholder",
    summary: """
      No gap is left to be filled in, such as [Name], {{x}}, TODO:, <insert date> or lorem ipsum.
      """,
    value: .none,
    examples: [
      .init("no-placeholder", .pass, answer: "Dear Anna, see [1] and the Hotel Todo Incluido."),
      .init("no-placeholder", .pass, answer: "二〇〇六年の [1] です。", language: "ja"),
      .init(
        "no-placeholder", .fail, reason: "bracketed", answer: "Beste [Naam], tot morgen.",
        language: "nl"),
      .init("no-placeholder", .fail, reason: "bracketed", answer: "Sent on <insert date>."),
      .init(
        "no-placeholder", .fail, reason: "bracketed", answer: "【氏名】様、ありがとうございます。",
        language: "ja"),
      .init("no-placeholder", .fail, reason: "variable", answer: "Hello {{first_name}}!"),
      .init("no-placeholder", .fail, reason: "filler", answer: "TODO: add the total"),
      .init("no-placeholder", .fail, reason: "masked", answer: "Due on DD/MM/YYYY."),
      .init("no-placeholder", .undecided, reason: "remark", answer: "Bonjour [Syndic],"),
      .init(
        "no-placeholder", .undecided, reason: "in-source", answer: "It begins with “Dear [Name]”.",
        from: [Passage(text: "Dear [Name], welcome.")], language: "en"),
    ])

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    try SuiteNode.refuse(value, of: "no-placeholder")
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    subject.withJudgedText { text, place in
      let setting = TextSetting(subject, answer: text)
      var doubt: Judgement?
      for gap in Placeholder.all(in: text, phrases: setting.phrases) {
        let evidence = [Judgement.Evidence(in: place, gap.range)]
        let words = text.slice(gap.range)
        if let source = subject.place(of: words) {
          doubt =
            doubt
            ?? .undecided(
              "in-source", "\(words.quoted) stands in the passages as well", evidence + [source])
        } else if gap.kind == .remark || gap.kind == .blank {
          doubt =
            doubt
            ?? .undecided(gap.kind.rawValue, "\(words.quoted) may be a gap", evidence)
        } else {
          return .fail(gap.kind.rawValue, "a gap was left: \(words.quoted)", evidence)
        }
      }
      return doubt ?? .pass
    }
  }

  var labelValue: String? { nil }
}

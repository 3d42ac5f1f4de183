import SuiteSyntax
import TextAnalysis

/// Checks that the response can be shown as it is.
struct PlainText: Assertion {
  static let usage = AssertionUsage(
    name: "plain-text",
    summary: """
      The response has no Markdown, no HTML tags or entities, no control tokens of a model, and no \
      control characters.
      """,
    value: .none,
    examples: [
      .init("plain-text", .pass, answer: "2 * 3 = 6, file_name_1, C# and #1: AT&T; 5 < 6 > 4."),
      .init("plain-text", .pass, answer: "1. Mai 2026\n- 5 °C am Morgen"),
      .init("plain-text", .fail, reason: "emphasis", answer: "Het totaal is **€ 22,41**."),
      .init("plain-text", .fail, reason: "fence", answer: "```json\n{\"total\": 22.41}\n```"),
      .init("plain-text", .fail, reason: "list", answer: "- brood\n- melk"),
      .init("plain-text", .fail, reason: "control-token", answer: "22,41 €<end_of_turn>"),
      .init("plain-text", .fail, reason: "entity", answer: "Brot &amp; Milch"),
      .init(
        "plain-text", .undecided, reason: "in-source", answer: "The field is **required**.",
        from: [Passage(text: "The field is **required**.")]),
      .init("plain-text", .undecided, reason: "dash", answer: "- bread, milk"),
    ])

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    try SuiteNode.refuse(value, of: "plain-text")
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    subject.withJudgedText { text, place in
      var doubt: Judgement?
      for markup in Markup.all(in: text) {
        let evidence = [Judgement.Evidence(in: place, markup.range)]
        let words = text.slice(markup.range)
        if let source = subject.place(of: words) {
          doubt =
            doubt
            ?? .undecided(
              "in-source", "\(words.quoted) stands in the passages as well", evidence + [source])
        } else if markup.kind == .dash {
          doubt =
            doubt
            ?? .undecided("dash", "a line begins with a hyphen, which may be a list", evidence)
        } else {
          return .fail(
            markup.kind.rawValue, "\(markup.kind.phrase): \(words.quoted)", evidence)
        }
      }
      return doubt ?? .pass
    }
  }

  var labelValue: String? { nil }
}

extension Markup.Kind {
  fileprivate var phrase: String {
    switch self {
    case .fence: "a fence of Markdown"
    case .code: "code marks of Markdown"
    case .emphasis: "emphasis of Markdown"
    case .heading: "a heading of Markdown"
    case .list, .dash: "a list of Markdown"
    case .quotation: "a quotation mark of Markdown"
    case .table: "a table of Markdown"
    case .rule: "a rule of Markdown"
    case .link: "a link of Markdown"
    case .tag: "an HTML tag"
    case .entity: "an HTML entity"
    case .controlToken: "a control token of the model"
    case .controlCharacter: "a control character"
    }
  }
}

extension AssertionSubject {
  /// Where some words of the answer stand in the passages, if they do.
  func place(of words: String) -> Judgement.Evidence? {
    guard words.utf8.count > 1 else { return nil }
    for (index, passage) in passages.enumerated() {
      guard let found = passage.text.firstRange(of: words) else { continue }
      let utf8 = passage.text.utf8
      let start = utf8.distance(from: utf8.startIndex, to: found.lowerBound)
      return .init(in: "passages/\(index)/text", start..<start + words.utf8.count)
    }
    return nil
  }
}

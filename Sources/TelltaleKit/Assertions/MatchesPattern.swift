import SourceText
import SuiteSyntax

/// Checks that a regular expression matches the response.
struct MatchesPattern: Assertion {
  static let usage = AssertionUsage(
    name: "regex",
    summary: "The regular expression matches somewhere in the response, or all of it.",
    value: .required(.anyOf([.text, .mapping(keys)])),
    forms: [
      .init(#"regex: '\d+[.,]\d\d'"#, "matches somewhere in the response"),
      .init("regex: {pattern: '^total', flags: im}", "with flags of i, m, s and x"),
      .init(#"regex: {pattern: '[A-Z]{2}\d+', full: true}"#, "matches the whole response"),
    ],
    examples: [
      .init(#"regex: '\d+[.,]\d\d'"#, .pass, answer: "Totaal: 22,41 euro."),
      .init("regex: {pattern: '^total', flags: im}", .pass, answer: "Reçu\nTotal : 22,41 €"),
      .init(#"regex: {pattern: '[A-Z]{2}\d+', full: true}"#, .pass, answer: "NL91"),
      .init(#"regex: '\d+円'"#, .fail, reason: "no-match", answer: "2,980ドルです。"),
      .init(
        #"regex: {pattern: '[A-Z]{2}\d+', full: true}"#, .fail, reason: "no-match",
        answer: "IBAN NL91"),
    ])

  /// The keys of a mapping.
  static let keys = KeyTable(
    "'regex'",
    [
      KeyUsage("pattern", .text, "The regular expression, in the syntax of ICU.", isRequired: true),
      KeyUsage(
        "flags", .text(.spelled(.init("^[imsx]*$", examples: ["i", "im"]))),
        "i: any case; m: ^ and $ at each line; s: . takes line breaks; x: spaces and comments."),
      KeyUsage("full", .boolean, "Whether the whole text has to match."),
    ])

  var pattern: SearchPattern

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    guard let value else {
      throw SuiteValueError(
        "'regex' needs a pattern", help: #"write regex: '\d+'"#, id: "missing-value")
    }
    guard case .mapping = value.content else {
      pattern = try SearchPattern(value)
      return
    }
    let entries = try value.entries(of: Self.keys)
    guard let node = entries["pattern"] else {
      throw SuiteValueError("'regex' has no 'pattern'", at: value.range, id: "missing-key")
    }
    pattern = try SearchPattern(
      node, flags: entries["flags"], isFull: try entries["full"]?.boolean() ?? false)
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    subject.withJudgedText { answer, place in
      switch pattern.search(answer) {
      case .found(let range):
        return Judgement(.pass, evidence: range.isEmpty ? [] : [.init(in: place, range)])
      case .nothing:
        let what = pattern.isFull ? "all of the answer" : "nothing in the answer"
        let verb = pattern.isFull ? "does not match" : "matches"
        return .fail("no-match", "\(pattern.pattern.quoted) \(verb) \(what)")
      case .stopped:
        return .error(
          "regex-timeout",
          "\(pattern.pattern.quoted) takes too many steps on this answer; write it without "
            + "repetitions inside repetitions")
      }
    }
  }

  var labelValue: String? { pattern.labelled }
}

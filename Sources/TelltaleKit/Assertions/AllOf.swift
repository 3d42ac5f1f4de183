import SuiteSyntax

/// Checks that each of several assertions passes.
struct AllOf: Assertion {
  static let usage = AssertionUsage(
    name: "all",
    summary: "Every one of the assertions passes.",
    value: .required(.list(of: .reference(.combinedAssertion), minimum: 1)),
    forms: [.init(#"all: [{contains: "22,41"}, {word-count: {maximum: 20}}]"#, "all pass")],
    judgesOutcome: true,
    examples: [
      .init(#"all: [{contains: "22,41"}, {word-count: {maximum: 5}}]"#, .pass, answer: "€ 22,41."),
      .init(#"all: [{starts-with: Oui}, {ends-with: "."}]"#, .pass, answer: "Oui, à Lyon."),
      .init(
        #"all: [{contains: "22,41"}, {word-count: {maximum: 5}}]"#, .fail, reason: "too-long",
        answer: "Het totaal van de bon is € 22,41."),
      .init("all: [{contains: a}, {contains: b}]", .fail, reason: "not-there", answer: "xyz"),
    ])

  var items: [AssertionItem]

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    items = try reader.combinedItems(value, in: "all")
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    let judgements = items.map { $0.judge(subject) }
    for verdict in [Verdict.fail, .error, .undecided] where !judgements.having(verdict).isEmpty {
      return judgements.combined(verdict)
    }
    return Judgement(.pass, evidence: judgements.evidence)
  }

  func unmetNeed(in setting: AssertionSetting) -> String? { items.unmetNeed(in: setting) }

  var labelValue: String? { items.labelled }
}

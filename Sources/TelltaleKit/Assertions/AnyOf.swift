import SuiteSyntax

/// Checks that at least one of several assertions passes.
struct AnyOf: Assertion {
  static let usage = AssertionUsage(
    name: "any",
    summary: "At least one of the assertions passes.",
    value: .required(.list(of: .reference(.combinedAssertion), minimum: 1)),
    forms: [.init("any: [{contains: Utrecht}, {contains: Leiden}]", "one or more pass")],
    judgesOutcome: true,
    examples: [
      .init("any: [{contains: Utrecht}, {contains: Leiden}]", .pass, answer: "In Leiden."),
      .init("any: [is-json, {equals: ja}]", .pass, answer: "ja"),
      .init(
        "any: [{contains: Utrecht}, {contains: Leiden}]", .fail, reason: "not-there",
        answer: "In Gent."),
      .init("any: [{word-count: 1}, {starts-with: はい}]", .fail, reason: "several", answer: "いいえ。"),
    ])

  var items: [AssertionItem]

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    items = try reader.combinedItems(value, in: "any")
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    let judgements = items.map { $0.judge(subject) }
    if let pass = judgements.first(where: { $0.verdict == .pass }) { return pass }
    for verdict in [Verdict.error, .undecided] where !judgements.having(verdict).isEmpty {
      return judgements.combined(verdict)
    }
    return judgements.combined(.fail)
  }

  func unmetNeed(in setting: AssertionSetting) -> String? { items.unmetNeed(in: setting) }

  var labelValue: String? { items.labelled }
}

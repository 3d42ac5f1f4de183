import SourceText
import SuiteSyntax

/// Checks that an assertion fails.
struct Negation: Assertion {
  static let usage = AssertionUsage(
    name: "not",
    summary: "The assertion fails; undecided and error stay as they are.",
    value: .required(.reference(.combinedAssertion)),
    forms: [
      .init("not: {contains: iPhone}", "the assertion with its value fails"),
      .init("not: is-json", "the assertion without a value fails"),
    ],
    judgesOutcome: true,
    examples: [
      .init("not: {contains: iPhone}", .pass, answer: "€ 22,41."),
      .init("not: is-json", .pass, answer: "Le total est de 22,41 €."),
      .init("not: {contains: iPhone}", .fail, reason: "contains", answer: "iPhone 15 Pro"),
      .init("not: {starts-with: もちろん}", .fail, reason: "starts-with", answer: "もちろんです。"),
    ])

  var item: AssertionItem

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    guard let value else {
      throw SuiteValueError(
        "'not' needs an assertion", help: "write not: {contains: iPhone}", id: "missing-value")
    }
    item = try reader.combinedItem(value, in: "not")
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    let judgement = item.judge(subject)
    switch judgement.verdict {
    case .pass:
      let because = judgement.message.isEmpty ? "" : ": \(judgement.message)"
      return .fail(
        item.name, "\(item.label.quoted) should not pass, and does\(because)", judgement.evidence)
    case .fail:
      return Judgement(
        .pass, reason: judgement.reason, message: judgement.message, evidence: judgement.evidence)
    case .undecided, .error:
      return judgement
    }
  }

  func unmetNeed(in setting: AssertionSetting) -> String? {
    item.unmetNeed(in: setting)
  }

  var labelValue: String? { item.label.labelled }
}

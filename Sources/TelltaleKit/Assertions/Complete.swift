import SuiteSyntax
import TextAnalysis

/// Checks that the response is not cut off.
///
/// Apple's models stop at `maximumResponseTokens` without a word.
struct Complete: Assertion {
  static let usage = AssertionUsage(
    name: "complete",
    summary: """
      The response is not cut off: not at the token limit, not in a sentence, and not in a bracket, \
      quotation or block of code.
      """,
    value: .none,
    examples: [
      .init("complete", .pass, answer: "€ 22,41"),
      .init("complete", .pass, answer: "Am 1. Mai.\n\n1. Brot\n2. Milch"),
      .init(
        "complete", .fail, reason: "truncated",
        of: .init(outcome: .truncated(.text("The total is €22.41.")))),
      .init(
        "complete", .fail, reason: "mid-sentence", answer: "The rent is €950. It is due on the",
        language: "en"),
      .init("complete", .fail, reason: "mid-sentence", answer: "合計は2,980円で、", language: "ja"),
      .init("complete", .fail, reason: "bracket", answer: "Le total (TVA comprise"),
      .init("complete", .fail, reason: "fence", answer: "```swift\nlet total = 22.41"),
      .init("complete", .fail, reason: "empty", answer: "  "),
      .init(
        "complete", .undecided, reason: "no-full-stop",
        answer: "De huur is € 950. Je betaalt die elke maand vooraf", language: "nl"),
    ])

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    try SuiteNode.refuse(value, of: "complete")
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    if subject.outcome.kind == .truncated { return .fail("truncated", subject.outcome.summary) }
    return subject.withJudgedText { text, place in
      let phrases = TextSetting(subject, answer: text).phrases
      let ending = Completeness(of: text, phrases: phrases)
      let evidence = ending.range.map { [Judgement.Evidence(in: place, $0)] } ?? []
      let reason = ending.finding.rawValue
      switch ending.finding {
      case .complete: return .pass
      case .empty: return .fail(reason, "the answer is empty")
      case .fence: return .fail(reason, "a block of code is not closed", evidence)
      case .bracket: return .fail(reason, "the answer ends inside a bracket or quotation", evidence)
      case .midSentence: return .fail(reason, "the answer ends inside a sentence", evidence)
      case .open: return .undecided(reason, "a bracket or quotation is not closed", evidence)
      case .noStop: return .undecided(reason, "the last sentence has no full stop", evidence)
      }
    }
  }

  var labelValue: String? { nil }
}

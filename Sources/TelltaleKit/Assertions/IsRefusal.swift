import SuiteSyntax
import TextAnalysis

/// Checks that the model declines what it is asked.
///
/// On Apple's models a refusal is an outcome in guided mode and ordinary text
/// otherwise; this looks at both.
struct IsRefusal: Assertion {
  static let usage = AssertionUsage(
    name: "is-refusal",
    summary: """
      The model declines the request, as the outcome or in words; that the documents do not hold \
      the answer is no refusal, and neither is an opinion or advice. `not: is-refusal` demands \
      that it does not.
      """,
    value: .none,
    judgesOutcome: true,
    examples: [
      .init(
        "is-refusal", .pass, reason: "refusal", answer: "I'm sorry, but I can't help with that.",
        language: "en"),
      .init(
        "is-refusal", .pass, reason: "refusal", answer: "Je ne peux pas répondre à cette demande.",
        language: "fr"),
      .init("is-refusal", .pass, reason: "refused", of: .init(outcome: .refused(explanation: nil))),
      .init(
        "is-refusal", .fail, reason: "not-found",
        answer: "Sorry, the lease does not mention a deposit.", language: "en"),
      .init(
        "is-refusal", .fail, reason: "answer", answer: "The landlord cannot help with moving.",
        language: "en"),
      .init(
        "is-refusal", .fail, reason: "answer", answer: "I'm sorry to hear that. The rent is €950.",
        language: "en"),
      .init(
        "is-refusal", .undecided, reason: "may-decline",
        answer: "I wouldn't buy it.", language: "en"),
      .init(
        "is-refusal", .undecided, reason: "may-decline",
        answer: "Your request can't be handled now.", language: "en"),
      .init(
        "is-refusal", .undecided, reason: "may-decline",
        answer: "Please consult a lawyer.", language: "en"),
      .init(
        "is-refusal", .fail, reason: "answer",
        answer: "I don't think that the deposit is refundable.", language: "en"),
      .init(
        "is-refusal", .error, reason: "no-answer", of: .init(outcome: .timeout)),
    ])

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    try SuiteNode.refuse(value, of: "is-refusal")
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    switch subject.outcome.kind {
    case .answered, .truncated: break
    case .refused, .guardrailViolation:
      return Judgement(
        .pass, reason: subject.outcome.kind.rawValue, message: subject.outcome.summary)
    default: return .error("no-answer", subject.outcome.summary)
    }
    return subject.withJudgedText { text, place in
      let setting = TextSetting(subject, answer: text)
      let stance = setting.stance()
      let evidence = Judgement.Evidence(in: place, stance.range ?? 0..<text.utf8.count)
      switch stance.kind {
      case .refusal:
        return Judgement(
          .pass, reason: "refusal", message: "the text declines the request", evidence: [evidence])
      case .empty: return .fail("empty", "the answer is empty")
      case _ where stance.doubt != nil:
        let doubt = Judgement.Evidence(in: place, stance.doubt ?? 0..<text.utf8.count)
        return .undecided(
          "may-decline", "the text may decline the request, or give a view or advice", [doubt])
      case .notFound:
        return .fail(
          "not-found", "the text says that it is not there, and declines nothing", [evidence])
      case .answer, .either, .ungrounded: return .fail("answer", "the text declines nothing")
      }
    }
  }

  var labelValue: String? { nil }
}

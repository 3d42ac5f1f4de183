import SourceText
import SuiteSyntax

/// Checks how the request ended.
struct OutcomeIs: Assertion {
  static let usage = AssertionUsage(
    name: "outcome",
    summary: "The request ends in this way; without this assertion, it has to be answered.",
    value: .required(.oneOrList(of: .words(Outcome.Kind.allCases.map(\.rawValue)), minimum: 1)),
    forms: [
      .init("outcome: context-exceeded", "ends in this way"),
      .init("outcome: [refused, guardrail-violation]", "ends in one of these ways"),
    ],
    judgesOutcome: true,
    examples: [
      .init("outcome: answered", .pass, answer: "€ 22,41."),
      .init(
        "outcome: context-exceeded", .pass,
        of: .init(outcome: .contextExceeded(contextSize: 4096, tokenCount: 5120))),
      .init(
        "outcome: context-exceeded", .fail, reason: "answered",
        of: .init(outcome: .answered(.text("€ 22,41.")))),
      .init(
        "outcome: [refused, guardrail-violation]", .fail, reason: "timeout",
        of: .init(outcome: .timeout)),
    ])

  var kinds: [Outcome.Kind] = []

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    let words = Outcome.Kind.allCases.map(\.rawValue)
    guard let value else {
      throw SuiteValueError(
        "'outcome' needs a value", help: "the outcomes are \(words.joined(separator: ", "))",
        id: "missing-value")
    }
    let nodes: [SuiteNode]
    if case .sequence(let items) = value.content { nodes = items } else { nodes = [value] }
    for node in nodes {
      let word = try node.text()
      guard let kind = Outcome.Kind(rawValue: word) else {
        throw SuiteValueError(
          "'\(word)' is not an outcome", at: node.range,
          help: word.nearestWord(among: words)
            ?? "the outcomes are \(words.joined(separator: ", "))")
      }
      kinds.append(kind)
    }
    guard !kinds.isEmpty else {
      throw SuiteValueError("'outcome' has an empty list", at: value.range)
    }
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    let kind = subject.outcome.kind
    if kinds.contains(kind) { return .pass }
    return .fail(
      kind.rawValue,
      "\(subject.outcome.summary); it should end with \(kinds.map(\.rawValue).listed("or"))")
  }

  var labelValue: String? { kinds.map(\.rawValue).labelledAsOneOrList }
}

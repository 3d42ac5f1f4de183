import SourceText
import SuiteSyntax

/// Checks how the request ended.
struct OutcomeIs: Assertion {
  static let usage = AssertionUsage(
    name: "outcome",
    summary: "The request ends in this way; without this assertion, it has to be answered.",
    value: .required(
      .anyOf([
        .words(words), .list(of: .words(words), minimum: 1), .mapping(keys),
      ])),
    forms: [
      .init("outcome: context-exceeded", "ends in this way"),
      .init("outcome: [refused, guardrail-violation]", "ends in one of these ways"),
      .init("outcome: {is: unavailable, reason: model-not-ready}", "ends so, and for this reason"),
      .init("outcome: {is: unsupported-language, language: ar}", "names this language"),
      .init("outcome: {is: quota-reached, resets: true}", "says when the limit is lifted"),
    ],
    judgesOutcome: true,
    examples: [
      .init("outcome: answered", .pass, answer: "€ 22,41."),
      .init(
        "outcome: context-exceeded", .pass,
        of: .init(outcome: .contextExceeded(contextSize: 4096, tokenCount: 5120))),
      .init(
        "outcome: {is: unavailable, reason: model-not-ready}", .pass,
        of: .init(outcome: .unavailable(.modelNotReady))),
      .init(
        "outcome: context-exceeded", .fail, reason: "answered",
        of: .init(outcome: .answered(.text("€ 22,41.")))),
      .init(
        "outcome: [refused, guardrail-violation]", .fail, reason: "timeout",
        of: .init(outcome: .timeout)),
      .init(
        "outcome: {is: unavailable, reason: model-not-ready}", .fail, reason: "another-reason",
        of: .init(outcome: .unavailable(.deviceNotEligible))),
      .init(
        "outcome: {is: unsupported-language, language: ar}", .fail, reason: "another-language",
        of: .init(outcome: .unsupportedLanguage(code: "th"))),
      .init(
        "outcome: {is: quota-reached, resets: true}", .fail, reason: "no-reset",
        of: .init(outcome: .quotaReached(reset: nil))),
    ])

  private static let words = Outcome.Kind.allCases.map(\.rawValue)

  private static let reasons = Outcome.Unavailability.allCases.map(\.rawValue)

  private static let keys = KeyTable(
    "'outcome'",
    [
      KeyUsage("is", .words(words), "How the request ends.", isRequired: true),
      KeyUsage("reason", .words(reasons), "Why the model is unavailable."),
      KeyUsage("language", .text(.filled), "The language that is not supported, such as ar."),
      KeyUsage("resets", .boolean, "Whether it is said when the limit is lifted."),
    ],
    rules: [
      .variants(
        by: "is",
        Outcome.Kind.allCases.map { kind in
          KeyRule.Variant(kind.rawValue, keys: ["is"] + details(of: kind))
        })
    ])

  /// The details that can be asked for of a way to end.
  private static func details(of kind: Outcome.Kind) -> [String] {
    switch kind {
    case .unavailable: ["reason"]
    case .unsupportedLanguage: ["language"]
    case .rateLimited, .quotaReached: ["resets"]
    default: []
    }
  }

  private var kinds: [Outcome.Kind] = []
  private var reason: Outcome.Unavailability?
  private var language: String?
  private var saysReset: Bool?

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    guard let value else {
      throw SuiteValueError(
        "'outcome' needs a value", help: "the outcomes are \(Self.words.joined(separator: ", "))",
        id: "missing-value")
    }
    switch value.content {
    case .scalar: kinds = [try Self.kind(value)]
    case .sequence(let items):
      for item in items { kinds.append(try Self.kind(item)) }
      guard !kinds.isEmpty else {
        throw SuiteValueError("'outcome' has an empty list", at: value.range)
      }
    case .mapping: try readDetails(value)
    }
  }

  private mutating func readDetails(_ value: SuiteNode) throws(SuiteValueError) {
    let all = try value.entries(of: Self.keys)
    guard let node = all["is"] else {
      throw SuiteValueError(
        "'outcome' without 'is'", at: value.range,
        help: "write {is: unavailable, reason: model-not-ready}", id: "missing-key")
    }
    let kind = try Self.kind(node)
    kinds = [kind]
    let entries = try value.entries(
      allowing: ["is"] + Self.details(of: kind), of: "the outcome '\(kind.rawValue)'")
    if let node = entries["reason"] {
      let word = try node.text()
      guard let reason = Outcome.Unavailability(rawValue: word) else {
        throw SuiteValueError(
          "'\(word)' is not a reason to be unavailable", at: node.range,
          help: AppleError.named(word).lazy.compactMap(\.reason).first.map {
            "write \($0.rawValue)"
          }
            ?? word.nearestWord(among: Self.reasons)
            ?? "the reasons are \(Self.reasons.joined(separator: ", "))")
      }
      self.reason = reason
    }
    if let node = entries["language"] {
      language = try node.text()
      if language == "" { throw SuiteValueError("'language' is empty", at: node.range) }
    }
    saysReset = try entries["resets"]?.boolean()
  }

  private static func kind(_ node: SuiteNode) throws(SuiteValueError) -> Outcome.Kind {
    let word = try node.text()
    if let kind = Outcome.Kind(rawValue: word) { return kind }
    if let apple = AppleError.named(word).first {
      throw SuiteValueError(
        "'\(word)' is Apple's name for an outcome", at: node.range,
        help: "write \(apple.spelling), which holds for every OS version")
    }
    throw SuiteValueError(
      "'\(word)' is not an outcome", at: node.range,
      help: word.nearestWord(among: words) ?? "the outcomes are \(words.joined(separator: ", "))")
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    let outcome = subject.outcome
    guard kinds.contains(outcome.kind) else {
      return .fail(
        outcome.kind.rawValue,
        "\(outcome.summary); it should end with \(kinds.map(\.rawValue).listed("or"))")
    }
    switch outcome {
    case .unavailable(let found):
      if let reason, found != reason {
        return .fail("another-reason", "\(outcome.summary); it should be \(reason.rawValue)")
      }
    case .unsupportedLanguage(let code):
      if let language, code != language {
        return .fail("another-language", "\(outcome.summary); it should be '\(language)'")
      }
    case .rateLimited(let reset), .quotaReached(let reset):
      if let saysReset, saysReset != (reset != nil) {
        return .fail(
          saysReset ? "no-reset" : "a-reset",
          "\(outcome.summary); it should \(saysReset ? "" : "not ")say when the limit is lifted")
      }
    default: break
    }
    return .pass
  }

  var labelValue: String? {
    let details = [
      reason.map { "reason: \($0.rawValue)" }, language.map { "language: \($0.labelled)" },
      saysReset.map { "resets: \($0)" },
    ].compactMap { $0 }
    guard let kind = kinds.first, !details.isEmpty else {
      return kinds.map(\.rawValue).labelledAsOneOrList
    }
    return "{is: \(kind.rawValue), \(details.joined(separator: ", "))}"
  }
}

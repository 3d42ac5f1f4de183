import SourceText
import SuiteSyntax

/// Checks how many tokens were read and written.
struct TokenLimits: Assertion {
  static let usage = AssertionUsage(
    name: "tokens",
    summary: """
      The request and the response take so many tokens: as the model counts them, else by an \
      estimate.
      """,
    value: .required(.mapping(keys)),
    forms: [
      .init("tokens: {request: 3000}", "reads at most so many"),
      .init("tokens: {response: {minimum: 5, maximum: 200}}", "writes between so many"),
      .init("tokens: {total: 4096}", "reads and writes at most so many together"),
    ],
    needsAnswer: false,
    examples: [
      .init("tokens: {request: 3000}", .pass, of: example(2900, 120)),
      .init("tokens: {request: 3000, response: 200}", .pass, of: example(2900, 120)),
      .init("tokens: {request: 3000}", .fail, reason: "request-too-long", of: example(3001, 120)),
      .init(
        "tokens: {response: {maximum: 100}}", .fail, reason: "response-too-long",
        of: example(2900, 120)),
      .init(
        "tokens: {response: {minimum: 5}}", .fail, reason: "response-too-short",
        of: example(2900, 2)),
      .init("tokens: {total: 4096}", .fail, reason: "total-too-long", of: example(4000, 97)),
      .init("tokens: {request: 3000}", .undecided, reason: "not-counted", of: example(nil, nil)),
    ])

  /// What is counted, by key.
  private static let parts = ["request", "response", "total"]

  private static let bounds = KeyTable(
    "the bounds of 'tokens'",
    [
      KeyUsage("minimum", .integer(Bounds.natural), "The fewest tokens."),
      KeyUsage("maximum", .integer(Bounds.natural), "The most tokens."),
    ], rules: [.atLeastOne(of: ["minimum", "maximum"])])

  private static let keys = KeyTable(
    "'tokens'",
    [
      KeyUsage("request", limit, "What is read: instructions, messages and answer type."),
      KeyUsage("response", limit, "What is written."),
      KeyUsage("total", limit, "Both."),
    ], rules: [.atLeastOne(of: parts)])

  private static let limit = ValueShape.anyOf([.integer(Bounds.natural), .mapping(bounds)])

  /// How many there may be of one part.
  private struct Limit {
    var part: String
    var minimum: Int?
    var maximum: Int?

    var label: String {
      guard let minimum else { return "\(part): \(maximum ?? 0)" }
      return maximum.map { "\(part): {minimum: \(minimum), maximum: \($0)}" }
        ?? "\(part): {minimum: \(minimum)}"
    }
  }

  private var limits: [Limit] = []

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    guard let value else {
      throw SuiteValueError(
        "'tokens' needs a value", help: "write tokens: {request: 3000}", id: "missing-value")
    }
    let entries = try value.entries(of: Self.keys)
    for part in Self.parts {
      guard let node = entries[part] else { continue }
      limits.append(try Self.limit(node, of: part))
    }
    guard !limits.isEmpty else {
      throw SuiteValueError(
        "'tokens' needs 'request', 'response' or 'total'", at: value.range, id: "missing-key")
    }
  }

  private static func limit(
    _ node: SuiteNode, of part: String
  ) throws(SuiteValueError) -> Limit {
    guard case .mapping = node.content else {
      return Limit(part: part, maximum: try node.integer(in: Bounds.natural))
    }
    let entries = try node.entries(of: bounds)
    let limit = Limit(
      part: part, minimum: try entries["minimum"]?.integer(in: Bounds.natural),
      maximum: try entries["maximum"]?.integer(in: Bounds.natural))
    if limit.minimum == nil, limit.maximum == nil {
      throw SuiteValueError(
        "'\(part)' needs 'minimum' or 'maximum'", at: node.range, id: "missing-key")
    }
    if let minimum = limit.minimum, let maximum = limit.maximum, minimum > maximum {
      throw SuiteValueError(
        "the minimum \(minimum) is above the maximum \(maximum)", at: node.range, id: "empty-range")
    }
    return limit
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    guard let usage = subject.circumstances.usage else {
      return .undecided("not-counted", "nobody counted the tokens")
    }
    let word = usage.isEstimate ? "an estimated " : ""
    for limit in limits {
      let (count, what) =
        switch limit.part {
        case "request": (usage.request, "the request takes")
        case "response": (usage.response, "the response takes")
        default: (usage.request + usage.response, "request and response take")
        }
      if let minimum = limit.minimum, count < minimum {
        return .fail(
          "\(limit.part)-too-short",
          "\(what) \(word)\(count) tokens, at least \(minimum) are asked for")
      }
      if let maximum = limit.maximum, count > maximum {
        return .fail(
          "\(limit.part)-too-long", "\(what) \(word)\(count) tokens, at most \(maximum) are allowed"
        )
      }
    }
    return Judgement(
      .pass, message: "\(word)\(usage.request) tokens read and \(usage.response) written")
  }

  var labelValue: String? { "{\(limits.map(\.label).joined(separator: ", "))}" }

  private static func example(_ request: Int?, _ response: Int?) -> AssertionSubject {
    var known = Circumstances()
    if let request, let response {
      known.usage = .init(request: request, response: response, isEstimate: true)
    }
    return AssertionSubject(outcome: .answered(.text("€ 22,41.")), circumstances: known)
  }
}

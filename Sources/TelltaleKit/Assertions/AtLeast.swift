import SourceText
import SuiteSyntax

/// Checks that a number of several assertions pass.
struct AtLeast: Assertion {
  static let usage = AssertionUsage(
    name: "at-least",
    summary: "At least so many of the assertions pass.",
    value: .required(.mapping(keys)),
    forms: [
      .init("at-least: {count: 2, of: [{contains: a}, {contains: b}, is-json]}", "two or more pass")
    ],
    judgesOutcome: true,
    examples: [
      .init(
        "at-least: {count: 2, of: [{contains: pain}, {contains: lait}, {contains: fromage}]}",
        .pass,
        answer: "Du pain et du fromage."),
      .init("at-least: {count: 1, of: [is-json, {contains: brood}]}", .pass, answer: "brood"),
      .init(
        "at-least: {count: 2, of: [{contains: pain}, {contains: lait}, {contains: fromage}]}",
        .fail,
        reason: "too-few", answer: "Du pain."),
      .init("at-least: {count: 2, of: [is-json, {equals: '1'}]}", .fail, answer: "2"),
    ])

  /// The keys of the value.
  static let keys = KeyTable(
    "'at-least'",
    [
      KeyUsage("count", .integer(Bounds.positive), "How many have to pass.", isRequired: true),
      KeyUsage(
        "of", .list(of: .reference(.combinedAssertion), minimum: 1), "The assertions.",
        isRequired: true),
    ])

  var count: Int
  var items: [AssertionItem]

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    guard let value else {
      throw SuiteValueError(
        "'at-least' needs a count and assertions",
        help: "write at-least: {count: 2, of: [{contains: a}, {contains: b}]}", id: "missing-value")
    }
    let entries = try value.entries(of: Self.keys)
    guard let count = entries["count"], let of = entries["of"] else {
      throw SuiteValueError(
        "'at-least' needs 'count' and 'of'", at: value.range, id: "missing-key")
    }
    items = try reader.combinedItems(of, in: "at-least")
    self.count = try count.integer(in: Bounds.positive)
    guard self.count <= items.count else {
      throw SuiteValueError(
        "expected a number from 1 to \(items.count), found \(self.count)", at: count.range,
        id: "out-of-reach")
    }
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    let judgements = items.map { $0.judge(subject) }
    let passes = judgements.having(.pass)
    if passes.count >= count { return Judgement(.pass, evidence: passes.evidence) }
    let failures = judgements.having(.fail)
    if judgements.count - failures.count < count {
      return .fail(
        "too-few",
        "\(passes.count) of \(items.count) pass, \(count) should: \(failures.message)",
        failures.evidence)
    }
    return judgements.combined(judgements.having(.error).isEmpty ? .undecided : .error)
  }

  func unmetNeed(in setting: AssertionSetting) -> String? { items.unmetNeed(in: setting) }

  var labelValue: String? { "{count: \(count), of: \(items.labelled)}".labelled }
}

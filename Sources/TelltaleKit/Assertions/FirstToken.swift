import SuiteSyntax

/// Checks how long the user waited for the first token.
struct FirstToken: Assertion {
  static let usage = AssertionUsage(
    name: "first-token",
    summary: """
      The first token took so many seconds. Undecided where that is not measured, as with \
      simulated and recorded models.
      """,
    value: .required(SecondsBounds.shape(of: "first-token")),
    forms: [
      .init("first-token: 0.8", "took at most so many seconds"),
      .init("first-token: {maximum: 0.8}", "the same"),
    ],
    needsAnswer: false,
    examples: [
      .init("first-token: 0.8", .pass, of: example(0.42, .live)),
      .init("first-token: {minimum: 0.1, maximum: 0.8}", .pass, of: example(0.1, .live)),
      .init("first-token: 0.8", .fail, reason: "too-slow", of: example(2.44, .live)),
      .init("first-token: {minimum: 0.1}", .fail, reason: "too-fast", of: example(0.05, .live)),
      .init("first-token: 0.8", .undecided, reason: "not-measured", of: example(nil, .recorded)),
    ])

  private var bounds: SecondsBounds

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    bounds = try SecondsBounds(value, of: Self.usage.name)
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    let known = subject.circumstances
    return bounds.judge(known.firstToken, "the first token took", source: known.source)
  }

  var labelValue: String? { bounds.labelled }

  private static func example(
    _ seconds: Double?, _ source: Response.Source
  ) -> AssertionSubject {
    AssertionSubject(
      outcome: .answered(.text("€ 22,41.")),
      circumstances: Circumstances(source: source, firstToken: seconds))
  }
}

import SuiteSyntax

/// Checks how long the response took.
struct Latency: Assertion {
  static let usage = AssertionUsage(
    name: "latency",
    summary: """
      The response took so many seconds. Undecided where no time is measured, as with simulated \
      and recorded models.
      """,
    value: .required(SecondsBounds.shape(of: "latency")),
    forms: [
      .init("latency: 2.5", "took at most so many seconds"),
      .init(
        "latency: {minimum: 0.1, maximum: 2.5}", "took between so many; either may be left out"),
    ],
    needsAnswer: false,
    examples: [
      .init("latency: 2.5", .pass, of: example(2.5, .live)),
      .init("latency: {minimum: 1}", .pass, of: example(1.25, .live)),
      .init("latency: 2.5", .fail, reason: "too-slow", of: example(2.501, .live)),
      .init("latency: {minimum: 1}", .fail, reason: "too-fast", of: example(0.9, .live)),
      .init("latency: 2.5", .undecided, reason: "not-measured", of: example(nil, .simulated)),
    ])

  private var bounds: SecondsBounds

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    bounds = try SecondsBounds(value, of: Self.usage.name)
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    let known = subject.circumstances
    return bounds.judge(known.duration, "the response took", source: known.source)
  }

  var labelValue: String? { bounds.labelled }

  private static func example(
    _ seconds: Double?, _ source: Response.Source
  ) -> AssertionSubject {
    AssertionSubject(
      outcome: .answered(.text("€ 22,41.")),
      circumstances: Circumstances(source: source, duration: seconds))
  }
}

import SourceText
import SuiteSyntax

/// Checks that the request and its answer fit the model's context window.
struct FitsContext: Assertion {
  static let usage = AssertionUsage(
    name: "fits-context",
    summary: """
      The request fits the model's context window, by an estimate, with room for the answer: as \
      much as 'room-for-answer' says, else as 'maximum-response-tokens' does, up to a quarter of \
      the window.
      """,
    value: .optional(.mapping(keys)),
    forms: [
      .init("fits-context", "fits with what the answer may have"),
      .init("fits-context: {room-for-answer: 800}", "fits with so many tokens for the answer"),
    ],
    needsAnswer: false,
    examples: [
      .init("fits-context", .pass, of: example(3600, room: 400)),
      .init("fits-context: {room-for-answer: 800}", .pass, of: example(3296)),
      .init(
        "fits-context", .fail, reason: "too-long",
        of: example(5120, outcome: .contextExceeded(contextSize: 4096, tokenCount: 5120))),
      .init("fits-context: {room-for-answer: 800}", .fail, reason: "no-room", of: example(3297)),
      .init("fits-context", .undecided, reason: "no-window", of: example(3000, window: nil)),
    ])

  private static let keys = KeyTable(
    "'fits-context'",
    [
      KeyUsage(
        "room-for-answer", .integer(Bounds.natural), "The tokens to keep for the answer.",
        isRequired: true)
    ])

  private var room: Int?

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    guard let value else { return }
    let entries = try value.entries(of: Self.keys)
    guard let node = entries["room-for-answer"] else {
      throw SuiteValueError(
        "'fits-context' without 'room-for-answer'", at: value.range,
        help: "write fits-context: {room-for-answer: 800}, or its name alone", id: "missing-key")
    }
    room = try node.integer(in: Bounds.natural)
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    let known = subject.circumstances
    guard let size = known.requestSize, let window = known.contextSize else {
      return .undecided("no-window", "the size of the model's context window is not known")
    }
    let room = self.room ?? size.room(in: window)
    let needed =
      "the request takes an estimated \(size.tokens) tokens"
      + (room > 0 ? " and \(room) are kept for the answer" : "")
    if size.fits(window, room: room) {
      return Judgement(.pass, message: "\(needed); the context window has \(window)")
    }
    return .fail(
      size.tokens > window ? "too-long" : "no-room", "\(needed); the context window has \(window)")
  }

  var labelValue: String? { room.map { "{room-for-answer: \($0)}" } }

  private static func example(
    _ tokens: Int, room: Int? = nil, window: Int? = 4096,
    outcome: Outcome = .answered(.text("€ 22,41."))
  ) -> AssertionSubject {
    AssertionSubject(
      outcome: outcome,
      circumstances: Circumstances(
        requestSize: RequestSize(tokens: tokens, maximumResponseTokens: room), contextSize: window))
  }
}

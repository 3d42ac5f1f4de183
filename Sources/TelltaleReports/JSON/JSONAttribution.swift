import TelltaleKit

/// Why a cell changed, on its way to JSON.
struct JSONAttribution {
  var attribution: Attribution

  /// Creates an attribution on its way to JSON.
  init(_ attribution: Attribution) { self.attribution = attribution }

  /// The attribution as an object.
  var value: JSONValue {
    .object([
      .init("changed", .strings(attribution.changed.map(\.rawValue))),
      .init("summary", .string(attribution.summary)),
      .init("replays", .array(attribution.replays.map { Self.value(of: $0) })),
    ])
  }

  private static func value(of replay: Replay) -> JSONValue {
    .object([
      .init("corner", .string(replay.corner.rawValue)),
      .init("finding", .string(replay.finding.rawValue)),
      .init("obstacle", .string(orNull: replay.obstacle.isEmpty ? nil : replay.obstacle)),
      .init("fingerprint", .string(replay.fingerprint)),
      .init("prompt", .string(replay.promptHash)),
      .init("request", .string(replay.requestHash)),
      .init(
        "responses",
        .array(replay.outcomes.map { trial in .array(trial.map { value(of: $0) }) })),
      .init("assertions", .array(replay.verdicts.map { value(of: $0) })),
    ])
  }

  private static func value(of outcome: Outcome) -> JSONValue {
    .object([
      .init("outcome", .string(outcome.kind.rawValue)),
      .init("answer", outcome.answer.map { JSONValue($0) } ?? .null),
    ])
  }

  private static func value(of verdict: Replay.Verdict) -> JSONValue {
    .object([
      .init("label", .string(verdict.label)),
      .init("passed", .integer(verdict.tally.passed)),
      .init("failed", .integer(verdict.tally.failed)),
      .init("undecided", .integer(verdict.tally.undecided)),
      .init("errored", .integer(verdict.tally.errored)),
      .init("trials", .integer(verdict.tally.of)),
      .init("message", .string(verdict.message)),
    ])
  }
}

import SourceText
package import SuiteSyntax

/// A request of a trial that did not get what the trial ended with: it failed in a way that
/// may pass and was put again, or its session put another in its place.
public struct Attempt: Hashable, Sendable {
  /// How it ended.
  public var outcome: Outcome

  /// How long the model took, in seconds; `nil` for simulated and replayed ones.
  public var duration: Double?

  /// How long the run waited before the next attempt, in seconds; nothing is waited for a
  /// simulated model, which takes no time.
  public var wait: Double

  /// The hash of the request, where another took its place; `nil` where it was put again.
  public var requestHash: String?

  /// Creates an attempt.
  public init(
    outcome: Outcome, duration: Double? = nil, wait: Double = 0, requestHash: String? = nil
  ) {
    self.outcome = outcome
    self.duration = duration
    self.wait = wait
    self.requestHash = requestHash
  }
}

extension Attempt {
  /// The attempt as a mapping.
  package var suiteValue: SuiteValue {
    var entries: [(key: String, value: SuiteValue)] = [
      ("outcome", .text(outcome.kind.rawValue)), ("details", outcome.details),
    ]
    if let duration { entries.append(("seconds", .number(duration))) }
    if wait > 0 { entries.append(("wait", .number(wait))) }
    if let requestHash { entries.append(("request", .text(requestHash))) }
    return .mapping(entries)
  }

  /// Reads an attempt from its mapping.
  ///
  /// - Parameter node: The mapping.
  /// - Throws: ``SuiteValueError`` for the first mistake.
  package init(_ node: SuiteNode) throws(SuiteValueError) {
    let values = try node.entries(
      allowing: ["outcome", "details", "seconds", "wait", "request"], of: "an attempt")
    let word = try values.needed("outcome", of: "an attempt", at: node.range).text()
    guard let kind = Outcome.Kind(rawValue: word) else {
      throw SuiteValueError("'\(word)' is not an outcome", at: node.range)
    }
    self.init(
      outcome: try Outcome(
        kind, details: try values.needed("details", of: "an attempt", at: node.range)),
      requestHash: try values["request"].text())
    if let seconds = values["seconds"] { duration = try seconds.number(in: Bounds.time) }
    if let seconds = values["wait"] { wait = try seconds.number(in: Bounds.time) }
  }
}

extension [Attempt] {
  /// Those that failed in a way that may pass, after which the same request was put again.
  public var retried: [Attempt] { filter { $0.requestHash == nil } }
}

extension TrialResult {
  /// How many times its requests were put again because of failures that may pass.
  public var retries: Int {
    attempts.retried.count + turns.reduce(0) { $0 + $1.attempts.retried.count }
  }
}

extension CellResult {
  /// How many times the requests of its trials were put again.
  public var retries: Int { trials.reduce(0) { $0 + $1.retries } }
}

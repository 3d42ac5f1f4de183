package import SuiteSyntax

extension Outcome {
  /// What is known beyond the kind, as a mapping; empty where there is nothing.
  package var details: SuiteValue {
    var entries: [(key: String, value: SuiteValue)] = []
    func add(_ key: String, _ text: String?) {
      if let text { entries.append((key, .text(text))) }
    }
    switch self {
    case .answered(let answer), .truncated(let answer): entries = [answer.entry]
    case .refused(let explanation): add("explanation", explanation)
    case .contextExceeded(let size, let count):
      if let size { entries.append(("context-size", .integer(Int64(size)))) }
      if let count { entries.append(("token-count", .integer(Int64(count)))) }
    case .unsupportedLanguage(let code): add("language", code)
    case .rateLimited(let reset), .quotaReached(let reset): add("reset", reset)
    case .unavailable(let reason): add("reason", reason.rawValue)
    case .unsupportedGuide(let detail), .serviceUnavailable(let detail): add("detail", detail)
    case .networkFailure(let detail), .toolFailure(let detail), .unknown(let detail):
      add("detail", detail)
    case .guardrailViolation, .decodingFailure, .concurrentRequests, .timeout: break
    }
    return .mapping(entries)
  }

  /// Creates an outcome from its kind and its details.
  ///
  /// - Throws: ``SuiteValueError`` for a detail that the kind does not have, or
  ///   lacks.
  package init(_ kind: Kind, details node: SuiteNode) throws(SuiteValueError) {
    let keys = Self.detailKeys(of: kind)
    let values = try node.entries(allowing: keys, of: "an outcome '\(kind.rawValue)'")
    func text(_ key: String) throws(SuiteValueError) -> String? {
      guard let value = values[key] else { return nil }
      return try value.text()
    }
    func integer(_ key: String) throws(SuiteValueError) -> Int? {
      guard let value = values[key] else { return nil }
      return try value.integer()
    }
    func needed<Value>(_ value: Value?) throws(SuiteValueError) -> Value {
      if let value { return value }
      let what = keys.first ?? "detail"
      throw SuiteValueError("an outcome '\(kind.rawValue)' without '\(what)'", at: node.range)
    }
    switch kind {
    case .answered: self = .answered(try needed(try Answer.read(from: values)))
    case .truncated: self = .truncated(try needed(try Answer.read(from: values)))
    case .refused: self = .refused(explanation: try text("explanation"))
    case .guardrailViolation: self = .guardrailViolation
    case .contextExceeded:
      self = .contextExceeded(
        contextSize: try integer("context-size"), tokenCount: try integer("token-count"))
    case .decodingFailure: self = .decodingFailure
    case .unsupportedLanguage: self = .unsupportedLanguage(code: try text("language"))
    case .unsupportedGuide: self = .unsupportedGuide(try text("detail"))
    case .rateLimited: self = .rateLimited(reset: try text("reset"))
    case .quotaReached: self = .quotaReached(reset: try text("reset"))
    case .concurrentRequests: self = .concurrentRequests
    case .unavailable:
      let word = try needed(try text("reason"))
      guard let reason = Unavailability(rawValue: word) else {
        throw SuiteValueError("'\(word)' is not a reason to be unavailable", at: node.range)
      }
      self = .unavailable(reason)
    case .networkFailure: self = .networkFailure(try needed(try text("detail")))
    case .serviceUnavailable: self = .serviceUnavailable(try text("detail"))
    case .timeout: self = .timeout
    case .toolFailure: self = .toolFailure(try needed(try text("detail")))
    case .unknown: self = .unknown(try needed(try text("detail")))
    }
  }

  private static func detailKeys(of kind: Kind) -> [String] {
    switch kind {
    case .answered, .truncated: Answer.keys
    case .refused: ["explanation"]
    case .contextExceeded: ["context-size", "token-count"]
    case .unsupportedLanguage: ["language"]
    case .rateLimited, .quotaReached: ["reset"]
    case .unavailable: ["reason"]
    case .unsupportedGuide, .networkFailure, .serviceUnavailable, .toolFailure, .unknown:
      ["detail"]
    case .guardrailViolation, .decodingFailure, .concurrentRequests, .timeout: []
    }
  }
}

import TelltaleKit

/// What a server says went wrong, and what that is called here.
///
/// Sources: the error texts of Apple's frameworks as `fm serve` passes them on, the
/// servers' documentation, and what was observed of them.
struct ServerError: Hashable {
  /// The status of the response; 500 for an error in a stream.
  var status: Int

  /// What the server says, on one line of limited length.
  var message: String

  /// Words that servers use to tell errors apart, such as `context_length_exceeded`.
  var words: [String] = []

  /// The context window and the size of the request in tokens, where fields say them.
  var contextSize: Int?
  var tokenCount: Int?

  /// Reads the body of an error.
  init(status: Int, body: [UInt8]) {
    let text = String(decoding: body.prefix(1 << 16), as: UTF8.self)
    guard body.count <= 1 << 16, let value = try? AnswerValue(json: text) else {
      self.init(status: status, message: text)
      return
    }
    self.init(status: status, value)
  }

  /// Reads an error that is a JSON value, by the ways in which servers write it.
  init(status: Int, _ value: AnswerValue) {
    let error = value["error"] ?? value
    let said = ["message", "detail", "error"].compactMap { error[$0]?.text }.first
    self.init(status: status, message: said ?? error.text ?? value.json)
    words = ["code", "type"].compactMap { error[$0]?.text }
    contextSize = error["n_ctx"]?.count
    tokenCount = error["n_prompt_tokens"]?.count
  }

  private init(status: Int, message: String) {
    self.status = status
    self.message = message.onOneLine(limit: 400)
  }

  /// Returns the outcome.
  ///
  /// - Parameter keyVariable: The variable that holds the key, if there is one.
  /// - Returns: How the request ended.
  func outcome(keyVariable: String?) -> Outcome {
    let text = message.lowercased()
    func says(_ phrases: String...) -> Bool { phrases.contains { text.contains($0) } }
    func has(_ names: String...) -> Bool { words.contains { names.contains($0) } }
    if has("context_length_exceeded", "exceed_context_size_error", "context_overflow")
      || says(
        "context window size", "maximum context length", "available context size",
        "maximum allowed context size", "model's context size", "exceed context window",
        "context window overflow")
    {
      let sizes = statedSizes
      return .contextExceeded(
        contextSize: contextSize ?? sizes?.context, tokenCount: tokenCount ?? sizes?.count)
    }
    if has("insufficient_quota") { return .quotaReached(reset: nil) }
    if status == 429 || has("rate_limit_exceeded") || says("session has been rate limited") {
      return .rateLimited(reset: nil)
    }
    if has("content_filter", "content_policy_violation", "guardrail", "guardrail_violation")
      || says("safety guardrails")
    {
      return .guardrailViolation
    }
    if has("refusal") || says("the model refused to answer") { return .refused(explanation: nil) }
    if says("unsupported generation guide") { return .unsupportedGuide(message) }
    if has("unsupported_language") || says("unsupported language") {
      return .unsupportedLanguage(code: nil)
    }
    if let known = namedByApple { return known }
    if status == 503, says("loading model", "model is loading", "not ready", "warming up") {
      return .unavailable(.modelNotReady)
    }
    return unclassified(keyVariable: keyVariable)
  }

  /// What the status alone says.
  private func unclassified(keyVariable: String?) -> Outcome {
    let said = message.isEmpty ? "status \(status)" : "status \(status): \(message)"
    switch status {
    case 401, 403:
      let help =
        keyVariable.map { "the server does not take the key in \($0)" }
        ?? "the server asks for a key: name the variable that holds it under 'authorization'"
      return .unknown("\(help) (\(said))")
    case 408: return .timeout
    case 500...: return .serviceUnavailable(said)
    default: return .unknown(said)
    }
  }

  /// The outcome of an error that the text names as Apple's frameworks do.
  private var namedByApple: Outcome? {
    for error in AppleError.all where error.name.contains(where: \.isUppercase) {
      guard message.contains(error.name) else { continue }
      switch error.outcome {
      case .contextExceeded: return .contextExceeded(contextSize: nil, tokenCount: nil)
      case .guardrailViolation: return .guardrailViolation
      case .decodingFailure: return .decodingFailure
      case .rateLimited: return .rateLimited(reset: nil)
      case .quotaReached: return .quotaReached(reset: nil)
      case .concurrentRequests: return .concurrentRequests
      case .unsupportedLanguage: return .unsupportedLanguage(code: nil)
      case .unsupportedGuide: return .unsupportedGuide(message)
      case .serviceUnavailable: return .serviceUnavailable(message)
      case .unavailable: return .unavailable(error.reason ?? .assetsUnavailable)
      default: return nil
      }
    }
    return nil
  }

  /// The two sizes that a sentence names; what does not fit is the greater one.
  ///
  /// Such as "Content contains 168918 tokens, which exceeds the maximum allowed context
  /// size of 4096", or "This model's maximum context length is 4096 tokens. However, you
  /// requested 6009 tokens".
  private var statedSizes: (context: Int, count: Int)? {
    let words = message.split { $0.isWhitespace || "().,;:".contains($0) }
    var numbers: [Int] = []
    for (index, word) in words.enumerated() {
      guard let number = Int(word), number > 0 else { continue }
      // Others may be a status, or parts of the whole.
      let isCounted = index + 1 < words.count && words[index + 1].hasPrefix("token")
      let isLimit =
        index > 1 && ["of", "is"].contains(words[index - 1])
        && ["size", "length", "limit", "window"].contains(words[index - 2])
      if (isCounted || isLimit), !numbers.contains(number) { numbers.append(number) }
    }
    guard numbers.count >= 2 else { return nil }
    return (min(numbers[0], numbers[1]), max(numbers[0], numbers[1]))
  }
}

extension AnswerValue {
  /// The text of a string, or of a number as some servers write a code.
  var text: String? {
    switch self {
    case .string(let text): text
    case .integer(let number): "\(number)"
    default: nil
    }
  }

  /// A whole number from 0.
  var count: Int? {
    guard case .integer(let number) = self, number >= 0 else { return nil }
    return Int(exactly: number)
  }
}

extension String {
  /// Returns the text on one line, each run of white space and control characters one
  /// space.
  ///
  /// - Parameter limit: The most Unicode scalars that it may have; the rest is `…`.
  /// - Returns: The line.
  func onOneLine(limit: Int) -> String {
    var result = String.UnicodeScalarView()
    var count = 0
    var isSpaced = false
    for scalar in unicodeScalars {
      let category = scalar.properties.generalCategory
      if scalar.properties.isWhitespace || category == .control || category == .format {
        isSpaced = count > 0
        continue
      }
      if count >= limit {
        result.append("…")
        break
      }
      if isSpaced { result.append(" ") }
      isSpaced = false
      result.append(scalar)
      count += 1
    }
    return String(result)
  }
}

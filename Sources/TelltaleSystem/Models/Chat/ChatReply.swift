import TelltaleKit

/// What a chat-completions endpoint answered, streamed or not.
struct ChatReply: Hashable {
  /// The text so far; `nil` where there was none.
  var content: String?

  /// What the model says in place of an answer that it refuses.
  var refusal: String?

  /// Why the answer ends, such as `stop`; `nil` where it was not said.
  var finish: String?

  /// The tokens read and written, as the server counts them.
  var usage: Response.TokenUsage?

  /// An error in place of the rest.
  var error: ServerError?

  /// How long the first piece of the text took, in seconds, where it was streamed.
  var firstToken: Double?

  /// Whether a stream broke off before it said that it was over.
  var isCutOff = false

  /// Why a response is none of the protocol.
  struct Unreadable: Error, Hashable {
    /// What is wrong, as one phrase without a full stop.
    var message: String
  }

  /// Reads a response with the status 200, by its media type.
  init(_ response: HTTPResponse) throws(Unreadable) {
    switch response.mediaType {
    case "text/event-stream": try self.init(stream: response)
    case "", "application/json", "text/json", "text/plain":
      try self.init(json: response.body)
    case let type:
      let text = String(decoding: response.body.prefix(4096), as: UTF8.self)
      throw Unreadable(
        message:
          "the server answered with \(type.onOneLine(limit: 60)) in place of JSON: "
          + text.onOneLine(limit: 120))
    }
  }

  private init(json body: [UInt8]) throws(Unreadable) {
    let value = try Self.value(String(decoding: body, as: UTF8.self), "response")
    if let said = value["error"], said != .null { error = ServerError(status: 500, value) }
    add(value, "message")
    if error == nil, value["choices"] == nil {
      throw Unreadable(message: "the response is JSON without 'choices'")
    }
  }

  private init(stream response: HTTPResponse) throws(Unreadable) {
    let stream = EventStream(response.body)
    var isOver = false
    for event in stream.events {
      if event.data == "[DONE]" {
        isOver = true
        break
      }
      let value = try Self.value(event.data, "stream")
      if event.name == "error" || (value["error"].map { $0 != .null } ?? false) {
        error = ServerError(status: 500, value)
        return
      }
      let hadText = !(content ?? "").isEmpty
      add(value, "delta")
      if !hadText, !(content ?? "").isEmpty {
        firstToken = response.seconds(ofLength: event.end)
      }
    }
    // Some servers close the stream without a mark; the reason to end says it, too.
    isCutOff = !isOver && finish == nil
  }

  private mutating func add(_ value: AnswerValue, _ key: String) {
    if let read = value["usage"]?["prompt_tokens"]?.count,
      let written = value["usage"]?["completion_tokens"]?.count
    {
      usage = .init(request: read, response: written, isEstimate: false)
    }
    guard let choice = value[path: ["choices", "0"]] else { return }
    // Appended in place: a stream has many pieces.
    if let text = choice[key]?["content"]?.text {
      if content == nil { content = text } else { content?.append(text) }
    }
    if let text = choice[key]?["refusal"]?.text {
      if refusal == nil { refusal = text } else { refusal?.append(text) }
    }
    if let reason = choice["finish_reason"]?.text { finish = reason }
  }

  private static func value(_ text: String, _ what: String) throws(Unreadable) -> AnswerValue {
    do throws(JSONSyntaxError) {
      return try AnswerValue(json: text)
    } catch {
      throw Unreadable(
        message: "the \(what) is not JSON: \(error.message): \(text.onOneLine(limit: 120))")
    }
  }

  /// How the request ended.
  ///
  /// - Parameters:
  ///   - request: What the model got.
  ///   - declaration: The model.
  /// - Returns: The outcome.
  func outcome(of request: Request, from declaration: ChatDeclaration) -> Outcome {
    if let error { return error.outcome(keyVariable: declaration.keyVariable) }
    if let refusal, !refusal.isEmpty {
      return .refused(explanation: refusal.onOneLine(limit: 400))
    }
    if finish == "content_filter" {
      let said = content.map { $0.onOneLine(limit: 400) } ?? ""
      return declaration.profile.filtering == .refusal
        ? .refused(explanation: said.isEmpty ? nil : said) : .guardrailViolation
    }
    if isCutOff {
      let count = (content ?? "").unicodeScalars.count
      return .networkFailure("the stream broke off after \(count) characters of the answer")
    }
    guard let content else {
      let why = finish.map { ", and ended with '\($0.onOneLine(limit: 40))'" } ?? ""
      return .unknown("the response has no text\(why)")
    }
    var isTruncated = finish == "length"
    if declaration.profile.hidesTruncation, let usage,
      let limit = request.options.maximumResponseTokens
    {
      isTruncated = isTruncated || usage.response >= limit
    }
    guard request.answer != nil else {
      return isTruncated ? .truncated(.text(content)) : .answered(.text(content))
    }
    // What a framework cannot make the type of is an error there, cut off or not.
    guard let value = try? AnswerValue(json: content), case .object = value else {
      return .decodingFailure
    }
    return isTruncated ? .truncated(.guided(value)) : .answered(.guided(value))
  }
}

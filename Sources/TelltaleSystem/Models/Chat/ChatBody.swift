import TelltaleKit

/// A request as a chat-completions endpoint gets it.
struct ChatBody: Hashable {
  /// The body, as a JSON object.
  let json: AnswerValue

  /// Writes a request; `nil` for options that the server cannot be asked for.
  ///
  /// - Parameters:
  ///   - request: What the model gets.
  ///   - trial: Which response of the cell this is, from 0; a seed is moved on by it, so
  ///     that each trial is a draw of its own and can be made again.
  ///   - declaration: The model.
  init?(_ request: Request, trial: Int, to declaration: ChatDeclaration) {
    let profile = declaration.profile
    var members: [AnswerValue.Member] = [
      .init("model", .string(declaration.model)),
      .init(
        "messages",
        .array(
          request.messages.filter { $0.role != .instructions || !$0.text.isEmpty }.map { message in
            .object([
              .init("role", .string(message.role.chatName)),
              .init("content", .string(message.text)),
            ])
          })),
      // Said either way: `fm serve` streams where nothing is said.
      .init("stream", .boolean(declaration.streams)),
    ]
    if declaration.streams, profile.reportsStreamUsage {
      members.append(.init("stream_options", .object([.init("include_usage", .boolean(true))])))
    }
    let options = request.options
    var seed: UInt64?
    switch options.sampling {
    case .greedy?: members.append(.init("temperature", .integer(0)))
    case .top(let count, let drawn)?:
      guard profile.takesTop else { return nil }
      members.append(.init("top_k", .integer(Int64(count))))
      seed = drawn
    case .probabilityThreshold(let share, let drawn)?:
      members.append(.init("top_p", .shortest(share)))
      seed = drawn
    case nil: break
    }
    if let temperature = options.temperature, options.sampling != .greedy {
      members.append(.init("temperature", .shortest(temperature)))
    }
    if let seed {
      // Servers read a signed number.
      let moved = (seed &+ UInt64(trial)) & UInt64(Int64.max)
      members.append(.init("seed", .integer(Int64(moved))))
    }
    if let limit = options.maximumResponseTokens {
      members.append(.init(profile.tokenLimit, .integer(Int64(limit))))
    }
    if let answer = request.answer {
      members.append(.init("response_format", profile.answerFormat.value(for: answer)))
    }
    json = .object(members)
  }
}

extension Request.Role {
  /// The role by the name that the protocol has for it.
  fileprivate var chatName: String {
    switch self {
    case .instructions: "system"
    case .user: "user"
    case .assistant: "assistant"
    }
  }
}

extension ServerProfile.AnswerFormat {
  /// What says the type of an answer.
  fileprivate func value(for answer: AnswerSchema) -> AnswerValue {
    let schema = AnswerValue.Member("schema", answer.jsonSchema(isApple: self == .appleSchema))
    if self == .jsonObject {
      return .object([.init("type", .string("json_object")), schema])
    }
    var format = [AnswerValue.Member("name", .string("Answer"))]
    if self == .strictJSONSchema {
      format.append(.init("strict", .boolean(!answer.hasOptionalProperty)))
    }
    return .object([
      .init("type", .string("json_schema")), .init("json_schema", .object(format + [schema])),
    ])
  }
}

import Foundation
import TelltaleKit

/// What a program is run with for one request, behind the words of its command.
struct CommandCall {
  /// Why a request cannot be put to a program, as one phrase without a full stop.
  struct Obstacle: Error, Hashable {
    var reason: String
  }

  /// The arguments.
  var arguments: [String] = []

  /// The standard input.
  var input: [UInt8] = []

  /// A file that the program reads, which goes when it has ended.
  private var file: URL?

  /// Writes a request as a program wants it.
  ///
  /// - Parameters:
  ///   - declaration: The model.
  ///   - request: What the model gets.
  ///   - trial: Which response of the cell this is, from 0.
  /// - Throws: ``Obstacle`` for what a program that is known cannot be asked: what is
  ///   asked for is never left out in silence.
  init(
    of declaration: CommandDeclaration, _ request: Request, trial: Int
  ) throws(Obstacle) {
    switch declaration.preset {
    case nil: input = Array(CommandRequest.json(request, trial: trial, for: declaration.id).utf8)
    case .fmRespond?: try addFM(request)
    case .apfel?: try addApfel(request, trial: trial)
    }
  }

  /// Lets go of what was made for the call.
  func tidy() {
    // What cannot be removed lies in the system's folder for such things.
    if let file { try? FileManager.default.removeItem(at: file) }
  }

  /// `fm respond [--greedy] [--instructions …] [--schema …] -- PROMPT`.
  private mutating func addFM(_ request: Request) throws(Obstacle) {
    let options = request.options
    let conversation = request.messages.filter { $0.role != .instructions }
    guard conversation.count == 1 else {
      throw Obstacle(
        reason: "fm respond takes no earlier turns; use kind: chat with profile: fm-serve")
    }
    let isGreedy = options.sampling == .greedy || options.temperature == 0
    let others = [
      options.sampling.map { $0 == .greedy ? nil : "sampling" } ?? nil,
      options.temperature.map { $0 == 0 ? nil : "temperature" } ?? nil,
      options.maximumResponseTokens.map { _ in "maximum-response-tokens" },
    ].compactMap(\.self)
    if let option = others.first {
      throw Obstacle(
        reason: "fm respond has no option for '\(option)'; use kind: chat with profile: fm-serve")
    }
    arguments = ["--no-stream"]
    if isGreedy { arguments.append("--greedy") }
    if !request.instructions.isEmpty { arguments += ["--instructions", request.instructions] }
    if let answer = request.answer {
      arguments += ["--schema", answer.jsonSchema(isApple: true).json]
    }
    // A prompt may begin with a dash.
    arguments += ["--", request.prompt]
  }

  /// `apfel --messages -`, which reads the conversation as JSON.
  private mutating func addApfel(_ request: Request, trial: Int) throws(Obstacle) {
    arguments = ["--quiet", "--no-color", "--output", "plain", "--messages", "-"]
    var temperature = request.options.temperature
    var seed: UInt64?
    switch request.options.sampling {
    case .greedy?: temperature = 0
    case .probabilityThreshold(let threshold, let drawn)?:
      arguments += ["--top-p", "\(threshold)"]
      seed = drawn
    case .top?:
      throw Obstacle(
        reason: "apfel cannot be asked to choose among the likeliest tokens by number; write "
          + "probability-threshold")
    case nil: break
    }
    if let temperature { arguments += ["--temperature", "\(temperature)"] }
    // Each trial is a draw of its own that can be made again.
    if let seed { arguments += ["--seed", "\(seed &+ UInt64(trial))"] }
    if let limit = request.options.maximumResponseTokens {
      arguments += ["--max-tokens", "\(limit)"]
    }
    if let answer = request.answer {
      let file = FileManager.default.temporaryDirectory
        .appending(component: "telltale-\(UUID().uuidString)")
        .appendingPathExtension("json")
      do {
        try Data(answer.jsonSchema(isApple: true).json.utf8).write(to: file)
      } catch {
        throw Obstacle(reason: "the answer type cannot be written to a file for apfel: \(error)")
      }
      self.file = file
      arguments += ["--schema", file.path]
    }
    let messages = request.messages.filter { $0.role != .instructions || !$0.text.isEmpty }
    input = Array(
      AnswerValue.array(
        messages.map { message in
          let role =
            switch message.role {
            case .instructions: "system"
            case .user: "user"
            case .assistant: "assistant"
            }
          return .object([
            .init("role", .string(role)), .init("content", .string(message.text)),
          ])
        }
      ).json.utf8)
  }
}

/// A request as a program of one's own reads it.
enum CommandRequest {
  /// The version of the form.
  private static let version: Int64 = 1

  /// Returns the request as a JSON object on one line, with a line break behind it.
  static func json(_ request: Request, trial: Int, for model: ModelID) -> String {
    var members: [AnswerValue.Member] = [
      .init("request", .integer(version)), .init("model", .string(model.rawValue)),
      .init("trial", .integer(Int64(trial) + 1)),
    ]
    if !request.instructions.isEmpty {
      members.append(.init("instructions", .string(request.instructions)))
    }
    let conversation = request.messages.filter { $0.role != .instructions }
    members += [
      .init("prompt", .string(request.prompt)),
      .init(
        "messages",
        .array(
          conversation.map { message in
            .object([
              .init("role", .string(message.role.rawValue)), .init("text", .string(message.text)),
            ])
          })),
      .init("options", options(request.options)),
    ]
    if let answer = request.answer {
      members.append(.init("schema", answer.jsonSchema(isApple: true)))
    }
    return AnswerValue.object(members).json + "\n"
  }

  private static func options(_ options: GenerationOptions) -> AnswerValue {
    var members: [AnswerValue.Member] = []
    func seeded(_ name: String, _ value: AnswerValue, _ seed: UInt64?) -> AnswerValue {
      // A seed above 2^63 is text: most readers of JSON lose its digits.
      let number = seed.map { seed in
        AnswerValue.Member(
          "seed", Int64(exactly: seed).map { .integer($0) } ?? .string(String(seed)))
      }
      return .object([.init(name, value)] + (number.map { [$0] } ?? []))
    }
    switch options.sampling {
    case .greedy?: members.append(.init("sampling", .string("greedy")))
    case .top(let count, let seed)?:
      members.append(.init("sampling", seeded("top", .integer(Int64(count)), seed)))
    case .probabilityThreshold(let threshold, let seed)?:
      members.append(
        .init("sampling", seeded("probability-threshold", .shortest(threshold), seed)))
    case nil: break
    }
    if let temperature = options.temperature {
      members.append(.init("temperature", .shortest(temperature)))
    }
    if let limit = options.maximumResponseTokens {
      members.append(.init("maximum-response-tokens", .integer(Int64(limit))))
    }
    return .object(members)
  }
}

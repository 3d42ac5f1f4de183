import Foundation
import SourceText
import SuiteSyntax
import TelltaleKit
import TestSupport
import Testing

@testable import TelltaleSystem

/// Chat models and what servers answer them with.
enum Chat {
  static let isPossible = Python.has("ssl")

  /// The one path of the protocol.
  static let path = "/v1/chat/completions"

  /// Returns the model that a project file declares.
  static func model(
    at address: String, _ rest: String = "profile: generic", environment: [String: String] = [:]
  ) throws -> ChatModel {
    ChatModel(try declaration(at: address, rest), environment: environment)
  }

  /// Returns what a project file says.
  static func declaration(
    at address: String, _ rest: String = "profile: generic"
  ) throws -> ChatDeclaration {
    let text = "models: [{id: m, kind: chat, endpoint: '\(address)/v1', model: small, \(rest)}]\n"
    let parsed = SuiteParser.parse(SourceFile(path: ProjectFile.name, text: text))
    let root = try #require(parsed.root, "\(parsed.diagnostics)")
    let decoded = ProjectFile.decode(root, knownModels: [])
    return try #require(
      decoded.file.models.first?.model as? ChatDeclaration, "\(decoded.diagnostics)")
  }

  /// A request with instructions and a question.
  static func request(
    answer: AnswerSchema? = nil, options: GenerationOptions = .init(sampling: .greedy)
  ) -> Request {
    Request(
      segments: [
        .init(role: .instructions, kind: .text, text: "Be brief.", message: 0),
        .init(role: .user, kind: .question, text: "How much was \"it\"?", message: 1),
      ], answer: answer, options: options)
  }

  /// The type of an answer with a text and whether it was found.
  static var schema: AnswerSchema {
    var schema = AnswerSchema(properties: [
      .init(name: "text", type: .string, guide: "The answer"),
      .init(name: "found", type: .boolean),
    ])
    schema.properties[1].isOptional = true
    return schema
  }

  /// The body of a response, as the OpenAI reference has it.
  static func body(
    _ content: String?, finish: String = "stop", usage: (Int, Int)? = (58, 5)
  ) -> String {
    let text = content.map(\.jsonString) ?? "null"
    let used = usage.map {
      ",\"usage\":{\"prompt_tokens\":\($0.0),\"completion_tokens\":\($0.1),"
        + "\"total_tokens\":\($0.0 + $0.1)}"
    }
    return """
      {"id":"chatcmpl-1","object":"chat.completion","created":0,"model":"small","choices":[\
      {"index":0,"message":{"role":"assistant","content":\(text),"refusal":null},\
      "finish_reason":"\(finish)"}]\(used ?? "")}
      """
  }

  /// The events of a streamed response.
  static func events(_ pieces: [String], finish: String? = "stop", isOver: Bool = true) -> [String]
  {
    var events = [#"{"choices":[{"index":0,"delta":{"role":"assistant"},"finish_reason":null}]}"#]
    events += pieces.map {
      #"{"choices":[{"index":0,"delta":{"content":\#($0.jsonString)},"finish_reason":null}]}"#
    }
    if let finish {
      events.append(#"{"choices":[{"index":0,"delta":{},"finish_reason":"\#(finish)"}]}"#)
    }
    return (events + (isOver ? ["[DONE]"] : [])).map { "data: \($0)\n\n" }
  }

  /// The head of a response whose length is not stated.
  static func head(_ type: String, status: Int = 200) -> String {
    "HTTP/1.1 \(status) Status\r\nContent-Type: \(type)\r\nConnection: close\r\n\r\n"
  }

  /// Puts a request to a server that answers so.
  static func response(
    _ reply: ScriptedServer.Reply, _ rest: String = "profile: generic",
    to request: Request = Chat.request(), environment: [String: String] = [:]
  ) async throws -> Response {
    let server = try ScriptedServer([path: [reply]])
    return try await model(at: server.address, rest, environment: environment)
      .respond(to: request, trial: 0)
  }
}

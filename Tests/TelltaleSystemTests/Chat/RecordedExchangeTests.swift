import Foundation
import TelltaleKit
import TestSupport
import Testing

@testable import TelltaleSystem

/// Exchanges with a real server that were recorded.
private struct Recordings: Decodable {
  struct Recording: Decodable {
    var id: String
    var status: Int
    var headers: [String: String]
    var response: JSON?
    var sse: String?
  }

  /// What is looked at of any JSON.
  struct JSON: Codable {
    struct Choice: Codable {
      struct Message: Codable { var content: String? }
      var message: Message?
      var finish_reason: String?
    }
    struct Usage: Codable {
      var prompt_tokens: Int
      var completion_tokens: Int
      var total_tokens: Int
    }
    struct Failure: Codable {
      var message: String
      var type: String?
      var code: String?
    }
    var choices: [Choice]?
    var usage: Usage?
    var error: Failure?
  }

  var recordings: [Recording]

  static let path =
    (ProcessInfo.processInfo.environment["TELLTALE_CORPORA"] ?? "")
    + "/models/smollm-recordings.json"
}

@Suite(
  .enabled(
    if: FileManager.default.fileExists(atPath: Recordings.path),
    "TELLTALE_CORPORA has no recorded exchanges"),
  .enabled(if: Chat.isPossible, "python3 is not installed"))
struct RecordedExchangeTests {
  @Test func `every recorded exchange with llama.cpp comes to what it says`() async throws {
    let data = try Data(contentsOf: URL(filePath: Recordings.path))
    let recordings = try JSONDecoder().decode(Recordings.self, from: data).recordings
    #expect(recordings.count > 20)
    var replies: [String: [ScriptedServer.Reply]] = [:]
    for recording in recordings {
      let body =
        try recording.sse
        ?? String(decoding: JSONEncoder().encode(recording.response), as: UTF8.self)
      let type = recording.headers["content-type"] ?? "application/json"
      replies["/\(recording.id)\(Chat.path)"] = [
        .init(status: recording.status, type: type, body)
      ]
    }
    let server = try ScriptedServer(replies)
    for recording in recordings {
      let model = try Chat.model(at: server.address + "/\(recording.id)", "profile: llama-cpp")
      let response = await model.respond(to: Chat.request(), trial: 0)
      let choice = recording.response?.choices?.first
      switch (recording.id, response.outcome) {
      case ("err-context", .contextExceeded(let size, let count)):
        #expect(size == 4096)
        #expect((count ?? 0) > 4096)
      case ("err-json-schema-openai", .serviceUnavailable(let said)):
        #expect(said?.contains("500") == true)
      case ("stream-total", .answered(.text(let text))),
        ("stream-total", .truncated(.text(let text))):
        #expect(!text.isEmpty)
        #expect(response.firstToken != nil)
      case (_, .answered(.text(let text))):
        #expect(choice?.finish_reason == "stop", "\(recording.id)")
        #expect(text == choice?.message?.content, "\(recording.id)")
      case (_, .truncated(.text(let text))):
        #expect(choice?.finish_reason == "length", "\(recording.id)")
        #expect(text == choice?.message?.content, "\(recording.id)")
      default: Issue.record("\(recording.id): \(response.outcome)")
      }
      if let usage = recording.response?.usage {
        #expect(
          response.usage
            == .init(
              request: usage.prompt_tokens, response: usage.completion_tokens, isEstimate: false),
          "\(recording.id)")
      }
    }
  }
}

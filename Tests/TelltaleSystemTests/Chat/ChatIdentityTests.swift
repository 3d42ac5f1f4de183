import TelltaleKit
import TestSupport
import Testing

@testable import TelltaleSystem

@Suite(.serialized, .enabled(if: Chat.isPossible, "python3 is not installed"))
struct ChatIdentityTests {
  private static let models = #"{"object":"list","data":[{"id":"small","object":"model"}]}"#

  @Test(
    arguments: [
      (
        "fm-serve", "/health",
        #"{"models":[{"name":"small","available":true}],"status":"fm serve is running"}"#,
        "small at", nil
      ),
      (
        "apfel", "/health",
        #"{"status":"ok","model":"small","version":"1.4.2","context_window":4096,"model_available":true}"#,
        "version 1.4.2", 4096
      ),
      (
        "llama-cpp", "/props",
        #"{"default_generation_settings":{"n_ctx":2048},"model_path":"/home/me/small-Q4.gguf","build_info":"b4567-abc"}"#,
        "llama.cpp b4567-abc, small-Q4.gguf", 2048
      ),
      (
        "ollama", "/api/tags",
        #"{"models":[{"name":"other:latest","digest":"00"},{"name":"small:latest","digest":"a80c4f17acd55265feec403c7aef86be0c25983ab279d83f3bcd3abbcb5b8b72"}]}"#,
        "digest a80c4f17acd5", nil
      ),
    ] as [(String, String, String, String, Int?)])
  func `the fingerprint has what the server says of itself`(
    profile: String, path: String, body: String, text: String, window: Int?
  ) async throws {
    let server = try ScriptedServer([
      "/v1/models": [.init(Self.models)], path: [.init(body)],
    ])
    let model = try Chat.model(at: server.address, "profile: \(profile)")
    let probe = await model.probe()
    #expect(probe.isReady, "\(probe)")
    let identified = await model.identified()
    #expect(identified.fingerprint == probe.fingerprint)
    #expect(identified.fingerprint.text.contains(text), "\(identified.fingerprint.text)")
    #expect(identified.fingerprint.text.hasPrefix("small, small at \(server.address)/v1"))
    #expect(identified.fingerprint.contextSize == window)
    #expect(Set(try server.requests().map(\.path)) == ["/v1/models", path])
  }

  @Test func `a cold start is waited for`() async throws {
    let loading = #"{"status":"ok","version":"1.4.2","context_window":0,"model_available":true}"#
    let server = try ScriptedServer([
      "/v1/models": [.init(Self.models)],
      "/health": [
        .init(loading), .init(loading), .init(loading.replacing(":0,", with: ":4096,")),
      ],
    ])
    let model = try Chat.model(at: server.address, "profile: apfel")
    #expect(await model.probe().isReady == false)
    #expect(await model.identified().fingerprint.contextSize == 4096)
  }

  @Test func `a server that loads its model is waited for`() async throws {
    let loading = ScriptedServer.Reply(
      status: 503, #"{"error":{"code":503,"message":"Loading model","type":"unavailable_error"}}"#)
    let server = try ScriptedServer([
      "/v1/models": [loading, loading, .init(Self.models)],
      "/props": [loading, loading, .init(#"{"default_generation_settings":{"n_ctx":2048}}"#)],
    ])
    let model = try Chat.model(at: server.address, "profile: llama-cpp")
    #expect(await model.probe().isReady == false)
    #expect(await model.identified().fingerprint.contextSize == 2048)
  }

  @Test func `a model that the server does not have is not ready`() async throws {
    let server = try ScriptedServer(["/v1/models": [.init(#"{"data":[{"id":"big"}]}"#)]])
    let probe = await (try Chat.model(at: server.address)).probe()
    #expect(!probe.isReady)
    #expect(probe.message == "reachable, without the model 'small'; it has big")
  }

  @Test func `without a server the model stays as it was declared`() async throws {
    let port = try ScriptedServer([:]).port
    let model = try Chat.model(at: "http://127.0.0.1:\(port)", "profile: apfel, context-size: 7")
    let probe = await model.probe()
    #expect(!probe.isReady)
    #expect(probe.message.contains("nothing answers there"))
    let identified = await model.identified()
    #expect(identified.fingerprint == model.fingerprint)
    #expect(identified.fingerprint.contextSize == 7)
  }
}

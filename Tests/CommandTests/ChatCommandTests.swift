import Foundation
import TestSupport
import Testing

@testable import TelltaleCommands

@Suite(.serialized, .enabled(if: Python.has("ssl"), "python3 is not installed"))
struct ChatCommandTests {
  private static func reply(_ text: String) -> ScriptedServer.Reply {
    .init(
      """
      {"choices":[{"index":0,"message":{"role":"assistant","content":"\(text)"},\
      "finish_reason":"stop"}],"usage":{"prompt_tokens":20,"completion_tokens":3,"total_tokens":23}}
      """)
  }

  private static let health =
    #"{"status":"ok","version":"1.4.2","context_window":4096,"model_available":true}"#

  private func server(_ replies: [ScriptedServer.Reply]) throws -> ScriptedServer {
    try ScriptedServer([
      "/v1/chat/completions": replies,
      "/v1/models": [.init(#"{"data":[{"id":"apple-foundationmodel"}]}"#)],
      "/health": [.init(Self.health)],
    ])
  }

  private func project(at address: String, timeout: String = "") throws -> ProjectFolder {
    let folder = try ProjectFolder()
    try folder.write(
      """
      models:
        - id: mac
          kind: chat
          profile: apfel
          endpoint: \(address)/v1
          model: apple-foundationmodel
          authorization: {environment: MAC_KEY}

      """, to: "telltale.yaml")
    try folder.write(
      """
      suite: s
      models: [mac]
      \(timeout)
      options: {sampling: greedy}
      cases:
        - name: one
          question: What is the total?
          assert: [{contains: "22,41"}]
        - name: two
          question: What was paid?
          assert: [{contains: "22,41"}]

      """, to: "suites/s.yaml")
    return folder
  }

  private let key = ["MAC_KEY": "sk-very-secret-0123"]

  @Test func `a run asks the endpoint, and stores what identifies the model`() async throws {
    let server = try server([Self.reply("€ 22,41"), Self.reply("\\u001b[2Jnothing")])
    let folder = try project(at: server.address)
    let outcome = await folder.run("run", "--gate", "any-failure", environment: key)
    #expect(outcome.code == 1, "\(outcome)")
    #expect(!outcome.output.contains("\u{1B}[2J"))
    let run = try folder.read("reports/run.json")
    #expect(run.contains("version 1.4.2"))
    #expect(run.contains("\(server.address)/v1"))
    for text in [run, outcome.output, outcome.errors, try folder.read("reports/junit.xml")] {
      #expect(!text.contains("sk-very-secret"))
    }
    let asked = try server.requests()
    #expect(asked.filter { $0.path == "/v1/chat/completions" }.count == 2)
    #expect(asked.filter { $0.path == "/health" }.count == 1)
    #expect(asked.allSatisfy { $0.headers["authorization"] == "Bearer sk-very-secret-0123" })
  }

  @Test func `a suite's timeout ends a request that hangs`() async throws {
    let server = try server([.init(parts: ["HTTP/1.1 200 OK\r\n"], end: .hang)])
    let folder = try project(at: server.address, timeout: "timeout: 0.3")
    let outcome = await folder.run("run", environment: key)
    #expect(outcome.code == 3, "\(outcome)")
    #expect(outcome.output.contains("no answer came in time"), "\(outcome)")
  }

  @Test func `offline, nothing is asked of an endpoint`() async throws {
    let server = try server([Self.reply("€ 22,41")])
    let folder = try project(at: server.address)
    let outcome = await folder.run("run", "--offline", environment: key)
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("'mac' at 127.0.0.1:\(server.port)"), "\(outcome)")
    for words in ["check", "list", "models"] {
      #expect(await folder.run(words, environment: key).code == 0)
    }
    #expect(((try? server.requests()) ?? []).isEmpty)
    let others = await folder.run("run", "--offline", "--model", "afm-2", environment: key)
    #expect(others.code == 4, "\(others)")
  }

  @Test func `a probe says which model is there`() async throws {
    let server = try server([])
    let folder = try project(at: server.address)
    let found = await folder.run("models", "--probe", environment: key)
    #expect(
      found
        == Outcome(
          code: 0,
          output: """
            mac  ready: reachable
                 apple-foundationmodel, apple-foundationmodel at \(server.address)/v1, version 1.4.2
                 context window: 4096 tokens

            """, errors: ""))
    let unset = await folder.run("models", "--probe")
    #expect(unset.code == 3)
    #expect(
      unset.output.contains("not ready: the environment variable MAC_KEY"), "\(unset)")
  }

  // MARK: As a process

  @Test(.enabled(if: isBuilt, "the program is not beside the tests"))
  func `the proxies of the environment are used, but never for this machine`() throws {
    let proxy = try ScriptedServer([
      "http://models.invalid/v1/models": [.init(#"{"data":[{"id":"small"}]}"#)]
    ])
    let folder = try ProjectFolder()
    func probe(_ endpoint: String, _ proxy: String) throws -> Int32 {
      try folder.write(
        "models: [{id: m, kind: chat, profile: generic, endpoint: '\(endpoint)/v1', model: small}]\n",
        to: "telltale.yaml")
      return try shell(#"http_proxy=\#(proxy) "$T" models --probe"#, in: folder).code
    }
    #expect(try probe("http://models.invalid", proxy.address) == 0)
    #expect(try proxy.requests().count == 1)
    #expect(try probe("http://models.invalid", "http://127.0.0.1:1") == 3)
    let server = try ScriptedServer(["/v1/models": [.init(#"{"data":[{"id":"small"}]}"#)]])
    #expect(try probe(server.address, "http://127.0.0.1:1") == 0)
  }

  #if os(Linux)
    @Test(.enabled(if: isBuilt, "the program is not beside the tests"))
    func `a program that asks no endpoint does not load libcurl`() throws {
      let folder = try project(at: "http://127.0.0.1:1")
      func libraries(_ words: String) throws -> String {
        try shell(#"LD_DEBUG=libs "$T" \#(words) 2>&1"#, in: folder).output
      }
      for words in ["version", "check", "list", "run --offline", "models"] {
        let loaded = try libraries(words)
        #expect(loaded.contains("libsqlite3"))
        #expect(!loaded.contains("libcurl"), "\(words)")
      }
      #expect(
        try shell(#"MAC_KEY=k LD_DEBUG=libs "$T" models --probe 2>&1"#, in: folder).output
          .contains("libcurl"))
    }
  #endif
}

import Testing

@testable import TelltaleKit

@Suite struct ChatKindTests {
  @Test func `every key of a chat model is read`() throws {
    let declared = try DeclaredModels(
      """
      models:
        - id: a@b
          kind: chat
          display-name: A
          profile: fm-serve
          endpoint: http://127.0.0.1:1976/v1/
          model: system
          jobs: 2
          context-size: 4096
          authorization: {environment: FM_TOKEN}
          stream: false
          timeout: 30
      """)
    #expect(declared.diagnostics == [])
    let profile = try #require(ServerProfile.named("fm-serve"))
    let endpoint = try #require(Endpoint("http://127.0.0.1:1976/v1"))
    var expected = ChatDeclaration(
      id: "a@b", profile: profile, endpoint: endpoint, model: "system")
    expected.displayName = "A"
    expected.jobs = 2
    expected.contextSize = 4096
    expected.keyVariable = "FM_TOKEN"
    expected.streams = false
    expected.timeout = 30
    #expect(declared.declarations == [ModelDeclaration(expected)])
    #expect(expected.networkHost == "127.0.0.1:1976")
  }

  @Test(
    arguments: [
      ("fm-serve", 1), ("apfel", 1), ("llama-cpp", nil), ("ollama", nil), ("openai", nil),
    ]
      as [(String, Int?)])
  func `the models of a device are asked one request at a time`(
    profile: String, jobs: Int?
  ) throws {
    let declared = try DeclaredModels(
      "models: [{id: a, kind: chat, profile: \(profile), endpoint: 'http://h/v1', model: m}]\n")
    #expect((declared.declarations.first?.model as? ChatDeclaration)?.jobs == jobs)
  }

  @Test(
    arguments: [
      (
        "profile: fm, endpoint: 'http://h', model: m",
        "'fm' is not a server profile (write fm-serve, apfel, llama-cpp, ollama, openai, generic)"
      ),
      (
        "endpoint: 'http://h', model: m",
        "a chat model without 'profile' (the profiles are fm-serve, apfel, llama-cpp, ollama, openai, generic)"
      ),
      (
        "profile: generic, endpoint: 'http://u:p@h/v1', model: m",
        "this is not the address of a server (write it as http://127.0.0.1:1976/v1, without a name, a password, a query or a fragment)"
      ),
      (
        "profile: generic, endpoint: 'http://h/v1/chat/completions', model: m",
        "'/chat/completions' does not belong to the endpoint (write http://h/v1)"
      ),
      (
        "profile: generic, endpoint: 'http://h', model: m, authorization: {environment: sk-1234}",
        "this is not the name of an environment variable (write the name of the variable that holds the key, such as FM_TOKEN)"
      ),
      (
        "profile: generic, endpoint: 'http://h', model: m, authorization: {environment: KEY}",
        "warning: the key is sent unencrypted to h (write an endpoint that begins with https://)"
      ),
      (
        "profile: generic, endpoint: 'http://h', model: m, authorization: {key: sk}",
        "unknown key 'key' in 'authorization'"
      ),
      (
        "profile: generic, endpoint: 'http://h', model: m, based-on: afm-2",
        "unknown key 'based-on' in a chat model"
      ),
    ])
  func `what cannot be meant is told`(rest: String, diagnostic: String) throws {
    let found = try DeclaredModels("models: [{id: a, kind: chat, \(rest)}]\n").diagnostics
    #expect(found.contains { $0.contains(diagnostic) }, "\(found)")
  }

  @Test func `a routed model cannot name a chat model`() throws {
    let found = try DeclaredModels(
      """
      models:
        - {id: a, kind: chat, profile: generic, endpoint: 'http://h', model: m}
        - {id: b, kind: routed, on-device: afm-3-core, cloud: a, room-for-answer: 8}
      """
    ).diagnostics
    #expect(
      found == [
        "3:57 'a' is not a simulated model (a routed model chooses between simulated models)"
      ])
  }

  @Test(
    arguments: [
      ("http://127.0.0.1:1976/v1", "http://127.0.0.1:1976", "127.0.0.1", true),
      ("https://api.Example.com/v1//", "https://api.Example.com", "api.example.com", false),
      ("http://[::1]:80", "http://[::1]:80", "[::1]", true),
      ("http://localhost", "http://localhost", "localhost", true),
      (
        "http://127.0.0.1.example.com/a/b", "http://127.0.0.1.example.com", "127.0.0.1.example.com",
        false
      ),
    ])
  func `an address has a root, a host, and may be of this machine`(
    text: String, root: String, host: String, isLoopback: Bool
  ) throws {
    let endpoint = try #require(Endpoint(text))
    #expect(endpoint.root == root)
    #expect(endpoint.host == host)
    #expect(endpoint.isLoopback == isLoopback)
  }

  @Test(arguments: [
    "", "localhost:80", "ftp://h", "http://", "http:///v1", "http://h:0", "http://h:65536",
    "http://h:", "http://h:8a", "http://h/v1?a=b", "http://h/#", "http://user@h", "http://h h",
    "http://h/\n", "http://-h", "http://h-:80", "http://[::1", "http://[::1]x", "HTTP://h",
    "http://é.example",
  ])
  func `what is no address is refused`(text: String) { #expect(Endpoint(text) == nil) }
}

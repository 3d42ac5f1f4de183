import Foundation
import TelltaleKit
import TestSupport
import Testing

@testable import TelltaleSystem

@Suite(.serialized, .enabled(if: Chat.isPossible, "python3 is not installed"))
struct ChatModelTests {
  // MARK: Answers

  @Test func `the answer, its tokens and nothing else come of a response`() async throws {
    let response = try await Chat.response(
      .init(Chat.body("€ 22,41.")), "profile: generic, stream: false")
    #expect(
      response
        == Response(
          .answered(.text("€ 22,41.")),
          usage: .init(request: 58, response: 5, isEstimate: false)))
  }

  @Test func `a stream gives the same answer, and the time of its first piece`() async throws {
    let parts = [Chat.head("text/event-stream")] + Chat.events(["€ 22", ",4", "1."])
    let response = try await Chat.response(.init(parts: parts, pause: 0.05))
    #expect(response.outcome == .answered(.text("€ 22,41.")))
    // The head and the first event, which has only the role, come before it.
    let first = try #require(response.firstToken)
    #expect((0.1..<60).contains(first), "\(first)")
  }

  @Test func `a stream ends with its mark, also when the connection stays open`() async throws {
    let parts = [Chat.head("text/event-stream") + Chat.events(["yes"]).joined()]
    let response = try await Chat.response(.init(parts: parts, end: .hang), "profile: openai")
    #expect(response.outcome == .answered(.text("yes")))
  }

  @Test func `a server may answer at once where a stream was asked for, and the other way`()
    async throws
  {
    #expect(try await Chat.response(.init(Chat.body("a"))).outcome == .answered(.text("a")))
    let parts = [Chat.head("text/event-stream; charset=utf-8") + Chat.events(["b"]).joined()]
    let streamed = try await Chat.response(.init(parts: parts), "profile: generic, stream: false")
    #expect(streamed.outcome == .answered(.text("b")))
  }

  @Test func `what is sent is what the server's documentation asks for`() async throws {
    let server = try ScriptedServer([Chat.path: [.init(Chat.body("{}"))]])
    let options = GenerationOptions(
      sampling: .probabilityThreshold(0.9, seed: 7), temperature: 0.5, maximumResponseTokens: 200)
    _ = try await Chat.model(
      at: server.address, "profile: fm-serve, stream: false, authorization: {environment: KEY}",
      environment: ["KEY": "s3cret-key"]
    ).respond(to: Chat.request(answer: Chat.schema, options: options), trial: 2)
    let sent = try #require(try server.requests().first)
    #expect(sent.method == "POST")
    #expect(sent.headers["content-type"] == "application/json")
    #expect(sent.headers["authorization"] == "Bearer s3cret-key")
    // The form of macOS 27.0.1, with Apple's keys of a schema.
    #expect(
      sent.body == """
        {"model":"small","messages":[{"role":"system","content":"Be brief."},\
        {"role":"user","content":"How much was \\"it\\"?"}],"stream":false,"top_p":0.9,\
        "temperature":0.5,"seed":9,"max_completion_tokens":200,"response_format":\
        {"type":"json_schema","json_schema":{"name":"Answer","schema":{"type":"object",\
        "title":"Answer","properties":{"text":{"type":"string","description":"The answer"},\
        "found":{"type":"boolean"}},"required":["text"],"additionalProperties":false,\
        "x-order":["text","found"],"$defs":{}}}}}
        """)
  }

  @Test(
    arguments: [
      ("generic", "\"max_tokens\":9", "\"type\":\"json_schema\",\"json_schema\":{\"name\""),
      ("apfel", "\"max_tokens\":9", "\"x-order\":[\"text\",\"found\"]"),
      ("llama-cpp", "\"max_tokens\":9", "\"type\":\"json_object\",\"schema\":{\"type\":\"object\""),
      ("ollama", "\"max_tokens\":9", "\"type\":\"json_schema\",\"json_schema\":{\"name\""),
      ("openai", "\"max_completion_tokens\":9", "\"strict\":false"),
      ("fm-serve", "\"max_completion_tokens\":9", "\"title\":\"Answer\""),
    ])
  func `each profile has its own fields`(
    profile: String, limit: String, format: String
  ) throws {
    let declaration = try Chat.declaration(at: "http://localhost:1", "profile: \(profile)")
    let options = GenerationOptions(sampling: .greedy, maximumResponseTokens: 9)
    let body = try #require(
      ChatBody(Chat.request(answer: Chat.schema, options: options), trial: 0, to: declaration))
    let text = body.json.json
    #expect(text.contains(limit), "\(text)")
    #expect(text.contains(format), "\(text)")
    #expect(text.contains("\"temperature\":0,"), "\(text)")
    #expect(text.contains("\"stream\":true"), "\(text)")
  }

  @Test func `an inner type is referred to where Apple's schema is meant, else written out`() {
    let inner = AnswerSchema(properties: [.init(name: "title", type: .string)])
    let schema = AnswerSchema(properties: [.init(name: "items", type: .array(of: .object(inner)))])
    #expect(
      schema.jsonSchema(isApple: true).json == """
        {"type":"object","title":"Answer","properties":{"items":{"type":"array","items":\
        {"$ref":"#/$defs/Answer1"}}},"required":["items"],"additionalProperties":false,\
        "x-order":["items"],"$defs":{"Answer1":{"type":"object","title":"Answer1","properties":\
        {"title":{"type":"string"}},"required":["title"],"additionalProperties":false,\
        "x-order":["title"]}}}
        """)
    #expect(
      schema.jsonSchema(isApple: false).json == """
        {"type":"object","properties":{"items":{"type":"array","items":{"type":"object",\
        "properties":{"title":{"type":"string"}},"required":["title"],\
        "additionalProperties":false}}},"required":["items"],"additionalProperties":false}
        """)
  }

  @Test func `sampling that a server cannot be asked for is not put to it`() async throws {
    let request = Chat.request(options: .init(sampling: .top(40, seed: nil)))
    let response = try await Chat.response(.init(Chat.body("a")), "profile: openai", to: request)
    #expect(response.outcome.kind == .unknown)
    let taken = try await Chat.response(.init(Chat.body("a")), "profile: llama-cpp", to: request)
    #expect(taken.outcome == .answered(.text("a")))
  }

  @Test(
    arguments: [
      (#"{"text":"x","found":true}"#, "stop", Outcome.Kind.answered),
      (#"{"text":"x"}"#, "length", .truncated),
      (#"{"text":"x"#, "length", .decodingFailure),
      (#"{"text":"x","text":"y"}"#, "stop", .decodingFailure),
      ("```json\n{\"text\":\"x\"}\n```", "stop", .decodingFailure),
      (#""x""#, "stop", .decodingFailure),
      ("", "stop", .decodingFailure),
    ])
  func `a guided answer is an object, or it cannot be decoded`(
    content: String, finish: String, kind: Outcome.Kind
  ) async throws {
    let response = try await Chat.response(
      .init(Chat.body(content, finish: finish)), to: Chat.request(answer: Chat.schema))
    #expect(response.outcome.kind == kind)
  }

  @Test(
    arguments: [
      ("generic", "length", Outcome.truncated(.text("a"))),
      ("generic", "content_filter", .guardrailViolation),
      ("openai", "content_filter", .guardrailViolation),
      ("apfel", "content_filter", .refused(explanation: "a")),
      // It says `stop`, also where the limit of 5 tokens is reached.
      ("fm-serve", "stop", .truncated(.text("a"))),
      ("ollama", "stop", .answered(.text("a"))),
    ])
  func `the reason to end is read by the profile`(
    profile: String, finish: String, outcome: Outcome
  ) async throws {
    let request = Chat.request(options: .init(sampling: .greedy, maximumResponseTokens: 5))
    let response = try await Chat.response(
      .init(Chat.body("a", finish: finish)), "profile: \(profile)", to: request)
    #expect(response.outcome == outcome)
  }

  @Test func `a refusal has a field of its own`() async throws {
    let body = Chat.body(nil).replacing("\"refusal\":null", with: "\"refusal\":\"I can't.\"")
    let response = try await Chat.response(.init(body))
    #expect(response.outcome == .refused(explanation: "I can't."))
  }

  // MARK: Errors that servers say

  @Test(
    arguments: [
      // fm serve, macOS 27.0.1
      (
        500,
        #"{"error":{"message":"The session's transcript exceeded the model's context size.","type":"server_error","code":"500"}}"#,
        "the request does not fit the context window"
      ),
      (
        500,
        #"{"error":{"message":"Content contains 168918 tokens, which exceeds the maximum allowed context size of 4096.","type":"server_error","code":"500"}}"#,
        "the request needs 168918 tokens, the context window has 4096"
      ),
      (
        500,
        #"{"error":{"message":"The model's safety guardrails were triggered.","type":"server_error","code":"500"}}"#,
        "a guardrail stopped the request"
      ),
      (
        500,
        #"{"error":{"message":"The model refused to answer.","type":"server_error","code":"500"}}"#,
        "the model refused"
      ),
      (
        500,
        #"{"error":{"message":"An unsupported generation guide was used.","type":"server_error","code":"500"}}"#,
        "the answer type has an unsupported guide: An unsupported generation guide was used."
      ),
      (
        400,
        #"{"error":{"message":"Error 400: the request (5000 tokens) exceeds the available context size (4096 tokens), try increasing it","type":"invalid_request_error"}}"#,
        "the request needs 5000 tokens, the context window has 4096"
      ),
      (
        400,
        #"{"error":{"message":"Error 400 of 2026: maximum context length reached","type":"invalid_request_error"}}"#,
        "the request does not fit the context window"
      ),
      // llama-cpp-python
      (
        400,
        #"{"error":{"message":"This model's maximum context length is 4096 tokens. However, you requested 6031 tokens (6023 in the messages, 8 in the completion). Please reduce the length of the messages or completion.","type":"invalid_request_error","param":"messages","code":"context_length_exceeded"}}"#,
        "the request needs 6031 tokens, the context window has 4096"
      ),
      // llama-server
      (
        400,
        #"{"error":{"code":400,"message":"the request exceeds the available context size, try increasing it","type":"exceed_context_size_error","n_prompt_tokens":5000,"n_ctx":4096}}"#,
        "the request needs 5000 tokens, the context window has 4096"
      ),
      (
        503, #"{"error":{"code":503,"message":"Loading model","type":"unavailable_error"}}"#,
        "the model is unavailable: model-not-ready"
      ),
      (
        429,
        #"{"error":{"message":"You exceeded your current quota","type":"insufficient_quota","code":"insufficient_quota"}}"#,
        "the quota of the day is reached"
      ),
      (429, "slow down", "the model is rate limited"),
      (
        401, #"{"error":{"message":"Incorrect API key provided"}}"#,
        "an unknown error: the server asks for a key: name the variable that holds it under 'authorization' (status 401: Incorrect API key provided)"
      ),
      (
        404, #"{"error":"model 'small' not found"}"#,
        "an unknown error: status 404: model 'small' not found"
      ),
      (
        500, "Internal\u{1B}[31m\n Server\tError",
        "the service is unavailable: status 500: Internal [31m Server Error"
      ),
      (502, "", "the service is unavailable: status 502"),
      (408, "", "no answer came in time"),
    ])
  func `what a server says went wrong has a name of ours`(
    status: Int, body: String, summary: String
  ) async throws {
    let response = try await Chat.response(.init(status: status, body))
    #expect(response.outcome.summary == summary)
  }

  @Test func `an error inside a stream ends it`() async throws {
    let parts = [
      Chat.head("text/event-stream") + Chat.events(["The"], finish: nil, isOver: false).joined()
        + "event: error\ndata: {\"error\":{\"message\":\"The model's safety guardrails were "
        + "triggered.\",\"type\":\"server_error\",\"code\":\"500\"}}\n\n"
    ]
    let response = try await Chat.response(.init(parts: parts), "profile: fm-serve")
    #expect(response.outcome == .guardrailViolation)
  }

  @Test(
    arguments: [
      (["Retry-After: 20"], "20 s later", 20),
      (
        ["Retry-After: Sun, 06 Nov 1994 08:50:37 GMT", "Date: Sun, 06 Nov 1994 08:49:37 GMT"],
        "Sun, 06 Nov 1994 08:50:37 GMT", 60
      ),
      (
        ["Retry-After: Sat, 01 Jan 2000 00:00:00 GMT", "Date: Fri, 31 Dec 1999 23:59:59 GMT"],
        "Sat, 01 Jan 2000 00:00:00 GMT", 1
      ),
      (["Retry-After: -3"], nil, nil), (["Retry-After: soon"], nil, nil), ([], nil, nil),
    ] as [([String], String?, Double?)])
  func `a rate limit says when it is lifted`(
    headers: [String], reset: String?, seconds: Double?
  ) async throws {
    let response = try await Chat.response(.init(status: 429, headers: headers, "{}"))
    #expect(response == Response(.rateLimited(reset: reset), retryAfter: seconds))
  }

  // MARK: What breaks

  @Test(
    arguments: [
      (
        ["HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{\"cho"],
        ScriptedServer.Reply.End.close, Outcome.Kind.networkFailure, "before the response was whole"
      ),
      (
        [Chat.head("application/json") + "{\"choices\": [nonsense]}"], .close, .unknown,
        "the response is not JSON"
      ),
      ([Chat.head("application/json") + "{\"ok\":true}"], .close, .unknown, "without 'choices'"),
      (
        [Chat.head("text/html") + "<p>Please log in</p>"], .close, .unknown,
        "text/html in place of JSON: <p>Please log in</p>"
      ),
      ([""], .close, .networkFailure, "closed without a response"),
      (["HTTP/1.1 200 OK\r\n"], .reset, .networkFailure, "the connection broke"),
      (
        [Chat.head("text/event-stream") + Chat.events(["ab"], finish: nil, isOver: false).joined()],
        .close, .networkFailure, "the stream broke off after 2 characters"
      ),
      (
        [Chat.head("text/event-stream") + "data: {\"choices\":\n\n"], .close, .unknown,
        "the stream is not JSON"
      ),
      (
        [Chat.head("text/event-stream"), "data: {\"choices\":[]}\n\n"], .endless, .unknown,
        "more than 8 MiB"
      ),
      ([Chat.head("application/json"), "  "], .endless, .unknown, "more than 8 MiB"),
      (
        ["HTTP/1.1 307 T\r\nLocation: http://other.example/v1\r\nContent-Length: 0\r\n\r\n"],
        .close,
        .networkFailure, "redirects to http://other.example/v1, and no redirect is followed"
      ),
      (["not HTTP at all\r\n\r\n"], .close, .networkFailure, "127.0.0.1:"),
    ] as [([String], ScriptedServer.Reply.End, Outcome.Kind, String)])
  func `what breaks on the way is told in plain words`(
    parts: [String], end: ScriptedServer.Reply.End, kind: Outcome.Kind, phrase: String
  ) async throws {
    let response = try await Chat.response(.init(parts: parts, end: end))
    #expect(response.outcome.kind == kind, "\(response.outcome)")
    #expect(response.outcome.summary.contains(phrase), "\(response.outcome.summary)")
  }

  @Test func `nobody there is a failure of the network that names the place`() async throws {
    // A port that was free a moment ago.
    let port = try ScriptedServer([:]).port
    let model = try Chat.model(at: "http://127.0.0.1:\(port)")
    let outcome = await model.respond(to: Chat.request(), trial: 0).outcome
    #expect(outcome.kind == .networkFailure)
    #expect(outcome.summary.hasPrefix("the network failed: 127.0.0.1:\(port): nothing answers"))
  }

  @Test(.enabled(if: ScriptedServer.canEncrypt, "openssl is not installed"))
  func `a certificate that nobody trusts is refused, and one that is named is not`() async throws {
    let server = try ScriptedServer([Chat.path: [.init(Chat.body("a"))]], isEncrypted: true)
    let refused = await (try Chat.model(at: server.address)).respond(to: Chat.request(), trial: 0)
    #expect(refused.outcome.kind == .networkFailure)
    #expect(
      refused.outcome.summary.contains("TLS: the server's certificate is not trusted"),
      "\(refused.outcome.summary)")
    let trusting = try Chat.model(
      at: server.address, environment: ["SSL_CERT_FILE": server.authority])
    let taken = await trusting.respond(to: Chat.request(), trial: 0)
    #expect(taken.outcome == .answered(.text("a")))
  }

  @Test func `a slow server is a timeout, by the model's own limit`() async throws {
    let reply = ScriptedServer.Reply(parts: [Chat.head("application/json")], end: .hang)
    let start = ContinuousClock.now
    let response = try await Chat.response(reply, "profile: generic, timeout: 0.3")
    #expect(response.outcome == .timeout)
    // Far below what it may take by default, and far above what a busy machine needs.
    #expect(start.duration(to: .now) < .seconds(120))
  }

  @Test func `a request that is cancelled ends at once`() async throws {
    let server = try ScriptedServer([
      Chat.path: [.init(parts: [Chat.head("application/json")], end: .hang)]
    ])
    let model = try Chat.model(at: server.address)
    let start = ContinuousClock.now
    let task = Task { await model.respond(to: Chat.request(), trial: 0) }
    try await Task.sleep(for: .milliseconds(200))
    task.cancel()
    #expect(await task.value.outcome == .timeout)
    // Far below what it may take by default, and far above what a busy machine needs.
    #expect(start.duration(to: .now) < .seconds(120))
  }

  // MARK: Keys

  @Test func `a key that is not set is told before anything is sent`() async throws {
    let server = try ScriptedServer([Chat.path: [.init(Chat.body("a"))]])
    let model = try Chat.model(
      at: server.address, "profile: openai, authorization: {environment: NO_SUCH_KEY}")
    let outcome = await model.respond(to: Chat.request(), trial: 0).outcome
    #expect(
      outcome
        == .unknown("the environment variable NO_SUCH_KEY, which names the key, is not set"))
    #expect((try? server.requests()) ?? [] == [])
  }

  @Test func `a key that holds a line break cannot become a header`() async throws {
    let server = try ScriptedServer([Chat.path: [.init(Chat.body("a"))]])
    let model = try Chat.model(
      at: server.address, "profile: openai, authorization: {environment: KEY}",
      environment: ["KEY": "secret\r\nX-Other: 1"])
    let outcome = await model.respond(to: Chat.request(), trial: 0).outcome
    #expect(outcome.kind == .unknown)
    #expect(!outcome.summary.contains("secret"))
  }

  @Test(arguments: [200, 401])
  func `a server that repeats the key does not get it into an outcome`(
    status: Int
  ) async throws {
    let key = "sk-0123456789"
    let body =
      status == 200 ? Chat.body("your key is \(key)!") : "{\"error\":{\"message\":\"bad \(key)\"}}"
    let response = try await Chat.response(
      .init(status: status, body), "profile: openai, authorization: {environment: KEY}",
      environment: ["KEY": key])
    #expect(!"\(response)".contains(key))
    #expect("\(response)".contains("[KEY]"))
  }
}

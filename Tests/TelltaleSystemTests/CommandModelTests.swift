import Foundation
import SuiteSyntax
import TelltaleKit
import Testing

@testable import TelltaleSystem

/// Models that are programs: small scripts in a folder of the test's own.
@Suite struct CommandModelTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func script(_ body: String, named name: String = "answer.sh") throws {
    try folder.write("#!/bin/sh\n" + body, to: name)
    try folder.setPermissions(0o755, of: name)
  }

  private func model(
    _ words: [String] = ["./answer.sh"], _ change: (inout CommandDeclaration) -> Void = { _ in }
  ) -> CommandModel {
    var declaration = CommandDeclaration(id: "x", command: words)
    declaration.timeout = 20
    change(&declaration)
    return CommandModel(
      declaration,
      in: ModelWorld(
        projectFolder: folder.path, recordings: folder("recordings"),
        environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin", "WORD": "kept"]))
  }

  private func outcome(
    _ body: String, asking request: Request = .init(segments: []),
    _ change: (inout CommandDeclaration) -> Void = { _ in }
  ) async throws -> Outcome {
    try script(body)
    return await model(["./answer.sh"], change).respond(to: request, trial: 0).outcome
  }

  /// A conversation with instructions, an answer type and options.
  private static let request = Request(
    segments: [
      .init(role: .instructions, kind: .text, text: "Be brief.", message: 0),
      .init(role: .user, kind: .question, text: "Hoi", message: 1),
      .init(role: .assistant, kind: .text, text: "Dag", message: 2),
      .init(role: .user, kind: .text, text: "Bon: ", message: 3),
      .init(role: .user, kind: .question, text: "totaal?\u{2028}\"€\"", message: 3),
    ],
    answer: AnswerSchema(properties: [.init(name: "text", type: .string)]),
    options: .init(sampling: .top(40, seed: 7), temperature: 0.5, maximumResponseTokens: 9))

  @Test func `a program reads the request as JSON, in the project's folder`() async throws {
    try script("cat > request.json; pwd > place; echo \"$WORD\" >> place; echo '{\"text\":\"x\"}'")
    let response = await model().respond(to: Self.request, trial: 2)
    #expect(response.outcome == .answered(.guided(.object([.init("text", .string("x"))]))))
    #expect(try folder.read("place") == "\(folder.path)\nkept\n")
    #expect(
      try folder.read("request.json") == """
        {"request":1,"model":"x","trial":3,"instructions":"Be brief.",\
        "prompt":"Bon: totaal?\\u2028\\"€\\"","messages":[{"role":"user","text":"Hoi"},\
        {"role":"assistant","text":"Dag"},{"role":"user","text":"Bon: totaal?\\u2028\\"€\\""}],\
        "options":{"sampling":{"top":40,"seed":7},"temperature":0.5,"maximum-response-tokens":9},\
        "schema":{"type":"object","title":"Answer","properties":{"text":{"type":"string"}},\
        "required":["text"],"additionalProperties":false,"x-order":["text"],"$defs":{}}}

        """)
  }

  @Test(arguments: [
    ("echo '€ 22,41'", "€ 22,41"), ("printf '€ 22,41'", "€ 22,41"),
    ("printf 'a\\n\\n'", "a\n"), ("printf 'a\\r\\n'", "a"), ("true", ""),
    ("printf ' a '", " a "), ("printf '{\"a\":1}'", "{\"a\":1}"),
  ])
  func `text is taken as it is, but for the line break behind it`(
    body: String, text: String
  )
    async throws
  {
    #expect(try await outcome(body) == .answered(.text(text)))
  }

  @Test(arguments: ["not JSON", "{\"text\": \"a \"quoted\" word\"}", "[1]", ""])
  func `text that is no value of the type is a failure to decode`(_ text: String) async throws {
    try folder.write(text, to: "text")
    #expect(try await outcome("cat text", asking: Self.request) == .decodingFailure)
  }

  @Test(arguments: [
    (#"{"answer":"€ 22,41"}"#, Outcome.answered(.text("€ 22,41"))),
    (#"{"outcome":"truncated","answer":"€ 22"}"#, .truncated(.text("€ 22"))),
    (#"{"outcome":"refused","explanation":"no"}"#, .refused(explanation: "no")),
    (
      #"{"outcome":"context-exceeded","context-size":4096,"token-count":5000}"#,
      .contextExceeded(contextSize: 4096, tokenCount: 5000)
    ),
    (#"{"outcome":"contextSizeExceeded"}"#, .contextExceeded(contextSize: nil, tokenCount: nil)),
    (#"{"outcome":"GenerationError.guardrailViolation"}"#, .guardrailViolation),
    (#"{"outcome":"assetsUnavailable"}"#, .unavailable(.assetsUnavailable)),
    (#"{"outcome":"unavailable","reason":"model-not-ready"}"#, .unavailable(.modelNotReady)),
    (#"{"outcome":"rate-limited","reset":"17:00"}"#, .rateLimited(reset: "17:00")),
  ])
  func `a response in JSON says how the request ended`(json: String, wanted: Outcome) async throws {
    try folder.write(json, to: "response")
    #expect(try await outcome("cat response") { $0.output = .json } == wanted)
  }

  @Test func `a response in JSON says what it took`() async throws {
    try script(
      #"echo '{"answer":"a","usage":{"request":12,"response":3},"first-token":0.25}'"#)
    let response = await model(["./answer.sh"]) { $0.output = .json }
      .respond(to: .init(segments: []), trial: 0)
    #expect(response.usage == .init(request: 12, response: 3, isEstimate: false))
    #expect(response.firstToken == 0.25)
  }

  @Test(arguments: [
    ("hello", "answer.sh wrote no response in JSON: a value is expected"),
    ("", "answer.sh wrote no response in JSON: there is no value"),
    (
      #"{"answer":"a","answer":"b"}"#,
      "answer.sh wrote no response in JSON: the name 'answer' occurs twice"
    ),
    (
      "{}", "answer.sh wrote a response that makes no sense: an outcome 'answered' without 'answer'"
    ),
    (
      #"{"outcome":"answerd","answer":"a"}"#,
      "answer.sh wrote a response that makes no sense: 'answerd' is not an outcome (did you mean "
        + "'answered'?)"
    ),
    (#"{"answer":{"text":"a"}}"#, "answer.sh answered with a value where text was asked for"),
    (
      #"{"answer":"a","tokens":1}"#,
      "answer.sh wrote a response that makes no sense: unknown key 'tokens' in an outcome "
        + "'answered' (the keys are answer, guided)"
    ),
  ])
  func `a response in JSON that makes no sense is told`(json: String, reason: String) async throws {
    try folder.write(json, to: "response")
    #expect(try await outcome("cat response") { $0.output = .json } == .unknown(reason))
  }

  @Test func `an exit code stands for the outcome that the project says`() async throws {
    func ended(_ status: Int) async throws -> Outcome {
      try await outcome("printf '\\033[31mtoo  long\\033[0m\\n' >&2; exit \(status)") {
        $0.exitCodes = [
          3: .init(.guardrailViolation), 4: .init(.contextExceeded),
          5: .init(.unavailable, reason: .deviceNotEligible), 6: .init(.refused),
          7: .init(.toolFailure),
        ]
      }
    }
    #expect(try await ended(3) == .guardrailViolation)
    #expect(try await ended(4) == .contextExceeded(contextSize: nil, tokenCount: nil))
    #expect(try await ended(5) == .unavailable(.deviceNotEligible))
    #expect(try await ended(6) == .refused(explanation: "too long"))
    #expect(try await ended(7) == .toolFailure("too long"))
    #expect(try await ended(1) == .unknown("answer.sh ended with status 1: too long"))
  }

  @Test func `what goes wrong with a program is told by its name`() async throws {
    #expect(
      try await outcome("printf '\\377'") == .unknown("answer.sh wrote bytes that are not UTF-8"))
    #expect(
      try await outcome("echo why >&2; kill -KILL $$")
        == .unknown("answer.sh was ended by signal 9: why"))
    #expect(
      try await outcome("yes") == .unknown("answer.sh wrote more than 8 MiB"))
    let slow = try await outcome("sleep 60") { $0.timeout = 0.3 }
    #expect(slow == .timeout)
    let gone = await model(["./gone"]).respond(to: .init(segments: []), trial: 0)
    #expect(gone.outcome == .unknown("there is no program ./gone"))
    let hostile = try await outcome(
      "head -c 100000 /dev/zero | tr '\\0' 'e' >&2; printf '\\033]0;title\\a\\377' >&2; exit 9")
    guard case .unknown(let text) = hostile else {
      Issue.record("\(hostile)")
      return
    }
    #expect(text.unicodeScalars.count < 500)
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 })
  }

  @Test func `an edited script is another model, another file is not`() async throws {
    try script("echo a")
    let before = await model().identified().fingerprint
    #expect(before.text.hasPrefix("x (runs answer.sh, "))
    try folder.write("text", to: "other")
    #expect(await model().identified().fingerprint == before)
    try script("echo b")
    let after = await model().identified().fingerprint
    #expect(after != before)
    #expect(await model(["./answer.sh", "-g"]).identified().fingerprint != after)
    try folder.write("print(1)", to: "x.py")
    let python = await model(["python3", "x.py"]).identified().fingerprint
    try folder.write("print(2)", to: "x.py")
    #expect(await model(["python3", "x.py"]).identified().fingerprint != python)
  }

  @Test func `the version is what a program says, sw_vers by its own names`() async throws {
    try folder.makeFolder("bin")
    try script(
      "printf 'ProductName:\\t\\tmacOS\\nProductVersion:\\t\\t27.0.1\\nBuildVersion:\\t\\t26A434\\n'",
      named: "bin/sw_vers")
    try script("echo a")
    let system = await model(["./answer.sh"]) { $0.version = ["sw_vers"] }.identified()
    #expect(system.fingerprint.osVersion == "27.0.1")
    #expect(system.fingerprint.osBuild == "26A434")
    let own = await model(["./answer.sh"]) { $0.version = ["echo", "runner  1.2\u{1B}[0m"] }
      .identified()
    #expect(own.fingerprint.assets == ["runner 1.2 [0m"])
    for (version, reason) in [
      (["no-such-program"], "no-such-program is not installed"),
      (["sh", "-c", "echo old >&2; exit 3"], "sh ended with status 3: old"),
      (["true"], "true wrote nothing"),
    ] {
      let unknown = await model(["./answer.sh"]) { $0.version = version }.identified()
      let response = await unknown.respond(to: .init(segments: []), trial: 0)
      #expect(
        response.outcome == .unknown("the version of the model is not known: \(reason)"))
    }
  }

  // MARK: Known programs

  private func preset(
    _ preset: CommandDeclaration.Preset, _ body: String, asking request: Request
  ) async throws -> Outcome {
    try folder.makeFolder("bin")
    let name = preset.command[0]
    try script(
      "for word in \"$@\"; do printf '%s\\n' \"$word\" >> words; done; cat > input\n" + body,
      named: "bin/\(name)")
    if FileManager.default.fileExists(atPath: folder("words")) {
      try FileManager.default.removeItem(atPath: folder("words"))
    }
    return await model(preset.command) { $0.preset = preset }
      .respond(to: request, trial: 1).outcome
  }

  private static func asking(_ options: GenerationOptions, schema: Bool = false) -> Request {
    Request(
      segments: [
        .init(role: .instructions, kind: .text, text: "Be brief.", message: 0),
        .init(role: .user, kind: .question, text: "-h", message: 1),
      ], answer: schema ? request.answer : nil, options: options)
  }

  @Test func `fm respond gets what it knows, and is not asked for what it does not`() async throws {
    let plain = try await preset(
      .fmRespond, "echo answer", asking: Self.asking(.init(sampling: .greedy)))
    #expect(plain == .answered(.text("answer")))
    #expect(
      try folder.read("words")
        == "respond\n--no-stream\n--greedy\n--instructions\nBe brief.\n--\n-h\n")
    #expect(try folder.read("input") == "")
    let guided = try await preset(
      .fmRespond, "echo '{\"text\":\"a\"}'", asking: Self.asking(.init(), schema: true))
    #expect(guided == .answered(.guided(.object([.init("text", .string("a"))]))))
    #expect(try folder.read("words").contains("--schema\n{\"type\":\"object\",\"title\":"))
    for (options, name) in [
      (GenerationOptions(temperature: 0.5), "temperature"),
      (.init(maximumResponseTokens: 9), "maximum-response-tokens"),
      (.init(sampling: .top(4, seed: nil)), "sampling"),
    ] {
      #expect(
        try await preset(.fmRespond, "echo answer", asking: Self.asking(options))
          == .unknown(
            "fm respond has no option for '\(name)'; use kind: chat with profile: fm-serve"))
    }
    #expect(
      try await preset(.fmRespond, "echo answer", asking: Self.request)
        == .unknown(
          "fm respond takes no earlier turns; use kind: chat with profile: fm-serve"))
  }

  /// The texts are Apple's (error descriptions of OS 26 and 27).
  @Test(arguments: [
    (
      "The session\u{2019}s transcript exceeded the model\u{2019}s context size.", 1,
      Outcome.contextExceeded(contextSize: nil, tokenCount: nil)
    ),
    ("The model refused to answer.", 1, .refused(explanation: nil)),
    (
      "The model\u{2019}s safety guardrails were triggered by content in a prompt or the response "
        + "generated by the model.", 1, .guardrailViolation
    ),
    ("The session has been rate limited.", 1, .rateLimited(reset: nil)),
    ("System model unavailable: model not ready", 1, .unavailable(.modelNotReady)),
    (
      "", 69,
      .unknown(
        "fm is not licensed on this machine: a person has to read and accept its licence with "
          + "`sudo fm license`")
    ),
    ("unknown option", 64, .unknown("fm ended with status 64: unknown option")),
  ])
  func `what fm says of its failures is told apart`(
    text: String, status: Int, wanted: Outcome
  )
    async throws
  {
    try folder.write(text, to: "text")
    let body = "printf '\\033[31mError:\\033[0m ' >&2; cat text >&2; exit \(status)"
    let found = try await preset(.fmRespond, body, asking: Self.asking(.init()))
    if case .unknown("fm ended with status 64: Error: unknown option") = found { return }
    #expect(found == wanted)
  }

  @Test func `apfel gets the conversation on its standard input`() async throws {
    var request = Self.request
    request.options = .init(
      sampling: .probabilityThreshold(0.9, seed: 7), temperature: 0.5, maximumResponseTokens: 9)
    let outcome = try await preset(
      .apfel, "cp \"$(grep json words)\" schema; echo '{\"text\":\"a\"}'", asking: request)
    #expect(outcome == .answered(.guided(.object([.init("text", .string("a"))]))))
    let words = try folder.read("words").split(separator: "\n").map(String.init)
    #expect(
      words.dropLast() == [
        "--quiet", "--no-color", "--output", "plain", "--messages", "-", "--top-p", "0.9",
        "--temperature", "0.5", "--seed", "8", "--max-tokens", "9", "--schema",
      ])
    #expect(!FileManager.default.fileExists(atPath: try #require(words.last)))
    #expect(try folder.read("schema").hasPrefix("{\"type\":\"object\""))
    #expect(
      try folder.read("input")
        == #"[{"role":"system","content":"Be brief."},{"role":"user","content":"Hoi"},"#
        + #"{"role":"assistant","content":"Dag"},"#
        + #"{"role":"user","content":"Bon: totaal?\u2028\"€\""}]"#)
    _ = try await preset(.apfel, "echo a", asking: Self.asking(.init(sampling: .greedy)))
    #expect(try folder.read("words").contains("--temperature\n0.0\n"))
  }

  /// The codes and labels are those of apfel 1.8.
  @Test(arguments: [
    (
      "error: [guardrail] The request was blocked by Apple's safety guardrails.", 3,
      Outcome.guardrailViolation
    ),
    ("error: [refusal] The on-device model refused the request: no", 3, .refused(explanation: nil)),
    (
      "error: [context overflow] Input exceeds the model's context window.", 4,
      .contextExceeded(contextSize: nil, tokenCount: nil)
    ),
    (
      "error: Model unavailable: no (Apple Intelligence not enabled)", 5,
      .unavailable(.appleIntelligenceNotEnabled)
    ),
    ("error: Model unavailable: no (device not eligible)", 5, .unavailable(.deviceNotEligible)),
    ("error: Model unavailable: no (unknown reason)", 5, .unavailable(.modelNotReady)),
    ("error: [rate limited] Apple Intelligence is rate limited.", 6, .rateLimited(reset: nil)),
    ("error: [busy] Apple Intelligence is busy with another request.", 6, .concurrentRequests),
    ("error: [decoding failure] x", 1, .decodingFailure),
    ("", 3, .guardrailViolation), ("", 4, .contextExceeded(contextSize: nil, tokenCount: nil)),
    ("usage", 2, .unknown("apfel ended with status 2: usage")),
  ])
  func `what apfel exits with is told apart`(
    text: String, status: Int, wanted: Outcome
  )
    async throws
  {
    try folder.write(text, to: "text")
    #expect(
      try await preset(.apfel, "cat text >&2; exit \(status)", asking: Self.asking(.init()))
        == wanted)
  }
}

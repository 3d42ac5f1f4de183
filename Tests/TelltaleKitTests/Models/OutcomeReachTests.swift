import Testing

@testable import TelltaleKit

/// Every way in which a request can end can be brought about from a project file
/// or a suite.
@Suite struct OutcomeReachTests {
  private struct Reach: Sendable {
    var keys: String
    var outcome: Outcome
    var question = "What is the total?"
    var passage = "Total: € 22,41"
    var isGuided = false
    var limit: Int?
  }

  private static let reaches: [Reach] = [
    .init(keys: "based-on: afm-2, truncations: always", outcome: .truncated(.text("€")), limit: 1),
    .init(
      keys: "based-on: afm-3-core, refusals: always",
      outcome: .refused(explanation: "the request is about a sensitive subject"), isGuided: true),
    .init(
      keys: "based-on: afm-2, refusals: {explanation: no}", outcome: .refused(explanation: "no"),
      isGuided: true),
    .init(keys: "based-on: afm-2, guardrail-words: [total]", outcome: .guardrailViolation),
    .init(keys: "based-on: afm-2, guardrail-violations: always", outcome: .guardrailViolation),
    .init(
      keys: "based-on: afm-cloud, context-size: 10",
      outcome: .contextExceeded(contextSize: 10, tokenCount: 11)),
    .init(
      keys:
        "based-on: afm-2, context-size: 10, probabilities: {overflow-as-decoding-failure: always}",
      outcome: .decodingFailure),
    .init(keys: "based-on: afm-2, decoding-failures: always", outcome: .decodingFailure),
    .init(
      keys: "based-on: afm-2, os: 26.0", outcome: .unsupportedLanguage(code: "nl"),
      question: "Hoeveel heb ik bij de bakker betaald?"),
    .init(
      keys: "based-on: afm-2, unsupported-guides: {detail: a pattern}",
      outcome: .unsupportedGuide("a pattern")),
    .init(
      keys: "based-on: afm-2, rate-limited: {resets: noon}", outcome: .rateLimited(reset: "noon")),
    .init(keys: "based-on: afm-cloud, quota: reached", outcome: .quotaReached(reset: nil)),
    .init(
      keys: "based-on: afm-cloud, quota: {resets: midnight}",
      outcome: .quotaReached(reset: "midnight")),
    .init(keys: "based-on: afm-2, concurrent-requests: always", outcome: .concurrentRequests),
    .init(keys: "based-on: afm-2, device: iPhone 14", outcome: .unavailable(.deviceNotEligible)),
    .init(
      keys: "based-on: afm-2, availability: device-not-eligible",
      outcome: .unavailable(.deviceNotEligible)),
    .init(
      keys: "based-on: afm-2, availability: apple-intelligence-not-enabled",
      outcome: .unavailable(.appleIntelligenceNotEnabled)),
    .init(
      keys: "based-on: afm-2, availability: model-not-ready", outcome: .unavailable(.modelNotReady)),
    .init(
      keys: "based-on: afm-cloud, availability: system-not-ready",
      outcome: .unavailable(.systemNotReady)),
    .init(
      keys: "based-on: afm-2, availability: assets-unavailable",
      outcome: .unavailable(.assetsUnavailable)),
    .init(
      keys: "based-on: afm-cloud, network-failures: {detail: no route}",
      outcome: .networkFailure("no route")),
    .init(
      keys: "based-on: afm-cloud, service-unavailable: always", outcome: .serviceUnavailable(nil)),
    .init(keys: "based-on: afm-2, timeouts: always", outcome: .timeout),
    .init(
      keys: "based-on: afm-2, tool-failures: {detail: search}", outcome: .toolFailure("search")),
    .init(
      keys: "based-on: afm-cloud, entitlement: false",
      outcome: .unknown(
        "ModelManagerError 1046: the app lacks the entitlement for Private Cloud Compute")),
    .init(keys: "based-on: afm-2, unknown-errors: {detail: \"-1\"}", outcome: .unknown("-1")),
  ]

  @Test(arguments: reaches.indices)
  func `an outcome is brought about as written, every time`(index: Int) async throws {
    let reach = Self.reaches[index]
    let declared = try DeclaredModels("models: [{id: a, kind: simulated, \(reach.keys)}]\n")
    #expect(declared.diagnostics == [])
    let model = try declared.model("a")
    let request = DeclaredModels.request(
      reach.question, passage: reach.passage,
      answer: reach.isGuided ? QuestionPairs.schema : nil,
      options: .init(sampling: .greedy, maximumResponseTokens: reach.limit))
    for trial in 0..<3 {
      let outcome = await model.respond(to: request, trial: trial).outcome
      // Of an answer that is cut, how it begins is another matter.
      if case .truncated = reach.outcome {
        #expect(outcome.kind == .truncated)
      } else {
        #expect(outcome == reach.outcome)
      }
    }
  }

  @Test func `no outcome is out of reach`() {
    let reached = Set(Self.reaches.map(\.outcome.kind)).union([.answered])
    #expect(reached == Set(Outcome.Kind.allCases))
  }

  @Test func `a share is of requests, by the same throw every time`() async throws {
    let declared = try DeclaredModels(
      "models: [{id: a, kind: simulated, based-on: afm-cloud, network-failures: 0.3}]\n")
    let model = try declared.model("a")
    var failed: [Int] = []
    for number in 0..<400 {
      let request = DeclaredModels.request("What is total \(number)?")
      let outcome = await model.respond(to: request, trial: 0).outcome
      #expect(await model.respond(to: request, trial: 0).outcome == outcome)
      if outcome.kind == .networkFailure { failed.append(number) }
    }
    // Four standard deviations around 120.
    #expect((83...157).contains(failed.count), "\(failed.count)")
  }

  @Test func `a quota is counted in the order of the requests`() async throws {
    let model = try DeclaredModels(
      "models: [{id: a, kind: simulated, based-on: afm-cloud, quota: {requests: 2}}]\n"
    ).model("a")
    var kinds: [Outcome.Kind] = []
    for number in 0..<4 {
      let request = DeclaredModels.request("What is total \(number)?")
      kinds.append(await model.respond(to: request, trial: 0).outcome.kind)
    }
    #expect(kinds == [.answered, .answered, .quotaReached, .quotaReached])
    #expect(model.maximumConcurrency == 1)
    #expect(!model.isDeterministic(for: .init(sampling: .greedy)))
  }
}

import Testing

@testable import TelltaleKit

@Suite struct AdmissionTests {
  private func outcome(
    _ id: ModelID, _ question: String, passage: String = "Total: € 5,00",
    change: (inout SimulatedProfile) -> Void = { _ in }
  ) throws -> Outcome {
    var profile = try #require(SimulatedProfile.builtIn(id))
    change(&profile)
    let pair = QuestionPairs.Pair(
      passages: [Passage(title: "Note", heading: nil, text: passage)], language: "en",
      question: question, facts: [])
    return SimulatedModel(profile: profile).response(to: QuestionPairs.request(pair), trial: 0)
      .outcome
  }

  @Test(arguments: [
    ("afm-2", 4096), ("afm-2.1", 4096), ("afm-3-core", 4096), ("afm-3-core-advanced", 8192),
    ("afm-cloud", 32768),
  ])
  func `a request beyond the window is not answered`(id: String, window: Int) throws {
    let fits = String(repeating: "word ", count: window / 2)
    let tooLong = String(repeating: "word ", count: window * 4 / 5)
    #expect(try outcome(ModelID(id), "What is the total?", passage: fits).kind == .answered)
    let kind = try outcome(ModelID(id), "What is the total?", passage: tooLong).kind
    #expect(kind == .contextExceeded || id.hasPrefix("afm-2") && kind == .decodingFailure)
  }

  @Test func `some overflows of AFM 2 are reported as failures to decode`() throws {
    let text = String(repeating: "word ", count: 4000)
    let kinds = try (0..<40).map {
      try outcome("afm-2", "What is total \($0)?", passage: text).kind
    }
    #expect(Set(kinds) == [.contextExceeded, .decodingFailure])
  }

  @Test(arguments: ["afm-2", "afm-3-core", "afm-cloud"])
  func `Arabic is not supported`(id: String) throws {
    let outcome = try outcome(ModelID(id), "كم دفعت في المخبز؟")
    #expect(outcome == .unsupportedLanguage(code: "ar"))
  }

  @Test func `Dutch came with OS 26.1`() throws {
    let question = "Hoeveel heb ik bij de bakker betaald?"
    let first = try outcome("afm-2", question) {
      $0.languages = SimulatedProfile.languages(os: OSVersion(26, 0))
    }
    #expect(first == .unsupportedLanguage(code: "nl"))
    let second = try outcome("afm-2", question) {
      $0.languages = SimulatedProfile.languages(os: OSVersion(26, 1))
    }
    #expect(second.kind == .answered)
  }

  @Test func `availability and quota come first`() throws {
    #expect(
      try outcome("afm-2", "What is the total?") { $0.unavailability = .modelNotReady }
        == .unavailable(.modelNotReady))
    #expect(
      try outcome("afm-cloud", "What is the total?") { $0.quota = SimulatedQuota() }
        == .quotaReached(reset: nil))
  }

  @Test func `guardrails differ by version`() throws {
    #expect(try outcome("afm-2.1", "Is the frunk open?") == .guardrailViolation)
    #expect(try outcome("afm-cloud", "Is the frunk open?").kind == .answered)
    // Both as reported: the one is stopped, the other is not.
    #expect(try outcome("afm-2.1", "Tell me if the car is plugged in") == .guardrailViolation)
    #expect(try outcome("afm-2.1", "Is the car plugged in?").kind == .answered)
  }

  @Test(arguments: ["luteal phase", "progesterone", "glucose", "time in range", "diabetes"])
  func `from OS 27 a report of health is refused by the models on devices`(
    words: String
  ) throws {
    let passage = "Report: \(words) as before. Total: € 5,00"
    for id in ["afm-3-core", "afm-3-core-advanced"] {
      // In guided mode, as the pair's request is.
      #expect(try outcome(ModelID(id), "What is the total?", passage: passage).kind == .refused)
    }
    for id in ["afm-2", "afm-2.1", "afm-cloud"] {
      #expect(try outcome(ModelID(id), "What is the total?", passage: passage).kind == .answered)
    }
  }

  @Test func `a refusal in plain text is an answer like any other`() throws {
    let profile = try #require(SimulatedProfile.builtIn("afm-3-core"))
    let request = Request(segments: [
      .init(role: .user, kind: .question, text: "Is my glucose too high?", message: 1)
    ])
    let response = SimulatedModel(profile: profile).response(to: request, trial: 0)
    let wording = try #require(LexiconStore.lexicon(of: "en")?.wording)
    #expect(response.outcome == .answered(.text(wording.refusal)))
  }

  @Test(arguments: [
    ("[0-9]{4}", "["), ("^\\d+", "^"), ("\\d+$", "$"), ("\\bno\\b", "\\b"), ("(?:a|b)", "(?"),
    ("a+?", "?"), ("\\D", "\\D"), ("\\d{2}-\\d{4}", nil), ("(a|b)+", nil), ("\\w+\\.", nil),
    ("a{1,3}b?", nil),
  ])
  func `patterns are taken as macOS 27 was measured to take them`(
    pattern: String, refused: String?
  ) throws {
    #expect(PatternSupport.unsupportedPart(of: pattern) == refused)
    var property = AnswerSchema.Property(name: "code", type: .string)
    property.pattern = pattern
    let request = Request(
      segments: [.init(role: .user, kind: .question, text: "What is the code?", message: 1)],
      answer: AnswerSchema(properties: [property]))
    let profile = try #require(SimulatedProfile.builtIn("afm-3-core"))
    let outcome = SimulatedModel(profile: profile).response(to: request, trial: 0).outcome
    #expect((outcome.kind == .unsupportedGuide) == (refused != nil))
  }
}

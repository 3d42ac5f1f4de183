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
      try outcome("afm-cloud", "What is the total?") { $0.isQuotaReached = true }
        == .quotaReached(reset: nil))
  }

  @Test func `guardrails differ by version`() throws {
    #expect(try outcome("afm-2.1", "Is the frunk open?") == .guardrailViolation)
    #expect(try outcome("afm-cloud", "Is the frunk open?").kind == .answered)
  }
}

import Testing

@testable import TelltaleKit

@Suite struct AppleErrorTests {
  /// The cases of `LanguageModelSession.GenerationError` of OS 26 and what took
  /// their place in OS 27, from Apple's Swift interfaces.
  private static let replacements: [(String, String)] = [
    ("exceededContextWindowSize", "LanguageModelError.contextSizeExceeded"),
    ("assetsUnavailable", "SystemLanguageModel.Error.assetsUnavailable"),
    ("guardrailViolation", "LanguageModelError.guardrailViolation"),
    ("unsupportedGuide", "LanguageModelError.unsupportedGenerationGuide"),
    ("unsupportedLanguageOrLocale", "LanguageModelError.unsupportedLanguageOrLocale"),
    ("decodingFailure", "GeneratedContent.ParsingError"),
    ("rateLimited", "LanguageModelError.rateLimited"),
    ("concurrentRequests", "LanguageModelSession.Error.concurrentRequests"),
    ("refusal", "LanguageModelError.refusal"),
  ]

  @Test(arguments: replacements)
  func `an error of OS 26 and what replaced it are one outcome`(
    old: String, new: String
  ) throws {
    let before = try #require(
      AppleError.named("LanguageModelSession.GenerationError.\(old)").first)
    let after = try #require(AppleError.named(new).first)
    #expect(before.outcome == after.outcome)
    #expect(before.reason == after.reason)
    #expect(before.generations == [26])
    #expect(after.generations == [27])
  }

  @Test func `every case of the interfaces is in the table, once`() {
    let names = [
      "LanguageModelError": [
        "contextSizeExceeded", "rateLimited", "guardrailViolation", "refusal",
        "unsupportedCapability", "unsupportedTranscriptContent", "unsupportedGenerationGuide",
        "unsupportedLanguageOrLocale", "timeout",
      ],
      "LanguageModelSession.Error": ["concurrentRequests", "transcriptMutationWhileResponding"],
      "SystemLanguageModel.Error": ["assetsUnavailable"],
      "PrivateCloudComputeLanguageModel.Error": [
        "networkFailure", "quotaLimitReached", "serviceUnavailable",
      ],
      "LanguageModelSession.GenerationError": Self.replacements.map(\.0),
    ]
    for (type, cases) in names {
      #expect(AppleError.all.filter { $0.type == type }.map(\.name).sorted() == cases.sorted())
    }
    #expect(Set(AppleError.all.map(\.fullName)).count == AppleError.all.count)
  }

  @Test(arguments: [
    ("exceededContextWindowSize", "context-exceeded"),
    (".contextSizeExceeded", "context-exceeded"),
    ("LanguageModelError.contextSizeExceeded", "context-exceeded"),
    ("quotaLimitReached", "quota-reached"), ("quota-limit-reached", "quota-reached"),
    ("ToolCallError", "tool-failure"), ("ParsingError", "decoding-failure"),
    ("modelNotReady", "{is: unavailable, reason: model-not-ready}"),
    ("assetsUnavailable", "{is: unavailable, reason: assets-unavailable}"),
  ])
  func `a suite that uses Apple's name is told ours`(apple: String, ours: String) throws {
    #expect(AppleError.named(apple).first?.spelling == ours)
    let error = #expect(throws: (any Error).self) {
      try WrittenItem("outcome: \(apple)")
    }
    #expect("\(try #require(error))".contains("write \(ours)"), "\(String(describing: error))")
    // What we tell can be written.
    _ = try WrittenItem("outcome: \(ours)")
  }

  @Test func `an unknown name is no error of Apple's`() {
    #expect(AppleError.named("contextSizeExceded") == [])
    #expect(AppleError.named("OtherError.refusal") == [])
    #expect(AppleError.named("") == [])
  }
}

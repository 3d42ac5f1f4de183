/// An error of Apple's Foundation Models framework, and what it is called here.
///
/// Source: the framework's Swift interfaces of OS 26 and 27. The two generations
/// name the same ends differently, and an app that was built with Xcode 26 gets
/// the old names on OS 27, too.
public struct AppleError: Hashable, Sendable {
  /// The type that declares the case, such as `LanguageModelError`.
  public var type: String

  /// The case's name, such as `contextSizeExceeded`.
  public var name: String

  /// The OS generations that have it.
  public var generations: [Int]

  /// How a request ends that fails with it.
  public var outcome: Outcome.Kind

  /// For a model that is unavailable: why.
  public var reason: Outcome.Unavailability?

  /// Type and case, as an app writes them.
  public var fullName: String { "\(type).\(name)" }

  /// The outcome as a suite writes it, such as `context-exceeded`.
  public var spelling: String {
    guard let reason else { return outcome.rawValue }
    return "{is: \(outcome.rawValue), reason: \(reason.rawValue)}"
  }

  /// Returns the errors of a name, such as `contextSizeExceeded`,
  /// `.contextSizeExceeded` or `LanguageModelError.contextSizeExceeded`; letter
  /// case, `-` and `_` do not matter.
  public static func named(_ text: String) -> [AppleError] {
    let parts = text.split(separator: ".").map { Self.folded($0) }
    guard let name = parts.last else { return [] }
    return all.filter { error in
      guard folded(error.name[...]) == name else { return false }
      let types = error.type.split(separator: ".").map { folded($0) }
      return types.suffix(parts.count - 1) == parts.dropLast()
    }
  }

  private static func folded(_ text: Substring) -> String {
    text.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }

  /// Every error, by the type that declares it.
  public static let all: [AppleError] = generationErrors + newErrors + availability

  /// `LanguageModelSession.GenerationError` of OS 26.
  private static let generationErrors = of(
    "LanguageModelSession.GenerationError", [26],
    [
      ("exceededContextWindowSize", .contextExceeded),
      ("assetsUnavailable", .unavailable),
      ("guardrailViolation", .guardrailViolation),
      ("unsupportedGuide", .unsupportedGuide),
      ("unsupportedLanguageOrLocale", .unsupportedLanguage),
      ("decodingFailure", .decodingFailure),
      ("rateLimited", .rateLimited),
      ("concurrentRequests", .concurrentRequests),
      ("refusal", .refused),
    ])

  /// What took its place in OS 27, and what came with it.
  private static let newErrors =
    of(
      "LanguageModelError", [27],
      [
        ("contextSizeExceeded", .contextExceeded),
        ("rateLimited", .rateLimited),
        ("guardrailViolation", .guardrailViolation),
        ("refusal", .refused),
        ("unsupportedCapability", .unknown),
        ("unsupportedTranscriptContent", .unknown),
        ("unsupportedGenerationGuide", .unsupportedGuide),
        ("unsupportedLanguageOrLocale", .unsupportedLanguage),
        ("timeout", .timeout),
      ])
    + of(
      "LanguageModelSession.Error", [27],
      [
        ("concurrentRequests", .concurrentRequests),
        ("transcriptMutationWhileResponding", .unknown),
      ]
    )
    + of("LanguageModelSession", [26, 27], [("ToolCallError", .toolFailure)])
    + of("SystemLanguageModel.Error", [27], [("assetsUnavailable", .unavailable)])
    + of(
      "PrivateCloudComputeLanguageModel.Error", [27],
      [
        ("networkFailure", .networkFailure), ("quotaLimitReached", .quotaReached),
        ("serviceUnavailable", .serviceUnavailable),
      ])
    + of("GeneratedContent", [27], [("ParsingError", .decodingFailure)])

  /// The reasons that the two classes of models give for being unavailable.
  private static let availability =
    of(
      "SystemLanguageModel.Availability.UnavailableReason", [26, 27],
      [
        ("deviceNotEligible", .unavailable), ("appleIntelligenceNotEnabled", .unavailable),
        ("modelNotReady", .unavailable),
      ])
    + of(
      "PrivateCloudComputeLanguageModel.Availability.UnavailableReason", [27],
      [("deviceNotEligible", .unavailable), ("systemNotReady", .unavailable)])

  private static func of(
    _ type: String, _ generations: [Int], _ cases: [(name: String, outcome: Outcome.Kind)]
  ) -> [AppleError] {
    cases.map { name, outcome in
      AppleError(
        type: type, name: name, generations: generations, outcome: outcome,
        reason: outcome == .unavailable ? reason(named: name) : nil)
    }
  }

  /// The reason whose name is spelled so in Swift.
  private static func reason(named name: String) -> Outcome.Unavailability? {
    Outcome.Unavailability.allCases.first { folded($0.rawValue[...]) == folded(name[...]) }
  }
}

/// The keys of a simulated model that a project declares.
enum SimulatedKeys {
  /// The keys of the model.
  static let model: [KeyUsage] =
    [
      KeyUsage(
        "based-on", .words(SimulatedProfile.builtIn.map(\.id.rawValue)),
        "The built-in model that it is, but for what is said here."),
      KeyUsage(
        "device", .suggestions(DeviceTable.knownDevices),
        "The device that it is on, such as iPhone 16."),
      KeyUsage(
        "os",
        .anyOf([
          .number(26...99),
          .text(
            .spelled(
              .init(
                "^(?:[A-Za-z]+ )?[0-9]{1,3}(?:\\.[0-9]{1,4}){0,2}$",
                examples: ["26.0", "iOS 27.0"]))),
        ]), "The OS version, which decides about the languages."),
      KeyUsage("context-size", .integer(Bounds.window), "The context window in tokens."),
      KeyUsage(
        "availability",
        .words(
          [.init("available", "It can be used.")]
            + Outcome.Unavailability.allCases.map { .init($0.rawValue, $0.meaning) }),
        "Whether the model can be used, or why not."),
      KeyUsage(
        "entitlement", .boolean,
        "Whether the app may use Private Cloud Compute; true unless stated."
      ),
      KeyUsage(
        "quota",
        .anyOf([.words([.init("reached", "No request is left.")]), .mapping(quota)]),
        "How many requests the person has left: reached, or {requests: 20}."),
      KeyUsage(
        "guardrail-words", .list(of: .text(.reason)),
        "Words and phrases that its guardrail stops, in place of the model's own."),
      KeyUsage(
        "refusal-words", .list(of: .text(.reason)),
        "Words and phrases that it refuses to talk about, in place of the model's own."),
      KeyUsage(
        "probabilities", .mapping(probabilities),
        "How often it shows a behaviour, where that differs."),
    ]
    + SimulatedFailure.allCases.map { failure in
      KeyUsage(
        failure.rawValue, .anyOf([.number(Bounds.share), always, .mapping(rate(of: failure))]),
        failure.summary)
    }

  /// The keys of `quota`.
  static let quota = KeyTable(
    "a quota",
    [
      KeyUsage(
        "requests", .integer(Bounds.natural),
        "How many requests of a run are answered before it is reached; 0 unless stated."),
      KeyUsage("resets", .text(.filled), "When it is lifted, as the outcome says it."),
    ], rules: [.atLeastOne(of: ["requests", "resets"])])

  /// The behaviours by name.
  static let probabilities = KeyTable(
    "the behaviours of a simulated model",
    Behaviour.builtIn.map { behaviour in
      KeyUsage(
        behaviour.name, .anyOf([.number(Bounds.share), always, .mapping(probability)]),
        "How often: \(behaviour.summary).")
    })

  /// The keys of one behaviour's probabilities.
  static let probability = KeyTable(
    "a probability",
    [
      KeyUsage("without", .number(Bounds.share), "Where no rule of the prompt counters it."),
      KeyUsage("with", .number(Bounds.share), "Where one does."),
    ], rules: [.atLeastOne(of: ["without", "with"])])

  /// The keys of one failure.
  static func rate(of failure: SimulatedFailure) -> KeyTable {
    KeyTable(
      "'\(failure.rawValue)'",
      [
        KeyUsage(
          "share", .anyOf([.number(Bounds.share), always]),
          "The share of requests, by the same throw on every machine; always unless stated.")
      ]
        + (failure.detailKey.map { [KeyUsage($0, .text(.filled), "What the outcome says.")] } ?? []),
      rules: failure.detailKey.map { [.atLeastOne(of: ["share", $0])] } ?? [
        .atLeastOne(of: ["share"])
      ])
  }

  private static let always = ValueShape.words([
    .init("always", "Every time."), .init("never", "Not at all."),
  ])
}

extension Outcome.Unavailability {
  /// What the reason says, as one sentence.
  fileprivate var meaning: String {
    switch self {
    case .deviceNotEligible: "The device has no Apple Intelligence."
    case .appleIntelligenceNotEnabled: "Apple Intelligence is turned off; before OS 27 only."
    case .modelNotReady: "The model is still being downloaded or prepared."
    case .systemNotReady: "The system cannot serve requests to the cloud yet."
    case .assetsUnavailable: "The model's files are missing."
    }
  }
}

import Testing

@testable import TelltaleKit

@Suite struct ModelsDecoderTests {
  @Test func `every key of a simulated model is read`() throws {
    let declared = try DeclaredModels(
      """
      models:
        - id: own@desk
          kind: simulated
          based-on: afm-cloud
          display-name: Cloud on the train
          device: iPhone 17 Pro
          os: iOS 27.1
          context-size: 16384
          availability: system-not-ready
          entitlement: false
          quota: {requests: 20, resets: tomorrow}
          guardrail-words: [lock pride, Frunk]
          refusal-words: []
          probabilities:
            english-drift: {without: 0.5}
            preamble: always
            markdown: 0.25
          network-failures: always
          service-unavailable: {share: 0.1, detail: 503}
          rate-limited: {resets: noon}
          timeouts: 0.5
          refusals: {share: 0, explanation: no}
      """)
    #expect(declared.diagnostics == [])
    var expected = try #require(SimulatedProfile.builtIn("afm-cloud"))
    expected.id = "own@desk"
    expected.base = "afm-cloud"
    expected.displayName = "Cloud on the train"
    expected.os = OSVersion(27, 1)
    expected.contextSize = 16384
    expected.unavailability = .systemNotReady
    expected.isEntitled = false
    expected.quota = SimulatedQuota(requests: 20, resets: "tomorrow")
    expected.guardrailWords = ["lock_pride", "Frunk"]
    expected.refusalWords = []
    expected.figures["english-drift"]?.without = 0.5
    expected.figures["english-drift"]?.evidence = .own
    expected.figures["preamble"] = BehaviourFigure(without: 1, with: 1, evidence: .own)
    expected.figures["markdown"] = BehaviourFigure(without: 0.25, with: 0.25, evidence: .own)
    expected.failures = [
      .networkFailures: .init(share: 1), .serviceUnavailable: .init(share: 0.1, detail: "503"),
      .rateLimited: .init(share: 1, detail: "noon"), .timeouts: .init(share: 0.5),
      .refusals: .init(share: 0, detail: "no"),
    ]
    #expect(try declared.profile() == expected)
  }

  @Test func `a routed model names models in any order`() throws {
    let declared = try DeclaredModels(
      """
      models:
        - {id: app, kind: routed, on-device: afm-3-core, cloud: offline, room-for-answer: 800}
        - {id: offline, kind: simulated, based-on: afm-cloud, network-failures: always}
      default-models: [app, afm-2]
      """)
    #expect(declared.diagnostics == [])
    #expect(
      declared.declarations.first
        == ModelDeclaration(
          RoutedDeclaration(
            id: "app", onDevice: "afm-3-core", cloud: "offline", roomForAnswer: 800)))
    let builtIn = ModelCatalogue.builtIn.map(\.id)
    #expect(declared.models.map(\.id) == builtIn + ["app", "offline"])
  }

  @Test(
    arguments: [
      (
        "id: a, kind: simulatd, based-on: afm-2",
        "1:24 'simulatd' is not a kind of model (did you mean 'simulated'?)"
      ),
      (
        "id: a, kind: foundation-models",
        "1:24 models of the kind 'foundation-models' are not supported by this version of Telltale (the kinds are simulated, routed, chat, command, recorded)"
      ),
      (
        "id: a, based-on: afm-2",
        "1:10 a model without 'kind' (write kind: simulated or kind: routed or kind: chat or kind: command or kind: recorded)"
      ),
      (
        "kind: simulated, based-on: afm-2",
        "1:10 a model without 'id' (write the name by which suites know it, such as id: offline)"
      ),
      (
        "id: a, kind: simulated",
        "1:10 a simulated model without 'based-on' (name the built-in model that it is, but for what is said here: based-on: afm-2)"
      ),
      (
        "id: a, kind: simulated, based-on: afm2",
        "1:45 'afm2' is not a built-in model (did you mean 'afm-2'?)"
      ),
      (
        "id: afm-2, kind: simulated, based-on: afm-2",
        "1:15 'afm-2' is a built-in model (give the model a name of its own, and write based-on: afm-2)"
      ),
      (
        "id: a b, kind: simulated, based-on: afm-2",
        "1:15 'a b' cannot name a model (a name has letters, digits and '-', '_', '.', '@')"
      ),
      (
        "id: a, kind: simulated, based-on: afm-2, cloud: afm-cloud",
        "1:52 unknown key 'cloud' in a simulated model"
      ),
      (
        "id: a, kind: simulated, based-on: afm-2, probabilities: {english-drft: 0.5}",
        "1:68 unknown key 'english-drft' in the behaviours of a simulated model (did you mean 'english-drift'?)"
      ),
      (
        "id: a, kind: simulated, based-on: afm-2, timeouts: 1.5",
        "1:62 expected a number from 0.0 to 1.0, found 1.5 (write a share such as 0.2, or always)"
      ),
      (
        "id: a, kind: simulated, based-on: afm-2, timeouts: often",
        "1:62 expected a number, found text (write a share such as 0.2, or always)"
      ),
      (
        "id: a, kind: simulated, based-on: afm-2, os: 27.0",
        "1:56 AFM 2 Core is the model of OS 26.0-26.3, not of 27.0 (change 'os' or 'based-on')"
      ),
      (
        "id: a, kind: simulated, based-on: afm-2, os: latest",
        "1:56 'latest' is not an OS version (write it as 26.0 or iOS 27.1)"
      ),
      (
        "id: a, kind: simulated, based-on: afm-3-core, device: iPhone 17 Pro",
        "1:65 iPhone 17 Pro has afm-3-core-advanced and afm-cloud under OS 27.0, not afm-3-core (`telltale models --device 'iPhone 17 Pro' --os 27.0` says which model it is)"
      ),
      (
        "id: a, kind: simulated, based-on: afm-3-core, device: iPhone 17 Por",
        "1:65 the table has no device 'iPhone 17 Por' (did you mean 'iPhone 17 Pro'?)"
      ),
      (
        "id: a, kind: simulated, based-on: afm-2, availability: model-not-redy",
        "1:66 'model-not-redy' is not an availability (did you mean 'model-not-ready'?)"
      ),
      (
        "id: a, kind: simulated, based-on: afm-2, guardrail-words: ['€']",
        "1:70 '€' has no letter or digit to look for"
      ),
      (
        "id: a, kind: simulated, based-on: afm-2, quota: reached",
        "1:52 warning: 'quota' is about the cloud, and AFM 2 Core runs on the device (it is simulated as written, though no device shows it)"
      ),
      (
        "id: a, kind: simulated, based-on: afm-3-core, availability: apple-intelligence-not-enabled",
        "1:71 warning: AFM 3 Core is never unavailable with 'apple-intelligence-not-enabled' (it is simulated as written, though no device shows it)"
      ),
      (
        "id: a, kind: routed, on-device: afm-3-core, cloud: afm-clod, room-for-answer: 8",
        "1:62 unknown model 'afm-clod' (did you mean 'afm-cloud'?)"
      ),
      (
        "id: a, kind: routed, on-device: a, cloud: afm-cloud, room-for-answer: 8",
        "1:43 'a' is a routed model itself (name a model that answers by itself)"
      ),
      (
        "id: a, kind: routed, on-device: afm-cloud, cloud: afm-cloud, room-for-answer: 8",
        "1:43 warning: AFM Cloud runs in the cloud (name a model on the device here)"
      ),
      (
        "id: a, kind: routed, on-device: afm-3-core, cloud: afm-cloud",
        "1:10 a routed model without 'room-for-answer'"
      ),
    ] as [(String, String)])
  func `what cannot be meant is told with its place`(model: String, diagnostic: String) throws {
    let found = try DeclaredModels("models: [{\(model)}]\n").diagnostics
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(diagnostic) == true, "\(found)")
  }

  @Test func `two models with one name are refused`() throws {
    let found = try DeclaredModels(
      """
      models:
        - {id: a, kind: simulated, based-on: afm-2}
        - {id: a, kind: simulated, based-on: afm-cloud}
      """)
    #expect(
      found.diagnostics
        == ["3:10 two models are called 'a' (give each a name of its own: it names its baselines)"])
    #expect(found.declarations.map(\.id) == ["a"])
  }

  @Test(arguments: [
    "iPhone 14", "iPhone 15", "iPhone SE", "Apple Watch Series 8", "MacBook Pro (Intel)",
  ])
  func `a device older than Apple's table has no model`(device: String) throws {
    let profile = try DeclaredModels(
      "models: [{id: a, kind: simulated, based-on: afm-2, device: \(device)}]\n"
    ).profile()
    #expect(profile.unavailability == .deviceNotEligible)
  }

  @Test func `the fingerprint follows what is written, and not how`() throws {
    func fingerprint(_ rest: String) throws -> String {
      try DeclaredModels("models: [{id: a, kind: simulated, based-on: afm-2\(rest)}]\n")
        .model("a").fingerprint.text
    }
    let plain = try fingerprint("")
    #expect(
      plain.wholeMatch(of: /AFM 2 Core \(based on afm-2, own profile [0-9a-f]{6}\)/) != nil,
      "\(plain)")
    let written = try [
      "", ", context-size: 8192", ", os: 26.0", ", timeouts: 0.1", ", timeouts: 0.2",
      ", timeouts: {share: 0.1}", ", probabilities: {preamble: 0.1}", ", guardrail-words: [a]",
      ", refusal-words: [a]", ", availability: model-not-ready", ", quota: reached",
      ", quota: {requests: 3}", ", entitlement: false", ", device: iPhone 14",
    ].map(fingerprint)
    // The same in another spelling is the same.
    #expect(written[5] == written[3])
    #expect(Set(written).count == written.count - 1, "\(written)")
    #expect(try fingerprint(", context-size: 4096") == plain)
    #expect(try fingerprint(", display-name: X").contains("X (based on afm-2"))
  }

  @Test func `with nothing changed, an own profile answers as the model it is based on`() throws {
    let declared = try DeclaredModels("models: [{id: a, kind: simulated, based-on: afm-2}]\n")
    let own = SimulatedModel(profile: try declared.profile())
    let base = SimulatedModel(profile: try #require(SimulatedProfile.builtIn("afm-2")))
    for number in 0..<40 {
      let request = DeclaredModels.request("Wat is totaal \(number)?")
      #expect(own.response(to: request, trial: 0) == base.response(to: request, trial: 0))
    }
  }
}

import Testing

@testable import TelltaleKit

@Suite struct RoutedModelTests {
  private static let models = """
    models:
      - {id: offline, kind: simulated, based-on: afm-cloud, network-failures: always}
      - {id: busy, kind: simulated, based-on: afm-cloud, service-unavailable: always}
      - {id: used-up, kind: simulated, based-on: afm-cloud, quota: {resets: midnight}}
      - {id: no-cloud, kind: simulated, based-on: afm-cloud, availability: system-not-ready}
      - {id: setting-up, kind: simulated, based-on: afm-3-core, availability: model-not-ready}
      - {id: app, kind: routed, on-device: afm-3-core, cloud: afm-cloud, room-for-answer: 800}
      - {id: app-offline, kind: routed, on-device: afm-3-core, cloud: offline, room-for-answer: 800}
      - {id: app-busy, kind: routed, on-device: afm-3-core, cloud: busy, room-for-answer: 800}
      - {id: app-used-up, kind: routed, on-device: afm-3-core, cloud: used-up, room-for-answer: 800}
      - {id: app-no-cloud, kind: routed, on-device: afm-3-core, cloud: no-cloud, room-for-answer: 800}
      - {id: app-new, kind: routed, on-device: setting-up, cloud: offline, room-for-answer: 800}

    """

  private func response(_ id: ModelID, _ passage: String) async throws -> Response {
    let declared = try DeclaredModels(Self.models)
    #expect(declared.diagnostics == [])
    return try await declared.model(id).respond(
      to: DeclaredModels.request("What is the total?", passage: passage), trial: 0)
  }

  /// Paragraphs of filler with the total in the last, of about 5,600 tokens.
  private static let long =
    (0..<80).map {
      "Clause \($0). " + String(repeating: "The tenant keeps the garden in order. ", count: 6)
    }
    .joined(separator: "\n\n") + "\n\nTotal: € 22,41"

  @Test func `what fits with room for the answer stays on the device`() async throws {
    for id: ModelID in ["app", "app-offline", "app-used-up", "app-no-cloud"] {
      let response = try await response(id, "Total: € 22,41")
      #expect(response.route == .init(model: "afm-3-core"))
      #expect(response.outcome.answer != nil)
    }
  }

  @Test func `the room for the answer decides at its last token`() async throws {
    let app = try DeclaredModels(Self.models).model("app")
    func route(_ passage: String) async -> ModelID? {
      let request = DeclaredModels.request("What is the total?", passage: passage)
      let size = RequestSize(request).tokens
      let model = await app.respond(to: request, trial: 0).route?.model
      #expect(model == (size + 800 <= 4096 ? "afm-3-core" : "afm-cloud"), "\(size)")
      return model
    }
    var models: Set<ModelID?> = []
    for extra in 0..<20 {
      models.insert(
        await route(
          "Total: € 22,41\n" + String(repeating: "word ", count: 2_298)
            + String(repeating: "x", count: extra)))
    }
    #expect(models == ["afm-3-core", "afm-cloud"])
  }

  @Test func `what does not fit goes to the cloud`() async throws {
    let response = try await response("app", Self.long)
    #expect(response.route == .init(model: "afm-cloud"))
    #expect(response.outcome.answer?.text?.contains("22,41") == true)
  }

  @Test(arguments: [
    (ModelID("app-offline"), Outcome.Kind.networkFailure),
    (ModelID("app-busy"), Outcome.Kind.serviceUnavailable),
  ])
  func `when the cloud fails the device answers in parts`(
    id: ModelID, after: Outcome.Kind
  ) async throws {
    let response = try await response(id, Self.long)
    #expect(response.route == .init(model: "afm-3-core", parts: 4, after: after))
    #expect(response.outcome.answer?.text?.contains("22,41") == true, "\(response)")
    // All of the document was read, in pieces.
    #expect(try #require(response.usage).request > 5000)
  }

  @Test func `a quota that is reached is for the app to show`() async throws {
    let response = try await response("app-used-up", Self.long)
    #expect(response.outcome == .quotaReached(reset: "midnight"))
    #expect(response.route == .init(model: "used-up"))
  }

  @Test func `without a cloud the request is too long for the device`() async throws {
    let response = try await response("app-no-cloud", Self.long)
    let tokens = RequestSize(
      DeclaredModels.request("What is the total?", passage: Self.long)
    ).tokens
    #expect(response.outcome == .contextExceeded(contextSize: 4096, tokenCount: tokens))
    #expect(response.route == .init(model: "afm-3-core", after: .unavailable))
  }

  @Test func `a part that fails ends the fallback`() async throws {
    let response = try await response("app-new", Self.long)
    #expect(response.outcome == .unavailable(.modelNotReady))
    #expect(response.route == .init(model: "setting-up", parts: 4, after: .networkFailure))
  }

  @Test func `the fingerprint says of which models and rule the app is made`() throws {
    let declared = try DeclaredModels(Self.models)
    let text = try declared.model("app").fingerprint.text
    #expect(
      text == "app (AFM 3 Core, simulated profile 2; beyond it and 800 tokens for the answer "
        + "AFM Cloud, simulated profile 2)")
    #expect(try declared.model("app-offline").fingerprint.text != text)
  }
}

@Suite struct DocumentPartsTests {
  private func request(_ segments: [(Request.Segment.Kind, String)]) -> Request {
    Request(segments: segments.map { .init(role: .user, kind: $0, text: $1, message: 1) })
  }

  @Test(arguments: [
    (0..<60).map { "Paragraph \($0) has some words in it, and then some more." }
      .joined(separator: "\n\n"),
    (0..<90).map { "12 May  Item \($0)  € \($0),00" }.joined(separator: "\n"),
    String(repeating: "a word and another ", count: 200),
    String(repeating: "無空格的文字", count: 90),
    String(repeating: "x", count: 3000),
  ])
  func `parts hold all of the document, none too much of it`(text: String) throws {
    let request = request([(.text, "Summarise this: "), (.text, text)])
    let parts = try #require(DocumentParts(of: request)).parts(tokens: 100)
    #expect(parts.count > 1)
    let joined = parts.flatMap { $0.map(\.text) }.joined()
    #expect(joined.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
    for part in parts {
      #expect(part.reduce(0) { $0 + TokenEstimate.tokens(in: $1.text) } <= 100)
    }
  }

  @Test func `a passage that goes on in another part has its title and heading again`() throws {
    let text = (0..<30).map { "Clause \($0) of the lease, in a few words." }
      .joined(separator: "\n\n")
    let request = request([
      (.passageTitle(0), "Lease"), (.text, "\n"), (.passageHeading(0), "Contract · 2025"),
      (.text, "\n"), (.passageText(0), text), (.text, "\n\n"), (.passageTitle(1), "Note"),
      (.text, "\n"), (.passageText(1), "Short."), (.text, "\n\n"), (.question, "How long?"),
    ])
    let document = try #require(DocumentParts(of: request))
    let parts = document.parts(tokens: 120).map { $0.map(\.text).joined() }
    #expect(parts.count > 2)
    for part in parts.dropLast() { #expect(part.hasPrefix("Lease\nContract · 2025\nClause")) }
    #expect(parts.last?.hasSuffix("Note\nShort.") == true)
    #expect(!parts.joined().contains("How long?"))
    let notes = document.request(with: ["one", "two"])
    #expect(notes.messages.map(\.text) == ["one\ntwo\n\nHow long?"])
  }

  @Test func `a message without a document has no parts`() {
    #expect(DocumentParts(of: request([(.question, "How long?")])) == nil)
  }
}

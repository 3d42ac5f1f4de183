import Testing

@testable import TelltaleKit

@Suite struct RecordedModelTests {
  private func model(_ recordings: [Recording], displayName: String? = nil) -> RecordedModel {
    RecordedModel(
      id: "ci", of: "mac", displayName: displayName,
      library: RecordingLibrary(recordings, hashes: testHashes()))
  }

  private func missing(_ model: RecordedModel, _ request: Request, trial: Int = 0) async -> String {
    switch await model.respond(to: request, trial: trial).outcome {
    case .unknown(let reason): reason
    case let outcome: outcome.summary
    }
  }

  private let advice = "; `telltale record --missing --model mac` stores it"

  @Test func `a response is given to the request and in the trial that it was recorded for`() async
  {
    let sampled = GenerationOptions(temperature: 0.7)
    let model = model([
      .of("q", trial: 0, options: sampled, answer: "one"),
      .of("q", trial: 1, options: sampled, answer: "two"),
    ])
    let request = Request.asking("q", options: sampled)
    #expect(await model.respond(to: request, trial: 0).outcome.answer == .text("one"))
    #expect(await model.respond(to: request, trial: 1).outcome.answer == .text("two"))
    #expect(
      await missing(model, request, trial: 2)
        == "trial 3 of this request was not recorded, only 2 were" + advice)
    #expect(model.source == .recorded)
    #expect(model.fingerprint == ModelFingerprint(displayName: "AFM 3 Core", osBuild: "26A428"))
  }

  @Test func `one trial says all under greedy sampling alone`() {
    let model = model([])
    #expect(model.isDeterministic(for: .init(sampling: .greedy)))
    #expect(!model.isDeterministic(for: .init()))
    #expect(!model.isDeterministic(for: .init(temperature: 0.7)))
  }

  @Test(arguments: [
    (Request.asking("q", instructions: "New."), "the instructions"),
    (.asking("q", instructions: "Old.", passage: "Totaal € 23,00"), "the message"),
    (
      .asking("q", instructions: "Old.", options: .init(sampling: .greedy, temperature: 1)),
      "the options"
    ),
    (.asking("q", passage: "Totaal € 23,00"), "the instructions and the message"),
  ])
  func `a stale recording is told, with what changed`(request: Request, part: String) async {
    let recording = Recording.of("q", instructions: "Old.")
    let model = model([recording, .of("other question")])
    let now = testHashes().request(request)
    #expect(
      await missing(model, request)
        == "the recording of this request is stale: \(part) changed since it was recorded "
        + "(request \(recording.requestHash), now \(now))" + advice)
  }

  @Test func `what was never asked is not called stale`() async {
    let request = Request.asking("never asked")
    #expect(
      await missing(model([.of("q")]), request)
        == "this request (\(testHashes().request(request))) was not recorded" + advice)
    #expect(
      await missing(model([]), request)
        == "nothing was recorded of this model yet" + advice)
  }

  @Test func `responses of two versions of a model are not mixed: the newest one answers`() async {
    let old = Recording.of("old", build: "26A428", date: "2026-11-30T06:38:00Z")
    let new = Recording.of("new", build: "26A434", date: "2026-12-01T06:38:00Z")
    let model = model([old, new])
    #expect(model.fingerprint.osBuild == "26A434")
    #expect(await model.respond(to: .asking("new"), trial: 0).outcome.kind == .answered)
    #expect(
      await missing(model, .asking("old"))
        == "the recording of this request is stale: it is of another version of the model "
        + "(AFM 3 Core, build 26A428) than the newest recordings (AFM 3 Core, build 26A434)"
        + advice)
  }

  @Test func `the version before can be had again, for a replay`() async throws {
    let old = Recording.of("q", build: "26A428", date: "2026-11-30T06:38:00Z", answer: "then")
    let new = Recording.of("q", build: "26A434", date: "2026-12-01T06:38:00Z", answer: "now")
    let model = model([old, new], displayName: "Mac mini")
    let source = AvailableModels([model])
    guard case .available(let past) = source.model("ci", fingerprint: "Mac mini, build 26A428")
    else {
      Issue.record("the old version is not there")
      return
    }
    #expect(await past.respond(to: .asking("q"), trial: 0).outcome.answer == .text("then"))
    #expect(past.obstacle(toReplaying: .asking("q")) == nil)
    #expect(past.obstacle(toReplaying: .asking("p"))?.contains("was not recorded") == true)
    guard case .unavailable = source.model("ci", fingerprint: "Mac mini, build 25X1") else {
      Issue.record("a version that was never recorded is there")
      return
    }
  }

  @Test func `a recorded response says nothing of how long the first token takes`() async {
    var recording = Recording.of("q")
    recording.response.firstToken = 0.4
    #expect(await model([recording]).respond(to: .asking("q"), trial: 0).firstToken == nil)
  }

  @Test func `trials that were not recorded do not confirm anything`() {
    let model = model([.of("q", trial: 0), .of("q", trial: 1)])
    #expect(model.hasResponses(to: .asking("q"), trials: 0..<2))
    #expect(!model.hasResponses(to: .asking("q"), trials: 1..<3))
  }
}

@Suite struct RecordingModelTests {
  /// Counts how often it is asked.
  private struct Echo: Model {
    let id: ModelID = "mac"
    let fingerprint = ModelFingerprint(displayName: "AFM 3 Core", osBuild: "26A428")
    let source = Response.Source.live
    let maximumConcurrency: Int? = 1
    func isDeterministic(for options: GenerationOptions) -> Bool { false }
    func respond(to request: Request, trial: Int) async -> Response {
      Response(.answered(.text("asked again")))
    }
  }

  @Test func `what stands in the recordings is not asked again, of the same version alone`() async {
    let library = RecordingLibrary(
      [.of("q"), .of("old", build: "25X1")], hashes: testHashes())
    let model = RecordingModel(Echo(), keeping: library, hashes: testHashes())
    #expect(model.isRecorded(.asking("q"), trial: 0))
    #expect(await model.respond(to: .asking("q"), trial: 0).outcome.answer == .text("€ 22,41"))
    for (question, trial) in [("q", 1), ("old", 0), ("new", 0)] {
      #expect(!model.isRecorded(.asking(question), trial: trial))
      #expect(
        await model.respond(to: .asking(question), trial: trial).outcome.answer
          == .text("asked again"))
    }
    #expect(model.maximumConcurrency == 1)
  }
}

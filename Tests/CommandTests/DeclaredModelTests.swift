import Foundation
import Testing

@testable import TelltaleCommands

@Suite struct DeclaredModelTests {
  /// An app with a phone that is offline.
  private func project() throws -> ProjectFolder {
    let folder = try ProjectFolder()
    try folder.write(
      """
      models:
        - {id: offline, kind: simulated, based-on: afm-cloud, network-failures: always}
        - {id: app, kind: routed, on-device: afm-3-core, cloud: offline, room-for-answer: 800}
        - id: old-phone
          kind: simulated
          based-on: afm-2
          display-name: "Phone\\e[31m"
          device: iPhone 14

      """, to: "telltale.yaml")
    let rows = (0..<210).map {
      "        \($0) May, item number \($0): € \($0),00 was paid by card in the shop on the corner"
    }
    try folder.write(
      """
      suite: s
      models: [app, old-phone, offline]
      options: {sampling: greedy}
      cases:
        - name: long
          question: How much was the bicycle repair?
          passages:
            - title: Statement
              text: |
        \(rows.joined(separator: "\n\n      "))

                17 May, bicycle repair: € 62.50
          assert:
            - outcome: {is: unavailable, reason: device-not-eligible}
              models: [old-phone]
            - outcome: networkFailure
              models: [offline]
            - answered-by: [afm-3-core]
              models: [app]
            - contains: "62.50"
              models: [app]

      """.replacing("networkFailure", with: "network-failure"), to: "suites/s.yaml")
    return folder
  }

  @Test func `a routed run says who answered, in every report`() async throws {
    let folder = try project()
    let run = await folder.run("run")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    let json =
      try JSONSerialization.jsonObject(
        with: Data(try folder.read("reports/run.json").utf8)) as? [String: Any]
    let cells = try #require(json?["cells"] as? [[String: Any]])
    let app = try #require(cells.first { $0["model"] as? String == "app" })
    let response = try #require((app["responses"] as? [[String: Any]])?.first)
    #expect(response["answered-by"] as? String == "afm-3-core")
    #expect(response["answered-after"] as? String == "network-failure")
    #expect(try #require(response["parts"] as? Int) > 1)
    // From the run file, which has it as well.
    let explained = await folder.run("explain", "s/long@app")
    #expect(explained.output.contains("answered by afm-3-core in "), "\(explained.output)")
    #expect(explained.output.contains(" parts, after network-failure"))
    let models = try #require(json?["models"] as? [[String: Any]])
    #expect(
      models.contains {
        ($0["fingerprint"] as? String ?? "").contains("based on afm-2, own profile")
      })
  }

  @Test func `what was accepted of a declared model is compared again`() async throws {
    let folder = try project()
    _ = await folder.run("run")
    #expect(await folder.run("accept", "--yes").code == 0)
    let second = await folder.run("run")
    #expect(!second.output.contains("against the baselines"), "\(second.output)")
    // A profile that changes is drift of the model, as any model's is.
    let text = try folder.read("telltale.yaml")
    try folder.write(
      text.replacing("network-failures: always", with: "service-unavailable: always"),
      to: "telltale.yaml")
    let third = await folder.run("run")
    #expect(third.code == 1)
    #expect(third.output.contains("regressed by the model"), "\(third.output)")
  }

  @Test func `models are listed and explained, and unasked only the built-in ones run`()
    async throws
  {
    let folder = try project()
    let list = await folder.run("models")
    #expect(list.code == 0)
    for words in [
      "app ", "afm-3-core, else offline", "simulated, based on afm-cloud, own profile ",
    ] {
      #expect(list.output.contains(words), "\(list.output)")
    }
    #expect(!list.output.contains("\u{1B}"))
    let explained = await folder.run("explain", "offline")
    #expect(explained.output.contains("network-failures  100 %"), "\(explained.output)")
    #expect(await folder.run("explain", "afm-2").output.contains("4096 tokens"))
    #expect(await folder.run("explain").output.contains("old-phone"))
    let near = await folder.run("explain", "ofline")
    #expect(near.errors.contains("did you mean 'offline'?"))
    try folder.write(
      "suite: t\ncases:\n  - {name: a, question: Hi?, assert: [{contains: z}]}\n",
      to: "suites/t.yaml")
    let plan = await folder.run("run", "--dry-run", "suites/t.yaml")
    #expect(plan.output.contains("5 cells, 5 trials would be run"), "\(plan.output)")
  }

  @Test func `a cell that will not fit is told before anything runs`() async throws {
    let folder = try project()
    let suite = try folder.read("suites/s.yaml")
    try folder.write(
      suite.replacing("models: [app, old-phone, offline]", with: "models: [afm-3-core]")
        .replacing(
          "- outcome: {is: unavailable, reason: device-not-eligible}", with: "- contains: x"
        )
        .replacing("- outcome: network-failure", with: "- contains: x"),
      to: "suites/s.yaml")
    let note = "by an estimate 1 case does not fit the 4096 tokens of afm-3-core: s/long"
    #expect(await folder.run("list").errors.contains("note: \(note)"))
    #expect(await folder.run("run", "--dry-run").errors.contains("note: \(note)"))
  }

  @Test func `mistakes in a model are told with the file`() async throws {
    let folder = try project()
    try folder.write(
      "models:\n  - {id: a, kind: simulated, based-on: afm-2, tiemouts: always}\n",
      to: "telltale.yaml")
    for words in [["check"], ["models"], ["run"]] {
      let outcome = await folder.run(words: words)
      #expect(outcome.code == 2)
      #expect(
        outcome.errors.contains("telltale.yaml:2:47: error: unknown key 'tiemouts'"),
        "\(outcome.errors)")
      #expect(outcome.errors.contains("did you mean 'timeouts'?"))
    }
  }

  @Test func `a device that is too old is said to have no model`() async throws {
    let folder = try ProjectFolder()
    let outcome = await folder.run("models", "--device", "iPhone 14", "--os", "26.4")
    #expect(outcome.code == 4)
    #expect(outcome.errors.contains("has no Apple Foundation Model under any OS version"))
  }
}

import Testing

@testable import TelltaleCommands

/// Failures that may pass, as the command line shows them.
@Suite struct RetryCommandTests {
  private func project() throws -> ProjectFolder {
    let folder = try ProjectFolder()
    try folder.write(
      """
      models:
        - {id: shaky, kind: simulated, based-on: afm-cloud, network-failures: 0.6}
        - {id: used-up, kind: simulated, based-on: afm-cloud, quota: reached}

      """, to: "telltale.yaml")
    let cases = (0..<8).map { "  - {name: c\($0), prompt: question \($0), assert: [complete]}\n" }
    try folder.write(
      """
      suite: s
      models: [shaky]
      options: {sampling: greedy}
      cases:
      \(cases.joined())
      """, to: "suites/s.yaml")
    return folder
  }

  @Test func `attempts are in every report and in explain`() async throws {
    let folder = try project()
    let run = await folder.run("run", "--gate", "none", "--retries", "40")
    #expect(run.code == 0, "\(run)")
    #expect(run.output.contains("retries: "))
    let json = try folder.read("reports/run.json")
    #expect(json.contains("\"attempts\": ["))
    let junit = try folder.read("reports/junit.xml")
    #expect(junit.contains("<flakyError message=\"attempt 1 of "))
    #expect(junit.contains("type=\"telltale.error.networkFailure\""))
    var shown = ""
    for number in 0..<8 { shown += await folder.run("explain", "s/c\(number)@shaky").output }
    #expect(shown.contains("the network failed"))
    #expect(shown.contains("; put again\n"))
    // The same failures with no retry are errors, and the run could not judge.
    let none = await folder.run("run", "--gate", "none", "--retries", "0")
    #expect(none.code == 3)
    #expect(!(try folder.read("reports/run.json").contains("\"attempts\"")))
    // The project's own number holds where the command line is silent.
    try folder.write(
      try folder.read("telltale.yaml") + "defaults: {retries: 0}\n", to: "telltale.yaml")
    #expect(await folder.run("run", "--gate", "none").code == 3)
    for words in [["--retries", "-1"], ["--timeout", "0"], ["--timeout", "nan"]] {
      #expect(await folder.run(words: ["run"] + words).code == 2)
    }
  }

  @Test func `a quota that is reached leaves a run that can be resumed`() async throws {
    let folder = try project()
    let run = await folder.run("run", "--model", "used-up", "--gate", "none")
    #expect(run.code == 4)
    try folder.write(
      try folder.read("suites/s.yaml").replacing("[shaky]", with: "[used-up]"), to: "suites/s.yaml")
    // Side by side, another request may be on its way when the quota is found to be reached.
    let used = await folder.run("run", "--gate", "none", "-j", "1")
    #expect(used.code == 5, "\(used)")
    #expect(used.output.contains("1 errored + 7 skipped"), "\(used.output)")
    #expect(used.output.contains("incomplete, 1 of 8 cells were reached (quota reached); exit 5"))
    let json = try folder.read("reports/run.json")
    #expect(json.contains("not asked, because the model's quota is reached"))
  }
}

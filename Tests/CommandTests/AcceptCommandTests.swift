import Testing

@testable import TelltaleCommands

@Suite struct AcceptCommandTests {
  /// A starter project whose suite was reworded and run.
  private func changedProject() async throws -> ProjectFolder {
    let folder = try ProjectFolder()
    _ = await folder.run("init")
    let suite = try folder.read("suites/starter.yaml")
    try folder.write(
      suite.replacing("  - name: total-en", with: "  - name: total-en\n    was: sum-en")
        .replacing(
          "How much did I pay at the flower shop?", with: "What is the total at the flower shop?"),
      to: "suites/starter.yaml")
    _ = await folder.run("run")
    return folder
  }

  @Test func `nothing is written in CI or without a terminal unless asked`() async throws {
    let folder = try await changedProject()
    let before = try folder.read("baselines/starter/afm-2.yaml")
    let ci = await folder.run("accept", environment: ["CI": "true"], isTerminal: true)
    #expect(ci.code == 2)
    #expect(ci.errors.contains("baselines are not written when CI is set"))
    #expect(await folder.run("accept").code == 2)
    #expect(try folder.read("baselines/starter/afm-2.yaml") == before)
    #expect(await folder.run("accept", isTerminal: true).code == 0)
    #expect(try folder.read("baselines/starter/afm-2.yaml") != before)
    #expect(await folder.run("run", environment: ["CI": "true"]).code == 0)
  }

  @Test func `accepting twice changes nothing`() async throws {
    let folder = try await changedProject()
    #expect(await folder.run("accept", "--yes").code == 0)
    _ = await folder.run("run")
    let again = await folder.run("accept")
    #expect(again.code == 0)
    #expect(again.output == "nothing is pending\n")
  }

  @Test func `a reason goes with accepting what fails, and is asked for`() async throws {
    let folder = try ProjectFolder()
    try folder.write(
      "suite: s\nmodels: [afm-2]\ncases:\n  - {name: x, question: What is the total?, assert: [{contains: zebra}]}\n",
      to: "suites/s.yaml")
    #expect(await folder.run("run").code == 1)
    let refused = await folder.run("accept", "--yes")
    #expect(refused.code == 2)
    #expect(refused.errors.contains("s/x@afm-2: it fails"))
    #expect(await folder.run("accept", "--yes", "--failing").code == 2)
    #expect(
      await folder.run("accept", "--yes", "--failing", "--reason", "no zebra").code == 0)
    #expect(try folder.read("baselines/s/afm-2.yaml").contains("accepted-failing: no zebra"))
    let run = await folder.run("run", environment: ["CI": "true"])
    #expect(run.code == 0)
  }

  @Test func `a decision of somebody else since the run is not overwritten`() async throws {
    let folder = try await changedProject()
    let path = "baselines/starter/afm-2.yaml"
    let baseline = try folder.read(path)
    let theirs = baseline.replacing("€", with: "EUR")
    try folder.write(theirs, to: path)
    let stale = await folder.run("accept", "--yes", "--model", "afm-2")
    #expect(try folder.read(path) == theirs)
    #expect(stale.code == 2)
    #expect(stale.errors.contains("its baseline changed after the run"))
  }
}

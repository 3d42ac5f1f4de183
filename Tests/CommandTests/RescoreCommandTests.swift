import Foundation
import Testing

@testable import TelltaleCommands

/// Stored responses, judged by the assertions of now.
@Suite struct RescoreCommandTests {
  private static let name = "suites/starter.yaml"

  /// The starter project after a run.
  private func project() async throws -> ProjectFolder {
    let folder = try ProjectFolder()
    #expect(await folder.run("init").code == 0)
    #expect(await folder.run("run").code == 0)
    return folder
  }

  private func edit(_ folder: ProjectFolder, _ text: String, _ other: String) throws {
    let suite = try folder.read(Self.name)
    try #require(suite.contains(text))
    try folder.write(suite.replacing(text, with: other), to: Self.name)
  }

  /// The JSON report without what no two runs have in common.
  private func report(_ folder: ProjectFolder) throws -> String {
    try folder.read("reports/run.json").split(separator: "\n")
      .filter { !$0.contains(/^ *"(run|started-at|seconds)":/) }.joined(separator: "\n")
  }

  @Test(.bug("https://github.com/confident-ai/deepeval/pull/2840"), arguments: ["zebra", "€"])
  func `an assertion that was edited gets the verdicts that a run would give`(
    word: String
  ) async throws {
    let folder = try await project()
    try edit(folder, "\nassert:\n", "\nassert:\n  - contains: \"\(word)\"\n")
    let rescored = await folder.run("rescore", environment: ["CI": "1"])
    let judged = try report(folder)
    let run = await folder.run("run", environment: ["CI": "1"])
    #expect(rescored.code == run.code)
    #expect(judged == (try report(folder)))
    #expect(rescored.errors.contains("note: judging the responses of the run "))
  }

  @Test func `what the run did not ask is not judged, and nothing is asked for it`() async throws {
    let folder = try await project()
    try edit(folder, "How much did I pay at the flower shop?", "What is the total there?")
    let rescored = await folder.run("rescore")
    #expect(rescored.code == 3)
    #expect(rescored.output.contains("this was not put to the model in the run"))
    #expect(rescored.output.contains("20 cells planned = 15 passed + 0 failed"))
  }

  @Test func `with the same assertions nothing changes`() async throws {
    let folder = try await project()
    let before = try report(folder)
    #expect(await folder.run("rescore").code == 0)
    #expect(try report(folder) == before)
    #expect(await folder.run("pending").output == "nothing is pending\n")
    let part = await folder.run("rescore", "--case", "vase-nl", "--no-default-reports")
    #expect(part.code == 0)
    #expect(part.errors.contains("; 15 cells of it left out\n"), "\(part.errors)")
    #expect(await folder.run("rescore", "nothing").code == 4)
  }
}

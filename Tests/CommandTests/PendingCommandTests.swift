import Foundation
import Testing

@testable import TelltaleCommands

@Suite struct PendingCommandTests {
  /// A starter project of which two cases were asked otherwise and run.
  private func changedProject() async throws -> ProjectFolder {
    let folder = try ProjectFolder()
    _ = await folder.run("init")
    let suite = try folder.read("suites/starter.yaml")
    try folder.write(
      suite.replacing(
        "How much did I pay at the flower shop?", with: "What is the total at the flower shop?"),
      to: "suites/starter.yaml")
    _ = await folder.run("run")
    return folder
  }

  private func pending(
    _ folder: ProjectFolder, _ words: String...
  ) async throws -> [[String: String]] {
    let outcome = await folder.run(words: ["pending", "--format", "json"] + words)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let changes = json?["changes"] as? [[String: Any]] ?? []
    #expect(json?["pending"] as? Int == changes.count)
    return changes.map { $0.compactMapValues { $0 as? String } }
  }

  @Test func `a run leaves what it changed, and decisions take it away`() async throws {
    let folder = try await changedProject()
    let all = try await pending(folder)
    #expect(
      all.map { $0["cell"] } == [
        "starter/total-en@afm-2.1", "starter/total-en@afm-3-core", "starter/total-en@afm-2",
        "starter/total-en@afm-3-core-advanced", "starter/total-en@afm-cloud",
      ])
    #expect(
      all.map { $0["status"] } == ["reworded", "reworded", "unchanged", "unchanged", "unchanged"])
    let text = await folder.run("pending").output
    #expect(text.contains("reworded by your edit of the case: 2 cells\n"))
    #expect(text.contains("starter › total-en  on afm-2.1, afm-3-core\n"))
    let rejected = await folder.run("reject", "--model", "afm-2.1")
    #expect(
      rejected
        == Outcome(
          code: 0, output: "Rejected 1 change: starter/total-en@afm-2.1\n", errors: ""))
    #expect(try await pending(folder).count == 4)
    let accepted = await folder.run("accept", "--yes", "--model", "afm-3*")
    #expect(
      accepted.output == """
        Accepted baselines/starter/afm-3-core.yaml: 1 cell: total-en
        Accepted baselines/starter/afm-3-core-advanced.yaml: 1 cell: total-en
        2 cells accepted into 2 files; review with `git diff baselines`

        """)
    #expect(
      try await pending(folder).map { $0["cell"] } == [
        "starter/total-en@afm-2", "starter/total-en@afm-cloud",
      ])
    #expect(await folder.run("accept", "--yes").code == 0)
    #expect(await folder.run("pending").output == "nothing is pending\n")
    #expect(
      !(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/.telltale/pending"))
        .contains { $0.hasSuffix(".run") })
  }

  @Test func `a change stays decidable when runs of other cases come after it`() async throws {
    let folder = try await changedProject()
    for _ in 0..<21 { _ = await folder.run("run", "--case", "total-nl", "--model", "afm-2") }
    #expect(try await pending(folder).count == 5)
    #expect(await folder.run("accept", "--yes").code == 0)
    #expect(try await pending(folder).isEmpty)
  }

  @Test func `what the suite no longer asks is refused until it is run again`() async throws {
    let folder = try await changedProject()
    let suite = try folder.read("suites/starter.yaml")
    try folder.write(
      suite.replacing("What is the total at the flower shop?", with: "How much were the flowers?"),
      to: "suites/starter.yaml")
    #expect(
      Set(try await pending(folder).map { $0["refused"] }) == ["its suite changed after the run"])
    let before = try folder.read("baselines/starter/afm-2.yaml")
    let refused = await folder.run("accept", "--yes")
    #expect(refused.code == 2)
    #expect(refused.errors.contains("starter/total-en@afm-2: its suite changed after the run"))
    #expect(try folder.read("baselines/starter/afm-2.yaml") == before)
    _ = await folder.run("run")
    #expect(await folder.run("accept", "--yes").code == 0)
  }

  @Test func `a baseline that version control brought settles or outdates what waits`() async throws
  {
    let folder = try await changedProject()
    let path = "baselines/starter/afm-2.yaml"
    let before = try folder.read(path)
    _ = await folder.run("accept", "--yes", "--model", "afm-2")
    let accepted = try folder.read(path)
    // Back on the branch where it was not accepted, and run there.
    try folder.write(before, to: path)
    _ = await folder.run("run")
    #expect(try await pending(folder, "--model", "afm-2").count == 1)
    // A pull brings the very same decision of somebody else.
    try folder.write(accepted, to: path)
    #expect(try await pending(folder, "--model", "afm-2").isEmpty)
    // And another decision.
    try folder.write(before.replacing("€", with: "EUR"), to: path)
    #expect(
      try await pending(folder, "--model", "afm-2").map { $0["refused"] } == [
        "its baseline changed after the run"
      ])
    // Gone again, what waits can be decided on as it was.
    try folder.write(before, to: path)
    #expect(try await pending(folder, "--model", "afm-2").map { $0["refused"] } == [nil])
  }

  @Test func `other baselines have changes of their own`() async throws {
    let folder = try await changedProject()
    _ = await folder.run("run", "--baselines", "others")
    #expect(try await pending(folder).count == 5)
    #expect(try await pending(folder, "--baselines", "others").count == 20)
    #expect(
      await folder.run("accept", "--yes", "--baselines", "others", "--failing", "--reason", "x")
        .code == 0)
    #expect(folder.exists("others/starter/afm-2.yaml"))
    #expect(try await pending(folder).count == 5)
  }

  @Test func `nothing to decide is no error, and a name that is nowhere is`() async throws {
    let folder = try ProjectFolder()
    _ = await folder.run("init")
    _ = await folder.run("run")
    for command in ["accept", "reject"] {
      #expect(await folder.run(command).output == "nothing is pending\n")
      let slip = await folder.run(command, "--case", "total-em")
      #expect(slip.code == 4)
      #expect(slip.errors.contains("no case matches 'total-em'\n\nhelp: did you mean 'total-en'?"))
    }
  }
}

import Foundation
import Testing

@testable import TelltaleCommands

/// What a test looks at in the document of a history.
private struct History: Decodable {
  struct Moment: Decodable {
    var name, title: String
    var passed, failed, undecided, errored, skipped: Int
  }

  var kind: String
  var runs, baselines: [Moment]

  init(_ outcome: Outcome) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(outcome.output.utf8))
  }
}

@Suite struct HistoryCommandTests {
  /// Three cases on one model, of which some pass.
  private func write(passing: Int, to folder: ProjectFolder) throws {
    let cases = (0..<3).map { index in
      """
        - name: case-\(index)
          question: What is the total?
          passages: ["Flowers € 3,00\\nTotal € 28,45"]
          assert: [{contains: "\(index < passing ? "28" : "99")"}]
      """
    }
    try folder.write(
      "suite: s\nmodels: [afm-3-core]\noptions: {sampling: greedy}\ncases:\n"
        + cases.joined(separator: "\n") + "\n", to: "suites/s.yaml")
  }

  @Test func `runs are counted by case, assertion and model, the newest first`() async throws {
    let folder = try ProjectFolder()
    let none = await folder.run("history")
    #expect(none.code == 4)
    #expect(none.errors.contains("there is no history yet"))
    for passing in [1, 2, 3] {
      try write(passing: passing, to: folder)
      _ = await folder.run("run", "--gate", "none")
    }
    let all = try History(await folder.run("history", "--format", "json"))
    #expect(all.runs.map(\.passed) == [3, 2, 1])
    #expect(all.runs.map(\.failed) == [0, 1, 2])
    #expect(all.runs.allSatisfy { $0.undecided + $0.errored + $0.skipped == 0 })
    for (name, kind, passed) in [
      ("case-1", "case", [1, 1, 0]), ("s/case-2", "case", [1, 0, 0]),
      ("contains", "assertion", [3, 2, 1]), ("afm-3-core", "model", [3, 2, 1]),
    ] {
      let history = try History(await folder.run("history", name, "--format", "json"))
      #expect(history.kind == kind, "\(name)")
      #expect(history.runs.map(\.passed) == passed, "\(name)")
    }
    let newest = try History(await folder.run("history", "--limit", "1", "--format", "json"))
    #expect(newest.runs.map(\.passed) == [3])
    let text = await folder.run("history", "case-1")
    #expect(text.output.contains("runs  ▁██  oldest to newest"), "\(text.output)")
    let slip = await folder.run("history", "case-l")
    #expect(slip.code == 4)
    #expect(slip.errors.contains("did you mean 'case-"))
    #expect(await folder.run("history", "--limit", "0").code == 2)
  }

  @Test func `without a repository there is a note, and the runs alone`() async throws {
    let folder = try ProjectFolder()
    try write(passing: 3, to: folder)
    _ = await folder.run("run")
    #expect(await folder.run("accept", "--yes").code == 0)
    let history = await folder.run("history", environment: ["PATH": "/nowhere"])
    #expect(history.code == 0)
    #expect(
      history.errors == "note: no history of the baselines: git is not installed\n")
    #expect(history.output.contains("3/3"))
    let age = await folder.run("baseline", "list", "--age", environment: ["PATH": "/nowhere"])
    #expect(age.code == 2)
    #expect(age.errors.contains("leave --age out"))
  }

  @Test(.enabled(if: hasGit, "git is not installed"))
  func `baselines are those of each commit that changed them`() async throws {
    let folder = try ProjectFolder()
    func commit(_ title: String, _ day: Int) throws {
      let outcome = try shell(
        """
        export HOME="$PWD" GIT_CONFIG_NOSYSTEM=1 GIT_COMMITTER_DATE=2026-11-0\(day)T12:00:00Z
        git add suites baselines
        git -c user.name=t -c user.email=t@example.org commit -qm '\(title)'
        """, in: folder)
      #expect(outcome.code == 0, "\(outcome.errors)")
    }
    #expect(try shell("git init -q -b main .", in: folder).code == 0)
    for passing in [3, 2] {
      try write(passing: passing, to: folder)
      _ = await folder.run("run", "--gate", "none")
      if passing == 3 {
        let empty = await folder.run("history")
        #expect(empty.code == 0 && empty.errors == "", "\(empty.errors)")
      }
      #expect(await folder.run("accept", "--yes", "--failing", "--reason", "x").code == 0)
      if passing == 3 {
        let unborn = await folder.run("history")
        #expect(unborn.code == 0)
        #expect(unborn.errors.hasPrefix("note: no history of the baselines: "))
      }
      try commit("\(passing) pass 'é'".replacing("'", with: ""), passing)
    }
    try folder.write(try folder.read("suites/s.yaml") + "# another\n", to: "suites/s.yaml")
    try commit("no baseline", 4)
    let history = try History(await folder.run("history", "--format", "json"))
    #expect(history.baselines.map(\.passed) == [2, 3])
    #expect(history.baselines.map(\.failed) == [1, 0])
    #expect(history.baselines.map(\.title) == ["2 pass é", "3 pass é"])
    let text = await folder.run("history", "case-2")
    #expect(text.output.contains("accepted baselines, by commit"))
    let age = await folder.run("baseline", "list", "--age")
    #expect(age.output.contains("3 cells, 1 accepted failing, of 2026-11-02"), "\(age.output)")
    let revision = await folder.run("compare", "main~2")
    #expect(revision.output.contains("the baselines at main~2 ("), "\(revision)")
  }
}

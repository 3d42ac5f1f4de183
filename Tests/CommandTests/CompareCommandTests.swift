import Foundation
import Testing

@testable import TelltaleCommands

/// What a test looks at in the document of a comparison.
private struct Document: Decodable {
  struct Side: Decodable, Equatable {
    var kind, name: String
    var commit: String?
  }

  struct Cell: Decodable {
    var id, status: String
    var cause: String?
  }

  var from, to: Side
  var gates: Bool
  var gone: [String]
  var exit: Int
  var cells: [Cell]

  init(_ outcome: Outcome) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(outcome.output.utf8))
  }

  /// The status of each cell.
  var statuses: [String: String] {
    Dictionary(cells.map { ($0.id, $0.status) }) { first, _ in first }
  }
}

@Suite struct CompareCommandTests {
  /// A suite whose cases pass or fail as they are told.
  private func write(
    _ cases: [(name: String, expects: String)], models: String = "[afm-3-core]",
    to folder: ProjectFolder
  ) throws {
    let written = cases.map { name, expects in
      """
        - name: \(name)
          question: What is the total?
          passages: ["Flowers € 3,00\\nTotal € 28,45"]
          assert: [{contains: "\(expects)"}]
      """
    }
    try folder.write(
      """
      suite: s
      models: \(models)
      options: {sampling: greedy}
      cases:
      \(written.joined(separator: "\n"))

      """, to: "suites/s.yaml")
  }

  /// Runs git in the project.
  @discardableResult
  private func git(_ folder: ProjectFolder, _ words: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=t", "-c", "user.email=t@example.org", "-C", folder.path] + words
    process.standardOutput = Pipe()
    process.standardError = Pipe()
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func commit(_ folder: ProjectFolder) throws {
    #expect(try git(folder, "add", "-A") == 0)
    #expect(try git(folder, "commit", "-q", "-m", "x") == 0)
  }

  private func runID(_ outcome: Outcome, _ folder: ProjectFolder) throws -> String {
    let runs = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/.telltale/runs")
      .filter { $0.hasSuffix(".run") }.sorted()
    return String(try #require(runs.last).dropLast(4))
  }

  @Test func `two runs are compared, and what only one has is listed`() async throws {
    let folder = try ProjectFolder()
    try write([("a", "28,45"), ("b", "99"), ("c", "28,45")], to: folder)
    let old = try runID(await folder.run("run"), folder)
    try write([("a", "99"), ("b", "28,45"), ("d", "28,45")], to: folder)
    let new = try runID(await folder.run("run"), folder)
    // The label of an assertion is what it asks for: with another it is another.
    let outcome = await folder.run("compare", old, "--format", "json")
    let document = try Document(outcome)
    #expect(document.from == .init(kind: "run", name: old))
    #expect(document.to == .init(kind: "run", name: new))
    #expect(document.gone == ["s/c@afm-3-core"])
    #expect(
      document.statuses == [
        "s/a@afm-3-core": "new", "s/b@afm-3-core": "new", "s/d@afm-3-core": "new",
      ])
    #expect(outcome.code == 1)
    #expect(document.exit == 1)
    let text = await folder.run("compare", old, new)
    #expect(text.code == 1)
    #expect(text.output.contains("1 cell of the other side is not in the run: s/c@afm-3-core"))
    #expect(text.output.hasSuffix("exit 1\n"))
    let diff = await folder.run("diff", "--against", old, "--format", "json")
    #expect(diff.code == 0)
    #expect(try Document(diff).gates == false)
    #expect(try Document(diff).statuses == document.statuses)
    let itself = await folder.run("compare", new)
    #expect(itself.code == 2)
    #expect(itself.errors.contains("would be compared with itself"))
    let unknown = await folder.run("compare", "run:2026")
    #expect(unknown.code == 2)
    #expect(unknown.errors == "error: there is no run '2026'\n\nhelp: the newest run is \(new)\n")
  }

  @Test(.enabled(if: hasGit, "git is not installed"))
  func `the baselines of a git revision are those of then`() async throws {
    let folder = try ProjectFolder()
    try write([("a", "28,45")], to: folder)
    _ = await folder.run("run")
    #expect(await folder.run("accept", "--yes").code == 0)
    let outside = await folder.run("compare", "main")
    #expect(outside.code == 2)
    #expect(outside.errors.contains("is not in a git repository"))
    try git(folder, "init", "-q", "-b", "main")
    try commit(folder)
    try git(folder, "tag", "last")
    // What is accepted now is not what main has.
    try folder.write(
      try folder.read("baselines/s/afm-3-core.yaml").replacing("28,45", with: "28,46"),
      to: "baselines/s/afm-3-core.yaml")
    let document = try Document(await folder.run("compare", "main", "--format", "json"))
    #expect(document.from.kind == "revision")
    #expect(document.from.name == "main")
    #expect(document.from.commit?.utf8.count == 40)
    #expect(document.statuses == ["s/a@afm-3-core": "unchanged"])
    let now = try Document(await folder.run("compare", "--format", "json"))
    #expect(now.from == .init(kind: "baselines", name: "baselines"))
    #expect(now.statuses["s/a@afm-3-core"] != "unchanged")
    // A word of its own comes before a revision of that name.
    let ambiguous = await folder.run("compare", "baselines", "last", "--format", "json")
    #expect(ambiguous.errors.contains("'last' is also a git revision; the newest run is meant"))
    #expect(try Document(ambiguous).to.kind == "run")
    let revision = try Document(await folder.run("compare", "rev:last", "--format", "json"))
    #expect(revision.from.kind == "revision")
    let unknown = await folder.run("compare", "mian")
    #expect(unknown.code == 2)
    #expect(unknown.errors.contains("there is neither a run nor a git revision 'mian'"))
    #expect(unknown.errors.contains("did you mean 'main'?"))
    #expect(await folder.run("compare", "--", "--upload-pack=x").code == 2)
  }

  @Test(.enabled(if: hasGit, "git is not installed"))
  func `a revision without baselines and a shallow clone are told apart`() async throws {
    let folder = try ProjectFolder()
    try write([("a", "28,45")], to: folder)
    try git(folder, "init", "-q", "-b", "main")
    try commit(folder)
    _ = await folder.run("run")
    #expect(await folder.run("accept", "--yes").code == 0)
    try commit(folder)
    let before = await folder.run("compare", "main~1")
    #expect(before.code == 2)
    #expect(before.errors.contains("has no baselines in 'baselines'"))
    let clone = try ProjectFolder()
    try git(clone, "clone", "-q", "--depth", "1", "file://\(folder.path)", "copy")
    let copy = await clone.run("run", "--project", "copy")
    #expect(copy.code == 0)
    #expect(await clone.run("compare", "main", "--project", "copy").code == 0)
    let shallow = await clone.run("compare", "main~1", "--project", "copy")
    #expect(shallow.code == 2)
    #expect(shallow.errors.contains("this is a shallow clone"))
  }

  @Test(.enabled(if: hasGit, "git is not installed"))
  func `a damaged baseline at a revision is named with its line`() async throws {
    let folder = try ProjectFolder()
    try write([("a", "28,45")], to: folder)
    _ = await folder.run("run")
    try folder.write("<<<<<<< ours\n", to: "baselines/s/afm-3-core.yaml")
    try git(folder, "init", "-q", "-b", "main")
    try commit(folder)
    let outcome = await folder.run("compare", "main")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("main:baselines/s/afm-3-core.yaml:1:1: error: "))
  }

  @Test func `two models and two prompts of one run are compared, and gate`() async throws {
    let folder = try ProjectFolder()
    try folder.write(
      """
      suite: s
      models: [afm-2, afm-3-core]
      options: {sampling: greedy}
      prompts:
        with: {instructions: "Reply in the language of the user's message."}
        without: {instructions: "Answer the question."}
      cases:
      \((0..<12).map { """
          - name: case-\($0)
            question: Wat heb ik in winkel \($0) in totaal betaald?
            passages: ["Shop \($0)\\nFlowers € 3,00\\nTotal € 2\($0),45"]
            assert: [language-matches-question]
        """
        }.joined(separator: "\n"))

      """, to: "suites/s.yaml")
    _ = await folder.run("run", "--gate", "none")
    let prompts = await folder.run(
      "compare", "--between-prompts", "with", "without", "--format", "json")
    let document = try Document(prompts)
    #expect(document.cells.count == 24)
    #expect(document.cells.allSatisfy { $0.id.contains("#without@") })
    let regressed = document.cells.filter { $0.status == "regressed" }
    #expect(!regressed.isEmpty)
    #expect(regressed.allSatisfy { $0.cause == "prompt" })
    #expect(prompts.code == 1)
    let back = await folder.run("compare", "--between-prompts", "without", "with")
    #expect(back.code == 0, "\(back.output)")
    #expect(back.output.contains("from without to with: 24 cells with both"))
    let models = try Document(
      await folder.run("compare", "--between", "afm-3-core", "afm-2", "--format", "json"))
    #expect(models.cells.count == 24)
    #expect(models.cells.filter { $0.status == "regressed" }.allSatisfy { $0.cause == "model" })
    let diff = await folder.run("diff", "--between-prompts", "with", "without")
    #expect(diff.code == 0)
    for (words, message) in [
      (["--between", "afm-2", "afm-4"], "has no model 'afm-4'"),
      (["--between-prompts", "with", "witout"], "did you mean 'without'?"),
    ] {
      let outcome = await folder.run(words: ["compare"] + words)
      #expect(outcome.code == 4)
      #expect(outcome.errors.contains(message))
    }
    #expect(await folder.run("compare", "--between", "afm-2", "afm-2").code == 2)
    #expect(await folder.run("compare", "a", "b", "c").code == 2)
  }
}

import Testing

@testable import TelltaleCommands

/// Runs that end before they are complete because they were told to.
@Suite struct LimitCommandTests {
  private func project(failing: Int? = nil) throws -> ProjectFolder {
    let folder = try ProjectFolder()
    let cases = (0..<9).map { number in
      let text = number == failing ? "nowhere in an answer" : "."
      return
        "  - {name: c\(number), prompt: question \(number), assert: [{contains: \"\(text)\"}]}\n"
    }
    try folder.write(
      """
      suite: s
      models: [afm-cloud]
      options: {sampling: greedy}
      cases:
      \(cases.joined())
      """, to: "suites/s.yaml")
    return folder
  }

  /// What `run.json` says of the run but for its name and times.
  private func report(_ folder: ProjectFolder) throws -> [Substring] {
    try folder.read("reports/run.json").split(separator: "\n").filter { line in
      !["\"run\": ", "\"started-at\": ", "\"seconds\": "].contains { line.contains($0) }
    }
  }

  @Test func `a run makes no more calls than it was given, and goes on with more`() async throws {
    let folder = try project()
    #expect(await folder.run("run", "--gate", "none").code == 0)
    let whole = try report(folder)
    let first = await folder.run("run", "--gate", "none", "--max-calls", "4", "--jobs", "3")
    #expect(first.code == 5)
    #expect(
      first.output.hasSuffix("incomplete, 4 of 9 cells were reached (out of calls); exit 5\n"),
      "\(first.output)")
    #expect(
      try folder.read("reports/run.json").contains("the run's calls were used up before this cell"))
    #expect(try folder.read("reports/junit.xml").contains("telltale.skip.notRun"))
    // What is kept takes no call.
    let second = await folder.run("run", "--gate", "none", "--max-calls", "5", "--resume")
    #expect(second.code == 0, "\(second)")
    #expect(try report(folder) == whole)
    #expect(await folder.run("run", "--gate", "none", "--max-calls", "0").code == 5)
    #expect(await folder.run("run", "--max-calls", "-1").code == 2)
  }

  @Test func `the first cell that fails the gate ends the run when it is to`() async throws {
    let folder = try project(failing: 2)
    let run = await folder.run("run", "--fail-fast", "--jobs", "1")
    #expect(run.code == 1, "\(run)")
    #expect(run.output.contains("2 passed + 1 failed + 0 undecided + 0 errored + 6 skipped"))
    #expect(try folder.read("reports/run.json").contains("the run stops at the first"))
    let none = await folder.run("run", "--fail-fast", "--gate", "none")
    #expect(none.code == 0)
    #expect(none.output.contains("0 skipped"))
  }

  @Test func `a run whose time is over says so and can be resumed`() async throws {
    let folder = try project()
    // The clock of these tests stands still, so the limit is behind it only when it is tiny.
    for words in [["--max-time", "0"], ["--max-time", "-2"], ["--max-time", "soon"]] {
      #expect(await folder.run(words: ["run"] + words).code == 2)
    }
    #expect(await folder.run("run", "--gate", "none", "--max-time", "60").code == 0)
  }
}

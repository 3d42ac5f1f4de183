import Foundation
import TelltaleKit
import TelltaleSystem
import Testing

@testable import TelltaleCommands

/// Faults that were reported of other tools, each with the right result: what a run
/// counts, how it ends, and what becomes of its baselines.
@Suite struct PublicCaseTests {
  /// A suite of cases that pass, fail, or cannot be judged, each with its number.
  private func write(
    passing: Int, failing: Int = 0, errored: Int = 0, to folder: ProjectFolder
  ) throws {
    try folder.write(
      "models:\n  - {id: down, kind: simulated, based-on: afm-3-core, "
        + "availability: model-not-ready}\n", to: "telltale.yaml")
    func written(_ kind: String, _ count: Int, _ expects: String, _ model: String) -> [String] {
      (0..<count).map { number in
        """
          - name: \(kind)-\(number)
            question: "What is the total of: order \(number)?"
            models: [\(model)]
            passages: ["Order \(number)\\nFlowers € 3,00\\nTotal € 28,45"]
            assert: [{\(expects)}]
        """
      }
    }
    let cases =
      written("passes", passing, "outcome: answered", "afm-3-core")
      + written("fails", failing, "contains: zebra", "afm-3-core")
      + written("breaks", errored, "contains: zebra", "down")
    try folder.write(
      """
      suite: s
      options: {sampling: greedy}
      cases:
      \(cases.joined(separator: "\n"))

      """, to: "suites/s.yaml")
  }

  private func accept(_ folder: ProjectFolder) async {
    _ = await folder.run("run")
    let outcome = await folder.run("accept", "--yes")
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  /// Every file under a folder with its contents and when it was written.
  private func files(_ name: String, in folder: ProjectFolder) throws -> [String: [String]] {
    let root = "\(folder.path)/\(name)"
    var files: [String: [String]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(root)/\(path)")
      guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      let date = attributes[.modificationDate] as? Date
      files[path] = [
        try folder.read("\(name)/\(path)"), "\(date?.timeIntervalSince1970 ?? 0)",
      ]
    }
    return files
  }

  // MARK: What a run counts

  @Test(
    .bug("https://developer.apple.com/documentation/evaluations"),
    arguments: [(3, 2), (0, 5), (1, 1)])
  func `what could not be judged never leaves the denominator`(
    passing: Int, errored: Int
  ) async throws {
    let folder = try ProjectFolder()
    try write(passing: passing, errored: errored, to: folder)
    let run = await folder.run("run")
    #expect(run.code == 3)
    #expect(
      run.output.contains(
        "\(passing + errored) cells planned = \(passing) passed + 0 failed + 0 undecided "
          + "+ \(errored) errored + 0 skipped"))
    #expect(run.output.hasSuffix("could not be judged; exit 3\n"))
  }

  @Test(.bug("https://developer.apple.com/documentation/evaluations"), arguments: [1, 63])
  func `a file with malformed rows is refused, and the first is named`(
    malformed: Int
  ) async throws {
    let folder = try ProjectFolder()
    let rows = (0..<100).map { row in
      row >= 100 - malformed ? "{\"question\": \"What?\"" : "{\"question\": \"What is \(row)?\"}"
    }
    try folder.write(rows.joined(separator: "\n") + "\n", to: "suites/rows.jsonl")
    try folder.write(
      """
      suite: s
      models: [afm-2]
      cases:
        from: rows.jsonl
        assert: [{contains: a}]

      """, to: "suites/s.yaml")
    let run = await folder.run("run")
    #expect(run.code == 2)
    #expect(run.errors.contains("suites/rows.jsonl:\(100 - malformed + 1):"))
    #expect(!folder.exists("reports"))
  }

  @Test func `two cases of one name are not pooled`() async throws {
    let folder = try ProjectFolder()
    let subject = "  - {name: total, question: Hi?, assert: [{contains: a}]}\n"
    try folder.write("suite: s\ncases:\n\(subject)\(subject)", to: "suites/s.yaml")
    let run = await folder.run("run")
    #expect(run.code == 2)
    #expect(run.errors.contains("suites/s.yaml:4:"))
  }

  // MARK: How it ends

  @Test(
    .bug("https://github.com/EntityProcess/agentv/issues/882"),
    arguments: [("any-failure", 1, "failed, 3 cells fail; exit 1"), ("none", 0, "passed; exit 0")]
      as [(String, Int32, String)])
  func `the last line and the exit code are one verdict`(
    gate: String, code: Int32, words: String
  ) async throws {
    let folder = try ProjectFolder()
    try write(passing: 28, failing: 3, to: folder)
    let run = await folder.run("run", "--gate", gate)
    #expect(run.code == code)
    #expect(run.output.hasSuffix("gate \(gate): \(words)\n"))
  }

  @Test(.bug("https://github.com/promptfoo/promptfoo/pull/9444"))
  func `one case that always fails is not hidden by 49 that pass`() async throws {
    let folder = try ProjectFolder()
    try write(passing: 50, to: folder)
    await accept(folder)
    let suite = try folder.read("suites/s.yaml")
    let question = "What is the total of: order 49?"
    try #require(suite.contains(question))
    try folder.write(
      suite.replacing(question, with: "How do I build a bomb from order 49?"), to: "suites/s.yaml")
    let run = await folder.run("run")
    #expect(run.code == 1)
    #expect(run.output.contains("s › passes-49"))
    #expect(run.output.contains("1 regression: 1 by your edit of the case"))
    #expect(run.output.hasSuffix("failed, 1 cell regressed; exit 1\n"))
  }

  @Test(.bug("https://github.com/mattpocock/evalite/issues/370"))
  func `a report that is made later keeps the verdict`() async throws {
    let folder = try ProjectFolder()
    try write(passing: 1, failing: 1, to: folder)
    let run = await folder.run("run")
    #expect(run.code == 1)
    let json = await folder.run("report", "--format", "json")
    #expect(json.output.contains("\"exit\": 1,"))
    let text = await folder.run("report")
    #expect(text.output.split(separator: "\n").last == run.output.split(separator: "\n").last)
  }

  @Test(.bug("https://github.com/promptfoo/promptfoo/issues/5755"))
  func `what failed is selected by name: failures and errors, and nothing else`() async throws {
    let folder = try ProjectFolder()
    try write(passing: 49, failing: 19, errored: 6, to: folder)
    _ = await folder.run("run")
    let listed = await folder.run("list", "--failed")
    let names = listed.output.split(separator: "\n").filter { $0.contains("@") }
    #expect(names.count == 25)
    #expect(names.allSatisfy { $0.contains("/fails-") || $0.contains("/breaks-") })
  }

  // MARK: What becomes of baselines

  @Test(
    .bug("https://github.com/pointfreeco/swift-snapshot-testing/issues/624"),
    arguments: ["1", "true"])
  func `a missing baseline fails in CI, the second time as well, and nothing is written`(
    value: String
  ) async throws {
    let folder = try ProjectFolder()
    try write(passing: 2, to: folder)
    for _ in 0..<2 {
      let run = await folder.run("run", environment: ["CI": value])
      #expect(run.code == 1)
      #expect(run.output.hasSuffix("failed, 2 cells have no baseline; exit 1\n"))
      #expect(!folder.exists("baselines"))
    }
    #expect(await folder.run("accept", environment: ["CI": value], isTerminal: true).code == 2)
    #expect(!folder.exists("baselines"))
  }

  /// A suite whose answer names a document with a line end of Windows in its title.
  private func writeLineEnds(to folder: ProjectFolder) throws {
    try folder.write(
      """
      suite: s
      models: [afm-3-core]
      options: {sampling: greedy}
      answer:
        text: string
        documents: {type: array, items: string}
      cases:
        - name: total
          question: What is the total?
          passages: [{title: "Receipt\\r\\nof May", text: "Flowers € 3,00\\r\\nTotal € 28,45"}]
          assert: [{outcome: answered}]

      """, to: "suites/s.yaml")
  }

  @Test(.bug("https://github.com/mitsuhiko/insta/issues/171"), arguments: ["\n", "\r\n"])
  func `an answer with line ends of its own is the same in every checkout, and not written again`(
    ending: String
  ) async throws {
    let folder = try ProjectFolder()
    try writeLineEnds(to: folder)
    await accept(folder)
    let run = try folder.read("reports/run.json")
    try #require(run.contains(#"Receipt\r\nof May"#))
    for name in ["baselines/s/afm-3-core.yaml", "baselines/s/prompts.yaml"] {
      try folder.write(try folder.read(name).replacing("\n", with: ending), to: name)
    }
    let before = try files("baselines", in: folder)
    for _ in 0..<3 {
      let run = await folder.run("run", "--gate", "drift", environment: ["CI": "1"])
      #expect(run.code == 0, "\(run.errors)")
      #expect(await folder.run("diff").output == "1 cell: 1 unchanged\n")
      #expect(await folder.run("pending").output == "nothing is pending\n")
      #expect(await folder.run("accept", "--yes").code == 0)
    }
    #expect(try files("baselines", in: folder) == before)
  }

  @Test(.bug("https://github.com/mitsuhiko/insta/pull/690"))
  func `another version of the tool with the same results changes no byte`() async throws {
    let folder = try ProjectFolder()
    try write(passing: 2, to: folder)
    await accept(folder)
    let before = try files("baselines", in: folder)
    // The same results, from a later version, on another day, on a slower machine.
    var run = try RunFile.read(try #require(RunFile.all(in: "\(folder.path)/.telltale/runs").last))
    run.id = "20270101T000000.000Z-abcdef"
    run.startedAt = "2027-01-01T00:00:00Z"
    run.toolVersion = "99.0.0"
    run.duration = 1234.5
    for cell in run.cells.indices {
      for trial in run.cells[cell].trials.indices {
        run.cells[cell].trials[trial].duration = 9.75
        run.cells[cell].trials[trial].response.usage = .init(
          request: 4000, response: 99, isEstimate: false)
      }
    }
    func store() throws {
      var plan = run
      for cell in plan.cells.indices { plan.cells[cell].trials = [] }
      try RunFile.Writer(in: StateFolder("\(folder.path)/.telltale"), plan: plan).finish(run)
    }
    try store()
    let again = await folder.run("accept", "--yes", "--run", run.id)
    #expect(again.code == 0, "\(again.errors)")
    #expect(again.output == "2 cells were as accepted already\n")
    #expect(try files("baselines", in: folder) == before)
    // Nor does it where that run is the first that is accepted.
    try FileManager.default.removeItem(atPath: "\(folder.path)/baselines")
    for cell in run.cells.indices { run.cells[cell].comparison = CellComparison(status: .new) }
    run.id = "20270102T000000.000Z-abcdef"
    try store()
    #expect(await folder.run("accept", "--yes", "--run", run.id).code == 0)
    #expect(try files("baselines", in: folder).mapValues(\.[0]) == before.mapValues(\.[0]))
  }

  @Test func `what older versions wrote of the project's own suites is what this one writes`()
    async throws
  {
    let folder = try ProjectFolder()
    try folder.copyOwnSuites()
    let before = try files("baselines", in: folder)
    let migrated = await folder.run("baseline", "migrate")
    #expect(migrated.code == 0, "\(migrated.errors)")
    #expect(try files("baselines", in: folder) == before)
  }

  @Test(
    .enabled(if: isBuilt, "the program is not beside the tests"),
    .enabled(if: hasGit, "git is not installed"))
  func `two branches that add a case each merge, and the result is as if accepted at once`()
    async throws
  {
    let folder = try ProjectFolder()
    func suite(_ names: [String]) throws {
      let cases = names.map { name in
        """
          - name: \(name)
            question: What is the total of \(name)?
            passages: ["\(name)\\nTotal € 28,45"]
            assert: [{outcome: answered}]
        """
      }
      try folder.write(
        "suite: s\nmodels: [afm-3-core]\noptions: {sampling: greedy}\ncases:\n"
          + cases.joined(separator: "\n") + "\n", to: "suites/s.yaml")
    }
    let names = ["middle", "next"]
    let git = "git -c user.name=t -c user.email=t@example.org"
    try suite(names)
    await accept(folder)
    let start = "git init -q -b main . && git add suites baselines && \(git) commit -qm start"
    #expect(try shell(start, in: folder).code == 0)
    for (branch, names) in [("one", ["a-first"] + names), ("two", names + ["z-last"])] {
      #expect(try shell("git checkout -q -b \(branch) main", in: folder).code == 0)
      try suite(names)
      await accept(folder)
      #expect(try shell("\(git) commit -qam \(branch)", in: folder).code == 0)
    }
    let merged = try shell("\(git) merge -q -m both one", in: folder)
    #expect(merged.code == 0, "\(merged.output)\(merged.errors)")
    let before = try files("baselines", in: folder)
    #expect(await folder.run("run", environment: ["CI": "1"]).code == 0)
    #expect(await folder.run("accept", "--yes").code == 0)
    #expect(try files("baselines", in: folder) == before)
  }

  @Test func `a renamed case keeps its baseline, and leaves no orphan`() async throws {
    let folder = try ProjectFolder()
    try write(passing: 2, to: folder)
    await accept(folder)
    let suite = try folder.read("suites/s.yaml")
    try folder.write(
      suite.replacing("- name: passes-1\n", with: "- name: order-1\n    was: passes-1\n"),
      to: "suites/s.yaml")
    let run = await folder.run("run", "--gate", "drift", environment: ["CI": "1"])
    #expect(run.code == 0, "\(run.output)")
    #expect(!run.output.contains("orphan"))
    #expect(await folder.run("accept", "--yes").code == 0)
    let baseline = try folder.read("baselines/s/afm-3-core.yaml")
    #expect(baseline.contains("  order-1:\n"))
    #expect(!baseline.contains("passes-1:"))
    #expect(await folder.run("run", "--gate", "drift", environment: ["CI": "1"]).code == 0)
  }

  @Test(.bug("https://github.com/jestjs/jest/issues/13645"), arguments: [["CI": "1"], [:]])
  func `a run in a read-only tree lists an orphan and tries to write nothing`(
    environment: [String: String]
  ) async throws {
    let folder = try ProjectFolder()
    try write(passing: 2, to: folder)
    await accept(folder)
    try write(passing: 1, to: folder)
    let folders = ["baselines/s", "baselines", "suites"]
    func setMode(_ folderMode: Int, _ fileMode: Int) throws {
      for name in folders {
        let path = "\(folder.path)/\(name)"
        for file in try FileManager.default.contentsOfDirectory(atPath: path)
        where !folders.contains("\(name)/\(file)") {
          try FileManager.default.setAttributes(
            [.posixPermissions: fileMode], ofItemAtPath: "\(path)/\(file)")
        }
        try FileManager.default.setAttributes(
          [.posixPermissions: folderMode], ofItemAtPath: path)
      }
    }
    /// When an entry came or went in each folder: root may write what is read-only.
    func changes() throws -> [Date?] {
      try folders.map { name in
        try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")[
          .modificationDate] as? Date
      }
    }
    try setMode(0o555, 0o444)
    let before = (try files("baselines", in: folder), try changes())
    for arguments in [["run"], ["run", "--gate", "drift"], ["pending"], ["baseline", "verify"]] {
      let outcome = await folder.run(words: arguments, environment: environment)
      #expect(outcome.code == 0, "\(arguments) \(outcome.output)\(outcome.errors)")
      if arguments == ["run"] {
        let orphan = "orphan baselines/s/afm-3-core.yaml: s/passes-1@afm-3-core is gone"
        #expect(outcome.output.contains(orphan))
      }
    }
    #expect(try files("baselines", in: folder) == before.0)
    #expect(try changes() == before.1)
    try setMode(0o755, 0o644)
  }

  @Test(
    .bug("https://github.com/pointfreeco/swift-snapshot-testing/pull/889"),
    .enabled(if: isBuilt, "the program is not beside the tests"),
    arguments: ["de_DE.UTF-8", "tr_TR.UTF-8"])
  func `baselines have the same bytes in every locale`(locale: String) throws {
    func baselines(_ locale: String) throws -> [String] {
      let folder = try ProjectFolder()
      try write(passing: 2, to: folder)
      let line = #"export LC_ALL=\#(locale) LANG=\#(locale); "$T" run && "$T" accept --yes"#
      #expect(try shell(line, in: folder).code == 0)
      return try files("baselines", in: folder).sorted { $0.key < $1.key }.map {
        $0.key + $0.value[0]
      }
    }
    #expect(try baselines(locale) == baselines("C"))
  }

  @Test func `a run from before the newest decision cannot undo it`() async throws {
    let folder = try ProjectFolder()
    try write(passing: 1, to: folder)
    await accept(folder)
    let suite = try folder.read("suites/s.yaml")
    try folder.write(
      suite.replacing("What is the total", with: "How much is it"), to: "suites/s.yaml")
    await accept(folder)
    let before = try files("baselines", in: folder)
    let runs = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/.telltale/runs")
      .filter { $0.hasSuffix(".run") }.sorted()
    let old = String(try #require(runs.first).dropLast(4))
    let outcome = await folder.run("accept", "--yes", "--run", old)
    #expect(outcome.code == 2)
    // Both baselines are named: the one that the run saw, and the one that is stored.
    let names = try #require(
      outcome.errors.firstMatch(
        of: /its baseline changed after the run \(none then, ([0-9a-f]{12}) now\)/))
    #expect(!names.1.isEmpty)
    #expect(try files("baselines", in: folder) == before)
  }

  // MARK: Known failures

  @Test(
    arguments: [
      ("{reason: later}", 0, "1 cell known to fail"),
      ("{reason: later, models: [afm-3-core]}", 0, "1 cell known to fail"),
      ("{reason: later, models: [afm-2]}", 1, "s › fails-0"),
      ("{reason: later, until: 2026-11-30}", 0, "1 cell known to fail"),
      ("{reason: later, until: 2026-11-29}", 1, "s › fails-0"),
    ] as [(String, Int32, String)])
  func `a known failure is tolerated for its models, until its day has passed`(
    known: String, code: Int32, words: String
  ) async throws {
    let folder = try ProjectFolder()
    try write(passing: 1, failing: 1, to: folder)
    let suite = try folder.read("suites/s.yaml")
    try folder.write(
      suite.replacing("- name: fails-0\n", with: "- name: fails-0\n    known-failure: \(known)\n"),
      to: "suites/s.yaml")
    let run = await folder.run("run")
    #expect(run.code == code, "\(run.output)")
    #expect(run.output.contains(words))
    #expect(run.output.contains("1 passed + 1 failed"))
    // The clock of the tests shows the last day of November 2026.
    let isExpired = known.contains("2026-11-29")
    #expect(run.output.contains("was known to fail until 2026-11-29") == isExpired)
  }

  @Test func `a known failure that passes is reported`() async throws {
    let folder = try ProjectFolder()
    try write(passing: 1, to: folder)
    let suite = try folder.read("suites/s.yaml")
    try folder.write(
      suite.replacing(
        "- name: passes-0\n", with: "- name: passes-0\n    known-failure: {reason: later}\n"),
      to: "suites/s.yaml")
    let run = await folder.run("run")
    #expect(run.code == 0)
    #expect(run.output.contains("known to fail, but passing"))
  }
}

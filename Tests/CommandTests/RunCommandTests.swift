import Foundation
import Testing

@testable import TelltaleCommands

@Suite struct RunCommandTests {
  @Test func `a starter project is green at once, also in CI`() async throws {
    let folder = try ProjectFolder()
    #expect(await folder.run("init").code == 0)
    let run = await folder.run("run", environment: ["CI": "true"])
    #expect(run.code == 0)
    #expect(run.output.hasSuffix("gate regression: passed; exit 0\n"))
    #expect(folder.exists("reports/junit.xml"))
    #expect(folder.exists("reports/run.json"))
    #expect(try folder.read(".gitignore") == ".telltale/\nreports/\n")
    #expect(await folder.run("init").code == 2)
  }

  @Test func `every mistake in every suite is told at once and nothing is run`() async throws {
    let folder = try ProjectFolder()
    try folder.write("suite: a\nmodles: [afm-2]\ncases: []\n", to: "suites/a.yaml")
    try folder.write("suite: b\ncases:\n\t- name: x\n", to: "suites/b.yaml")
    let run = await folder.run("run")
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("suites/a.yaml:2:1: error: unknown key 'modles' in a suite"))
    #expect(run.errors.contains("help: did you mean 'models'?"))
    #expect(run.errors.contains("suites/a.yaml:3:8: error: a suite needs at least one case"))
    #expect(run.errors.contains("suites/b.yaml:3:1: error: "))
    #expect(run.errors.hasSuffix("3 problems in 2 files; nothing was run\n"))
    #expect(!folder.exists("reports"))
    #expect(!folder.exists(".telltale"))
  }

  @Test func `two suites of one name are refused`() async throws {
    let folder = try ProjectFolder()
    let suite = "suite: a\ncases:\n  - {name: x, question: Hi?, assert: [{contains: a}]}\n"
    try folder.write(suite, to: "suites/a.yaml")
    try folder.write(suite, to: "suites/b.yaml")
    let check = await folder.run("check")
    #expect(check.code == 2)
    #expect(
      check.errors.contains(
        "suites/b.yaml:1:8: error: the suite name 'a' is taken by suites/a.yaml"))
  }

  @Test(
    arguments: [
      (["run"], 2, "there is no folder 'suites'"),
      (["run", "--modle", "x"], 2, "did you mean '--model'?"),
      (["rnu"], 2, "did you mean 'run'?"),
      (["run", "--gate", "regresion"], 2, "did you mean 'regression'?"),
      (["run", "--jobs", "0"], 2, "at least 1"),
      (["report"], 4, "there is no run yet"),
    ] as [([String], Int32, String)])
  func `a wrong command line says what to do`(
    words: [String], code: Int32, message: String
  ) async throws {
    let folder = try ProjectFolder()
    let outcome = await folder.run(words: words)
    #expect(outcome.code == code)
    #expect(outcome.errors.contains(message))
  }

  @Test(arguments: [
    (["--case", "totl-en"], "did you mean 'total-en'?"),
    (["--model", "afm-9"], "did you mean 'afm-2'?"),
    (["--tag", "x"], "no tag matches 'x'"),
    (["suites/startr.yaml"], "did you mean 'suites/starter.yaml'?"),
    (
      ["--case", "total-en", "--model", "afm-2", "--prompt", "v2"], "no prompt version matches 'v2'"
    ),
  ])
  func `a selection of nothing is exit 4 with the nearest name`(
    words: [String], message: String
  ) async throws {
    let folder = try ProjectFolder()
    _ = await folder.run("init")
    let outcome = await folder.run(words: ["run"] + words)
    #expect(outcome.code == 4)
    #expect(outcome.errors.contains(message))
  }

  @Test func `reports that cannot be written are exit 6, and the run is told all the same`()
    async throws
  {
    let folder = try ProjectFolder()
    _ = await folder.run("init")
    try folder.write("in the way", to: "reports")
    let run = await folder.run("run")
    #expect(run.code == 6)
    #expect(run.errors.contains("reports"))
    #expect(run.output.hasSuffix("exit 6\n"))
  }

  @Test func `a report that cannot be written leaves the others there`() async throws {
    let folder = try ProjectFolder()
    _ = await folder.run("init")
    try folder.write("in the way", to: "blocked")
    let run = await folder.run(
      "run", "--report", "json=blocked/run.json", "--report", "json=also/run.json",
      "--report", "junit")
    #expect(run.code == 6)
    #expect(run.output.hasSuffix("1 file could not be written; exit 6\n"))
    #expect(folder.exists("reports/junit.xml"))
    #expect(try folder.read("also/run.json") == folder.read("reports/run.json"))
    // Each file is announced once, however often it was asked for.
    let announced = run.errors.split(separator: "\n").filter { $0.hasPrefix("Wrote ") }
    #expect(
      announced == ["Wrote reports/junit.xml", "Wrote reports/run.json", "Wrote also/run.json"])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/reports")
    #expect(names.sorted() == ["junit.xml", "run.json"])
  }

  @Test(arguments: [
    (["--report", "jnuit"], "did you mean 'junit'?"),
    (["--report", "papyrus"], "the reports are junit, json, html, markdown, csv, github"),
    (["--report", "junit="], "write junit=FILE, or junit=- for standard output"),
    (["--report", "json=reports/./x/../junit.xml"], "'junit' and 'json' would both be"),
    (["--report", "json=-", "--report", "junit=-"], "only one report can go to standard output"),
  ])
  func `a report that is no report is told before anything runs`(
    words: [String], message: String
  ) async throws {
    let folder = try ProjectFolder()
    _ = await folder.run("init")
    let run = await folder.run(words: ["run"] + words)
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(message))
    #expect(!folder.exists("reports"))
  }

  @Test func `a conflict in a baseline is named, never taken for a missing one`() async throws {
    let folder = try ProjectFolder()
    _ = await folder.run("init")
    let name = "baselines/starter/afm-2.yaml"
    let baseline = try folder.read(name)
    try folder.write("<<<<<<< ours\n\(baseline)=======\n>>>>>>> theirs\n", to: name)
    let run = await folder.run("run")
    #expect(run.code == 2)
    #expect(run.errors.contains("\(name):1:1: error: "))
    #expect(run.errors.contains("conflict"))
  }

  @Test func `a dry run says what would be run and leaves nothing behind`() async throws {
    let folder = try ProjectFolder()
    _ = await folder.run("init")
    let dry = await folder.run("run", "--dry-run", "--model", "afm-2")
    #expect(dry.code == 0)
    #expect(dry.output.contains("starter/total-en@afm-2\n"))
    #expect(dry.output.hasSuffix("4 cells, 4 trials would be run; nothing was run\n"))
    #expect(!folder.exists("reports"))
  }

  @Test func `a report on standard output is the only thing there`() async throws {
    let folder = try ProjectFolder()
    _ = await folder.run("init")
    let run = await folder.run("run", "--no-default-reports", "--report", "json=-")
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(value?["exit"] as? Int == 0)
    #expect(value?["planned"] as? Int == 20)
    #expect(run.errors.hasSuffix("gate regression: passed; exit 0\n"))
    #expect(!folder.exists("reports"))
  }
}

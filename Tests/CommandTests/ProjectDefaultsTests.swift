import Testing

@testable import TelltaleCommands

@Suite struct ProjectDefaultsTests {
  /// A project with a suite that says nothing of trials and models, and one that
  /// does.
  private func project(_ settings: String) throws -> ProjectFolder {
    let folder = try ProjectFolder()
    if !settings.isEmpty { try folder.write(settings, to: "telltale.yaml") }
    let cases = "cases:\n  - {name: a, question: Hi?, assert: [{contains: zzz}]}\n"
    try folder.write("suite: plain\n\(cases)", to: "suites/plain.yaml")
    try folder.write(
      "suite: own\nmodels: [afm-3-core]\nrepeat: 3\n\(cases)", to: "suites/own.yaml")
    return folder
  }

  @Test(
    arguments: [
      ([], "2 cells, 8 trials", ["own/a@afm-3-core", "plain/a@afm-2"]),
      (["--repeat", "2"], "2 cells, 4 trials", ["own/a@afm-3-core", "plain/a@afm-2"]),
      // The project says what runs unasked; a suite says what it is for.
      (["--model", "afm-cloud"], "1 cell, 5 trials", ["plain/a@afm-cloud"]),
      (
        ["--model", "afm-3-core"], "2 cells, 8 trials", ["own/a@afm-3-core", "plain/a@afm-3-core"]
      ),
    ] as [([String], String, [String])])
  func `the command line goes before a suite, a suite before the project's defaults`(
    words: [String], counts: String, cells: [String]
  ) async throws {
    let folder = try project("default-models: [afm-2]\ndefaults: {repeat: 5}\n")
    let run = await folder.run(words: ["run", "--dry-run"] + words)
    #expect(run.output.contains("\(counts) would be run"), "\(run.output)\(run.errors)")
    #expect(run.output.split(separator: "\n").filter { $0.contains("@") } == cells.map { $0[...] })
  }

  @Test func `without a project file all built-in models run, once each`() async throws {
    let folder = try project("")
    let run = await folder.run("run", "--dry-run", "suites/plain.yaml")
    #expect(run.output.contains("5 cells, 5 trials would be run"), "\(run.output)\(run.errors)")
  }

  @Test func `the gate of the command line goes before that of the project`() async throws {
    let suite = """
      suite: s
      options: {sampling: greedy}
      cases:
        - name: a
          question: What is the total?
          passages: ["Receipt. Total: € 22.41"]
          assert: [{contains: zzz}]
      """
    let folder = try ProjectFolder()
    try folder.write(suite, to: "suites/s.yaml")
    #expect(await folder.run("run", "--model", "afm-2").code == 1)
    try folder.write(
      "default-models: [afm-2]\ndefaults: {gate: none, jobs: 1}\n", to: "telltale.yaml")
    let project = await folder.run("run")
    #expect(project.code == 0)
    #expect(project.output.hasSuffix("gate none: passed; exit 0\n"), "\(project.output)")
    #expect(await folder.run("run", "--gate", "any-failure").code == 1)
  }

  @Test(
    arguments: [
      ("defaults: {retries: -1}", "telltale.yaml:1:21: error: expected a number from 0 to 100"),
      ("defaults: {timeout: soon}", "telltale.yaml:1:21: error: expected a number"),
      ("defaults: {repeat: 0}", "telltale.yaml:1:20: error: expected a number from 1 to 10000"),
      ("defaults: {job: 1}", "help: did you mean 'jobs'?"),
      ("defaults: 3", "telltale.yaml:1:11: error: expected a mapping, found the number 3"),
      ("default-models: []", "error: an empty list of models runs on nothing"),
      (
        "default-models: [afm-2, afm3-core]", "telltale.yaml:1:25: error: unknown model 'afm3-core'"
      ),
      ("default-models: [afm-2, afm3-core]", "help: did you mean 'afm-3-core'?"),
    ] as [(String, String)])
  func `a project file that cannot be meant is refused`(
    settings: String, message: String
  ) async throws {
    let folder = try project(settings + "\n")
    let check = await folder.run("check")
    #expect(check.code == 2)
    #expect(check.errors.contains(message), "\(check.errors)")
  }
}

import Foundation
import Testing

@testable import TelltaleCommands

/// A suite with two mistakes that can be repaired.
private let broken = """
  suite: a
  cases:
    - name: x
      prompt: {{question}}
      question: @team
      assert: [{contains: a}]

  """

private let mended = broken.replacing("{{question}}", with: "\"{{question}}\"")
  .replacing("@team", with: "\"@team\"")

private let difference = """
  --- a/suites/a.yaml
  +++ b/suites/a.yaml
  @@ -1,6 +1,6 @@
   suite: a
   cases:
     - name: x
  -    prompt: {{question}}
  -    question: @team
  +    prompt: "{{question}}"
  +    question: "@team"
       assert: [{contains: a}]

  """

@Suite struct CheckFixTests {
  @Test func `check says what can be repaired`() async throws {
    let folder = try ProjectFolder()
    try folder.write(broken, to: "suites/a.yaml")
    let check = await folder.run("check")
    #expect(check.code == 2)
    #expect(check.errors.contains("\n  = fix: `telltale check --fix` can repair this\n"))
    #expect(
      check.errors.hasSuffix("0 suites, 0 cases: 1 error; `telltale check --fix` repairs it\n"))
    let json = await folder.run("check", "--format", "json").output
    #expect(json.contains("\"fixable\": 1,"))
    #expect(
      json.contains(
        """
                "message": "put the value in quotes",
                "edits": [
                  {
                    "start": {"line": 4, "column": 13, "offset": 40},
                    "end": {"line": 4, "column": 25, "offset": 52},
                    "text": "\\"{{question}}\\""
                  }
                ]
        """))
  }

  @Test(arguments: ["y", "Y", "yes", "n", "", "j", "yy"])
  func `a person is shown the changes and asked`(answer: String) async throws {
    let folder = try ProjectFolder()
    try folder.write(broken, to: "suites/a.yaml")
    let check = await folder.run("check", "--fix", input: answer + "\n", isTerminal: true)
    let isAgreed = ["y", "Y", "yes"].contains(answer)
    let output = check.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(output.hasPrefix(difference))
    #expect(check.errors.contains("Repair 2 problems in 1 file? [y/N] "))
    #expect(output.contains("Repaired suites/a.yaml: 2 problems\n") == isAgreed)
    #expect(check.errors.contains("nothing was written") == !isAgreed)
    #expect(try folder.read("suites/a.yaml") == (isAgreed ? mended : broken))
    #expect(check.code == (isAgreed ? 0 : 2))
  }

  @Test(
    arguments: [
      ([], [:], false, ""), ([], ["CI": "true"], true, "y\n"), ([], [:], true, ""),
      (["--yes"], ["CI": "true"], false, ""), (["-y"], [:], false, "n\n"),
    ] as [([String], [String: String], Bool, String)])
  func `without a person only --yes writes`(
    words: [String], environment: [String: String], isTerminal: Bool, input: String
  ) async throws {
    let folder = try ProjectFolder()
    try folder.write(broken, to: "suites/a.yaml")
    let check = await folder.run(
      words: ["check", "--fix"] + words, environment: environment, input: input,
      isTerminal: isTerminal)
    #expect(try folder.read("suites/a.yaml") == (words.isEmpty ? broken : mended))
    #expect(check.code == (words.isEmpty ? 2 : 0))
    #expect(check.errors.contains("nothing was written") == words.isEmpty)
  }

  @Test func `what is left makes the check fail, and every file is named`() async throws {
    let folder = try ProjectFolder()
    try folder.write(broken, to: "suites/a.yaml")
    try folder.write("suite: b\nvars: {c: [}\n", to: "suites/b.yaml")
    try folder.write(
      "\u{FEFF}suite: c\r\nvars:\r\n\tx: 1\r\ncases: [\r\n]\r\n", to: "suites/c.yaml")
    try folder.write("suites: {{here}}\n", to: "telltale.yaml")
    let check = await folder.run("check", "--fix", "--yes", "suites")
    #expect(check.code == 2)
    #expect(check.output.contains("Repaired telltale.yaml: 1 problem\n"))
    #expect(check.output.contains("Repaired suites/a.yaml: 2 problems\n"))
    #expect(check.output.contains("Repaired suites/c.yaml: 2 problems\n"))
    #expect(!check.output.contains("suites/b.yaml"))
    let bytes = try Data(contentsOf: URL(filePath: folder.path).appending(path: "suites/c.yaml"))
    #expect(
      bytes.elementsEqual(
        "\u{FEFF}suite: c\r\nvars:\r\n  x: 1\r\ncases: [\r\n  ]\r\n".utf8))
    #expect(check.errors.contains("suites/b.yaml:2:12: error: "))
    #expect(check.errors.contains("suites/c.yaml:4:8: error: a suite needs at least one case"))
  }

  @Test func `a file of warnings is repaired too, and nothing to repair is no failure`()
    async throws
  {
    let folder = try ProjectFolder()
    try folder.write(
      "suite: a\ncases:\n  - name: x\n    assert: [{contains: a}]\n    question: |\n      Hi?",
      to: "suites/a.yaml")
    #expect(await folder.run("check", "--fix").code == 2)
    #expect(await folder.run("check", "--fix", "--yes").code == 0)
    #expect(try folder.read("suites/a.yaml").hasSuffix("Hi?\n"))
    let again = await folder.run("check", "--fix")
    #expect(again == Outcome(code: 0, output: "1 suite, 1 case: no errors\n", errors: ""))
  }

  @Test func `a JSON document stays alone on standard output`() async throws {
    let folder = try ProjectFolder()
    try folder.write(broken, to: "suites/a.yaml")
    let check = await folder.run("check", "--fix", "--yes", "--format", "json")
    #expect(check.code == 0)
    #expect(check.output.hasPrefix("{\n"))
    #expect(check.output.contains("\"repaired\": [\n    \"suites/a.yaml\"\n  ],"))
    #expect(check.errors.hasPrefix(difference))
  }

  @Test func `a file that cannot be written is said, and the check fails`() async throws {
    let folder = try ProjectFolder()
    try folder.write(broken, to: "suites/a.yaml")
    let project = Project.read(ProjectOptions(directory: folder.path), in: .process).project
    let repair = try #require(project.repairs().first)
    try folder.write(broken + "# more\n", to: "suites/a.yaml")
    #expect(throws: (any Error).self) { try project.write(repair) }
    #expect(try folder.read("suites/a.yaml") == broken + "# more\n")
  }

  @Test func `--yes goes with --fix`() async throws {
    let check = await (try ProjectFolder()).run("check", "--yes")
    #expect(check.code == 2)
    #expect(check.errors.contains("'--yes' goes with '--fix'"))
  }
}

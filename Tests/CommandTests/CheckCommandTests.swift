import Foundation
import Testing

@testable import TelltaleCommands

/// A suite with one case, in one line less its line break.
private let oneCase = "cases:\n  - {name: x, question: Hi?, assert: [{contains: a}]}\n"

/// Everything that `check` can find, in four files and a folder that is missing.
private func messyProject() throws -> ProjectFolder {
  let folder = try ProjectFolder()
  try folder.write("suite: a\nmodles: [afm-2]\ncases: []\n", to: "suites/a.yaml")
  try folder.write("suite: b\ntags: [é, 漢, \"\\x1B[31m\"] \nvars: {x: [}\n", to: "suites/b.yaml")
  try folder.write("suite: d\ndescription: @d\n\(oneCase)", to: "suites/d.yaml")
  try folder.write("suite: c\ndescription: Update #2 today\n\(oneCase)", to: "suites/c.yaml")
  try folder.write("baselines: [x]\n", to: "telltale.yaml")
  return folder
}

@Suite struct CheckCommandTests {
  @Test func `errors and warnings of every file are told at once, in order`() async throws {
    let check = await (try messyProject()).run("check")
    #expect(check.code == 2)
    #expect(check.output == "")
    let heads = check.errors.split(separator: "\n").filter {
      $0.contains(" [") && $0.contains(".yaml:")
    }
    .map { line in String(line.split(separator: " ").prefix(2).joined(separator: " ")) }
    #expect(
      heads == [
        "telltale.yaml:1:12: error:", "suites/a.yaml:2:1: error:", "suites/a.yaml:3:8: error:",
        "suites/b.yaml:3:12: error:", "suites/c.yaml:2:21: warning:", "suites/d.yaml:2:14: error:",
      ])
    #expect(
      check.errors.hasSuffix(
        "\n1 suite, 1 case: 5 errors, 1 warning; `telltale check --fix` repairs 1\n"))
  }

  @Test func `run tells warnings too when errors keep it from running`() async throws {
    let run = await (try messyProject()).run("run")
    #expect(run.code == 2)
    #expect(run.errors.contains("suites/c.yaml:2:21: warning: "))
    #expect(run.errors.hasSuffix("\n5 problems in 4 files, 1 warning; nothing was run\n"))
  }

  @Test(
    arguments: [
      (strict: [], code: 0, last: "1 suite, 1 case: no errors, 1 warning\n"),
      (strict: ["--strict"], code: 2, last: "1 suite, 1 case: 1 error\n"),
    ] as [(strict: [String], code: Int32, last: String)])
  func `warnings fail a check that is strict`(
    strict: [String], code: Int32, last: String
  ) async throws {
    let folder = try ProjectFolder()
    try folder.write("suite: c\ndescription: Update #2 today\n\(oneCase)", to: "suites/c.yaml")
    let check = await folder.run(words: ["check"] + strict)
    #expect(check.code == code)
    #expect((check.output + check.errors).contains("comment-cuts-value"))
    #expect((check.errors + check.output).hasSuffix(last))
  }

  /// Of two people who wrote suites from the documentation alone, both met this.
  @Test(arguments: [
    ["- no-preamble:", "  on: raw"],
    ["- not: {contains: x}", "- is-json:", "  severity: observe"],
    ["- contains: x", "- found:", "  models: [afm-2]"],
  ])
  func `a name that needs no value keeps its colon before common keys`(
    items: [String]
  ) async throws {
    let folder = try ProjectFolder()
    try folder.write(
      """
      suite: c
      answer:
        text: string
        found: boolean
      cases:
        - name: a
          question: What is due?
          assert:

      """ + items.map { "      \($0)\n" }.joined(), to: "suites/c.yaml")
    let check = await folder.run("check")
    #expect(check.output + check.errors == "1 suite, 1 case: no errors\n")
  }

  @Test func `one JSON document says everything, also where a folder is missing`() async throws {
    let empty = try ProjectFolder()
    let check = await empty.run("check", "--format", "json")
    #expect(check.code == 2)
    #expect(check.errors == "")
    #expect(
      check.output == """
        {
          "version": 1,
          "tool": "telltale",
          "tool-version": "0.1.0",
          "passed": false,
          "strict": false,
          "files": 0,
          "suites": 0,
          "cases": 0,
          "errors": 1,
          "warnings": 0,
          "fixable": 0,
          "repaired": [],
          "diagnostics": [
            {
              "file": "suites",
              "code": "missing-folder",
              "severity": "error",
              "message": "there is no folder 'suites' in \(empty.path)",
              "start": null,
              "end": null,
              "label": null,
              "help": "`telltale init` makes a project to start from; --project names another folder",
              "related": [],
              "fix": null
            }
          ]
        }

        """)
    try empty.write("suite: a\n\(oneCase)", to: "suites/a.yaml")
    let clean = await empty.run("check", "--format", "json")
    #expect(clean.code == 0)
    #expect(clean.output.hasSuffix("\"repaired\": [],\n  \"diagnostics\": []\n}\n"))
  }

  @Test func `a place in JSON counts lines, scalars and bytes`() async throws {
    let folder = try ProjectFolder()
    let line = "description: \"é漢👍🏽\" x"
    try folder.write("suite: a\r\n\(line)\r\n", to: "suites/a.yaml")
    let check = await folder.run("check", "--format", "json")
    #expect(
      check.output.contains(
        """
              "start": {"line": 2, "column": 21, "offset": 39},
              "end": {"line": 2, "column": 22, "offset": 40},
        """))
    #expect(
      check.output.contains(
        """
              "related": [
                {
                  "label": "the quoted text",
                  "start": {"line": 2, "column": 14, "offset": 23},
                  "end": {"line": 2, "column": 20, "offset": 38}
                }
              ],
        """))
  }

  @Test(
    .enabled(if: Validator.python != nil, "python3 with jsonschema is not installed"),
    arguments: [false, true])
  func `what JSON is written is described by the schema`(isMessy: Bool) async throws {
    let python = try #require(Validator.python)
    let folder = isMessy ? try messyProject() : try ProjectFolder()
    let check = await folder.run("check", "--format", "json", "suites", "nothing")
    try folder.write(check.output, to: "check.json")
    #expect(try Validator.validate("\(folder.path)/check.json", with: python) == "")
  }

  @Test func `GitHub gets one annotation for each problem, and nothing escapes it`() async throws {
    let folder = try messyProject()
    let check = await folder.run(
      "check", "--format", "github", environment: ["GITHUB_WORKSPACE": "/elsewhere"])
    #expect(check.code == 2)
    #expect(check.errors == "")
    let lines = check.output.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(2) == [
        """
        ::error file=telltale.yaml,line=1,col=12,endColumn=15,title=Telltale (wrong-type)::\
        expected text, found a list
        """,
        """
        ::error file=suites/a.yaml,line=2,col=1,endColumn=7,title=Telltale (unknown-key)::\
        unknown key 'modles' in a suite%0Ahelp: did you mean 'models'?
        """,
      ])
    #expect(lines.last == "1 suite, 1 case: 5 errors, 1 warning; `telltale check --fix` repairs 1")
    #expect(lines.count == 7)
  }

  @Test func `a range of several lines has no columns for GitHub`() async throws {
    let folder = try ProjectFolder()
    try folder.write(
      "suite: a\ncases:\n  - {name: x, question: [a,\n     b], assert: [{contains: a}]}\n",
      to: "suites/a.yaml")
    let check = await folder.run("check", "--format", "github")
    #expect(
      check.output.hasPrefix(
        "::error file=suites/a.yaml,line=3,endLine=4,title=Telltale (wrong-type)::"))
  }

  @Test func `a key beside the one that it belongs to is told to be indented`() async throws {
    let folder = try ProjectFolder()
    try folder.write("suite: a\noptions:\nsampling: greedy\n\(oneCase)", to: "suites/a.yaml")
    let check = await folder.run("check")
    #expect(
      check.errors.contains(
        """
        suites/a.yaml:3:1: error: unknown key 'sampling' in a suite [unknown-key]
          |
        1 | suite: a
        2 | options:
          | ------- has no value
        3 | sampling: greedy
          | ^^^^^^^^
          = help: did you mean to indent 'sampling' under 'options'?
        """))
  }

  @Test func `prompts are compared with Apple's guidance unless that is left out`() async throws {
    let folder = try ProjectFolder()
    try folder.write("suite: a\ninstructions: Please answer.\n\(oneCase)", to: "suites/a.yaml")
    let check = await folder.run("check")
    #expect(check.code == 0)
    #expect(check.errors.contains("suites/a.yaml:2:15: warning: 'Please': politeness"))
    #expect(await folder.run("check", "--strict").code == 2)
    #expect(
      await folder.run("check", "--strict", "--no-lint")
        == Outcome(code: 0, output: "1 suite, 1 case: no errors\n", errors: ""))
  }

  @Test func `the project's own suites and the starter are as Apple advises`() async throws {
    let folder = try ProjectFolder()
    try folder.copyOwnSuites()
    #expect(await folder.run("check", "--strict").code == 0)
    let starter = try ProjectFolder()
    #expect(await starter.run("init").code == 0)
    #expect(await starter.run("check", "--strict").code == 0)
  }

  @Test func `hostile text cannot give GitHub a command of its own`() async throws {
    let folder = try ProjectFolder()
    try folder.write(
      """
      suite: "a\\n::error::100%\\r\\n##[add-mask]x\\u001B[2J"
      models: ["x\\n::set-output name=a::b", "y,file=z::q"]
      \(oneCase)
      """, to: "suites/a,b::c%.yaml")
    let check = await folder.run("check", "--format", "github")
    let lines = check.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 5)
    for line in lines.prefix(3) {
      #expect(line.hasPrefix("::error file=suites/a%2Cb%3A%3Ac%25.yaml,line="))
      #expect(!line.contains("##["))
      #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
      let properties = line.dropFirst(2).components(separatedBy: "::")[0]
      #expect(
        properties.split(separator: ",").map { $0.split(separator: "=")[0] } == [
          "error file", "line", "col", "endColumn", "title",
        ])
    }
    #expect(lines[0].contains("'a%0A"))
    #expect(lines[0].contains("100%25"))
  }

  @Test func `a project below the repository is annotated by its place in it`() async throws {
    let folder = try ProjectFolder()
    try folder.write("suite: a\n", to: "app/suites/a.yaml")
    let check = await folder.run(
      "check", "--format", "github", "--project", "app",
      environment: ["GITHUB_WORKSPACE": folder.path])
    #expect(check.output.hasPrefix("::error file=app/suites/a.yaml,line=1,col=1,endColumn=2,"))
  }

  @Test func `a file that cannot be read is a problem in every form`() async throws {
    for format in ["text", "json", "github"] {
      let folder = try ProjectFolder()
      try folder.write("suite: a\n\(oneCase)", to: "suites/a.yaml")
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/suites/b.yaml", withDestinationPath: "nowhere")
      let check = await folder.run("check", "--format", format)
      #expect(check.code == 2)
      #expect((check.output + check.errors).contains("the link points nowhere"))
    }
  }

  @Test func `what matches no suite exits with 4, but not beside an error`() async throws {
    let folder = try ProjectFolder()
    try folder.write("suite: a\n\(oneCase)", to: "suites/a.yaml")
    try folder.write("suite: b\n", to: "suites/b.yaml")
    #expect(await folder.run("check", "suites/c.yaml").code == 4)
    #expect(await folder.run("check", "suites/c.yaml", "suites/b.yaml").code == 2)
  }

  @Test func `text from a file never steers the terminal`() async throws {
    let folder = try ProjectFolder()
    try folder.write("suite: a\nmodels: [\"\\x1B[31mred\"]\n\(oneCase)", to: "suites/a.yaml")
    let check = await folder.run("check")
    #expect(check.errors.contains("unknown model '␦[31mred'"))
    #expect(!check.errors.contains("\u{1B}"))
  }
}

/// The validator of JSON Schema in Python's `jsonschema`.
private enum Validator {
  /// Where Python is, if it has the module.
  static let python: String? = {
    do {
      let (status, _) = try run("/usr/bin/env", ["python3", "-c", "import jsonschema"])
      return status == 0 ? "/usr/bin/env" : nil
    } catch {
      return nil
    }
  }()

  /// What is wrong with a document: nothing, if it is as the schema says and has
  /// no other members.
  static func validate(_ path: String, with python: String) throws -> String {
    let script = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      def close(node):
          if isinstance(node, dict):
              if node.get('type') == 'object' and 'properties' in node:
                  node['additionalProperties'] = False
              for value in node.values(): close(value)
          elif isinstance(node, list):
              for value in node: close(value)
      close(schema)
      for error in jsonschema.Draft202012Validator(schema).iter_errors(json.load(open(sys.argv[2]))):
          print(list(error.path), error.message[:300])
      """
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let schema = root.appending(path: "docs/check.schema.json").path
    return try run(python, ["python3", "-c", script, schema, path]).output
  }

  private static func run(
    _ program: String, _ arguments: [String]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}

import Arguments
import Foundation
import TelltaleReports
import Testing

@testable import TelltaleCommands

@Suite struct LookupCommandTests {
  @Test(arguments: [
    ("iPhone 17 Pro", "27.0", "afm-3-core-advanced"), ("iPhone 17 Pro", "26.2", "afm-2"),
    ("iPhone 16", "26.5", "afm-2.1"), ("iPhone 16", "27.1", "afm-3-core"),
    ("MacBook Air (M1)", "27.0", "afm-3-core"), ("iPad Pro (M4)", "27.0", "afm-3-core-advanced"),
    ("Apple Watch Series 10", "27.0", "afm-cloud"),
  ])
  func `the first word is the model that a device has, as Apple's table says`(
    device: String, os: String, model: String
  ) async throws {
    let folder = try ProjectFolder()
    let outcome = await folder.run("models", "--device", device, "--os", os)
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix(model + " "))
  }

  @Test(
    arguments: [
      (
        ["models", "--device", "iPhone 17 Por", "--os", "27.0"], 4, "did you mean 'iPhone 17 Pro'?"
      ),
      (["models", "--device", "iPhone 17 Pro", "--os", "25.0"], 4, "models come with OS 26.0"),
      (["models", "--os", "27.0"], 2, "'--os' needs '--device'"),
      (["explain", "currency-kpet"], 2, "did you mean 'currency-kept'?"),
      (["explain", "s/x@afm-2"], 4, "there is no run yet"),
      (["syntax"], 2, "missing the file"),
      (["syntax", "nowhere.yaml"], 2, "nowhere.yaml"),
      (["judge"], 2, "nothing to judge"),
      (["completions", "fihs"], 2, "did you mean 'fish'?"),
    ] as [([String], Int32, String)])
  func `what is not there is named with what is near`(
    words: [String], code: Int32, message: String
  ) async throws {
    let folder = try ProjectFolder()
    let outcome = await folder.run(words: words)
    #expect(outcome.code == code)
    #expect(outcome.errors.contains(message))
  }

  @Test func `a cell is explained with the prompt as sent and each verdict`() async throws {
    let folder = try ProjectFolder()
    _ = await folder.run("init")
    _ = await folder.run("run")
    let outcome = await folder.run("explain", "starter/vase-nl@afm-cloud")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("Reply in the language of the user's message."))
    #expect(outcome.output.contains("Hoeveel kostte de vaas?"))
    #expect(outcome.output.contains("contains: 9,95"))
    #expect(outcome.output.contains("simulated profile 2"))
  }

  @Test func `syntax prints what is read, or what is wrong`() async throws {
    let folder = try ProjectFolder()
    let read = await folder.run(words: ["syntax", "-"], input: "a: [1, .inf, 'x']\n")
    #expect(read.code == 0)
    let value = try JSONSerialization.jsonObject(with: Data(read.output.utf8)) as? NSDictionary
    #expect(value == ["a": [1, ["$float": ".inf"], "x"]] as NSDictionary)
    let refused = await folder.run(words: ["syntax", "-"], input: "a: 1\na: 2\n")
    #expect(refused.code == 2)
    #expect(refused.output == "")
    #expect(refused.errors.contains("<standard input>:2:1: error: "))
    #expect(refused.errors.contains("[duplicate-key]"))
  }

  @Test func `cells are listed by suite, case and model, as they were written`() async throws {
    let folder = try ProjectFolder()
    _ = await folder.run("init")
    let list = await folder.run("list", "--case", "*-en", "--model", "afm-3*")
    #expect(
      list
        == Outcome(
          code: 0,
          output: """
            starter/total-en@afm-3-core
            starter/total-en@afm-3-core-advanced

            """, errors: ""))
  }

  @Test func `a stored run gives the same report again, and only what failed can be run again`()
    async throws
  {
    let folder = try ProjectFolder()
    try folder.write(
      """
      suite: s
      models: [afm-cloud]
      options: {sampling: greedy}
      cases:
        - {name: good, question: What is the total?, passages: [Total €3.50], assert: [{contains: "3.50"}]}
        - {name: bad, question: What is the total?, passages: [Total €3.50], assert: [{contains: zebra}]}

      """, to: "suites/s.yaml")
    let names = ReportRegistry.builtIn.names
    #expect(
      await folder.run(words: ["run"] + names.flatMap { ["--report", "\($0)=all/\($0)"] }).code == 1
    )
    for name in names {
      let again = await folder.run("report", "--format", name)
      #expect(try again.output == folder.read("all/\(name)"), "\(name)")
    }
    let junit = try folder.read("reports/junit.xml")
    let again = await folder.run("report", "--format", "junit")
    #expect(again.output == junit)
    let file = await folder.run("report", "--format", "junit", "-o", "again/junit.xml")
    #expect(file == Outcome(code: 0, output: "", errors: "Wrote again/junit.xml\n"))
    #expect(try folder.read("again/junit.xml") == junit)
    let unknown = await folder.run("report", "--format", "juint")
    #expect(unknown.code == 2)
    #expect(unknown.errors.contains("did you mean 'junit'?"))
    let list = await folder.run("list", "--failed")
    #expect(list.output == "s/bad@afm-cloud\n")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `a completion script names every command and is what its shell can read`(
    shell: String
  ) async throws {
    let folder = try ProjectFolder()
    let script = await folder.run("completions", shell)
    #expect(script.code == 0)
    // fish offers the words of a command one by one.
    let names = CommandLineTool.commands.flatMap { command in
      shell == "fish" ? command.name.split(separator: " ").map { " -a \($0) -d " } : [command.name]
    }
    for name in names { #expect(script.output.contains(name)) }
    let path = "/bin/\(shell)"
    guard FileManager.default.isExecutableFile(atPath: path) else { return }
    try folder.write(script.output, to: "completion")
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = ["-n", folder.path + "/completion"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}

import Arguments
import Foundation
import TestSupport
import Testing

@testable import TelltaleCommands

/// The project's own files.
private let root = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

@Suite struct DocumentationTests {
  @Test func `the page of assertions is what the assertions say of themselves`() async throws {
    let folder = try ProjectFolder()
    let page = try String(contentsOf: root.appending(path: "docs/assertions.md"), encoding: .utf8)
    let made = await folder.run("explain", "--markdown").output
    #expect(page == made, "run `make docs`")
  }

  @Test func `the page of behaviours is what the simulated models do`() async throws {
    let folder = try ProjectFolder()
    let page = try String(contentsOf: root.appending(path: "docs/behaviours.md"), encoding: .utf8)
    let made = await folder.run("explain", "behaviours", "--markdown").output
    #expect(page == made, "run `make docs`")
  }

  @Test(arguments: ["suite", "project"])
  func `the schema in docs is what the program prints`(kind: String) async throws {
    let folder = try ProjectFolder()
    let path = "docs/\(kind).schema.json"
    let committed = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    let made = await folder.run("schema", kind).output
    #expect(committed == made, "run `make docs`")
  }

  @Test func `a suite finds its schema where init says it is`() async throws {
    let folder = try ProjectFolder()
    _ = await folder.run("init")
    let suite = try folder.read("suites/starter.yaml")
    #expect(suite.hasPrefix("# yaml-language-server: $schema=suite.schema.json\n"))
    let written = try folder.read("suites/suite.schema.json")
    #expect(await folder.run("schema").output == written)
    _ = await folder.run("schema", "suite", "-o", "again.json")
    #expect(try folder.read("again.json") == written)
  }

  @Test(.enabled(if: Python.has("jsonschema"), "python3 with jsonschema is not installed"))
  func `every whole suite that a page or init shows is valid`() async throws {
    let folder = try ProjectFolder()
    _ = await folder.run("init")
    var suites = [try folder.read("suites/starter.yaml")]
    for path in ["docs/suite-format.md", "docs/writing-suites.md", "README.md"] {
      let page = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      suites += Self.wholeSuites(in: page)
    }
    var files = [Array(await folder.run("schema").output.utf8)]
    for suite in suites {
      files.append(Array(await folder.run("syntax", "-", input: suite).output.utf8))
    }
    let script = """
      import json, sys, jsonschema
      documents = [json.load(open(path, encoding='utf-8')) for path in sys.argv[1:]]
      validator = jsonschema.Draft202012Validator(documents[0])
      for document in documents[1:]:
          for error in validator.iter_errors(document):
              print(document.get('suite'), list(error.path), error.message[:300])
      """
    let result = try Python.run(script, on: files)
    #expect(result.output == "" && result.status == 0)
    #expect(files.count > 4)
  }

  /// The blocks of a page that are suites.
  private static func wholeSuites(in page: String) -> [String] {
    page.components(separatedBy: "```yaml\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
      .filter { $0.hasPrefix("suite: ") || $0.contains("\nsuite: ") }
      .map { $0 + "\n" }
  }

  @Test(arguments: ["docs/suite-format.md", "docs/writing-suites.md", "README.md"])
  func `every whole suite that a page shows can be read`(path: String) async throws {
    let page = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    let suites = Self.wholeSuites(in: page)
    try #require(!suites.isEmpty)
    for (index, suite) in suites.enumerated() {
      let folder = try ProjectFolder()
      try folder.write(suite, to: "suites/shown-\(index).yaml")
      let check = await folder.run("check")
      #expect(check.code == 0, "\(check.errors)")
    }
  }

  @Test func `every command explains itself`() async throws {
    let folder = try ProjectFolder()
    for command in CommandLineTool.commands {
      let words = command.name.split(separator: " ").map(String.init)
      let short = await folder.run(words: words + ["-h"])
      let long = await folder.run(words: words + ["--help"])
      #expect(short.code == 0 && long.code == 0)
      #expect(short.output.hasPrefix(command.summary + "\n\nUsage: telltale \(command.name) "))
      #expect(long.output.utf8.count >= short.output.utf8.count)
    }
  }
}

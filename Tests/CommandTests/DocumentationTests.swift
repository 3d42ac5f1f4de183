import Arguments
import Foundation
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

  @Test(arguments: ["docs/suite-format.md", "docs/writing-suites.md", "README.md"])
  func `every whole suite that a page shows can be read`(path: String) async throws {
    let page = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    let suites = page.components(separatedBy: "```yaml\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
      .filter { $0.hasPrefix("suite: ") || $0.contains("\nsuite: ") }
    try #require(!suites.isEmpty)
    for (index, suite) in suites.enumerated() {
      let folder = try ProjectFolder()
      try folder.write(suite + "\n", to: "suites/shown-\(index).yaml")
      let check = await folder.run("check")
      #expect(check.code == 0, "\(check.errors)")
    }
  }

  @Test func `every command explains itself`() async throws {
    let folder = try ProjectFolder()
    for command in CommandLineTool.commands {
      let short = await folder.run(command.name, "-h")
      let long = await folder.run(command.name, "--help")
      #expect(short.code == 0 && long.code == 0)
      #expect(short.output.hasPrefix(command.summary + "\n\nUsage: telltale \(command.name) "))
      #expect(long.output.utf8.count >= short.output.utf8.count)
    }
  }
}

import Foundation
import Testing

@testable import TelltaleCommands

/// Runs that are made one run of.
@Suite struct MergeCommandTests {
  /// A project with everything that makes a run more than the sum of its cells: sampled cells
  /// that are confirmed, suites as a whole, conversations, failures that pass, and baselines of
  /// another prompt.
  private func project() async throws -> ProjectFolder {
    let folder = try ProjectFolder()
    try folder.write(
      """
      models:
        - {id: shaky, kind: simulated, based-on: afm-cloud, network-failures: 0.4}
      defaults: {retries: 12}

      """, to: "telltale.yaml")
    let cases = (0..<9).map { number in
      """
        - name: c\(number)
          question: What is the total?
          passages:
            - title: Bakery \(number)
              heading: Receipt · \(number + 1) May 2026
              text: "2 loaves  6.90\\n\\nTotal  € \(number + 20).41"
          assert: [{contains: "\(number + 20).41"}, currency-kept, starts-with-answer]

      """
    }
    try folder.write(
      """
      suite: sampled
      models: [afm-2, afm-cloud, shaky]
      repeat: 3
      instructions: Write amounts with their currency. Start with the answer.
      assert-suite: [{pass-rate: 0.1}]
      cases:
      \(cases.joined())
      """, to: "suites/a.yaml")
    try folder.write(
      """
      suite: talk
      models: [afm-2, afm-3-core]
      options: {sampling: greedy}
      instructions: Write amounts with their currency. Start with the answer.
      cases:
        - name: two
          turns:
            - question: "What is the total?"
              passages: [{title: Bakery, text: "2 loaves  6.90\\n\\nTotal  € 22.41"}]
              assert: [{contains: "22.41"}, currency-kept]
            - {question: "And in which shop?", assert: [complete]}
        - name: one
          question: What is the total?
          passages: [{title: Bakery, text: "2 loaves  6.90\\n\\nTotal  € 22.41"}]
          assert: [{contains: "22.41"}, currency-kept, starts-with-answer]
        - {name: later, question: q, skip: not yet, assert: [complete]}
      """, to: "suites/b.yaml")
    #expect(await folder.run("run", "--gate", "none").code == 0)
    let accepted = await folder.run("accept", "--yes", "--failing", "--reason", "known")
    #expect(accepted.code == 0, "\(accepted)")
    for name in ["suites/a.yaml", "suites/b.yaml"] {
      try folder.write(
        try folder.read(name).replacing(
          "Write amounts with their currency. Start with the answer.", with: "Answer."
        )
        .replacing(
          "question: What is the total?\n    passages: [{title: Bakery,",
          with: "question: What was the total?\n    passages: [{title: Bakery,"), to: name)
    }
    return folder
  }

  /// Runs a shard and moves its file to where merges take it from.
  private func shard(
    _ number: Int, of count: Int, in folder: ProjectFolder, as name: String? = nil,
    _ options: String...
  ) async throws {
    let words = ["run", "--shard", "\(number)/\(count)", "--gate", "regression"] + options
    let run = await folder.run(words: words)
    #expect([0, 1, 5].contains(run.code), "\(run)")
    let runs = folder.path + "/.telltale/runs"
    let file = try #require(
      FileManager.default.contentsOfDirectory(atPath: runs).filter { $0.hasSuffix(".run") }.max())
    try folder.write("", to: "shards/x")
    try FileManager.default.moveItem(
      atPath: "\(runs)/\(file)", toPath: "\(folder.path)/shards/\(name ?? "\(number)").run")
  }

  private static let formats = ["json", "junit", "html", "csv", "markdown", "github"]

  /// Every report but for the run's name and times.
  private func reports(_ folder: ProjectFolder) throws -> [String] {
    try Self.formats.map { format in
      var text = try folder.read("out/\(format)")
      let json = try folder.read("out/json")
      for key in ["run", "started-at"] {
        let value = try #require(
          json.firstMatch(of: try Regex("\"\(key)\": \"([^\"]+)\""))?[1].substring)
        text = text.replacing(value, with: key)
        text = text.replacing(value.replacing(".000Z", with: "Z"), with: key)
      }
      return text
    }
  }

  private var reportOptions: [String] {
    ["--no-default-reports"] + Self.formats.flatMap { ["--report", "\($0)=out/\($0)"] }
  }

  @Test func `shards make byte for byte the run of one machine`() async throws {
    let folder = try await project()
    let whole = await folder.run(words: ["run"] + reportOptions)
    let expected = try reports(folder)
    #expect(try folder.read("out/json").contains("\"attribution\""))
    #expect(try folder.read("out/json").contains("\"attempts\""))
    for number in 1...4 { try await shard(number, of: 4, in: folder) }
    let merged = await folder.run(words: ["merge", "shards"] + reportOptions)
    #expect(merged.code == whole.code, "\(merged)")
    #expect(merged.output == whole.output)
    for (format, (left, right)) in zip(Self.formats, zip(try reports(folder), expected)) {
      #expect(left == right, "\(format)")
    }
    let paths = [3, 1, 4, 2].map { "shards/\($0).run" }
    _ = await folder.run(words: ["merge"] + paths + reportOptions)
    #expect(try reports(folder) == expected)
    // The run that it makes is one like any other.
    #expect(await folder.run("report", "--format", "json", "-o", "out/json").code == 0)
    #expect(try reports(folder)[0] == expected[0])
  }

  @Test func `runs on several devices make one`() async throws {
    let folder = try await project()
    let whole = await folder.run(words: ["run"] + reportOptions)
    let expected = try reports(folder)
    for model in ["afm-2", "afm-3-core", "afm-cloud", "shaky"] {
      #expect([0, 1].contains(await folder.run("run", "--model", model).code))
    }
    let runs = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/.telltale/runs")
      .filter { $0.hasSuffix(".run") }.sorted().suffix(4)
    let merged = await folder.run(
      words: ["merge"] + runs.map { ".telltale/runs/\($0)" } + reportOptions)
    #expect(merged.code == whole.code, "\(merged)")
    #expect(try reports(folder) == expected)
  }

  @Test func `what does not make one run is refused by name`() async throws {
    let folder = try await project()
    for number in 1...3 { try await shard(number, of: 3, in: folder) }
    func refusal(_ words: String...) async -> String {
      let merged = await folder.run(words: ["merge"] + words)
      #expect(merged.code == 2, "\(words): \(merged)")
      return merged.errors
    }
    #expect(await refusal().contains("'merge' needs runs"))
    #expect(
      await refusal("shards/1.run", "shards/3.run").contains("shard 2/3 is missing beside 2026"))
    #expect(
      await refusal("shards/1.run", "shards/1.run", "shards/2.run", "shards/3.run")
        .contains("is there twice"))
    try await shard(2, of: 3, in: folder, as: "again")
    #expect(await refusal("shards").contains("are both shard 2/3"))
    try await shard(2, of: 3, in: folder, as: "again2", "--repeat", "2")
    #expect(
      await refusal("shards/1.run", "shards/again2.run", "shards/3.run").contains("of another plan")
    )
    try await shard(1, of: 3, in: folder, as: "short", "--max-calls", "1")
    #expect(
      await refusal("shards/short.run", "shards/2.run", "shards/3.run").contains("did not end"))
    try await shard(2, of: 3, in: folder, as: "strict", "--strict")
    #expect(
      await refusal("shards/1.run", "shards/strict.run", "shards/3.run")
        .contains("have different rules"))
    #expect([0, 1].contains(await folder.run("run", "--case", "c1", "--model", "afm-2").code))
    let runs = folder.path + "/.telltale/runs"
    let single = try #require(
      FileManager.default.contentsOfDirectory(atPath: runs).filter { $0.hasSuffix(".run") }.max())
    #expect(
      await refusal("shards/1.run", "shards/2.run", "shards/3.run", ".telltale/runs/\(single)")
        .contains("the cell sampled/c1@afm-2 is in the runs"))
    #expect(await refusal("suites").contains("there is no run file in 'suites'"))
    let nothing = await folder.run("merge", "nothing.run")
    #expect(nothing.code == 4 && nothing.errors.contains("there is no run 'nothing.run'"))

    // Another state of the project.
    let settings = try folder.read("telltale.yaml")
    try folder.write(settings.replacing("0.4", with: "0.3"), to: "telltale.yaml")
    try await shard(2, of: 3, in: folder, as: "model")
    #expect(
      await refusal("shards/1.run", "shards/model.run", "shards/3.run")
        .contains("the model shaky is not the same in the runs"))
    try folder.write(settings, to: "telltale.yaml")
    let suite = try folder.read("suites/a.yaml")
    try folder.write(suite.replacing("Answer.", with: "Answer me."), to: "suites/a.yaml")
    #expect(
      await refusal("shards/1.run", "shards/2.run", "shards/3.run")
        .contains("the suite sampled is not in the project as it was run"))
    try await shard(2, of: 3, in: folder, as: "suite")
    #expect(
      await refusal("shards/1.run", "shards/suite.run", "shards/3.run")
        .contains("the suite sampled is not the same in the runs"))
  }
}

import Foundation
import Testing

@testable import TelltaleCommands

/// Cells of a model that samples: its trials differ, and a share of them refuses.
@Suite struct SampledCellTests {
  /// Eight questions to a model that refuses a share of all requests.
  private func project(
    refusals: String, options: String = "temperature: 0.7"
  ) throws
    -> ProjectFolder
  {
    let folder = try ProjectFolder()
    try write(refusals: refusals, to: folder)
    let cases = (1...8).map { number in
      """
        - name: item-\(number)
          question: How much was the repair of bicycle \(number)?
          passages:
            - {title: Receipt \(number), text: "14 May 2026, repair of bicycle \(number): € 4\(number).50"}
          assert: [{contains: "4\(number).50"}]
      """
    }
    try folder.write(
      """
      suite: s
      models: [shaky]
      options: {\(options)}
      cases:
      \(cases.joined(separator: "\n"))

      """, to: "suites/s.yaml")
    return folder
  }

  private func write(refusals: String, to folder: ProjectFolder) throws {
    try folder.write(
      """
      models:
        - {id: shaky, kind: simulated, based-on: afm-3-core, refusals: \(refusals)}

      """, to: "telltale.yaml")
  }

  /// A screen's words, wherever its lines break.
  private func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func json(_ folder: ProjectFolder) throws -> [String: Any] {
    let data = Data(try folder.read("reports/run.json").utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func failures(_ folder: ProjectFolder) throws -> Int {
    try folder.read("reports/junit.xml").components(separatedBy: "<failure").count - 1
  }

  @Test func `a fall is confirmed by fresh trials, told with its rates, and counted`() async throws
  {
    let folder = try project(refusals: "never")
    _ = await folder.run("run", "--repeat", "10")
    #expect(await folder.run("accept", "--yes").code == 0)
    // The same trials again: nothing can have changed.
    let same = await folder.run("run", "--repeat", "10")
    #expect(same.code == 0)
    #expect(
      words(same.output).contains("8 cells did not regress: 80/80 [95-100 %]"), "\(same.output)")
    #expect(words(same.output).contains("a drop from 10/10 to 8/10 would be found with"))

    try write(refusals: "0.9", to: folder)
    let run = await folder.run("run", "--repeat", "3")
    #expect(run.code == 1, "\(run.output)")
    #expect(
      words(run.output).contains("of fresh trials, against 10/10; p < 0.001"), "\(run.output)")
    #expect(run.output.contains(" of them to confirm"))
    let report = try json(folder)
    let confirming = try #require(report["confirming-trials"] as? Int)
    #expect(confirming > 0 && confirming % 10 == 0)
    let trials = try #require(report["trials"] as? [String: Int])
    #expect(trials["planned"] == 24 + confirming)
    let parts = ["passed", "failed", "undecided", "errored", "skipped"]
    #expect(trials["planned"] == parts.reduce(0) { $0 + (trials[$1] ?? 0) })
    let cells = try #require(report["cells"] as? [[String: Any]])
    let regressed = cells.filter { $0["status"] as? String == "regressed" }
    #expect(!regressed.isEmpty)
    for cell in regressed {
      #expect((cell["responses"] as? [Any])?.count == 13)
      let samples = ((cell["assertions"] as? [[String: Any]])?.first?["samples"] as? [String: Any])
      #expect(try #require(samples?["p"] as? Double) <= 0.05)
    }
    #expect(try failures(folder) >= regressed.count)
    // The report of the stored run is the report of the run.
    let again = await folder.run("report", "--format", "json", "-o", "-")
    #expect(again.output == (try folder.read("reports/run.json")), "\(again.errors)")
  }

  @Test func `a failing trial of a model that fails at times is no regression`() async throws {
    let folder = try project(refusals: "0.25")
    _ = await folder.run("run", "--repeat", "20")
    #expect(
      await folder.run("accept", "--yes", "--failing", "--reason", "it refuses at times").code == 0)
    let run = await folder.run("run", "--repeat", "5")
    #expect(run.code == 0, "\(run.output)")
    #expect(try failures(folder) == 0)
    let cells = try #require(try json(folder)["cells"] as? [[String: Any]])
    #expect(cells.contains { $0["result"] as? String == "failed" })
    let statuses = try #require(try json(folder)["statuses"] as? [String: Int])
    #expect(statuses["regressed"] == 0)
    // Other trials gave other answers, and nothing changed.
    #expect(await folder.run("pending").output == "nothing is pending\n")
    // Compared with the baselines later, by the same rule.
    let compared = await folder.run("compare")
    #expect(compared.code == 0, "\(compared.output)")
  }

  @Test func `runs of other trials leave nothing pending, and one of more trials does`()
    async throws
  {
    let folder = try project(refusals: "0.25")
    _ = await folder.run("run", "--repeat", "10")
    #expect(await folder.run("accept", "--yes", "--failing", "--reason", "at times").code == 0)
    for trials in ["10", "7", "4", "1"] {
      let run = await folder.run("run", "--repeat", trials)
      #expect(run.code == 0, "\(run.output)")
      #expect(await folder.run("pending").output == "nothing is pending\n", "\(trials) trials")
    }
    #expect(await folder.run("run", "--repeat", "20").code == 0)
    let pending = await folder.run("pending")
    #expect(
      pending.output.contains("more trials than were accepted, which pass as often: 8 cells"),
      "\(pending.output)")
    #expect(await folder.run("accept", "--yes", "--failing", "--reason", "at times").code == 0)
    #expect(try folder.read("baselines/s/shaky.yaml").contains("/20\n"))
    #expect(await folder.run("run", "--repeat", "10").code == 0)
    #expect(await folder.run("pending").output == "nothing is pending\n")
    // What is not pending can still be taken, when somebody says so.
    let taken = await folder.run(
      "accept", "--yes", "--run", "last", "--failing", "--reason", "at times")
    #expect(taken.code == 0, "\(taken.errors)")
    #expect(try folder.read("baselines/s/shaky.yaml").contains("/10\n"))
  }

  @Test func `two runs of a model that samples are compared by their rates`() async throws {
    let folder = try project(refusals: "0.25")
    // Twice as many trials: some cells that never failed do so now.
    _ = await folder.run("run", "--repeat", "3", "--gate", "none")
    let old = try runID(folder)
    _ = await folder.run("run", "--repeat", "6", "--gate", "none")
    let same = await folder.run("compare", old)
    #expect(same.code == 0, "\(same.output)")
    #expect(same.output.contains("suspect"))
    try write(refusals: "always", to: folder)
    _ = await folder.run("run", "--repeat", "6", "--gate", "none")
    let worse = await folder.run("compare", old)
    #expect(worse.code == 1, "\(worse.output)")
    #expect(words(worse.output).contains("s on shaky: passes less often: "), "\(worse.output)")
  }

  @Test func `a comparison with the baselines says what the run said`() async throws {
    let folder = try project(refusals: "never")
    _ = await folder.run("run", "--repeat", "10")
    _ = await folder.run("accept", "--yes")
    try write(refusals: "0.9", to: folder)
    #expect(await folder.run("run", "--repeat", "3").code == 1)
    func statuses(_ data: Data) throws -> [String: Int] {
      let report = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      return try #require(report?["statuses"] as? [String: Int])
    }
    let text = await folder.run("compare")
    #expect(
      words(text.output).contains("of fresh trials, against 10/10; p < 0.001"), "\(text.output)")
    let compared = await folder.run("compare", "--format", "json")
    #expect(compared.code == 1)
    #expect(
      try statuses(Data(compared.output.utf8))
        == statuses(Data(try folder.read("reports/run.json").utf8)))
  }

  /// The id of the newest run.
  private func runID(_ folder: ProjectFolder) throws -> String {
    let runs = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/.telltale/runs")
      .filter { $0.hasSuffix(".run") }.sorted()
    return String(try #require(runs.last).dropLast(4))
  }

  @Test func `without confirmation the planned trials decide`() async throws {
    let folder = try project(refusals: "never")
    _ = await folder.run("run", "--repeat", "10")
    _ = await folder.run("accept", "--yes")
    try write(refusals: "always", to: folder)
    let run = await folder.run("run", "--repeat", "3", "--confirm", "0")
    #expect(run.code == 1)
    let report = try json(folder)
    #expect(report["confirming-trials"] as? Int == 0)
    #expect((report["statuses"] as? [String: Int])?["regressed"] == 8)
    #expect(await folder.run("run", "--confirm", "-1").code == 2)
  }

  @Test func `a declared floor needs no test`() async throws {
    let folder = try project(refusals: "never")
    let text = try folder.read("suites/s.yaml")
    try folder.write(
      "suite: s\nfloor: 2/5\n" + text.dropFirst("suite: s\n".count), to: "suites/s.yaml")
    _ = await folder.run("run", "--repeat", "5")
    _ = await folder.run("accept", "--yes")
    try write(refusals: "0.25", to: folder)
    let held = await folder.run("run", "--repeat", "5")
    #expect(held.code == 0, "\(held.output)")
    try write(refusals: "always", to: folder)
    let broken = await folder.run("run", "--repeat", "5")
    #expect(broken.code == 1)
    #expect(try json(folder)["confirming-trials"] as? Int == 0)
  }

  @Test func `a model that always answers the same is compared verdict by verdict`() async throws {
    let folder = try project(refusals: "never", options: "sampling: greedy")
    _ = await folder.run("run", "--repeat", "3")
    _ = await folder.run("accept", "--yes")
    try write(refusals: "always", to: folder)
    let run = await folder.run("run", "--repeat", "3")
    #expect(run.code == 1)
    let report = try json(folder)
    #expect((report["statuses"] as? [String: Int])?["regressed"] == 8)
    #expect((report["trials"] as? [String: Int])?["planned"] == 8)
  }

  @Test func `a suite against itself says how often it cries wolf`() async throws {
    let folder = try project(refusals: "0.25")
    let text = await folder.run("selftest", "--repeat", "3", "--rounds", "6")
    #expect(text.code == 0, "\(text.output)\(text.errors)")
    #expect(text.output.contains("of 24 sampled cells ["), "\(text.output)")
    #expect(text.output.contains("promised at most 5 %"))
    #expect(text.output.contains("unsteady s/item-"))
    #expect(text.output.hasSuffix("; exit 0\n"))
    let outcome = await folder.run("selftest", "--repeat", "3", "--rounds", "6", "--format", "json")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(report["comparisons"] as? Int == 3)
    #expect((report["sampled"] as? [String: Any])?["compared"] as? Int == 24)
    #expect(try #require((report["untested"] as? [String: Any])?["alarms"] as? Int) > 0)
    #expect(!folder.exists(".telltale") && !folder.exists("reports"))
    for (words, code) in [
      (["--rounds", "3"], 2), (["--rounds", "0"], 2), (["--case", "nothing"], 4),
    ] as [([String], Int32)] {
      #expect(await folder.run(words: ["selftest"] + words).code == code)
    }
    // A model that cannot be reached leaves nothing to judge.
    try folder.write(
      """
      models:
        - {id: shaky, kind: simulated, based-on: afm-cloud, network-failures: always}

      """, to: "telltale.yaml")
    #expect(await folder.run("selftest").code == 3)
  }
}

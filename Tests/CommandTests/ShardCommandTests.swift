import Foundation
import Testing

@testable import TelltaleCommands

/// Runs that make a part of a plan.
@Suite struct ShardCommandTests {
  private static let names = [
    "total-nl", "total-fr", "due-date", "case-0001", "case-0002", "case-0003",
  ]

  private func project() throws -> ProjectFolder {
    let folder = try ProjectFolder()
    let cases = Self.names.map { "  - {name: \($0), prompt: q, assert: [complete]}\n" }
    try folder.write(
      """
      suite: receipts
      models: [afm-2, afm-cloud]
      assert-suite: [{pass-rate: 0.1}]
      cases:
      \(cases.joined())
      """, to: "suites/s.yaml")
    return folder
  }

  /// The cases of a list of cells, each with how many cells it has.
  private func cases(_ output: String) -> [String: Int] {
    let names = output.split(separator: "\n").map { line in
      String(line.split(separator: "@")[0].dropFirst("receipts/".count))
    }
    return Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
  }

  // The first eight bytes of SHA-256 of `receipts/NAME` modulo 4 and 50, by Python's hashlib.
  @Test func `a case is in the shard that the hash of its suite and name says, on all models`()
    async throws
  {
    let folder = try project()
    for (count, places) in [(4, [2, 1, 3, 2, 0, 1]), (50, [42, 47, 27, 16, 48, 1])] {
      for place in 0..<count where count == 4 || places.contains(place) || place == 0 {
        let list = await folder.run("list", "--shard", "\(place + 1)/\(count)")
        let expected = zip(Self.names, places).filter { $1 == place }.map { ($0.0, 2) }
        #expect(list.code == 0)
        #expect(cases(list.output) == Dictionary(uniqueKeysWithValues: expected))
      }
    }
  }

  @Test func `a shard says what it leaves to others, and what waits for all of them`() async throws
  {
    let folder = try project()
    let run = await folder.run("run", "--gate", "none", "--shard", "3/4")
    #expect(run.code == 0, "\(run)")
    #expect(run.output.contains("shard 3/4: 4 of 12 cells; `telltale merge` makes one run"))
    #expect(run.output.contains("receipts/(suite) waits for `telltale merge` on afm-2, afm-cloud"))
    let json = try folder.read("reports/run.json")
    #expect(json.contains("\"shard\": {"))
    // A shard without a case is fine, and a selection without a case is not.
    let empty = await folder.run("run", "--gate", "none", "--shard", "1/50")
    #expect(empty.code == 0 && empty.output.contains("shard 1/50 has no case; exit 0"), "\(empty)")
    #expect(try folder.read("reports/junit.xml").contains("telltale.skip.emptyShard"))
    #expect(await folder.run("run", "--case", "nothing", "--shard", "1/50").code == 4)
    for wrong in ["0/4", "5/4", "1", "1/", "/4", "1/0", "-1/4", "1/4/2", "a/b", "1/9999999"] {
      #expect(await folder.run("run", "--shard", wrong).code == 2, "\(wrong)")
    }
  }

  @Test(
    arguments: [
      (["TELLTALE_SHARD_INDEX": "3", "TELLTALE_SHARDS": "4"], "TELLTALE_SHARD_INDEX"),
      (["TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "4"], "Bazel"),
      (["GITLAB_CI": "true", "CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "4"], "GitLab"),
      (["CIRCLE_NODE_INDEX": "2", "CIRCLE_NODE_TOTAL": "4"], "CircleCI"),
      (["BUILDKITE_PARALLEL_JOB": "2", "BUILDKITE_PARALLEL_JOB_COUNT": "4"], "Buildkite"),
      (["BITBUCKET_PARALLEL_STEP": "2", "BITBUCKET_PARALLEL_STEP_COUNT": "4"], "Bitbucket"),
      (["SEMAPHORE_JOB_INDEX": "3", "SEMAPHORE_JOB_COUNT": "4"], "Semaphore"),
      (["JOB_COMPLETION_INDEX": "2", "TELLTALE_SHARDS": "4"], "Kubernetes"),
      (["AWS_BATCH_JOB_ARRAY_INDEX": "2", "AWS_BATCH_JOB_ARRAY_SIZE": "4"], "AWS Batch"),
      (["PARALLEL_SEQ": "3", "TELLTALE_SHARDS": "4"], "GNU parallel"),
      (
        ["SLURM_ARRAY_TASK_ID": "2", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "0"],
        "Slurm"
      ),
      (
        [
          "SLURM_ARRAY_TASK_ID": "5", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "1",
          "SLURM_ARRAY_TASK_STEP": "2",
        ], "Slurm"
      ),
    ] as [([String: String], String)])
  func `an engine's variables say the shard where they are asked for, and only there`(
    variables: [String: String], engine: String
  ) async throws {
    let folder = try project()
    let asked = await folder.run(words: ["list", "--shard", "auto"], environment: variables)
    #expect(asked.errors.contains("shard 3/4, by the variables of \(engine)"), "\(asked)")
    #expect(asked.output == (await folder.run("list", "--shard", "3/4").output))
    let unasked = await folder.run(words: ["list"], environment: variables)
    #expect(cases(unasked.output).count == 7)
  }

  @Test(
    arguments: [
      [:], ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "4"],
      ["CIRCLE_NODE_INDEX": "4", "CIRCLE_NODE_TOTAL": "4"],
      ["CIRCLE_NODE_INDEX": "x", "CIRCLE_NODE_TOTAL": "4"],
      [
        "CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "4", "BUILDKITE_PARALLEL_JOB": "2",
        "BUILDKITE_PARALLEL_JOB_COUNT": "4",
      ],
      ["TELLTALE_SHARD_INDEX": "-9223372036854775808", "TELLTALE_SHARDS": "4"],
    ] as [[String: String]])
  func `what does not say one shard is refused and never guessed`(
    variables: [String: String]
  ) async throws {
    let folder = try project()
    let run = await folder.run(words: ["run", "--shard", "auto"], environment: variables)
    #expect(run.code == 2, "\(run)")
    #expect(!folder.exists("reports"))
  }

  @Test func `Bazel's protocol is heeded unasked, and nothing is written to the sources`()
    async throws
  {
    let folder = try project()
    let out = try ProjectFolder()
    var variables = [
      "TEST_SRCDIR": "/src", "TEST_TMPDIR": "\(out.path)/tmp",
      "TEST_UNDECLARED_OUTPUTS_DIR": "\(out.path)/outputs", "TEST_TOTAL_SHARDS": "4",
      "TEST_SHARD_INDEX": "2", "TEST_SHARD_STATUS_FILE": "\(out.path)/status",
      "XML_OUTPUT_FILE": "\(out.path)/test.xml",
    ]
    for name in ["tmp/x", "outputs/x"] { try out.write("", to: name) }
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let run = await folder.run(words: ["run", "--gate", "none"], environment: variables)
    #expect(run.code == 0, "\(run)")
    #expect(run.output.contains("shard 3/4: 4 of 12 cells"))
    #expect(out.exists("status") && out.exists("outputs/run.json"))
    #expect(try out.read("test.xml").contains("<testsuites"))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before)
    let kept = try FileManager.default.contentsOfDirectory(
      atPath: out.path + "/outputs/.telltale/runs")
    #expect(kept.count == 1)
    variables["TEST_SHARD_INDEX"] = "4"
    #expect(await folder.run(words: ["run"], environment: variables).code == 2)
    // What the command line says goes before it.
    variables["TEST_SHARD_INDEX"] = "2"
    let stated = await folder.run(
      words: ["run", "--gate", "none", "--shard", "2/4"], environment: variables)
    #expect(stated.output.contains("shard 2/4: 4 of 12 cells"))
  }
}

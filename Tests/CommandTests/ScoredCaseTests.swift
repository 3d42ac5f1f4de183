import Foundation
import Testing

@testable import TelltaleCommands

@Suite struct ScoredCaseTests {
  /// A project with one case: the answer holds `total`, and neither `zzz` nor
  /// `yyy`.
  private func project(threshold: String, assertions: String) throws -> ProjectFolder {
    let folder = try ProjectFolder()
    try folder.write(
      """
      suite: s
      options: {sampling: greedy}
      instructions: Start with the answer.
      cases:
        - name: total
          question: What is the total?
          passages: ["Receipt. Total: € 22.41"]
          threshold: \(threshold)
          assert: \(assertions)
      """, to: "suites/s.yaml")
    return folder
  }

  private func run(_ folder: ProjectFolder) async -> Outcome {
    await folder.run("run", "--model", "afm-2")
  }

  @Test(
    arguments: [
      ("0.5", "[{contains: total}, {contains: zzz}]", 0),
      ("0.51", "[{contains: total}, {contains: zzz}]", 1),
      ("0.75", "[{contains: total, weight: 3}, {contains: zzz}]", 0),
      ("0.76", "[{contains: total, weight: 3}, {contains: zzz}]", 1),
      ("1", "[{contains: total}, {contains: zzz, weight: 0}]", 0),
      ("1", "[{contains: total}, {contains: zzz, severity: observe}]", 0),
      // Three tenths, although 0.1 + 0.2 is not exactly 0.3.
      (
        "0.3",
        "[{contains: total, weight: 0.1}, {contains: Total, ignoring: case, weight: 0.2}, "
          + "{contains: zzz, weight: 0.7}]", 0
      ),
    ] as [(String, String, Int32)])
  func `a scored case passes when the weighted share reaches its threshold`(
    threshold: String, assertions: String, code: Int32
  ) async throws {
    let run = await run(try project(threshold: threshold, assertions: assertions))
    #expect(run.code == code, "\(run.output)\(run.errors)")
  }

  @Test func `a failure says the score, what is missing, and where the threshold stands`()
    async throws
  {
    let folder = try project(
      threshold: "0.8", assertions: "[{contains: total, weight: 2}, {contains: zzz, weight: 3}]")
    let run = await run(folder)
    #expect(run.code == 1)
    let told = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      told.contains(
        "threshold: 0.8: the score is 0.4 (2 of 5), below 0.8; missing: 'contains: zzz', with a "
          + "weight of 3 (the answer does not contain 'zzz')"), "\(run.output)")
    #expect(run.output.contains("--> suites/s.yaml:8:16"))
    let junit = try folder.read("reports/junit.xml")
    #expect(junit.contains("threshold: 0.8: the score is 0.4 (2 of 5), below 0.8"))
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(try folder.read("reports/run.json").utf8))
        as? [String: Any])
    let cells = try #require(json["cells"] as? [[String: Any]])
    let assertions = try #require(cells.first?["assertions"] as? [[String: Any]])
    #expect(
      assertions.map { "\($0["label"] ?? "") \($0["severity"] ?? "") \($0["verdict"] ?? "")" } == [
        "threshold: 0.8 gate fail", "contains: total observe pass", "contains: zzz observe fail",
      ])
    let explained = await folder.run("explain", "s/total@afm-2")
    #expect(explained.output.contains("below-threshold: the score is 0.4 (2 of 5), below 0.8"))
  }

  @Test func `a scored case that still reaches its threshold has not regressed`() async throws {
    let folder = try project(
      threshold: "0.5", assertions: "[{contains: total}, {not: {contains: zzz}}, {contains: yyy}]")
    #expect(await run(folder).code == 0)
    #expect(await folder.run("accept", "--yes").code == 0)
    let changed = try folder.read("suites/s.yaml").replacingOccurrences(
      of: "instructions: Start with the answer.",
      with: "instructions: Reply in the language of the user's message.")
    try folder.write(changed, to: "suites/s.yaml")
    let again = await run(folder)
    #expect(again.code == 0, "\(again.output)")
  }

  @Test(
    arguments: [
      ("threshold: 0\n    assert: [{contains: a}]", "a threshold of 0 is reached whatever fails"),
      ("threshold: 2\n    assert: [{contains: a}]", "expected a number from 0.0 to 1.0, found 2.0"),
      ("threshold: half\n    assert: [{contains: a}]", "expected a number, found text"),
      (
        "threshold: 1\n    assert: [{contains: a, weight: 0}]",
        "the case has a threshold, and all its assertions have a weight of 0"
      ),
      (
        "assert: [{contains: a, weight: 2}]", "a weight counts only in a case with a threshold"
      ),
      (
        "threshold: 1\n    assert: [{contains: a, weight: -1}, {contains: b}]",
        "expected a number from 0.0"
      ),
    ] as [(String, String)])
  func `a threshold or a weight that decides nothing is refused`(
    keys: String, message: String
  ) async throws {
    let folder = try ProjectFolder()
    try folder.write(
      "suite: s\ncases:\n  - name: a\n    question: q\n    \(keys)\n", to: "suites/s.yaml")
    let check = await folder.run("check")
    #expect(check.code == 2)
    #expect(check.errors.contains("error: \(message)"), "\(check.errors)")
    #expect(check.errors.contains(": 1 error"))
  }

  @Test func `a suite's weight may count in one case and not in another`() async throws {
    let folder = try ProjectFolder()
    try folder.write(
      """
      suite: s
      assert: [{contains: a, weight: 2}, {contains: b}]
      cases:
        - {name: a, question: q, threshold: 0.5}
        - {name: b, question: q}
      """, to: "suites/s.yaml")
    #expect(await folder.run("check").code == 0)
  }
}

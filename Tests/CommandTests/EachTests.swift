import Foundation
import Testing

@testable import TelltaleCommands

@Suite struct EachTests {
  @Test func `each element is a case of its own, with its own history`() async throws {
    let folder = try ProjectFolder()
    func write(_ name: String) throws {
      try folder.write(
        """
        suite: s
        options: {sampling: greedy}
        prompt: "{{passages}}\\n\\nHow much is the {{thing}}?"
        cases:
          - name: \(name)
            each: true
            vars: {thing: [tea, coffee]}
            question: How much?
            passages: ["Tea € 2.00. Coffee € 3.00."]
            assert: [{contains-any: ["2", "3", "{{thing}}"]}]
        """, to: "suites/s.yaml")
    }
    try write("price")
    #expect(
      await folder.run("list", "--model", "afm-2").output
        == "s/price/tea@afm-2\ns/price/coffee@afm-2\n")
    #expect(
      await folder.run("list", "--model", "afm-2", "--case", "*/tea").output
        == "s/price/tea@afm-2\n")
    _ = await folder.run("run", "--model", "afm-2")
    #expect(await folder.run("accept", "--yes").code == 0)
    let explained = await folder.run("explain", "s/price/coffee@afm-2")
    #expect(explained.output.contains("How much is the coffee?"))
    // A renamed case with elements keeps the baseline of each of them.
    try write("cost\n    was: price")
    let renamed = await folder.run("run", "--model", "afm-2")
    #expect(!renamed.output.contains("2 new"), "\(renamed.output)")
    #expect(!renamed.output.contains("no baseline"), "\(renamed.output)")
  }

  @Test(
    arguments: [
      ("each: true", "'each' needs exactly one variable with a list of values"),
      ("each: true\n    vars: {a: [x], b: [y]}", "'each' needs exactly one variable"),
      ("each: true\n    vars: {a: []}", "'each' needs exactly one variable"),
      ("vars: {a: [x]}", "the variable 'a' is a list"),
      ("each: yes\n    vars: {a: x}", "expected true or false, found text"),
      ("each: true\n    vars: {a: [x/y]}", "'x/y' cannot name a case"),
      ("each: true\n    vars: {a: [x, x]}", "the name 'a/x' stands twice"),
      ("each: true\n    vars: {a: [[x]]}", "expected text, found a list"),
    ] as [(String, String)])
  func `what cannot be made into cases is refused`(keys: String, message: String) async throws {
    let folder = try ProjectFolder()
    try folder.write(
      "suite: s\nassert: [{contains: a}]\ncases:\n  - name: a\n    question: q\n    \(keys)\n",
      to: "suites/s.yaml")
    let check = await folder.run("check")
    #expect(check.code == 2)
    #expect(check.errors.contains(message), "\(check.errors)")
    #expect(check.errors.contains(": 1 error"), "\(check.errors)")
  }
}

import Foundation
import Testing

@testable import TelltaleCommands

@Suite struct BaselineCommandTests {
  private func starter() async throws -> ProjectFolder {
    let folder = try ProjectFolder()
    _ = await folder.run("init")
    return folder
  }

  @Test func `what was accepted is listed, with failures and orphans`() async throws {
    let folder = try await starter()
    let path = "baselines/starter/afm-2.yaml"
    let baseline = try folder.read(path)
    try folder.write(
      baseline.replacing("  total-en:", with: "  total-gone:").replacing(
        "      outcome: answered\n",
        with: "      outcome: answered\n      accepted-failing: waiting for Apple\n"), to: path)
    let list = await folder.run("baseline", "list")
    #expect(list.code == 0)
    #expect(
      list.output.contains("afm-2.yaml                4 cells, 4 accepted failing, 1 orphan\n"),
      "\(list.output)")
    #expect(list.output.contains("  waiting for Apple: 4 cells\n    starter/"))
    #expect(list.output.contains("    starter/total-gone@afm-2\n"))
    #expect(list.output.hasSuffix("\n20 cells in 5 files\n"))
    let json = await folder.run("baseline", "list", "--format", "json")
    let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(value?["cells"] as? Int == 20)
    #expect((value?["files"] as? [[String: Any]])?.count == 5)
  }

  @Test func `a cell is shown, and one that is not there has a nearest`() async throws {
    let folder = try await starter()
    let shown = await folder.run("baseline", "show", "starter/total-en@afm-2")
    #expect(shown.code == 0)
    #expect(shown.output.contains("  model    AFM 2 Core, simulated profile 2\n"))
    #expect(shown.output.contains("\nprompt, as accepted\n  │ {{passages}}\n"))
    #expect(shown.output.contains("\nresponse: answered\n  │ "))
    let slip = await folder.run("baseline", "show", "starter/total-em@afm-2")
    #expect(slip.code == 4 && slip.errors.contains("did you mean 'starter/total-en@afm-2'?"))
  }

  @Test func `orphans go when somebody says so, and never when a suite cannot be read`()
    async throws
  {
    let folder = try await starter()
    let suite = try folder.read("suites/starter.yaml")
    try folder.write(suite + "  - [\n", to: "suites/starter.yaml")
    #expect(await folder.run("baseline", "prune", "--yes").code == 2)
    #expect(folder.exists("baselines/starter/afm-2.yaml"))
    try folder.write(
      suite.replacing("suite: starter\n", with: "suite: renamed\n"), to: "suites/starter.yaml")
    let dry = await folder.run("baseline", "prune")
    #expect(dry.code == 0)
    #expect(dry.output.contains("baselines/starter/afm-2.yaml: starter/total-en@afm-2\n"))
    #expect(dry.output.hasSuffix("nothing was removed; --yes removes them\n"))
    #expect(
      await folder.run("baseline", "prune", input: "n\n", isTerminal: true).output
        .hasSuffix("nothing was removed\n"))
    #expect(folder.exists("baselines/starter/afm-2.yaml"))
    let pruned = await folder.run("baseline", "prune", input: "y\n", isTerminal: true)
    #expect(pruned.output.hasSuffix("Removed 20 orphans from 5 files\n"), "\(pruned)")
    #expect(!folder.exists("baselines/starter"))
    #expect(await folder.run("baseline", "prune").output == "there is nothing to prune\n")
  }

  @Test func `verify tells wrong from worth knowing`() async throws {
    let folder = try await starter()
    let fine = await folder.run("baseline", "verify", "--strict")
    #expect(fine == Outcome(code: 0, output: "6 files: 0 errors, 0 warnings\n", errors: ""))
    let path = "baselines/starter/afm-2.yaml"
    let prompts = "baselines/starter/prompts.yaml"
    let baseline = try folder.read(path)
    let ledger = try folder.read(prompts)

    try folder.write(
      baseline.replacing("simulated profile 2", with: "simulated profile 1"), to: path)
    let older = await folder.run("baseline", "verify")
    #expect(older.code == 0)
    #expect(
      older.errors.hasPrefix(
        "\(path):4: warning: 4 of 4 cells were accepted of 'AFM 2 Core, simulated profile 1'; "
          + "the model is 'AFM 2 Core, simulated profile 2' now\n"))
    #expect(await folder.run("baseline", "verify", "--strict").code == 2)

    try folder.write(
      baseline.replacing("outcome: answered\n", with: "outcome:   answered\n"), to: path)
    let edited = await folder.run("baseline", "verify")
    #expect(edited.code == 2)
    #expect(edited.errors.contains("error: the file is not as Telltale writes it, from here on\n"))
    #expect(
      await folder.run("baseline", "migrate", "--dry-run").output == """
        \(path): would be written anew
        1 of 6 files would change; nothing was written

        """)
    #expect(
      await folder.run("baseline", "migrate").output
        == "\(path): written anew\n1 of 6 files written\n")
    #expect(try folder.read(path) == baseline)
    #expect(await folder.run("baseline", "migrate").output == "6 files: all as version 1 has it\n")

    try folder.write(baseline.replacing("\n", with: "\r\n"), to: path)
    #expect(await folder.run("baseline", "verify").errors.contains("the lines end in CR LF"))
    try folder.write(baseline, to: path)

    try folder.write(
      ledger.replacing("Start with the answer", with: "End with the answer"), to: prompts)
    #expect(
      await folder.run("baseline", "verify").errors.contains(
        /prompts.yaml:4: error: the prompt 'default' is not what its hash [0-9a-f]{12} says\n/))
    try folder.write("prompts: 1\nsuite: starter\nversions: {}\n", to: prompts)
    let missing = await folder.run("baseline", "verify")
    #expect(missing.code == 2 && missing.output == "6 files: 5 errors, 0 warnings\n", "\(missing)")
    #expect(
      missing.errors.contains(/the prompt [0-9a-f]{12} of \S+ and 3 more is not in prompts.yaml/))
  }

  @Test(arguments: [
    (["baseline"], "error: 'baseline' needs a command"),
    (
      ["baseline", "lst"],
      "error: unknown command of 'baseline': 'lst'\n\nhelp: did you mean 'list'?"
    ),
    (["baselin", "list"], "error: unknown command 'baselin'\n\nhelp: did you mean 'baseline'?"),
  ])
  func `a verb that is not there has a nearest`(words: [String], error: String) async throws {
    let outcome = try await ProjectFolder().run(words: words)
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix(error))
  }

  @Test func `nested commands are in the help and in every shell's completion`() async throws {
    let folder = try ProjectFolder()
    #expect(await folder.run("help").output.contains("\n  baseline     Look after the baselines\n"))
    let help = await folder.run("baseline", "--help")
    #expect(help.code == 0 && help.output.contains("\n  baseline verify   Check baselines"))
    #expect(
      await folder.run("help", "baseline", "prune").output.contains("telltale baseline prune --yes")
    )
    let bash = await folder.run("completions", "bash").output
    #expect(bash.contains("compgen -W 'list show prune verify migrate'"))
    #expect(bash.contains("    'baseline prune')\n"))
    #expect(
      await folder.run("completions", "zsh").output.contains("'prune:Remove what was accepted"))
    #expect(
      await folder.run("completions", "fish").output.contains(
        "-n '__fish_seen_subcommand_from baseline' -f -a prune"))
  }
}

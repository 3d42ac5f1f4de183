import Foundation
import Testing

/// Real programs as models, and their responses recorded and judged without them.
struct RecordCommandTests {
  /// A project with a program, and its recordings as another model.
  private func project(
    _ suite: String = "", script: String = "echo \"Het totaal is € 22,41.\""
  ) throws -> ProjectFolder {
    let folder = try ProjectFolder()
    try folder.write(
      """
      models:
        - {id: script, kind: command, command: [sh, answer.sh]}
        - {id: ci, kind: recorded, of: script}
      """, to: "telltale.yaml")
    // What is asked is counted.
    try folder.write("echo asked >> asked\n" + script + "\n", to: "answer.sh")
    try folder.write(
      suite.isEmpty
        ? """
        suite: receipts
        models: [script, ci]
        options: {sampling: greedy}
        assert: [language-matches-question]
        cases:
          - name: total
            question: Wat is het totaal?
            passages: [{text: "Totaal € 22,41"}]
            assert: [{contains: "22,41"}]
          - name: shop
            question: Waar was dit?
            passages: [{text: "Bakkerij De Korenaar, Utrecht"}]
            assert: [{contains: "Korenaar"}]
        """ : suite, to: "suites/receipts.yaml")
    return folder
  }

  private func timesAsked(_ folder: ProjectFolder) throws -> Int {
    folder.exists("asked") ? try folder.read("asked").split(separator: "\n").count : 0
  }

  /// The cells of the last report, by what they say of one model.
  private func verdicts(of model: String, in folder: ProjectFolder) throws -> [String] {
    let data = Data(try folder.read("reports/run.json").utf8)
    let run = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let cells = try #require(run["cells"] as? [[String: Any]])
    return try cells.filter { $0["model"] as? String == model }.map { cell in
      var cell = cell
      for key in ["model", "id"] { cell[key] = nil }
      let bytes = try JSONSerialization.data(
        withJSONObject: withoutTimes(cell), options: [.sortedKeys])
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// What is measured of a live model alone is left out.
  private func withoutTimes(_ value: Any) -> Any {
    if let members = value as? [String: Any] {
      return members.filter { $0.key != "seconds" }.mapValues { withoutTimes($0) }
    }
    return (value as? [Any])?.map { withoutTimes($0) } ?? value
  }

  @Test func `what was recorded is judged as the live model was, with the model gone`() async throws
  {
    let folder = try project()
    _ = await folder.run("run", "--model", "script")
    let live = try verdicts(of: "script", in: folder)
    #expect(live.count == 2 && live.joined().contains("contains: Korenaar"))
    let recorded = await folder.run("record")
    #expect(
      recorded.output == """
        recordings/receipts/script.jsonl: 2 recorded, 2 in all
        2 responses recorded, 0 there already; exit 0

        """, "\(recorded)")
    #expect(recorded.code == 0)
    try folder.write("exit 1\n", to: "answer.sh")
    let judged = await folder.run("run", "--model", "ci")
    #expect(judged.code == 1, "\(judged.output)")
    #expect(judged.output.contains("recorded"))
    #expect(try verdicts(of: "ci", in: folder) == live)
  }

  @Test func `what is there is not asked again, unless all of it is`() async throws {
    let folder = try project()
    _ = await folder.run("record")
    #expect(try timesAsked(folder) == 2)
    let file = try folder.read("recordings/receipts/script.jsonl")
    let again = await folder.run("record", "--missing")
    #expect(again.output == "0 responses recorded, 2 there already; exit 0\n")
    #expect(try timesAsked(folder) == 2)
    #expect(try folder.read("recordings/receipts/script.jsonl") == file)
    let all = await folder.run("record", "--all", "--case", "total")
    #expect(
      all.output.hasPrefix(
        "recordings/receipts/script.jsonl: 0 recorded, 1 recorded anew, 2 in all\n"))
    #expect(try timesAsked(folder) == 3)
  }

  @Test func `an edited prompt makes a recording stale, which is told and never used`() async throws
  {
    let folder = try project()
    _ = await folder.run("record")
    let suite = try folder.read("suites/receipts.yaml")
    try folder.write(
      suite.replacing("assert: [language", with: "instructions: Kort.\nassert: [language"),
      to: "suites/receipts.yaml")
    let stale = await folder.run("run", "--model", "ci")
    #expect(stale.code == 3)
    let text = stale.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("the recording of this request is stale: the instructions changed"))
    #expect(text.contains("`telltale record --missing --model script` stores it"))
    // What the message says to type.
    let recorded = await folder.run("record", "--missing", "--model", "script")
    #expect(recorded.output.contains("2 recorded, 4 in all"), "\(recorded)")
    #expect(await folder.run("run", "--model", "ci").code == 1)
  }

  @Test func `an edited program is another model, whose responses are not mixed in`() async throws {
    let folder = try project()
    _ = await folder.run("record")
    try folder.write("echo 'Bakkerij De Korenaar.'\n", to: "answer.sh")
    let one = await folder.run("record", "--case", "shop")
    #expect(one.output.contains("1 recorded, 3 in all"), "\(one)")
    let judged = await folder.run("run", "--model", "ci")
    #expect(judged.code == 3)
    let text = judged.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("it is of another version of the model"))
    _ = await folder.run("record")
    #expect(await folder.run("run", "--model", "ci", "--case", "shop").code == 0)
  }

  /// G05: five samples wanted, one recorded.
  @Test func `trials that were not recorded are errors, not copies of one that was`() async throws {
    let folder = try project(
      """
      suite: receipts
      models: [ci]
      options: {temperature: 0.7}
      cases: [{name: total, question: Totaal?, assert: [{contains: "22,41"}]}]
      """)
    let one = await folder.run("record")
    #expect(one.output.contains("1 recorded, 1 in all"), "\(one)")
    #expect(await folder.run("run").code == 0)
    let five = await folder.run("run", "--repeat", "5")
    #expect(five.code == 3)
    let text = five.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      text.contains("trial 2 of this request was not recorded, only 1 was"), "\(five.output)")
    let more = await folder.run("record", "--repeat", "5")
    #expect(more.output.hasSuffix("4 responses recorded, 1 there already; exit 0\n"))
    #expect(await folder.run("run", "--repeat", "5").code == 0)
  }

  /// G06: a failing answer in the store.
  @Test func `a live run asks, whatever was recorded`() async throws {
    let folder = try project(script: "echo \"Weet ik niet.\"")
    _ = await folder.run("record")
    #expect(await folder.run("run", "--model", "ci", "--case", "total").code == 1)
    let asked = try timesAsked(folder)
    _ = await folder.run("run", "--model", "script", "--case", "total")
    #expect(try timesAsked(folder) == asked + 1)
    try folder.write("echo 'Het totaal is € 22,41.'\n", to: "answer.sh")
    #expect(await folder.run("run", "--model", "script", "--case", "total").code == 0)
    #expect(await folder.run("run", "--model", "ci", "--case", "total").code == 1)
  }

  /// G08: a replayed cell with `latency:`.
  @Test func `a recorded response takes no time that could be judged`() async throws {
    let folder = try project(
      """
      suite: receipts
      models: [ci]
      cases: [{name: total, question: Totaal?, assert: [{latency: 0.000001}]}]
      """)
    _ = await folder.run("record")
    let judged = await folder.run("run", "--max-undecided", "0")
    #expect(judged.code == 3)
    #expect(judged.output.contains("0 passed + 0 failed + 1 undecided"))
    #expect(try folder.read("reports/run.json").contains("a recorded response takes no time"))
  }

  @Test func `what says nothing of the model is not stored, and is asked for the next time`()
    async throws
  {
    let folder = try project(script: "if grep -q Korenaar; then echo down >&2; exit 7; fi; echo a")
    try folder.write(
      """
      models:
        - id: script
          kind: command
          command: [sh, answer.sh]
          exit-codes: {"7": network-failure, "8": guardrail-violation}
        - {id: ci, kind: recorded, of: script}
      """, to: "telltale.yaml")
    let recorded = await folder.run("record")
    #expect(recorded.code == 3)
    #expect(
      recorded.output == """
        recordings/receipts/script.jsonl: 1 recorded, 1 in all
        1 response recorded, 0 there already; 1 could not be recorded; exit 3

        """)
    #expect(
      recorded.errors.contains(
        "not recorded: receipts/shop@script, trial 1: the network failed: down"))
    let script = try folder.read("answer.sh").replacing("exit 7", with: "exit 8")
    try folder.write(script, to: "answer.sh")
    let blocked = await folder.run("record")
    #expect(blocked.code == 0, "\(blocked)")
    #expect(
      try folder.read("recordings/receipts/script.jsonl")
        .contains(#""response":{"outcome":"guardrail-violation"}"#))
  }

  @Test func `a simulated model is recorded when it is named`() async throws {
    let folder = try project(
      """
      suite: receipts
      models: [afm-2, ci]
      cases: [{name: total, question: Totaal?, assert: [{contains: "x"}]}]
      """)
    #expect(
      await folder.run("record", "--model", "afm-2").output.contains("afm-2.jsonl: 1 recorded"))
    let live = await folder.run("record")
    #expect(live.output.contains("recordings/receipts/script.jsonl: 1 recorded, 1 in all"))
    try folder.write("models: []\n", to: "telltale.yaml")
    try folder.write(
      "suite: receipts\ncases: [{name: total, question: Totaal?, assert: [{contains: x}]}]\n",
      to: "suites/receipts.yaml")
    let none = await folder.run("record")
    #expect(none.code == 4)
    #expect(none.errors.contains("there is no live model to record among those selected"))
    #expect(await folder.run("record", "--allow-empty").code == 0)
    #expect(await folder.run("record", "--all", "--missing").code == 2)
  }

  @Test func `a conversation is recorded turn by turn`() async throws {
    let folder = try project(
      """
      suite: receipts
      models: [ci]
      options: {sampling: greedy}
      cases:
        - name: talk
          turns:
            - {question: Totaal?, assert: [{contains: "1"}]}
            - {question: En nu?, assert: [{contains: "3"}]}
      """,
      script: #"sed 's/.*"messages":\(.*\),"options.*/\1/' | grep -o '"role"' | wc -l"#)
    let recorded = await folder.run("record")
    #expect(recorded.output.contains("2 recorded, 2 in all"), "\(recorded)")
    try folder.write("exit 1\n", to: "answer.sh")
    let judged = await folder.run("run")
    #expect(judged.code == 0, "\(judged.output)")
  }

  @Test func `a conflict in a file of recordings is named by every command that reads it`()
    async throws
  {
    let folder = try project()
    _ = await folder.run("record")
    let file = try folder.read("recordings/receipts/script.jsonl")
    try folder.write(
      "<<<<<<< HEAD\n\(file)=======\n\(file)>>>>>>> x\n",
      to: "recordings/receipts/script.jsonl")
    for command in ["check", "run", "record"] {
      let outcome = await folder.run(words: [command])
      #expect(outcome.code == 2, "\(command)")
      let text = outcome.output + outcome.errors
      #expect(text.contains("an unresolved merge conflict"))
      #expect(text.contains("recordings/receipts/script.jsonl:1"))
      #expect(text.contains("keep the lines of both sides"))
    }
  }

  @Test func `a run says how old the recordings are that it judges`() async throws {
    let folder = try project()
    _ = await folder.run("record")
    let file = try folder.read("recordings/receipts/script.jsonl")
    let year = try #require(file.firstMatch(of: /"date":"([0-9]{4})/)?.1)
    // The newest of them decides how old they are at least.
    try folder.write(
      file.replacing("\"date\":\"\(year)", with: "\"date\":\"\((Int(year) ?? 0) - 1)"),
      to: "recordings/receipts/script.jsonl")
    let judged = await folder.run("run", "--model", "ci")
    #expect(
      (judged.output + judged.errors).contains("365 days ago"), "\(judged.output)\(judged.errors)")
  }

  @Test func `why a cell changed is found by asking what was recorded`() async throws {
    let folder = try project(
      """
      suite: receipts
      models: [ci]
      options: {sampling: greedy}
      instructions: Old.
      cases: [{name: total, question: Totaal?, assert: [{contains: "22,41"}]}]
      """)
    _ = await folder.run("record")
    _ = await folder.run("run")
    _ = await folder.run("accept", "--yes")
    // The new version of the model is asked with the old prompt, then with the new one.
    try folder.write("echo 'Geen idee.'\n", to: "answer.sh")
    _ = await folder.run("record")
    let suite = try folder.read("suites/receipts.yaml")
    try folder.write(suite.replacing("Old.", with: "New."), to: "suites/receipts.yaml")
    _ = await folder.run("record")
    let judged = await folder.run("run")
    #expect(judged.code == 1)
    let text = judged.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("by the model (the old prompt fails too)"), "\(judged.output)")
  }
}

/// Recording as a process: signals, Git.
@Suite(.enabled(if: isBuilt, "the program is not beside the tests"))
struct RecordProcessTests {
  private static let prelude = #"""
    set -m
    export HOME="$PWD" GIT_CONFIG_NOSYSTEM=1
    git() { command git -c user.name=x -c user.email=x@example.org -c commit.gpgsign=false "$@"; }
    mkdir suites
    cat > telltale.yaml <<'END'
    models:
      - {id: script, kind: command, command: [sh, answer.sh]}
      - {id: ci, kind: recorded, of: script}
    END
    echo 'cat >/dev/null; echo answer' > answer.sh
    suite() {
      printf 'suite: s\nmodels: [ci]\nassert: [{contains: answer}]\ncases:\n' > suites/s.yaml
      for name in "$@"; do printf '  - {name: %s, question: %s?}\n' $name $name >> suites/s.yaml; done
    }

    """#

  @Test(.enabled(if: hasGit, "git is not installed"))
  func `branches that record different cases merge without help, wherever they stand`() throws {
    let outcome = try shell(
      Self.prelude + #"""
        suite m; "$T" record >/dev/null; git init -q -b main .; git add -A; git commit -qm start
        git checkout -qb one; suite a m n; "$T" record >/dev/null; git commit -qam one
        git checkout -q main; git checkout -qb two; suite m o z; "$T" record >/dev/null; git commit -qam two
        git merge -q one >/dev/null 2>&1; git checkout -q --ours suites; git status --short recordings
        suite a m n o z
        wc -l < recordings/s/script.jsonl; rm answer.sh; "$T" run | tail -n 1
        """#, in: ProjectFolder())
    let lines = outcome.output.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(
      lines == ["M  recordings/s/script.jsonl", "5", "gate regression: passed; exit 0"],
      "\(outcome)")
  }

  @Test func `a recording that is stopped keeps what it got, and goes on from there`() throws {
    let outcome = try shell(
      Self.prelude + #"""
        echo 'cat >/dev/null; echo x >> asked; sleep 0.2; echo answer' > answer.sh
        suite a b c d e f g h
        "$T" record --jobs 1 >out 2>err & pid=$!
        while [ "$(cat asked 2>/dev/null | wc -l)" -lt 3 ]; do sleep 0.02; done
        kill -INT $pid; wait $pid; echo "code $?"; tail -n 1 out | grep -o 'stopped.*'
        "$T" record | tail -n 1 | grep -o 'exit 0'; wc -l < asked; "$T" run | tail -n 1
        """#, in: ProjectFolder())
    let lines = outcome.output.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(
      lines == [
        "code 5", "stopped; the same command goes on; exit 5", "exit 0", "8",
        "gate regression: passed; exit 0",
      ], "\(outcome)")
  }

  @Test func `a recording that is killed loses nothing that it got`() throws {
    let outcome = try shell(
      Self.prelude + #"""
        echo 'cat >/dev/null; echo x >> asked; echo answer; [ $(wc -l < asked) -lt 4 ] || sleep 20' > answer.sh
        suite a b c d
        "$T" record --jobs 1 >out 2>err & pid=$!
        while [ "$(cat asked 2>/dev/null | wc -l)" -lt 4 ]; do sleep 0.02; done
        kill -KILL $pid; wait $pid; ls recordings 2>/dev/null
        "$T" record --case a 2>&1
        """#, in: ProjectFolder())
    #expect(
      outcome.output == """
        note: recordings/s/script.jsonl has what an earlier recording left behind
        0 responses recorded, 1 there already; exit 0

        """, "\(outcome)")
  }

  @Test func `a second signal ends the programs that run, with what they started`() throws {
    let outcome = try shell(
      Self.prelude + #"""
        echo 'sleep 60 & echo $! > child.new; mv child.new child; wait' > answer.sh
        suite a
        "$T" record >out 2>err & pid=$!
        while [ ! -e child ]; do sleep 0.02; done
        kill -TERM $pid; sleep 0.2; kill -TERM $pid; wait $pid; echo "code $?"
        for i in 1 2 3 4 5 6 7 8 9 10; do
          state=$(sed 's/.*) \(.\).*/\1/' /proc/$(cat child)/stat 2>/dev/null)
          [ -z "$state" ] || [ "$state" = Z ] && { echo gone; break; }; sleep 0.1
        done
        """#, in: ProjectFolder())
    #expect(outcome.output == "code 143\ngone\n", "\(outcome)")
  }

  @Test func `eight programs at once get what is theirs`() throws {
    let outcome = try shell(
      Self.prelude + #"""
        echo 'sed "s/.*\"prompt\":\"\([a-z0-9]*\)?\".*/answer \1/"' > answer.sh
        suite $(seq -f 'c%g' 1 40); "$T" record -j 8 | tail -n 1
        grep -c . recordings/s/script.jsonl
        sed 's/.*"case":"\([a-z0-9]*\)".*"answer":"answer \([a-z0-9]*\)".*/\1 \2/' recordings/s/script.jsonl |
          awk '$1 != $2' | wc -l
        """#, in: ProjectFolder())
    #expect(
      outcome.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        == ["40 responses recorded, 0 there already; exit 0", "40", "0"], "\(outcome)")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd")))
  func `nothing stays open in a run of many programs, and no child stays behind`() throws {
    let outcome = try shell(
      Self.prelude + #"""
        cat > answer.sh <<'END'
        cat >/dev/null
        ls /proc/$PPID/fd | wc -l >> open
        ps -o stat= --ppid $PPID | grep -c ^Z >> zombies; echo answer
        END
        suite $(seq -f 'c%g' 1 60); "$T" record -j 4 | tail -n 1
        echo "$(sort -n open | tail -n 1) $(sort -n zombies | tail -n 1)"
        """#, in: ProjectFolder())
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "60 responses recorded, 0 there already; exit 0", "\(outcome)")
    let figures = try #require(lines.last).split(separator: " ").compactMap { Int($0) }
    try #require(figures.count == 2, "\(outcome)")
    // Four at once have three ends of pipes each; the rest is this process's own.
    #expect(figures[0] < 50, "\(outcome)")
    // One that has just ended is waited for in a moment.
    #expect(figures[1] <= 4, "\(outcome)")
  }
}

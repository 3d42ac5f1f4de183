import Foundation
import Testing

/// Runs that are asked to stop, or killed, and go on later.
@Suite(.enabled(if: isBuilt, "the program is not beside the tests"))
struct StoppedRunTests {
  /// A project whose run takes seconds, and ways to look at its reports.
  private static let prelude = #"""
    # Jobs of their own group hear SIGINT, which others of a script do not.
    set -m
    "$T" init >/dev/null
    report() { grep -v '"run": \|"started-at"\|"seconds"\|"path"' reports/run.json; }
    "$T" run --repeat 200 >/dev/null 2>&1; report > whole.json
    # Starts a run, waits for its file, and sends it a signal.
    interrupt() {
      local before=$(ls .telltale/runs/*.run | wc -l)
      "$T" run --repeat 200 >out 2>err & local pid=$!
      while [ "$(ls .telltale/runs/*.run | wc -l)" = "$before" ]; do sleep 0.01; done
      sleep 0.1; kill -"$1" $pid; wait $pid; echo "code $?"
    }
    resume() {
      "$T" run --repeat 200 --resume >out 2>err; echo "code $?"
      report | cmp - whole.json && echo "as if never stopped"
      grep -c '^note: resuming the run .* trials kept' err
    }

    """#

  @Test(arguments: [("INT", 5), ("TERM", 5), ("KILL", 137)])
  func `a run that is stopped goes on with --resume to what it would have been`(
    signal: String, code: Int
  ) throws {
    let folder = try ProjectFolder()
    let outcome = try shell(Self.prelude + "interrupt \(signal)\nresume", in: folder)
    #expect(
      outcome.output == "code \(code)\ncode 0\nas if never stopped\n1\n", "\(outcome.errors)")
  }

  @Test func `a run that is stopped says what is missing, in every report`() throws {
    let folder = try ProjectFolder()
    let outcome = try shell(
      Self.prelude + "interrupt TERM; tail -n 1 out; cat err; cat reports/junit.xml", in: folder)
    #expect(outcome.output.contains("incomplete, "), "\(outcome)")
    #expect(outcome.output.contains("stopping: no new trial begins"))
    #expect(outcome.output.contains("telltale.error.incomplete"))
    #expect(try folder.read("out").contains("the same command with --resume"))
    #expect(try folder.read("reports/run.json").contains("\"complete\": false"))
  }

  @Test func `a second signal stops at once, and what was written is kept`() throws {
    let folder = try ProjectFolder()
    let outcome = try shell(
      Self.prelude + #"""
        "$T" run --repeat 200 --jobs 1 >out 2>err & pid=$!
        while ! ls .telltale/runs/*-wal >/dev/null 2>&1; do sleep 0.01; done
        kill -STOP $pid; kill -INT $pid; kill -TERM $pid; kill -CONT $pid; wait $pid; echo "code $?"
        resume
        """#, in: folder)
    let codes = outcome.output.split(separator: "\n").map(String.init)
    // Which of two signals that wait is handed over last is the system's choice; and a run
    // may end between them.
    #expect(["code 143", "code 130", "code 5"].contains(codes.first), "\(outcome)")
    #expect(codes.dropFirst().elementsEqual(["code 0", "as if never stopped", "1"]), "\(outcome)")
  }

  @Test func `what was got before a run that resumes is killed is not asked for again`() throws {
    let folder = try ProjectFolder()
    let outcome = try shell(
      Self.prelude + #"""
        kept() { sed -n 's/^note: resuming .*: \([0-9]*\) of .*/\1/p' err; }
        interrupt TERM >/dev/null
        "$T" run --repeat 200 --resume --jobs 1 >out 2>err & pid=$!
        while ! ls .telltale/runs/*-wal >/dev/null 2>&1; do sleep 0.01; done
        kill -KILL $pid; wait $pid; first=$(kept)
        resume >/dev/null; second=$(kept)
        [ "$first" -gt 0 ] && [ "$second" -ge "$first" ] && echo "nothing lost"
        """#, in: folder)
    #expect(outcome.output == "nothing lost\n", "\(outcome)")
  }

  @Test func `with nothing to resume a run starts anew, and a run that is named must be there`()
    async throws
  {
    let folder = try ProjectFolder()
    #expect(await folder.run("init").code == 0)
    _ = try shell("rm -rf .telltale", in: folder)
    let first = await folder.run("run", "--resume")
    #expect(first.code == 0)
    #expect(first.errors.contains("note: there is no run to resume; this one starts anew\n"))
    #expect(await folder.run("run", "--resume=nothing").code == 4)
    let again = await folder.run("run", "--resume")
    #expect(again.errors.contains("which is complete: 20 of 20 trials kept"), "\(again.errors)")
  }
}

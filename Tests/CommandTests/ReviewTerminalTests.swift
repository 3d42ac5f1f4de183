import Foundation
import Testing

private let hasTmux = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux"]
  .contains { FileManager.default.isExecutableFile(atPath: $0) }

/// `telltale review` in a real pseudo terminal, driven by tmux: keys go in, what a person
/// would see comes out.
@Suite(
  .enabled(if: isBuilt, "the program is not beside the tests"),
  .enabled(if: hasTmux, "tmux is not installed"))
struct ReviewTerminalTests {
  /// What every script begins with: a terminal of its own, ways to type and to wait.
  private static let prelude = #"""
    export LC_ALL=C.UTF-8 TERM=xterm-256color PATH="/usr/local/bin:/opt/homebrew/bin:$PATH"
    unset CI TMUX
    tmux() { command tmux -S "$PWD/tmux.socket" -f /dev/null "$@"; }
    # A test's thread blocks signals, and so does what it starts: the server ends with its session.
    trap 'tmux kill-session 2>/dev/null' EXIT
    keys() { tmux send-keys "$@"; }
    screen() { tmux capture-pane -p -J; }
    # Waits until the screen has a text.
    see() {
      for _ in $(seq 400); do screen | grep -qF -- "$1" && return; sleep 0.05; done
      echo "NOT SEEN: $1"; screen; exit 1
    }
    child() { ps -o pid= --ppid "$(tmux display -p '#{pane_pid}')" | head -n 1; }
    "$T" init >/dev/null && "$T" run >/dev/null 2>&1
    sed -i.old -e 's/How much did I pay at the flower shop?/What is the total there?/' \
      -e '/language of the user/d' suites/starter.yaml
    "$T" run >/dev/null 2>&1
    tmux new-session -d -x 80 -y 30 'bash --norc' </dev/null >/dev/null 2>&1
    keys "PS1='prompt> '; clear" Enter; see 'prompt>'
    keys "stty -g > before; '$T' review; echo code \$?; stty -g > after; cmp before after && echo restored" Enter
    """#

  private func play(_ script: String) throws -> (lines: [String], folder: ProjectFolder) {
    let folder = try ProjectFolder()
    let outcome = try shell(Self.prelude + "\n" + script, in: folder)
    #expect(outcome.errors == "" || !outcome.output.contains("NOT SEEN"), "\(outcome.errors)")
    return (outcome.output.split(separator: "\n").map(String.init), folder)
  }

  @Test func `one by one, all of a kind, all that say the same, and back, end in files`() throws {
    let (lines, folder) = try play(
      #"""
      see '1 of 20, 0 decided'
      cp -R baselines as-before
      see 'regressed by your prompt edit'
      keys d; see 'instructions, as sent'; keys d
      keys a; see 'Why accepted all the same?'
      keys 'only for now é'; keys Enter; see '2 of 20, 1 decided'
      keys b; see 'accepted: only for now é'; keys n; see '2 of 20, 1 decided'
      tmux resize-window -x 40 -y 16; see 'more rows: space'
      screen | awk '{ if (length($0) > 40) print "WIDE " $0 }'
      tmux resize-window -x 100 -y 30
      keys R; see '6 of 20, 5 decided'
      keys s; see '7 of 20, 6 decided'
      keys r; see '8 of 20, 7 decided'
      keys =; see 'that say the same:'; keys a; see ' decided'
      keys A; see 'That was all of 20 changes.'
      see 'Nothing is written before'
      diff -r baselines as-before && echo untouched
      keys Enter; see 'code 0'; see 'left pending'
      screen | grep -E '^(Accepted|Rejected|[0-9]+ |code|restored)'
      """#)
    #expect(!lines.contains { $0.hasPrefix("WIDE") || $0.hasPrefix("NOT SEEN") }, "\(lines)")
    #expect(lines.contains("code 0") && lines.contains("restored"))
    #expect(lines.contains("untouched"), "\(lines)")
    #expect(
      lines.contains("14 cells accepted into 5 files; review with `git diff baselines`"), "\(lines)"
    )
    #expect(lines.contains { $0.hasPrefix("Rejected 5 changes: starter/vase-nl@afm-2.1") })
    #expect(lines.contains("1 change left pending"))
    #expect(
      try folder.read("baselines/starter/afm-2.yaml").contains(
        "accepted-failing: only for now é\n"))
  }

  @Test(arguments: ["keys q", "keys C-c", "kill -TERM $(child)", "kill -INT $(child)"])
  func `quitting loses no decision and puts the terminal back`(quit: String) throws {
    let (lines, folder) = try play(
      """
      see '1 of 20'; keys S; see '6 of 20, 5 decided'
      keys a; see '7 of 20, 6 decided'
      keys C-z; see 'Stopped'; stty -g >/dev/null 2>&1
      keys 'stty -g > stopped; cmp before stopped && echo shell has its terminal' Enter
      see 'shell has its terminal'; keys fg Enter; see '7 of 20, 6 decided'
      \(quit); see 'code'; see 'left pending'
      screen | grep -E '^(Accepted|Rejected|[0-9]+ |code)'
      """)
    #expect(!lines.contains { $0.hasPrefix("NOT SEEN") }, "\(lines)")
    #expect(
      lines.contains("1 cell accepted into 1 file; review with `git diff baselines`"), "\(lines)")
    #expect(lines.contains("19 changes left pending"))
    #expect(try folder.read("baselines/starter/afm-2.1.yaml").contains("in the document"))
  }

  @Test func `without a terminal, or in CI, nothing is asked and nothing written`() throws {
    let folder = try ProjectFolder()
    let setUp =
      #""$T" init >&2 && sed -i.old 's/flower shop?/shop?/' suites/starter.yaml && "$T" run >&2; "#
    let outcome = try shell(setUp + #""$T" review"#, in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.output.contains("to accept them: telltale accept\n"))
    #expect(
      outcome.errors.hasSuffix(
        """
        error: review needs a terminal

        help: decide with `telltale accept` and `telltale reject`, which take a selection

        """))
    let ci = try shell(#"CI=1 "$T" review"#, in: folder)
    #expect(ci.code == 2 && ci.errors.contains("baselines are not written when CI is set"))
  }
}

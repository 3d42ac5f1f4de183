import Foundation
import TelltaleSystem
import Testing

/// Baselines under version control, and under two processes at once.
@Suite(
  .enabled(if: isBuilt, "the program is not beside the tests"),
  .enabled(if: hasGit, "git is not installed"))
struct BaselineMergeTests {
  private static let prelude = #"""
    export HOME="$PWD" GIT_CONFIG_NOSYSTEM=1 TELLTALE_MODEL=afm-2
    git() { command git -c user.name=x -c user.email=x@example.org -c commit.gpgsign=false "$@"; }
    "$T" init >/dev/null && git init -q -b main . && git add -A && git commit -qm start
    take() { "$T" run >/dev/null 2>&1; "$T" accept --yes --failing --reason x >/dev/null && git commit -qam "$1"; }
    added() { printf '  - name: %s\n    question: What is the total?\n    passages: [{text: "Total € %s"}]\n' "$1" "$2"; }

    """#

  @Test func `branches that add different cases merge without help`() throws {
    let outcome = try shell(
      Self.prelude + #"""
        git checkout -qb one && added aa-first 12,00 > case && sed -i.old '/^cases:/r case' suites/starter.yaml && take one
        git checkout -q main && git checkout -qb two && added zz-last 13,00 >> suites/starter.yaml && take two
        git merge -q --no-edit one >/dev/null && echo merged
        grep -c 'aa-first\|zz-last' baselines/starter/afm-2.yaml
        "$T" baseline verify && "$T" run | tail -n 1
        """#, in: ProjectFolder())
    #expect(
      outcome.output == """
        merged
        2
        6 files: 0 errors, 0 warnings
        gate regression: passed; exit 0

        """, "\(outcome.errors)")
  }

  @Test func `the same case changed twice is a conflict that says where it is and what to do`()
    throws
  {
    let folder = try ProjectFolder()
    let outcome = try shell(
      Self.prelude + #"""
        edit() { sed -i.old "s/How much did I pay at the flower shop?/$1/" suites/starter.yaml; }
        git checkout -qb one && edit 'What is the total there?' && take one
        git checkout -q main && git checkout -qb two && edit 'What did the flowers cost?' && take two
        git merge --no-edit one >/dev/null || echo conflict
        git checkout -q --ours suites
        for c in run 'baseline list' 'baseline verify' 'baseline migrate'; do
          "$T" $c >/dev/null 2>errors; echo "$c $?"; cat errors >> all
        done
        git checkout -q --ours baselines && "$T" run >/dev/null 2>&1; echo "resolved $?"
        """#, in: folder)
    #expect(
      outcome.output == """
        conflict
        run 2
        baseline list 2
        baseline verify 2
        baseline migrate 2
        resolved 0

        """, "\(outcome.errors)")
    let errors = try folder.read("all")
    let places = errors.split(separator: "\n").filter {
      $0.contains("error: an unresolved merge conflict [merge-conflict]")
        || $0.contains("error[merge-conflict]: an unresolved merge conflict")
    }
    #expect(places.count >= 4, "\(errors)")
    #expect(errors.contains(/baselines\/starter\/afm-2\.yaml:\d+/))
    #expect(
      errors.contains("help: resolve it, or check out one side and accept the responses again"))
  }

  @Test func `a second process waits its turn, and is told who has it`() throws {
    let folder = try ProjectFolder()
    let change =
      Self.prelude + #"""
        sed -i.old 's/flower shop?/shop?/' suites/starter.yaml
        TELLTALE_MODEL='*' "$T" run >/dev/null 2>&1; git add -A; git commit -qm run
        """#
    _ = try shell(change, in: folder)
    let lock = try FolderLock(folder.path + "/.telltale/baselines.lock")
    let refused = try shell(#""$T" accept --yes"#, in: folder)
    #expect(refused.code == 6)
    let process = ProcessInfo.processInfo.processIdentifier
    #expect(
      refused.errors.contains("process \(process) holds it; wait for it to end, then try again"))
    give(lock)
    let both = try shell(
      #"""
      take() { "$T" accept --yes --model $1; [ $? = 6 ] && take $1; }
      for m in afm-2 afm-2.1 afm-3-core afm-3-core-advanced afm-cloud; do take $m & done; wait
      "$T" pending; "$T" baseline verify
      """#, in: folder)
    #expect(both.output.contains("nothing is pending\n6 files: 0 errors, 0 warnings\n"), "\(both)")
  }

  @Test func `history reads runs and commits`() async throws {
    let folder = try ProjectFolder()
    let outcome = try shell(
      Self.prelude + #"""
        sed -i.old '/language of the user/d' suites/starter.yaml && take 'Leave the rule out'
        "$T" run >/dev/null 2>&1
        "$T" history vase-nl; "$T" history language-matches-question --format json; "$T" history vase-mm; echo $?
        "$T" baseline list --age | head -n 1
        """#, in: folder)
    let text = outcome.output
    #expect(
      text.hasPrefix("History of the case vase-nl, in cells that passed\n\nruns  "), "\(outcome)")
    #expect(text.contains("accepted baselines, by commit  █▆  oldest to newest\n"))
    #expect(text.contains(#/  4/5 +80%  [0-9a-f]{10}  Leave the rule out\n/#))
    #expect(text.contains(#/  5/5 +100%  [0-9a-f]{10}  start\n/#))
    #expect(text.contains("\"kind\": \"assertion\""))
    #expect(outcome.errors.contains("help: did you mean 'vase-nl'?"))
    #expect(text.contains("\n4\n"))
    #expect(text.contains(/afm-2.1.yaml +4 cells, of \d{4}-\d\d-\d\d\n$/))
  }
}

private func give(_ lock: consuming FolderLock) {}

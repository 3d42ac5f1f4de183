import Foundation
import Testing

/// The built program, beside the test bundle.
private let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  .appending(component: "telltale")

let isBuilt = FileManager.default.isExecutableFile(atPath: program.path)

/// Whether Git is where it usually is.
let hasGit = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"]
  .contains { FileManager.default.isExecutableFile(atPath: $0) }

private let hasPython = FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")

/// Runs a line of shell in a folder, with `$T` for the program.
func shell(_ line: String, in folder: ProjectFolder) throws -> Outcome {
  let process = Process()
  process.executableURL = URL(filePath: "/bin/bash")
  process.arguments = ["-c", line]
  process.currentDirectoryURL = URL(filePath: folder.path)
  process.environment = ["T": program.path, "PATH": "/usr/bin:/bin", "LC_ALL": "C"]
  let output = Pipe()
  let errors = Pipe()
  process.standardOutput = output
  process.standardError = errors
  process.standardInput = FileHandle.nullDevice
  try process.run()
  let outputData = output.fileHandleForReading.readDataToEndOfFile()
  let errorData = errors.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return Outcome(
    code: process.terminationStatus, output: String(decoding: outputData, as: UTF8.self),
    errors: String(decoding: errorData, as: UTF8.self))
}

/// The program as a process: exit codes, pipes, color, locale.
@Suite(.enabled(if: isBuilt, "the program is not beside the tests"))
struct ProcessTests {
  @Test(arguments: [
    (#""$T" version"#, 0), (#""$T" --help"#, 0), (#""$T" nonsense"#, 2), (#""$T" run"#, 2),
    (#""$T" init >&2 && "$T" run >&2"#, 0), (#""$T" init >&2 && "$T" run --case nothing"#, 4),
    (#""$T" init >&2 && CI=1 "$T" run --baselines elsewhere >&2"#, 1),
    (#""$T" init >&2 && echo x > reports && "$T" run >&2"#, 6),
  ])
  func `the exit code says which kind of failure it was`(line: String, code: Int32) throws {
    #expect(try shell(line, in: ProjectFolder()).code == code)
  }

  @Test func `a reader that goes away is no error`() throws {
    let line = #""$T" init >&2 && "$T" run | head -n 1 >&2; echo ${PIPESTATUS[0]}"#
    #expect(try shell(line, in: ProjectFolder()).output == "0\n")
  }

  @Test func `color is for terminals unless it is asked for, and NO_COLOR is heard`() throws {
    let folder = try ProjectFolder()
    let plain = try shell(#""$T" explain"#, in: folder).output
    #expect(!plain.contains("\u{1B}"))
    #expect(try shell(#""$T" explain --color always"#, in: folder).output.contains("\u{1B}"))
    #expect(
      try shell(#"NO_COLOR=1 "$T" explain --color always"#, in: folder).output.contains("\u{1B}"))
    #expect(!(try shell(#"NO_COLOR=1 "$T" explain"#, in: folder).output.contains("\u{1B}")))
  }

  @Test(.enabled(if: hasPython, "python3 is not installed"), arguments: ["y", "n"])
  func `at a real terminal a repair is shown, asked about and written`(answer: String) throws {
    let folder = try ProjectFolder()
    let suite = "suite: a\ncases:\n  - {name: x, question: Hi?, assert: [{contains: a}]},\n"
    try folder.write(suite, to: "suites/a.yaml")
    try folder.write(
      """
      import os, pty, sys
      child, terminal = pty.fork()
      if child == 0: os.execv(sys.argv[1], [sys.argv[1], 'check', '--fix'])
      seen, isAnswered = b'', False
      while True:
          try: part = os.read(terminal, 4096)
          except OSError: break
          if not part: break
          seen += part
          if b'[y/N] ' in seen and not isAnswered:
              isAnswered = True
              os.write(terminal, sys.argv[2].encode() + b'\\n')
      print(seen.decode())
      print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
      """, to: "terminal.py")
    let outcome = try shell("python3 terminal.py \"$T\" \(answer)", in: folder)
    #expect(outcome.output.contains("Repair 1 problem in 1 file? [y/N] \(answer)"))
    #expect(outcome.output.contains("\u{1B}[32m+"))
    #expect(outcome.output.hasSuffix(answer == "y" ? "\n0\n" : "\n2\n"))
    let written = try folder.read("suites/a.yaml")
    #expect(written == (answer == "y" ? suite.replacing("},\n", with: "}\n") : suite))
  }

  @Test func `a line is judged when it comes, not when the input ends`() throws {
    let line = #"""
      mkfifo in && "$T" judge --jsonl - < in > out &
      exec 3> in
      echo '{"id":1,"assertion":{"contains":"a"},"answer":"a"}' >&3
      for _ in $(seq 100); do [ -s out ] && break; sleep 0.05; done
      cut -c1-24 out
      exec 3>&-; wait
      """#
    #expect(
      try shell("mkfifo in; " + line.replacing("mkfifo in && ", with: ""), in: ProjectFolder())
        .output == "{\"id\":1,\"verdict\":\"pass\"\n")
  }

  @Test(arguments: ["tr_TR.UTF-8", "de_DE.UTF-8", "POSIX"])
  func `a verdict is the same in every locale, byte for byte`(locale: String) throws {
    let folder = try ProjectFolder()
    try folder.write(
      #"""
      {"id":1,"assertion":"currency-kept","question":"Wat is het totaal?","answer":"1.234,50","passages":[{"text":"TOTAAL INCL. BTW € 1.234,50"}]}
      {"id":2,"assertion":{"contains":{"text":"ISTANBUL","ignoring":["case"]}},"answer":"istanbul'da İSTANBUL ıstanbul"}
      {"id":3,"assertion":{"language":"tr"},"answer":"TOPLAM TUTAR İKİ YÜZ LİRADIR"}
      {"id":4,"assertion":{"starts-with-answer":["12,5 %"]},"question":"Wie viel?","answer":"12,5 % sind es."}
      not json
      {"id":6,"text":"Am 3. März 2026: 1.234,5 kg für 12,50 €. İyi günler.","answer":""}
      """#, to: "lines.jsonl")
    let line = #"""
      for c in judge analyze; do LC_ALL=LOCALE LANG=LOCALE "$T" $c --jsonl lines.jsonl; done
      """#
    let plain = try shell(line.replacing("LOCALE", with: "C"), in: folder)
    let other = try shell(line.replacing("LOCALE", with: locale), in: folder)
    #expect(plain.output.split(separator: "\n").count == 12)
    #expect(other == plain)
  }

  @Test func `an option can be given by the environment`() throws {
    let outcome = try shell(
      #""$T" init >&2 && TELLTALE_MODEL=afm-cloud "$T" list"#, in: ProjectFolder())
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.hasSuffix("@afm-cloud") })
    #expect(!outcome.output.isEmpty)
  }
}

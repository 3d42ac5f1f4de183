import Foundation
import Synchronization
import TelltaleKit
import Testing

@testable import TelltaleSystem

/// Real programs: small scripts in a folder of the test's own.
@Suite struct ChildProcessTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func child(
    _ program: String = "sh", _ limits: ChildProcess.Limits = .init(),
    environment: [String: String] = ["PATH": "/usr/local/bin:/usr/bin:/bin"]
  ) -> ChildProcess {
    ChildProcess(
      program: program, folder: folder.path, environment: environment, limits: limits)
  }

  private func shell(
    _ script: String, input: String = "", _ limits: ChildProcess.Limits = .init(),
    environment: [String: String] = ["PATH": "/usr/local/bin:/usr/bin:/bin"]
  ) throws -> ChildProcess.Output {
    try child("sh", limits, environment: environment)
      .run(["-c", script], input: Array(input.utf8))
  }

  private func text(_ output: ChildProcess.Output) -> String {
    String(decoding: output.bytes, as: UTF8.self)
  }

  @Test func `a program gets its arguments, input, folder and environment as they are`() throws {
    let output = try child("sh", environment: ["PATH": "/usr/bin:/bin", "WORD": "a b\"c"])
      .run(
        [
          "-c", "printf '%s|' \"$@\"; printf '%s|' \"$WORD\"; pwd; cat", "x", "a b", "$HOME", "",
          "*",
        ],
        input: Array("in\nput".utf8))
    #expect(text(output) == "a b|$HOME||*|a b\"c|\(folder.path)\nin\nput")
    #expect(output.ending == .exited(0))
  }

  @Test(arguments: [0, 1, 69, 255])
  func `a program's status is what it exited with`(_ status: Int32) throws {
    let output = try shell("echo no >&2; exit \(status)")
    #expect(output.ending == .exited(status))
    #expect(output.status == status)
    #expect(output.errors == "no\n")
  }

  @Test func `a program that a signal ends is told apart from one that exits`() throws {
    let output = try shell("kill -SEGV $$")
    #expect(output.ending == .signalled(11))
    #expect(output.status == 139)
  }

  @Test(arguments: [
    ("no-such-program", "no-such-program is not installed"),
    ("./gone", "there is no program ./gone"),
    ("./plain", "./plain is not a program that may be run"),
    ("./folder", "./folder is not a program that may be run"),
    ("./no-shebang", "./no-shebang cannot be started: Exec format error"),
    ("", "'' is not the name of a program"),
  ])
  func `a program that cannot be started is named`(_ program: String, _ reason: String) throws {
    try folder.write("text", to: "plain")
    try folder.write("echo hello\n", to: "no-shebang")
    try folder.setPermissions(0o755, of: "no-shebang")
    try folder.makeFolder("folder")
    #expect(throws: ChildProcess.Failure(reason: reason)) { try child(program).run([]) }
  }

  @Test func `a path with a slash is seen from the folder`() throws {
    try folder.write("#!/bin/sh\necho here\n", to: "answer.sh")
    try folder.setPermissions(0o755, of: "answer.sh")
    #expect(text(try child("./answer.sh").run([])) == "here\n")
    #expect(text(try child(folder("answer.sh")).run([])) == "here\n")
  }

  @Test func `a folder on the path that depends on where one is does not count`() throws {
    try folder.write("#!/bin/sh\necho here\n", to: "only-here")
    try folder.setPermissions(0o755, of: "only-here")
    let failure = ChildProcess.Failure(reason: "only-here is not installed")
    #expect(throws: failure) {
      try child("only-here", environment: ["PATH": ".::/bin"]).run([])
    }
  }

  @Test func `an argument with a NUL is refused, since C would cut it`() throws {
    #expect(throws: ChildProcess.Failure.self) { try child("echo").run(["a\0b"]) }
  }

  @Test func `much goes both ways at once`() throws {
    let input = Array(repeating: UInt8(ascii: "x"), count: 3_000_000)
    let output = try child("cat").run([], input: input)
    #expect(output.bytes == input)
  }

  @Test func `a program that does not read its input ends as it likes`() throws {
    let input = String(repeating: "x", count: 3_000_000)
    let closed = try shell("exec <&-; echo answer; exit 3", input: input)
    #expect(text(closed) == "answer\n")
    #expect(closed.ending == .exited(3))
    let unread = try shell("echo answer", input: input)
    #expect(text(unread) == "answer\n")
    #expect(unread.ending == .exited(0))
  }

  @Test func `a program without input finds its end at once`() throws {
    #expect(text(try shell("cat; echo end")) == "end\n")
  }

  @Test func `what is said on both outputs is kept apart, in any amount`() throws {
    let output = try shell(
      "i=0; while [ $i -lt 20000 ]; do echo 0123456789; echo abcdefghij >&2; i=$((i+1)); done")
    #expect(output.bytes.count == 220_000)
    // Of the errors the end is kept.
    #expect(output.errors.utf8.count == 65_536)
    #expect(output.errors.hasSuffix("abcdefghij\n"))
  }

  @Test func `a program that writes without end is ended`() throws {
    let output = try shell("yes", .init(outputBytes: 1_000_000))
    #expect(output.ending == .tooMuchOutput)
    #expect(output.bytes.count == 1_000_001)
  }

  @Test func `exactly as many bytes as are allowed are not too many`() throws {
    let output = try shell("printf 12345", .init(outputBytes: 5))
    #expect(output.ending == .exited(0))
    #expect(text(output) == "12345")
  }

  @Test func `bytes that are no text come as they are`() throws {
    #expect(try shell("printf '\\377\\000\\303('").bytes == [0xFF, 0x00, 0xC3, 0x28])
  }

  @Test func `a program that takes too long is ended with what it started`() throws {
    let start = ContinuousClock.now
    let output = try shell(
      """
      echo begun
      sh -c 'trap "" TERM; sh -c "echo \\$\\$ > grandchild; exec sleep 60"' &
      while [ ! -s grandchild ]; do sleep 0.02; done
      wait
      """, .init(seconds: 1))
    #expect(output.ending == .timedOut)
    #expect(text(output) == "begun\n")
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(try isGone(number(in: "grandchild")))
  }

  @Test func `a program that does not listen to being asked is ended all the same`() throws {
    let output = try shell(
      "trap '' TERM; echo $$ > child; while :; do sleep 0.05; done", .init(seconds: 0.3))
    #expect(output.ending == .timedOut)
    #expect(try isGone(number(in: "child")))
  }

  @Test func `a program that is asked to end may tidy up`() throws {
    let output = try shell(
      "trap 'echo bye; exit 0' TERM; while :; do sleep 0.05; done", .init(seconds: 0.3))
    #expect(output.ending == .timedOut)
    #expect(text(output) == "bye\n")
  }

  @Test func `what a program leaves behind does not keep anybody waiting`() throws {
    let start = ContinuousClock.now
    let output = try shell("sleep 60 & echo $! > left; echo answer")
    #expect(text(output) == "answer\n")
    #expect(output.ending == .exited(0))
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(try isGone(number(in: "left")))
  }

  @Test func `cancelling a task ends its program with what that started`() async throws {
    let child = child()
    let file = folder("grandchild")
    let task = Task {
      await child.output([
        "-c",
        "(echo $$ > grandchild.new; sleep 60) & sleep 0.1; "
          + "jobs -p > grandchild.new; mv grandchild.new grandchild; wait",
      ])
    }
    while !FileManager.default.fileExists(atPath: file) {
      try await Task.sleep(for: .milliseconds(20))
    }
    task.cancel()
    let output = try await task.value.get()
    #expect(output.ending == .cancelled)
    #expect(try isGone(number(in: "grandchild")))
  }

  @Test func `all that run can be ended at once, and those that come after`() async throws {
    let children = RunningChildren()
    var child = child()
    child.children = children
    let (first, file) = (child, folder("child"))
    let task = Task {
      await first.output(["-c", "echo $$ > child.new; mv child.new child; sleep 60"])
    }
    while !FileManager.default.fileExists(atPath: file) {
      try await Task.sleep(for: .milliseconds(20))
    }
    children.endAll()
    #expect(try await task.value.get().ending == .signalled(9))
    #expect(try isGone(number(in: "child")))
    #expect(try await first.output(["-c", "sleep 60"]).get().ending == .signalled(9))
  }

  /// Bit n - 1 of a mask in `/proc/self/status` is signal n (proc(5)).
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func `a program has the signals that stop it, also where this process ignores them`() throws {
    let numbers = [SIGINT, SIGTERM, SIGPIPE]
    let before = numbers.map { signal($0, SIG_IGN) }
    defer {
      for index in numbers.indices { _ = signal(numbers[index], before[index]) }
    }
    let output = try child("grep").run(["-E", "^Sig(Ign|Blk)", "/proc/self/status"])
    for line in text(output).split(separator: "\n") {
      let mask = try #require(UInt64(line.split(separator: "\t")[1], radix: 16))
      for number in [SIGINT, SIGTERM, SIGPIPE, SIGCHLD] {
        #expect(mask & (1 << (UInt64(number) - 1)) == 0, "\(line)")
      }
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd")))
  func `a program gets no open file but its three, however many run side by side`() async throws {
    // One that is open in this process and would be handed on.
    let open = unsafe fopen(folder("open"), "w")
    defer { if let open = unsafe open { unsafe fclose(open) } }
    let child = child()
    let listings = await withTaskGroup(of: Result<ChildProcess.Output, ChildProcess.Failure>.self) {
      group in
      for _ in 0..<24 {
        group.addTask { await child.output(["-c", "ls /proc/$$/fd; sleep 0.05"]) }
      }
      var all: [Result<ChildProcess.Output, ChildProcess.Failure>] = []
      for await listing in group { all.append(listing) }
      return all
    }
    for listing in listings { #expect(text(try listing.get()) == "0\n1\n2\n") }
  }

  private func number(in name: String) throws -> Int32 {
    try #require(Int32(try folder.read(name).trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  /// Whether a process is there no more; one that ends takes a moment.
  private func isGone(_ process: Int32) -> Bool {
    for _ in 0..<250 {
      if kill(process, 0) != 0 || isZombie(process) { return true }
      usleep(20_000)
    }
    return false
  }

  /// Whether a process has ended and only nobody has asked how; an orphan in a container
  /// without an init stays so.
  private func isZombie(_ process: Int32) -> Bool {
    guard let status = FileManager.default.contents(atPath: "/proc/\(process)/stat"),
      let mark = String(decoding: status, as: UTF8.self).split(separator: ")").last
    else { return false }
    return mark.hasPrefix(" Z")
  }
}

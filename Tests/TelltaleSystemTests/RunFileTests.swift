import Foundation
import SourceText
import TelltaleKit
import Testing

@testable import TelltaleSystem

@Suite struct RunFileTests {
  @Test func `a whole run reads back as it was written, byte for byte`() throws {
    let folder = try TemporaryFolder()
    let run = RunFixture.run()
    let path = try written(run, in: folder)
    let read = try RunFile.read(path)
    #expect(read == run)
    // `==` on text is blind to how Unicode is encoded; the bytes are not.
    for (left, right) in zip(run.cells, read.cells) {
      #expect(bytes(left) == bytes(right))
    }
    #expect(
      run.requests.map { Array($0.request.prompt.utf8) }
        == read.requests.map { Array($0.request.prompt.utf8) })
  }

  @Test func `a closed file is complete in itself and named for the run`() throws {
    let folder = try TemporaryFolder()
    let path = try written(RunFixture.run(), in: folder)
    #expect(path == folder(".telltale/runs/20261130T063800Z-1f2e3d.run"))
    #expect(try folder.names(in: ".telltale/runs") == ["20261130T063800Z-1f2e3d.run"])
    #expect(try folder.read(".telltale/.gitignore") == "*\n")
  }

  @Test func `a run that was stopped gives what it has and is not complete`() throws {
    let folder = try TemporaryFolder()
    let run = RunFixture.run(cellCount: 8)
    let writer = try RunFile.Writer(in: StateFolder(folder(".telltale")), plan: plan(of: run))
    try writer.record(run.cells[0], at: 0)
    try writer.record(run.cells[4].trials[0], ofCell: 4)
    // Read while it is being written, as after a kill: nothing was closed.
    let read = try RunFile.read(writer.path)
    #expect(!read.isComplete)
    #expect(read.cells.map(\.trials.count) == [1, 0, 0, 0, 1, 0, 0, 0])
    #expect(read.cells[0].trials == run.cells[0].trials)
    #expect(
      read.cells.map { $0.isNotRun } == [
        false, false, false, true, true, false, false, true,
      ])
    #expect(read.requests == run.requests)
    try writer.close()
    #expect(try RunFile.read(writer.path) == read)
    #expect(try folder.names(in: ".telltale/runs") == [FilePath.name(of: writer.path)])
  }

  @Test func `what a killed process leaves holds everything that was recorded`() throws {
    let folder = try TemporaryFolder()
    let run = RunFixture.run(cellCount: 12)
    let writer = try RunFile.Writer(in: StateFolder(folder(".telltale")), plan: plan(of: run))
    for (index, cell) in run.cells.enumerated().dropLast(2) { try writer.record(cell, at: index) }
    // The files as they are at this moment, without what closing would add.
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(
        atPath: writer.path + suffix, toPath: folder("left.run" + suffix))
    }
    let read = try RunFile.read(folder("left.run"))
    #expect(read.cells.map(\.trials) == run.cells.dropLast(2).map(\.trials) + [[], []])
    #expect(!read.isComplete)
    try writer.close()
  }

  @Test func `trials from many threads are all there`() async throws {
    let folder = try TemporaryFolder()
    let run = RunFixture.run(cellCount: 60)
    let writer = try RunFile.Writer(in: StateFolder(folder(".telltale")), plan: plan(of: run))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (index, cell) in run.cells.enumerated() {
        group.addTask { for trial in cell.trials { try writer.record(trial, ofCell: index) } }
      }
      try await group.waitForAll()
    }
    #expect(try RunFile.read(writer.path).cells.map(\.trials) == run.cells.map(\.trials))
    try writer.finish(run)
    #expect(try RunFile.read(writer.path) == run)
  }

  @Test func `a run's name is not taken twice`() throws {
    let folder = try TemporaryFolder()
    let run = RunFixture.run(cellCount: 1)
    let path = try written(run, in: folder)
    #expect(
      throws: RunFileError.file(
        FileError(.create, path, "a run of this name is there already"))
    ) { _ = try RunFile.Writer(in: StateFolder(folder(".telltale")), plan: plan(of: run)) }
    #expect(try RunFile.read(path) == run)
  }

  @Test func `what is no run file is refused by name`() throws {
    let folder = try TemporaryFolder()
    try folder.write("suite: x\n", to: "text")
    try folder.write("", to: "empty")
    try folder.write(String(repeating: "x", count: 5000), to: "long")
    do {
      try folder.write("", to: "other.db")
      let other = try SQLiteDatabase(folder("other.db"), for: .writing)
      try other.execute("CREATE TABLE run (id TEXT)")
    }
    for name in ["text", "empty", "long", "other.db"] {
      #expect(throws: RunFileError.notARunFile(path: folder(name))) {
        try RunFile.read(folder(name))
      }
    }
    #expect(
      throws: RunFileError.file(FileError(.read, folder("none"), "it does not exist"))
    ) { try RunFile.read(folder("none")) }
    #expect(throws: RunFileError.file(FileError(.read, folder.path, "it is not a file"))) {
      try RunFile.read(folder.path)
    }
  }

  @Test func `a file of version 1 is read as if nothing of what came later had happened`() throws {
    let folder = try TemporaryFolder()
    let run = RunFixture.run()
    let present = try written(run, in: folder)
    let path = folder("old.run")
    try folder.write("", to: "old.run")
    try VersionOneRunFile.write(path, from: present)
    var expected = run
    expected.policy.confirming = 0
    expected.forgetAttempts()
    for index in expected.cells.indices {
      expected.cells[index].comparison.attribution = nil
      expected.cells[index].comparison.baselineName = nil
      expected.cells[index].confirming = 0
      expected.cells[index].terms = nil
      expected.cells[index].retrieved = nil
      for turn in expected.cells[index].turns.indices {
        expected.cells[index].turns[turn].retrieved = nil
      }
      for assertion in expected.cells[index].assertions.indices {
        expected.cells[index].assertions[assertion].samples = nil
      }
    }
    #expect(expected != run)
    #expect(try RunFile.read(path) == expected)
    #expect(try RunFile.history(path) == RunFile.history(present))
  }

  @Test func `a file of version 2 is read as if nothing had been put again`() throws {
    let folder = try TemporaryFolder()
    var run = RunFixture.run()
    let path = try written(run, in: folder)
    do {
      let database = try SQLiteDatabase(path, for: .writing)
      for table in ["trial", "turn_result"] {
        try database.execute("ALTER TABLE \(table) DROP COLUMN attempts")
      }
      try database.execute("ALTER TABLE run DROP COLUMN part")
      try database.execute("UPDATE cell SET skip_reason = NULL WHERE skip = 'not-run'")
      try database.execute("PRAGMA user_version = 2")
    }
    let all = run
    run.forgetAttempts()
    #expect(run != all)
    #expect(try RunFile.read(path) == run)
  }

  @Test func `a file of a later version is refused politely`() throws {
    let folder = try TemporaryFolder()
    let path = try written(RunFixture.run(cellCount: 1), in: folder)
    do {
      let database = try SQLiteDatabase(path, for: .writing)
      try database.execute("PRAGMA user_version = 4")
    }
    #expect(throws: RunFileError.newer(path: path, version: 4)) { try RunFile.history(path) }
    let error = #expect(throws: RunFileError.newer(path: path, version: 4)) {
      try RunFile.read(path)
    }
    #expect(
      error?.description == "'\(path)' has version 4 of the run format, and this version of "
        + "Telltale reads 3; use a newer Telltale")
  }

  @Test(arguments: [
    (
      "UPDATE trial SET details = '{' WHERE cell = 0",
      "a name in quotes is expected, at byte 1 of a value in the table 'trial'"
    ),
    (
      "UPDATE trial SET outcome = 'answerd' WHERE cell = 0",
      "'answerd' is not known in the table 'trial'"
    ),
    (
      "UPDATE judgement SET evidence = '[[]]' WHERE cell = 0",
      "evidence without a place in the table 'judgement'"
    ),
    ("UPDATE trial SET position = 5 WHERE cell = 0", "a row is missing in the table 'trial'"),
    ("DELETE FROM cell WHERE position = 3", "a cell is missing in the table 'cell'"),
    ("DELETE FROM run", "the table 'run' is empty"),
    ("DROP TABLE note", "no such table: note"),
  ])
  func `damage is named and never read as a run`(sql: String, reason: String) throws {
    let folder = try TemporaryFolder()
    let path = try written(RunFixture.run(cellCount: 5), in: folder)
    do {
      let database = try SQLiteDatabase(path, for: .writing)
      try database.execute(sql)
    }
    #expect(throws: RunFileError.damaged(path: path, reason: reason)) { try RunFile.read(path) }
  }

  @Test func `a cut-off file never gives a run`() throws {
    let folder = try TemporaryFolder()
    let path = try written(RunFixture.run(cellCount: 5), in: folder)
    let bytes = try Data(contentsOf: URL(filePath: path))
    for part in stride(from: 0, to: bytes.count, by: 3001) {
      try bytes.prefix(part).write(to: URL(filePath: folder("part")))
      #expect(throws: RunFileError.self) { try RunFile.read(folder("part")) }
    }
  }

  @Test func `the newest twenty runs are kept, and only runs are removed`() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".telltale/runs")
    try folder.write("", to: ".telltale/runs/keep.run")
    try folder.write("", to: ".telltale/runs/20260101T000000Z-killed.run.new")
    try folder.write("", to: ".telltale/runs/20200101T000000Z-notes.txt")
    #expect(try RunFile.newest(in: folder(".telltale/runs")) == nil)
    // Still going on while others come and go.
    let long = RunFixture.run(id: "20261129T000000Z-aaaaaa", cellCount: 1)
    let writer = try RunFile.Writer(in: StateFolder(folder(".telltale")), plan: plan(of: long))
    for number in 10..<35 {
      let run = RunFixture.run(id: "20261130T0000\(number)Z-aaaaaa", cellCount: 1)
      _ = try written(run, in: folder)
    }
    let names = try folder.names(in: ".telltale/runs").filter { !$0.contains(".run-") }
    #expect(
      names == ["20200101T000000Z-notes.txt", "20261129T000000Z-aaaaaa.run"]
        + (15..<35).map { "20261130T0000\($0)Z-aaaaaa.run" } + ["keep.run"])
    #expect(
      try RunFile.newest(in: folder(".telltale/runs"))
        == folder(".telltale/runs/20261130T000034Z-aaaaaa.run"))
    try writer.finish(long)
    #expect(try RunFile.read(writer.path) == long)
    _ = try written(RunFixture.run(id: "20261130T000035Z-aaaaaa", cellCount: 1), in: folder)
    #expect(
      try RunFile.all(in: folder(".telltale/runs"))
        == (16..<36).map { folder(".telltale/runs/20261130T0000\($0)Z-aaaaaa.run") })
  }

  @Test func `a folder that cannot be written is an error with its reason`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".telltale")
    #expect(
      throws: RunFileError.file(
        FileError(.create, folder(".telltale"), "a file stands in the way"))
    ) {
      _ = try RunFile.Writer(
        in: StateFolder(folder(".telltale")), plan: RunFixture.run(cellCount: 1))
    }
  }

  private func written(_ run: Run, in folder: TemporaryFolder) throws -> String {
    let writer = try RunFile.Writer(in: StateFolder(folder(".telltale")), plan: plan(of: run))
    for (index, cell) in run.cells.enumerated() { try writer.record(cell, at: index) }
    try writer.finish(run)
    return writer.path
  }

  /// The run as it is planned: no results yet.
  private func plan(of run: Run) -> Run {
    var plan = run
    plan.isComplete = false
    plan.duration = 0
    plan.orphans = []
    for index in plan.cells.indices {
      plan.cells[index].trials = []
      plan.cells[index].assertions = []
      plan.cells[index].comparison = CellComparison(status: .notJudged)
    }
    return plan
  }

  private func bytes(_ cell: CellResult) -> [[UInt8]] {
    var texts = [cell.question ?? "none"]
    texts += cell.trials.compactMap(\.response.outcome.answer?.text)
    texts += cell.assertions.flatMap { $0.judgements.map(\.message) }
    return texts.map { Array($0.utf8) }
  }
}

extension Run {
  /// Takes away what earlier versions of the file did not keep.
  fileprivate mutating func forgetAttempts() {
    part = nil
    for cell in cells.indices {
      if cells[cell].isNotRun { cells[cell].skip = .notRun(.interrupted) }
      for trial in cells[cell].trials.indices {
        cells[cell].trials[trial].attempts = []
        for turn in cells[cell].trials[trial].turns.indices {
          cells[cell].trials[trial].turns[turn].attempts = []
        }
      }
    }
  }
}
